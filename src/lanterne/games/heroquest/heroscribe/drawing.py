"""Where the objects of a file are on the board: rectangles after rotation, doors on edges."""

from typing import NamedTuple

from lanterne.games.heroquest.content.board import GRID, INSIDE, SQUARE_NAMES
from lanterne.games.heroquest.heroscribe.letters import plain
from lanterne.games.heroquest.heroscribe.reading import ROTATIONS, Dark, Drawn
from lanterne.games.heroquest.heroscribe.vocabulary import Entry, entry_of
from lanterne.kit.grid import mask_of
from lanterne.scene import Say

SIDEWAYS = ("rightward", "leftward")
_BEHIND = {"downward": (0, -1), "rightward": (-1, 0), "upward": (0, 1), "leftward": (1, 0)}
"""By rotation: on which side of its square a secret door is drawn."""
_WALLS = GRID.inner.minus(INSIDE)


class Located(NamedTuple):
    """An object on the board: all its squares, and the upper left one of them."""

    drawn: Drawn
    entry: Entry
    at: int
    squares: int

    @property
    def turned(self) -> bool:
        return self.drawn.rotation in SIDEWAYS

    @property
    def spot(self) -> str:
        return SQUARE_NAMES[self.at]


class Doorway(NamedTuple):
    """A door between two squares, the upper or left one first; one of them is None at the edge of the board. `forth`
    is the square to which an arrow through the door points."""

    drawn: Drawn
    entry: Entry
    one: int | None
    other: int | None
    forth: int | None

    @property
    def inner(self) -> int | None:
        """The square on the board, where there is only one."""
        return self.other if self.one is None else self.one if self.other is None else None


def left_out(drawn: Drawn, why: Say) -> Say:
    """The sentence about an object that is not played."""
    return Say("import-left-out", {"object": drawn.id, "square": place_of(drawn), "why": why})


def place_of(drawn: Drawn) -> str:
    """The name of an object's square, or its numbers if the board has no such square."""
    if drawn.left is None or drawn.top is None:
        return "?"
    square = _square(round(drawn.left), round(drawn.top))
    if square is None or drawn.left != int(drawn.left) or drawn.top != int(drawn.top):
        return f"{drawn.left:g}, {drawn.top:g}"
    return SQUARE_NAMES[square].upper()


def _square(left: int, top: int) -> int | None:
    """The square of that column and row, counted from 1; None outside the board."""
    if not (1 <= left <= GRID.width and 1 <= top <= GRID.height):
        return None
    return GRID.square(left - 1, top - 1)


def dark_squares(rectangles: tuple[Dark, ...]) -> int:
    """The squares of solid rock."""
    mask = 0
    for left, top, width, height in rectangles:
        for y in range(max(top, 1), min(top + height, GRID.height + 1)):
            for x in range(max(left, 1), min(left + width, GRID.width + 1)):
                mask |= 1 << GRID.square(x - 1, y - 1)
    return mask


def locate(drawn: Drawn) -> "Located | Doorway | Say":
    """Where an object is, or why it has no place on the board."""
    entry = entry_of(drawn.id)
    if drawn.left is None or drawn.top is None:
        return Say("why-no-place")
    if drawn.rotation not in ROTATIONS:
        return Say("why-rotation", {"rotation": plain(drawn.rotation)[:40] or "?"})
    whole = drawn.left == int(drawn.left) and drawn.top == int(drawn.top)
    if not whole and entry.becomes not in ("mark", "arrow", "marker"):
        return Say("why-between-squares")
    left, top = round(drawn.left), round(drawn.top)
    if entry.becomes == "door":
        return _doorway(drawn, entry, left, top)
    if entry.becomes == "secret-door":
        return _secret_door(drawn, entry, left, top)
    width, height = (entry.height, entry.width) if drawn.rotation in SIDEWAYS else (entry.width, entry.height)
    squares = [_square(left + x, top + y) for y in range(height) for x in range(width)]
    on_board = [square for square in squares if square is not None]
    if len(on_board) < len(squares):
        return Say("why-off-board")
    return Located(drawn, entry, on_board[0], mask_of(on_board))


def _doorway(drawn: Drawn, entry: Entry, left: int, top: int) -> Doorway | Say:
    one = _square(left, top)
    other = _square(left + 1, top) if drawn.rotation in SIDEWAYS else _square(left, top + 1)
    if one is None and other is None:
        return Say("why-off-board")
    return Doorway(drawn, entry, one, other, other if drawn.rotation in ("downward", "rightward") else one)


def _secret_door(drawn: Drawn, entry: Entry, left: int, top: int) -> Doorway | Say:
    x, y = _BEHIND[drawn.rotation]
    one, other = _square(left, top), _square(left + x, top + y)
    if one is None:
        return Say("why-off-board")
    if other is None:
        return Say("why-no-wall")
    return Doorway(drawn, entry, min(one, other), max(one, other), other)


def in_a_wall(one: int, other: int) -> bool:
    """Whether a wall of the board separates two squares."""
    edge = GRID.edge(one, other)
    return bool(edge.east & _WALLS.east or edge.south & _WALLS.south)
