"""Build Room (DL-ROM)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, Refusal, ask, decision, has, law, step
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.rules.dungeon import may_hold, tunnels
from lanterne.games.dungeon_lords.rules.exchanges import cannot_exchange
from lanterne.games.dungeon_lords.rules.minions import DECLINE, PRINTED, acting, go_home
from lanterne.games.dungeon_lords.rules.purse import pay
from lanterne.games.dungeon_lords.state import CELLS, ROOMS, SPACES, Cell, Game, Room, Space, State, put
from lanterne.kit.grid import squares_of

BUILT = Event("built", "DL-ROM-2", seat=SEATS, room=ROOMS, cell=CELLS, gold=NUMBER)
NO_ROOM_LEFT = Event("no-room-left", "DL-ROM-1", seat=SEATS, space=SPACES)
NO_PLACE_TO_BUILD = Event("no-place-to-build", "DL-ROM-6", seat=SEATS, space=SPACES)

OUTSIDE_ITS_ZONE = Refusal("outside-its-zone", "DL-ROM-4")
BESIDE_A_ROOM = Refusal("beside-a-room", "DL-ROM-3")


@law("DL-ROM-1", "DL-ROM-6", "DL-ACT-4")
def cannot_build(s: State, seat: int, space: int) -> Event | None:
    """Refuse if there is no room, too little to pay with, or no cell for it."""
    if not s.shop:
        return NO_ROOM_LEFT
    if not any(may_hold(s.lords[seat], room) for room in s.shop):
        return NO_PLACE_TO_BUILD
    return cannot_exchange(s, seat, space)


@law("DL-ROM-3", "DL-ROM-4")
def may_not_lie(s: State, seat: int, space: int, room: int, cell: int) -> Refusal | None:
    """A room must be built in the zone drawn on it and never next to another room."""
    if has(may_hold(s.lords[seat], room), cell):
        return None
    return BESIDE_A_ROOM if has(ROOM_TABLE[room].cells, cell) else OUTSIDE_ITS_ZONE


@step("DL-ROM-1", "DL-ROM-2")
def build(game: Game, room: Room, cell: Cell) -> None:
    """The room replaces the tunnel. Imps that dug or mined there are still at work."""
    s = game.state
    seat, space = acting(s)
    lord = s.lords[seat]
    put(s, seat, lord._replace(rooms=tuple(sorted((*lord.rooms, (cell, room))))))
    s.shop = tuple(each for each in s.shop if each != room)
    go_home(s, space)
    cost = PRINTED[space].cost
    game.say(BUILT, seat, room, cell, cost.gold)
    pay(game, seat, cost, told=True)


@law("DL-ROM-2")
def building_sites(s: State, seat: int, space: int) -> list[tuple[int, int]]:
    """Each room of the shop on each of the lord's unconquered tunnels."""
    lord = s.lords[seat]
    cells = list(squares_of(tunnels(lord) & ~lord.conquered))
    return [(room, cell) for room in s.shop for cell in cells]


BUILDING = (Offer(build, building_sites, each=(may_not_lie,)), DECLINE)


@decision("DL-ACT-3", "DL-ROM-1", "DL-ROM-2")
def choose_room(game: Game, space: Space) -> Choice:
    """Which room of the shop do you build, and where?"""
    return ask(game.state.spaces[space], BUILDING, space)
