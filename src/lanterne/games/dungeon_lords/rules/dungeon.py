"""A lord's dungeon: which cells can be dug, where rooms can go, which tile a party reaches first.

Sets of cells are masks. These functions only look.
"""

from functools import lru_cache

from lanterne.engine import law
from lanterne.games.dungeon_lords.content.battlegrounds import IN_TUNNEL, Ground
from lanterne.games.dungeon_lords.content.board import BESIDE, BLOCKS, ENTRANCE
from lanterne.games.dungeon_lords.content.rooms import ROOMS
from lanterne.games.dungeon_lords.state import NONE, Lord
from lanterne.kit.grid import mask_of, squares_of


def room_cells(lord: Lord) -> int:
    """The cells with rooms, including conquered ones."""
    return _cells_of(lord.rooms)


@lru_cache(maxsize=1 << 14)
def _cells_of(rooms: tuple[tuple[int, int], ...]) -> int:
    return mask_of([cell for cell, _ in rooms])


def tunnels(lord: Lord) -> int:
    """The cells with tunnels, including conquered ones."""
    return lord.dug & ~room_cells(lord)


def room_at(lord: Lord, cell: int) -> int:
    """The room on this cell, or NONE."""
    for at, room in lord.rooms:
        if at == cell:
            return room
    return NONE


@lru_cache(maxsize=1 << 14)
def next_to(cells: int) -> int:
    """All cells orthogonally next to any of these."""
    found = 0
    for cell in squares_of(cells):
        found |= BESIDE[cell]
    return found


@law("DL-DIG-3", "DL-DIG-4", "DL-DIG-9")
def diggable(dug: int) -> int:
    """Where a tunnel may be dug: an empty cell next to a tile, conquered or not, that does not complete a 2 × 2
    block."""
    return _diggable(dug)


@lru_cache(maxsize=1 << 14)
def _diggable(dug: int) -> int:
    found = next_to(dug) & ~dug
    for block in BLOCKS:
        missing = block & ~dug
        if missing.bit_count() == 1:
            found &= ~missing
    return found


@law("DL-ROM-2", "DL-ROM-3", "DL-ROM-4", "DL-ROM-5")
def may_hold(lord: Lord, room: int) -> int:
    """Where the room may be built: on an unconquered tunnel, not next to another room, in the zone drawn on it. The
    cell is dug already, so no new 2 × 2 block can arise."""
    rooms = room_cells(lord)
    return lord.dug & ~rooms & ~lord.conquered & ~next_to(rooms) & ROOMS[room].cells


@law("DL-PLN-1", "DL-PLN-2")
def nearest(lord: Lord) -> int:
    """The unconquered tiles nearest to the entrance, counted in steps over the lord's own tiles, conquered or not.
    Empty if all are conquered."""
    return _nearest(lord.dug, lord.conquered)


@lru_cache(maxsize=1 << 14)
def _nearest(dug: int, conquered: int) -> int:
    front = reached = dug & 1 << ENTRANCE
    while front:
        unconquered = front & ~conquered
        if unconquered:
            return unconquered
        front = next_to(front) & dug & ~reached
        reached |= front
    return 0


@law("DL-SEV-4")
def removable(lord: Lord) -> int:
    """Unconquered tiles that can go without cutting off others from the entrance. The entrance itself stays."""
    return _without_which_joined(lord.dug) & ~lord.conquered


@lru_cache(maxsize=1 << 12)
def _without_which_joined(dug: int) -> int:
    return mask_of([cell for cell in squares_of(dug & ~(1 << ENTRANCE)) if _joined(dug & ~(1 << cell))])


def _joined(dug: int) -> bool:
    front = reached = dug & 1 << ENTRANCE
    while front:
        front = next_to(front) & dug & ~reached
        reached |= front
    return reached == dug


@law("DL-PLN-4", "DL-PLN-5", "DL-PLN-6")
def ground(lord: Lord, cell: int) -> Ground:
    """What a plan may use in a battle on this tile. Some rooms change it."""
    room = room_at(lord, cell)
    return IN_TUNNEL if room == NONE else ROOMS[room].ground
