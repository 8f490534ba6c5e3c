"""The dungeon on the table: what is next to what, who sees whom, what the lantern lights (WQ-GEN, WQ-LOS).

Sets of squares and of sections are masks.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from lanterne.engine import Row, has, law
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, SECTIONS, Section
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.state import (
    IN_PIT,
    INSIDE,
    INVISIBLE,
    LEVITATING,
    NONE,
    OPEN,
    OUTSIDE,
    PORTCULLIS,
    RUBBLE,
    SENSELESS,
    CardRow,
    DoorRow,
    MonsterRow,
    SectionRow,
    State,
    WarriorRow,
    place_of,
)
from lanterne.kit.grid import first_of, mask_of, squares_of
from lanterne.kit.tile_graph import TileGraph
from lanterne.kit.tiles import Place, Spot, on_table

# --- rows -------------------------------------------------------------------------------------------------------------


def change(s: State, warrior: int, **fields: Any) -> WarriorRow:
    """Change the row of a warrior."""
    s.warriors[warrior] = row = replace(s.warriors[warrior], **fields)
    return row


def add(s: State, warrior: int, condition: int) -> None:
    """Put a warrior under a condition."""
    change(s, warrior, conditions=s.warriors[warrior].conditions | condition)


def take_away(s: State, warrior: int, conditions: int) -> None:
    """Free a warrior from conditions."""
    change(s, warrior, conditions=s.warriors[warrior].conditions & ~conditions)


def monster(s: State, foe: int) -> MonsterRow | None:
    """The row of a monster; None once it is off the board."""
    for row in s.monsters:
        if row.foe == foe:
            return row
    return None


def change_monster(s: State, foe: int, /, **fields: Any) -> None:
    """Change the row of a monster on the board."""
    for place, row in enumerate(s.monsters):
        if row.foe == foe:
            s.monsters[place] = replace(row, **fields)


def cards_of(s: State, warrior: int) -> list[CardRow]:
    """The cards of a warrior, in the order in which they came."""
    return [row for row in s.cards if row.holder == warrior]


def holder(s: State, item: int) -> int:
    """The holder of the first card of this kind, or NONE."""
    return next((row.holder for row in s.cards if row.item == item), NONE)


def holds(s: State, warrior: int, item: int) -> bool:
    """Whether a warrior holds such a card."""
    return (item, warrior) in [(row.item, row.holder) for row in s.cards]


# --- who is there -----------------------------------------------------------------------------------------------------


def inside(s: State) -> list[int]:
    """The warriors alive and in the dungeon, in turn order: the leader, then by initiative (WQ-WAR-2, WQ-SET-17)."""
    rows = s.warriors
    return [warrior for warrior in in_turn_order(s) if rows[warrior].fate == INSIDE]


@law("WQ-WAR-2", "WQ-SET-17", "WQ-SET-16")
def in_turn_order(s: State) -> tuple[int, ...]:
    """The leader, then the others by descending initiative, equals in tie order."""
    return _in_order(s.leader, s.party)


@cache
def _in_order(leader: int, party: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(party, key=lambda warrior: (warrior != leader, -WARRIORS[warrior].initiative, warrior)))


@law("WQ-GEN-9")
def is_conscious(row: WarriorRow) -> bool:
    """Alive, on the board, and not at 0 wounds."""
    return row.fate == INSIDE and row.wounds > 0


_BARS_ALL = SENSELESS | INVISIBLE | IN_PIT
_BARS_BLOWS = _BARS_ALL | LEVITATING


@law("WQ-GEN-9", "WQ-WND-4", "WQ-TRE-16", "WQ-EVT-14")
def is_reachable(row: WarriorRow, by_hand: bool = True) -> bool:
    """Whether monsters may choose this warrior: conscious, not senseless, invisible or in a trap pit, and, for
    hand-to-hand attacks, not levitating."""
    return row.fate == INSIDE and row.wounds > 0 and not row.conditions & (_BARS_BLOWS if by_hand else _BARS_ALL)


def reachable(s: State, by_hand: bool = True) -> list[int]:
    """The warriors whom monsters may choose, in turn order."""
    rows = s.warriors
    return [warrior for warrior in in_turn_order(s) if is_reachable(rows[warrior], by_hand)]


# --- squares ----------------------------------------------------------------------------------------------------------


def spot(row: SectionRow) -> Spot:
    """How a section is placed and turned."""
    return Spot(row.x, row.y, row.turn, row.layer)


def places(number: int, row: SectionRow) -> Iterator[tuple[int, Place]]:
    """Every square of a laid section with its place on the table."""
    section = SECTIONS[row.section]
    size, where = (section.width, section.height), spot(row)
    for cell in section.cells:
        y, x = divmod(cell, COLUMNS)
        yield number * CELLS + cell, on_table((x, y), size, where)


class Layout(Row, frozen=True):
    """What follows from the layout of the sections and from closed squares."""

    graph: TileGraph
    blows: tuple[int, ...]
    """For each square, the squares that a blow reaches: one step away on the same level (WQ-GEN-7)."""
    sections: tuple[int, ...]
    """For each laid section, the squares that can be stood on."""
    next_to: tuple[int, ...]
    """For each laid section, the set of sections joined to it by an open doorway (WQ-GEN-8)."""
    low: int
    """Squares one level down (WQ-OBJ-5)."""
    rings: dict[int, tuple[int, ...]]
    """For each square asked about so far, those around it, clockwise (WQ-DBL-6)."""
    two_steps: dict[int, int]
    """For each square asked about so far, those from which a spear reaches it (WQ-BST-3)."""


_laid: tuple[SectionRow, ...] = ()
_doors: tuple[DoorRow, ...] = ()
_blocked = NONE
_current: Layout
"""The dungeon that was asked about last, and its layout."""


def layout(s: State) -> Layout:
    """The present layout of the dungeon. As long as the dungeon does not change, it is the same object."""
    global _laid, _doors, _blocked, _current
    if s.laid is not _laid or s.doors is not _doors or s.blocked is not _blocked:
        _current = _layout(s.laid, s.doors, s.blocked)
        _laid, _doors, _blocked = s.laid, s.doors, s.blocked
    return _current


@lru_cache(64)
def _layout(laid: tuple[SectionRow, ...], doors: tuple[DoorRow, ...], blocked: int) -> Layout:
    where: dict[int, Place] = {}
    floor = high = straight = low = 0
    joined: list[tuple[int, int]] = []
    looks: list[tuple[int, int]] = []
    for number, row in enumerate(laid):
        section = SECTIONS[row.section]
        where.update(places(number, row))
        base = number * CELLS
        floor |= mask_of(section.passable) << base
        high |= mask_of(section.high) << base
        straight |= mask_of(section.bridge) << base
        low |= mask_of(section.pit) << base
        for one, other in _inner_edges(section):
            if (one, other) in section.walls or (other, one) in section.walls:
                continue
            ledge = (one, other) in section.ledges or (other, one) in section.ledges
            (looks if ledge else joined).append((base + one, base + other))
    for door in doors:
        if door.facing and door.closed != RUBBLE:
            pairs = zip(door.squares, door.facing, strict=True)
            (looks if door.closed == PORTCULLIS else joined).extend(pairs)
    graph = TileGraph(where, joined, looks, floor & ~blocked, high, straight)
    levels = tuple(near & (low if has(low, square) else ~low) for square, near in enumerate(graph.near))
    sections = tuple((floor & ~blocked) >> n * CELLS & (1 << CELLS) - 1 for n in range(len(laid)))
    next_to = [0] * len(laid)
    for door in doors:
        if door.beyond >= 0 and door.closed == OPEN:
            next_to[door.section] |= 1 << door.beyond
            next_to[door.beyond] |= 1 << door.section
    return Layout(graph, levels, tuple(m << n * CELLS for n, m in enumerate(sections)), tuple(next_to), low, {}, {})


def _inner_edges(section: Section) -> Iterator[tuple[int, int]]:
    cells = set(section.cells)
    for cell in section.cells:
        if cell % COLUMNS + 1 < COLUMNS and cell + 1 in cells:
            yield cell, cell + 1
        if cell + COLUMNS in cells:
            yield cell, cell + COLUMNS


def foes_at(s: State) -> int:
    """The squares with monsters."""
    mask = 0
    for row in s.monsters:
        mask |= 1 << row.square
    return mask


def warriors_at(s: State) -> int:
    """The squares with warriors, unconscious ones too (WQ-MOV-3)."""
    mask = 0
    for row in s.warriors:
        if row.square >= 0:
            mask |= 1 << row.square
    return mask


def occupied(s: State) -> int:
    """The squares with monsters or warriors."""
    mask = 0
    for foe in s.monsters:
        mask |= 1 << foe.square
    for row in s.warriors:
        if row.square >= 0:
            mask |= 1 << row.square
    return mask


@law("WQ-MOV-3", "WQ-EVT-14")
def free(s: State) -> int:
    """The squares on which a model can be put: floor with nobody on it. A warrior in a trap pit occupies its square."""
    return layout(s).graph.floor & ~occupied(s)


def foe_on(s: State, square: int) -> int:
    """The monster on a square, or NONE."""
    for row in s.monsters:
        if row.square == square:
            return row.foe
    return NONE


def warrior_on(s: State, square: int) -> int:
    """The warrior on a square, or NONE."""
    for warrior, row in enumerate(s.warriors):
        if row.square == square:
            return warrior
    return NONE


@law("WQ-GEN-7", "WQ-OBJ-5", "WQ-CMB-1")
def adjacent(s: State, square: int) -> int:
    """The squares that a blow from this one reaches: one step away, on the same level."""
    return layout(s).blows[square]


def section_squares(s: State, place: int) -> int:
    """The squares of a laid section that can be stood on."""
    return layout(s).sections[place]


@law("WQ-GEN-8")
def adjacent_sections(s: State, place: int) -> int:
    """The set of sections that a doorway joins to this one, unless a portcullis or rubble closes it."""
    return layout(s).next_to[place]


@law("WQ-LOS-1", "WQ-LOS-2", "WQ-LOS-3", "WQ-LOS-4", "WQ-LOS-5")
def sees(s: State, one: int, other: int) -> bool:
    """Whether a model on one square sees one on the other. Models never block sight, and darkness does not matter."""
    return layout(s).graph.sees(one, other)


@law("WQ-LAN-1", "WQ-LAN-5")
def lit(s: State) -> int:
    """The set of sections that the lantern lights: the leader's and those adjacent to it."""
    if s.leader == NONE or s.warriors[s.leader].square == NONE:
        return 0
    here = place_of(s.warriors[s.leader].square)
    return 1 << here | adjacent_sections(s, here)


