"""What the notes say in plain words, and not by a placeholder, is so in the position in which they are told."""

from typing import Any

import pytest

from lanterne.engine import View
from lanterne.engine.log import Answer
from lanterne.lesson import Lesson, lesson

FACTS: dict[tuple[str, str], dict[str, dict[str, Any]]] = {
    ("xorlosch", "1-walking"): {
        "group": {"quests.open.green": ["task-green-06", "task-green-07"], "saved.yellow": 5},
        "white-group": {"dwarfs.yellow-w1.level": 3, "dwarfs.yellow-m1.level": 2, "first": "yellow"},
        "walk": {"points": 6},
        "second": {"tasks.task-green-07.holder": "yellow"},
        "end-turn": {"tasks.task-green-06.holder": "yellow", "turns.yellow": 1},
    },
    ("xorlosch", "2-quests"): {
        "walk": {"points": 4, "dwarfs.white-w1.at": "ruins-06"},
        "second-task": {"points": 1, "tasks.task-green-07.holder": "yellow"},
        "announce": {"majority": ["green"], "tasks.task-green-06.candidates": ["yellow"]},
        "pass": {"quest": "green", "items.yellow.experience-potion": "ready"},
    },
    ("xorlosch", "3-majority"): {
        "welcome": {"active": "white", "tasks.task-blue-12.holder": "none"},
        "white-walks": {"tasks.task-blue-01.holder": "white", "tasks.task-blue-22.holder": "white"},
        "white-announces": {"tasks.task-blue-12.holder": "white", "majority": ["blue"]},
        "react": {"quest": "blue", "items.yellow.experience-potion": "ready"},
        "majority": {"score": {"yellow": 6, "white": 7}},
        "new-quest": {"quests.open.blue": ["task-blue-04", "task-blue-08", "task-blue-10"]},
    },
    ("xorlosch", "4-bargains"): {
        "take-boots": {"stock.travel-boots": 1, "dwarfs.yellow-w2.at": "ruins-boots-2"},
        "half": {"tasks.task-green-02.holder": "white", "tasks.task-green-21.holder": "yellow", "majority": []},
        "white-reconsiders": {"answers.task-green-02.white": "veto"},
        "keep": {"answers.task-green-02.white": "agree"},
    },
    ("xorlosch", "5-dragons"): {
        "welcome": {"tasks.task-red-10.holder": "yellow"},
        "boots": {"items.yellow.travel-boots": "ready"},
        "last-quest": {"majority": ["red"], "tasks.task-red-03.holder": "white"},
        "end-game": {"quests.waiting.red": [], "quests.pile.red": 0},
    },
    ("heroquest", "1-first-steps"): {
        "walk": {"heroes.barbarian.at": "x17", "doors.u16-v16": "closed"},
        "revealed": {"doors.u16-v16": "open"},
        "end-turn": {"heroes.barbarian.acted": False},
    },
    ("heroquest", "2-fighting"): {
        "dice": {"monsters.orc-1.body": 1},
        "defence": {"monsters.goblin-1.at": "v16"},
        "farewell": {"monsters": {}},
    },
    ("heroquest", "3-searching"): {
        "found": {"traps.s15": "pit"},
        "end-again": {"traps": {}},
        "risk": {"heroes.dwarf.items": ["shortsword", "potion-of-healing"]},
    },
    ("heroquest", "4-spells"): {
        "end-turn": {"heroes.barbarian.at": "u16", "heroes.barbarian.body": 3},
        "farewell": {"heroes.barbarian.body": 7},
    },
    ("heroquest", "5-armoury"): {"armoury": {"heroes.barbarian.body": 8}, "farewell": {"heroes.barbarian.gold": 100}},
    ("warhammer-quest", "1-exploring"): {
        "turn": {"leader": "barbarian", "active": "barbarian"},
        "walk": {"doors.1E.beyond": "none", "doors.1E.pile": 8},
        "explore": {"phase": "exploration", "monsters": {}},
        "farewell": {"dungeon": ["passageway-ii", "passageway-i"]},
    },
    ("warhammer-quest", "2-fighting"): {
        "welcome": {"pinned": 1},
        "deathblow": {"warriors.barbarian.trophies": ["skaven"]},
        "wizard": {"active": "wizard"},
    },
    ("warhammer-quest", "3-magic"): {"welcome": {"active": "wizard", "power": 4, "spells": ["heal-wounds"]}},
    ("dungeon-run", "1-exploring"): {
        "hero": {"heroes.vargagg.life": 7},
        "surprise": {"heroes.vargagg.tile": "bend-12"},
        "search": {"heroes.vargagg.loot": ["goblin"]},
        "farewell": {"heroes.vargagg.equipped": ["guild-axe"]},
    },
    ("dungeon-run", "2-together"): {
        "welcome": {"tiles.bend-12.monster": "colossus-of-galnon"},
        "pay": {"heroes.vargagg.loot": ["goblin", "skeleton"]},
        "farewell": {"heroes.vargagg.actions": 1},
    },
    ("dungeon-run", "3-boss"): {
        "battle": {"heroes.vargagg.actions": 2, "tiles.bend-12.wounds": 4},
        "brawn": {"heroes.vargagg.training.brawn": 1, "heroes.vargagg.equipped": ["guild-axe"]},
    },
    ("dungeon-run", "4-stone"): {
        "flee": {"final": True, "bearer": "vargagg"},
        "home": {"heroes.vargagg.tile": "entrance", "bearer": "vargagg"},
    },
    ("dungeon-lords", "1-orders"): {
        "dummies": {"season": "winter", "year": 1},
        "dig": {"town.0": "fireball"},
        "hire": {"tavern.0": "witch"},
    },
    ("dungeon-lords", "2-money"): {
        "taxes": {"lords.red.tunnels": ["r0c1", "r0c2", "r1c2", "r1c3", "r2c2"], "lords.red.rooms": {"r2c1": "mint"}},
    },
    ("dungeon-lords", "3-battle"): {
        "beaten": {"lords.red.prison": ["warrior-1"], "lords.red.conquered": []},
        "farewell": {"lords.red.spent": ["witch"], "lords.red.ready": ["ghost"], "lords.red.traps": ["rolling-stone"]},
    },
}
"""By lesson and note: what it rests on, by the names of a position."""


