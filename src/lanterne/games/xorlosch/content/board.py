"""The two sides of the board. Square indices run through both: the ruins first, from their start, 0."""

from typing import NamedTuple

from lanterne.games.xorlosch.content.box import BOX
from lanterne.games.xorlosch.content.files import BoardFile
from lanterne.games.xorlosch.content.rows import Obstacle, Palette, Point, Square


class Passage(NamedTuple):
    """A passage between two squares, either way; free if `obstacle` is None. `path` runs from `a` to `b`."""

    a: int
    b: int
    obstacle: Obstacle | None
    path: tuple[Point, ...]


class Board(NamedTuple):
    """One side: its start square, all its squares, and for every item type its two squares in file order."""

    name: str
    start: int
    squares: range
    item_squares: tuple[tuple[int, int], ...]
    palette: Palette


SQUARES: tuple[Square, ...] = tuple(square for board in BOX.boards for square in board.squares)
SQUARE_NAMES: tuple[str, ...] = tuple(square.id for square in SQUARES)
SQUARE_NUMBER: tuple[int, ...] = tuple(square.number or 0 for square in SQUARES)
"""The printed number of each square, 0 where none is printed."""

_INDEX = {name: index for index, name in enumerate(SQUARE_NAMES)}

PASSAGES: tuple[Passage, ...] = tuple(
    Passage(_INDEX[row.a], _INDEX[row.b], row.obstacle, row.path) for board in BOX.boards for row in board.passages
)


def _board(board: BoardFile) -> Board:
    first = _INDEX[board.squares[0].id]
    return Board(
        name=board.id,
        start=_INDEX[board.start],
        squares=range(first, first + len(board.squares)),
        item_squares=tuple(_pair(board, item.id) for item in BOX.items),
        palette=board.palette,
    )


def _pair(board: BoardFile, item: str) -> tuple[int, int]:
    first, second = (_INDEX[square.id] for square in board.squares if square.item == item)
    return first, second


def _neighbours(passages: tuple[Passage, ...]) -> tuple[tuple[int, ...], ...]:
    near: list[set[int]] = [set() for _ in SQUARES]
    for passage in passages:
        near[passage.a].add(passage.b)
        near[passage.b].add(passage.a)
    return tuple(tuple(sorted(squares)) for squares in near)


def _by_number(board: Board) -> tuple[int, ...]:
    numbered = {SQUARE_NUMBER[square]: square for square in board.squares if SQUARE_NUMBER[square]}
    return (board.start, *(numbered[number] for number in sorted(numbered)))


BOARDS: tuple[Board, ...] = tuple(_board(board) for board in BOX.boards)
BOARD_NAMES: tuple[str, ...] = tuple(board.name for board in BOARDS)

FREE: tuple[tuple[int, ...], ...] = _neighbours(tuple(p for p in PASSAGES if p.obstacle is None))
"""For every square the squares next to it by a free passage, in rising order (XOR-MOV-4)."""

EVERY: tuple[tuple[int, ...], ...] = _neighbours(PASSAGES)
"""For every square the squares next to it by any passage, in rising order (XOR-BOO-3)."""

BY_NUMBER: tuple[tuple[int, ...], ...] = tuple(_by_number(board) for board in BOARDS)
"""BY_NUMBER[board][number] is the square with that printed number; 0 gives the start square."""
