"""The cells of a dungeon, and the places of the boards.

A cell is a small int in reading order, row by row from the surface; a set of cells is an int with a bit for each.
"""

from lanterne.games.dungeon_lords.content.board_checks import beside, cell_of, cells_of
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.rows import Area
from lanterne.kit.grid import mask_of

_BOARD = BOX.dungeon_board[0]

ROWS = len(_BOARD.grid)
COLS = len(_BOARD.grid[0])
_PLACES = [(row, col) for row in range(ROWS) for col in range(COLS)]
CELL_NAMES: tuple[str, ...] = tuple(f"r{row}c{col}" for row, col in _PLACES)
ENTRANCE = _PLACES.index(cell_of(_BOARD.entrance))
FIRST_TUNNELS: tuple[int, ...] = tuple(_PLACES.index(cell_of(name)) for name in _BOARD.tunnels)
"""The first tunnels (DL-SET-14)."""

BESIDE: tuple[int, ...] = tuple(mask_of(_PLACES.index(each) for each in beside(cell) & {*_PLACES}) for cell in _PLACES)
"""The cells orthogonally next to each cell, as a set."""

BLOCKS: tuple[int, ...] = tuple(
    mask_of(_PLACES.index((row + down, col + right)) for down in (0, 1) for right in (0, 1))
    for row in range(ROWS - 1)
    for col in range(COLS - 1)
)
"""Every 2 × 2 block of cells, as a set (DL-DIG-4)."""

ANY, UPPER, LOWER, RING, CORE = range(5)
ROOM_ZONE_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.room_zones)
ROOM_ZONES: tuple[int, ...] = tuple(
    mask_of(_PLACES.index(cell) for cell in cells_of(row.grid, "#")) for row in BOX.room_zones
)
"""Where a room of each zone may be built, as a set (DL-ROM-4)."""

# The places of the boards

AREAS: dict[str, Area] = {row.id: row for row in (*BOX.main_board, *BOX.dungeon_areas, *BOX.distant_lands)}
TAVERN_TILES = AREAS["tavern"].spaces
SHOP_TILES = AREAS["room-shop"].spaces
"""How many tiles are on offer each round (DL-NEW-2)."""
