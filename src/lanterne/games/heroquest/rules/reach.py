"""Whom a hero can attack with what (HQ-ATK-1, HQ-ATK-9 to HQ-ATK-12)."""

from lanterne.engine import Refusal, has, law
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.rules.places import SIGHT, adjacent, diagonal, square_of_foe, target_obstacles
from lanterne.games.heroquest.rules.weapons import (
    DIAGONAL,
    HOLY_WATER,
    PHANTOM_BLADE,
    SHOT,
    THROWN,
    is_a,
    melee_weapons,
    ranged_weapons,
    weapons_at_hand,
)
from lanterne.games.heroquest.state import FOE_OF_OBJECT, State
from lanterne.kit.grid import mask_of

NOBODY_THERE = Refusal("nothing-to-attack", "HQ-ATK-1")
POWER_SPENT = Refusal("power-spent", "HQ-ATK-22")


_BLOCK = tuple(
    mask_of(
        GRID.square(x, y)
        for x in range(max(0, column - 1), min(GRID.width, column + 2))
        for y in range(max(0, row - 1), min(GRID.height, row + 2))
    )
    for row in range(GRID.height)
    for column in range(GRID.width)
)
"""Each square with its eight neighbours, whatever walls there are."""


def is_alone(s: State, square: int) -> bool:
    """Whether no foe is anywhere near (a quick check before the exact ones)."""
    block = _BLOCK[square]
    for row in s.monsters:
        if has(block, row.square):
            return False
    return not (s.objects and foes_at(s, block))


def foes_at(s: State, squares: int) -> list[int]:
    """The monsters and attackable objects on these squares (HQ-QST-8)."""
    found = [row.foe for row in s.monsters if has(squares, row.square)]
    if s.objects:
        found += [FOE_OF_OBJECT[row.object] for row in s.objects if row.body and has(squares, row.square)]
    return found


def nothing_to_attack(s: State, seat: int) -> Refusal | None:
    """There is no foe on the board, or none near and nothing to throw or shoot (a quick check before the exact
    ones)."""
    if not s.monsters and not s.objects:
        return NOBODY_THERE
    hero = s.active
    if is_alone(s, s.heroes[hero].square) and not ranged_weapons(s, hero):
        return NOBODY_THERE
    return None


@law("HQ-ATK-1", "HQ-ATK-9", "HQ-ATK-15", "HQ-ATK-18", "HQ-QST-8")
def foes_in_reach(s: State, seat: int) -> list[tuple[int, int]]:
    """Each weapon with each foe that it reaches: adjacent ones, and with some weapons diagonal ones too. Heroes and
    allies are never among them."""
    hero = s.active
    square = s.heroes[hero].square
    if is_alone(s, square):
        return []
    near = foes_at(s, adjacent(s, square))
    found = []
    across: list[int] | None = None
    for item in melee_weapons(s, hero):
        found += [(item, foe) for foe in near]
        if item in DIAGONAL:
            if across is None:
                across = foes_at(s, diagonal(s, square))
            found += [(item, foe) for foe in across]
    return found


@law("HQ-ATK-10", "HQ-ATK-11", "HQ-QST-8")
def foes_to_throw_at(s: State, seat: int) -> list[tuple[int, int]]:
    """Each weapon that can be thrown with each visible foe, adjacent ones too."""
    weapons = [item for item in ranged_weapons(s, s.active) if item in THROWN]
    if not weapons:
        return []
    seen = foes_in_sight(s, s.heroes[s.active].square)
    return [(item, foe) for item in weapons for foe in seen]


@law("HQ-ATK-10", "HQ-ATK-12", "HQ-QST-8")
def foes_to_shoot_at(s: State, seat: int) -> list[tuple[int, int]]:
    """The crossbow with each visible foe that is not adjacent; diagonal foes are not adjacent."""
    weapons = [item for item in ranged_weapons(s, s.active) if item in SHOT]
    if not weapons:
        return []
    square = s.heroes[s.active].square
    near = adjacent(s, square)
    seen = [foe for foe in foes_in_sight(s, square) if not has(near, square_of_foe(s, foe))]
    return [(item, foe) for item in weapons for foe in seen]


def foes_in_sight(s: State, square: int) -> list[int]:
    """The foes that somebody on this square can target (HQ-LOS-1)."""
    sees, obstacles = SIGHT.sees, target_obstacles(s)
    found = [row.foe for row in s.monsters if sees(square, row.square, obstacles)]
    if s.objects:
        found += [FOE_OF_OBJECT[row.object] for row in s.objects if row.body and sees(square, row.square, obstacles)]
    return found


@law("HQ-ATK-19")
def foes_to_sprinkle(s: State, seat: int) -> list[tuple[int]]:
    """Adjacent skeletons, zombies and mummies, if the hero has holy water."""
    hero = s.active
    if HOLY_WATER not in s.sheets[hero].items:
        return []
    return [(foe,) for foe in foes_at(s, adjacent(s, s.heroes[hero].square)) if is_a("undead", foe)]


@law("HQ-ATK-22")
def foes_for_phantom_blade(s: State, seat: int) -> list[tuple[int, int]]:
    """The Phantom Blade with each foe that it reaches."""
    if PHANTOM_BLADE not in s.sheets[s.active].items or PHANTOM_BLADE not in weapons_at_hand(s, s.active):
        return []
    return [(PHANTOM_BLADE, foe) for foe in foes_at(s, adjacent(s, s.heroes[s.active].square))]


@law("HQ-ATK-22")
def power_spent(s: State, seat: int, item: int, foe: int) -> Refusal | None:
    """The power of an artifact serves once per quest."""
    return POWER_SPENT if is_spent(s, item) else None


def is_spent(s: State, item: int) -> bool:
    """Whether the power of an artifact has been used in this quest, by any hero."""
    return any(item in row.used for row in s.heroes)


@law("HQ-ATK-21")
def orcs_in_reach(s: State, seat: int) -> list[tuple[int]]:
    """The adjacent orcs, characters among them."""
    near = adjacent(s, s.heroes[s.active].square)
    return [(foe,) for foe in foes_at(s, near) if is_a("orc", foe)]
