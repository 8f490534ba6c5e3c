"""Recorded whole games, a win and a loss of every quest, replay to the same end."""

import json

import pytest
from tests.games.heroquest.record import FACTS, KINDS, RECORDED, named, planned

from lanterne.engine import Table, read_log
from lanterne.engine.proof import prove
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.lab.simulate import play_game

KNOWN = json.loads(FACTS.read_text(encoding="utf-8"))
GAMES = [(quest, kind) for quest in range(1, len(BRIEFINGS) + 1) for kind in KINDS]


@pytest.mark.parametrize(("quest", "kind"), GAMES)
def test_a_recorded_game_replays_to_its_end(quest: int, kind: str) -> None:
    log = read_log(RECORDED / f"{named(quest, kind)}.log")
    table = Table.replay(BOX, log)
    known = KNOWN[named(quest, kind)]
    found = {
        "quest": table.state.quest + 1,
        "number": known["number"],
        "ending": table.state.ending,
        "rounds": table.state.round,
        "entries": len(table.log.entries),
        "hash": table.state.hash(),
    }
    assert found == known
    assert table.state.ending in KINDS[kind][1]
    assert prove(BOX, log).opened, "the chance was fixed beforehand"


def test_there_is_a_win_and_a_loss_of_every_quest() -> None:
    assert set(KNOWN) == {named(quest, kind) for quest, kind in GAMES}
    assert {path.stem for path in RECORDED.glob("*.log")} == set(KNOWN)


@pytest.mark.parametrize("quest", [1, 8, 11])
def test_the_same_seeds_take_as_many_decisions_as_ever(quest: int) -> None:
    known = KNOWN[named(quest, "lost")]
    played = play_game(planned(quest, "lost", known["number"]), known["number"])
    assert (played.decisions, played.ending, played.rounds) == (known["entries"] - 2, known["ending"], known["rounds"])
