"""Where the tiles lie and how they are joined (DR-TIL-2, DR-GEN-5, DR-GEN-6, DR-GEN-13).

Everything follows from `State.laid` alone, so it is computed once for each dungeon and kept.
"""

from functools import lru_cache

from lanterne.engine import Row, has, law
from lanterne.games.dungeon_run.content.tiles import PRINTED_ON, SIDE_NAMES
from lanterne.games.dungeon_run.state import NONE, State

SIDES = range(len(SIDE_NAMES))
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""One step through each side; y grows to the north (DR-TIL-2)."""
FAR = 99
"""The distance to a tile that cannot be reached."""

_HALF = 64
_TILES = 64


def spot_code(tile: int, x: int, y: int, turn: int) -> int:
    """A tile on this cell, turned clockwise by `turn` quarters, as an entry of `State.laid`."""
    return (((y + _HALF) * 2 * _HALF + x + _HALF) * 4 + turn) * _TILES + tile


class Lie(Row, frozen=True):
    """How a tile lies: which one, its cell, its quarter turns, and its exits as a set of sides."""

    tile: int
    x: int
    y: int
    turn: int
    exits: int


@lru_cache(4096)
def _lie(code: int) -> Lie:
    rest, tile = divmod(code, _TILES)
    cell, turn = divmod(rest, 4)
    y, x = divmod(cell, 2 * _HALF)
    return Lie(tile, x - _HALF, y - _HALF, turn, PRINTED_ON[tile].exits[turn])


Cells = dict[tuple[int, int], Lie]
"""What lies on each cell that is not empty."""


@law("DR-TIL-2")
@lru_cache(4096)
def cells_around(lie: Lie) -> tuple[tuple[int, int], ...]:
    """The four cells around a tile: N, E, S, W."""
    return tuple([(lie.x + right, lie.y + up) for right, up in STEPS])


@law("DR-GEN-5", "DR-BOS-4")
def through_sides(cells: Cells, lie: Lie) -> tuple[int, ...]:
    """For each side of a tile, the adjacent tile behind it, or NONE. An exit can face a wall beside a Lair that fitted
    nowhere."""
    ways: list[int] = []
    for side, cell in enumerate(cells_around(lie)):
        other = cells.get(cell)
        both = other is not None and lie.exits >> side & 1 and other.exits >> (side + 2) % 4 & 1
        ways.append(other.tile if other is not None and both else NONE)
    return tuple(ways)


@law("DR-GEN-13")
def open_sides(cells: Cells, lie: Lie) -> int:
    """The exits of a tile that lead to an empty cell, as a set of sides."""
    around = cells_around(lie)
    return sum([1 << side for side in SIDES if has(lie.exits, side) and around[side] not in cells])


@law("DR-GEN-6")
def steps_away(joined: dict[int, tuple[int, ...]], tile: int) -> dict[int, int]:
    """How many exits must be crossed from a tile to each that can be reached."""
    found = {tile: 0}
    ring = [tile]
    while ring:
        onward: list[int] = []
        for here in ring:
            for other in joined[here]:
                if other not in found:
                    found[other] = found[here] + 1
                    onward.append(other)
        ring = onward
    return found


class Floor:
    """A dungeon as it lies. Tables are by tile; a tile that is not in play has no entry."""

    __slots__ = ("_away", "_cells", "at", "beyond", "exits", "joined", "lies", "open_exits", "still", "touching")

    def __init__(self) -> None:
        self.lies: dict[int, Lie] = {}
        """In the order in which they were laid."""
        self._cells: Cells = {}
        self.at: dict[tuple[int, int], int] = {}
        """The tile on each cell."""
        self.beyond: dict[int, tuple[int, ...]] = {}
        """For each side, the tile reached through it, or NONE."""
        self.joined: dict[int, tuple[int, ...]] = {}
        """The adjacent tiles in the order N, E, S, W (DR-GEN-5)."""
        self.touching: dict[int, tuple[int, ...]] = {}
        """The tiles on the other side of each side, joined or not."""
        self.open_exits: dict[int, int] = {}
        """For each tile, its exits that lead to an empty cell (DR-GEN-13)."""
        self.exits: dict[int, tuple[tuple[int], ...]] = {}
        """For each tile, the sides through which it can be left: to a tile in play, or to an empty cell."""
        self.still: frozenset[int] = frozenset()
        """Tiles on which hero powers do not work (DR-TSP-2)."""
        self._away: dict[int, dict[int, int]] = {}

    def with_tile(self, lie: Lie) -> "Floor":
        """The dungeon with one more tile. Only that tile and its neighbours change."""
        new = Floor()
        new.lies = {**self.lies, lie.tile: lie}
        new._cells = {**self._cells, (lie.x, lie.y): lie}
        new.at = {**self.at, (lie.x, lie.y): lie.tile}
        new.beyond, new.joined, new.touching = dict(self.beyond), dict(self.joined), dict(self.touching)
        new.open_exits, new.exits = dict(self.open_exits), dict(self.exits)
        new._look_at(lie.tile)
        for tile in new.touching[lie.tile]:
            new._look_at(tile)
        stones = [tile for tile in new.lies if PRINTED_ON[tile].stills_powers]
        new.still = frozenset([near for stone in stones for near in (stone, *new.joined[stone])])
        return new

    def _look_at(self, tile: int) -> None:
        """Compute what is around a tile."""
        lie = self.lies[tile]
        ways, empty = through_sides(self._cells, lie), open_sides(self._cells, lie)
        self.beyond[tile], self.open_exits[tile] = ways, empty
        self.joined[tile] = tuple([other for other in ways if other != NONE])
        self.touching[tile] = tuple([self.at[cell] for cell in cells_around(lie) if cell in self.at])
        self.exits[tile] = tuple([(side,) for side in SIDES if ways[side] != NONE or has(empty, side)])

    def distances(self, tile: int) -> dict[int, int]:
        """How many exits must be crossed from a tile to each that can be reached (DR-GEN-6)."""
        found = self._away.get(tile)
        if found is None:
            found = self._away[tile] = steps_away(self.joined, tile)
        return found

    def distance(self, tile: int, other: int) -> int:
        """How far apart two tiles are, or FAR."""
        return self.distances(tile).get(other, FAR)


@lru_cache(512)
def floor_of(laid: tuple[int, ...]) -> Floor:
    """The dungeon of these tiles: the dungeon without the last one, which is usually known, and the last one."""
    return floor_of(laid[:-1]).with_tile(_lie(laid[-1])) if laid else Floor()


_latest: list[tuple[tuple[int, ...], Floor]] = [((), Floor())]
"""The dungeon asked for last. It is usually asked for again, and looking up a long tuple is slow."""


def floor(s: State) -> Floor:
    """The dungeon as it lies."""
    laid, dungeon = _latest[0]
    if s.laid is not laid:
        dungeon = floor_of(s.laid)
        _latest[0] = (s.laid, dungeon)
    return dungeon
