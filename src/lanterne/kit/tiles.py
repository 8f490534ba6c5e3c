"""Tiles laid side by side: how they turn, and where a door of one faces a door of another.

A tile has columns and rows of its own, counted from its upper left corner as it is printed. Laid on the table it is
turned clockwise by quarters and shifted. Doors are on a side of the tile and as wide as the squares they name.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

Place: TypeAlias = tuple[int, int]
"""A column and a row; columns grow to the right, rows downwards."""

NORTH, EAST, SOUTH, WEST = range(4)
"""Sides, and directions."""

AHEAD: tuple[Place, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One step in each direction."""


class Spot(NamedTuple):
    """How a tile lies: the place of the upper left corner of the turned tile, its quarter turns clockwise, and the
    layer; tiles on different layers may cover the same places of the table."""

    x: int
    y: int
    turn: int
    layer: int = 0


def turned(place: Place, size: Place, turn: int) -> Place:
    """Where a place of a tile of this size is within the tile once the tile is turned."""
    (x, y), (width, height) = place, size
    if turn == 0:
        return x, y
    if turn == 1:
        return height - 1 - y, x
    if turn == 2:
        return width - 1 - x, height - 1 - y
    return y, width - 1 - x


def on_table(place: Place, size: Place, spot: Spot) -> Place:
    """Where a place of a tile lies on the table."""
    x, y = turned(place, size, spot.turn)
    return spot.x + x, spot.y + y


def opposite(side: int) -> int:
    """The side that faces this one."""
    return (side + 2) % 4


def front(places: Iterable[Place], side: int) -> tuple[Place, ...]:
    """The places just outside a door on this side of these places."""
    right, down = AHEAD[side]
    return tuple((x + right, y + down) for x, y in places)


def facing(door: Sequence[Place], side: int, size: Place, fronts: Sequence[Place], towards: int) -> Spot:
    """The one way to lay a tile so that its door, on these places of this side, covers the places in front of another
    door that faces `towards` it."""
    turn = (opposite(towards) - side) % 4
    laid = [turned(place, size, turn) for place in door]
    x = min(x for x, _ in fronts) - min(x for x, _ in laid)
    y = min(y for _, y in fronts) - min(y for _, y in laid)
    return Spot(x, y, turn)
