"""The entries of a sheet: everything that only this quest has. Each is known by its family and its position there:
`note-3` is the third note."""

from typing import Any

from lanterne.games.heroquest.content import sheets
from lanterne.games.quest_workshop.state import ENTRIES, IN_BOX, ITEMS, MOST, NONE, State, change

FIELDS = {
    "character": "characters",
    "ally": "allies",
    "object": "objects",
    "item": "items",
    "rule": "rules",
    "note": "notes",
    "action": "actions",
    "wave": "waves",
    "group": "start",
}
"""The field of the sheet that holds the entries of a family; flags have none of their own."""
FIRST = {family: ENTRIES.number(f"{family}-1") for family in MOST}
FAMILY_OF = tuple(family for family, most in MOST.items() for _ in range(most))


def family_of(entry: int) -> str:
    """The family of an entry; "" for none."""
    return FAMILY_OF[entry] if entry != NONE else ""


def place_of(entry: int) -> int:
    """Its position in its family, from 0."""
    return entry - FIRST[family_of(entry)]


def entry_at(family: str, place: int) -> int:
    """The entry at a position; NONE beyond the last position that has an entry id."""
    return FIRST[family] + place if 0 <= place < MOST[family] else NONE


def rows(s: State, family: str) -> tuple[Any, ...]:
    """All entries of a family."""
    found: tuple[Any, ...] = s.flags if family == "flag" else getattr(s.quest, FIELDS[family])
    return found


def every(s: State, *families: str) -> list[tuple[int]]:
    """The entries of these families on the sheet."""
    return [(FIRST[family] + place,) for family in families for place in range(min(len(rows(s, family)), MOST[family]))]


def is_full(s: State, family: str) -> bool:
    return len(rows(s, family)) >= MOST[family]


def row_of(s: State, entry: int) -> Any:
    """The row of an entry; for an item or a flag, its name."""
    return rows(s, family_of(entry))[place_of(entry)]


def id_of(s: State, entry: int) -> str:
    """What the sheet calls it; a wave has no name."""
    row = row_of(s, entry)
    return row if isinstance(row, str) else str(getattr(row, "id", ""))


def entry_named(s: State, name: str, *families: str) -> int:
    """The entry of this name in one of these families; NONE if there is none."""
    return next((entry for (entry,) in every(s, *families) if id_of(s, entry) == name), NONE)


def rewrite(s: State, entry: int, row: Any) -> None:
    """Replace the row of an entry."""
    family, place = family_of(entry), place_of(entry)
    put_all(s, family, (*rows(s, family)[:place], row, *rows(s, family)[place + 1 :]))


def put_all(s: State, family: str, found: tuple[Any, ...]) -> None:
    """Replace all entries of a family."""
    if family == "flag":
        s.flags = found
    else:
        change(s, **{FIELDS[family]: found})


def add(s: State, family: str, row: Any) -> int:
    """Add an entry at the end of its family."""
    put_all(s, family, (*rows(s, family), row))
    return entry_at(family, len(rows(s, family)) - 1)


def fresh(s: State, family: str) -> str:
    """A name that no entry of the family has yet. If names must be unique among all quests, it begins with the name of
    this quest."""
    stem = f"{s.quest.id}-{family}" if family in ("character", "ally", "object", "item", "action") else family
    used = {row if isinstance(row, str) else row.id for row in rows(s, family)}
    if family in ("note", "action"):  # their texts share one namespace
        used |= {row.id for row in s.quest.notes} | {row.id for row in s.quest.actions}
    return next(f"{stem}{n}" for n in range(1, len(used) + 2) if f"{stem}{n}" not in used)


def called(s: State, entry: int) -> str:
    """The name that the author has given it; "" while it has only its automatic name."""
    name = id_of(s, entry).removeprefix(f"{s.quest.id}-")
    return "" if name.removeprefix(family_of(entry)).isdigit() else name


# --- what is open -----------------------------------------------------------------------------------------------------


def open_family(s: State) -> str:
    """The family of the open entry; "" for none."""
    return family_of(s.open)


def open_row(s: State) -> Any:
    return row_of(s, s.open)


def has_effects(s: State) -> bool:
    """Whether a note or an action is open."""
    return open_family(s) in ("note", "action")


def effects_of(s: State) -> tuple[sheets.AnyEffect, ...]:
    """The effects of the open note or action, in order."""
    found: tuple[sheets.AnyEffect, ...] = open_row(s).effects
    return found


# --- items ------------------------------------------------------------------------------------------------------------


def item_name(s: State, item: int) -> str:
    """The name of an item on the sheet, from the box or its own."""
    return IN_BOX[item] if item < len(IN_BOX) else s.quest.items[item - len(IN_BOX)]


def item_named(s: State, name: str) -> int:
    """The item of this name; NONE if there is none."""
    if name in IN_BOX:
        return ITEMS.number(name)
    place = s.quest.items.index(name) if name in s.quest.items else NONE
    return len(IN_BOX) + place if 0 <= place < MOST["item"] else NONE
