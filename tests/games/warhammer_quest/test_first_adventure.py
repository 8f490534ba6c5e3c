"""What the first adventure tells the learner is true where it is told."""

from typing import Any

import pytest

from lanterne.engine import Table
from lanterne.engine.log import Answer
from lanterne.lesson import lesson

LESSON = lesson("warhammer-quest", "first-adventure")

FACTS: dict[str, dict[str, Any]] = {
    "welcome": {"adventure": "tomb-identify", "active": "barbarian", "doors.2E.pile": 8},
    "sheet": {"warriors.barbarian.wounds": 8, "warriors.barbarian.starting": 12},
    "turn": {"leader": "barbarian"},
    "strike": {"pinned": 1, "monsters.skaven-1.wounds": 3},
    "deathblow": {"warriors.barbarian.trophies": ["skaven"], "warriors.barbarian.conditions": []},
    "missed": {"monsters.skaven-2.wounds": 3, "blows": 1},
    "wizard-waits": {"active": "wizard", "power": 4, "spells": ["heal-wounds"]},
    "window": {"phase": "monsters", "power": 4, "warriors.barbarian.wounds": 8},
    "hurt": {"turn": 5, "warriors.barbarian.wounds": 10, "active": "barbarian"},
    "treasure": {"monsters": {}, "warriors.barbarian.gold": 80},
    "no-more-moves": {"stopped": True},
    "wizard-rests": {"active": "wizard", "power": 3},
    "walk": {"turn": 6, "moves": 4, "pinned": 0, "doors.2E.beyond": "none"},
    "light": {"warriors.barbarian.at": "2d2"},
    "explore": {"phase": "exploration", "monsters": {}},
    "lay": {"dungeon": ["passageway-ii", "guard-room"]},
    "farewell": {"dungeon": ["passageway-ii", "guard-room", "passageway-i"], "turn": 7},
}
"""By note: what it rests on, by the names of a position."""

ROLLED: dict[str, list[tuple[int, ...]]] = {
    "deathblow": [(2,), (4,), (3,)],
    "missed": [(3,)],
    "hurt": [(2,), (2,), (3,)],
    "treasure": [(4,), (6,), (3,)],
}
"""By note: the dice it speaks of, which fell in the answer before."""


def told_at() -> dict[str, Table[Any]]:
    """By note: a table at the moment in which it is told."""
    found: dict[str, Table[Any]] = {}
    answered: list[Any] = []
    for now in LESSON.steps:
        for page in now.pages:
            moment = LESSON.new_table("Ann")
            for seat, call in answered:
                moment.answer(seat, call)
            found.setdefault(page.note.id.removeprefix("lesson-first-adventure-"), moment)
        if now.answers:
            answered.append((now.seat, now.answers[0]))
    return found


MOMENTS = told_at()


@pytest.mark.parametrize("note", FACTS)
def test_a_note_is_true_where_it_is_told(note: str) -> None:
    told = MOMENTS[note].box.describe(MOMENTS[note].view(LESSON.learner))
    for path, wanted in FACTS[note].items():
        value: Any = told
        for part in path.split("."):
            value = value[part]
        assert value == wanted, path


@pytest.mark.parametrize("note", ROLLED)
def test_the_dice_fell_as_the_note_says(note: str) -> None:
    last = [entry for entry in MOMENTS[note].log.entries if isinstance(entry, Answer)][-1]
    assert [tuple(outcome.result) for outcome in last.chance] == ROLLED[note]


def test_after_the_lesson_the_game_goes_on() -> None:
    table = MOMENTS["farewell"]
    assert not table.over
    assert table.asked == (LESSON.learner,)
