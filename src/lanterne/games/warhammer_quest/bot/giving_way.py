"""Who stands in somebody's way, and where to step aside."""

from collections.abc import Callable
from heapq import heappop, heappush

from lanterne.engine import Call, View, has
from lanterne.games.warhammer_quest.bot.outlook import FAR, obstacles
from lanterne.games.warhammer_quest.rules.dungeon import layout, warriors_at
from lanterne.games.warhammer_quest.rules.movement import ways
from lanterne.games.warhammer_quest.state import State
from lanterne.kit.grid import squares_of

PAST_SOMEBODY = 20
"""What it counts to walk past a warrior who would have to step aside: more steps than any way round."""
DETOUR = 2
"""A way round that is this many steps longer troubles nobody."""


def trouble(s: State, start: int, goal: int, bodies: int) -> int:
    """The steps from a square to a goal past these warriors; each on the way counts for many."""
    graph = layout(s).graph
    floor = graph.floor & ~obstacles(s)
    best = {start: 0}
    front = [(0, start)]
    while front:
        cost, square = heappop(front)
        if has(goal, square):
            return cost
        if cost > best[square]:
            continue
        for other in squares_of(graph.near[square] & floor):
            onward = cost + 1 + (PAST_SOMEBODY if has(bodies, other) else 0)
            if onward < best.get(other, FAR * PAST_SOMEBODY):
                best[other] = onward
                heappush(front, (onward, other))
    return FAR


class Passage:
    """The way of one warrior to a goal, as it is for another who may stand in it."""

    def __init__(self, s: State, walker: int, goal: int, other: int) -> None:
        self._state, self._goal = s, goal
        self._start = s.warriors[walker].square
        self._here = s.warriors[other].square
        self._bodies = warriors_at(s) & ~(1 << self._here | 1 << self._start)
        self._least = trouble(s, self._start, goal, self._bodies) if goal else 0
        self._known: dict[int, int] = {}

    def trouble(self, square: int) -> int:
        """The way if the other warrior stood on this square."""
        if square not in self._known:
            self._known[square] = trouble(self._state, self._start, self._goal, self._bodies | 1 << square)
        return self._known[square]

    def is_free(self, square: int) -> bool:
        """Whether the other warrior would not be in the way there."""
        return not self._goal or self.trouble(square) <= self._least + DETOUR

    def is_clear(self, square: int) -> bool:
        """Whether the other warrior would not be in the way there, or no more than now."""
        return self.is_free(square) or self.trouble(square) <= self.trouble(self._here)

    def step_aside(self, view: View[State], fits: Callable[[int], bool]) -> Call | None:
        """The other warrior's first step to where he is in the way least. None if he is not, or if no place within
        reach is better."""
        now = self.trouble(self._here)
        if self.is_free(self._here):
            return None
        found = ways(view, view.state.active)
        ranks = {square: (self.trouble(square), way.cost) for square, way in found.items() if fits(square)}
        best = min(ranks, key=lambda square: ranks[square], default=self._here)
        return found[best].calls[0] if best != self._here and ranks[best][0] < now else None
