"""Laying sections (WQ-EXP-6 to WQ-EXP-11): where a section fits behind a doorway, and how it is laid.

Places are columns and rows of the table; each layer of the dungeon has its own (WQ-EXP-9).
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, NamedTuple, TypeAlias

from lanterne.engine import Ids, law, part
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, SECTIONS, Section
from lanterne.games.warhammer_quest.rules.dungeon import is_entrance, places, spot, unexplored
from lanterne.games.warhammer_quest.rules.piles import shares
from lanterne.games.warhammer_quest.state import DoorRow, SectionRow, State, place_of
from lanterne.kit.memo import rests_on
from lanterne.kit.tiles import AHEAD, NORTH, SOUTH, Place, Spot, facing, front, on_table, opposite

MANNERS = Ids(
    "manner",
    (
        "ahead",
        "left",
        "right",
        "across-left",
        "across-right",
        "left-and-right",
        "left-and-ahead",
        "ahead-and-right",
        "closed",
    ),
)
"""How a section is laid, seen by somebody coming in: where its exits lead. A passage joined by a side of its last
squares is laid across the way."""
Manner: TypeAlias = Annotated[int, MANNERS]

_ACROSS = {"left": "across-left", "right": "across-right"}
_TURNS = ("ahead", "right", "behind", "left")
_DEEP, _WIDE, _NEAR, _WEIGHT = 8, 3, 6, 3
"""What the suggested placement looks at: this far ahead of its exits, this many squares on either side of the two; this
far ahead of other doorways, and how much more that counts."""


class Placement(NamedTuple):
    """A way to lay a section: which of its doors is joined, which become exits, and where it is then."""

    manner: int
    attach: int
    exits: tuple[int, ...]
    spot: Spot


# --- where things are -------------------------------------------------------------------------------------------------


def _size(section: Section) -> Place:
    return section.width, section.height


def _cell_place(section: Section, cell: int, where: Spot) -> Place:
    y, x = divmod(cell, COLUMNS)
    return on_table((x, y), _size(section), where)


def table_place(s: State, square: int) -> Place:
    """The place of a square on its layer of the table."""
    row = s.laid[place_of(square)]
    return _cell_place(SECTIONS[row.section], square % CELLS, spot(row))


def front_squares(s: State, door: DoorRow) -> tuple[Place, ...]:
    """The two places just outside a doorway (WQ-EXP-7)."""
    return front([table_place(s, square) for square in door.squares], door.side)


def covered(section: int, where: Spot) -> frozenset[Place]:
    """The places that a section covers."""
    tile = SECTIONS[section]
    return frozenset(_cell_place(tile, cell, where) for cell in tile.cells)


def occupied(s: State, layer: int) -> frozenset[Place]:
    """The places of a layer covered by sections, including collapsed ones."""
    return frozenset(
        place for number, row in enumerate(s.laid) if row.layer == layer for _, place in places(number, row)
    )


@law("WQ-EXP-7")
def kept_free(s: State, layer: int, but: int) -> frozenset[Place]:
    """The places of a layer that must stay free: in front of the dungeon entrance and of the doorways that can still be
    explored, except one."""
    return frozenset(
        place
        for number, door in enumerate(s.doors)
        if number != but and s.laid[door.section].layer == layer and (is_entrance(door) or unexplored(door))
        for place in front_squares(s, door)
    )


def _block(door: Sequence[Place], side: int, depth: int, margin: int) -> Iterator[Place]:
    """The places straight ahead of a doorway, and this many on either side of them."""
    (x, y), (x2, y2) = door
    over, down = x2 - x, y2 - y
    right, below = AHEAD[side]
    for ahead in range(1, depth + 1):
        for aside in range(-margin, margin + 2):
            yield x + over * aside + right * ahead, y + down * aside + below * ahead


# --- the ways to lay a section ----------------------------------------------------------------------------------------


@law("WQ-EXP-6")
def exit_choices(section: Section, attach: int) -> tuple[tuple[int, ...], ...]:
    """Which doors can become the exits of a section joined by this one: a junction has both, left first; at the end of
    a passage the player uses one of three; an objective room has none."""
    if section.junction:
        return (section.left_right[attach],)
    return tuple((way,) for way in section.exits[attach]) or ((),)


def manner_of(section: Section, attach: int, exits: tuple[int, ...]) -> int:
    """How a section is laid, seen by somebody coming in by this door."""
    side = section.doors[attach].side
    turns = sorted(
        (_TURNS[(section.doors[way].side - opposite(side)) % 4] for way in exits),
        key=("left", "ahead", "right").index,
    )
    word = "-and-".join(turns) or "closed"
    if len(exits) == 1 and section.width > section.height and side in (NORTH, SOUTH):
        word = _ACROSS[word]
    return MANNERS.number(word)


def joined(section: Section, attach: int, fronts: Sequence[Place], side: int, layer: int) -> Spot:
    """Where a section is when this door of it faces a doorway."""
    door = section.doors[attach]
    cells = [(cell % COLUMNS, cell // COLUMNS) for cell in door.cells]
    return facing(cells, door.side, _size(section), fronts, side)._replace(layer=layer)


def _ways(section: Section, attach: int, fronts: Sequence[Place], side: int, layer: int) -> Iterator[Placement]:
    where = joined(section, attach, fronts, side, layer)
    for exits in exit_choices(section, attach):
        yield Placement(manner_of(section, attach, exits), attach, exits, where)


@law("WQ-EXP-7", "WQ-EXP-8", "WQ-EXP-9", "WQ-EXP-10", "WQ-AUT-10")
def placements(s: State, section: int, door: int) -> tuple[Placement, ...]:
    """The legal ways to lay a section behind a doorway, the suggested one first. Ways with the same squares and exits
    count once. A junction is joined by its stem if that fits. A section that fits nowhere has one way, on a new layer.
    The doorway's pile no longer has the drawn card."""
    return _placements(s, section, door)


