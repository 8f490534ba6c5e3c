"""Small boards for the tests of the kit, and sight computed slowly, straight from the words of the rule."""

from fractions import Fraction
from typing import NamedTuple

from hypothesis import strategies as st

from lanterne.kit.grid import Edges, Grid

Point = tuple[Fraction, Fraction]


class Board(NamedTuple):
    """A grid, its open edges, its solid squares."""

    grid: Grid
    open_edges: Edges
    solid: int


@st.composite
def boards(draw: st.DrawFn, solid: bool = True) -> Board:
    """A small board with any walls; where `solid`, with a few solid squares."""
    grid = Grid(draw(st.integers(1, 7)), draw(st.integers(1, 6)))
    walls = Edges(draw(_some(grid.inner.east)), draw(_some(grid.inner.south)))
    return Board(grid, grid.inner.minus(walls), draw(_some(grid.every)) if solid else 0)


@st.composite
def boards_with_squares(draw: st.DrawFn, squares: int) -> tuple[Board, tuple[int, ...]]:
    """A board and this number of its squares, which may be the same."""
    board = draw(boards())
    return board, tuple(draw(st.integers(0, board.grid.size - 1)) for _ in range(squares))


@st.composite
def _some(draw: st.DrawFn, mask: int) -> int:
    """A part of the set: about a quarter of it, so that something can still be seen."""
    return mask & draw(st.integers(0, mask)) & draw(st.integers(0, mask))


def slowly_sees(board: Board, one: int, other: int, figures: int = 0) -> bool:
    """Whether the straight line from centre to centre is free, by plain geometry with fractions.

    It must cross no closed edge, where only the inside of an edge counts: touching its end is free. It must not run
    through the inside of a solid square or one with a figure, those at its ends aside. Where it passes exactly
    through a corner, one of the two other squares there must not be solid and have open edges to both diagonal ones.
    """
    a, b = _centre(board, one), _centre(board, other)
    width = board.grid.width
    for square in range(board.grid.size):
        x, y = board.grid.place(square)
        right, below = square + 1, square + width
        if x + 1 < width and not _is_open(board, square, right) and _crosses(a, b, x + 1, y, upright=True):
            return False
        if y + 1 < board.grid.height and not _is_open(board, square, below) and _crosses(a, b, x, y + 1, upright=False):
            return False
        if square not in (one, other) and (board.solid | figures) >> square & 1 and _runs_through(a, b, x, y):
            return False
        if x + 1 < width and y + 1 < board.grid.height and _passes(a, b, Fraction(x + 1), Fraction(y + 1)):
            falling = (b[0] - a[0]) * (b[1] - a[1]) > 0
            ends = (square, below + 1) if falling else (right, below)
            sides = (right, below) if falling else (square, below + 1)
            if not any(
                not board.solid >> side & 1 and all(_is_open(board, side, end) for end in ends) for side in sides
            ):
                return False
    return True


def _centre(board: Board, square: int) -> Point:
    x, y = board.grid.place(square)
    return Fraction(2 * x + 1, 2), Fraction(2 * y + 1, 2)


def _is_open(board: Board, one: int, other: int) -> bool:
    same_row = board.grid.place(one)[1] == board.grid.place(other)[1]
    return bool((board.open_edges.east if same_row else board.open_edges.south) >> min(one, other) & 1)


def _crosses(a: Point, b: Point, x: int, y: int, upright: bool) -> bool:
    """Whether the line crosses the inside of the edge of length 1 that runs down, or to the right, from (x, y)."""
    if not upright:
        a, b, x, y = (a[1], a[0]), (b[1], b[0]), y, x
    if a[0] == b[0] or not min(a[0], b[0]) < x < max(a[0], b[0]):
        return False
    height = a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
    return y < height < y + 1


def _passes(a: Point, b: Point, x: Fraction, y: Fraction) -> bool:
    """Whether the point is on the line, between its ends."""
    on_line = (b[0] - a[0]) * (y - a[1]) == (b[1] - a[1]) * (x - a[0])
    return on_line and min(a[0], b[0]) < x < max(a[0], b[0])


def _runs_through(a: Point, b: Point, x: int, y: int) -> bool:
    """Whether a stretch of the line is inside the square whose upper left corner is (x, y)."""
    enter, leave = Fraction(0), Fraction(1)
    for start, end, low in ((a[0], b[0], x), (a[1], b[1], y)):
        if start == end:
            if not low < start < low + 1:
                return False
            continue
        times = sorted(((low - start) / (end - start), (low + 1 - start) / (end - start)))
        enter, leave = max(enter, times[0]), min(leave, times[1])
    return enter < leave
