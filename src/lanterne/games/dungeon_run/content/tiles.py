"""The dungeon tiles and the markers that powers lay on them.

Sides are numbered clockwise from the north, as in `kit.tiles`; a set of exits is an int with a bit for each side.
"""

from typing import NamedTuple

from lanterne.engine import Row
from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.powers import Power
from lanterne.games.dungeon_run.content.rows import TileRow

SIDE_NAMES = ("N", "E", "S", "W")
STANDARD_KIND, SPECIAL_KIND, ENTRANCE_KIND, LAIR_KIND = range(4)
TILE_KIND_NAMES = ("standard", "special", "entrance", "lair")


class Tile(Row, frozen=True):
    """A dungeon tile. `exits`: for each quarter turn clockwise, the set of exits. `treasure`, `encounter`: the faces of
    the content die that place one; in the Den, of the die that a hero rolls on entering. The rest as in its row."""

    name: str
    kind: int
    exits: tuple[int, int, int, int]
    treasure: tuple[int, ...]
    encounter: tuple[int, ...]
    first_encounter: bool
    needs_assist: bool
    holds_monsters: bool
    stills_powers: bool
    powers: tuple[Power, ...]


def turned(exits: int, quarters: int) -> int:
    """A set of exits after this many quarter turns clockwise (DR-TIL-2)."""
    return (exits << quarters | exits >> 4 - quarters) & 0b1111


def _tile(row: TileRow) -> Tile:
    exits = sum(1 << SIDE_NAMES.index(side) for side in row.exits)
    return Tile(
        row.id,
        TILE_KIND_NAMES.index(row.kind),
        (exits, turned(exits, 1), turned(exits, 2), turned(exits, 3)),
        row.treasure,
        row.encounter,
        row.first_encounter,
        row.needs_assist,
        row.holds_monsters,
        row.stills_powers,
        row.powers,
    )


TILES: tuple[Tile, ...] = tuple(map(_tile, BOX.tiles))
TILE_NAMES: tuple[str, ...] = tuple(tile.name for tile in TILES)
STANDARD_TILES: tuple[int, ...] = tuple(place for place, tile in enumerate(TILES) if tile.kind == STANDARD_KIND)
SPECIAL_TILES: tuple[int, ...] = tuple(place for place, tile in enumerate(TILES) if tile.kind == SPECIAL_KIND)
"""The two groups of the stack (DR-SET-3)."""

ENTRANCE, LAIR = range(2)
ANCIENT_BRIDGE, CURSED_STONE, DEN, GLYPH_ROOM = SPECIAL_TILES[:4]
LIBRARY, PORTCULLIS_ROOM, UNDERGROUND_CHANNEL, WELL = SPECIAL_TILES[4:]


class Marker(NamedTuple):
    """A marker on a tile (DR-ABI-14)."""

    name: str
    powers: tuple[Power, ...]


FLAMES, SANCTUARY = range(2)
MARKERS: tuple[Marker, ...] = tuple(Marker(row.id, row.powers) for row in BOX.markers)
MARKER_NAMES: tuple[str, ...] = tuple(marker.name for marker in MARKERS)

# Two boxes of tiles (DR-PLC-3): the second copy of a tile is a tile of its own (DR-PLC-4)

_FIRST_OF_STACK = len(TILES) - len(STANDARD_TILES) - len(SPECIAL_TILES)


def _second(name: str) -> str:
    stem, _, number = name.rpartition("-")
    return f"{stem}-{int(number) + len(STANDARD_TILES)}" if number.isdigit() else f"{name}-2"


LAID_NAMES: tuple[str, ...] = (*TILE_NAMES, *map(_second, TILE_NAMES[_FIRST_OF_STACK:]))
"""The tiles of both boxes: those of the first as in `TILES`, then those of the second, which has neither another
Entrance nor another Lair."""
SECOND_BOX = len(TILES)
"""The first tile of the second box."""
PRINTED_ON: tuple[Tile, ...] = (*TILES, *TILES[_FIRST_OF_STACK:])
"""The tile whose print each tile of both boxes shows."""


def copy_of(tile: int) -> int:
    """The second box's copy of a tile of the stack."""
    return tile + SECOND_BOX - _FIRST_OF_STACK


def original(tile: int) -> int:
    """The tile of the first box that this one is or is a copy of."""
    return tile if tile < SECOND_BOX else tile - SECOND_BOX + _FIRST_OF_STACK
