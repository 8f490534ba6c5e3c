"""Starting and resuming games from the command line, with nobody at the keyboard."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.typed import SOURCES, Keyboard

Play = Callable[..., str]


@pytest.fixture
def play(keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Play]:
    """What `lanterne play xorlosch` prints last, once its input has ended."""
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))

    def played(words: str = "") -> str:
        typed = keyboard("play", "xorlosch", "--lang", "en", *words.split())
        assert (typed.code, typed.err) == (0, "")
        return typed.out.splitlines()[-1]

    with Path(os.devnull).open() as nobody:
        monkeypatch.setattr(sys, "stdin", nobody)
        yield played


def test_the_same_command_resumes_the_game_that_it_began(play: Play) -> None:
    words = "--seats me,random --setting mode=short-game"
    begun = play(words)
    assert play(words) == begun
    assert play("--seats me,random") == begun, "what is not given may be anything"
    other = play("--seats me,random --setting board=dungeon")
    assert other != begun
    assert play(words) == begun
    assert play(f"{words} --new") not in (begun, other)


def test_a_lesson_is_apart_from_other_games(play: Play) -> None:
    lesson = play("--lesson 2-quests")
    assert play("--lesson 2-quests") == lesson
    assert play() != lesson
    assert play("--lesson 2-quests --new") != lesson


@pytest.mark.parametrize("redirect", ["</dev/null", "<&-"])
def test_a_closed_input_is_an_ended_one(redirect: str, tmp_path: Path) -> None:
    command = f"{sys.executable} -m lanterne.cli play xorlosch --lang en {redirect}"
    environment = {"PYTHONPATH": str(SOURCES), "LANTERNE_HOME": str(tmp_path)}
    done = subprocess.run(command, shell=True, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is saved" in done.stdout.splitlines()[-1]
