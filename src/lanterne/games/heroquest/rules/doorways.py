"""Open doors, and how automated monsters avoid being ambushed at them (HQ-AUT-6, HQ-AUT-10)."""

from lanterne.engine import has, law
from lanterne.games.heroquest.content.board import GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import MONSTERS
from lanterne.games.heroquest.content.quests import DIFFICULTIES
from lanterne.games.heroquest.rules.monsters import monster_ground
from lanterne.games.heroquest.rules.places import SIGHT, adjacent, inside, look_obstacles, monsters_at, open_edges
from lanterne.games.heroquest.state import EDGES, KIND_OF, State
from lanterne.kit.grid import first_of, squares_of

FIRST_QUEST = 1
"""In this quest the heroes may camp at doors: it is the one to learn the game by."""


def doorway(s: State, square: int) -> bool:
    """Whether the square is right behind an open door."""
    return any(row.open and square in EDGES[row.door] for row in s.doors)


@law("HQ-AUT-10")
def camped(s: State, foe: int, beyond: int) -> bool:
    """Whether a monster had better not step out onto this square behind a door: two or more heroes are adjacent to it,
    and fewer than two monsters could attack them in this turn, each from a square of its own."""
    if DIFFICULTIES[s.quest] == FIRST_QUEST:
        return False
    around = adjacent(s, beyond)
    campers = [square for hero in inside(s) if has(around, square := s.heroes[hero].square)]
    if len(campers) < 2:
        return False
    beside = 0
    for square in campers:
        beside |= adjacent(s, square)
    return not _two_can_strike(s, foe, beside)


def _two_can_strike(s: State, foe: int, beside: int) -> bool:
    """Whether two monsters can be on two of these squares in this turn: those yet to act by their movement, those that
    have acted where they stand."""
    edges, ground = open_edges(s), monster_ground(s)
    free = ground & ~monsters_at(s)
    before = 0
    for row in s.monsters:
        if row.asleep or row.misses:
            continue
        spots = here = 1 << row.square
        if row.foe == foe or not row.done:
            spots = GRID.reach(here, edges, ground, MONSTERS[KIND_OF[row.foe]].move) & (free | here)
        spots &= beside
        if spots and before and (spots | before).bit_count() > 1:
            return True
        before |= spots
    return False


@law("HQ-AUT-10")
def waiting_square(s: State, square: int, move: int, ground: int, stops: int, beyond: int) -> int:
    """The square of the room, of those in reach, that is most steps away from what can be seen of the room from beyond
    its door; ties: lowest row, then leftmost."""
    edges, obstacles = open_edges(s), look_obstacles(s)
    within = GRID.reach(1 << square, edges, ground, move) & stops
    room = REGION_SQUARES[REGION_OF[square]]
    in_sight = sum(1 << each for each in squares_of(room) if SIGHT.sees(beyond, each, obstacles))
    for ring in reversed(GRID.rings(in_sight, edges, room)):
        if found := ring & within:
            return first_of(found)
    return square
