"""Phase 2, orders: programmed in secret, revealed one by one, and minions sent out (DL-ORD)."""

from functools import lru_cache

from lanterne.engine import (
    NUMBER,
    SEATS,
    Choice,
    Draft,
    Event,
    Offer,
    Refusal,
    SeatId,
    decision,
    has,
    law,
    pick,
    sealed,
    step,
)
from lanterne.engine.step import Call
from lanterne.games.dungeon_lords.content.effects import FREE
from lanterne.games.dungeon_lords.content.orders import FIRST_COSTS, ORDER_NAMES
from lanterne.games.dungeon_lords.content.settings import PLAYER_COUNTS, START
from lanterne.games.dungeon_lords.rules.dummies import (
    dummies_recover,
    dummies_show_orders,
    dummy_follows,
    first_free,
    stand,
)
from lanterne.games.dungeon_lords.rules.purse import can_pay, pay
from lanterne.games.dungeon_lords.rules.zones import resolve_zones
from lanterne.games.dungeon_lords.state import NONE, ORDERS, SPACES, Game, Order, State, hand, put, turn_order

ORDER_REVEALED = Event("order-revealed", "DL-ORD-2", seat=SEATS, number=NUMBER, order=ORDERS)
FIRST_ORDER_UNPAID = Event("first-order-unpaid", "DL-ORD-5", seat=SEATS, order=ORDERS)
MINION_PLACED = Event("minion-placed", "DL-ORD-2", seat=SEATS, space=SPACES)
ZONE_IS_FULL = Event("zone-is-full", "DL-ORD-3", seat=SEATS, order=ORDERS)

COSTLY_FIRST = frozenset(order for order, cost in enumerate(FIRST_COSTS) if cost != FREE)
"""The orders that cost something as a lord's first order."""

NOT_ALL_GIVEN = Refusal("not-all-orders", "DL-ORD-1")
DUMMY_WITHOUT_ORDER = Refusal("dummy-without-order", "DL-NPC-5")
ALL_GIVEN = Refusal("all-orders-given", "DL-ORD-1")
INACCESSIBLE = Refusal("order-inaccessible", "DL-ORD-1")
OWN_ORDERS_FIRST = Refusal("own-orders-first", "DL-NPC-5")
DUMMY_HAS_ORDER = Refusal("dummy-has-order", "DL-NPC-5")
DUMMY_LACKS_ORDER = Refusal("dummy-lacks-order", "DL-NPC-5")


@step("DL-ORD-1", "DL-ORD-7")
def orders_phase(game: Game) -> None:
    """Dummies first, then the lords' orders, then the zones."""
    game.at_once(dummies_show_orders())
    game.then(program_orders(), resolve_zones(), dummies_recover())


# --- programming ------------------------------------------------------------------------------------------------------


@pick("DL-ORD-1")
def give_order(order: Order) -> None:
    """The order for the next order space."""


@pick("DL-NPC-5")
def dummy_order(order: Order) -> None:
    """The third order of the dummy that the lord manages."""


@step("DL-ORD-1")
def program(game: Game, *orders: Call) -> None:
    """A lord's answer: an order for each space, and one for the dummy. The answers are read when all lords have
    answered."""


SLOTS = START.minions
GIVEN: tuple[Call, ...] = tuple(give_order(order) for order in range(len(ORDER_NAMES)))


def _chosen_for_dummy(s: State) -> int:
    """How many orders of a dummy its manager chooses."""
    return PLAYER_COUNTS[len(s.lords)].orders_chosen


