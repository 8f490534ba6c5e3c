"""The summary of a finished game."""

from tests.games.dungeon_lords.scene import scene, state

from lanterne.engine import EventRecord
from lanterne.games.dungeon_lords.rules.calendar import YEAR_BEGINS
from lanterne.games.dungeon_lords.rules.conquest import TILE_CONQUERED
from lanterne.games.dungeon_lords.rules.evil import PALADIN_COMES
from lanterne.games.dungeon_lords.rules.party import CAPTURED
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS
from lanterne.games.dungeon_lords.story import account, turning_points

WARRIOR, PALADIN = (ADVENTURER_IDS.number(name) for name in ("warrior-1", "paladin-2"))


def test_the_account_of_a_lord_adds_up_things_and_titles() -> None:
    table = scene({"red": {"evil": 12, "prison": ["thief-1"]}, "blue": {"unpaid": 9}}, seats=4, phase="orders")
    told = {say.id: say.args for say in account(state(table), 0)}
    assert told["story-things"] == {"count": 2}
    worth = told["story-titles"]["points"]
    assert isinstance(worth, int)
    assert told["story-points"] == {"count": 2 + worth}
    assert "story-licensed" in told
    assert "story-unlicensed" in {say.id for say in account(state(table), 1)}


def test_paladins_and_battles_are_told_by_the_year() -> None:
    table = scene({"red": {}, "blue": {}}, seats=4, phase="orders")
    events = [
        EventRecord(YEAR_BEGINS, (1,)),
        EventRecord(CAPTURED, (WARRIOR, 4, 0)),
        EventRecord(TILE_CONQUERED, (1, 2)),
        EventRecord(YEAR_BEGINS, (2,)),
        EventRecord(PALADIN_COMES, (PALADIN, 1)),
        EventRecord(CAPTURED, (PALADIN, 8, 1)),
    ]
    told = turning_points(state(table), events)
    assert [(say.id, say.args["year"], say.args["lord"].id) for say in told] == [  # type: ignore[union-attr]
        ("story-paladin", 2, "colour-blue"),
        ("story-paladin-caught", 2, "colour-blue"),
        ("story-combat", 1, "colour-red"),
        ("story-combat", 1, "colour-blue"),
        ("story-combat", 2, "colour-blue"),
    ]
    assert [(say.args["captured"], say.args["conquered"]) for say in told[2:]] == [(1, 0), (0, 1), (1, 0)]
