"""The powers that somebody has now, by moment and by operation (DR-ABI-1, DR-ABI-21, DR-TSP-2, DR-TSP-10)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeVar

from lanterne.engine import Row, law
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.dice_effects import Operation
from lanterne.games.dungeon_run.content.effects import IgnoreRule
from lanterne.games.dungeon_run.content.encounters import STRANGERS
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.settings import PLAYER_COUNTS
from lanterne.games.dungeon_run.content.sources import (
    ABILITY,
    EQUIPMENT_CARD,
    MARKER,
    MONSTER_CARD,
    PERSONAL,
    POWER_TABLE,
    STRANGER_CARD,
    SUMMONER,
    TILE,
    TRAP_CARD,
    powers_on,
)
from lanterne.games.dungeon_run.content.terms import Moment
from lanterne.games.dungeon_run.content.tiles import MARKERS, PRINTED_ON, original
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT, SUMMONING_STONE
from lanterne.games.dungeon_run.rules.conditions import holds, left
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.state import NONE, Deed, Hero, State

O = TypeVar("O", bound=Operation)  # noqa: E741 - an operation


class Held(Row, frozen=True):
    """Powers by moment, in the order of the cards; and the operations of static powers, by type."""

    by_window: dict[str, tuple[int, ...]]
    static: dict[type[Operation], Any]
    """Powers and operations of the type."""


def _sorted_out(numbers: tuple[int, ...]) -> Held:
    by_window: dict[str, tuple[int, ...]] = {}
    static: dict[type[Operation], tuple[tuple[int, Operation], ...]] = {}
    for number in numbers:
        power = POWER_TABLE[number].power
        if power.window != "always":
            by_window[power.window] = (*by_window.get(power.window, ()), number)
            continue
        for operation in power.do:
            static[type(operation)] = (*static.get(type(operation), ()), (number, operation))
    return Held(by_window, static)


NOTHING = Held({}, {})


@law("DR-EQP-7", "DR-TSP-10")
def _works(card: int, training: int, any_training: bool) -> bool:
    """Whether an equipped card works. One that is worn only thanks to Jury-Rig does not work where powers are still."""
    return any_training or training in EQUIPMENT[card].trainings


@lru_cache(8192)
def _hero_powers(
    card: int,
    stilled: bool,
    abilities: tuple[int, ...],
    equipped: tuple[int, ...],
    strangers: tuple[int, ...],
    traps: tuple[int, ...],
) -> Held:
    if card == NONE:
        return NOTHING
    own: tuple[int, ...] = ()
    if not stilled:
        own = powers_on(PERSONAL, card)
        if SUMMONING_STONE in equipped:
            own += powers_on(SUMMONER, card)
        own += tuple([number for ability in abilities for number in powers_on(ABILITY, ability)])
    waives = [op for number in own for op in POWER_TABLE[number].power.do if isinstance(op, IgnoreRule)]
    any_training = any(op.rule == "training_requirement" for op in waives)
    cards = [
        number
        for thing in equipped
        if _works(thing, HEROES[card].training, any_training)
        for number in powers_on(EQUIPMENT_CARD, thing)
    ]
    cards += [number for thing in strangers for number in powers_on(STRANGER_CARD, thing)]
    cards += [number for thing in traps for number in powers_on(TRAP_CARD, thing)]
    return _sorted_out(own + tuple(cards))


_latest: list[tuple[Hero, tuple[int, ...], Held]] = [(Hero(), (), NOTHING)] * max(PLAYER_COUNTS)
"""By seat: the hero whose powers were asked for last, the dungeon, and the powers. Rows and tuples never change, so the
same ones have the same powers."""


def _same_powers(hero: Hero, before: Hero) -> bool:
    """Whether nothing that powers depend on has changed in a hero: usually something else has."""
    return (
        hero.tile == before.tile
        and hero.abilities is before.abilities
        and hero.equipped is before.equipped
        and hero.strangers is before.strangers
        and hero.traps is before.traps
        and hero.card == before.card
    )


@law("DR-ABI-1", "DR-ABI-21", "DR-STO-1", "DR-TSP-2", "DR-TSP-10")
def powers_of(s: State, seat: int) -> Held:
    """A hero's powers: by the hero card, with the Stone equipped also as a summoner, by ability cards, equipment,
    companions and attached traps. On and beside the Cursed Stone only by the last three."""
    hero = s.heroes[seat]
    before, laid, held = _latest[seat]
    if hero is not before or s.laid is not laid:
        if s.laid is not laid or not _same_powers(hero, before):
            stilled = hero.tile in floor(s).still
            held = _hero_powers(hero.card, stilled, hero.abilities, hero.equipped, hero.strangers, hero.traps)
        _latest[seat] = (hero, s.laid, held)
    return held


def _all_on(kind: int, things: Iterable[int]) -> tuple[Held, ...]:
    return tuple([_sorted_out(powers_on(kind, thing)) for thing in things])


_ON_MONSTERS = _all_on(MONSTER_CARD, range(len(ALL_MONSTERS)))
_ON_TILES = _all_on(TILE, map(original, range(len(PRINTED_ON))))
_ON_STRANGERS = dict(zip(STRANGERS, _all_on(STRANGER_CARD, STRANGERS), strict=True))
_ON_MARKERS = _all_on(MARKER, range(len(MARKERS)))


def monster_powers(s: State, tile: int, deed: Deed | None = None) -> Held:
    """What the monster on a tile does; nothing if there is none, or if the deed has taken its power away."""
    card = s.spots[tile].monster
    if card == NONE or (deed is not None and deed.powers and without_power(deed)):
        return NOTHING
    return _ON_MONSTERS[card]


def card_powers(card: int) -> Held:
    """What a monster card does, wherever it is."""
    return _ON_MONSTERS[card]


@law("DR-ABI-3")
def without_power(deed: Deed) -> bool:
    """Whether the monster of a battle has lost its power for it (Polymorph)."""
    return any(_lifts_monster_power(number) for _, number in deed.powers)


@lru_cache(1024)
def _lifts_monster_power(number: int) -> bool:
    does = POWER_TABLE[number].power.do
    return any(isinstance(op, IgnoreRule) and op.rule == "monster_power" for op in does)


def tile_powers(tile: int) -> Held:
    """What a tile does. A tile of the second box does the same as its original (DR-PLC-4)."""
    return _ON_TILES[tile]


def stranger_powers(card: int) -> Held:
    """What a stranger does."""
    return _ON_STRANGERS[card]


def marker_powers(marker: int) -> Held:
    """What a marker does."""
    return _ON_MARKERS[marker]


def always(held: Held, kind: type[O]) -> tuple[tuple[int, O], ...]:
    """The static operations of a type, each with its power."""
    found: tuple[tuple[int, O], ...] = held.static.get(kind, ())
    return found


def statics(held: Held, kind: type[O], s: State, holder: int, deed: Deed | None) -> list[O]:
    """The operations of a type that hold now, for their holder: a seat, or NONE for a monster, tile or marker."""
    found = always(held, kind)
    return [op for number, op in found if holds(s, holder, number, deed)] if found else []


@law("DR-GEN-1")
def waives(s: State, seat: int, rule: str, deed: Deed | None = None, pool: str = "") -> bool:
    """Whether a hero is free of a rule (`content.terms.Waived`), in this kind of roll if that matters."""
    return waiver(s, seat, rule, deed, pool) != NONE


def waiver(s: State, seat: int, rule: str, deed: Deed | None = None, pool: str = "") -> int:
    """The power that frees a hero of a rule, or NONE. One with a limit counts only if it has not been used up; after
    applying it, call `conditions.use_up` with it (DR-ABI-27)."""
    for number, op in always(powers_of(s, seat), IgnoreRule):
        applies = op.rule == rule and (not op.pools or pool in op.pools)
        if applies and holds(s, seat, number, deed) and left(s, seat, number):
            return number
    return NONE


def at_window(s: State, seat: int, window: Moment) -> tuple[int, ...]:
    """A hero's powers for a moment, usable or not."""
    return powers_of(s, seat).by_window.get(window, ())
