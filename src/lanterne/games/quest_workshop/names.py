"""Names on a sheet: what refers to what, and renaming. Characters and objects are both foes, since notes and goals
refer to them alike. A flag may have the same name as an object; it stays a flag."""

import json
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from lanterne.games.heroquest.content.files import QuestFile, quest_in
from lanterne.kit.memo import by_identity

Named: TypeAlias = tuple[str, str]
"""A family and a name."""
Give: TypeAlias = Callable[[str, str], str]
"""Maps a family and an old name to the new name."""

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
"""The family that a field refers to."""
IS_CALLED = {
    "characters": "foe",
    "objects": "foe",
    "allies": "ally",
    "actions": "action",
    "notes": "note",
    "rules": "rule",
    "start": "group",
}
"""The lists of the sheet whose rows define names, and their families."""


def sheet_of(quest: QuestFile) -> dict[str, Any]:
    """A quest as its file has it."""
    found: dict[str, Any] = {name: msgspec.to_builtins(value) for name, value in quest._asdict().items()}
    if not quest.stairs:
        del found["stairs"]
    return found


def quest_of(sheet: dict[str, Any]) -> QuestFile:
    """The quest of such a sheet; without stairs, their square is "". Raises ValueError."""
    quest = quest_in("the file", json.dumps({"stairs": None} | sheet).encode())
    return quest._replace(stairs=quest.stairs or "")


def _referred_to(quest: QuestFile) -> set[Named]:
    found: set[Named] = set()

    def heard(family: str, name: str) -> str:
        found.add((family, name))
        return name

    _given({key: value for key, value in sheet_of(quest).items() if key != "items"}, "", heard)
    return found


referred_to = by_identity(_referred_to, 64)
"""Everything that something else on the sheet refers to."""


def with_names(quest: QuestFile, new: dict[Named, str]) -> QuestFile:
    """The same quest with other names, both where they are defined and where they are referred to."""

    def give(family: str, name: str) -> str:
        return new.get((family, name), name)

    sheet = _given(sheet_of(quest), "", give)
    for field, family in IS_CALLED.items():
        sheet[field] = [row | {"id": give(family, row["id"])} for row in sheet[field]]
    return quest_of(sheet)


def own_names(quest: QuestFile) -> Iterator[Named]:
    """Everything that has a name of its own."""
    sheet = sheet_of(quest)
    yield from ((family, row["id"]) for field, family in IS_CALLED.items() for row in sheet[field])
    yield from (("item", name) for name in quest.items)


def flags_of(quest: QuestFile) -> tuple[str, ...]:
    """All flags that the sheet mentions, in order."""
    found: dict[str, None] = {}

    def heard(family: str, name: str) -> str:
        if family == "flag":
            found[name] = None
        return name

    _given(sheet_of(quest), "", heard)
    return tuple(found)


def _given(value: Any, field: str, give: Give) -> Any:
    """A part of a sheet with every reference renamed."""
    match value:
        case str():
            return give(SPEAKS_OF[field], value) if field in SPEAKS_OF else value
        case list() | tuple() if field == "monsters":
            return [row | {"kind": give("foe", row["kind"])} for row in value]
        case list() | tuple():
            return [_given(each, field, give) for each in value]
        case dict() if field == "flags":  # from item to the flag that its delivery sets
            return {give("item", item): give("flag", flag) for item, flag in value.items()}
        case dict():
            return {key: _given(each, key, give) for key, each in value.items()}
    return value
