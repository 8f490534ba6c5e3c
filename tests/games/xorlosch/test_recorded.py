"""Recorded whole games replay to the same end, and the same seeds still lead to the same games."""

import json

import pytest
from tests.games.xorlosch.record import GAMES, RECORDED

from lanterne.engine import Table, read_log
from lanterne.engine.proof import prove
from lanterne.games.xorlosch import BOX
from lanterne.lab.simulate import plan, run

FACTS = json.loads((RECORDED / "facts.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    table = Table.replay(BOX, read_log(RECORDED / f"{name}.log"))
    found = {
        "ending": table.state.ending,
        "entries": len(table.log.entries),
        "ranking": list(BOX.ranking(table.state)),
        "hash": table.state.hash(),
    }
    assert found == FACTS[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_chance_of_a_recorded_game_was_fixed_beforehand(name: str) -> None:
    assert prove(BOX, read_log(RECORDED / f"{name}.log")).opened


def test_there_is_a_recorded_game_for_every_ending() -> None:
    assert {facts["ending"] for facts in FACTS.values()} == set(BOX.endings)


def test_the_same_seeds_take_as_many_decisions_as_ever() -> None:
    for name, (seats, options, seed) in GAMES.items():
        report = run(plan("xorlosch", seats, 1, seed, options), workers=1)
        answers = FACTS[name]["entries"] - 2  # without the set-up and the seed
        assert (report.decisions, report.endings[FACTS[name]["ending"]]) == (answers, 1), name
