"""Positions by name, for scenarios and tests: a sheet, as in its file."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from lanterne.engine import View
from lanterne.games.quest_workshop.names import flags_of, sheet_of
from lanterne.games.quest_workshop.packing import read_file
from lanterne.games.quest_workshop.rules.editing import edit
from lanterne.games.quest_workshop.state import ENTRIES, PAGES, TOOLS, State, empty_quest
from lanterne.kit.position import check_fields, named

FIELDS = ("sheet", "words", "flags", "tool", "page")
NAME = "own-sheet"


def seat_names(state: State) -> tuple[str, ...]:
    return ("author",)


def sit(state: State, wanted: Sequence[str]) -> None:
    if tuple(wanted) != seat_names(state):
        raise ValueError("the one seat is that of the author")


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """A `sheet`, with what it leaves out as on an empty one; its `words`, each a message with its English and French
    text; its `flags`, if there are more than it mentions; the `tool` in hand, and the open `page`. Raises
    ValueError."""
    check_fields("quest-workshop", position, FIELDS)
    sheet = sheet_of(empty_quest(NAME)) | dict(position.get("sheet", {}))
    state.quest, state.texts = read_file(json.dumps({"quest": sheet, "words": position.get("words", [])}))
    state.flags = tuple(position.get("flags", flags_of(state.quest)))
    if "page" in position:
        state.page = named(PAGES, position["page"])
    if "tool" in position:
        state.tool = named(TOOLS, position["tool"])
    state.agenda[:] = [edit()]


def describe(view: View[State]) -> dict[str, Any]:
    """The position under the same names."""
    s = view.state
    return {
        "sheet": sheet_of(s.quest),
        "words": [list(row) for row in s.texts],
        "tool": TOOLS.name(s.tool),
        "turned": s.turned,
        "flags": list(s.flags),
        "page": PAGES.name(s.page),
        "open": ENTRIES.name(s.open),
        "report": [line.id for line in s.report],
    }
