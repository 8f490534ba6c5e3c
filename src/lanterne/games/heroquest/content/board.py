"""The board: what everybody knows before a quest begins. What a quest puts on it is in `quests.py`."""

from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.layout import layout_of
from lanterne.kit.grid import Edges, Grid

LAYOUT = layout_of(BOX.board)

GRID: Grid = LAYOUT.grid
SQUARE_NAMES: tuple[str, ...] = LAYOUT.names
"""A letter for the column, from the left, and a number for the row, from the top: a1 to z19."""

CORRIDOR = 0
REGION_NAMES: tuple[str, ...] = LAYOUT.regions
"""The corridor, then the rooms."""
REGION_OF: tuple[int, ...] = LAYOUT.region_of
REGION_SQUARES: tuple[int, ...] = LAYOUT.squares
"""The mask of each region."""

INSIDE: Edges = LAYOUT.inside
"""The edges within regions. All others are walls, except where a quest has a door."""
