"""Lines of sight (HQ-LOS), on the board."""

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import scene, state, steps

from lanterne.engine import Seen, View
from lanterne.games.heroquest.rules.places import looks, monster_in_view, surroundings, targets
from lanterne.games.heroquest.state import SQUARES
from lanterne.kit.grid import squares_of
from lanterne.lab.stage import Stage


def sees(stage: Stage, one: str, other: str, target: bool = False) -> bool:
    """Whether the one square sees the other; both ways must say the same."""
    a, b = SQUARES.number(one), SQUARES.number(other)
    test = targets if target else looks
    assert test(state(stage), a, b) == test(state(stage), b, a)
    return test(state(stage), a, b)


@rule("HQ-LOS-1", "HQ-LOS-3", "HQ-LOS-8")
@pytest.mark.parametrize(
    ("door", "seen"), [("open", True), ("closed", False), ("found", False), ("secret", False), ("unseen", False)]
)
def test_only_an_open_door_lets_a_line_through(door: str, seen: bool) -> None:
    stage = scene({"barbarian": "l9"}, doors={"p9-q9": door})
    assert sees(stage, "l9", "q9") is seen
    assert not sees(stage, "l9", "q8"), "the wall beside the door"


@rule("HQ-LOS-1", "HQ-LOS-4")
def test_figures_stop_targets_but_not_looks() -> None:
    stage = scene({"barbarian": "l9", "dwarf": "n9"}, monsters=[{"foe": "orc-1", "at": "p9"}])
    assert sees(stage, "l9", "p9")
    assert not sees(stage, "l9", "p9", target=True)
    assert monster_in_view(state(stage), 0), "also behind a comrade"
    assert "search_for_traps" not in steps(stage, "barbarian")


@rule("HQ-LOS-2", "HQ-LOS-6", "HQ-DOR-7")
def test_a_corner_is_passed_on_the_open_side_and_never_where_four_rooms_meet() -> None:
    stage = scene({"barbarian": "p8"}, doors={"p8-q8": "open"})
    assert sees(stage, "p8", "q7")
    assert sees(stage, "p8", "q9")
    assert not sees(stage, "e4", "f5"), "four rooms meet there"
    stage = scene({"barbarian": "p8"}, doors={"p8-q8": "closed"})
    assert not sees(stage, "p8", "q7")


@rule("HQ-LOS-6")
def test_figures_beside_a_corner_do_not_matter() -> None:
    heroes = {"barbarian": "k8", "dwarf": "l8", "elf": "k9"}
    assert sees(scene(heroes), "k8", "l9", target=True)


@rule("HQ-LOS-5", "HQ-MOV-9")
def test_blocked_squares_are_walls_and_furniture_is_not() -> None:
    assert not sees(scene(blocked=["m9"]), "k9", "o9")
    stage = scene(furniture=[{"kind": "bookcase", "at": ["m9", "m10"]}])
    assert sees(stage, "k9", "o9")


@rule("HQ-LOS-5", "HQ-VAR-1")
def test_tall_furniture_is_a_wall_in_that_variant_and_a_table_is_not() -> None:
    settings = {"tall_furniture": "on"}
    tall = scene(furniture=[{"kind": "bookcase", "at": ["m9", "m10"]}], settings=settings)
    assert not sees(tall, "k9", "o9")
    low = scene(furniture=[{"kind": "table", "at": ["m9", "m10"]}], settings=settings)
    assert sees(low, "k9", "o9")


@rule("HQ-LOS-7")
def test_a_blocked_square_itself_is_seen() -> None:
    assert sees(scene(blocked=["m9"]), "k9", "m9")


@rule("HQ-LOS-9", "HQ-ATK-15")
def test_figures_on_one_pit_square_see_each_other_and_hide_nobody_there() -> None:
    stage = scene({"barbarian": "m9", "dwarf": "m9"}, pits=["m9"], monsters=[{"foe": "orc-1", "at": "k9"}])
    assert sees(stage, "m9", "m9", target=True)
    assert sees(stage, "m9", "k9", target=True)


