"""The notes of the first quest are true in the positions in which they are shown."""

from typing import Any

import pytest
from tests.games.learning import moments, rolled, told

from lanterne.engine import Table
from lanterne.engine.log import Answer
from lanterne.engine.proof import prove
from lanterne.lesson import lesson

LESSON = lesson("heroquest", "first-quest")

FACTS: dict[str, dict[str, Any]] = {
    "welcome": {"quest": "proving-vaults", "active": "elf", "hopeless": False},
    "elf": {"heroes.elf.body": 6, "heroes.elf.readied": "shortsword", "heroes.elf.acted": False},
    "search": {"monsters": {}, "furniture.s17": "treasure-chest", "heroes.elf.acted": False, "heroes.elf.gold": 0},
    "roll": {"heroes.elf.gold": 25, "heroes.elf.items": ["shortsword", "potion-of-healing"], "heroes.elf.acted": True},
    "walk": {"points": 7, "doors.u16-v16": "closed"},
    "door": {"heroes.elf.at": "u16", "doors.u16-v16": "closed"},
    "monsters": {"monsters.orc-1.body": 1, "monsters.goblin-1.body": 1, "doors.u16-v16": "open"},
    "end-turn": {"points": 5, "heroes.elf.acted": True},
    "zargon-moves": {"active": "zargon"},
    "zargon-strikes": {"monsters.orc-1.at": "v16", "heroes.elf.body": 6},
    "goblin-waits": {"heroes.elf.body": 4, "monsters.orc-1.at": "v16", "monsters.goblin-1.at": "y15"},
    "strike": {"active": "elf", "monsters.orc-1.at": "v16", "monsters.goblin-1.at": "w16"},
    "goblin-strikes": {"active": "zargon", "monsters.goblin-1.at": "w16"},
    "potion": {"active": "elf", "heroes.elf.body": 4, "monsters.goblin-1.at": "v16"},
    "spell": {"heroes.elf.body": 6, "heroes.elf.acted": False},
    "act-first": {"monsters": {}, "heroes.elf.acted": True, "rolled": False},
    "stairs": {"points": 6, "stairs": ["x17", "y17", "x18", "y18"]},
    "leave": {"heroes.elf.at": "x17"},
    "farewell": {"heroes.elf.fate": "safe", "heroes.elf.gold": 125, "won": True},
}
"""By note: the facts it depends on, by the names of a position."""

ROLLED: dict[str, list[tuple[int | str, ...]]] = {
    "walk": [(3, 4)],
    "goblin-waits": [(3, 3, 5), (2, 2)],
    "slain": [(5, 3), (1, 4)],
    "potion": [(5, 4)],
    "spell": [(3,)],
    "act-first": [(2,)],
    "stairs": [(1, 5)],
}
"""By note: the dice it mentions, which were rolled in the answer before."""


@pytest.mark.parametrize("note", FACTS)
def test_a_note_is_true_where_it_is_told(note: str) -> None:
    for path, wanted in FACTS[note].items():
        assert told(LESSON, note, path) == wanted, path


@pytest.mark.parametrize("note", ROLLED)
def test_the_dice_fell_as_the_note_says(note: str) -> None:
    assert rolled(LESSON, note) == ROLLED[note]


def test_the_goblin_cannot_get_past_the_orc_to_the_elf() -> None:
    table = moments(LESSON)["goblin-waits"]
    places = {call[2] for call in (c for c in _goblins_options(table)) if call[0] == "go"}
    assert table.box.decode(["walk", "u15"])[1] not in places
    assert not [call for call in _goblins_options(table) if call[0] == "strike_hero"]


def _goblins_options(table: Table[Any]) -> list[Any]:
    other = LESSON.new_table("Ann")
    for entry in table.log.entries:
        if isinstance(entry, Answer):
            other.answer(entry.seat, other.box.decode(list(entry.answer)))
    other.answer(1, other.box.decode(["use", "goblin-1"]))
    return list(other.view(1).options())


def test_the_lesson_ends_in_success() -> None:
    assert moments(LESSON)["farewell"].state.ending == "success"


def test_what_is_taken_back_falls_the_same_way_again_and_can_be_proven() -> None:
    table = LESSON.new_table("Ann")
    for now in LESSON.steps[:-1]:
        table.answer(now.seat, now.answers[0])
        if now.number in (2, 9, 18):  # dice fell
            table.undo(LESSON.learner)
            table.redo()
    assert table.state.ending == "success"
    assert prove(table.box, table.log).opened
