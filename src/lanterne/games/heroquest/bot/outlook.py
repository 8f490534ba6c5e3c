"""What a hero's player sees at a glance: who threatens whom, how far everything is, where nobody has been."""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from lanterne.engine import Call, View
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, INSIDE, REGION_SQUARES
from lanterne.games.heroquest.content.cards import MONSTERS
from lanterne.games.heroquest.rules.places import floor, heroes_at, inside, is_monster, monsters_at, open_edges
from lanterne.games.heroquest.state import EDGES, KIND_OF, NONE, MonsterRow, State
from lanterne.kit.grid import Edges, mask_of

Options = dict[str, list[Call]]


def grouped(view: View[State]) -> Options:
    """The options by the names of their steps."""
    found: Options = {}
    for call in view.options():
        found.setdefault(call[0], []).append(call)
    return found


# --- odds -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def chance_to_kill(attack: int, defend: int, body: int, shield: float) -> float:
    """The chance that so many skulls, less the shields, are enough; `shield` is how often a die shows the right one."""
    total = 0.0
    for skulls in range(1, attack + 1):
        hits = comb(attack, skulls) / 2**attack
        for shields in range(defend + 1):
            if skulls - shields >= body:
                total += hits * comb(defend, shields) * shield**shields * (1 - shield) ** (defend - shields)
    return total


def threat(s: State, row: MonsterRow) -> float:
    """How much it matters that a monster is gone: what it strikes with, and how long it would stand."""
    card = MONSTERS[KIND_OF[row.foe]]
    return card.attack + 0.5 * card.body + (2.0 if KIND_OF[row.foe] >= 9 else 0.0)


# --- distances --------------------------------------------------------------------------------------------------------


class Ground(NamedTuple):
    """Where a hero can go as far as he knows: `safe` without any known trap or pit on the way."""

    edges: Edges
    safe: int
    any: int
    stops: int


def ground(s: State) -> Ground:
    """The floor that is known, less the monsters; stops are free squares and stairs."""
    monsters = monsters_at(s)
    open_floor = floor(s) & ~monsters
    danger = mask_of(trap.square for trap in s.traps) | s.pits
    stops = open_floor & (~heroes_at(s) | s.stairs)
    return Ground(open_edges(s), open_floor & ~danger, open_floor, stops)


def way_to(s: State, start: int, wanted: int, land: Ground) -> tuple[int, ...]:
    """A shortest way to the nearest wanted square, over safe ground if there is one; () if there is none."""
    for passable in (land.safe, land.any):
        rings = GRID.rings(1 << start, land.edges, passable | 1 << start)
        for ring in rings[1:]:
            if found := ring & wanted:
                return GRID.way(rings, land.edges, (found & -found).bit_length() - 1)
    return ()


def steps_to(s: State, start: int, wanted: int, land: Ground) -> int:
    """The length of that way; a great number if there is none."""
    if wanted >> start & 1:
        return 0
    return len(way_to(s, start, wanted, land)) or 999


# --- what is left to explore ------------------------------------------------------------------------------------------


def doors_to_open(s: State) -> dict[int, int]:
    """The closed doors worth a try, with the known squares from which they are opened."""
    found = {}
    for row in s.doors:
        if row.open or row.barred:
            continue
        if row.key != NONE and not any(row.key in s.sheets[other].items for other in inside(s)):
            continue
        squares = mask_of(q for q in EDGES[row.door] if row.only_from in (NONE, q)) & floor(s)
        if squares:
            found[row.door] = squares
    return found


def unseen_corridors(s: State) -> int:
    """Known corridor squares from which the corridor goes on into the dark."""
    corridor = REGION_SQUARES[CORRIDOR]
    dark = corridor & ~s.seen
    return GRID.step(dark, INSIDE) & s.seen & corridor & ~s.blocked


def awake(s: State) -> list[MonsterRow]:
    """The monsters that can come for the heroes."""
    return [row for row in s.monsters if not row.asleep]


def reaches(s: State, row: MonsterRow, square: int) -> bool:
    """Whether the monster could stand beside the square after its move."""
    card = MONSTERS[KIND_OF[row.foe]]
    over = floor(s) & ~heroes_at(s)
    around = GRID.adjacent(square, open_edges(s))
    return bool(GRID.reach(1 << row.square, open_edges(s), over, card.move) & around)


def can_be_fought(s: State, square: int, land: Ground) -> list[MonsterRow]:
    """The monsters to whom a way leads."""
    reach = GRID.reach(1 << square, land.edges, land.any | 1 << square)
    beside = reach | GRID.step(reach, land.edges)
    return [row for row in s.monsters if beside >> row.square & 1]


def foe_square(s: State, foe: int) -> int:
    """Where a monster stands; objects do not matter here."""
    return next((row.square for row in s.monsters if row.foe == foe), NONE) if is_monster(foe) else NONE
