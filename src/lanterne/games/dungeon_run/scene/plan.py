"""The plan of the dungeon: where each tile lies on the plane, and the ways between tiles.

Tiles lie apart. Where there is an exit, a way leads through the gap; a side without a way is a wall. The plane is as
large as the dungeon and the cells that can still be explored.
"""

from typing import NamedTuple

from lanterne.engine import has
from lanterne.games.dungeon_run.rules.floor import SIDES, STEPS, floor
from lanterne.games.dungeon_run.rules.lair import place_lair, sites
from lanterne.games.dungeon_run.scene.seeing import asked
from lanterne.games.dungeon_run.state import NONE, State
from lanterne.kit.rects import Rect

TILE, NAME, GAP, WAY = 216, 30, 26, 84
"""The side of a tile, how much of it its name takes, the gap between two, and how wide a way is."""
PITCH = TILE + GAP
LEAST = (5, 4)
"""The least number of tiles that the plane is wide and high, so that a small dungeon is not drawn huge."""
WIDEST = 1.2
"""The greatest ratio of width to height, so that the table keeps its shape while the dungeon grows."""

Cell = tuple[int, int]


class Way(NamedTuple):
    """A way out of a tile through a side: the tile it leads to, or NONE and the empty cell."""

    tile: int
    side: int
    to: int
    cell: Cell
    box: Rect


class FloorPlan(NamedTuple):
    """The size of the plane, the place of each tile and of each cell to explore, and all ways; one that joins two tiles
    is listed once."""

    size: tuple[float, float]
    tiles: dict[int, Rect]
    cells: dict[Cell, Rect]
    ways: tuple[Way, ...]


def plan(s: State) -> FloorPlan:
    """How the dungeon is drawn. Cells can be explored as long as there is a tile to lay there (DR-MOV-5); the last one
    is the Lair's."""
    explored = bool(s.stack) or bool(s.set_aside)
    here = floor(s)
    lies = here.lies
    ends = {
        (tile, side): (lies[tile].x + STEPS[side][0], lies[tile].y + STEPS[side][1])
        for tile, exits in here.open_exits.items()
        for side in SIDES
        if has(exits, side)
    }
    empty = list(dict.fromkeys(ends.values())) if explored else []
    if asked(s) == place_lair.name:
        empty = list(dict.fromkeys(site.cell for site in sites(here)))
    cells = [*here.at, *empty]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    low, top = min(y for _, y in cells), max(y for _, y in cells)
    wide = max(LEAST[0], right - left + 1)
    high = max(LEAST[1], top - low + 1, wide / WIDEST)
    x0 = (wide - (right - left + 1)) / 2 - left
    y0 = (high - (top - low + 1)) / 2 + top

    def box(x: int, y: int) -> Rect:
        return Rect((x + x0) * PITCH + GAP / 2, (y0 - y) * PITCH + GAP / 2, TILE, TILE)

    tiles = {tile: box(lie.x, lie.y) for tile, lie in lies.items()}
    ways = []
    for tile, beyond in here.beyond.items():
        for side in SIDES:
            cell = (lies[tile].x + STEPS[side][0], lies[tile].y + STEPS[side][1])
            if beyond[side] != NONE and side < 2:
                ways.append(Way(tile, side, beyond[side], cell, gap(tiles[tile], side)))
            elif (tile, side) in ends:
                ways.append(Way(tile, side, NONE, cell, gap(tiles[tile], side)))
    size = (wide * PITCH, high * PITCH)
    return FloorPlan(size, tiles, {cell: box(*cell) for cell in empty}, tuple(ways))


def gap(tile: Rect, side: int) -> Rect:
    """The way through a side of a tile: it fills the gap."""
    x, y = tile.at
    right, up = STEPS[side]
    x, y = x + right * (TILE + GAP) / 2, y - up * (TILE + GAP) / 2
    wide, high = (GAP, WAY) if right else (WAY, GAP)
    return Rect(x - wide / 2, y - high / 2, wide, high)
