"""Typing a command, in this process or in a separate one."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from lanterne.cli import main

SOURCES = Path(__file__).parents[2] / "src"


class Typed(NamedTuple):
    """The outcome of a command."""

    code: int
    out: str
    err: str


class Keyboard:
    """`keyboard("games", "--json")` runs `lanterne games --json` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> Typed:
        try:
            code = main(words)
        except SystemExit as left:
            code = int(left.code or 0)
        return Typed(code, *self._capsys.readouterr())


def run(*words: str | Path, **environment: str) -> Typed:
    """The same in a separate process."""
    done = subprocess.run(
        [sys.executable, "-m", "lanterne.cli", *words],
        env={**os.environ, "PYTHONPATH": str(SOURCES), **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return Typed(done.returncode, done.stdout, done.stderr)


def one_sentence(typed: Typed) -> str:
    """The complaint of a command that printed nothing else."""
    assert typed.out == ""
    assert typed.err.startswith("lanterne: ")
    assert typed.err.count("\n") == 1
    assert "Traceback" not in typed.err
    return typed.err.removeprefix("lanterne: ").rstrip()
