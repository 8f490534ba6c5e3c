"""The special event Earthquake: tiles collapse."""

from lanterne.engine import SEATS, Event, Offer, SeatId, decision, sealed, step
from lanterne.engine.choice import Choice
from lanterne.games.dungeon_lords.content.board import ENTRANCE
from lanterne.games.dungeon_lords.rules.dungeon import next_to, removable, room_at
from lanterne.games.dungeon_lords.state import CELLS, NONE, ROOMS, Cell, Game, Lord, State, put, turn_order
from lanterne.kit.grid import squares_of

TILE_COLLAPSES = Event("tile-collapses", "DL-SEV-4", seat=SEATS, cell=CELLS, room=ROOMS)
NOTHING_COLLAPSES = Event("nothing-collapses", "DL-SEV-4", seat=SEATS)


@step("DL-SEV-4", "DL-SUP-4")
def collapse(game: Game, cell: Cell, seat: SeatId) -> None:
    """Remove the tile: a tunnel goes to the supply, a room to the discard. Workers on it are not lost: they wait at the
    entrance for the end of the round."""
    s = game.state
    lord = s.lords[seat]
    room = room_at(lord, cell)
    if room != NONE:
        s.demolished = (*s.demolished, room)
    put(s, seat, _moved_out(lord, cell))
    game.say(TILE_COLLAPSES, seat, cell, room)


def _moved_out(lord: Lord, cell: int) -> Lord:
    here = 1 << cell
    return lord._replace(
        dug=lord.dug & ~here,
        rooms=tuple([(at, room) for at, room in lord.rooms if at != cell]),
        digging=lord.digging & ~here,
        mining=lord.mining & ~here,
        foremen=lord.foremen + bool(lord.digging & here) + bool(lord.mining & here),
        used=tuple([at for at in lord.used if at != cell]),
    )


def _farthest_first(s: State, seat: int) -> list[tuple[int, int]]:
    lord = s.lords[seat]
    steps = _distances(lord.dug)
    cells = squares_of(removable(lord))
    return [(cell, seat) for cell in sorted(cells, key=lambda cell: (room_at(lord, cell) != NONE, -steps[cell]))]


def _distances(dug: int) -> dict[int, int]:
    found: dict[int, int] = {}
    front = reached = dug & 1 << ENTRANCE
    while front:
        steps = len(set(found.values()))
        found |= dict.fromkeys(squares_of(front), steps)
        front = next_to(front) & dug & ~reached
        reached |= front
    return found


COLLAPSES = (Offer(collapse, _farthest_first),)


@decision("DL-SEV-4")
def choose_collapse(game: Game) -> Choice | None:
    """All lords with a choice choose a tile at the same time."""
    s = game.state
    seats = tuple([seat for seat in turn_order(s) if removable(s.lords[seat]).bit_count() > 1])
    return sealed(seats, tiles_collapse(), COLLAPSES)


@step("DL-EVT-1", "DL-SEV-4")
def tiles_collapse(game: Game) -> None:
    """In turn order. If only one tile can collapse, it does."""
    s = game.state
    for seat in turn_order(s):
        cells = tuple(squares_of(removable(s.lords[seat])))
        only = collapse(cells[0], seat) if cells else nothing_collapses(seat)
        game.then(only if len(cells) < 2 else game.sealed(seat))


@step("DL-SEV-4")
def nothing_collapses(game: Game, seat: SeatId) -> None:
    """This lord has no tile that can collapse."""
    game.say(NOTHING_COLLAPSES, seat)
