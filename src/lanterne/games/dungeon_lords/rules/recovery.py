"""Phase 3, recovery: which orders come back, and which will be inaccessible (DL-REC)."""

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, has, law, step
from lanterne.games.dungeon_lords.state import ORDERS, Game, Lord, Order, State, put

TAKEN_BACK = Event("order-taken-back", "DL-REC-1", seat=SEATS, order=ORDERS)
INACCESSIBLE = Event("order-inaccessible", "DL-REC-1", seat=SEATS, order=ORDERS)


@law("DL-REC-2", "DL-REC-4")
def recoverable(lord: Lord) -> list[int]:
    """The orders that can be taken back: that of the first space, and those with a minion on their card."""
    return [order for place, order in enumerate(lord.orders) if place == 0 or has(lord.on_cards, place)]


@step("DL-REC-1", "DL-REC-2")
def recover(game: Game, seat: SeatId) -> None:
    """Ask only if a minion is on the second or third order. A lord who has given no orders recovers none."""
    orders = recoverable(game.state.lords[seat])
    if len(orders) == 1:
        game.at_once(take_back(orders[0], seat))
    elif orders:
        game.then(choose_order(seat))


@step("DL-REC-1", "DL-REC-3")
def take_back(game: Game, order: Order, seat: int) -> None:
    """This order and both inaccessible ones return to the hand; the other two of this round become inaccessible. All
    minions return to the office."""
    s = game.state
    lord = s.lords[seat]
    others = tuple(each for each in lord.orders if each != order)
    game.say(TAKEN_BACK, seat, order)
    for other in others:
        game.say(INACCESSIBLE, seat, other)
    put(s, seat, lord._replace(inaccessible=others, orders=(), on_cards=0))


def _orders(s: State, seat: int) -> list[tuple[int, int]]:
    return [(order, seat) for order in recoverable(s.lords[seat])]


ORDER_TO_TAKE_BACK = (Offer(take_back, _orders),)


@decision("DL-REC-2")
def choose_order(game: Game, seat: SeatId) -> Choice:
    """Which order do you take back?"""
    return ask(seat, ORDER_TO_TAKE_BACK)
