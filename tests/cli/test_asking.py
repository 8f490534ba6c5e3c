"""How commands explain themselves, and what they answer to impossible requests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.typed import SOURCES, Keyboard, one_sentence, run

from lanterne.cli import app

COMMANDS = sorted(name for name in app if not name.startswith("-"))


def test_the_overview_has_a_line_of_every_command(keyboard: Keyboard) -> None:
    typed = keyboard("--help")
    assert typed.code == 0
    for command in COMMANDS:
        line = next(line for line in typed.out.splitlines() if line.startswith(f"│ {command} "))
        assert len(line.strip("│ ").split()) > 3, f"{command} is not explained"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example(command: str, keyboard: Keyboard) -> None:
    typed = keyboard(command, "--help")
    assert typed.code == 0
    assert f" lanterne {command}" in typed.out.split("Usage", 1)[1].split("\n", 1)[1]


BAD = {
    "an unknown command": ["dance"],
    "an unknown flag": ["games", "--loud"],
    "a word too many": ["games", "xorlosch"],
    "no game": ["simulate"],
    "an unknown game": ["simulate", "chess"],
    "no games": ["simulate", "xorlosch", "--games", "0"],
    "fewer than no games": ["simulate", "xorlosch", "--games", "-5"],
    "half a game": ["simulate", "xorlosch", "--games", "1.5"],
    "no number": ["simulate", "xorlosch", "--games", "many"],
    "a number of 5000 digits": ["simulate", "xorlosch", "--games", "9" * 5000],
    "a flag without its value": ["simulate", "xorlosch", "--games"],
    "an unknown bot": ["simulate", "xorlosch", "--seats", "random,deep-blue"],
    "no bot": ["simulate", "xorlosch", "--seats", ""],
    "a seat without a bot": ["simulate", "xorlosch", "--seats", "random,"],
    "too many seats": ["simulate", "xorlosch", "--seats", ",".join(["random"] * 99)],
    "too many players": ["simulate", "xorlosch", "--players", "99"],
    "no players": ["simulate", "xorlosch", "--players", "0"],
    "more players than bots": ["simulate", "xorlosch", "--seats", "random,random", "--players", "3"],
    "fewer than no workers": ["simulate", "xorlosch", "--workers", "-1"],
    "far too many workers": ["simulate", "xorlosch", "--workers", "1000000"],
    "a setting without a value": ["simulate", "xorlosch", "--setting", "max_rounds"],
    "a setting without a name": ["simulate", "xorlosch", "--setting", "=30"],
    "an unknown setting": ["simulate", "xorlosch", "--setting", "gravity=off"],
    "an unknown value": ["simulate", "xorlosch", "--setting", "max_rounds=7"],
    "a setting given twice": ["simulate", "xorlosch", "--setting", "board=ruins", "--setting", "board=dungeon"],
    "a quest for a campaign": ["play", "heroquest", "--setting", "quest=2"],
    "a setting that does not fit": ["simulate", "xorlosch", "--players", "3", "--setting", "start_player=5"],
    "no folder for logs": ["simulate", "xorlosch", "--logs", f"{__file__}/logs"],
    "game number 0": ["simulate", "xorlosch", "--first", "0"],
    "rules of no game": ["rules"],
    "rules of an unknown game": ["rules", "chess"],
    "an unknown rule": ["rules", "xorlosch", "XOR-MOV-99"],
    "an unknown language": ["rules", "xorlosch", "--lang", "de"],
    "a replay of nothing": ["replay"],
    "a replay of a missing file": ["replay", "missing.jsonl"],
    "a replay of a folder": ["replay", str(Path(__file__).parent)],
    "a replay of something else": ["replay", __file__],
    "verifying a missing file": ["verify", "missing.jsonl"],
    "a port below all": ["serve", "--port", "-1"],
    "a port beyond all": ["serve", "--port", "65536"],
    "a port by name": ["serve", "--port", "http"],
    "an unknown host": ["serve", "--host", "no such host"],
    "a host of strange letters": ["serve", "--host", "a" * 70 + ".é"],
    "a host that is elsewhere": ["serve", "--host", "192.0.2.1"],
    "an address that is none": ["serve", "--address", "games.example.org"],
    "an address of something else": ["serve", "--address", "ftp://games.example.org"],
    "an address without a host": ["serve", "--address", "https://"],
    "an address with a strange port": ["serve", "--address", "https://games.example.org:many"],
    "an address with a path": ["serve", "--address", "https://games.example.org/table"],
    "an address with a password": ["serve", "--address", "https://me:secret@games.example.org"],
    "a database without a kind": ["serve", "--database", "tables.db"],
}


@pytest.mark.parametrize("words", BAD.values(), ids=BAD.keys())
def test_what_cannot_be_gets_one_sentence(words: list[str], keyboard: Keyboard) -> None:
    typed = keyboard(*words)
    assert typed.code == 2
    assert one_sentence(typed)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "there is no game called 'chess'; there are xorlosch"),
        (["simulate", "xorlosch", "--players", "99"], "xorlosch is for 2 to 6 players, not 99"),
        (["rules", "xorlosch", "XOR-MOV-99"], "xorlosch has no rule XOR-MOV-99; the closest are XOR-MOV-9, "),
        (["replay", "missing.jsonl"], "missing.jsonl cannot be read: No such file or directory"),
    ],
)
def test_the_sentence_says_what_there_is(words: list[str], sentence: str, keyboard: Keyboard) -> None:
    assert one_sentence(keyboard(*words)).startswith(sentence)


def test_a_process_of_its_own_ends_the_same_way() -> None:
    typed = run("simulate", "xorlosch", "--seats", "deep-blue")
    assert typed.code == 2
    assert (
        one_sentence(typed) == "xorlosch has no bot called 'deep-blue'; it has " + typed.err.split("it has ")[1].strip()
    )


def test_a_reader_who_has_read_enough_hears_no_complaint() -> None:
    """The book is longer than a pipe's buffer, so the rest of it cannot be written."""
    with subprocess.Popen(
        [sys.executable, "-m", "lanterne.cli", "rules", "xorlosch"],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) in (0, 141)


def test_a_terminal_without_accents_still_gets_its_book() -> None:
    typed = run("rules", "xorlosch", "XOR-MOV-1", "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (typed.code, typed.err) == (0, "")
    assert typed.out.startswith("**XOR-MOV-1** ? chaque tour")
