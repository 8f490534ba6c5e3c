"""How an automated Zargon casts Dread spells (HQ-AUT-3, HQ-AUT-8): which, at whom, and from where."""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from lanterne.engine import Call, has, law
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import MONSTERS, SPELL_NAMES, SPELLS
from lanterne.games.heroquest.content.rows import Damage
from lanterne.games.heroquest.content.settings import SPELL_PRIORITY
from lanterne.games.heroquest.rules.difficulty import body_of
from lanterne.games.heroquest.rules.dread import cast, cast_at, cast_line, castable, forced_spell
from lanterne.games.heroquest.rules.dread_targets import DIRECTIONS, in_line, works_on
from lanterne.games.heroquest.rules.harm import is_sheltered
from lanterne.games.heroquest.rules.hunting import FAR, PRIORITY, body
from lanterne.games.heroquest.rules.monsters import destinations, monster_ground, prey
from lanterne.games.heroquest.rules.places import (
    SIGHT,
    adjacent,
    floor,
    free,
    heroes_at,
    inside,
    look_obstacles,
    monster,
    monsters_at,
    open_edges,
    square_of,
    surroundings,
)
from lanterne.games.heroquest.rules.spell_effects import is_immune
from lanterne.games.heroquest.rules.weapons import attack_dice
from lanterne.games.heroquest.state import KIND_OF, NONE, State
from lanterne.kit.grid import squares_of

Condition: TypeAlias = Callable[[State, int, int, int], Call]
"""`(state, caster, spell, square)` -> how the caster would cast the spell from that square, () if it should not."""

ROOM_TO_SUMMON = 3
"""Summoning is worthwhile with this many free squares within as many steps."""
WEAK_MIND = 3
"""Heroes with at most this many Mind Points are the best to command."""


# --- whom the caster sees ---------------------------------------------------------------------------------------------


def target_lines(s: State, foe: int) -> int:
    """What stops a line to a target; the caster never blocks its own lines, wherever it goes."""
    figures = heroes_at(s) | monsters_at(s) & ~(1 << monster(s, foe).square)
    return look_obstacles(s) | SIGHT.standing(figures)


def visible(s: State, foe: int, spell: int, square: int) -> list[int]:
    """Heroes, and allies whom it can harm, in sight of that square on whom the spell works."""
    obstacles = target_lines(s, foe)
    return [hero for hero in prey(s) if SIGHT.sees(square, square_of(s, hero), obstacles) and works_on(s, spell, hero)]


def strength(s: State, hero: int) -> int:
    """The Attack dice of a hero with the weapon in hand."""
    return attack_dice(s, hero, s.sheets[hero].readied, NONE)


# --- the conditions ---------------------------------------------------------------------------------------------------


@law("HQ-AUT-3")
def escapes(s: State, foe: int, spell: int, square: int) -> Call:
    """Cast if wounded, and a hero is adjacent or has a way to it that no monster blocks."""
    if monster(s, foe).body >= body_of(s, KIND_OF[foe]):
        return ()
    ground = floor(s) & ~monsters_at(s) | heroes_at(s)
    within = GRID.reach(1 << square, open_edges(s), ground)
    return cast(foe, spell) if within & heroes_at(s) else ()


@law("HQ-AUT-3")
def storms(s: State, foe: int, spell: int, square: int) -> Call:
    """Cast in a room with two or more heroes, if heroes would lose more than monsters."""
    room = REGION_SQUARES[REGION_OF[square]]
    heroes = [hero for hero in prey(s) if has(room, square_of(s, hero))]
    if REGION_OF[square] == CORRIDOR or len(heroes) < 2:
        return ()
    harm = sum(expected_loss(spell, body(s, hero)) for hero in heroes)
    others = [row for row in s.monsters if row.foe != foe and has(room, row.square)]
    own = sum(expected_loss(spell, row.body) for row in others if not is_immune(s, KIND_OF[row.foe], spell))
    return cast(foe, spell) if harm > own else ()


