"""Dummy lords, in games of two and three: which orders they reveal and where their minions go (DL-NPC)."""

from lanterne.engine import NUMBER, Event, law, step
from lanterne.games.dungeon_lords.content.orders import ZONES
from lanterne.games.dungeon_lords.content.settings import PLAYER_COUNTS
from lanterne.games.dungeon_lords.state import FIRST_DUMMY, FREE, NONE, ORDERS, SPACES, Game, Order, State, turn_order

SPACES_OF: tuple[range, ...] = tuple(
    range(zone * len(row.spaces), (zone + 1) * len(row.spaces)) for zone, row in enumerate(ZONES)
)
"""The spaces I, II and III of each zone."""

SECOND_SPACE = 1
"""The place for dummies' minions that come before the lords have programmed: space II."""

DUMMY_SHOWS = Event("dummy-shows", "DL-NPC-3", dummy=NUMBER, space=SPACES)
DUMMY_FOLLOWS = Event("dummy-follows", "DL-NPC-5", dummy=NUMBER, space=SPACES)


@law("DL-ORD-2", "DL-NPC-7", "DL-NPC-8")
def first_free(s: State, zone: int, place: int = 0) -> int:
    """The first free space of the zone from this place on, NONE if all are taken. A dummy's minion always finds one: no
    dummy has the same order twice."""
    taken = s.spaces
    for space in SPACES_OF[zone][place:]:
        if taken[space] == FREE:
            return space
    return NONE


def stand(s: State, who: int, space: int) -> None:
    """Put a minion on the space; FREE empties it."""
    s.spaces = (*s.spaces[:space], who, *s.spaces[space + 1 :])


def _managed(s: State) -> list[int]:
    """The dummies in the turn order of the lords who manage them."""
    return [seat for seat in turn_order(s) if seat < len(s.dummies)]


@step("DL-ORD-7", "DL-NPC-3", "DL-NPC-4")
def dummies_show_orders(game: Game) -> None:
    """Before the lords program, each dummy reveals some of its orders. A minion goes to space II of each of these
    zones, or to III if the other dummy has the same order."""
    s = game.state
    number = PLAYER_COUNTS[len(s.lords)].orders_shown
    for place in _managed(s):
        dummy = s.dummies[place]
        stack = game.shuffle(ORDERS, dummy.stack)
        shown, left = tuple(stack[:number]), tuple(sorted(stack[number:]))
        s.dummies = (*s.dummies[:place], dummy._replace(stack=(), shown=shown, left=left), *s.dummies[place + 1 :])
        for order in shown:
            space = first_free(s, order, SECOND_SPACE)
            stand(s, FIRST_DUMMY + place, space)
            game.say(DUMMY_SHOWS, place + 1, space)


@step("DL-NPC-5")
def dummy_follows(game: Game, dummy: int, order: Order) -> None:
    """The third order, chosen by the dummy's manager: its minion goes to space I, or to II if the other dummy has the
    same order."""
    s = game.state
    row = s.dummies[dummy]
    left = tuple(each for each in row.left if each != order)
    row = row._replace(shown=(*row.shown, order), left=left)
    s.dummies = (*s.dummies[:dummy], row, *s.dummies[dummy + 1 :])
    space = first_free(s, order)
    stand(s, FIRST_DUMMY + dummy, space)
    game.say(DUMMY_FOLLOWS, dummy + 1, space)


@step("DL-NPC-3", "DL-NPC-6")
def dummies_recover(game: Game) -> None:
    """The revealed orders become inaccessible; a dummy's other orders are its next stack."""
    s = game.state
    s.dummies = tuple(
        dummy._replace(
            stack=tuple(sorted(dummy.left + dummy.inaccessible)), left=(), shown=(), inaccessible=dummy.shown
        )
        for dummy in s.dummies
    )
