"""A grid of squares with walls on the edges between them, and who can step where.

A square is one small integer in reading order: row by row from the top, each row from the left. A set of squares is
one integer, a *mask*, whose bit number `s` says whether square `s` belongs to it. Python adds, shifts and compares
such integers hundreds of bits at a time, so a whole front of squares takes a step in a few operations, where a loop
over neighbours would need hundreds. And "lowest row first, then leftmost", the order in which rulebooks break ties,
is the order of the numbers.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from lanterne.engine import has


def mask_of(squares: Iterable[int]) -> int:
    """The set of these squares."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_of(mask: int) -> Iterator[int]:
    """The squares of a set, in reading order."""
    while mask:
        lowest = mask & -mask  # taking the lowest bit repeatedly costs one round per square, not one per bit
        yield lowest.bit_length() - 1
        mask ^= lowest


@lru_cache(4096)
def each_of(mask: int) -> tuple[tuple[int], ...]:
    """The squares of a set in reading order, each as the arguments of a candidate. Cached: most calls are for the same
    few sets around figures."""
    return tuple([(square,) for square in squares_of(mask)])


def first_of(mask: int) -> int:
    """The first square of a set in reading order; the set must not be empty."""
    return (mask & -mask).bit_length() - 1


class Edges(NamedTuple):
    """A set of edges between neighbours: bit `s` of `east` is the edge from `s` to the square on its right, bit `s`
    of `south` the edge from `s` to the square below. As an argument of steps and reach: the edges that are *open*."""

    east: int = 0
    south: int = 0

    def plus(self, others: "Edges") -> "Edges":
        return Edges(self.east | others.east, self.south | others.south)

    def minus(self, others: "Edges") -> "Edges":
        return Edges(self.east & ~others.east, self.south & ~others.south)


class Corners(NamedTuple):
    """A set of corners where four squares meet, each by the upper left of the four: `falling` from the upper left
    square to the lower right one, `rising` from the lower left one to the upper right one."""

    falling: int = 0
    rising: int = 0


