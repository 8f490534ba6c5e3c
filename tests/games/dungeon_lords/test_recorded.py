"""Recorded whole games, of every ending and every number of lords, replay to the same end."""

import json

import pytest
from tests.games.dungeon_lords.record import FACTS, KINDS, RECORDED, facts_of, planned

from lanterne.engine import Table, read_log
from lanterne.engine.proof import prove
from lanterne.games.dungeon_lords import BOX
from lanterne.lab.simulate import play_game

KNOWN = json.loads(FACTS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", KINDS)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    log = read_log(RECORDED / f"{name}.log")
    table = Table.replay(BOX, log)
    kind, known = KINDS[name], KNOWN[name]
    assert {"number": known["number"], **facts_of(table)} == known
    assert (known["ending"], known["winners"]) == (kind.ending, kind.winners)
    assert len(table.state.lords) == len(kind.bots)
    assert prove(BOX, log).opened, "the chance was fixed beforehand"


def test_every_ending_is_among_them() -> None:
    assert {path.stem for path in RECORDED.glob("*.log")} == set(KNOWN) == set(KINDS)
    assert {known["ending"] for known in KNOWN.values()} == set(BOX.endings)


@pytest.mark.parametrize("name", ["two-lords-greedy-dummies", "four-lords-by-chance", "trained-guest-of-honour"])
def test_the_same_seeds_take_as_many_decisions_as_ever(name: str) -> None:
    known = KNOWN[name]
    played = play_game(planned(name, known["number"]), known["number"])
    assert (played.decisions, played.ending) == (known["entries"] - 2, known["ending"])
