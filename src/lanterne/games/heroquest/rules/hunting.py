"""Whom an automated monster hunts, and where it goes (HQ-AUT-2, HQ-AUT-4 to 6, HQ-AUT-9 to 11).

A commanded hero hunts like a monster; both are a `Hunter` here. Everything depends only on the board and on what Zargon
may read, and is deterministic.
"""

from functools import lru_cache
from typing import NamedTuple

from lanterne.engine import has, law
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import MONSTERS
from lanterne.games.heroquest.content.menace import TALE
from lanterne.games.heroquest.content.settings import HERO_PRIORITY
from lanterne.games.heroquest.content.sheets import EscortOut
from lanterne.games.heroquest.rules.defence import defend_dice
from lanterne.games.heroquest.rules.difficulty import is_boss
from lanterne.games.heroquest.rules.doorways import camped, doorway, waiting_square
from lanterne.games.heroquest.rules.monsters import monster_ground, prey, ready
from lanterne.games.heroquest.rules.places import (
    adjacent,
    ally,
    floor,
    heroes_at,
    inside,
    monster,
    monsters_at,
    open_edges,
    square_of,
)
from lanterne.games.heroquest.state import FIRST_ALLY, HEROES, KIND_OF, NONE, State
from lanterne.kit.grid import Edges, first_of, mask_of, squares_of

FAR = 999
"""Farther than any way on the board: unreachable."""

PRIORITY: tuple[int, ...] = tuple(
    HERO_PRIORITY.index(name if place < FIRST_ALLY else "ally") for place, name in enumerate(HEROES.names)
)
"""Who comes first among equals; all allies come last (HQ-AUT-3)."""


class Hunter(NamedTuple):
    """A figure that hunts: where it set out from, how far it can go, which squares it may walk over and on which of
    them, its own included, it may stop."""

    square: int
    move: int
    ground: int
    stops: int


class HuntPlan(NamedTuple):
    """Whom to strike, NONE for nobody, and the square to be on."""

    target: int
    square: int


# --- who hunts --------------------------------------------------------------------------------------------------------


def monster_hunter(s: State, foe: int, start: int = NONE) -> Hunter:
    """A monster where it stands, or where it set out from."""
    square = monster(s, foe).square
    start = square if start == NONE else start
    ground = monster_ground(s)
    own = 1 << start | 1 << square
    return Hunter(start, MONSTERS[KIND_OF[foe]].move, ground | own, ground & ~monsters_at(s) | own)


@law("HQ-AUT-11")
def hero_ground(s: State, hero: int) -> int:
    """The squares that a commanded hero walks over like a monster, but into no sprung pit."""
    return floor(s) & ~heroes_at(s) & ~s.pits | 1 << s.heroes[hero].square


def hero_hunter(s: State, hero: int) -> Hunter:
    """A commanded hero with the movement points left."""
    ground = hero_ground(s, hero)
    here = s.heroes[hero].square
    return Hunter(here, s.points, ground, ground & ~monsters_at(s) | 1 << here)


# --- how far ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _rings(squares: int, east: int, south: int, ground: int) -> list[int]:
    return GRID.rings(squares, Edges(east, south), ground)


@law("HQ-AUT-2")
def ways_to(s: State, squares: int, ground: int) -> list[int]:
    """Rings of squares by the length of their path to the nearest of these squares, which hold heroes. A path leads
    over ground, which includes monsters but not heroes; a pit costs the two points of a jump, the same as stepping in
    and out."""
    return _rings(squares, s.east, s.south, ground)


def steps(rings: list[int], square: int) -> int:
    """The number of the ring that has the square."""
    here = 1 << square
    for number, ring in enumerate(rings):
        if ring & here:
            return number
    return FAR


def path_to(s: State, hunter: Hunter, hero: int) -> int:
    """The length of the path to a hero; FAR if there is none."""
    return steps(ways_to(s, 1 << square_of(s, hero), hunter.ground), hunter.square)


@law("HQ-AUT-1", "HQ-AUT-2")
def distance(s: State, foe: int) -> int:
    """The length of the path to the nearest hero or ally in reach of the monster; FAR if there is none."""
    square = monster(s, foe).square
    ground = monster_ground(s) | 1 << square
    return steps(ways_to(s, mask_of(square_of(s, hero) for hero in prey(s)), ground), square)


