"""The pages of the sheet, and the entries on them: opened, renamed, thrown away (QW-PAG)."""

import re
from collections.abc import Callable, Iterable

from lanterne.engine import Choice, Offer, Refusal, Text, TextDraft, ask, decision, law, step
from lanterne.games.quest_workshop.entries import (
    every,
    family_of,
    has_effects,
    id_of,
    open_family,
    place_of,
    put_all,
    rewrite,
    row_of,
    rows,
)
from lanterne.games.quest_workshop.names import own_names, referred_to, with_names
from lanterne.games.quest_workshop.rules.starting import drop_group
from lanterne.games.quest_workshop.state import NONE, PAGES, Entry, Game, Page, State, page_name, tool_name
from lanterne.games.quest_workshop.texts import entry_keys, family_keys, moved, without

LONGEST_NAME = 40
FAMILIES = {
    "map": ("group",),
    "people": ("character", "ally", "object", "item"),
    "rules": ("rule",),
    "notes": ("flag", "note", "action", "wave"),
}
"""The families of entries on each page."""
OPENED_ON = {
    "character": "profile",
    "ally": "profile",
    "object": "profile",
    "note": "when",
    "action": "when",
    "wave": "then",
}
"""The page on which an entry of each family opens."""
CLOSED_ON = {family: page for page, families in FAMILIES.items() for family in families}

ON_TOP = Refusal("page-on-top", "QW-PAG-1")
OPEN_ALREADY = Refusal("open-already", "QW-PAG-2")
SPOKEN_OF = Refusal("entry-spoken-of", "QW-PAG-4")
NAME_TAKEN = Refusal("name-taken", "QW-PAG-3")
NO_NAME = Refusal("no-name", "QW-PAG-3", (("number", LONGEST_NAME),))
NOTHING_NAMED = Refusal("nothing-named", "QW-PAG-3")


def on(*pages: str) -> Callable[[State, int], Iterable[tuple[int, ...]]]:
    """Candidates for a step without arguments: one on these pages, none on others."""

    def found(s: State, seat: int) -> Iterable[tuple[int, ...]]:
        return [()] if page_name(s) in pages else []

    return found


# --- pages ------------------------------------------------------------------------------------------------------------


def every_page(s: State, seat: int) -> Iterable[tuple[int]]:
    """The six pages of the sheet, and those of the open entry."""
    own = {OPENED_ON[open_family(s)]} | ({"when", "then"} if has_effects(s) else set()) if s.open != NONE else set()
    return [(page,) for page, name in enumerate(PAGES.names) if page < PAGES.number("profile") or name in own]


@law("QW-PAG-1")
def on_top(s: State, seat: int, page: int) -> Refusal | None:
    return ON_TOP if s.page == page else None


@step("QW-PAG-1")
def turn_to(game: Game, page: Page) -> None:
    """Turn to another page; the tool stays in hand, and the open entry stays open."""
    game.state.page = page


# --- opening ----------------------------------------------------------------------------------------------------------


def openable(s: State, seat: int) -> Iterable[tuple[int]]:
    return every(s, *(family for family in FAMILIES.get(page_name(s), ()) if family in OPENED_ON))


@law("QW-PAG-2")
def lies_open(s: State, seat: int, entry: int) -> Refusal | None:
    return OPEN_ALREADY if s.open == entry else None


@step("QW-PAG-2")
def open_entry(game: Game, entry: Entry) -> None:
    """Edits now apply to this entry; the one that was open is closed."""
    lay_open(game.state, entry)


def lay_open(s: State, entry: int) -> None:
    """Open an entry on its own page."""
    s.open, s.page = entry, PAGES.number(OPENED_ON[family_of(entry)])


