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
    for name, told in table("heroes", value):
        hero = named(HEROES, name)
        if hero not in state.order:
            raise ValueError(f"{name} does not play")
        _hero(state, hero, fields(f"hero {name}", told, HERO_FIELDS))


HERO_FIELDS = (
    "at", "body", "mind", "gold", "items", "worn", "readied", "spells", "stored", "conditions", "effects", "attack",
    "defend", "acted", "used", "searched", "pits", "fate", "fell", "done", "name",
)  # fmt: skip


def _hero(state: State, hero: int, told: dict[str, Any]) -> None:
    def goods(field: str) -> tuple[int, ...]:
        return tuple(sorted(named(ITEMS, item) for item in names(field, told[field])))

    def bits(field: str, known: Sequence[str]) -> int:
        return mask_of(one_of(field, known, word) for word in names(field, told[field]))

    sheet: dict[str, Any] = {}
    if "items" in told:
        sheet |= {"items": goods("items"), "worn": (), "readied": NONE}
    if "worn" in told:
        sheet["worn"] = goods("worn")
    if "readied" in told:
        sheet["readied"] = named(ITEMS, told["readied"]) if told["readied"] != "none" else NONE
    if "gold" in told:
        sheet["gold"] = number("gold", told["gold"])
    if "done" in told:
        sheet["done"] = bits("done", BOOK.names)
    write(state, hero, **sheet)
    if "name" in told:
        name = str(told["name"])
        if unfit_name(state, state.heroes[hero].seat, name) is not None:
            raise ValueError(f"no hero is called {name!r}")
        state.names = (*state.names[:hero], name, *state.names[hero + 1 :])
    row: dict[str, Any] = {"body": max_body(state, hero), "mind": max_mind(state, hero)}
    for field in ("body", "mind", "attack", "defend"):
        if field in told:
            row[field] = number(field, told[field])
    if "at" in told:
        row["square"] = named(SQUARES, told["at"])
    if "spells" in told:
        row["spells"] = tuple(sorted(named(SPELLS, spell) for spell in names("spells", told["spells"])))
    if "stored" in told:
        row["stored"] = named(SPELLS, told["stored"])
    if "conditions" in told:
        row["conditions"] = bits("conditions", CONDITION_NAMES)
    if "effects" in told:
        row["effects"] = bits("effects", EFFECTS)
    if "acted" in told:
        row["acted"] = truth("acted", told["acted"])
    if "used" in told:
        row["used"] = goods("used")
    if "searched" in told:
        row["searched"] = bits("searched", REGIONS.names)
    if "pits" in told:
        row["pits"] = tuple(named(SQUARES, square) for square in names("pits", told["pits"]))
    if "fell" in told:
        row["fell"] = named(SQUARES, told["fell"])
    if "fate" in told:
        row["fate"] = one_of("fate", FATES, told["fate"])
        if row["fate"] != INSIDE_IT:
            row["square"] = NONE
    change(state, hero, **row)
