"""The dungeon entrance (WQ-SET-14, WQ-SET-15)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import scene, state

from lanterne.engine import Mask, SearchDice
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES
from lanterne.games.warhammer_quest.rules.entrance import lay_entrance
from lanterne.games.warhammer_quest.state import NONE, OUTSIDE, SQUARES, State
from lanterne.lab.stage import Stage


def first_card(section: str) -> Stage:
    """A table on which nothing is laid yet, and this card is on top of the deck."""
    stage = scene(active="none", chance=())
    s = state(stage)
    deck = list(range(len(DUNGEON_CARDS)))
    top = DUNGEON_CARDS.index(SECTION_NAMES.index(section))
    deck.remove(top)
    s.deck = (top, *deck)
    s.laid, s.doors, s.drawn, s.entered, s.waiting, s.first_room = (), (), (), Mask(0), (), NONE
    for warrior in s.party:
        s.warriors[warrior] = s.warriors[warrior]._replace(square=NONE)
    stage.game.state.agenda.append(lay_entrance())
    stage.game.run()
    return stage


def exits(s: State) -> list[tuple[str, str]]:
    """The squares before each exit."""
    return [(SQUARES.names[door.squares[0]], SQUARES.names[door.squares[1]]) for door in s.doors[1:]]


@rule("WQ-SET-14", "WQ-SET-15")
@pytest.mark.parametrize(
    ("section", "outside", "exit_squares"),
    [
        ("guard-room", ("1a2", "1a3"), [("1d2", "1d3")]),
        ("stairway", ("1a1", "1a2"), [("1f1", "1f2")]),
        ("corner", ("1c1", "1d1"), [("1a3", "1a4")]),
    ],
)
def test_the_first_door_leads_outside_and_the_other_on(
    section: str, outside: tuple[str, str], exit_squares: list[Any]
) -> None:
    s = state(first_card(section))
    assert (s.doors[0].beyond, s.doors[0].squares) == (OUTSIDE, tuple(map(SQUARES.number, outside)))
    assert exits(s) == exit_squares
    assert s.doors[1].pile == tuple(range(1, 13))
    assert (s.laid[0].door, s.drawn) == (0, (0,))


@rule("WQ-SET-15")
@pytest.mark.parametrize(
    ("manner", "squares"), [("ahead", ("1f1", "1f2")), ("left", ("1e1", "1f1")), ("right", ("1e2", "1f2"))]
)
def test_the_leader_chooses_the_exit_of_a_passage(manner: str, squares: tuple[str, str]) -> None:
    stage = first_card("passageway-ii")
    assert (stage.decision, stage.asked) == ("choose_exit", ("barbarian",))
    assert stage.offered("barbarian") == [f"place_entrance passageway-ii {word}" for word in ("ahead", "left", "right")]
    sampled = stage.view("elf").sample(SearchDice(1))
    assert DUNGEON_CARDS[sampled.deck[0]] == SECTION_NAMES.index("passageway-ii")
    stage.play("barbarian", f"place_entrance passageway-ii {manner}")
    s = state(stage)
    assert exits(s) == [squares]
    assert s.doors[1].pile == tuple(range(1, 13))


@rule("WQ-SET-15", "WQ-EXP-11")
def test_a_junction_as_entrance_divides_the_deck_at_once() -> None:
    """Coming in by the stem from above, the left arm is the one that is printed on the right."""
    s = state(first_card("t-junction"))
    assert exits(s) == [("1f3", "1f4"), ("1a3", "1a4")]
    assert s.doors[1].pile == (1, 3, 5, 7, 9, 11)
    assert s.doors[2].pile == (2, 4, 6, 8, 10, 12)


@rule("WQ-SET-15", "WQ-MON-1")
def test_an_entrance_that_is_a_room_has_its_event_coming() -> None:
    room = state(first_card("dungeon-cell"))
    assert (room.waiting, room.first_room, room.entered) == ((0,), 0, 1)
    corridor = state(first_card("stairway"))
    assert (corridor.waiting, corridor.first_room, corridor.entered) == ((), NONE, 1)
