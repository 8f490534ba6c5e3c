"""The notes of the first adventure are true in the positions in which they are shown."""

from typing import Any

import pytest
from tests.games.learning import moments, rolled, told

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
"""By note: the facts it depends on, by the names of a position."""

ROLLED: dict[str, list[tuple[int | str, ...]]] = {
    "deathblow": [(2,), (4,), (3,)],
    "missed": [(3,)],
    "hurt": [(2,), (2,), (3,)],
    "treasure": [(4,), (6,), (3,), (2,)],
}
"""By note: the dice it mentions, which were rolled in the answer before."""


@pytest.mark.parametrize("note", FACTS)
def test_a_note_is_true_where_it_is_told(note: str) -> None:
    for path, wanted in FACTS[note].items():
        assert told(LESSON, note, path) == wanted, path


@pytest.mark.parametrize("note", ROLLED)
def test_the_dice_fell_as_the_note_says(note: str) -> None:
    assert rolled(LESSON, note) == ROLLED[note]


def test_after_the_lesson_the_game_goes_on() -> None:
    table = moments(LESSON)["farewell"]
    assert not table.over
    assert table.asked == (LESSON.learner,)
