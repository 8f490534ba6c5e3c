"""Starting and resuming games from the command line, with nobody at the keyboard."""

import subprocess
import sys
from pathlib import Path

from tests.cli.typed import SOURCES


def play(home: Path, words: str = "", redirect: str = "</dev/null") -> str:
    """What `lanterne play xorlosch` prints last, once its input has ended."""
    command = f"{sys.executable} -m lanterne.cli play xorlosch --lang en {words} {redirect}"
    environment = {"PYTHONPATH": str(SOURCES), "LANTERNE_HOME": str(home)}
    done = subprocess.run(command, shell=True, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.splitlines()[-1]


def test_the_same_command_resumes_the_game_that_it_began(tmp_path: Path) -> None:
    words = "--seats me,random --option mode=short-game"
    begun = play(tmp_path, words)
    assert play(tmp_path, words) == begun
    assert play(tmp_path, "--seats me,random") == begun, "what is not given may be anything"
    other = play(tmp_path, "--seats me,random --option board=dungeon")
    assert other != begun
    assert play(tmp_path, words) == begun
    assert play(tmp_path, f"{words} --new") not in (begun, other)


def test_a_closed_input_is_an_ended_one(tmp_path: Path) -> None:
    assert "The game is saved" in play(tmp_path, redirect="<&-")


def test_a_lesson_is_apart_from_other_games(tmp_path: Path) -> None:
    lesson = play(tmp_path, "--lesson first-game")
    assert play(tmp_path, "--lesson first-game") == lesson
    assert play(tmp_path) != lesson
    assert play(tmp_path, "--lesson first-game --new") != lesson
