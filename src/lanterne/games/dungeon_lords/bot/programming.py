"""Which three orders: what each space of the main board would bring, and how likely it is to get there."""

from itertools import permutations

from lanterne.engine import Call, SearchDice, View
from lanterne.games.dungeon_lords.bot.trying import HERE, play_out
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.content.orders import ORDER_NAMES, ZONES
from lanterne.games.dungeon_lords.content.settings import PLAYER_COUNTS, START
from lanterne.games.dungeon_lords.rules.orders import dummy_order, give_order, program
from lanterne.games.dungeon_lords.rules.zones import resolve_space, resolve_zones
from lanterne.games.dungeon_lords.state import FREE, Game, State, hand, put, turn_order

SPACES_OF_ZONE = len(ZONES[0].spaces)
LIKELY = 1.15
"""How much likelier than by mere chance others give an order that is open to them."""
CONSOLATION = 0.2
"""What a minion is worth that finds its zone full: its order can be taken back."""
TRIED_TOGETHER = 10
"""So many of the best triples are tried out as a whole, since one order feeds another."""


def best_program(view: View[State], sample: State, dice: SearchDice) -> Call:
    """The triple worth most, and with two lords the order of the dummy that is worst for the other lord."""
    s, seat = view.state, view.seat
    orders = hand(s.lords[seat])
    outlook = Outlook(sample, seat)
    at_once = {order: _worths(view, sample, order, outlook, dice) for order in orders}
    chances = {(order, place): _chances(s, seat, order, place) for order in orders for place in range(START.minions)}

    def expected(order: int, place: int) -> float:
        chance = chances[order, place]
        return sum(p * v for p, v in zip(chance, at_once[order], strict=False)) + chance[-1] * CONSOLATION

    def sum_of(triple: tuple[int, ...]) -> float:
        return sum(expected(order, place) for place, order in enumerate(triple))

    triples = sorted(permutations(orders, START.minions), key=sum_of, reverse=True)[:TRIED_TOGETHER]
    found = max(
        triples, key=lambda triple: sum_of(triple) + _together(view, sample, triple, chances, at_once, outlook, dice)
    )
    picks = [give_order(order) for order in found]
    if PLAYER_COUNTS[len(s.lords)].orders_chosen:
        others = [order for order in s.dummies[seat].left if order not in found]
        picks.append(dummy_order((others or list(s.dummies[seat].left))[0]))
    return program(*picks)


def _worths(view: View[State], sample: State, order: int, outlook: Outlook, dice: SearchDice) -> list[float]:
    """What each space of the order's zone would bring if nobody else were there."""
    before = outlook.worth(sample)
    found = []
    for place in range(SPACES_OF_ZONE):
        state = _placed(sample, view.seat, (order,), (SPACES_OF_ZONE * order + place,))
        state.agenda[:] = [HERE, resolve_space(SPACES_OF_ZONE * order + place)]
        game = Game(view.box, state, dice)
        play_out(game, outlook)
        found.append(outlook.worth(state) - before)
    return found


def _placed(sample: State, seat: int, orders: tuple[int, ...], spaces: tuple[int, ...]) -> State:
    """Only this lord's minions stand on the board."""
    state = sample.copy()
    standing = [FREE] * len(state.spaces)
    for space in spaces:
        standing[space] = seat
    state.spaces = tuple(standing)
    put(state, seat, state.lords[seat]._replace(orders=orders, on_cards=0))
    return state


def _chances(s: State, seat: int, order: int, place: int) -> list[float]:
    """How likely it is that a minion with this order, at this place of the three, gets to each space of its zone; the
    last is that all are taken. Others give each order open to them with equal chance, in any of their three places."""
    order_of = turn_order(s)
    ahead = [1.0]
    for other, lord in enumerate(s.lords):
        if other == seat or order in lord.inaccessible:
            continue
        earlier = place + (order_of.index(other) < order_of.index(seat))
        chance = min(0.9, LIKELY * earlier / (len(ORDER_NAMES) - len(lord.inaccessible)))
        ahead = [
            (ahead[number] if number < len(ahead) else 0.0) * (1 - chance)
            + (ahead[number - 1] * chance if number else 0.0)
            for number in range(len(ahead) + 1)
        ]
    first = SPACES_OF_ZONE * order
    free = [space for space in range(SPACES_OF_ZONE) if s.spaces[first + space] == FREE]
    found = [0.0] * (SPACES_OF_ZONE + 1)
    for number, chance in enumerate(ahead):
        found[free[number] if number < len(free) else SPACES_OF_ZONE] += chance
    return found


def _together(
    view: View[State],
    sample: State,
    triple: tuple[int, ...],
    chances: dict[tuple[int, int], list[float]],
    at_once: dict[int, list[float]],
    outlook: Outlook,
    dice: SearchDice,
) -> float:
    """How much more the three bring together, on the likeliest spaces, than one by one."""
    spaces = []
    alone = 0.0
    for place, order in enumerate(triple):
        chance = chances[order, place]
        likeliest = max(range(SPACES_OF_ZONE), key=chance.__getitem__)
        spaces.append(SPACES_OF_ZONE * order + likeliest)
        alone += at_once[order][likeliest]
    state = _placed(sample, view.seat, triple, tuple(spaces))
    state.agenda[:] = [HERE, resolve_zones()]
    play_out(Game(view.box, state, dice), outlook)
    return outlook.worth(state) - outlook.worth(sample) - alone
