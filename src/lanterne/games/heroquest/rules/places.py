"""Where things are on the board, who sees whom, and what is next to what (HQ-LOS).

Everything here depends only on the board, which everybody sees, not on what is hidden. Sets of squares are masks. What
is revealed, which does depend on the quest, is in `exploration`.
"""

from functools import lru_cache
from typing import Any

from lanterne.engine import Mask, has, law
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import FURNITURE
from lanterne.games.heroquest.state import (
    FIRST_ALLY,
    FOE_OF_OBJECT,
    FOES,
    INSIDE_IT,
    KIND_OF,
    NONE,
    AllyRow,
    HeroRow,
    MonsterRow,
    Sheet,
    State,
)
from lanterne.kit.grid import Edges, first_of, squares_of
from lanterne.kit.line_of_sight import LineOfSight

SIGHT = LineOfSight(GRID)
"""For single lines; whole fields of view are asked of `Quest.sight`, which knows the lasting walls."""

# --- rows -------------------------------------------------------------------------------------------------------------


def inside(s: State) -> list[int]:
    """The heroes in the dungeon, in the order of turns."""
    return [hero for hero in s.order if s.heroes[hero].fate == INSIDE_IT]


def change(s: State, hero: int, **fields: Any) -> HeroRow:
    """Change the row of a hero."""
    s.heroes[hero] = row = s.heroes[hero]._replace(**fields)
    return row


def write(s: State, hero: int, **fields: Any) -> Sheet:
    """Change the sheet of a hero."""
    s.sheets[hero] = sheet = s.sheets[hero]._replace(**fields)
    return sheet


def ally(s: State, hero: int) -> AllyRow | None:
    """The row of an ally; None if it is not on the board."""
    return next((row for row in s.allies if row.hero == hero), None)


def change_ally(s: State, hero: int, **fields: Any) -> None:
    """Change the row of an ally on the board."""
    s.allies = tuple(row._replace(**fields) if row.hero == hero else row for row in s.allies)


def monster(s: State, foe: int) -> MonsterRow:
    """The row of a monster on the board."""
    for row in s.monsters:
        if row.foe == foe:
            return row
    raise KeyError(FOES.name(foe))


def change_monster(s: State, foe: int, /, **fields: Any) -> None:
    """Change the row of a monster on the board."""
    for place, row in enumerate(s.monsters):
        if row.foe == foe:
            s.monsters[place] = row._replace(**fields)


def is_monster(foe: int) -> bool:
    """Whether it is a monster, not an object (HQ-QST-8)."""
    return KIND_OF[foe] != NONE


def square_of(s: State, hero: int) -> int:
    """Where a hero or an ally stands; NONE off the board."""
    if hero < FIRST_ALLY:
        return s.heroes[hero].square
    row = ally(s, hero)
    return row.square if row else NONE


def square_of_foe(s: State, foe: int) -> int:
    """Where a monster or an object stands; NONE off the board."""
    if is_monster(foe):
        return next((row.square for row in s.monsters if row.foe == foe), NONE)
    return next((row.square for row in s.objects if FOE_OF_OBJECT[row.object] == foe), NONE)


# --- squares ----------------------------------------------------------------------------------------------------------


def open_edges(s: State) -> Edges:
    """The edges that can be stepped over."""
    return Edges(s.east, s.south)


def heroes_at(s: State) -> int:
    """The squares with heroes and allies."""
    mask = 0
    for row in s.heroes:
        if row.square >= 0:
            mask |= 1 << row.square
    for each in s.allies:
        mask |= 1 << each.square
    return mask


def monsters_at(s: State) -> int:
    """The squares with monsters."""
    mask = 0
    for row in s.monsters:
        mask |= 1 << row.square
    return mask


def floor(s: State) -> int:
    """The squares in play that can be entered, with or without a figure on them (HQ-MOV-9, HQ-MOV-10)."""
    return s.seen & ~s.blocked & ~s.covered & ~s.rock


@law("HQ-EXP-12")
def free(s: State) -> int:
    """The free squares: floor in play without figure, furniture, object or block. A known trap does not matter."""
    return floor(s) & ~heroes_at(s) & ~monsters_at(s)