def expected_loss(spell: int, body: int) -> Fraction:
    """The Body Points a figure with `body` left can expect to lose: each saving die takes 1 from the damage."""
    effect = SPELLS[spell].effect
    assert isinstance(effect, Damage)
    losses = {effect.amount: Fraction(1)}
    if effect.save is not None:
        assert isinstance(effect.save.red_dice, int)
        saved = Fraction(len(effect.save.faces), 6)
        for _ in range(effect.save.red_dice):
            rolled: dict[int, Fraction] = {}
            for loss, chance in losses.items():
                rolled[loss] = rolled.get(loss, Fraction()) + chance * (1 - saved)
                rolled[max(0, loss - 1)] = rolled.get(max(0, loss - 1), Fraction()) + chance * saved
            losses = rolled
    return sum((min(loss, body) * chance for loss, chance in losses.items()), Fraction())


@law("HQ-AUT-3", "HQ-ZAR-9")
def clouds(s: State, foe: int, spell: int, square: int) -> Call:
    """Cast with two or more heroes in the caster's room or corridor, those on safe stairs not counted."""
    around = surroundings(s, square)
    heroes = [hero for hero in inside(s) if has(around, s.heroes[hero].square) and not is_sheltered(s, hero)]
    return cast(foe, spell) if len(heroes) >= 2 else ()


@law("HQ-AUT-3")
def bolts(s: State, foe: int, spell: int, square: int) -> Call:
    """Cast in a direction that strikes more heroes than monsters."""
    gain, direction = best_direction(s, foe, square)
    return cast_line(foe, spell, direction) if gain >= 1 else ()


def best_direction(s: State, foe: int, square: int) -> tuple[int, int]:
    """How many more heroes than monsters the best direction strikes, and that direction; ties: most heroes, then the
    order of targets."""
    found = []
    monsters = monsters_at(s) & ~(1 << monster(s, foe).square)
    for direction in range(len(DIRECTIONS.names)):
        line = in_line(s, square, direction)
        struck = [PRIORITY[hero] for hero in prey(s) if has(line, square_of(s, hero))]
        found.append(((line & monsters).bit_count() - len(struck), -len(struck), min(struck, default=FAR), direction))
    best = min(found)
    return -best[0], best[-1]


@law("HQ-AUT-3")
def summons(s: State, foe: int, spell: int, square: int) -> Call:
    """Cast with a hero in sight, and enough free squares for the monsters to appear."""
    obstacles = target_lines(s, foe)
    if not any(SIGHT.sees(square, s.heroes[hero].square, obstacles) for hero in inside(s)):
        return ()
    room = free(s) & surroundings(s, square) & ~(1 << square)
    near = GRID.reach(1 << square, open_edges(s), floor(s), ROOM_TO_SUMMON) & room
    return cast(foe, spell) if near.bit_count() >= ROOM_TO_SUMMON else ()


@law("HQ-AUT-3")
def commands(s: State, foe: int, spell: int, square: int) -> Call:
    """At a hero of weak mind in sight; else at the strongest."""
    seen = visible(s, foe, spell, square)
    weak = [(0, hero) for hero in seen if s.heroes[hero].mind <= WEAK_MIND]
    return _at(foe, spell, weak or [(-strength(s, hero), hero) for hero in seen])


@law("HQ-AUT-3")
def at_weakest_mind(s: State, foe: int, spell: int, square: int) -> Call:
    """At the hero in sight with the fewest Mind Points."""
    return _at(foe, spell, [(s.heroes[hero].mind, hero) for hero in visible(s, foe, spell, square)])


@law("HQ-AUT-3")
def at_weakest_body(s: State, foe: int, spell: int, square: int) -> Call:
    """At the hero or ally in sight with the fewest Body Points left."""
    return _at(foe, spell, [(body(s, hero), hero) for hero in visible(s, foe, spell, square)])


@law("HQ-AUT-3")
def at_strongest(s: State, foe: int, spell: int, square: int) -> Call:
    """At the hero in sight with the most Attack dice on whom the spell works: not yet afraid, or owning something that
    can rust."""
    return _at(foe, spell, [(-strength(s, hero), hero) for hero in visible(s, foe, spell, square)])


def _at(foe: int, spell: int, found: list[tuple[int, int]]) -> Call:
    """At the hero with the lowest number, among equals by priority."""
    if not found:
        return ()
    return cast_at(foe, spell, min((key, PRIORITY[hero], hero) for key, hero in found)[-1])


