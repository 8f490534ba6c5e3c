"""The board as squares and masks, and where the things of a quest are on it: for the checks and for the tables."""

from typing import NamedTuple

from lanterne.games.heroquest.content.files import BoardFile, Printed, QuestFile
from lanterne.games.heroquest.content.sheets import Between, Piece, Placed, Spawn
from lanterne.kit.grid import Edges, Grid, mask_of, squares_of

COLUMNS = "abcdefghijklmnopqrstuvwxyz"


class Layout(NamedTuple):
    """The board. `region_of` gives the region of each square, `squares` the squares of each region; region 0 is the
    corridor. `inside` are the edges within regions: all others are walls, unless a quest puts a door there."""

    grid: Grid
    names: tuple[str, ...]
    regions: tuple[str, ...]
    region_of: tuple[int, ...]
    squares: tuple[int, ...]
    inside: Edges

    def square(self, name: str) -> int:
        """The square of that name; ValueError if the board has none."""
        return self.grid.square(COLUMNS.index(name[0]), int(name[1:]) - 1)

    def mask(self, names: tuple[str, ...]) -> int:
        return mask_of(self.square(name) for name in names)

    def edge(self, between: Between) -> Edges:
        return self.grid.edge(self.square(between[0]), self.square(between[1]))


def layout_of(board: BoardFile) -> Layout:
    """The board of the file, whose rows must all have the same length."""
    grid = Grid(len(board.rows[0]), len(board.rows))
    letters = [region.letter for region in board.regions]
    region_of = tuple(letters.index(letter) for row in board.rows for letter in row)
    return Layout(
        grid,
        tuple(f"{COLUMNS[x]}{y + 1}" for y in range(grid.height) for x in range(grid.width)),
        tuple(region.id for region in board.regions),
        region_of,
        tuple(mask_of(s for s, r in enumerate(region_of) if r == region) for region in range(len(letters))),
        grid.edges_within(region_of),
    )


def covered(layout: Layout, piece: Piece, box: Printed) -> int:
    """The squares under a piece of furniture, from its upper left one on; ValueError if it sticks out of the board."""
    kind = next(row for row in box.furniture if row.id == piece.kind)
    width, height = (kind.height, kind.width) if piece.turned else (kind.width, kind.height)
    left, top = layout.grid.place(layout.square(piece.at))
    return mask_of(layout.grid.square(left + x, top + y) for x in range(width) for y in range(height))


def stairs(layout: Layout, quest: QuestFile) -> int:
    """The four squares of the stairway; 0 if the heroes come in another way."""
    if quest.stairs is None:
        return 0
    left, top = layout.grid.place(layout.square(quest.stairs))
    return mask_of(layout.grid.square(left + x, top + y) for x in range(2) for y in range(2))


def doorways(layout: Layout, quest: QuestFile) -> Edges:
    """The edges with a door, secret or not."""
    edges = Edges()
    for between in (*(door.between for door in quest.doors), *quest.secret_doors):
        edges = edges.plus(layout.edge(between))
    return edges


def barriers(layout: Layout, quest: QuestFile) -> Edges:
    """The edges without a wall that are closed by a door."""
    edges = Edges()
    for door in quest.doors:
        if door.barrier:
            edges = edges.plus(layout.edge(door.between))
    return edges


def linked(layout: Layout, quest: QuestFile, reached: int) -> int:
    """The squares, together with the far ends of all passages that begin on them."""
    for passage in quest.passages:
        ends = layout.mask(passage.ends)
        if ends & reached:
            reached |= ends
    return reached


def reach_by_passages(layout: Layout, quest: QuestFile, start: int, edges: Edges, ground: int) -> int:
    """The squares of the ground that can be reached from the start, through passages too."""
    reached, before = start, 0
    while reached != before:
        before = reached
        reached = linked(layout, quest, layout.grid.reach(reached, edges, ground))
    return reached


def obstructed(layout: Layout, quest: QuestFile, box: Printed) -> int:
    """The squares that nobody can enter: blocked ones, and those under furniture and objects."""
    mask = layout.mask(quest.blocked) | layout.mask(tuple(thing.at for thing in quest.objects))
    for piece in quest.furniture:
        mask |= covered(layout, piece, box)
    return mask


def dungeon(layout: Layout, quest: QuestFile) -> int:
    """All squares that belong to the dungeon: rooms and stretches of corridor that doors, passages and open edges join
    to the start, whatever is in the way. All others are solid rock, including blocked squares."""
    blocked = layout.mask(quest.blocked)
    starts = mask_of(layout.square(name) for group in quest.start for name in group.squares)
    edges = layout.inside.plus(doorways(layout, quest))
    return reach_by_passages(layout, quest, starts, edges, layout.grid.every & ~blocked)


def arrivals(quest: QuestFile) -> tuple[Placed, ...]:
    """The monsters that come later: in waves, or called by notes and actions."""
    spawned = [placed for _, effect in quest.effects if isinstance(effect, Spawn) for placed in effect.monsters]
    return (*spawned, *(placed for wave in quest.waves for placed in wave.monsters))


def region_of_mask(layout: Layout, mask: int) -> int | None:
    """The region that holds all these squares; None if they are in several."""
    found = {layout.region_of[square] for square in squares_of(mask)}
    return found.pop() if len(found) == 1 else None
