"""How monsters move (WQ-MON-9 to WQ-MON-11, WQ-AUT-3, WQ-AUT-6, WQ-AUT-7).

Squares are grouped by what it costs to reach them, as a list of masks: entry 3 has the squares that cost three.
"""

from itertools import chain

from lanterne.engine import Event, Row, has, law, part
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, FIRECHASM, SECTIONS
from lanterne.games.warhammer_quest.rules.allocation import goes_for, striking_squares
from lanterne.games.warhammer_quest.rules.behaviour import beyond_its_bounds, flees, keeps_still
from lanterne.games.warhammer_quest.rules.dungeon import (
    Layout,
    adjacent,
    change_monster,
    first_read,
    free,
    is_reachable,
    layout,
    reachable,
    reading_order,
    sees,
    steps_to,
)
from lanterne.games.warhammer_quest.rules.footing import FAR_AWAY
from lanterne.games.warhammer_quest.rules.plot import climb_cost, leaps
from lanterne.games.warhammer_quest.rules.sharing import draw
from lanterne.games.warhammer_quest.state import FOES, NONE, SQUARES, Game, MonsterRow, State, kind_of
from lanterne.kit.grid import first_of, mask_of, squares_of

MONSTER_MOVED = Event("monster-moved", "WQ-MON-11", foe=FOES, square=SQUARES).joining("foe")
MONSTER_FLED = Event("monster-fled", "WQ-AUT-8", foe=FOES, square=SQUARES)

LEAP_FROM, LEAP_TO, LEAP_COST = 1, 4, 2
"""A leap over the fire chasm: between these columns of a row, and its cost."""


# --- ways -------------------------------------------------------------------------------------------------------------


class Gait(Row, frozen=True):
    """How a monster gets about: the cost of climbing out of the pit, and where it can leap."""

    climb: int
    leaps: dict[int, int]


def gait(s: State, board: Layout, foe: int) -> Gait | None:
    """None: every step costs one, which is usual."""
    over = chasm_leaps(s, board) if leaps(s, foe) else {}
    return Gait(climb_cost(s, True), over) if board.low or over else None


@law("WQ-OBJ-15")
def chasm_leaps(s: State, board: Layout) -> dict[int, int]:
    """From each edge of the fire chasm to the other, along the row."""
    found: dict[int, int] = {}
    for place, row in enumerate(s.laid):
        if row.section == FIRECHASM:
            for y in range(SECTIONS[FIRECHASM].height):
                one, other = (place * CELLS + y * COLUMNS + x for x in (LEAP_FROM, LEAP_TO))
                if has(board.graph.floor, one) and has(board.graph.floor, other):
                    found |= {one: other, other: one}
    return found


@law("WQ-MON-11", "WQ-OBJ-5")
def spread(board: Layout, pace: Gait | None, start: int, passable: int, most: int, back: bool = False) -> list[int]:
    """The squares that can be reached from the set `start` (or, if `back`, that can reach it), grouped by cost up to
    `most`. Some costs may have no squares."""
    if pace is None:
        return board.graph.rings(start, passable, most)
    rings = [start]
    fresh = passable & ~start
    for cost in range(1, most + 1):
        ring = onward(board, pace, rings, cost, back) & fresh
        rings.append(ring)
        fresh &= ~ring
        if not fresh or not (ring or rings[-2]):  # a climb or a leap skips one empty ring, never two
            break
    return rings


def onward(board: Layout, pace: Gait, rings: list[int], cost: int, back: bool) -> int:
    """The squares that cost exactly this much: one ordinary step from the ring before, or a climb or a leap from
    further back."""
    near, low = board.graph.near, board.low
    found = 0
    for square in squares_of(rings[cost - 1]):
        found |= near[square] & ~_climbs(low, square, near[square], back)
    if cost >= pace.climb:
        for square in squares_of(rings[cost - pace.climb]):
            found |= _climbs(low, square, near[square], back)
    if cost >= LEAP_COST:
        for square in squares_of(rings[cost - LEAP_COST]):
            if square in pace.leaps:
                found |= 1 << pace.leaps[square]
    return found


def _climbs(low: int, square: int, near: int, back: bool) -> int:
    """The squares beside this one that are a climb away: up from it, or, looking `back`, down to it."""
    if has(low, square):
        return 0 if back else near & ~low
    return near & low if back else 0


@law("WQ-MON-11", "WQ-MOV-3", "WQ-AUT-8")
def within_reach(s: State, row: MonsterRow) -> list[int]:
    """The squares that a monster can move to in this phase, by cost; the first is its own."""
    if keeps_still(row):
        return [1 << row.square]
    board = layout(s)
    passable = free(s) & ~beyond_its_bounds(s, row)
    return spread(board, gait(s, board, row.foe), 1 << row.square, passable, MONSTERS[kind_of(row.foe)].movement)


def joined(rings: list[int]) -> int:
    """All the squares of the rings."""
    mask = 0
    for ring in rings:
        mask |= ring
    return mask


# --- moves ------------------------------------------------------------------------------------------------------------


def move(game: Game, foe: int, square: int, event: Event = MONSTER_MOVED) -> None:
    """Put a monster on another square."""
    change_monster(game.state, foe, square=square)
    game.say(event, foe, square)


