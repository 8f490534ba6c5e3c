"""Whatever a quest's sheet can hold can be drawn in the workshop. Something new in the vocabulary of quests fails here
until there is an edit that makes it."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct
from msgspec.structs import fields, replace
from tests.games.quest_workshop.rebuilding import rebuilt

from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX as HEROQUEST
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.sheets import Character, Door, Passage, Placed
from lanterne.games.quest_workshop.names import quest_of, sheet_of
from lanterne.games.quest_workshop.packing import Drawn, renamed
from lanterne.games.quest_workshop.state import BETWEEN, empty_quest

QUESTS = {quest.id: quest for quest in HEROQUEST.quests}
MINE = {"move": 3, "attack": 1, "defend": 2, "body": 1, "mind": 0}

RARE = {
    "number": 6,
    "difficulty": 7,
    "purse": 250,
    "doors": [
        {"between": ["b1", "b2"], "key": "own-sheet-bar", "flag": "told", "opens_from": "b2"},
        {"between": ["e3", "f3"], "opens_from": "e3"},
        {"between": ["i3", "j3"], "open": True},
        {"between": ["k6", "k7"]},
    ],
    "stairs": "d3",
    "start": [{"id": "stairs", "squares": ["d3", "e3", "d4", "e4"], "positions": [1, 2, 3, 4]}],
    "exit": ["d3", "e3", "d4", "e4"],
    "finds": [{"room": "room-01", "items": ["dagger"]}],
    "dark_rooms": list(LAYOUT.regions[4:]),
    "lost_artifacts": "room-02",
    "gold": 7,
    "items": ["own-sheet-bar"],
    "parts": [
        {"kind": "kill-all", "monsters": {"tag": "orc", "besides": ["own-sheet-grak"]}, "wandering": True},
        {"kind": "kill-all", "monsters": {"tag": "greenskin"}, "wandering": False},
        {"kind": "kill", "monster": "own-sheet-urn"},
        {"kind": "explore"},
    ],
    "characters": [
        {"id": "own-sheet-grak", "figure": "orc", "profile": MINE, "spells": ["dread-fear"], "origin": "pack"},
    ],
    "monsters": [{"kind": "goblin", "at": "c2", "waits": True}, {"kind": "own-sheet-grak", "at": "d2"}],
    "objects": [{"id": "own-sheet-urn", "at": "e2", "defend": 1, "body": 2}],
    "actions": [
        {
            "id": "own-sheet-sit",
            "squares": ["b3", "b4"],
            "reach": "on",
            "needs": {"any_item": ["dagger"]},
            "effects": [
                {"kind": "give", "item": "own-sheet-bar", "to": "actor"},
                {"kind": "weaken", "monsters": {}, "defend": 2},
                {"kind": "weaken", "monsters": {"tag": "caster"}, "defend": 1},
                {"kind": "spawn-waiting", "monster": "goblin"},
            ],
        }
    ],
    "notes": [
        {"id": "secret", "trigger": {"kind": "kept"}, "effects": []},
        {"id": "glimpse", "trigger": {"kind": "seen", "at": "a7"}, "effects": [{"kind": "set-flag", "flag": "told"}]},
        {
            "id": "either",
            "trigger": {
                "kind": "any-of",
                "triggers": [
                    {"kind": "killed", "monster": "own-sheet-grak"},
                    {"kind": "treasure-search", "room": "room-01"},
                    {"kind": "all-killed", "monsters": {"tag": "stone"}},
                    {"kind": "all-killed", "monsters": {"tag": "dread"}},
                ],
            },
            "effects": [],
        },
        {
            "id": "cleared",
            "trigger": {"kind": "all-killed", "monsters": {"besides": ["own-sheet-grak"]}},
            "effects": [],
        },
        {"id": "search", "trigger": {"kind": "treasure-search", "room": "room-02"}, "effects": []},
    ],
    "rules": [{"id": "no-search", "applies": "search"}, {"id": "search", "applies": "note"}],
}
"""Things that none of the fourteen quests has."""


def on_the_sheet(quest: QuestFile) -> QuestFile:
    """A quest of the book as the workshop has it. A door is the same whichever of its squares is named first."""
    found = renamed(Drawn(quest, ()), "own-sheet").quest
    doors = [
        door if door.between in BETWEEN else replace(door, between=(door.between[1], door.between[0]))
        for door in found.doors
    ]
    pairs = [pair if pair in BETWEEN else (pair[1], pair[0]) for pair in found.secret_doors]
    return found._replace(doors=tuple(doors), secret_doors=tuple(pairs))


TARGETS = {name: on_the_sheet(quest) for name, quest in QUESTS.items()}
TARGETS["rare"] = quest_of(sheet_of(empty_quest("own-sheet")) | RARE)


@pytest.mark.parametrize("name", TARGETS)
def test_a_quest_is_drawn_from_nothing_by_edits_alone(name: str) -> None:
    made, target = rebuilt(TARGETS[name]), TARGETS[name]
    waiting = tuple(replace(each, reinforcement=False) for each in target.monsters)  # see NOT_THE_AUTHORS
    target = target._replace(monsters=waiting)
    for field in QuestFile._fields:
        assert getattr(made, field) == getattr(target, field), field


# --- nothing forgotten ------------------------------------------------------------------------------------------------

NOT_THE_AUTHORS: dict[Any, str] = {
    (QuestFile, "id"): "random, QW-SET-1",
    (QuestFile, "origin"): "a pack",
    (QuestFile, "source"): "of quests that were brought from elsewhere",
    (QuestFile, "heroes"): "of quests that were brought from elsewhere, with a small entrance",
    (QuestFile, "passages"): "of quests that were brought from elsewhere",
    **{(Passage, name): "of quests that were brought from elsewhere" for name in ("", "kind", "ends", "hidden")},
    (Door, "barrier"): "of quests that were brought from elsewhere",
    (Placed, "reinforcement"): "of Lanterne's own quests, HQ-DIF",
    (Character, "stand_in"): "of figures that were brought from elsewhere",
    "origin": "a pack",
    "origin_of": "a pack",
}
"""Fields that no edit makes, and why."""


def rows_in(hint: Any) -> Iterator[type[Struct]]:
    """All rows that a type can hold."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
        for inner in get_type_hints(hint).values():
            yield from rows_in(inner)
    for inner in get_args(hint):
        yield from rows_in(inner)


