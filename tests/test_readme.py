"""The README runs: its Python is a doctest, its commands are carried out."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from lanterne.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")

COMMANDS = [
    shlex.split(line.partition("     ")[0])[1:] for line in README.splitlines() if line.startswith("./lanterne ")
]


def test_the_python_of_the_readme_is_as_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert failed == 0
    assert tried >= 6


def test_the_commands_of_the_readme_work_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "scenarios").symlink_to(ROOT / "scenarios")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    assert len(COMMANDS) >= 8
    for words in COMMANDS:
        assert main(words) == 0, f"{words}: {capsys.readouterr().err}"
    assert (tmp_path / "table.svg").read_text(encoding="utf-8").startswith("<svg")


def test_what_the_readme_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert target.startswith("https://") or (ROOT / target).exists(), target
