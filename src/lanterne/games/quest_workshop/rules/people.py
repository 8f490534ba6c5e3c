"""Characters, allies, objects and items that only the quest has, and the wandering monster (QW-MON-2 to QW-MON-4,
QW-OBJ)."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.quest_workshop.entries import add, fresh, is_full, open_family, open_row, rewrite
from lanterne.games.quest_workshop.rules.pages import lay_open, on
from lanterne.games.quest_workshop.rules.placing import ESCAPE
from lanterne.games.quest_workshop.state import (
    DREAD_SPELLS,
    MONSTERS,
    MOST,
    SPELLS,
    STATS,
    Game,
    Monster,
    Spell,
    Stat,
    State,
    change,
    page_name,
)

PROFILES = {row.id: row.profile for row in BOX.monsters}
BOUNDS = {
    "character": ((0, 12), (0, 8), (0, 8), (1, 10), (0, 8)),
    "ally": ((0, 12), (0, 8), (0, 8), (1, 10), (0, 8)),
    "object": ((0, 0), (0, 0), (0, 8), (0, 10), (0, 0)),
}
"""The lowest and highest of each value, by position in `STATS`. An object has only Defend dice and Body Points."""

ENOUGH_CHARACTERS = Refusal("enough-characters", "QW-MON-2", (("number", MOST["character"]),))
ENOUGH_OWN_ITEMS = Refusal("enough-own-items", "QW-OBJ-2", (("number", MOST["item"]),))
NO_LOWER = Refusal("no-lower", "QW-MON-2")
NO_HIGHER = Refusal("no-higher", "QW-MON-2")
HAS_OWNER = Refusal("spell-has-owner", "QW-MON-3")
WANDERS_ALREADY = Refusal("wanders-already", "QW-MON-4")


# --- making -----------------------------------------------------------------------------------------------------------


def kinds_of_people(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(kind,) for kind in range(len(MONSTERS.names))] if page_name(s) == "people" else []


@law("QW-MON-2")
def no_more_characters(s: State, seat: int) -> Refusal | None:
    return ENOUGH_CHARACTERS if is_full(s, "character") else None


@step("QW-MON-2")
def create(game: Game, monster: Monster) -> None:
    """Add a character with this figure and the profile of its kind, and open it."""
    s, kind = game.state, str(MONSTERS.name(monster))
    row = sheets.Character(id=fresh(s, "character"), figure=kind, profile=PROFILES[kind], origin="pack")
    lay_open(s, add(s, "character", row))


@law("QW-OBJ-2")
def no_more_items(s: State, seat: int) -> Refusal | None:
    return ENOUGH_OWN_ITEMS if is_full(s, "item") else None


@step("QW-OBJ-2")
def new_item(game: Game) -> None:
    """An item that only this quest has: a key, or something to be carried out."""
    add(game.state, "item", fresh(game.state, "item"))


# --- profiles ---------------------------------------------------------------------------------------------------------


def every_stat(s: State, seat: int) -> Iterable[tuple[int]]:
    """The values of the open entry."""
    if page_name(s) != "profile":
        return []
    return [(stat,) for stat, (_, most) in enumerate(BOUNDS[open_family(s)]) if most]


def _value(s: State, stat: int) -> int:
    row = open_row(s)
    return int(getattr(getattr(row, "profile", row), str(STATS.name(stat))))


@law("QW-MON-2", "QW-OBJ-1")
def at_most(s: State, seat: int, stat: int) -> Refusal | None:
    return NO_HIGHER if _value(s, stat) >= BOUNDS[open_family(s)][stat][1] else None


@law("QW-MON-2", "QW-OBJ-1")
def at_least(s: State, seat: int, stat: int) -> Refusal | None:
    return NO_LOWER if _value(s, stat) <= BOUNDS[open_family(s)][stat][0] else None


@step("QW-MON-2", "QW-OBJ-1")
def improve(game: Game, stat: Stat) -> None:
    """Raise a value of the open entry by one; an object with Body Points can be attacked."""
    _by(game.state, stat, 1)


@step("QW-MON-2", "QW-OBJ-1")
def lessen(game: Game, stat: Stat) -> None:
    """Lower a value of the open entry by one."""
    _by(game.state, stat, -1)


def _by(s: State, stat: int, number: int) -> None:
    value = {str(STATS.name(stat)): _value(s, stat) + number}
    if open_family(s) == "object":
        _rewrite(s, **value)
    else:
        _rewrite(s, profile=replace(open_row(s).profile, **value))


def _rewrite(s: State, **fields: Any) -> None:
    rewrite(s, s.open, replace(open_row(s), **fields))


# --- magic ------------------------------------------------------------------------------------------------------------


def _character(s: State) -> sheets.Character | None:
    """The character whose profile is showing."""
    if page_name(s) != "profile" or open_family(s) != "character":
        return None
    row: sheets.Character = open_row(s)
    return row


def dread_spells(s: State, seat: int) -> Iterable[tuple[int]]:
    row = _character(s)
    return [(n,) for n, name in enumerate(SPELLS.names[:DREAD_SPELLS]) if row is not None and name not in row.spells]


@law("QW-MON-3")
def has_owner(s: State, seat: int, spell: int) -> Refusal | None:
    """There is one card of each Dread spell."""
    return HAS_OWNER if any(SPELLS.name(spell) in row.spells for row in s.quest.characters) else None


@step("QW-MON-3")
def teach(game: Game, spell: Spell) -> None:
    """The character learns a spell."""
    _rewrite(game.state, spells=(*open_row(game.state).spells, str(SPELLS.name(spell))))


def known_spells(s: State, seat: int) -> Iterable[tuple[int]]:
    row = _character(s)
    return [(SPELLS.number(name),) for name in (row.spells if row is not None else ())]


@step("QW-MON-3")
def unlearn(game: Game, spell: Spell) -> None:
    """The character forgets a spell; without Escape it needs no escape square."""
    row, name = open_row(game.state), SPELLS.name(spell)
    spells = tuple(each for each in row.spells if each != name)
    _rewrite(game.state, spells=spells, escape=row.escape if ESCAPE in spells else None)


def hero_spells(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(spell,) for spell in range(DREAD_SPELLS, len(SPELLS.names))] if _character(s) is not None else []


@step("QW-MON-6")
def shrug_off(game: Game, spell: Spell) -> None:
    """Toggle: the character is immune to a hero spell."""
    row, name = open_row(game.state), str(SPELLS.name(spell))
    others = tuple(each for each in row.immune_spells if each != name)
    _rewrite(game.state, immune_spells=others if name in row.immune_spells else (*others, name))


def if_character(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if _character(s) is not None else []


@step("QW-MON-6")
def fireproof(game: Game) -> None:
    """Toggle: the character is immune to fire."""
    _rewrite(game.state, immune_fire=not open_row(game.state).immune_fire)


# --- allies -----------------------------------------------------------------------------------------------------------


def if_ally(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if page_name(s) == "profile" and open_family(s) == "ally" else []


@step("QW-OBJ-3")
def obey(game: Game) -> None:
    """Toggle: the heroes move the ally, or it stays where it is."""
    _rewrite(game.state, controlled=not open_row(game.state).controlled)


@step("QW-OBJ-3")
def leave_alone(game: Game) -> None:
    """Toggle: monsters leave the ally alone."""
    _rewrite(game.state, untargetable=not open_row(game.state).untargetable)


# --- the wandering monster --------------------------------------------------------------------------------------------


def kinds_to_wander(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(kind,) for kind in range(len(MONSTERS.names))] if page_name(s) == "rules" else []


@law("QW-MON-4")
def wanders_already(s: State, seat: int, kind: int) -> Refusal | None:
    return WANDERS_ALREADY if s.quest.wandering == MONSTERS.name(kind) else None


@step("QW-MON-4")
def let_wander(game: Game, monster: Monster) -> None:
    """This is the wandering monster of the quest."""
    change(game.state, wandering=str(MONSTERS.name(monster)))


CASTING = (
    Offer(create, kinds_of_people, closed=(no_more_characters,)),
    Offer(new_item, on("people"), closed=(no_more_items,)),
    Offer(improve, every_stat, each=(at_most,)),
    Offer(lessen, every_stat, each=(at_least,)),
    Offer(teach, dread_spells, each=(has_owner,)),
    Offer(unlearn, known_spells),
    Offer(shrug_off, hero_spells),
    Offer(fireproof, if_character),
    Offer(obey, if_ally),
    Offer(leave_alone, if_ally),
    Offer(let_wander, kinds_to_wander, each=(wanders_already,)),
)