class Grid:
    """A fixed grid of `width` × `height` squares. Tiles laid side by side share one grid large enough for all of them;
    squares that no tile covers have no open edge."""

    __slots__ = ("every", "height", "inner", "size", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.every = (1 << self.size) - 1
        row = (1 << width - 1) - 1  # the squares of a row that have one on their right
        self.inner = Edges(sum(row << y * width for y in range(height)), (1 << width * (height - 1)) - 1)
        """All edges between two squares of the grid. The rim is not an edge, and nothing ever steps over it."""

    def square(self, x: int, y: int) -> int:
        """The square in column `x` of row `y`, both counted from 0."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise ValueError(f"({x}, {y}) is outside the grid of {self.width} × {self.height} squares")
        return y * self.width + x

    def place(self, square: int) -> tuple[int, int]:
        """Column and row of a square, both counted from 0."""
        y, x = divmod(square, self.width)
        return x, y

    def edge(self, one: int, other: int) -> Edges:
        """The edge between two squares; raises ValueError if they are not neighbours."""
        low, high = min(one, other), max(one, other)
        if high - low == 1 and has(self.inner.east, low):
            return Edges(1 << low, 0)
        if high - low == self.width:
            return Edges(0, 1 << low)
        raise ValueError(f"{self.place(one)} and {self.place(other)} are not side by side")

    def edges_within(self, regions: Sequence[int]) -> Edges:
        """The open edges of a board whose rooms are walled: those between squares with the same region number."""
        east = mask_of(s for s in squares_of(self.inner.east) if regions[s] == regions[s + 1])
        south = mask_of(s for s in squares_of(self.inner.south) if regions[s] == regions[s + self.width])
        return Edges(east, south)

    # Steps

    def step(self, squares: int, open_edges: Edges) -> int:
        """All squares one step from any of `squares`, up, down, left or right over an open edge.

        Nothing wraps round the end of a row, because the last square of a row has no edge to its right.
        """
        east, south = open_edges
        width = self.width
        return (squares & east) << 1 | squares >> 1 & east | (squares & south) << width | squares >> width & south

    def adjacent(self, square: int, open_edges: Edges) -> int:
        """The squares that share an open edge with this one."""
        return self.step(1 << square, open_edges)

    def open_corners(self, open_edges: Edges, solid: int = 0) -> Corners:
        """The corners that can be passed diagonally: at least one of the two ways round them leads over two open
        edges and a square that is not `solid`. What the diagonal squares themselves hold does not matter here."""
        east, south = open_edges
        width = self.width
        # The four edges that meet at a corner, each brought to the bit of the upper left square.
        upper, lower = east, east >> width
        left, right = south, south >> 1
        by_upper_right = upper & right & ~(solid >> 1)
        by_lower_left = left & lower & ~(solid >> width)
        by_upper_left = upper & left & ~solid
        by_lower_right = lower & right & ~(solid >> width + 1)
        return Corners(by_upper_right | by_lower_left, by_upper_left | by_lower_right)

    def diagonal(self, square: int, corners: Corners) -> int:
        """The squares that touch this one at one of these corners."""
        here, width = 1 << square, self.width
        falling, rising = corners
        return (
            (here & falling) << width + 1
            | here >> width + 1 & falling
            | (here >> width & rising) << 1
            | (here >> 1 & rising) << width
        )

    # Reach

    def rings(self, start: int, open_edges: Edges, passable: int, steps: int = -1) -> list[int]:
        """Sets of squares by their distance: ring 0 is `start`, itself a set; ring `n` holds the squares first reached
        in `n` steps over `passable` squares. Ends after `steps` rings, or with the last ring that is not empty."""
        rings = [start]
        fresh = passable & ~start
        front = start
        while steps and (front := self.step(front, open_edges) & fresh):
            rings.append(front)
            fresh ^= front
            steps -= 1
        return rings

    def reach(self, start: int, open_edges: Edges, passable: int, steps: int = -1) -> int:
        """All squares within `steps` steps of the set `start`, including it; with -1, all that can be reached.

        For a figure that may pass squares on which it may not stop: reach over the squares it may pass, then keep those
        where it may stop.
        """
        east, south = open_edges
        width = self.width
        reached = front = start
        fresh = passable & ~start
        while steps and front:
            front = (front & east) << 1 | front >> 1 & east | (front & south) << width | front >> width & south
            front &= fresh
            reached |= front
            fresh ^= front
            steps -= 1
        return reached

    def way(self, rings: Sequence[int], open_edges: Edges, goal: int) -> tuple[int, ...]:
        """The squares of a shortest way to `goal`, without the first. Raises ValueError if no ring contains it.

        Walked back from the goal, always over the first square in reading order, so that equal boards give equal ways.
        """
        found = next((n for n, ring in enumerate(rings) if has(ring, goal)), None)
        if found is None:
            raise ValueError(f"no way leads to {self.place(goal)}")
        way = []
        for ring in reversed(rings[:found]):
            way.append(goal)
            goal = first_of(self.adjacent(goal, open_edges) & ring)
        return tuple(reversed(way))

    def ways(self, start: int, open_edges: Edges, passable: int, steps: int = -1) -> dict[int, tuple[int, ...]]:
        """A shortest way from the square `start` to every other square within reach, nearest first."""
        rings = self.rings(1 << start, open_edges, passable, steps)
        found: dict[int, tuple[int, ...]] = {start: ()}
        (east, south), width = open_edges, self.width
        for ring, nearer in zip(rings[1:], rings, strict=False):
            # All squares of a ring at once: those that are entered from above, then from the left, and so on. This is
            # the reading order of the squares they are entered from, so these are the ways that `way` gives.
            for entered, back in (
                ((nearer & south) << width, -width),
                ((nearer & east) << 1, -1),
                (nearer >> 1 & east, 1),
                (nearer >> width & south, width),
            ):
                for square in squares_of(ring & entered):
                    found[square] = (*found[square + back], square)
                ring &= ~entered
        del found[start]
        return found

    def nearest(self, start: int, open_edges: Edges, passable: int, wanted: int) -> int:
        """The square of `wanted` fewest steps from the set `start`, the first in reading order among equals; -1 if
        none can be reached. A wanted square need not be passable: it only has to be next to one that is."""
        front, fresh = start, passable | wanted
        while front:
            if found := front & wanted:
                return first_of(found)
            fresh &= ~front
            front = self.step(front & passable | front & start, open_edges) & fresh
        return -1

    def parts(self, open_edges: Edges, squares: int) -> list[int]:
        """The connected parts of a set of squares, in reading order of their first squares."""
        found = []
        while squares:
            part = self.reach(squares & -squares, open_edges, squares)
            found.append(part)
            squares &= ~part
        return found
