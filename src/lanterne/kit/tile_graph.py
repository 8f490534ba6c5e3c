"""A tile graph: squares of many small boards joined by doorways, as tiles laid one after another make them.

Two squares that are side by side on the table need not be neighbours in the dungeon: only an edge within one tile, or a
doorway, joins them. So a tile graph knows its squares by number, the place of each on the table, and the edges. Boards
that overlap on the table, on different layers, see and touch each other only through their doorways.
"""

from collections.abc import Iterable, Mapping

from lanterne.engine import has
from lanterne.kit.grid import squares_of
from lanterne.kit.line_of_sight import crossings
from lanterne.kit.tiles import AHEAD, EAST, NORTH, SOUTH, WEST, Place

NOWHERE = -1


class TileGraph:
    """What is next to what, and what sees what.

    `places` gives the table place of every square. `joined` are the pairs of squares, side by side on the table, whose
    edge is open to figures; `seen_through` are those that can only be seen through. Figures can stand on `floor`
    squares; `high` squares stop sight and diagonal steps; `straight` ones are entered and left only along rows and
    columns. All three are sets of squares as bits. A tile graph never changes; a changed dungeon gets a new one.
    """

    __slots__ = ("_beside", "_from", "_high", "_lines", "_looks", "_parts", "floor", "near", "places")

    def __init__(
        self,
        places: Mapping[int, Place],
        joined: Iterable[tuple[int, int]],
        seen_through: Iterable[tuple[int, int]],
        floor: int,
        high: int,
        straight: int,
    ) -> None:
        size = max(places) + 1
        self.places = dict(places)
        self.floor = floor
        self._high = high
        self._beside = [[NOWHERE] * 4 for _ in range(size)]
        for one, other in joined:
            self._join(self._beside, one, other)
        self._looks = [list(row) for row in self._beside]
        for one, other in seen_through:
            self._join(self._looks, one, other)
        self._lines: dict[tuple[int, int], bool] = {}
        self._parts: list[int] = []
        self._from: dict[int, list[int]] = {}
        self.near = self._neighbours(straight)
        """By square: the squares one step away, straight or diagonal, that a figure can stand on."""

    def _join(self, table: list[list[int]], one: int, other: int) -> None:
        (x, y), (x2, y2) = self.places[one], self.places[other]
        side = AHEAD.index((x2 - x, y2 - y))
        table[one][side] = other
        table[other][(side + 2) % 4] = one

    def _neighbours(self, straight: int) -> list[int]:
        near = [0] * len(self._beside)
        for square in self.places:
            if not has(self.floor, square):
                continue
            found = 0
            for other in self._beside[square]:
                if other != NOWHERE:
                    found |= 1 << other
            if not has(straight, square):
                for upright in (NORTH, SOUTH):
                    for level in (EAST, WEST):
                        other = self._diagonal(square, upright, level)
                        if other != NOWHERE and not has(straight, other):
                            found |= 1 << other
            near[square] = found & self.floor
        return near

    def _diagonal(self, square: int, upright: int, level: int) -> int:
        """The square diagonally next to this one; NOWHERE if one of the two beside both is missing or high, or one of
        the four edges between them is closed."""
        beside = self._beside
        one, other = beside[square][upright], beside[square][level]
        if one == NOWHERE or other == NOWHERE or (self._high >> one | self._high >> other) & 1:
            return NOWHERE
        goal = beside[one][level]
        return goal if goal != NOWHERE and beside[other][upright] == goal else NOWHERE

    def cut_corners(self, square: int) -> tuple[int, int]:
        """The squares diagonally next to this one that can be stood on and walked to round the corner, but not in one
        step: those where something stops sight on one way round, a wall or the end of the board, and all others."""
        walls = others = 0
        for upright in (NORTH, SOUTH):
            for level in (EAST, WEST):
                for goal in {self._round(self._beside, square, *way) for way in ((upright, level), (level, upright))}:
                    if goal == NOWHERE or not has(self.floor, goal) or has(self.near[square], goal):
                        continue
                    seen = [self._round(self._looks, square, *way) for way in ((upright, level), (level, upright))]
                    if seen == [goal, goal]:
                        others |= 1 << goal
                    else:
                        walls |= 1 << goal
        return walls, others

    @staticmethod
    def _round(table: list[list[int]], square: int, first: int, then: int) -> int:
        """The square that two straight steps lead to, NOWHERE if an edge on the way is closed."""
        between = table[square][first]
        return table[between][then] if between != NOWHERE else NOWHERE

    # Reach

    def rings(self, start: int, passable: int, steps: int = -1) -> list[int]:
        """Sets of squares by their distance from the set `start`, which is ring 0; every step counts one."""
        if passable != self.floor:
            return self._rings(start, passable, steps)
        found = self._from.get(start)  # the rings over the whole floor are needed all the time
        if found is None:
            found = self._from[start] = self._rings(start, passable, -1)
        return found if steps < 0 else found[: steps + 1]

    def _rings(self, start: int, passable: int, steps: int) -> list[int]:
        rings = [start]
        fresh = passable & ~start
        front = start
        near = self.near
        while steps and front:
            grown = 0
            while front:  # square by square, as `squares_of` goes through them
                lowest = front & -front
                grown |= near[lowest.bit_length() - 1]
                front ^= lowest
            front = grown & fresh
            if not front:
                break
            rings.append(front)
            fresh ^= front
            steps -= 1
        return rings

    def connected(self, square: int) -> int:
        """All squares that can be reached from this one, including itself."""
        for part in self._parts:
            if has(part, square):
                return part
        self._parts.append(self.reach(1 << square, self.floor))
        return self._parts[-1]

    def reach(self, start: int, passable: int, steps: int = -1) -> int:
        """All squares within `steps` steps of the set `start`, including it; with -1, all that can be reached."""
        reached = 0
        for ring in self.rings(start, passable, steps):
            reached |= ring
        return reached

    # Sight

    def sees(self, one: int, other: int) -> bool:
        """Whether the line between the centres of two squares passes only open edges, and no high square on its way. A
        line exactly through a corner is open if one of the two ways round it is. Sight is mutual."""
        key = (one, other) if one < other else (other, one)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self._line(*key)
        return found

    def seen(self, square: int, among: int) -> int:
        """The squares of the set `among` that this one sees."""
        found = 0
        for other in squares_of(among):
            if self.sees(square, other):
                found |= 1 << other
        return found

    def _line(self, one: int, other: int) -> bool:
        (x, y), (x2, y2) = self.places[one], self.places[other]
        level = EAST if x2 > x else WEST
        upright = SOUTH if y2 > y else NORTH
        looks, high = self._looks, self._high
        here = {one}
        moves = crossings(abs(x2 - x), abs(y2 - y))
        for last, (across, along) in enumerate(moves, 1 - len(moves)):
            onward = set()
            for square in here:
                if across and along:
                    for first, then in ((level, upright), (upright, level)):
                        between = looks[square][first]
                        if between != NOWHERE and not has(high, between):
                            onward.add(looks[between][then])
                else:
                    onward.add(looks[square][level if across else upright])
            onward.discard(NOWHERE)
            here = {square for square in onward if not has(high, square)} if last else onward
            if not here:
                return False
        return other in here