# --- whom -------------------------------------------------------------------------------------------------------------


@law("HQ-AUT-5")
def allies_first(s: State, foe: int) -> bool:
    """Whether the monster prefers allies to heroes: it came in a wave or was spawned, and an ally must be led out."""
    return monster(s, foe).arrived and any(isinstance(part, EscortOut) for part in s.chart.parts)


@law("HQ-AUT-4", "HQ-AUT-9")
def nearest_hero(s: State, hunter: Hunter, among: list[int], allies: bool) -> int:
    """The one with the shortest path; then fewer Body Points, then by priority. NONE if none can be reached."""
    found = [
        (not (allies and hero >= FIRST_ALLY), path, body(s, hero), PRIORITY[hero], hero)
        for hero in among
        if (path := path_to(s, hunter, hero)) < FAR
    ]
    return min(found)[-1] if found else NONE


@law("HQ-AUT-4", "HQ-AUT-5")
def weakest_hero(s: State, hunter: Hunter, among: list[int], allies: bool) -> int:
    """Among those who can be attacked this turn: fewest Body Points left, then fewest Defend dice (none if helpless),
    then the shortest path, then by priority. NONE if nobody can be attacked."""
    stops = stopping_squares(s, hunter)
    found = [
        (
            not (allies and hero >= FIRST_ALLY),
            body(s, hero),
            defend_dice(s, hero),
            path_to(s, hunter, hero),
            PRIORITY[hero],
            hero,
        )
        for hero in among
        if adjacent(s, square_of(s, hero)) & stops
    ]
    return min(found)[-1] if found else NONE


def body(s: State, hero: int) -> int:
    """The Body Points left."""
    if hero < FIRST_ALLY:
        return s.heroes[hero].body
    row = ally(s, hero)
    return row.body if row else 0


# --- where ------------------------------------------------------------------------------------------------------------


def stopping_squares(s: State, hunter: Hunter) -> int:
    """The squares that the hunter can be on at the end of its movement."""
    return _within(hunter.square, s.east, s.south, hunter.ground, hunter.move) & hunter.stops


@lru_cache(maxsize=4096)  # target and square are chosen one after the other, from the same reach
def _within(square: int, east: int, south: int, ground: int, move: int) -> int:
    return GRID.reach(1 << square, Edges(east, south), ground, move)


def attack_squares(s: State, hunter: Hunter, hero: int) -> int:
    """Those of them that are beside the hero."""
    around = adjacent(s, square_of(s, hero)) & hunter.stops
    return stopping_squares(s, hunter) & around if around else 0


@law("HQ-AUT-6", "HQ-AUT-7")
def attack_square(s: State, hunter: Hunter, hero: int, spots: int) -> int:
    """Where to attack from: the current square if possible. Otherwise not a pit; then where the fewest other heroes are
    adjacent; then not the square behind an open door that others still have to pass; then by the shortest way."""
    if has(spots, hunter.square):
        return hunter.square
    rings = GRID.rings(1 << hunter.square, open_edges(s), hunter.ground, hunter.move)
    others = [s.heroes[other].square for other in inside(s) if other != hero]
    keys = []
    for square in squares_of(spots):
        around = adjacent(s, square)
        beside = sum(has(around, other) for other in others)
        in_the_way = doorway(s, square) and others_must_pass(s, hero, square)
        keys.append((has(s.pits, square), beside, in_the_way, steps(rings, square), square))
    return min(keys)[-1]


@law("HQ-AUT-6")
def others_must_pass(s: State, hero: int, square: int) -> bool:
    """Whether another monster that has yet to act can only reach the hero over this square."""
    ground = monster_ground(s)
    waiting = 0
    for row in s.monsters:
        if ready(row):
            waiting |= 1 << row.square
    target = 1 << square_of(s, hero)
    around = GRID.reach(target, open_edges(s), ground & ~(1 << square))
    return bool(waiting & GRID.reach(target, open_edges(s), ground) & ~around)


@law("HQ-AUT-9")
def approach(s: State, hunter: Hunter, hero: int) -> int:
    """As far as possible along a shortest path to the hero, to a free square that is not a pit; otherwise the current
    square."""
    back = ways_to(s, 1 << square_of(s, hero), hunter.ground)
    length = steps(back, hunter.square)
    rings = GRID.rings(1 << hunter.square, open_edges(s), hunter.ground, min(hunter.move, length - 1))
    stops = hunter.stops & ~s.pits
    for gone in range(len(rings) - 1, 0, -1):
        if found := rings[gone] & back[length - gone] & stops:
            return first_of(found)
    return hunter.square


