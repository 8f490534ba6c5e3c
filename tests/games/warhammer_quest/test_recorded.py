"""Recorded whole games, a win and a loss of every adventure, replay to the same end."""

import json

import pytest
from tests.games.warhammer_quest.record import FACTS, KINDS, RECORDED, named, planned

from lanterne.engine import Table, read_log
from lanterne.engine.proof import prove
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES
from lanterne.lab.simulate import play_game

KNOWN = json.loads(FACTS.read_text(encoding="utf-8"))
GAMES = [(adventure, kind) for adventure in range(len(ADVENTURE_NAMES)) for kind in KINDS]


@pytest.mark.parametrize(("adventure", "kind"), GAMES)
def test_a_recorded_game_replays_to_its_end(adventure: int, kind: str) -> None:
    log = read_log(RECORDED / f"{named(adventure, kind)}.log")
    table = Table.replay(BOX, log)
    known = KNOWN[named(adventure, kind)]
    found = {
        "number": known["number"],
        "ending": table.state.ending,
        "turns": table.state.turn,
        "entries": len(table.log.entries),
        "hash": table.state.hash(),
    }
    assert found == known
    assert table.state.adventure == adventure
    assert table.state.ending in KINDS[kind][2]
    assert prove(BOX, log).opened, "the chance was fixed beforehand"


def test_there_is_a_win_and_a_loss_of_every_adventure() -> None:
    assert set(KNOWN) == {named(adventure, kind) for adventure, kind in GAMES}
    assert {path.stem for path in RECORDED.glob("*.log")} == set(KNOWN)


@pytest.mark.parametrize("adventure", [4, 12, 26])
def test_the_same_seeds_take_as_many_decisions_as_ever(adventure: int) -> None:
    known = KNOWN[named(adventure, "lost")]
    played = play_game(planned(adventure, "lost", known["number"]), known["number"])
    assert (played.decisions, played.ending) == (known["entries"] - 2, known["ending"])
