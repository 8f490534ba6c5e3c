"""The portcullis and its key (WQ-EVT-12)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import refused, scene, state, steps

from lanterne.games.warhammer_quest.content.cards import ENCOUNTER, PORTCULLIS_KEY
from lanterne.games.warhammer_quest.content.cards import PORTCULLIS as PORTCULLIS_CARD
from lanterne.games.warhammer_quest.position.dungeon import door_named
from lanterne.games.warhammer_quest.rules.cave_in import cave_in, collapses
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, adjacent_sections, holds, sees
from lanterne.games.warhammer_quest.rules.events import is_ignored
from lanterne.games.warhammer_quest.rules.harm import dies
from lanterne.games.warhammer_quest.rules.portcullis import close_portcullis, key_found, portcullis_waits
from lanterne.games.warhammer_quest.state import DEAD, NONE, OPEN, PORTCULLIS, RUBBLE, SQUARES, WARRIORS, Blocked
from lanterne.lab.stage import Stage

ROOMS: list[Any] = ["guard-room", {"section": "dungeon-cell", "at": "1E"}]
INSIDE = {"barbarian": "2b2", "elf": "2b3", "wizard": "2c2", "dwarf": "2c3"}


def do(stage: Stage, call: tuple[Any, ...]) -> None:
    """Let something happen now."""
    stage.game.state.agenda.append(call)
    stage.game.run()


def closed(stage: Stage) -> int:
    """What closes the doorway between the two rooms."""
    return state(stage).doors[door_named(state(stage), "1E")].closed


# --- closing ----------------------------------------------------------------------------------------------------------


@rule("WQ-EVT-12", "WQ-EVT-7")
def test_it_closes_at_once_if_everybody_is_in() -> None:
    stage = scene(INSIDE, dungeon=ROOMS)
    do(stage, portcullis_waits(1))
    s = state(stage)
    assert closed(stage) == PORTCULLIS
    assert s.portcullis == NONE
    assert PORTCULLIS_CARD in s.standing
    assert stage.events[-2:] == ["portcullis-hangs", "portcullis-closed"]


@rule("WQ-EVT-12")
def test_it_waits_for_the_last_warrior() -> None:
    """Unconscious or trapped ones count like any other."""
    stage = scene(
        INSIDE | {"barbarian": "1d2", "elf": {"at": "2b3", "wounds": 0}},
        dungeon=ROOMS,
        portcullis=2,
        standing=["portcullis"],
    )
    close_portcullis(stage.game)
    assert closed(stage) == OPEN
    stage.play("barbarian", "walk 2a2")
    assert closed(stage) == PORTCULLIS
    assert state(stage).portcullis == NONE


@rule("WQ-EVT-12")
@pytest.mark.parametrize(("fate", "is_closed"), [("dead", True), ("lost", True), ("out", True), ("inside", False)])
def test_who_is_not_in_the_dungeon_is_not_waited_for(fate: str, is_closed: bool) -> None:
    elf = {"fate": fate} | ({"at": "1d2"} if fate == "inside" else {})
    stage = scene(INSIDE | {"elf": elf}, dungeon=ROOMS, portcullis=2)
    close_portcullis(stage.game)
    assert (closed(stage) == PORTCULLIS) == is_closed


@rule("WQ-EVT-12")
def test_it_does_not_come_down_behind_the_last_who_died() -> None:
    dead = {"fate": "dead"}
    stage = scene({"barbarian": "2b2", "elf": dead, "wizard": dead, "dwarf": dead}, dungeon=ROOMS, portcullis=2)
    state(stage).warriors[0] = state(stage).warriors[0]._replace(fate=DEAD, square=NONE)
    close_portcullis(stage.game)
    assert closed(stage) == OPEN


@rule("WQ-EVT-12", "WQ-LOS-4", "WQ-GEN-8")
def test_a_closed_one_lets_looks_through_and_nothing_else() -> None:
    s = state(scene(INSIDE, dungeon=ROOMS, doors={"1E": "portcullis"}))
    one, other = SQUARES.number("1d2"), SQUARES.number("2a2")
    assert sees(s, one, other)
    assert not adjacent(s, one) >> other & 1
    assert not adjacent_sections(s, 0) >> 1 & 1


@rule("WQ-EVT-12", "WQ-MOV-8")
def test_in_the_entrance_it_closes_the_way_out() -> None:
    stage = scene({"barbarian": "1a2"})
    assert "leave_dungeon" in steps(stage, "barbarian")
    do(stage, portcullis_waits(0))
    assert state(stage).doors[0].closed == PORTCULLIS
    assert "leave_dungeon" not in steps(stage, "barbarian")


@rule("WQ-EVT-7", "WQ-EVT-11")
def test_when_its_section_falls_in_the_card_is_free_again() -> None:
    stage = scene(
        {"barbarian": "1d2"}, party=("barbarian",), dungeon=ROOMS, portcullis=2, standing=["portcullis"], turn=3
    )
    s = state(stage)
    s.falling = (Blocked(1, 3),)
    do(stage, collapses())
    assert s.portcullis == NONE
    assert PORTCULLIS_CARD in s.old_events
    assert PORTCULLIS_CARD not in s.standing


@rule("WQ-EVT-7", "WQ-EVT-11", "WQ-EVT-12")
def test_rubble_in_its_doorway_puts_an_end_to_it() -> None:
    """Else the last one outside would only have to die, and the rubble were a portcullis that a key opens."""
    stage = scene(
        INSIDE | {"dwarf": {"at": "1b2", "cards": []}}, dungeon=ROOMS, portcullis=2, standing=["portcullis"], turn=3
    )
    do(stage, cave_in(0))
    assert (closed(stage), state(stage).portcullis) == (RUBBLE, NONE)
    assert state(stage).old_events == (PORTCULLIS_CARD,)
    do(stage, dies(WARRIORS.number("dwarf")))
    assert closed(stage) == RUBBLE


@rule("WQ-EVT-7", "WQ-EVT-11")
def test_a_closed_one_is_buried_when_the_section_outside_falls_in() -> None:
    stage = scene(INSIDE, dungeon=ROOMS, doors={"1E": "portcullis"}, standing=["portcullis"], turn=3)
    state(stage).falling = (Blocked(0, 3),)
    do(stage, collapses())
    assert closed(stage) == RUBBLE
    assert PORTCULLIS_CARD in state(stage).old_events


@rule("WQ-EVT-7", "WQ-EVT-11")
def test_rubble_elsewhere_leaves_a_closed_one_where_it_is() -> None:
    rooms = [*ROOMS, {"section": "passageway-i", "at": "2E", "by": "W"}]
    stage = scene(INSIDE, dungeon=rooms, doors={"1E": "portcullis"}, standing=["portcullis"])
    do(stage, cave_in(1))
    assert closed(stage) == PORTCULLIS
    assert PORTCULLIS_CARD in state(stage).standing


@rule("WQ-EVT-12", "WQ-EVT-11")
def test_where_rubble_is_already_the_card_is_ignored_and_another_drawn() -> None:
    stage = scene(INSIDE, dungeon=ROOMS, doors={"1E": "rubble"}, events=["portcullis", "dead-body"])
    assert is_ignored(state(stage), PORTCULLIS_CARD, 1)
    assert not is_ignored(state(stage), PORTCULLIS_CARD, 0)


# --- the key ----------------------------------------------------------------------------------------------------------


@rule("WQ-EVT-12", "WQ-EVT-7")
def test_the_leader_says_who_holds_the_key() -> None:
    stage = scene(active="elf")
    do(stage, key_found())
    assert (stage.decision, stage.asked) == ("choose_key_holder", ("barbarian",))
    assert stage.offered("barbarian") == [f"take_key {name}" for name in ("barbarian", "elf", "wizard", "dwarf")]
    stage.play("barbarian", "take_key dwarf")
    assert holds(state(stage), WARRIORS.number("dwarf"), PORTCULLIS_KEY)
    assert ENCOUNTER in state(stage).standing


@rule("WQ-EVT-12")
def test_a_lone_warrior_is_not_asked() -> None:
    stage = scene(party=("elf",))
    do(stage, key_found())
    assert holds(state(stage), WARRIORS.number("elf"), PORTCULLIS_KEY)


@rule("WQ-EVT-12")
@pytest.mark.parametrize("square", ["1d2", "1d3", "2a2", "2a3"])
def test_the_key_opens_it_from_either_side_for_good_and_for_nothing(square: str) -> None:
    stage = scene(
        {"barbarian": {"at": square, "cards": ["lantern", "portcullis-key"]}},
        dungeon=ROOMS,
        doors={"1E": "portcullis"},
        standing=["portcullis"],
    )
    moves = state(stage).moves
    stage.play("barbarian", "open_portcullis 2")
    s = state(stage)
    assert closed(stage) == OPEN
    assert s.moves == moves
    assert PORTCULLIS_CARD in s.old_events
    assert "open_portcullis" not in steps(stage, "barbarian")


@rule("WQ-EVT-12")
def test_nobody_else_opens_it_nor_from_elsewhere() -> None:
    far = scene(
        {"barbarian": {"at": "1c2", "cards": ["lantern", "portcullis-key"]}}, dungeon=ROOMS, doors={"1E": "portcullis"}
    )
    assert "open_portcullis" not in steps(far, "barbarian")
    other = scene(
        {"barbarian": "1d2", "elf": {"at": "1c2", "cards": ["portcullis-key"]}},
        dungeon=ROOMS,
        doors={"1E": "portcullis"},
    )
    assert "open_portcullis" not in steps(other, "barbarian")
    assert refused(other, "barbarian", "open_portcullis 2") == ("needs-portcullis-key", "WQ-EVT-12")
