"""What players may take back alone: walking and the like, but nothing that has brought a card or a die to light."""

from typing import Any

import pytest

from lanterne.engine import IllegalAnswer, Seat, Table
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.state import State

PARTY = ("barbarian", "elf", "wizard", "dwarf")
PLACES = {"barbarian": "1b2", "elf": "1c2", "wizard": "1b3", "dwarf": "1c3"}


def table_at(warriors: dict[str, Any] | None = None, **position: Any) -> Table[State]:
    """A table of four people at a position in a guard room, in which it is the barbarian's own turn unless told
    otherwise."""
    fields = {name: {"at": square, "cards": []} for name, square in PLACES.items()}
    for name, told in (warriors or {}).items():
        fields[name] |= told
    told = {"warriors": fields, "active": "barbarian"} | position
    return Table.new(BOX, [Seat(name) for name in PARTY], {}, bytes(32), names=PARTY, position=told)


def seat_on_turn(table: Table[State]) -> int:
    return table.asked[0]


def is_barrier(table: Table[State], answer: str) -> bool:
    """Whether a player who has given this answer can no longer take it back alone."""
    seat, before = seat_on_turn(table), table.last
    table.answer(seat, BOX.decode(answer.split()))
    return table.undo_limit(seat) > before


CHANCE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("strike skaven-1", {}, {"monsters": {"skaven-1": "1a2"}}),
    ("break_away", {}, {"monsters": {"skaven-1": "1a2"}, "pinned": 1}),
    ("shoot skaven-1", {}, {"monsters": {"skaven-1": "1a4"}, "active": "elf"}),
    (
        "explore 2",
        {"barbarian": {"at": "1d2", "cards": ["lantern"]}},
        {"phase": "exploration", "active": "none", "piles": {"1E": 4}, "cards": ["corner"]},
    ),
]


@pytest.mark.parametrize(("answer", "warriors", "position"), CHANCE, ids=[answer for answer, _, _ in CHANCE])
def test_what_cards_or_dice_have_told_stays_told(
    answer: str, warriors: dict[str, Any], position: dict[str, Any]
) -> None:
    table = table_at(warriors, **position)
    seat = seat_on_turn(table)
    assert is_barrier(table, answer)
    with pytest.raises(IllegalAnswer, match="everybody agrees"):
        table.undo(seat)


def test_everybody_together_can_take_back_a_blow() -> None:
    table = table_at(monsters={"skaven-1": "1a2"})
    before = table.state.hash()
    assert is_barrier(table, "strike skaven-1")
    table.undo(0, agreed=range(4))
    assert table.state.hash() == before


KNOWN: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("walk 1a1", {}, {}),
    ("wield fur-cloak", {"barbarian": {"cards": ["fur-cloak"]}}, {}),
    ("use_card_on barbarian healing-potion barbarian", {"barbarian": {"cards": ["healing-potion"], "wounds": 2}}, {}),
]


@pytest.mark.parametrize(("answer", "warriors", "position"), KNOWN, ids=[answer for answer, _, _ in KNOWN])
def test_what_rests_on_the_table_alone_can_be_taken_back(
    answer: str, warriors: dict[str, Any], position: dict[str, Any]
) -> None:
    table = table_at(warriors, **position)
    before = table.state.hash()
    assert not is_barrier(table, answer)
    table.undo(0)
    assert table.state.hash() == before


def test_a_walk_of_several_steps_is_taken_back_step_by_step_but_not_past_a_blow() -> None:
    table = table_at(monsters={"skaven-1": "1a4"}, active="elf", warriors={"elf": {"at": "1d1"}})
    seat = seat_on_turn(table)
    start = table.state.hash()
    for square in ("1c1", "1b1"):
        assert not is_barrier(table, f"walk {square}")
    table.undo(seat)
    table.undo(seat)
    assert table.state.hash() == start
    table.answer(seat, BOX.decode(["walk", "1c1"]))
    assert is_barrier(table, "shoot skaven-1")


def test_a_section_once_laid_can_be_laid_another_way() -> None:
    """The card has been drawn, but how it lies is the leader's choice alone."""
    table = table_at(
        {"barbarian": {"at": "1d2", "cards": ["lantern"]}},
        phase="exploration",
        active="none",
        piles={"1E": 4},
        cards=["corner"],
    )
    assert is_barrier(table, "explore 2")
    assert {call[0] for call in table.view(0).options()} == {"lay_section"}
