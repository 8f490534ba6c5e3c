"""Rectangles on a plane: where things are drawn, and how several share one."""

from functools import cache
from typing import NamedTuple

HEADING = 30
"""The height at the top of an area that is for its name."""
GAP = 8


class Rect(NamedTuple):
    """A part of a plane, by its left upper corner."""

    left: float
    top: float
    wide: float
    high: float

    @property
    def at(self) -> tuple[float, float]:
        """Its centre."""
        return self.left + self.wide / 2, self.top + self.high / 2

    @property
    def size(self) -> tuple[float, float]:
        return self.wide, self.high

    @property
    def inside(self) -> "Rect":
        """What is left below the name of the area."""
        return Rect(self.left + GAP, self.top + HEADING, self.wide - 2 * GAP, self.high - HEADING - GAP)


@cache
def across(box: Rect, number: int, gap: float = GAP) -> tuple[Rect, ...]:
    """The rectangle divided into `number` equal columns."""
    wide = (box.wide - gap * (number - 1)) / number
    return tuple(Rect(box.left + place * (wide + gap), box.top, wide, box.high) for place in range(number))


@cache
def packed(box: Rect, number: int, largest: float = 92, gap: float = 4) -> tuple[Rect, ...]:
    """Squares for `number` things in reading order, as large as they fit: from the left, half way between top and
    bottom."""

    def side(columns: int) -> float:
        rows = -(-number // columns)
        return min(largest, (box.wide + gap) / columns - gap, (box.high + gap) / rows - gap)

    columns = max(range(1, number + 1), key=side, default=1)
    step = side(columns) + gap if number else 0
    top = box.top + (box.high + gap - step * -(-number // columns)) / 2
    return tuple(
        Rect(box.left + place % columns * step, top + place // columns * step, step - gap, step - gap)
        for place in range(number)
    )


@cache
def in_rows(box: Rect, number: int, largest: float = 92, gap: float = 4) -> tuple[Rect, ...]:
    """Squares for `number` things in rows as long as the rectangle, as large as they fit: from the left, half way
    between top and bottom."""
    if not number:
        return ()

    def side(rows: int) -> float:
        columns = -(-number // rows)
        return min(largest, (box.wide + gap) / columns - gap, (box.high + gap) / rows - gap)

    rows = max(range(1, number + 1), key=side)
    step, columns = side(rows) + gap, -(-number // rows)
    top = box.top + (box.high + gap - step * rows) / 2
    return tuple(
        Rect(box.left + place % columns * step, top + place // columns * step, step - gap, step - gap)
        for place in range(number)
    )