@rule("HQ-LOS-10")
@pytest.mark.parametrize(("one", "other"), [("k8", "p12"), ("a1", "z1"), ("a1", "b2"), ("k8", "l12"), ("q7", "j13")])
def test_sight_is_mutual(one: str, other: str) -> None:
    sees(scene(blocked=["m10"]), one, other)
    sees(scene(blocked=["m10"]), one, other, target=True)


@rule("HQ-LOS-11", "HQ-SEC-4")
def test_the_same_corridor_is_what_is_in_line() -> None:
    stage = scene({"barbarian": "a1"}, blocked=["d1"])
    here = surroundings(state(stage), SQUARES.number("a1"))
    assert here >> SQUARES.number("c1") & 1
    assert here >> SQUARES.number("a19") & 1
    assert not here >> SQUARES.number("e1") & 1, "behind the block"
    assert not here >> SQUARES.number("z19") & 1, "round the corner"
    room = surroundings(state(stage), SQUARES.number("k8"))
    assert room.bit_count() == 30


# --- shown on demand --------------------------------------------------------------------------------------------------


def seen_from(stage: Stage, thing: str, seat: int = 0) -> Seen:
    seen = View(stage.game.box, stage.game.state, seat).seen_from(thing)
    assert seen is not None
    return seen


@rule("HQ-LOS-1", "HQ-LOS-4")
def test_what_is_shown_tells_targets_from_those_behind_somebody() -> None:
    orcs = [{"foe": "orc-1", "at": "p9"}, {"foe": "orc-2", "at": "p11"}, {"foe": "goblin-1", "at": "q8"}]
    stage = scene({"barbarian": "l9", "dwarf": "n9"}, monsters=orcs)
    seen = seen_from(stage, "hero:barbarian")
    assert seen.here == "square:l9"
    assert seen.figures == ("hero:dwarf", "foe:orc-2")
    assert seen.hidden == ("foe:orc-1",)
    assert len(seen.places) == 30, "the room, and nothing through its walls"
    assert seen_from(stage, "square:l9").figures == ("hero:barbarian", *seen.figures), (
        "a figure that stands there is seen too"
    )
    assert seen_from(stage, "foe:orc-1").hidden == ("hero:barbarian",), "sight is mutual"


@rule("HQ-LOS-5", "HQ-LOS-9")
def test_a_pit_is_shared_and_furniture_is_seen_as_a_whole() -> None:
    registry = [{"kind": "bookcase", "at": ["m9", "m10"]}]
    stage = scene({"barbarian": "k9", "dwarf": "k9"}, pits=["k9"], blocked=["l10"], furniture=registry)
    seen = seen_from(stage, "hero:dwarf")
    assert seen.figures == ("hero:barbarian",)
    assert "furniture:m9" in seen.places
    assert "square:m11" not in seen.places, "behind the block"


@rule("HQ-LOS-8", "HQ-EXP-9")
@pytest.mark.parametrize("seat", [-1, 0, 4])
def test_only_what_has_been_revealed_is_shown(seat: int) -> None:
    stage = scene(quest="goblin-toll", seen=["corridor"])
    known = [f"square:{SQUARES.name(square)}" for square in squares_of(state(stage).seen)]
    seen = seen_from(stage, known[0], seat)
    assert 1 < len(seen.places) < len(known)
    assert {*seen.places} < {*known}
    view = View(stage.game.box, stage.game.state, seat)
    assert view.seen_from("square:l9") is None, "a room that nobody has entered"


@pytest.mark.parametrize(
    "thing",
    ["", "square", "square:", "square:none", "square:zz99", "hero:gandalf", "foe:orc-1", "pile:l9", "door:p9-q9"],
)
def test_nobody_looks_from_what_is_not_on_the_board(thing: str) -> None:
    stage = scene({"barbarian": "l9"})
    assert View(stage.game.box, stage.game.state, 0).seen_from(thing) is None


@rule("HQ-DOR-5")
def test_monsters_open_no_doors() -> None:
    orc = [{"foe": "orc-1", "at": "p9"}]
    stage = scene({"barbarian": "q9"}, active="zargon", doors={"p9-q9": "closed"}, monsters=orc)
    stage.play("zargon", "use orc-1")
    assert not any("door" in words for words in stage.offered("zargon"))
    assert not any(words == "go orc-1 q8" for words in stage.offered("zargon"))
