"""Where sections can lie (WQ-EXP-6 to WQ-EXP-11, WQ-AUT-10)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import scene, state

from lanterne.games.warhammer_quest.content.sections import CELLS, SECTION_NAMES, SECTIONS
from lanterne.games.warhammer_quest.position.dungeon import door_named
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, sees
from lanterne.games.warhammer_quest.rules.laying import (
    MANNERS,
    covered,
    front_squares,
    kept_free,
    occupied,
    placements,
    put_down,
    table_place,
)
from lanterne.games.warhammer_quest.rules.piles import shares
from lanterne.games.warhammer_quest.state import NONE, RUBBLE, SQUARES, DoorRow, State
from lanterne.kit.tiles import EAST, SOUTH, WEST

JUNCTION = SECTION_NAMES.index("t-junction")


def laid(*dungeon: Any, **position: Any) -> State:
    """A dungeon of these sections, the first of them the entrance."""
    return state(scene(dungeon=list(dungeon), **position))


def manners(s: State, section: str, door: str) -> list[str]:
    """How the section can be laid behind the doorway, the suggestion first."""
    ways = placements(s, SECTION_NAMES.index(section), door_named(s, door))
    return [str(MANNERS.name(way.manner)) for way in ways]


def lay(s: State, section: str, door: str, manner: str) -> int:
    """Lay the section so; its number."""
    number, to = SECTION_NAMES.index(section), door_named(s, door)
    way = next(way for way in placements(s, number, to) if MANNERS.name(way.manner) == manner)
    return put_down(s, number, way, to)


def add_room(s: State, x: int, y: int, side: int, pile: tuple[int, ...]) -> None:
    """Another guard room at this place, with a doorway on this side of the table."""
    number, section = len(s.laid), SECTIONS[s.laid[0].section]
    door = next(door for door in section.doors if (side - door.side) % 4 < 2)
    one, other = (number * CELLS + cell for cell in door.cells)
    s.laid += (s.laid[0]._replace(x=x, y=y, turn=(side - door.side) % 4),)
    s.doors += (DoorRow(number, (one, other), side, pile=pile),)


# --- ways to lay ------------------------------------------------------------------------------------------------------


@rule("WQ-EXP-6", "WQ-EXP-7")
@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("dungeon-cell", {"ahead"}),
        ("stairway", {"ahead"}),
        ("corner", {"left", "right"}),
        ("passageway-i", {"ahead", "left", "right", "across-left", "across-right"}),
        ("t-junction", {"left-and-right"}),
        ("firechasm", {"closed"}),
    ],
)
def test_what_looks_alike_is_offered_once(section: str, expected: set[str]) -> None:
    """A room can be turned round, and a passage joined by its other end: that makes no difference."""
    s = laid("guard-room", piles={"1E": 5})
    found = manners(s, section, "1E")
    assert len(found) == len(expected)
    assert set(found) == expected


@rule("WQ-EXP-3", "WQ-EXP-6", "WQ-EXP-7", "WQ-MOV-7")
@pytest.mark.parametrize("manner", ["ahead", "left", "right", "across-left", "across-right"])
def test_the_doors_of_neighbours_face_each_other(manner: str) -> None:
    s = laid("guard-room", piles={"1E": 5})
    number = lay(s, "passageway-i", "1E", manner)
    door = s.doors[1]
    assert (door.beyond, door.pile) == (number, ())
    assert [table_place(s, square) for square in door.facing] == list(front_squares(s, door))
    for near, far in zip(door.squares, door.facing, strict=True):
        assert adjacent(s, near) >> far & 1
    assert s.laid[number].door == 1
    assert s.doors[2].section == number
    assert len(s.doors) == 3
    assert occupied(s, 0).isdisjoint(front_squares(s, s.doors[2]))


@rule("WQ-EXP-7")
def test_left_and_right_are_seen_from_the_way_in() -> None:
    """From the guard room to the east: a corner to the left leads north, one to the right south."""
    for manner, row in (("left", 0), ("right", 3)):
        s = laid("guard-room", piles={"1E": 5})
        lay(s, "corner", "1E", manner)
        ahead = front_squares(s, s.doors[2])
        assert {y for _, y in ahead} == ({-2} if row == 0 else {5})


@rule("WQ-EXP-7")
def test_a_section_covers_no_other() -> None:
    """The way turns left three times; a fourth time it would come back onto its first section."""
    turns: list[Any] = [
        {"section": "corner", "at": f"{n}{side}", "by": "W"} for n, side in ((1, "E"), (2, "N"), (3, "N"))
    ]
    s = laid("guard-room", *turns, piles={"4N": 2})
    assert "left" not in manners(s, "corner", "4N")
    assert manners(s, "corner", "4N") == ["right"]


@rule("WQ-EXP-7")
def test_the_way_in_front_of_the_entrance_stays_free() -> None:
    """Behind a junction the left branch turns back past the entrance, two squares away from its wall."""
    s = laid("t-junction", piles={"1E": 3, "1W": 3})
    entrance = set(front_squares(s, s.doors[0]))
    assert entrance <= kept_free(s, 0, NONE)
    for section, door in (("passageway-i", "1E"), ("corner", "1E"), ("guard-room", "1W")):
        for way in placements(s, SECTION_NAMES.index(section), door_named(s, door)):
            assert covered(SECTION_NAMES.index(section), way.spot).isdisjoint(entrance)


@rule("WQ-EXP-7")
@pytest.mark.parametrize(("pile", "fits"), [((), True), ((7, 8), False)])
def test_nothing_lies_in_front_of_another_door_with_cards(pile: tuple[int, ...], fits: bool) -> None:
    """A room above the passage has a door that looks down on it; a dead end needs no room before it."""
    s = laid("guard-room", piles={"1E": 5})
    add_room(s, 6, -3, SOUTH, pile)
    assert set(front_squares(s, s.doors[-1])) == {(7, 1), (8, 1)}
    assert ("ahead" in manners(s, "passageway-i", "1E")) == fits
    assert "across-right" in manners(s, "passageway-i", "1E")


@rule("WQ-EXP-7")
@pytest.mark.parametrize(("pile", "fits"), [((), True), ((7, 8), False)])
def test_no_exit_leads_to_the_front_of_another_door_with_cards(pile: tuple[int, ...], fits: bool) -> None:
    s = laid("guard-room", piles={"1E": 5})
    add_room(s, 11, 0, WEST, pile)
    assert ("ahead" in manners(s, "passageway-i", "1E")) == fits
    assert "left" in manners(s, "passageway-i", "1E")


@rule("WQ-EXP-7", "WQ-EXP-12")
@pytest.mark.parametrize(("cards", "fits"), [(1, False), (0, True)])
def test_only_an_exit_that_will_have_cards_needs_room_before_it(cards: int, fits: bool) -> None:
    """A room lies just behind the end of the passage: as a dead end it may end there."""
    s = laid("guard-room", piles={"1E": cards})
    add_room(s, 10, 0, EAST, ())
    assert ("ahead" in manners(s, "passageway-i", "1E")) == fits


@rule("WQ-EXP-7")
def test_a_door_behind_rubble_keeps_nothing_free() -> None:
    s = laid("guard-room", piles={"1E": 5})
    add_room(s, 11, 0, WEST, (7, 8))
    s.doors = (*s.doors[:-1], s.doors[-1]._replace(closed=RUBBLE))
    assert "ahead" in manners(s, "passageway-i", "1E")


# --- junctions --------------------------------------------------------------------------------------------------------


@rule("WQ-EXP-8")
def test_a_junction_is_joined_by_an_arm_only_where_its_stem_does_not_fit() -> None:
    s = laid("guard-room", piles={"1E": 5})
    assert manners(s, "t-junction", "1E") == ["left-and-right"]
    # a room lies where the right arm would end; joined by an arm, the stem points away from it
    narrow = laid("guard-room", piles={"1E": 5})
    room = SECTION_NAMES.index("guard-room")
    narrow.laid += (narrow.laid[0]._replace(section=room, x=6, y=3),)
    assert set(manners(narrow, "t-junction", "1E")) == {"left-and-ahead"}


@rule("WQ-EXP-11")
@pytest.mark.parametrize(
    ("pile", "left", "right"),
    [
        ((), (), ()),
        ((4,), (), (4,)),
        ((1, 2), (1,), (2,)),
        ((1, 2, 3, 4, 5), (2, 4), (1, 3, 5)),
    ],
)
def test_a_junction_divides_the_pile_from_the_bottom(
    pile: tuple[int, ...], left: tuple[int, ...], right: tuple[int, ...]
) -> None:
    """The bottom card goes to the right; what lay above stays above."""
    assert shares(SECTIONS[JUNCTION], (1, 2), pile) == (left, right)


@rule("WQ-EXP-11", "WQ-EXP-13")
def test_left_pile_lies_left() -> None:
    """Entered by its stem from the west, the left arm points north."""
    s = laid("guard-room", piles={"1E": 5})
    pile = s.doors[1].pile
    lay(s, "t-junction", "1E", "left-and-right")
    left, right = s.doors[2:]
    assert front_squares(s, left)[0][1] < 0 < front_squares(s, right)[0][1]
    assert (left.pile, right.pile) == ((pile[1], pile[3]), (pile[0], pile[2], pile[4]))
    lay(s, "corner", "2E", "left")
    assert s.doors[4].pile == (pile[1], pile[3])
    assert s.doors[2].pile == ()


# --- what does not fit ------------------------------------------------------------------------------------------------


@rule("WQ-EXP-9", "WQ-LOS-5")
def test_what_fits_nowhere_lies_on_a_layer_of_its_own() -> None:
    """It is joined by the doorway alone, and a passage goes straight on."""
    s = laid("guard-room", piles={"1E": 5})
    s.laid += (s.laid[0]._replace(x=4, y=2),)  # a room that leaves only half of the doorway free
    assert manners(s, "passageway-i", "1E") == ["ahead"]
    number = lay(s, "passageway-i", "1E", "ahead")
    assert (s.laid[number].layer, s.laid[0].layer) == (1, 0)
    near, far = SQUARES.number("1d3"), number * CELLS + 8
    assert adjacent(s, near) >> far & 1
    assert sees(s, SQUARES.number("1a3"), far + 5)
    other = CELLS + 0  # of the room that lies in the same place
    assert table_place(s, other) == table_place(s, far)
    assert not sees(s, near, other)
    assert not adjacent(s, near) >> other & 1
    # what follows stays on that layer, where there is room
    onward = lay(s, "guard-room", f"{number + 1}E", "ahead")
    assert s.laid[onward].layer == 1


@rule("WQ-EXP-10", "WQ-LOS-4")
def test_sections_that_touch_are_apart_without_a_doorway() -> None:
    """A passage that turns back along the guard room: side by side on the table, with a wall between."""
    s = laid("guard-room", piles={"1E": 5})
    number = lay(s, "passageway-i", "1E", "across-left")
    touching = [
        (one, other)
        for one in range(CELLS)
        for other in range(number * CELLS, number * CELLS + CELLS)
        if one in SECTIONS[s.laid[0].section].cells
        and other - number * CELLS in SECTIONS[s.laid[number].section].cells
        and abs(table_place(s, one)[0] - table_place(s, other)[0]) == 1
        and table_place(s, one)[1] == table_place(s, other)[1]
    ]
    apart = [pair for pair in touching if pair[0] not in s.doors[1].squares]
    assert apart
    for one, other in apart:
        assert not adjacent(s, one) >> other & 1
        assert not sees(s, one, other)


# --- the suggestion ---------------------------------------------------------------------------------------------------


@rule("WQ-AUT-10")
def test_the_suggestion_keeps_out_of_the_way() -> None:
    """With nothing around it goes straight ahead; with a room there it turns away from it."""
    open_ground = laid("guard-room", piles={"1E": 5})
    assert manners(open_ground, "passageway-i", "1E")[0] == "ahead"
    crowded = laid("guard-room", piles={"1E": 5})
    crowded.laid += (crowded.laid[0]._replace(x=11, y=-1), crowded.laid[0]._replace(x=6, y=4))
    first, *others = manners(crowded, "passageway-i", "1E")
    assert first in ("left", "across-left")
    assert "ahead" in others


@rule("WQ-AUT-10")
@pytest.mark.parametrize(
    ("pile", "left_edge", "suggested"),
    [
        ((), 8, "ahead"),  # nobody will come that way
        ((7, 8), 8, "across-right"),  # 3 × 2 squares before a door weigh more than the 4 squares of a room
        ((7, 8), 7, "ahead"),  # but less than 8
    ],
)
def test_squares_ahead_of_other_doors_weigh_three_times(pile: tuple[int, ...], left_edge: int, suggested: str) -> None:
    """A door some way up looks down on the passage; a room lies ahead of the exit that it has if laid across."""
    s = laid("guard-room", piles={"1E": 5})
    add_room(s, left_edge, 7, EAST, ())
    add_room(s, 6, -8, SOUTH, pile)
    assert manners(s, "passageway-i", "1E")[0] == suggested


@rule("WQ-AUT-10")
def test_nothing_further_than_six_ahead_matters() -> None:
    s = laid("guard-room", piles={"1E": 5})
    add_room(s, 6, -9, SOUTH, (7, 8))
    assert manners(s, "passageway-i", "1E")[0] == "ahead"
