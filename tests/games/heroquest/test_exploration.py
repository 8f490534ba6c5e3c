"""Exploration (HQ-EXP): what is revealed when."""

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import scene, state

from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.board import REGION_SQUARES
from lanterne.games.heroquest.state import DOORS, FOES, REGIONS, SQUARES
from lanterne.lab.stage import Stage


def seen(stage: Stage, square: str) -> bool:
    """Whether the square has been revealed."""
    return bool(state(stage).seen >> SQUARES.number(square) & 1)


def monsters(stage: Stage) -> dict[str, str]:
    """The monsters on the board and their squares."""
    return {str(FOES.name(row.foe)): str(SQUARES.name(row.square)) for row in state(stage).monsters}


@rule("HQ-SET-11", "HQ-EXP-6")
def test_at_first_only_the_start_room_is_there() -> None:
    stage = scene({"barbarian": "x17", "dwarf": "y17", "elf": "x18", "wizard": "y18"}, quest="proving-vaults")
    assert state(stage).seen == REGION_SQUARES[REGIONS.number("room-22")]
    assert {DOORS.name(row.door) for row in state(stage).doors} == {"u16-v16", "w18-w19"}
    assert monsters(stage) == {}


@rule("HQ-EXP-2", "HQ-EXP-5", "HQ-EXP-4", "HQ-EXP-7")
def test_walking_into_a_corridor_shows_what_is_in_line_and_no_more() -> None:
    stage = scene(
        {"barbarian": "w18"},
        quest="proving-vaults",
        points=4,
        lurking=[{"kind": "orc", "at": "p19"}, {"kind": "goblin", "at": "z14"}],
    )
    stage.play("barbarian", "open_door w18-w19")
    stage.play("barbarian", "walk w19")
    assert monsters(stage) == {"orc-1": "p19"}
    assert seen(stage, "m19")
    assert not seen(stage, "z14")
    assert seen(stage, "l19"), "the blocked square itself is seen"
    assert not seen(stage, "k19"), "and nothing behind it"


@rule("HQ-EXP-3")
def test_looking_shows_no_trap_no_secret_door_and_no_treasure() -> None:
    stage = scene(
        {"barbarian": "p9"},
        map="empty",
        seen=None,
        quest="proving-vaults",
        doors={"p9-q9": "closed", "q8-r8": "secret"},
        hidden_traps=[{"kind": "pit", "at": "q9"}],
    )
    stage.play("barbarian", "open_door p9-q9")
    assert seen(stage, "q8")
    assert {DOORS.name(row.door) for row in state(stage).doors} == {"p9-q9"}
    assert state(stage).traps == []


@rule("HQ-EXP-7")
def test_a_door_seen_from_one_side_shows_nothing_of_the_other() -> None:
    stage = scene({"barbarian": "q9"}, quest="proving-vaults")
    assert DOORS.number("p9-q9") in {row.door for row in state(stage).doors}
    assert not seen(stage, "p9")


@rule("HQ-EXP-9", "HQ-EXP-10")
def test_what_was_placed_stays_when_nobody_sees_it_any_more() -> None:
    stage = scene({"barbarian": "w18"}, quest="proving-vaults", points=4, lurking=[{"kind": "orc", "at": "p19"}])
    stage.play("barbarian", "open_door w18-w19")
    stage.play("barbarian", "walk w19")
    stage.play("barbarian", "walk w18")
    stage.play("barbarian", "walk w17")
    assert monsters(stage) == {"orc-1": "p19"}


@rule("HQ-EXP-12")
def test_a_monster_whose_square_is_taken_comes_as_near_as_can_be() -> None:
    """The hero stands on its square: of the free neighbours the lowest row wins, then the leftmost."""
    stage = scene(
        {"barbarian": "q9", "dwarf": "l9"},
        map="empty",
        quest="proving-vaults",
        seen=["corridor"],
        doors={"p9-q9": "closed"},
        lurking=[{"kind": "orc", "at": "l9"}],
    )
    stage.play("barbarian", "open_door p9-q9")
    assert monsters(stage) == {"orc-1": "l8"}


@rule("HQ-EXP-12")
def test_monsters_of_a_kind_are_numbered_as_they_appear() -> None:
    stage = scene({"barbarian": "q9"}, quest="proving-vaults")
    stage.play("barbarian", "open_door p9-q9")
    assert set(monsters(stage)) == {"orc-1", "orc-2"}


@rule("HQ-EXP-10")
@pytest.mark.parametrize(("kind", "message"), [("orc", "monster-appears"), ("verag", "character-appears")])
def test_only_a_monster_with_a_name_of_its_own_comes_on_the_stage(kind: str, message: str) -> None:
    stage = scene({"barbarian": "w18"}, quest="proving-vaults", points=4, lurking=[{"kind": kind, "at": "p19"}])
    stage.play("barbarian", "open_door w18-w19")
    stage.play("barbarian", "walk w19")
    assert [told.split()[0] for told in stage.events if "-appears" in told] == [message]
    assert (BOX.events[message].card >= 0) == (kind == "verag")


@rule("HQ-EXP-8")
def test_a_door_that_opens_by_itself_shows_both_sides() -> None:
    stage = scene({"barbarian": "x17"}, quest="proving-vaults", seen=["room-22", "q9"])
    stage.game.state.agenda.append(("door_opens", DOORS.number("p9-q9")))
    stage.game.run()
    assert seen(stage, "k8")
    assert seen(stage, "q12")
    assert monsters(stage)


@rule("HQ-EXP-13", "HQ-EXP-11")
def test_unexplored_rooms_look_all_alike() -> None:
    """What a hero is sent about the board says nothing about unseen rooms, solid rock or not."""
    stage = scene({"barbarian": "x17"}, quest="proving-vaults")
    view = stage.view("barbarian").state
    assert view.seen == state(stage).seen
    assert view.rock == 0
    assert view.blocked & ~view.seen == 0
