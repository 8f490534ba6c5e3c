"""Recorded whole games, of every ending and every number of players, replay to the same end."""

import json

import pytest
from tests.games.dungeon_run.record import FACTS, KINDS, RECORDED, facts_of, planned

from lanterne.engine import Table, read_log
from lanterne.engine.proof import prove
from lanterne.games.dungeon_run import BOX
from lanterne.lab.simulate import play_game

KNOWN = json.loads(FACTS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", KINDS)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    log = read_log(RECORDED / f"{name}.log")
    table = Table.replay(BOX, log)
    kind, known = KINDS[name], KNOWN[name]
    assert {"number": known["number"], **facts_of(table)} == known
    assert known["ending"] == kind.ending
    assert len(table.state.heroes) == len(kind.bots)
    assert prove(BOX, log).opened, "the chance was fixed beforehand"


def test_every_ending_and_every_number_of_players_is_among_them() -> None:
    assert {path.stem for path in RECORDED.glob("*.log")} == set(KNOWN) == set(KINDS)
    assert {known["ending"] for known in KNOWN.values()} == set(BOX.endings)
    assert {len(kind.bots) for kind in KINDS.values()} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("name", ["two-escaped", "four-partly-by-chance", "six"])
def test_the_same_seeds_take_as_many_decisions_as_ever(name: str) -> None:
    known = KNOWN[name]
    played = play_game(planned(name, known["number"]), known["number"])
    assert (played.decisions, played.ending) == (known["entries"] - 2, known["ending"])