@rests_on(lambda s, section, door: (s.laid, s.doors, section, door), 64)
def _placements(s: State, section: int, door: int) -> tuple[Placement, ...]:
    tile, behind = SECTIONS[section], s.doors[door]
    layer = s.laid[behind.section].layer
    fronts = front_squares(s, behind)
    taken, kept = occupied(s, layer), kept_free(s, layer, door)
    first, *others = tile.attach
    for attaches in ([first], others) if tile.junction else (tile.attach,):
        found: dict[Any, Placement] = {}
        for attach in attaches:
            for way in _ways(tile, attach, fronts, behind.side, layer):
                if _fits(tile, way, behind.pile, taken, kept):
                    found.setdefault(_look(section, way), way)
        if found:
            return tuple(sorted(found.values(), key=lambda way: _crowding(s, section, way, door, taken)))
    new_layer = max(row.layer for row in s.laid) + 1
    return (next(_ways(tile, first, fronts, behind.side, new_layer)),)


def _exits(section: Section, way: Placement) -> list[tuple[tuple[Place, ...], int]]:
    """The places in front of each exit, inside the section, and the side of the table it leads to."""
    doors = [section.doors[number] for number in way.exits]
    return [
        (tuple(_cell_place(section, cell, way.spot) for cell in door.cells), (door.side + way.spot.turn) % 4)
        for door in doors
    ]


def _look(section: int, way: Placement) -> Any:
    """What can be told apart on the table."""
    exits = frozenset((frozenset(door), side) for door, side in _exits(SECTIONS[section], way))
    return covered(section, way.spot), exits


def _fits(
    section: Section, way: Placement, pile: tuple[int, ...], taken: frozenset[Place], kept: frozenset[Place]
) -> bool:
    """WQ-EXP-7: it covers no other section and no place that must stay free, and neither does anything block those of
    its exits that will have cards."""
    own = frozenset(_cell_place(section, cell, way.spot) for cell in section.cells)
    if own & taken or own & kept:
        return False
    closed = own | taken | kept
    return all(
        closed.isdisjoint(front(door, side))
        for (door, side), cards in zip(_exits(section, way), shares(section, way.exits, pile), strict=True)
        if cards
    )


@law("WQ-AUT-10")
def _crowding(s: State, section: int, way: Placement, door: int, taken: frozenset[Place]) -> tuple[int, int, int, int]:
    """How much a placement is in the way, least first: what is ahead of its exits, plus three times what of it is ahead
    of other doorways; then an exit straight ahead, then the order of doors."""
    tile = SECTIONS[section]
    own = covered(section, way.spot)
    full = own | taken
    total = 0
    for (squares, side), cards in zip(_exits(tile, way), shares(tile, way.exits, s.doors[door].pile), strict=True):
        if cards:
            total += sum(place in full for place in _block(squares, side, _DEEP, _WIDE))
    for number, other in enumerate(s.doors):
        if number != door and unexplored(other) and s.laid[other.section].layer == way.spot.layer:
            ahead = _block([table_place(s, square) for square in other.squares], other.side, _NEAR, 0)
            total += _WEIGHT * sum(place in own for place in ahead)
    straight = MANNERS.name(way.manner) == "ahead"
    return total, not straight, tile.attach.index(way.attach), way.manner


# --- laying it --------------------------------------------------------------------------------------------------------


@part("WQ-EXP-3", "WQ-EXP-6", "WQ-EXP-13")
def put_down(s: State, section: int, way: Placement, door: int, number: int | None = None) -> int:
    """Lay a section behind a doorway; its exits take over the doorway's pile. It gets the next number, or keeps
    `number` if it was laid elsewhere before."""
    tile, behind = SECTIONS[section], s.doors[door]
    if number is None:
        number = len(s.laid)
    row = SectionRow(section, *way.spot, door)
    at = {place: square for square, place in places(number, row)}
    opened = behind._replace(beyond=number, facing=tuple(at[place] for place in front_squares(s, behind)), pile=())
    exits = new_exits(tile, way, number, shares(tile, way.exits, behind.pile))
    s.laid = (*s.laid[:number], row, *s.laid[number + 1 :])
    s.doors = (*s.doors[:door], opened, *s.doors[door + 1 :], *exits)
    return number


def new_exits(section: Section, way: Placement, number: int, piles: tuple[tuple[int, ...], ...]) -> tuple[DoorRow, ...]:
    """The doorways of a new section, with nothing behind them yet."""
    rows = []
    for exit_, pile in zip(way.exits, piles, strict=True):
        door = section.doors[exit_]
        one, other = door.cells
        squares = (number * CELLS + one, number * CELLS + other)
        rows.append(DoorRow(number, squares, (door.side + way.spot.turn) % 4, pile=pile))
    return tuple(rows)
