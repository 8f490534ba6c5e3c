"""The plan of the dungeon: the position of each square on the plane, and the walls.

The plane is as large as the dungeon with a margin around it. Sections on another layer (WQ-EXP-9) are drawn apart,
below the rest.
"""

from typing import NamedTuple

from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, SECTIONS
from lanterne.games.warhammer_quest.rules.dungeon import places
from lanterne.games.warhammer_quest.scene.looks import SIDE
from lanterne.games.warhammer_quest.state import NONE, OUTSIDE, DoorRow, SectionRow, State
from lanterne.kit.tiles import AHEAD
from lanterne.scene import Line, Say

MARGIN = 1
"""Squares left free around the dungeon for the piles of cards at doors; twice as many between layers."""
LEAST = (11, 9)
"""The least width and height of the plane in squares, so that a small dungeon is not drawn huge."""
WIDEST = 1.2
"""The greatest ratio of width to height, so that the table keeps its shape while the dungeon grows."""

Point = tuple[float, float]


class FloorPlan(NamedTuple):
    """The size of the plane, the middle of every square on it, walls and ledges, and what joins the layers."""

    size: tuple[float, float]
    middle: dict[int, Point]
    lines: tuple[Line, ...]


def plan(s: State, coming: tuple[SectionRow, ...] = ()) -> FloorPlan:
    """How the dungeon is drawn, with room for sections that may be laid next."""
    spots = _spots(s.laid, coming)
    width = max((x for x, _ in spots.values()), default=0) + 1 + MARGIN
    height = max((y for _, y in spots.values()), default=0) + 1 + MARGIN
    wide = max(width, LEAST[0])
    high = max(height, LEAST[1], wide / WIDEST)
    right, down = (wide - width) / 2, (high - height) / 2
    middle = {square: ((x + right + 0.5) * SIDE, (y + down + 0.5) * SIDE) for square, (x, y) in spots.items()}
    return FloorPlan((wide * SIDE, high * SIDE), middle, (*_walls(s, middle), *_ledges(s, middle), *_links(s, middle)))


def _spots(laid: tuple[SectionRow, ...], coming: tuple[SectionRow, ...]) -> dict[int, tuple[int, int]]:
    """The place of every square, layer below layer; those of sections to come after them, which nothing lies on."""
    found: dict[int, tuple[int, int]] = {}
    rows = (*laid, *coming)
    top = MARGIN
    for layer in sorted({row.layer for row in rows}):
        here = {
            square: place
            for number, row in enumerate(rows)
            if row.layer == layer
            for square, place in places(number, row)
        }
        left = min(x for x, _ in here.values())
        first = min(y for _, y in here.values())
        found |= {square: (x - left + MARGIN, y - first + top) for square, (x, y) in here.items()}
        top += max(y for _, y in here.values()) - first + 1 + 2 * MARGIN
    return found


def side_of(turn: int, side: int) -> int:
    """Where a side of a section points once the section is turned."""
    return (side + turn) % 4


def edge(middle: Point, side: int) -> tuple[Point, Point]:
    """The two ends of a side of a square."""
    x, y = middle
    right, down = AHEAD[side]
    half = SIDE / 2
    x, y = x + right * half, y + down * half
    return (x - abs(down) * half, y - abs(right) * half), (x + abs(down) * half, y + abs(right) * half)


def doorways(doors: tuple[DoorRow, ...]) -> dict[int, set[int]]:
    """For each square, the sides with a doorway."""
    found: dict[int, set[int]] = {}
    for door in doors:
        for square in door.squares:
            found.setdefault(square, set()).add(door.side)
        for square in door.facing:
            found.setdefault(square, set()).add((door.side + 2) % 4)
    return found


def _walls(s: State, middle: dict[int, Point]) -> list[Line]:
    """Around every section except at doorways, and where the section itself has a wall."""
    open_sides = doorways(s.doors)
    drawn: dict[tuple[Point, Point], None] = {}
    for number, row in enumerate(s.laid):
        section = SECTIONS[row.section]
        cells = set(section.cells)
        inner = {frozenset(pair) for pair in section.walls}
        for cell in section.cells:
            square = number * CELLS + cell
            for side, beside in enumerate((cell - COLUMNS, cell + 1, cell + COLUMNS, cell - 1)):
                aside = side in (1, 3) and beside // COLUMNS != cell // COLUMNS
                turned = side_of(row.turn, side)
                if beside in cells and not aside and frozenset((cell, beside)) not in inner:
                    continue
                if turned not in open_sides.get(square, ()):
                    drawn[edge(middle[square], turned)] = None
    return [Line(f"wall:{n}", points, "wall", Say("wall")) for n, points in enumerate(drawn)]


def _ledges(s: State, middle: dict[int, Point]) -> list[Line]:
    """Ledges: you can see over them, but not step over them."""
    found: list[Line] = []
    for number, row in enumerate(s.laid):
        for one, other in SECTIONS[row.section].ledges:
            (x, y), (x2, y2) = middle[number * CELLS + one], middle[number * CELLS + other]
            side = AHEAD.index((round((x2 - x) / SIDE), round((y2 - y) / SIDE)))
            found.append(Line(f"ledge:{number}-{len(found)}", edge((x, y), side), "ledge", Say("ledge")))
    return found


def _links(s: State, middle: dict[int, Point]) -> list[Line]:
    """Between the two halves of a doorway whose sections are drawn on different layers."""
    return [
        Line(f"link:{n}", (_between(door.squares, middle), _between(door.facing, middle)), "free", Say("layer-link"))
        for n, door in enumerate(s.doors)
        if door.beyond not in (NONE, OUTSIDE) and s.laid[door.section].layer != s.laid[door.beyond].layer
    ]


def _between(squares: tuple[int, ...], middle: dict[int, Point]) -> Point:
    xs, ys = zip(*(middle[square] for square in squares), strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)