@law("DL-ORD-1")
def orders_in_hand(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """The orders in hand, each once."""
    return [(order,) for order in hand(s.lords[seat]) if GIVEN[order] not in so_far]


@law("DL-ORD-1")
def all_given(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """There is one order for each order space."""
    return ALL_GIVEN if len(so_far) >= SLOTS else None


def inaccessible_orders(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """The orders that are not in hand in this round."""
    return [(order,) for order in s.lords[seat].inaccessible]


@law("DL-NPC-5")
def dummys_orders(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """With two lords: the orders that the dummy has not revealed."""
    if not _chosen_for_dummy(s):
        return []
    return [(order,) for order in s.dummies[seat].left if dummy_order(order) not in so_far]


@law("DL-NPC-5")
def own_orders_first(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """The dummy's order comes after the lord's own."""
    return OWN_ORDERS_FIRST if len(so_far) < SLOTS else None


@law("DL-NPC-5")
def dummy_has_order(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """The lord chooses one order for the dummy."""
    return DUMMY_HAS_ORDER if len(so_far) >= SLOTS + _chosen_for_dummy(s) else None


def dummys_other_orders(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """With two lords: the orders that the dummy cannot be given any more."""
    if not _chosen_for_dummy(s):
        return []
    dummy = s.dummies[seat]
    return [(order,) for order in dummy.shown + dummy.inaccessible]


def orders_to_give(s: State, seat: int, so_far: tuple[Call, ...]) -> tuple[Call, ...]:
    """All that the table opens, remembered: every lord asks for it three times a round."""
    if len(so_far) < SLOTS:
        return _calls_not_given(hand(s.lords[seat]), so_far)
    if len(so_far) < SLOTS + _chosen_for_dummy(s):
        return tuple([dummy_order(order) for order in s.dummies[seat].left])
    return ()


@lru_cache(maxsize=1 << 14)
def _calls_not_given(orders: tuple[int, ...], so_far: tuple[Call, ...]) -> tuple[Call, ...]:
    return tuple([GIVEN[order] for order in orders if GIVEN[order] not in so_far])


@law("DL-ORD-1", "DL-NPC-5")
def not_all_given(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """Refuse until every order space is filled, including the dummy's."""
    if len(so_far) < SLOTS:
        return NOT_ALL_GIVEN
    return DUMMY_WITHOUT_ORDER if len(so_far) < SLOTS + _chosen_for_dummy(s) else None


PROGRAM = Draft(
    "slots",
    program,
    (
        Offer(give_order, orders_in_hand, closed=(all_given,)),
        Offer(give_order, inaccessible_orders, never=INACCESSIBLE),
        Offer(dummy_order, dummys_orders, closed=(own_orders_first, dummy_has_order)),
        Offer(dummy_order, dummys_other_orders, never=DUMMY_LACKS_ORDER),
    ),
    not_all_given,
    quick=orders_to_give,
)


@decision("DL-ORD-1", "DL-GEN-6")
def program_orders(game: Game) -> Choice:
    """All lords at once, in secret."""
    return sealed(tuple(range(len(game.state.lords))), orders_are_given(), draft=PROGRAM)


@step("DL-ORD-1", "DL-ORD-6", "DL-NPC-5")
def orders_are_given(game: Game) -> None:
    """The orders are face down. The dummies' orders are revealed first, then the lords' one after another."""
    s = game.state
    third: list[Call] = []
    for seat in turn_order(s):
        orders = [order for _, order in game.sealed(seat)[1:]]
        put(s, seat, s.lords[seat]._replace(programmed=tuple(orders[:SLOTS])))
        third += [dummy_follows(seat, order) for order in orders[SLOTS:]]
    game.at_once(*third, *ORDER_BY_ORDER)


# --- revealing and placing --------------------------------------------------------------------------------------------


@step("DL-GEN-1", "DL-ORD-2", "DL-ORD-4", "DL-ORD-5", "DL-ORD-6")
def reveal_orders(game: Game, place: int) -> None:
    """All lords reveal their orders on this space at once; then minions are placed in turn order. An order that costs
    something as the first one is paid now; if its lord cannot pay, the minion stays on the card."""
    s = game.state
    in_turn = turn_order(s)
    for seat in in_turn:
        lord = s.lords[seat]
        order = lord.programmed[0]
        put(s, seat, lord._replace(programmed=lord.programmed[1:], orders=(*lord.orders, order)))
        game.say(ORDER_REVEALED, seat, place + 1, order)
        if place == 0 and order in COSTLY_FIRST:
            pay_for_first(game, seat, order)
    game.at_once(*[place_minion(seat, place) for seat in in_turn])


ORDER_BY_ORDER = tuple(reveal_orders(place) for place in range(SLOTS))


def pay_for_first(game: Game, seat: int, order: int) -> None:
    """A lord who can pay must pay; otherwise the minion is on the card (DL-ORD-5)."""
    lord = game.state.lords[seat]
    if can_pay(lord, FIRST_COSTS[order]):
        pay(game, seat, FIRST_COSTS[order])
        return
    put(game.state, seat, lord._replace(on_cards=lord.on_cards | 1))
    game.say(FIRST_ORDER_UNPAID, seat, order)


@step("DL-ORD-2", "DL-ORD-3", "DL-NPC-8")
def place_minion(game: Game, seat: SeatId, place: int) -> None:
    """The minion goes to the first free space of the order's zone. If there is none, it stays on the card."""
    s = game.state
    lord = s.lords[seat]
    if has(lord.on_cards, place):
        return  # its order was not paid for (DL-ORD-5)
    space = first_free(s, lord.orders[place])
    if space == NONE:
        put(s, seat, lord._replace(on_cards=lord.on_cards | 1 << place))
        game.say(ZONE_IS_FULL, seat, lord.orders[place])
        return
    stand(s, seat, space)
    game.say(MINION_PLACED, seat, space)