@law("HQ-LOS-11", "HQ-SEC-4")
def surroundings(s: State, square: int) -> int:
    """The room of the square, or the corridor squares in look line of it."""
    region = REGION_OF[square]
    if region != CORRIDOR:
        return REGION_SQUARES[region]
    return _in_look_line(square, s.seen & REGION_SQUARES[CORRIDOR], look_obstacles(s))


@lru_cache(maxsize=4096)  # a figure in a corridor looks along it more than once
def _in_look_line(square: int, among: int, obstacles: int) -> int:
    mask = 0
    for other in squares_of(among):
        if SIGHT.sees(square, other, obstacles):
            mask |= 1 << other
    return mask


@lru_cache(maxsize=16384)  # called at every decision, while doors seldom open
def next_to(square: int, east: int, south: int) -> int:
    """The squares that share an open edge with this one."""
    return GRID.adjacent(square, Edges(east, south))


@law("HQ-ATK-1", "HQ-ATK-15")
def adjacent(s: State, square: int) -> int:
    """The squares next to this one over an open edge; a pit or stair square is next to itself, since several figures
    may be on it."""
    around = next_to(square, s.east, s.south)
    if has(s.pits | s.stairs, square):
        around |= 1 << square
    return around


@law("HQ-DOR-7", "HQ-LOS-6", "HQ-ATK-9")
def diagonal(s: State, square: int) -> int:
    """The squares that touch this one at a corner that can be passed."""
    return GRID.diagonal(square, GRID.open_corners(open_edges(s), solid(s)))


@law("HQ-EXP-12")
def nearest(s: State, square: int, wanted: int) -> int:
    """The wanted square fewest steps away over floor, ignoring figures; ties: lowest row, then leftmost. NONE if none
    can be reached."""
    if not wanted:
        return NONE
    return GRID.nearest(1 << square, open_edges(s), floor(s) | 1 << square, wanted)


def in_pit(s: State, square: int) -> bool:
    """Whether a figure on this square is in a sprung pit."""
    return square >= 0 and has(s.pits, square)


# --- sight ------------------------------------------------------------------------------------------------------------


@law("HQ-LOS-5")
def solid(s: State) -> int:
    """The squares that stop lines as if full of wall: blocked ones, and tall furniture in that variant."""
    mask = s.blocked
    if s.agreed.tall_furniture:
        for piece in s.furniture:
            if FURNITURE[piece.kind].tall:
                mask = Mask(mask | piece.squares)
    return mask


@lru_cache(maxsize=4096)
def _obstacles(east: int, south: int, solid: int) -> int:
    return SIGHT.obstacles(Edges(east, south), solid)


@law("HQ-LOS-2", "HQ-LOS-3", "HQ-LOS-4", "HQ-LOS-6", "HQ-LOS-8")
def look_obstacles(s: State) -> int:
    """What stops a look: walls, closed doors, blocked squares."""
    return _obstacles(s.east, s.south, solid(s))


@law("HQ-LOS-1", "HQ-LOS-4", "HQ-LOS-9")
def target_obstacles(s: State) -> int:
    """What stops a line to a target: the same, and figures, except those at its two ends."""
    return look_obstacles(s) | SIGHT.standing(heroes_at(s) | monsters_at(s))


@law("HQ-LOS-10", "HQ-LOS-7")
def looks(s: State, one: int, other: int) -> bool:
    """Whether there is a look line between two squares."""
    return SIGHT.sees(one, other, look_obstacles(s))


def targets(s: State, one: int, other: int) -> bool:
    """Whether somebody on the one square can target somebody on the other."""
    return SIGHT.sees(one, other, target_obstacles(s))


@law("HQ-LOS-4", "HQ-SEC-1", "HQ-TRP-4")
def monster_in_view(s: State, hero: int) -> bool:
    """Whether a monster on the board stands in look line of the hero, also behind a comrade."""
    square = s.heroes[hero].square
    if not s.monsters or square < 0:
        return False
    obstacles, sees = look_obstacles(s), SIGHT.sees
    return any(sees(square, row.square, obstacles) for row in s.monsters)


def first_free(mask: int) -> int:
    """The first square of a set in reading order, or NONE."""
    return first_of(mask) if mask else NONE