def values_of(hint: Any) -> set[Any]:
    """The values of a field that must have been seen: each of a few; for any other field, that it was used at all."""
    if get_origin(hint) is Annotated:
        return values_of(get_args(hint)[0])
    if get_origin(hint) is Literal:
        return set(get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        return {value for inner in get_args(hint) if inner is not NoneType for value in values_of(inner)}
    return {True, False} if hint is bool else {"used"}


def seen_in(value: Any) -> Iterator[tuple[type, str, Any]]:
    """Each field of each row in a value, with what it holds."""
    match value:
        case Struct():
            yield type(value), "", "used"
            for field in fields(value):
                yield type(value), field.name, getattr(value, field.name)
                yield from seen_in(getattr(value, field.name))
        case tuple() | list():
            for each in value:
                yield from seen_in(each)


def test_no_row_and_no_field_of_the_vocabulary_is_forgotten() -> None:
    hints = get_type_hints(QuestFile, include_extras=True)
    wanted: dict[tuple[type, str], set[Any]] = {(QuestFile, name): values_of(hint) for name, hint in hints.items()}
    for row in {row for hint in hints.values() for row in rows_in(hint)}:
        if row.__name__ != "Source":
            wanted |= {(row, name): values_of(hint) for name, hint in get_type_hints(row, include_extras=True).items()}
            wanted[row, ""] = {"used"}
    seen: dict[Any, set[Any]] = {}
    empty = empty_quest("own-sheet")
    for made in map(rebuilt, TARGETS.values()):
        for name, value in made._asdict().items():
            found = {value} if isinstance(value, bool) else set() if value == getattr(empty, name) else {"used"}
            seen.setdefault((QuestFile, name), set()).update(found)
            for kind, field, held in seen_in(value):
                few = isinstance(held, bool | str) and held in wanted[kind, field]
                seen.setdefault((kind, field), set()).update({held} if few else {"used"} if held else set())
    missing = {
        (kind.__name__, field): sorted(map(str, values - seen.get((kind, field), set())))
        for (kind, field), values in wanted.items()
        if (kind, field) not in NOT_THE_AUTHORS and field not in NOT_THE_AUTHORS
        if values - seen.get((kind, field), set())
    }
    assert missing == {}
    assert len(wanted) > 90
