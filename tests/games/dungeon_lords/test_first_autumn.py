"""The notes of the lesson on the first autumn are true in the positions in which they are shown."""

from typing import Any

import pytest
from tests.games.learning import moments, told

from lanterne import registry
from lanterne.lesson import lesson
from lanterne.words import Words

LESSON = lesson("dungeon-lords", "first-autumn")

FACTS: dict[str, dict[str, Any]] = {
    "welcome": {"year": 1, "season": "autumn", "phase": "orders", "lords.red.conquered": []},
    "dungeon": {
        "lords.red.tunnels": ["r0c2", "r1c2", "r2c2"],
        "lords.red.rooms": {"r2c1": "mint"},
        "lords.red.gold": 3,
        "lords.red.food": 3,
        "lords.red.imps": 5,
        "lords.red.traps": ["trap-door", "rolling-stone"],
        "lords.red.ready": ["ghost"],
    },
    "evil": {"lords.red.evil": 4, "lords.blue.evil": 6, "paladin": "tent"},
    "dummies": {"spaces": {"food-2": "dummy-2", "mine-2": "dummy-1", "traps-2": "dummy-1", "room-2": "dummy-2"}},
    "orders": {"lords.red.hand": ["reputation", "dig", "mine", "imps", "monster", "room"]},
    "blue-eats": {"spaces.food-3": "blue", "lords.blue.evil": 6},
    "peek": {"lords.blue.evil": 8, "spaces.reputation-1": "red"},
    "dig": {"town": ["fireball", "unknown", "unknown", "unknown"], "lords.red.evil": 3, "spaces.dig-1": "red"},
    "dig-on": {"lords.red.free_imps": 4},
    "blue-mines": {"lords.red.free_imps": 3, "lords.blue.free_imps": 4},
    "hire": {"spaces": {"monster-1": "blue", "monster-2": "red", "room-2": "dummy-2"}, "lords.blue.gold": 5},
    "blue-hires": {"lords.red.evil": 4, "lords.red.food": 2, "lords.red.ready": ["ghost", "witch"]},
    "mint": {"phase": "production", "lords.red.free_workers": 3, "lords.red.gold": 3},
    "taxes": {"phase": "event", "lords.red.gold": 4},
    "ground": {"phase": "planning", "round": 1, "lords.red.gold": 1, "lords.red.unpaid": 0},
    "plan": {"town": ["fireball", "unknown", "unknown", "unknown"], "lords.blue.ready": ["goblin"]},
    "beaten": {"lords.red.prison": ["warrior-1"], "lords.red.conquered": [], "shown_cards": ["fireball"]},
    "farewell": {"round": 2, "lords.red.ready": ["ghost"], "lords.red.spent": ["witch"]},
}
"""By note: the facts it depends on, by the names of a position."""

PARTIES: dict[str, tuple[list[str], list[str]]] = {
    "welcome": (["warrior-1 0", "thief-1 0"], ["warrior-2 0", "priest-1 0"]),
    "party": (["warrior-1 0", "thief-1 0", "wizard-1 0"], ["warrior-4 0", "warrior-2 0", "priest-1 0"]),
    "witch": (["warrior-1 1", "thief-1 0", "wizard-1 0"], ["warrior-4 0", "warrior-2 0", "priest-1 0"]),
}
"""By note: the parties of both lords, front first, with their damage."""


@pytest.mark.parametrize("note", FACTS)
def test_a_note_is_true_where_it_is_told(note: str) -> None:
    for path, wanted in FACTS[note].items():
        assert told(LESSON, note, path) == wanted, path


@pytest.mark.parametrize("note", PARTIES)
def test_the_parties_are_as_the_note_says(note: str) -> None:
    lords = told(LESSON, note)["lords"]
    lines = tuple([f"{hero['who']} {hero['damage']}" for hero in lords[name]["party"]] for name in ("red", "blue"))
    assert lines == PARTIES[note]


def test_taxes_are_due_for_six_tiles_whatever_was_dug() -> None:
    first, second = (now for now in LESSON.steps if len(now.answers) > 1)
    assert {call[0] for now in (first, second) for call in now.answers} == {"dig"}
    red = told(LESSON, "taxes")["lords"]["red"]
    assert len(red["tunnels"]) + len(red["rooms"]) == 6


def test_the_preview_tells_of_the_plan_what_comes_of_it() -> None:
    table = moments(LESSON)["plan"]
    plan = next(now.answers[0] for now in LESSON.steps if now.answers and now.answers[0][0] == "make_plan")
    words = Words(table.box, "en", strict=True)
    foreseen = words.all_said(registry.foresee(table.view(LESSON.learner), plan))
    assert foreseen[0] == "Fireball: warrior 1 captured, C1 holds, evil 4."


def test_after_the_lesson_the_game_goes_on() -> None:
    table = moments(LESSON)["farewell"]
    assert not table.over
    assert table.asked == (LESSON.learner,)
