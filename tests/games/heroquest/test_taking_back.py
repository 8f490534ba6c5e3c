"""What heroes may take back alone: nothing that could have brought something of the quest to light, whatever it did."""

from typing import Any

import pytest

from lanterne.engine import Seat, Table
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.state import State

PARTY = ("barbarian", "dwarf", "elf", "wizard", "zargon")


def table_at(**position: Any) -> Table[State]:
    """A table of five people at a position on bare floor, in which the wizard is on turn."""
    heroes = {
        "barbarian": {"at": "b2"},
        "dwarf": {"at": "c2"},
        "elf": {"at": "b3"},
        "wizard": {"at": "d4", "items": ["dagger", "potion-of-strength"], "spells": ["tempest", "heal-body"]},
    }
    told = {"map": "empty", "seen": "all", "heroes": heroes, "active": "wizard"} | position
    return Table.new(BOX, [Seat(name) for name in PARTY], {}, bytes(32), names=PARTY, position=told)


def is_barrier(table: Table[State], answer: str) -> bool:
    """Whether the wizard, having answered so, can no longer take it back alone."""
    before = table.last
    table.answer(3, BOX.decode(answer.split()))
    return table.undo_limit(3) > before


SHOWN: list[tuple[str, dict[str, Any]]] = [
    ("walk d3", {"points": 5}),
    ("search_for_traps", {}),
    ("search_for_secret_doors", {}),
    ("search_for_treasure", {"quest": "iron-hall", "map": "quest", "lurking": [], "heroes": {"wizard": {"at": "k10"}}}),
    ("cast_on_foe tempest verag", {"monsters": [{"foe": "verag", "at": "d3"}]}),
    ("end_turn", {}),
]


@pytest.mark.parametrize(("answer", "position"), SHOWN, ids=[answer for answer, _ in SHOWN])
def test_what_brought_nothing_to_light_could_have(answer: str, position: dict[str, Any]) -> None:
    """A safe step shows that there is no trap, a spell that works that nobody is immune."""
    assert is_barrier(table_at(**position), answer)


@pytest.mark.parametrize("answer", ["cast_on_hero heal-body wizard", "drink wizard potion-of-strength"])
def test_what_rests_on_the_board_alone_can_be_taken_back(answer: str) -> None:
    table = table_at()
    before = table.state.hash()
    assert not is_barrier(table, answer)
    table.undo(3)
    assert table.state.hash() == before


@pytest.mark.parametrize("lock", [{}, {"key": "iron-key"}, {"flag": "lever-west"}, {"from": "d5"}])
def test_a_door_once_tried_stays_tried(lock: dict[str, str]) -> None:
    table = table_at(doors={"d4-d5": {"is": "closed", **lock}})
    assert is_barrier(table, "open_door d4-d5")
