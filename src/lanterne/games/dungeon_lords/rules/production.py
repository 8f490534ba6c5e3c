"""Phase 3, production: workers in rooms (DL-PRD)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, Refusal, SeatId, ask, decision, has, law, step
from lanterne.games.dungeon_lords.content.calendar import YEARS
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.rules.dungeon import diggable
from lanterne.games.dungeon_lords.rules.purse import can_pay, pay, receive, traps_left
from lanterne.games.dungeon_lords.rules.recovery import recover
from lanterne.games.dungeon_lords.state import (
    CELLS,
    ROOMS,
    Cell,
    Game,
    Lord,
    Room,
    State,
    free_workers,
    put,
    trolls,
    turn_order,
)
from lanterne.kit.grid import squares_of
from lanterne.kit.options import ask_unless_forced

ROOM_USED = Event("room-used", "DL-PRD-2", seat=SEATS, room=ROOMS, imps=NUMBER, trolls=NUMBER)
TUNNEL_LAID = Event("tunnel-laid", "DL-PRD-7", seat=SEATS, cell=CELLS)

CONQUERED = Refusal("room-is-conquered", "DL-PRD-5")
USED_ENOUGH = Refusal("room-used-enough", "DL-PRD-3")
TOO_FEW_WORKERS = Refusal("too-few-workers", "DL-PRD-2")
INGREDIENT_MISSING = Refusal("ingredient-missing", "DL-PRD-7")
NO_CELL_FOR_TUNNEL = Refusal("no-cell-for-tunnel", "DL-PRD-7")
NO_TRAP_TO_MAKE = Refusal("no-trap-to-make", "DL-SUP-3")


@step("DL-GEN-1", "DL-PRD-1")
def production_phase(game: Game) -> None:
    """In turn order each lord uses their rooms, then recovers their orders."""
    game.at_once(*[call for seat in turn_order(game.state) for call in (produce(seat), recover(seat))])


@law("DL-PRD-4")
def production_rooms(lord: Lord) -> list[tuple[int, int]]:
    """The rooms that produce something, with their cells. Rooms of the second year do not."""
    return [(room, cell) for cell, room in lord.rooms if ROOM_TABLE[room].workers]


@law("DL-PRD-2", "DL-PRD-3", "DL-PRD-5", "DL-PRD-7", "DL-SUP-3")
def stands_idle(s: State, seat: int, tile: int, cell: int, owner: int) -> Refusal | None:
    """Refuse a room that is conquered, has no use left this round, or lacks workers, its cost, or a place for what it
    makes."""
    lord = s.lords[seat]
    room = ROOM_TABLE[tile]
    if has(lord.conquered, cell):
        return CONQUERED
    if lord.used.count(cell) >= YEARS[s.year - 1].room_uses:
        return USED_ENOUGH
    if free_workers(lord) < room.workers:
        return TOO_FEW_WORKERS
    if not can_pay(lord, room.cost):
        return INGREDIENT_MISSING
    if room.gain.tunnels and not diggable(lord.dug):
        return NO_CELL_FOR_TUNNEL
    return NO_TRAP_TO_MAKE if room.gain.traps and not traps_left(s) else None


@step("DL-PRD-1", "DL-PRD-6", "DL-PRD-8")
def produce(game: Game, seat: SeatId) -> None:
    """As long as a room can be used the lord is asked, in any order of rooms; otherwise they are skipped."""
    s = game.state
    for room, cell in production_rooms(s.lords[seat]):
        if stands_idle(s, seat, room, cell, seat) is None:
            game.then(choose_production(seat))
            return


@step("DL-PRD-2", "DL-PRD-6", "DL-PRD-7", "DL-TRP-3")
def use_room(game: Game, room: Room, cell: Cell, seat: int) -> None:
    """Send workers, troll tokens first, and take the product, which can be used at once."""
    s = game.state
    lord = s.lords[seat]
    printed = ROOM_TABLE[room]
    by_trolls = min(printed.workers, max(0, trolls(lord) - lord.trolls_in_rooms))
    by_imps = printed.workers - by_trolls
    workers = {"imps_in_rooms": lord.imps_in_rooms + by_imps, "trolls_in_rooms": lord.trolls_in_rooms + by_trolls}
    put(s, seat, lord._replace(used=(*lord.used, cell), **workers))
    game.say(ROOM_USED, seat, room, by_imps, by_trolls)
    pay(game, seat, printed.cost)
    receive(game, seat, printed.gain)
    game.then(*[tunnel_is_laid(seat)] * printed.gain.tunnels, produce(seat))


@step("DL-PRD-8")
def end_production(game: Game) -> None:
    """Use no further room."""


def _rooms(s: State, seat: int) -> list[tuple[int, int, int]]:
    return [(room, cell, seat) for room, cell in production_rooms(s.lords[seat])]


PRODUCTION = (Offer(use_room, _rooms, each=(stands_idle,)), Offer(end_production))


@decision("DL-PRD-6", "DL-PRD-8")
def choose_production(game: Game, seat: SeatId) -> Choice:
    """Which room do you use next, if any?"""
    return ask(seat, PRODUCTION)


# --- the Tool Shed ----------------------------------------------------------------------------------------------------


@step("DL-PRD-7", "DL-DIG-3", "DL-DIG-4")
def lay_tunnel(game: Game, cell: Cell, seat: int) -> None:
    """Lay the tunnel. The workers who made it stay in the room."""
    s = game.state
    lord = s.lords[seat]
    put(s, seat, lord._replace(dug=lord.dug | 1 << cell))
    game.say(TUNNEL_LAID, seat, cell)


def _diggable(s: State, seat: int) -> list[tuple[int, int]]:
    return [(cell, seat) for cell in squares_of(diggable(s.lords[seat].dug))]


TUNNEL_TO_LAY = (Offer(lay_tunnel, _diggable),)


@step("DL-GEN-7")
def tunnel_is_laid(game: Game, seat: SeatId) -> None:
    """Ask where, if there is a choice."""
    ask_unless_forced(game, choose_tunnel(seat))


@decision("DL-PRD-7")
def choose_tunnel(game: Game, seat: SeatId) -> Choice:
    """Where does the tunnel of the Tool Shed go?"""
    return ask(seat, TUNNEL_TO_LAY)