def if_open(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if s.open != NONE else []


@step("QW-PAG-2")
def close_entry(game: Game) -> None:
    """Close the entry and go back to the page that lists it, unless another page is showing."""
    close(game.state)


def close(s: State) -> None:
    if s.page >= PAGES.number("profile"):
        s.page = PAGES.number(CLOSED_ON[open_family(s)])
    s.open = NONE


# --- names ------------------------------------------------------------------------------------------------------------


def with_a_name(s: State, seat: int) -> Iterable[tuple[int]]:
    """The entries of the page. A wave has no name, and a rule stated in a note has the name of the note."""
    return [
        (entry,) for (entry,) in every_entry(s, seat) if family_of(entry) != "wave" and not _stated_in_note(s, entry)
    ]


def _stated_in_note(s: State, entry: int) -> bool:
    return family_of(entry) == "rule" and row_of(s, entry).applies == "note"


@step("QW-PAG-3")
def rename(game: Game, entry: Entry) -> None:
    """Rename an entry on the sheet."""
    game.state.desk = ("", entry)
    game.then(naming(entry))


def _called(s: State, entry: int, text: str) -> str:
    """The name as it is on the sheet: if it must be unique among all quests, it begins with the name of the quest."""
    family = family_of(entry)
    return f"{s.quest.id}-{text}" if family in ("character", "ally", "object", "item", "action") else text


def _kin(entry: int) -> str:
    """The family as notes and goals refer to it."""
    family = family_of(entry)
    return "foe" if family in ("character", "object") else family


@law("QW-PAG-3")
def unfit_name(s: State, seat: int, text: str, entry: int) -> Refusal | None:
    """Lowercase letters and digits, with hyphens between them; unique in its family. The text of the collapse has a
    fixed name."""
    if len(text) > LONGEST_NAME or not re.fullmatch("[a-z0-9]+([-_][a-z0-9]+)*", text):
        return NO_NAME
    name, kin = _called(s, entry, text), {_kin(entry)}
    if kin & {"note", "action"}:
        kin = {"note", "action"}
        if name == "collapse":
            return NAME_TAKEN
    taken = {("flag", flag) for flag in s.flags} | set(own_names(s.quest))
    return NAME_TAKEN if any((family, name) in taken for family in kin) else None


@step("QW-PAG-3")
def name_entry(game: Game, text: Text) -> None:
    """Rename it, also wherever it is referred to; a rule stated in a note is renamed with the note."""
    s = game.state
    entry, s.desk = s.desk[1], ("", NONE)
    old, new = id_of(s, entry), _called(s, entry, text)
    before = entry_keys(s, entry)
    if family_of(entry) == "flag":
        rewrite(s, entry, new)
    names = {(_kin(entry), old): new}
    keys = dict(zip(before, family_keys(s.quest.id, family_of(entry), new), strict=True))
    if family_of(entry) == "note" and any(row.id == old and row.applies == "note" for row in s.quest.rules):
        names["rule", old] = new
        keys |= zip(family_keys(s.quest.id, "rule", old), family_keys(s.quest.id, "rule", new), strict=True)
    s.quest = with_names(s.quest, names)
    s.texts = moved(s.texts, {key: other for key, other in keys.items() if "." not in key})


@step("QW-PAG-3")
def leave_name(game: Game) -> None:
    """It keeps the name it has."""
    game.state.desk = ("", NONE)


NAME_DRAFT = TextDraft("text", name_entry, unfit_name, NOTHING_NAMED)
KEEP_NAME = (Offer(leave_name),)


@decision("QW-PAG-3")
def naming(game: Game, entry: Entry) -> Choice:
    """What is it called on the sheet?"""
    return ask(0, KEEP_NAME, entry, draft=NAME_DRAFT, default=leave_name())


# --- throwing away ----------------------------------------------------------------------------------------------------


def every_entry(s: State, seat: int) -> Iterable[tuple[int]]:
    """The entries on the page; start groups while start squares are being chosen."""
    if page_name(s) == "map" and tool_name(s) != "start":
        return []
    return every(s, *FAMILIES.get(page_name(s), ()))


@law("QW-PAG-4")
def still_spoken_of(s: State, seat: int, entry: int) -> Refusal | None:
    """What something else on the sheet refers to, or what is on the map, cannot be thrown away."""
    if family_of(entry) in ("note", "wave", "rule"):
        return None
    return SPOKEN_OF if (_kin(entry), id_of(s, entry)) in referred_to(s.quest) else None


@step("QW-PAG-4")
def throw_away(game: Game, entry: Entry) -> None:
    """Remove the entry and its texts; a note takes the rule stated in it along, and heroes of a start group begin in
    the first group. The entries after it move up."""
    s = game.state
    name, family = id_of(s, entry), family_of(entry)
    s.texts = without(s.texts, entry_keys(s, entry))
    if family == "note":
        stated = [row for row in s.quest.rules if row.applies == "note" and row.id == name]
        s.texts = without(s.texts, tuple(key for row in stated for key in family_keys(s.quest.id, "rule", row.id)))
        put_all(s, "rule", tuple(row for row in s.quest.rules if row not in stated))
    place, found = place_of(entry), rows(s, family)
    if family == "group":
        drop_group(s, place)
    else:
        put_all(s, family, (*found[:place], *found[place + 1 :]))
    if open_family(s) == family and s.open == entry:
        close(s)
    elif open_family(s) == family and s.open > entry:
        s.open -= 1
    s.tool = s.item = s.flag = NONE


TURNING = (
    Offer(turn_to, every_page, each=(on_top,)),
    Offer(open_entry, openable, each=(lies_open,)),
    Offer(rename, with_a_name),
    Offer(throw_away, every_entry, each=(still_spoken_of,)),
    Offer(close_entry, if_open),
)
