"""`lanterne bench start` starts everything a few times, and tells what that took."""

import json

import pytest
from tests.cli.typed import Keyboard, one_sentence

from lanterne import registry
from lanterne.server.bench_start import FIRST_PAGE, LOBBY, starts


def test_every_start_is_measured(keyboard: Keyboard) -> None:
    typed = keyboard("bench", "start", "--runs", "1", "--json")
    rows = json.loads(typed.out)
    assert [row["start"] for row in rows] == [start.name for start in (*starts(registry.GAMES[0]), FIRST_PAGE, LOBBY)]
    for row in rows:
        assert row["seconds"] > 0
        assert row["over"] == (row["seconds_at_pace"] > row["budget"])
        assert row["million_ysteps"] == pytest.approx(row["seconds_at_pace"] * 5.5, abs=0.01)
    assert typed.code == any(row["over"] for row in rows)


@pytest.mark.parametrize("runs", ["0", "-1", "100000"])
def test_a_number_of_runs_that_cannot_be_gets_a_sentence(runs: str, keyboard: Keyboard) -> None:
    assert one_sentence(keyboard("bench", "start", "--runs", runs)) == "--runs must be from 1 to 1000"


def test_runs_belong_to_the_start_and_seconds_do_not(keyboard: Keyboard) -> None:
    assert one_sentence(keyboard("bench", "--runs", "5")) == "--runs is for `lanterne bench start`"
    said = one_sentence(keyboard("bench", "start", "--seconds", "5"))
    assert said == "--seconds is not for `lanterne bench start`, which takes --runs"
