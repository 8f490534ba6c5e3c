"""The fields of a position about the heroes."""

from collections.abc import Sequence
from typing import Any

from lanterne.games.heroquest.content.cards import (
    CONDITION_NAMES,
)
from lanterne.games.heroquest.rules.harm import max_body, max_mind
from lanterne.games.heroquest.rules.naming import unfit_name
from lanterne.games.heroquest.rules.places import change, write
from lanterne.games.heroquest.state import (
    BOOK,
    HEROES,
    INSIDE_IT,
    ITEMS,
    NONE,
    REGIONS,
    SPELLS,
    SQUARES,
    State,
)
from lanterne.kit.grid import mask_of
from lanterne.kit.position import fields, named, names, number, one_of, table, truth

FATES = ("out", "inside", "safe", "retreated", "dead")
EFFECTS = ("courage", "rock-skin", "swift", "veil", "pass-rock", "brew")


def put_heroes(state: State, value: Any) -> None:
    """The heroes who play, by name."""
    for name, given in table("heroes", value):
        hero = named(HEROES, name)
        if hero not in state.order:
            raise ValueError(f"{name} does not play")
        _hero(state, hero, fields(f"hero {name}", given, HERO_FIELDS))


HERO_FIELDS = (
    "at", "body", "mind", "gold", "items", "worn", "readied", "spells", "stored", "conditions", "effects", "attack",
    "defend", "acted", "used", "searched", "pits", "fate", "fell", "done", "name",
)  # fmt: skip


def _hero(state: State, hero: int, given: dict[str, Any]) -> None:
    def goods(field: str) -> tuple[int, ...]:
        return tuple(sorted(named(ITEMS, item) for item in names(field, given[field])))

    def bits(field: str, known: Sequence[str]) -> int:
        return mask_of(one_of(field, known, word) for word in names(field, given[field]))

    sheet: dict[str, Any] = {}
    if "items" in given:
        sheet |= {"items": goods("items"), "worn": (), "readied": NONE}
    if "worn" in given:
        sheet["worn"] = goods("worn")
    if "readied" in given:
        sheet["readied"] = named(ITEMS, given["readied"]) if given["readied"] != "none" else NONE
    if "gold" in given:
        sheet["gold"] = number("gold", given["gold"])
    if "done" in given:
        sheet["done"] = bits("done", BOOK.names)
    write(state, hero, **sheet)
    if "name" in given:
        name = str(given["name"])
        if unfit_name(state, state.heroes[hero].seat, name) is not None:
            raise ValueError(f"no hero is called {name!r}")
        state.names = (*state.names[:hero], name, *state.names[hero + 1 :])
    row: dict[str, Any] = {"body": max_body(state, hero), "mind": max_mind(state, hero)}
    for field in ("body", "mind", "attack", "defend"):
        if field in given:
            row[field] = number(field, given[field])
    if "at" in given:
        row["square"] = named(SQUARES, given["at"])
    if "spells" in given:
        row["spells"] = tuple(sorted(named(SPELLS, spell) for spell in names("spells", given["spells"])))
    if "stored" in given:
        row["stored"] = named(SPELLS, given["stored"])
    if "conditions" in given:
        row["conditions"] = bits("conditions", CONDITION_NAMES)
    if "effects" in given:
        row["effects"] = bits("effects", EFFECTS)
    if "acted" in given:
        row["acted"] = truth("acted", given["acted"])
    if "used" in given:
        row["used"] = goods("used")
    if "searched" in given:
        row["searched"] = bits("searched", REGIONS.names)
    if "pits" in given:
        row["pits"] = tuple(named(SQUARES, square) for square in names("pits", given["pits"]))
    if "fell" in given:
        row["fell"] = named(SQUARES, given["fell"])
    if "fate" in given:
        row["fate"] = one_of("fate", FATES, given["fate"])
        if row["fate"] != INSIDE_IT:
            row["square"] = NONE
    change(state, hero, **row)