def told(found: Lesson) -> dict[str, Any]:
    """By note: what the learner can know where it is told."""
    table = found.new_table("Ann")
    moments: dict[str, Any] = {}
    while (story := found.story(table)) is not None:
        for page in story.pages[story.first :] if story.given == 0 else ():
            name = page.note.id.removeprefix(f"lesson-{found.name}-")
            moments.setdefault(name, table.box.describe(table.view(found.learner)))
        step = story.step
        if not step.way:
            return moments
        view: View[Any] = table.view(step.seat)
        call = next(call for call in reversed(step.way) if view.is_open(call)) if step.goal else step.way[story.given]
        table.answer(step.seat, call)
    raise AssertionError("the lesson was left")


@pytest.mark.parametrize(("game", "name"), FACTS)
def test_every_note_is_true_where_it_is_told(game: str, name: str) -> None:
    moments = told(lesson(game, name))
    for note, facts in FACTS[game, name].items():
        for path, wanted in facts.items():
            value = moments[note]
            for part in path.split("."):
                value = value[int(part)] if isinstance(value, list | tuple) else value[part]
            assert value == wanted, f"{note}: {path}"


def test_the_first_lesson_of_a_game_is_at_its_beginning() -> None:
    for game in {game for game, _ in FACTS}:
        name = min(each for of, each in FACTS if of == game)
        table = lesson(game, name).new_table("Ann")
        assert not any(isinstance(entry, Answer) for entry in table.log.entries)
        known = table.box.describe(table.view(0))
        assert (known.get("round"), known.get("turn"), known.get("season"))[0 if "round" in known else 1] in (0, 1)
