"""A board of tiles as text: two or three characters for each tile, a column for walls and doors where there are any.

A figure is its mark and badge. Where a tile is empty its floor shows the walls above and below it; a tile that may be
touched is a pair of brackets. Doors are as in old dungeons: `+` closed, `'` open, `x` locked, `s` found to be secret.
"""

from collections.abc import Collection

from lanterne.draw.pieces import Page, Piece, letters, runs, short
from lanterne.scene import DOORS, Node, Panel

LEAVES = dict(zip(DOORS, "+'xs", strict=True))
FLOOR, UNDER, OVER, BETWEEN, COVERED = "·", "▁", "▔", "═", "▒"
RUNNING_ON = (UNDER, OVER, BETWEEN, COVERED)


def tile_page(panel: Panel, columns: int, lit: Collection[str] = ()) -> Page:
    """The tiles of a panel with everything on them, as wide as fits into `columns`."""
    grid = _Tiles(panel)
    if not grid.tiles:
        return []
    across = range(min(x for x, _ in grid.cells), max(x for x, _ in grid.cells) + 1)
    down = range(min(y for _, y in grid.cells), max(y for _, y in grid.cells) + 1)
    gaps = {x for x in across[1:] if any(grid.beside(x, y) for y in down)}
    wide = max(1, min(3, (columns - len(gaps)) // len(across)))
    page: Page = []
    for y in down:
        line: list[Piece] = []
        for x in across:
            if x in gaps:
                line.append(grid.between(x, y, lit))
            line += letters(_fitted(grid.cell(x, y, wide, lit), wide))
        page.append(runs(_joined(line)[:columns]))
    return page


class _Tiles:
    """The nodes and walls of a panel by column and row."""

    def __init__(self, panel: Panel) -> None:
        self.tiles = {self._place(node, panel): node for node in panel.nodes if node.shape == "tile"}
        self._panel = panel
        self.cells = dict(self.tiles)
        for node in panel.nodes:
            if node.shape == "slab":
                self.cells |= dict.fromkeys(self._under(node), node)
        self._guests: dict[str, list[Node]] = {}
        self._doors: dict[tuple[float, float], Node] = {}
        for node in panel.nodes:
            if node.shape in DOORS:
                self._doors[node.at] = node
            elif node.on:
                self._guests.setdefault(node.on, []).append(node)
        self._walls = {edge for line in panel.lines if line.style == "wall" for edge in self._edges(line.points)}

    def _side(self, panel: Panel) -> float:
        return next(node.size[0] for node in panel.nodes if node.shape == "tile")

    def _place(self, node: Node, panel: Panel) -> tuple[int, int]:
        side = self._side(panel)
        return int(node.at[0] // side), int(node.at[1] // side)

    def _under(self, node: Node) -> list[tuple[int, int]]:
        side = self._side(self._panel)
        (x, y), (w, h) = node.at, node.size
        return [
            (left, top)
            for left in range(int((x - w / 2) // side), int((x + w / 2) // side) + 1)
            for top in range(int((y - h / 2) // side), int((y + h / 2) // side) + 1)
        ]

    def _edges(self, points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        """The midpoints of the edges that a wall runs along, which is where doors are."""
        if not self.tiles:
            return []
        side = self._side(self._panel)
        (ax, ay), (bx, by) = points[0], points[-1]
        count = round((abs(bx - ax) + abs(by - ay)) / side)
        return [
            (ax + (bx - ax) * (place + 0.5) / count, ay + (by - ay) * (place + 0.5) / count) for place in range(count)
        ]

    def _left_edge(self, x: int, y: int) -> tuple[float, float]:
        side = self._side(self._panel)
        return x * side, (y + 0.5) * side

    def _upper_edge(self, x: int, y: int) -> tuple[float, float]:
        side = self._side(self._panel)
        return (x + 0.5) * side, y * side

    def beside(self, x: int, y: int) -> bool:
        """Whether there is a wall or a door on the left of a place."""
        edge = self._left_edge(x, y)
        seen = (x, y) in self.cells or (x - 1, y) in self.cells
        return seen and (edge in self._walls or edge in self._doors)

    def between(self, x: int, y: int, lit: Collection[str]) -> Piece:
        """What is on the left of a place."""
        if not self.beside(x, y):
            return Piece(" ")
        door = self._doors.get(self._left_edge(x, y))
        if door is None:
            return Piece("│", dim=True)
        return Piece(LEAVES[door.shape], door.tone, door.id, door.id in lit, door.dim)

    def cell(self, x: int, y: int, wide: int, lit: Collection[str]) -> list[Piece]:
        """A place: what is on it, or else what it is."""
        node = self.cells.get((x, y))
        if node is None:
            return []
        touch = (node.thing or node.id) in lit
        if node.shape == "slab":
            first = f"{node.letters}{COVERED * wide}"[:wide]
            return [Piece(first, node.tone, node.thing or node.id, touch, node.dim)]
        guests = self._guests.get(node.id, [])
        if len(guests) == 1:
            (guest,) = guests
            words = short(guest) if len(short(guest)) <= wide else guest.letters
            return [Piece(words[:wide], guest.tone, guest.id, guest.id in lit or touch, guest.dim)]
        if guests:
            share = max(1, wide // len(guests))
            return [Piece(g.letters[:share], g.tone, g.id, g.id in lit or touch, g.dim) for g in guests[:wide]]
        return [*self._floor(node, x, y, wide, touch), *self._door(x, y, lit)]

    def _floor(self, node: Node, x: int, y: int, wide: int, touch: bool) -> list[Piece]:
        over, under = self._upper_edge(x, y) in self._walls, self._upper_edge(x, y + 1) in self._walls
        if node.letters:
            text = (node.letters * wide)[:wide]
        elif touch:
            text = "[]" if wide < 3 else "[ ]"
        else:
            text = (BETWEEN if over and under else OVER if over else UNDER if under else "") * wide
            text = text or f"{FLOOR} "
        doors = self._door(x, y, ())
        return [Piece(text[: wide - len(doors)], node.tone, node.id, touch, node.dim)]

    def _door(self, x: int, y: int, lit: Collection[str]) -> list[Piece]:
        """A door above or below, if it is drawn with this place."""
        name = self.tiles[x, y].id
        for edge in (self._upper_edge(x, y), self._upper_edge(x, y + 1)):
            door = self._doors.get(edge)
            if door is not None and door.on == name:
                return [Piece(LEAVES[door.shape], door.tone, door.id, door.id in lit, door.dim)]
        return []


def _joined(line: list[Piece]) -> list[Piece]:
    """Continue walls above and below, and what covers several places, across the gap between two places."""
    found = line[:]
    for place, (left, piece, right) in enumerate(zip(line, line[1:], line[2:], strict=False), 1):
        if piece.text == " " and not piece.node and left.text == right.text and left.text in RUNNING_ON:
            found[place] = left
    return found


def _fitted(pieces: list[Piece], wide: int) -> list[Piece]:
    length = sum(len(piece.text) for piece in pieces)
    return [*pieces, Piece(" " * (wide - length))] if length < wide else pieces
