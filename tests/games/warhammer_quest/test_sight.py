"""What is seen from where, as a player may ask at any time (WQ-LOS)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.scene import scene

from lanterne.engine import SearchDice, Seen, View
from lanterne.games.warhammer_quest import BOX
from lanterne.lab.stage import Stage

CORNER: dict[str, Any] = {
    "dungeon": ["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}],
    "monsters": {"orc-archer-1": "2c2", "minotaur-1": "2a2"},
}
"""The orc archer in the passage, a minotaur before him, the wizard round the corner (example 8)."""
ROOM = {"barbarian": "1a1", "elf": "1b3", "wizard": "1c4", "dwarf": "1a4"}


def seen_from(stage: Stage, thing: str) -> Seen:
    seen = View(stage.game.box, stage.game.state, 0).seen_from(thing)
    assert seen is not None
    return seen


@rule("WQ-LOS-2", "WQ-LOS-3", "WQ-LOS-4")
def test_walls_hide_and_models_do_not() -> None:
    stage = scene(ROOM, **CORNER)
    seen = seen_from(stage, "foe:orc-archer-1")
    assert seen.here == "square:2c2"
    assert {"warrior:elf", "foe:minotaur-1"} <= {*seen.figures}
    assert "warrior:wizard" not in seen.figures
    assert "square:1c4" not in seen.places
    assert {"square:2c2", "square:1b3"} <= {*seen.places}
    assert not seen.hidden, "nobody stands in the way of a look"
    assert "warrior:wizard" in seen_from(stage, "square:2c1").figures, "one square to the right he would see him"
    assert "foe:orc-archer-1" in seen_from(stage, "warrior:elf").figures, "sight is mutual"


@rule("WQ-EVT-14")
def test_who_is_in_a_trap_pit_neither_sees_nor_is_seen() -> None:
    stage = scene({**ROOM, "elf": {"at": "1b3", "conditions": ["in-pit"]}}, active="barbarian", **CORNER)
    assert "warrior:elf" not in seen_from(stage, "foe:orc-archer-1").figures
    assert View(stage.game.box, stage.game.state, 0).seen_from("warrior:elf") is None


def test_nothing_is_seen_from_what_is_not_there() -> None:
    view = View(scene(ROOM).game.box, scene(ROOM).game.state, 0)
    assert [view.seen_from(thing) for thing in ("square:9a1", "square:zz", "foe:skaven-1", "seat:0")] == [None] * 4


def test_what_stands_in_a_room_is_seen_with_its_squares() -> None:
    stage = scene(dungeon=[{"section": "idol-chamber"}])
    assert any(place.startswith("obstacle:0-") for place in seen_from(stage, "warrior:barbarian").places)


def test_before_anything_is_laid_nothing_is_seen() -> None:
    game = BOX.new(2, SearchDice("nothing yet"), {})
    assert View(BOX, game.state, 0).seen_from("square:1a1") is None
    assert View(BOX, game.state, -1).seen_from("warrior:elf") is None
