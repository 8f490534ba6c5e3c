"""What the first game tells the learner is true where it is told, whatever he has chosen to raise."""

from typing import Any

import pytest

from lanterne.engine import Call, Table
from lanterne.lesson import lesson

FACTS: dict[str, dict[str, Any]] = {
    "welcome": {"score": {"yellow": 3, "white": 5}, "active": "yellow"},
    "goal": {"score": {"yellow": 3, "white": 5}},
    "add": {"saved.yellow": 1, "points": 5, "group.yellow": 3, "spent": False},
    "walk": {"points": 4, "group.yellow": 4},
    "respect": {"points": 3, "dwarfs.yellow-w1.owes": True, "dwarfs.yellow-w1.level": 3, "dwarfs.white-w1.level": 5},
    "second-task": {"points": 1, "tasks.task-green-07.holder": "yellow", "tasks.task-green-06.holder": "none"},
    "announce": {
        "majority": ["green"],
        "tasks.task-green-06.candidates": ["yellow"],
        "dwarfs.yellow-m2.owes": True,
        "dwarfs.white-w1.at": "ruins-06",
    },
    "pass": {"quest": "green", "items.yellow.experience-potion": "ready"},
    "level-up": {"score.yellow": 5, "saved.yellow": 2, "quests.open.green": ["task-green-02", "task-green-21"]},
    "end-turn": {"points": 0},
    "white-walks": {"active": "white", "tasks.task-blue-12.holder": "none"},
    "white-announces": {
        "tasks.task-blue-01.holder": "white",
        "tasks.task-blue-22.holder": "white",
        "majority": ["blue"],
    },
    "react": {"active": "white", "quest": "blue", "items.yellow.experience-potion": "ready"},
    "potion": {"tasks.task-blue-22.holder": "white", "dwarfs.yellow-m1.at": "ruins-22"},
    "majority": {"score": {"yellow": 6, "white": 7}, "active": "white"},
    "items": {"active": "yellow", "points": 4, "dwarfs.yellow-w2.at": "ruins-boots-2"},
    "take-boots": {"dwarfs.yellow-m2.at": "ruins-boots-1", "stock.travel-boots": 1},
    "green-again": {"tasks.task-green-02.holder": "white", "items.yellow.travel-boots": "crossed"},
    "propose": {"tasks.task-green-21.holder": "yellow", "tasks.task-green-02.holder": "white", "majority": []},
    "ask": {"quest": "green", "answers": {}},
    "white-reconsiders": {"answers.task-green-02.white": "veto"},
    "keep": {"answers.task-green-02.white": "agree", "active": "yellow"},
    "dragons": {"score": {"yellow": 7, "white": 8}, "points": 2},
    "end-second-turn": {"tasks.task-red-10.holder": "yellow", "points": 0},
    "white-dragon": {"active": "white", "tasks.task-red-03.holder": "none"},
    "boots": {"items.yellow.travel-boots": "ready", "dwarfs.yellow-w2.at": "ruins-boots-2"},
    "boots-points": {"dwarfs.yellow-w2.wears": True, "points": 4},
    "ladder": {"dwarfs.yellow-w2.owes": False, "dwarfs.white-m1.at": "ruins-22", "dwarfs.yellow-w2.at": "ruins-22"},
    "last-quest": {"majority": ["red"], "tasks.task-red-03.holder": "white", "points": 0},
    "end-game": {"quests.waiting.red": [], "quests.pile.red": 0},
    "won": {"score": {"yellow": 10, "white": 9}},
}
"""By note: the facts it depends on, by the names of a position."""


def fact(told: Any, path: str) -> Any:
    for part in path.split("."):
        told = told[part]
    return told


def raising(table: Table[Any], name: str) -> Call | None:
    call: Call = table.box.decode(["raise_dwarf", name])
    return call if table.view(0).is_open(call) else None


@pytest.mark.parametrize("favourite", ["yellow-w1", "yellow-w2", "yellow-m1", "yellow-m2"])
@pytest.mark.parametrize("spends", [False, True])
def test_every_note_is_true_where_it_is_told(favourite: str, spends: bool) -> None:
    found = lesson("xorlosch", "first-game")
    table = found.new_table("Ann")
    checked: set[str] = set()
    while (now := found.step(table)) is not None:
        told = table.box.describe(table.view(-1))
        for note in (page.note.id.removeprefix("lesson-first-game-") for page in now.pages):
            if note not in checked:
                expected = FACTS.get(note, {})
                assert {path: fact(told, path) for path in expected} == expected, note
            checked.add(note)
        if not now.answers:
            break
        raised = raising(table, favourite) if len(now.answers) > 1 or (now.free and spends) else None
        table.answer(now.seat, raised or now.answers[0])
    assert table.over
    assert checked >= FACTS.keys()
    assert table.box.ranking(table.state) == (1, 2)


def test_passages_are_as_the_first_game_tells() -> None:
    table = lesson("xorlosch", "first-game").new_table("Ann")
    blocked = {
        str(table.box.encode(call)[2]): refusal.message
        for call, refusal in table.view(0).why_not()
        if call[0] == "step_dwarf" and str(table.box.encode(call)[1]) == "yellow-w1"
    }
    assert blocked == {"ruins-boots-1": "passage-is-blocked", "ruins-boots-2": "passage-is-blocked"}