def monsters_in(s: State, place: int) -> bool:
    """Whether there is a monster in a laid section."""
    return any(row.square // CELLS == place for row in s.monsters)


@law("WQ-EXP-2", "WQ-EXP-12")
def unexplored(door: DoorRow) -> bool:
    """Whether a section can be laid behind the doorway: nothing is there yet, it has cards, and it is not closed."""
    return door.beyond == NONE and bool(door.pile) and door.closed == OPEN


def reading_order(s: State, square: int) -> tuple[int, int, int]:
    """The order that breaks ties: lower layer first, then smaller row, then smaller column, as seen on the table."""
    x, y = layout(s).graph.places[square]
    return s.laid[place_of(square)].layer, y, x


def first_read(s: State, squares: int) -> int:
    """The first square of a set in reading order; the set must not be empty."""
    if not squares & squares - 1:
        return first_of(squares)
    return min(squares_of(squares), key=lambda square: reading_order(s, square))


def steps_to(s: State, goals: int) -> dict[int, int]:
    """The number of steps from each floor square to the nearest of these squares, ignoring models. Unreachable squares
    are missing."""
    graph = layout(s).graph
    return {
        square: distance for distance, ring in enumerate(graph.rings(goals, graph.floor)) for square in squares_of(ring)
    }


def is_entrance(door: DoorRow) -> bool:
    """Whether the door leads out of the dungeon."""
    return door.beyond == OUTSIDE