CONDITIONS: dict[str, Condition] = {
    "dread-escape": escapes,
    "dread-firestorm": storms,
    "dread-cloud-of-dread": clouds,
    "dread-lightning-bolt": bolts,
    "dread-summon-undead": summons,
    "dread-summon-orcs": summons,
    "dread-command": commands,
    "dread-sleep": at_weakest_mind,
    "dread-ball-of-flame": at_weakest_body,
    "dread-tempest": at_strongest,
    "dread-fear": at_strongest,
    "dread-rust": at_strongest,
}
IN_ORDER: tuple[tuple[int, Condition], ...] = tuple(
    (SPELL_NAMES.index(name), CONDITIONS[name]) for name in SPELL_PRIORITY
)


# --- casting ----------------------------------------------------------------------------------------------------------


@law("HQ-AUT-3", "HQ-QST-9")
def cast_now(s: State, foe: int) -> Call:
    """The spell the caster casts from where it stands: the one a note requires, or else the first by priority whose
    condition holds. () if there is none."""
    row = monster(s, foe)
    if not row.spells:
        return ()
    forced = forced_spell(s, foe)
    if forced != NONE:
        return _whatever_comes(s, foe, forced)
    for spell, condition in IN_ORDER:
        if spell in row.spells and castable(s, foe, spell) and (call := condition(s, foe, spell, row.square)):
            return call
    return ()


def _whatever_comes(s: State, foe: int, spell: int) -> Call:
    """Cast a spell at the best target even if its condition does not hold."""
    square = monster(s, foe).square
    match SPELLS[spell].target:
        case "hero":
            return CONDITIONS[SPELL_NAMES[spell]](s, foe, spell, square)
        case "line":
            return cast_line(foe, spell, best_direction(s, foe, square)[1])
        case _:
            return cast(foe, spell)


@law("HQ-AUT-3")
def casting_square(s: State, foe: int) -> int:
    """Where a caster that can cast nothing now goes: the nearest square from which a spell's condition holds, for the
    first spell by priority that has such a square. NONE if there is none."""
    row = monster(s, foe)
    within = destinations(s, foe) & in_view_of_heroes(s) if row.spells else 0
    if not within:
        return NONE
    rings = GRID.rings(1 << row.square, open_edges(s), monster_ground(s), MONSTERS[KIND_OF[foe]].move)
    for spell, condition in IN_ORDER:
        if spell in row.spells and condition is not escapes:
            for ring in rings[1:]:
                for square in squares_of(ring & within):
                    if condition(s, foe, spell, square):
                        return square
    return NONE


def in_view_of_heroes(s: State) -> int:
    """The squares that share a room or a look line with a hero or ally; a spell reaches nobody from any other
    square."""
    sight, obstacles, mask = s.chart.sight, look_obstacles(s), 0
    for hero in prey(s):
        square = square_of(s, hero)
        mask |= sight.field(square, obstacles)
        if REGION_OF[square] != CORRIDOR:
            mask |= REGION_SQUARES[REGION_OF[square]]
    return mask


# --- keeping away -----------------------------------------------------------------------------------------------------


def is_caster(s: State, foe: int) -> bool:
    """Whether the quest has given it Dread spells, cast or not."""
    row = monster(s, foe)
    return bool(row.spells or row.spent)


@law("HQ-AUT-8")
def refuge(s: State, foe: int) -> int:
    """Where a caster that has acted goes: next to no hero, in sight of one, and as far from the nearest hero as it can;
    ties: lowest row, then leftmost. NONE if there is no such square."""
    here = 1 << monster(s, foe).square
    heroes = [s.heroes[hero].square for hero in inside(s)]
    within = (destinations(s, foe) | here) & in_view_of_heroes(s)
    for square in heroes:
        within &= ~adjacent(s, square)
    rings = GRID.rings(sum(1 << square for square in set(heroes)), open_edges(s), monster_ground(s) | here)
    obstacles = target_lines(s, foe)
    for ring in (within & ~sum(rings), *reversed(rings)):  # unreachable squares count as the farthest
        for square in squares_of(ring & within):
            if any(SIGHT.sees(square, hero, obstacles) for hero in heroes):
                return square
    return NONE
