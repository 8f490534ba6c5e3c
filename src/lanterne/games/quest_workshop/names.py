"""Names on a sheet: who speaks of what, and the same sheet with other names. Characters and objects are foes: notes and
goals speak of both alike. A flag may be called like an object, and stays a flag."""

import json
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from lanterne.games.heroquest.content.files import QuestFile, quest_in
from lanterne.scene.memo import by_identity

Named: TypeAlias = tuple[str, str]
"""A family and a name."""
Give: TypeAlias = Callable[[str, str], str]
"""The name that one of a family gets instead of its old one."""

SPEAKS_OF = {
    "monster": "foe",
    "besides": "foe",
    "standing": "foe",
    "dead": "foe",
    "ally": "ally",
    "item": "item",
    "items": "item",
    "any_item": "item",
    "key": "item",
    "flag": "flag",
    "flags": "flag",
    "forbidden_until": "flag",
    "joins": "action",
    "group": "group",
}
"""Of which family a field speaks."""
IS_CALLED = {
    "characters": "foe",
    "objects": "foe",
    "allies": "ally",
    "actions": "action",
    "notes": "note",
    "rules": "rule",
    "start": "group",
}
"""The families whose own names stand in the rows of a list."""


def sheet_of(quest: QuestFile) -> dict[str, Any]:
    """A quest as its file has it."""
    found: dict[str, Any] = {name: msgspec.to_builtins(value) for name, value in quest._asdict().items()}
    if not quest.stairs:
        del found["stairs"]
    return found


def quest_of(sheet: dict[str, Any]) -> QuestFile:
    """The quest of such a sheet; without stairs their square is "". Raises ValueError with a sentence."""
    quest = quest_in("the file", json.dumps({"stairs": None} | sheet).encode())
    return quest._replace(stairs=quest.stairs or "")


def _spoken_of(quest: QuestFile) -> set[Named]:
    found: set[Named] = set()

    def heard(family: str, name: str) -> str:
        found.add((family, name))
        return name

    _given({key: value for key, value in sheet_of(quest).items() if key != "items"}, "", heard)
    return found


spoken_of = by_identity(_spoken_of, 64)
"""Everything that something else on the sheet speaks of."""


def with_names(quest: QuestFile, new: dict[Named, str]) -> QuestFile:
    """The same quest with other names, for whatever has one and for all that speaks of it."""

    def give(family: str, name: str) -> str:
        return new.get((family, name), name)

    sheet = _given(sheet_of(quest), "", give)
    for field, family in IS_CALLED.items():
        sheet[field] = [row | {"id": give(family, row["id"])} for row in sheet[field]]
    return quest_of(sheet)


def own_names(quest: QuestFile) -> Iterator[Named]:
    """All that has a name of its own."""
    sheet = sheet_of(quest)
    yield from ((family, row["id"]) for field, family in IS_CALLED.items() for row in sheet[field])
    yield from (("item", name) for name in quest.items)


def flags_of(quest: QuestFile) -> tuple[str, ...]:
    """All flags that the sheet speaks of, in the order in which it does."""
    found: dict[str, None] = {}

    def heard(family: str, name: str) -> str:
        if family == "flag":
            found[name] = None
        return name

    _given(sheet_of(quest), "", heard)
    return tuple(found)


def _given(value: Any, field: str, give: Give) -> Any:
    """A part of a sheet in which every name that something refers to has been replaced."""
    match value:
        case str():
            return give(SPEAKS_OF[field], value) if field in SPEAKS_OF else value
        case list() | tuple() if field == "monsters":
            return [row | {"kind": give("foe", row["kind"])} for row in value]
        case list() | tuple():
            return [_given(each, field, give) for each in value]
        case dict() if field == "flags":  # items that are delivered, and what that sets
            return {give("item", item): give("flag", flag) for item, flag in value.items()}
        case dict():
            return {key: _given(each, key, give) for key, each in value.items()}
    return value
