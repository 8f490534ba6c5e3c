"""What is where on a sheet, as masks of squares. Pure functions of the sheet."""

from typing import NamedTuple

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import GRID, LAYOUT
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.layout import arrivals, covered, region_of_mask
from lanterne.kit.grid import mask_of, squares_of
from lanterne.kit.memo import by_identity

SIZES = {row.id: (row.width, row.height) for row in BOX.furniture}
TILES = {row.id: row.count * row.width for row in BOX.tiles}
BLOCKED_TILES = TILES["blocked-single"] + TILES["blocked-double"]
FIGURES = {row.id: row.figures for row in BOX.monsters}
COUNTS = {row.id: row.count for row in BOX.furniture}


class Occupied(NamedTuple):
    """The squares in use. Nobody can enter `solid` ones; on `standing` ones there are figures from the start; `later`
    ones need floor when their time comes, for arrivals, escapes and rubble; `free` ones, those of start and exit, must
    stay free."""

    solid: int
    stairs: int
    standing: int
    later: int
    traps: int
    free: int
    dark: int

    @property
    def taken(self) -> int:
        return self.solid | self.stairs | self.standing


def _occupied(quest: QuestFile) -> Occupied:
    solid = LAYOUT.mask(quest.blocked) | LAYOUT.mask(tuple(row.at for row in quest.objects))
    for piece in quest.furniture:
        solid |= covered(LAYOUT, piece, BOX)
    later = LAYOUT.mask(tuple(row.at for row in arrivals(quest)))
    later |= LAYOUT.mask(tuple(row.escape for row in quest.characters if row.escape))
    later |= LAYOUT.mask(quest.collapse.squares if quest.collapse else ())
    return Occupied(
        solid=solid,
        stairs=block(LAYOUT.square(quest.stairs), 2, 2) if quest.stairs else 0,
        standing=LAYOUT.mask((*(row.at for row in quest.monsters), *(ally.at for ally in quest.allies))),
        later=later,
        traps=LAYOUT.mask(tuple(row.at for row in quest.traps if row.kind != "furniture")),
        free=LAYOUT.mask((*quest.exit, *(name for group in quest.start for name in group.squares))),
        dark=sum(LAYOUT.squares[LAYOUT.regions.index(room)] for room in quest.dark_rooms),
    )


occupied = by_identity(_occupied, 64)
"""The squares in use. Cached, because it is asked once for every square of the board."""


def block(square: int, width: int, height: int) -> int:
    """The rectangle of this size from its upper left square on; 0 if it sticks out of the board."""
    left, top = GRID.place(square)
    if left + width > GRID.width or top + height > GRID.height:
        return 0
    return mask_of(GRID.square(left + x, top + y) for x in range(width) for y in range(height))


def footprint(kind: str, square: int, turned: bool) -> int:
    """The squares that a piece of furniture would cover; 0 if it sticks out of the board."""
    width, height = SIZES[kind]
    return block(square, height, width) if turned else block(square, width, height)


def room_of(mask: int) -> int:
    """The region that holds all these squares; -1 if they are in several."""
    region = region_of_mask(LAYOUT, mask)
    return -1 if region is None else region


def _pieces(quest: QuestFile) -> dict[int, sheets.Piece]:
    return {square: piece for piece in quest.furniture for square in squares_of(covered(LAYOUT, piece, BOX))}


pieces = by_identity(_pieces, 64)
"""The piece of furniture on each square that has one."""


def piece_on(quest: QuestFile, square: int) -> sheets.Piece | None:
    """The piece of furniture that covers the square."""
    return pieces(quest).get(square)


def figures_used(quest: QuestFile, figure: str) -> int:
    """How many figures of a kind the map needs."""
    kinds = {row.id: row.figure for row in quest.characters}
    return sum(kinds.get(row.kind, row.kind) == figure for row in quest.monsters)


def placed(quest: QuestFile, kind: str) -> bool:
    """Whether a character is on the map, or comes later."""
    return any(row.kind == kind for row in (*quest.monsters, *arrivals(quest)))


def mentioned_squares(quest: QuestFile) -> int:
    """The squares where actions are done, whose sight triggers notes, and that fill with rubble."""
    names = [name for row in quest.actions for name in row.squares]
    names += [row.trigger.at for row in quest.notes if isinstance(row.trigger, sheets.Seen)]
    return LAYOUT.mask((*names, *(quest.collapse.squares if quest.collapse else ())))


def things_in(quest: QuestFile, region: int) -> int:
    """The squares of a region that have anything on them or that the story mentions."""
    found = occupied(quest)
    return LAYOUT.squares[region] & (found.taken | found.later | found.traps | found.free | mentioned_squares(quest))


def doors_of(quest: QuestFile, region: int) -> list[sheets.Between]:
    """The doors that lead into a region, secret ones included."""
    every = (*(door.between for door in quest.doors), *quest.secret_doors)
    return [pair for pair in every if any(LAYOUT.region_of[LAYOUT.square(name)] == region for name in pair)]


def searched(trigger: sheets.AnyTrigger) -> tuple[str, ...]:
    """The rooms whose search a trigger waits for."""
    match trigger:
        case sheets.TreasureSearch(room=room):
            return (room,)
        case sheets.AnyOf(triggers=triggers):
            return tuple(room for each in triggers for room in searched(each))
    return ()
