"""`lanterne simulate`."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.typed import SOURCES, Keyboard, one_sentence, run

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import Call, View
from lanterne.lab import planning

QUICK = ("simulate", "xorlosch", "--setting", "max_rounds=30", "--workers", "1")


def test_the_figures_for_a_person(keyboard: Keyboard) -> None:
    typed = keyboard(*QUICK, "--games", "3", "--players", "3", "--seed", "7")
    assert (typed.code, typed.err) == (0, "")
    assert typed.out.startswith("xorlosch: 3 games from seed 7, 3 players\n")
    assert "  stopped    3\n" in typed.out
    assert "  rounds     90, 30.0 a game\n" in typed.out


def test_the_figures_for_a_program(keyboard: Keyboard) -> None:
    typed = keyboard(*QUICK, "--games", "3", "--seats", "random,random", "--json")
    assert (typed.code, typed.err) == (0, "")
    figures = json.loads(typed.out)
    assert {"game", "games", "finished", "stopped", "endings", "wins_by_seat", "decisions", "seconds"} <= set(figures)
    assert (figures["game"], figures["games"], figures["finished"], figures["stopped"]) == ("xorlosch", 3, 0, 3)
    assert figures["endings"] == {"all-quests-done": 0, "dragons-slain": 0, "stopped": 3}
    assert sum(figures["wins_by_seat"]) == 3 + figures["shared"]
    assert figures["wins_by_bot"] == {"random": 3 + figures["shared"]}


def test_two_workers_in_a_process_of_its_own() -> None:
    words = ("simulate", "xorlosch", "--setting", "max_rounds=30", "--games", "4", "--json")
    one, two = (json.loads(run(*words, "--workers", workers).out) for workers in ("1", "2"))
    for timed in ("seconds", "games_per_second"):
        one.pop(timed), two.pop(timed)
    assert one == two


class Sleepwalker(RandomBot):
    """A bot that after a while gives answers that are not open."""

    moves = 0

    def choose(self, view: View[Any]) -> Call:
        self.moves += 1
        return super().choose(view) if self.moves < 10 else ("sleepwalk",)


@pytest.fixture
def sleepwalkers(monkeypatch: pytest.MonkeyPatch) -> None:
    def bot(game: str, name: str) -> BotMaker:
        return Sleepwalker

    monkeypatch.setattr(planning, "find_bot", bot)


@pytest.mark.usefixtures("sleepwalkers")
def test_a_broken_game_says_how_to_see_it_again(keyboard: Keyboard, tmp_path: Path) -> None:
    typed = keyboard(*QUICK, "--games", "3", "--first", "5", "--seed", "7", "--seats", "a,b", "--logs", str(tmp_path))
    assert typed.code == 1
    sentence = one_sentence(typed)
    assert sentence.startswith("game 5 broke: IllegalAnswer: ('sleepwalk',) is not open to seat ")
    again = "lanterne simulate xorlosch --seats a,b --seed 7 --setting max_rounds=30 --games 1 --first 5"
    assert sentence.endswith(f"; to reproduce it: {again}")
    left_behind = tmp_path / "xorlosch-7-000005.jsonl"
    assert keyboard("replay", str(left_behind)).out.startswith("xorlosch, rules version 2:")

    alone = keyboard(*again.split()[1:])
    assert alone.code == 1
    assert "Traceback" in alone.err
    assert alone.err.splitlines()[-1].startswith("lanterne: game 5 broke: IllegalAnswer")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_it_with_a_sentence(workers: str, tmp_path: Path) -> None:
    """A log on the disk shows that it is well under way."""
    words = ("--games", "1000000000", "--setting", "max_rounds=30", "--workers", workers, "--logs", str(tmp_path))
    with subprocess.Popen(
        [sys.executable, "-m", "lanterne.cli", "simulate", "xorlosch", *words],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while not any(tmp_path.glob("*.jsonl")):
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert err.startswith("lanterne: stopped by Ctrl-C after ")
    assert err.endswith(" of 1000000000 games\n")
    assert err.count("\n") == 1


def test_tables_and_a_report_of_them(keyboard: Keyboard, tmp_path: Path) -> None:
    table, page = tmp_path / "games.parquet", tmp_path / "page" / "report.html"
    typed = keyboard(*QUICK, "--games", "3", "--out", str(table), "--decisions")
    assert (typed.code, typed.err) == (0, "")
    names = ["games.decisions.parquet", "games.parquet", "games.seats.parquet"]
    assert sorted(file.name for file in tmp_path.iterdir()) == names
    typed = keyboard("report", str(table), "--out", str(page))
    assert (typed.code, typed.out) == (0, f"{page} is ready\n")
    assert "<h1>The Dragon Hunters of Xorlosch</h1>" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--decisions",), "--decisions needs --out"),
        (("--out", "games.csv"), "must end in .parquet"),
        (("--ray", "ray://somewhere:10001"), "run this on a machine of the cluster"),
        (("--ray", "somewhere"), "is not the address of a cluster"),
    ],
)
def test_results_that_cannot_be_had_get_a_sentence(keyboard: Keyboard, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in one_sentence(keyboard(*QUICK, "--games", "1", *words))


def test_a_report_of_no_table_gets_a_sentence(keyboard: Keyboard, tmp_path: Path) -> None:
    assert "cannot be read as a Parquet file" in one_sentence(keyboard("report", str(tmp_path / "nothing.parquet")))
