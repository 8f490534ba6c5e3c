"""Lines of sight on a grid, from the centre of a square to the centre of another, without any rounding.

A line crosses edges, runs through squares, and may pass exactly through a corner where four squares meet. Which of
these it meets depends only on how far apart its ends are, so it is computed once for each distance. Everything that can
stop a line is a bit of one integer, the *obstacles*, and so is everything that a line meets. Whether one square sees
another is then a shift, an `&` and a test for zero.

What stops a line is up to the game. Look lines and target lines differ in one thing only: in the second, squares with
figures are among the obstacles too.
"""

from functools import cache

from lanterne.kit.grid import Edges, Grid, squares_of

# An obstacle is a bit in one of these planes, which follow one another in the integer.
EAST, SOUTH, FALLING, RISING, SQUARE = range(5)

MOST_FIELDS = 50_000
"""How many fields of view are cached: all of a long game, some tens of megabytes at most."""


class LineOfSight:
    """Sight on one grid with obstacles that are always there: the `lasting` ones, a board's solid walls.

    A field of view is cached by what it depends on: the obstacles that can be in the way of a line to any square that
    can ever be seen from there. Doors opened far away do not change it. The obstacles passed to a method must include
    the lasting ones.
    """

    __slots__ = ("_codes", "_fields", "_horizons", "_lines", "grid", "lasting")

    def __init__(self, grid: Grid, lasting: int = 0) -> None:
        self.grid = grid
        self.lasting = lasting
        # Squares are coded with rows twice as long as they are. The difference of two codes then gives the distance in
        # columns and in rows; that of two square numbers does not (one down, or a whole row to the right?).
        self._codes = [y * 2 * grid.width + x for y in range(grid.height) for x in range(grid.width)]
        self._lines = _lines(grid.width, grid.height)
        self._horizons: dict[int, tuple[int, int]] = {}
        self._fields: dict[tuple[int, int], int] = {}

    def obstacles(self, open_edges: Edges, solid: int = 0) -> int:
        """What stops a look: edges that are not open, and the `solid` squares, which stop it as if full of wall.

        A corner stops a line that passes exactly through it unless one of the two ways round it is free: over two
        open edges and a square that is not solid.
        """
        size, width, inner = self.grid.size, self.grid.width, self.grid.inner
        corners = self.grid.open_corners(open_edges, solid)
        meeting = inner.east & inner.south  # the squares that are the upper left of four
        return (
            inner.east & ~open_edges.east
            | (inner.south & ~open_edges.south) << SOUTH * size
            | (meeting & ~corners.falling) << FALLING * size
            | (meeting & ~corners.rising) << RISING * size
            | solid << SQUARE * size
        ) << width  # room for lines that run down to the left: see `_lines`

    def standing(self, figures: int) -> int:
        """What also stops a target line: squares with figures. Join it to the obstacles with `|`.

        Figures stop only lines that run through their squares: not those that end there, nor those that pass a
        corner beside them.
        """
        return figures << SQUARE * self.grid.size + self.grid.width

    def sees(self, one: int, other: int, obstacles: int) -> bool:
        """Whether the line between two squares meets no obstacle. What is on the two squares themselves does not count.
        A square always sees itself, and sight is mutual."""
        if one < other:
            return not obstacles >> one & self._lines[self._codes[other] - self._codes[one]]
        return not obstacles >> other & self._lines[self._codes[one] - self._codes[other]]

    def field(self, square: int, obstacles: int) -> int:
        """All squares that this one sees, including itself."""
        horizon, met = self._horizons.get(square) or self._horizon(square)
        key = (square, obstacles & met)
        field = self._fields.get(key)
        if field is None:
            if len(self._fields) >= MOST_FIELDS:
                self._fields.clear()
            field = self._fields[key] = self._seen(square, horizon, obstacles)
        return field

    def _horizon(self, square: int) -> tuple[int, int]:
        """The squares seen over the lasting obstacles alone, and all that lines to them meet."""
        horizon = self._seen(square, self.grid.every, self.lasting)
        met = 0
        for other in squares_of(horizon):
            low, high = min(square, other), max(square, other)
            met |= self._lines[self._codes[high] - self._codes[low]] << low
        self._horizons[square] = horizon, met
        return horizon, met

    def _seen(self, square: int, among: int, obstacles: int) -> int:
        lines, codes = self._lines, self._codes
        here, seen = codes[square], 1 << square
        onward = obstacles >> square
        for other in squares_of(among >> square + 1 << square + 1):
            if not onward & lines[codes[other] - here]:
                seen |= 1 << other
        for other in squares_of(among & (1 << square) - 1):
            if not obstacles >> other & lines[here - codes[other]]:
                seen |= 1 << other
        return seen


@cache  # boards of the same size share them
def _lines(width: int, height: int) -> list[int]:
    """For every difference of codes: what the line between such squares meets, seen from the one that comes first.

    Bits count from that square, in every plane alike, so one shift brings all planes of a board into place. A line that
    runs down to the left has squares before its first one: therefore all bits are one row higher than they would be,
    here and in the obstacles.
    """
    lines = [0] * (2 * width * height)
    for down in range(height):
        for right in range(1 if down == 0 else 1 - width, width):
            lines[down * 2 * width + right] = _line(right, down, width, width * height)
    return lines


def _line(right: int, down: int, width: int, size: int) -> int:
    """What the line from a square to the one `right` columns to the right (to the left if negative) and `down` rows
    below meets."""
    here, met = 0, 0
    side = 1 if right > 0 else -1
    moves = crossings(abs(right), down)

    def meet(plane: int, place: int) -> None:
        nonlocal met
        met |= 1 << plane * size + place + width

    for last, (across, along) in enumerate(moves, 1 - len(moves)):
        if across and along:
            meet(FALLING if side > 0 else RISING, min(here, here + side))
            here += width + side
        elif across:
            meet(EAST, min(here, here + side))
            here += side
        else:
            meet(SOUTH, here)
            here += width
        if last:
            meet(SQUARE, here)
    return met


@cache
def crossings(columns: int, rows: int) -> tuple[tuple[bool, bool], ...]:
    """What the line between the centres of two squares this far apart crosses, in order: an upright edge, a level one,
    or both at once, which is a corner.

    After crossing `across` upright grid lines and `along` level ones, the line reaches the next upright one at
    (1 + 2 across) / 2 columns of its length and the next level one at (1 + 2 along) / 2 rows; whole numbers compare
    them exactly.
    """
    across = along = 0
    found = []
    while across < columns or along < rows:
        upright, level = (1 + 2 * across) * rows, (1 + 2 * along) * columns
        found.append((upright <= level, level <= upright))
        across += upright <= level
        along += level <= upright
    return tuple(found)