@law("WQ-AUT-3", "WQ-MON-10", "WQ-BST-3")
def square_to_strike_from(s: State, row: MonsterRow, warrior: int, rings: list[int]) -> int:
    """The nearest square from which it can strike this warrior; among equals the one with the fewest other warriors
    beside it, then the first in reading order."""
    striking = striking_squares(s, row, warrior)
    for ring in rings:
        if found := ring & striking:
            if not found & found - 1:
                return first_of(found)
            others = [adjacent(s, s.warriors[other].square) for other in reachable(s) if other != warrior]
            return min(
                squares_of(found),
                key=lambda square: (sum(has(near, square) for near in others), reading_order(s, square)),
            )
    return row.square


@law("WQ-MON-9", "WQ-AUT-6")
def square_to_see_from(s: State, row: MonsterRow, rings: list[int]) -> int:
    """The square with the fewest steps from which it sees a warrior; among equals the farthest from the warriors, then
    the first in reading order. NONE if there is none."""
    targets = [s.warriors[warrior].square for warrior in reachable(s, by_hand=False)]
    for ring in rings:
        found = [square for square in squares_of(ring) if any(sees(s, square, target) for target in targets)]
        if len(found) > 1:
            steps = steps_to(s, mask_of(targets))
            return min(found, key=lambda square: (-steps.get(square, FAR_AWAY), reading_order(s, square)))
        if found:
            return found[0]
    return NONE


@part("WQ-AUT-7", "WQ-FST-4", "WQ-MON-10")
def square_towards(game: Game, row: MonsterRow) -> int:
    """Where a monster that can strike nobody ends: as far as it can get along a shortest way to the warrior it was
    placed against, or to the nearest one. If there are several, a counter decides, where it makes a difference. The
    length of a way ignores models, but occupied squares stop the monster."""
    s = game.state
    board = layout(s)
    pace = gait(s, board, row.foe)
    floor = board.graph.floor & ~beyond_its_bounds(s, row)
    if keeps_still(row) or (pace is None and not board.graph.near[row.square] & free(s)):
        return row.square
    ahead = spread(board, pace, 1 << row.square, floor, board.graph.floor.bit_count())
    ends = {warrior: _end_of_way(s, row, warrior, ahead, pace) for warrior in nearest(s, row, ahead)}
    if len({*ends.values()}) > 1:
        return ends[draw(game, [*ends], row.foe)]
    return next(iter(ends.values()), row.square)


def _end_of_way(s: State, row: MonsterRow, warrior: int, ahead: list[int], pace: Gait | None) -> int:
    """Where it ends if it heads for this warrior."""
    board = layout(s)
    floor = board.graph.floor & ~beyond_its_bounds(s, row)
    goal = 1 << s.warriors[warrior].square
    length = next(cost for cost, ring in enumerate(ahead) if ring & goal)
    behind = spread(board, pace, goal, floor, length, back=True)
    empty = free(s)
    reached = [1 << row.square]
    for cost in range(1, min(length, MONSTERS[kind_of(row.foe)].movement) + 1):
        on_the_way = ahead[cost] & behind[length - cost] & empty
        reached.append(_next_steps(board, pace, reached, cost) & on_the_way)
    last = next(ring for ring in reversed(reached) if ring)
    return first_read(s, last)


def _next_steps(board: Layout, pace: Gait | None, reached: list[int], cost: int) -> int:
    if pace is not None:
        return onward(board, pace, reached, cost, False)
    found = 0
    for square in squares_of(reached[cost - 1]):
        found |= board.graph.near[square]
    return found


@law("WQ-AUT-7", "WQ-FST-4")
def nearest(s: State, row: MonsterRow, ahead: list[int]) -> list[int]:
    """The warriors that it may head for, though it cannot strike them yet: the one it was placed against on its first
    attack, otherwise the nearest; among equals those with the fewest monsters. Empty if it cannot reach anybody."""
    there = reachable(s)
    if goes_for(row, there) and any(has(ring, s.warriors[row.target].square) for ring in ahead):
        return [row.target]
    goals = mask_of([s.warriors[warrior].square for warrior in there])
    for ring in ahead:
        if ring & goals:
            found = [warrior for warrior in there if has(ring, s.warriors[warrior].square)]
            load = [warrior for _, warrior in s.loads]
            fewest = min(map(load.count, found))
            return [warrior for warrior in found if load.count(warrior) == fewest]
    return []


@law("WQ-AUT-8")
def square_to_flee_to(s: State, row: MonsterRow, rings: list[int]) -> int:
    """The square within reach that is farthest from the nearest warrior; among equals the one with the fewest steps,
    then the first in reading order."""
    targets = [s.warriors[warrior].square for warrior in reachable(s)]
    if not targets or not flees(row):
        return row.square
    steps = steps_to(s, mask_of(targets))
    by_cost = chain.from_iterable(((cost, square) for square in squares_of(ring)) for cost, ring in enumerate(rings))
    _, best = min(by_cost, key=lambda pair: (-steps.get(pair[1], FAR_AWAY), pair[0], reading_order(s, pair[1])))
    return best


@law("WQ-MIS-1", "WQ-GEN-9")
def beside_an_enemy(s: State, row: MonsterRow) -> bool:
    """Whether a warrior whom it could strike is beside it, so that it cannot shoot."""
    near = adjacent(s, row.square)
    return any(is_reachable(each) and has(near, each.square) for each in s.warriors if each.square != NONE)
