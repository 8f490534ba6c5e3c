"""What a player sees at a glance: distances, odds, and unexplored places."""

from functools import lru_cache
from math import comb

from lanterne.engine import has
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, INSIDE, REGION_SQUARES
from lanterne.games.heroquest.rules.places import floor, heroes_at, inside, monsters_at, open_edges
from lanterne.games.heroquest.state import EDGES, NONE, MonsterRow, State
from lanterne.kit.grid import first_of, mask_of

FAR = 999
"""The distance of what cannot be reached."""
OVER_TRAPS = 12
"""A way over known traps or pits counts as this much longer."""


# --- odds -------------------------------------------------------------------------------------------------------------

BLACK, WHITE = 1 / 6, 1 / 3
"""The chance of a combat die to show a black shield, and a white one."""


@lru_cache(maxsize=4096)
def _falls(attack: int, defend: int, shield: float) -> tuple[float, ...]:
    """The chances of losing 0, 1, 2 … Body Points to `attack` dice."""
    chances = [0.0] * (attack + 1)
    for skulls in range(attack + 1):
        for shields in range(defend + 1):
            guarded = comb(defend, shields) * shield**shields * (1 - shield) ** (defend - shields)
            chances[max(0, skulls - shields)] += comb(attack, skulls) / 2**attack * guarded
    return tuple(chances)


def chance_to_kill(attack: int, defend: int, body: int) -> float:
    """The chance that a hero's attack with this many dice kills a monster."""
    return sum(_falls(attack, defend, BLACK)[body:])


@lru_cache(maxsize=4096)
def blow(attack: int, defend: int) -> float:
    """The average number of Body Points a hero loses to a monster's attack."""
    return sum(lost * chance for lost, chance in enumerate(_falls(attack, defend, WHITE)))


# --- distances --------------------------------------------------------------------------------------------------------


class Ground:
    """The known board at one moment: where a hero can go (`safe`: without known traps or pits) and stop. Ways are
    computed once per start."""

    __slots__ = ("_rings", "any", "edges", "floor", "heroes", "monsters", "safe", "stops")

    def __init__(self, s: State) -> None:
        self.edges = open_edges(s)
        self.floor = floor(s)
        self.monsters, self.heroes = monsters_at(s), heroes_at(s)
        self.any = self.floor & ~self.monsters
        self.safe = self.any & ~(mask_of(trap.square for trap in s.traps) | s.pits)
        self.stops = self.any & (~self.heroes | s.stairs)
        self._rings: dict[tuple[int, int], tuple[list[int], int]] = {}

    def rings(self, start: int, passable: int) -> tuple[list[int], int]:
        """The squares by their distance from the start, and all of them."""
        found = self._rings.get((start, passable))
        if found is None:
            rings = GRID.rings(1 << start, self.edges, passable | 1 << start)
            reached = 0
            for ring in rings:
                reached |= ring
            found = self._rings[start, passable] = rings, reached
        return found

    def reach(self, start: int) -> int:
        """Every square that can be reached."""
        return self.rings(start, self.any)[1]

    def steps(self, start: int, wanted: int) -> int:
        """The distance of the nearest wanted square; FAR if none can be reached."""
        for passable, toll in ((self.safe, 0), (self.any, OVER_TRAPS)):
            rings, reached = self.rings(start, passable)
            if reached & wanted:
                for steps, ring in enumerate(rings):
                    if ring & wanted:
                        return steps + toll
        return FAR

    def way(self, start: int, wanted: int, over: int = -1) -> tuple[int, ...]:
        """A shortest way to the nearest wanted square, over safe ground if there is one; () if there is none. `over`:
        the squares it must keep to."""
        for passable in (self.safe & over, self.any & over):
            rings, reached = self.rings(start, passable)
            if reached & wanted & ~rings[0]:
                found = next(ring & wanted for ring in rings[1:] if ring & wanted)
                return GRID.way(rings, self.edges, first_of(found))
        return ()


def shares_square(s: State, hero: int) -> bool:
    """Whether the hero is passing over another's square, and so cannot stop there."""
    square = s.heroes[hero].square
    return not has(s.stairs, square) and any(s.heroes[other].square == square for other in inside(s) if other != hero)


# --- what is left to explore ------------------------------------------------------------------------------------------


def doors_to_open(s: State, known: int, beyond: int) -> int:
    """The known squares from which a closed door can be tried that has one of the squares `beyond` on one side. If it
    is known to need a key, a hero must have it."""
    squares = 0
    for row in s.doors:
        if row.open or row.barred:
            continue
        if row.key != NONE and not any(row.key in s.sheets[other].items for other in inside(s)):
            continue
        one, other = EDGES[row.door]
        if not (1 << one | 1 << other) & beyond:
            continue
        for square in (one, other):
            if row.only_from in (NONE, square):
                squares |= 1 << square
    return squares & known


def unseen_corridors(s: State) -> int:
    """Known corridor squares where the corridor continues into the dark. A hero standing on one has seen it all."""
    corridor = REGION_SQUARES[CORRIDOR]
    return GRID.step(corridor & ~s.seen, INSIDE) & s.seen & corridor & ~s.blocked & ~heroes_at(s)


def awake(s: State) -> list[MonsterRow]:
    """The monsters that come for the heroes in Zargon's next turn."""
    return [row for row in s.monsters if not row.asleep and not row.misses]