# --- all together -----------------------------------------------------------------------------------------------------


@law("HQ-AUT-4", "HQ-AUT-7", "HQ-AUT-9")
def hunt(s: State, hunter: Hunter, among: list[int], cunning: bool, allies: bool = False) -> HuntPlan | None:
    """Whom a hunter attacks, and from where; or how it comes closer. None if nobody can be reached."""
    target = weakest_hero(s, hunter, among, allies) if cunning else NONE
    if target == NONE:
        target = nearest_hero(s, hunter, among, allies)
        if target == NONE:
            return None
    spots = attack_squares(s, hunter, target)
    if spots:
        return HuntPlan(target, attack_square(s, hunter, target, spots))
    return HuntPlan(NONE, approach(s, hunter, target))


def is_cunning(foe: int) -> bool:
    """Whether a monster has a mind."""
    return MONSTERS[KIND_OF[foe]].mind > 0


def monster_hunt(s: State, foe: int, start: int) -> HuntPlan | None:
    """Whom a monster attacks and from where, ignoring doors, as seen from where it set out."""
    return hunt(s, monster_hunter(s, foe, start), prey(s), is_cunning(foe), allies_first(s, foe))


@law("HQ-AUT-4")
def whom_beside(s: State, foe: int) -> int:
    """The adjacent target a monster attacks if it does not move; NONE if nobody is adjacent."""
    hunter = monster_hunter(s, foe)
    around = adjacent(s, hunter.square)
    beside = [hero for hero in prey(s) if has(around, square_of(s, hero))]
    choose = weakest_hero if is_cunning(foe) else nearest_hero
    return choose(s, hunter._replace(move=0), beside, allies_first(s, foe))


@law("HQ-AUT-4", "HQ-AUT-10")
def monster_plan(s: State, foe: int) -> HuntPlan | None:
    """What a monster does if it casts no spell. Behind a camped door it attacks whom it can without stepping out, or
    waits."""
    hunter = monster_hunter(s, foe)
    if holds_back(s, foe):
        return HuntPlan(NONE, hunter.square)
    plan = hunt(s, hunter, prey(s), is_cunning(foe), allies_first(s, foe))
    region = REGION_OF[hunter.square]
    if plan is None or region == CORRIDOR or plan.square == hunter.square:
        return plan
    beyond = first_step_out(s, hunter, plan.square)
    if beyond == NONE or not camped(s, foe, beyond):
        return plan
    room = REGION_SQUARES[region]
    indoors = hunter._replace(ground=hunter.ground & room, stops=hunter.stops & room)
    target = weakest_hero(s, indoors, prey(s), allies_first(s, foe))
    if target != NONE:
        return HuntPlan(target, attack_square(s, indoors, target, attack_squares(s, indoors, target)))
    return HuntPlan(NONE, waiting_square(s, indoors.square, indoors.move, indoors.ground, indoors.stops, beyond))


@law("HQ-DIF-6")
def holds_back(s: State, foe: int) -> bool:
    """Whether a boss leaves the fighting to its guards: except in a tale, while another monster is awake in its room,
    and nobody is beside the boss."""
    if s.agreed.difficulty == TALE or not is_boss(KIND_OF[foe]):
        return False
    here = monster(s, foe).square
    around = adjacent(s, here)
    if REGION_OF[here] == CORRIDOR or any(has(around, square_of(s, hero)) for hero in prey(s)):
        return False
    room = REGION_SQUARES[REGION_OF[here]]
    return any(has(room, row.square) and not row.asleep and not is_boss(KIND_OF[row.foe]) for row in s.monsters)


def first_step_out(s: State, hunter: Hunter, goal: int) -> int:
    """The first square outside the room on the way to the goal; NONE if the way stays inside."""
    edges, room = open_edges(s), REGION_SQUARES[REGION_OF[hunter.square]]
    rings = GRID.rings(1 << hunter.square, edges, hunter.ground, hunter.move)
    return next((square for square in GRID.way(rings, edges, goal) if not has(room, square)), NONE)
