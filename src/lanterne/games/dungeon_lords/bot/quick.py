"""The quick lord takes what is worth most at once, and estimates it without playing it: a program takes about a
millisecond, other answers much less. Other bots use him when they play games out."""

import random
from collections.abc import Sequence

from lanterne.engine import Call, NoDice, View
from lanterne.engine.choice import options
from lanterne.games.dungeon_lords.bot.fighting import quick_plan
from lanterne.games.dungeon_lords.bot.forecast import STRENGTH
from lanterne.games.dungeon_lords.bot.gains import after_action, best_cell, built, exchanged, hired, sites
from lanterne.games.dungeon_lords.bot.rivals import SPACES_OF_ZONE, likeliest_space, wants
from lanterne.games.dungeon_lords.bot.trying import default_answer
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.content.orders import FIRST_COSTS, ORDER_NAMES
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.content.settings import PLAYER_COUNTS, START
from lanterne.games.dungeon_lords.rules.building import build
from lanterne.games.dungeon_lords.rules.digging import dig
from lanterne.games.dungeon_lords.rules.dungeon import nearest
from lanterne.games.dungeon_lords.rules.events import pay_all, pay_creature
from lanterne.games.dungeon_lords.rules.hiring import PRICES, hire
from lanterne.games.dungeon_lords.rules.minions import PRINTED, acting
from lanterne.games.dungeon_lords.rules.orders import dummy_order, give_order, program
from lanterne.games.dungeon_lords.rules.planning import PLAN, free
from lanterne.games.dungeon_lords.rules.prison import prisoners
from lanterne.games.dungeon_lords.rules.production import use_room
from lanterne.games.dungeon_lords.state import Game, Lord, State, hand
from lanterne.kit.grid import mask_of

NOISE = 0.3
"""The noise in what orders promise. Without any, lords in the same position would always order the same."""
NO_NOISE = (0.0,) * len(ORDER_NAMES)
COMES_LATER = 0.3
"""The cost, for each gold, of giving an order first that had better come later."""


class QuickBot:
    """Plays one seat from its views and remembers nothing between them."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[State]) -> Call:
        """A legal answer to the question that the view's seat is asked."""
        assert view.choice is not None, "nobody is asked"
        noise = [NOISE * self._random.gauss(0, 1) for _ in ORDER_NAMES]
        game = Game.at(view.box, view.state, NoDice(), view.choice)
        return quick_answer(game, Outlook(view.state, view.seat), noise)


def quick_answer(game: Game, outlook: Outlook, noise: Sequence[float] = NO_NOISE) -> Call:
    """The quick lord's answer in a game or in a view. It reads only what the lord may know. `noise` is added to the
    value of each order."""
    s, seat = game.state, outlook.seat
    match game.decision.name:
        case "program_orders":
            return quick_program(s, outlook, noise)
        case "plan_battles" | "plan_after_waiting":
            lord = s.lords[seat]
            return PLAN.confirm(quick_plan(s, seat) if nearest(lord) else (free(prisoners(lord)[0]),))
        case "choose_exchange" | "choose_traps":
            return _exchange(s, outlook, _options(game, seat))
        case "choose_cell" | "choose_tunnel":
            return _cell(s, outlook, _options(game, seat))
        case "choose_monster":
            return _creature(s, outlook, _options(game, seat))
        case "choose_room":
            return _room(s, outlook, _options(game, seat))
        case "choose_production":
            return _production(s, outlook, _options(game, seat))
        case "settle_wages":
            return _wages(_options(game, seat))
        case "choose_order":
            return most_wanted(s.lords[seat], _options(game, seat))
        case _:
            return default_answer(game, seat)


def _options(game: Game, seat: int) -> list[Call]:
    assert game.choice is not None
    return options(game.state, game.choice, seat)


def quick_program(s: State, outlook: Outlook, noise: Sequence[float] = NO_NOISE) -> Call:
    """The three orders that are worth most by themselves, on the likeliest spaces. With two lords, the dummy gets one
    that this lord does not give."""
    seat = outlook.seat
    lord = s.lords[seat]
    before = outlook.worth(s)
    found: dict[int, float] = {}
    for order in hand(lord):
        space = SPACES_OF_ZONE * order + likeliest_space(s, seat, order)
        worths = [outlook.worth(s, after) - before for after in after_action(s, lord, space)]
        found[order] = max(0.0, *worths) if worths else 0.0
        found[order] += noise[order] - COMES_LATER * FIRST_COSTS[order].gold
    orders = sorted(found, key=found.__getitem__, reverse=True)[: START.minions]
    if FIRST_COSTS[orders[0]].gold:
        orders = [orders[1], orders[0], *orders[2:]]
    picks = [give_order(order) for order in orders]
    if PLAYER_COUNTS[len(s.lords)].orders_chosen:
        left = s.dummies[seat].left
        picks.append(dummy_order(next((order for order in left if order not in orders), left[0])))
    return program(*picks)


# --- on the main board ------------------------------------------------------------------------------------------------


def _better(s: State, outlook: Outlook, after: list[tuple[Lord, Call]], otherwise: Call) -> Call:
    """The answer after which the lord's row is worth most, or the other answer, which changes nothing."""
    best, most = otherwise, outlook.worth(s)
    for lord, call in after:
        worth = outlook.worth(s, lord)
        if worth > most:
            best, most = call, worth
    return best


def _exchange(s: State, outlook: Outlook, found: list[Call]) -> Call:
    printed = PRINTED[acting(s)[1]]
    after = exchanged(s.lords[outlook.seat], printed.cost, printed.gain)
    return _better(s, outlook, [(after, found[0])], found[-1])


def _cell(s: State, outlook: Outlook, found: list[Call]) -> Call:
    lord = s.lords[outlook.seat]
    cell = best_cell(lord.dug, mask_of([call[1] for call in found if len(call) > 1]))
    call = next(call for call in found if len(call) > 1 and call[1] == cell)
    if call[0] != dig.name:
        return call
    return _better(s, outlook, [(lord._replace(dug=lord.dug | 1 << cell), call)], found[-1])


def _creature(s: State, outlook: Outlook, found: list[Call]) -> Call:
    lord = s.lords[outlook.seat]
    prices = PRICES[acting(s)[1]]
    after = [(hired(lord, call[1], prices[call[1]]), call) for call in found if call[0] == hire.name]
    return _better(s, outlook, after, found[-1])


def _room(s: State, outlook: Outlook, found: list[Call]) -> Call:
    lord = s.lords[outlook.seat]
    cost = PRINTED[acting(s)[1]].cost
    after = [(built(lord, room, cell, cost), build(room, cell)) for room in s.shop for cell in sites(lord, room)]
    return _better(s, outlook, after, found[-1])


def _production(s: State, outlook: Outlook, found: list[Call]) -> Call:
    """A room that costs nothing but time is always used."""
    lord = s.lords[outlook.seat]
    for call in found:
        if call[0] == use_room.name:
            table = ROOM_TABLE[call[1]]
            if not table.cost.food or outlook.worth(s, exchanged(lord, table.cost, table.gain)) > outlook.worth(s):
                return call
    return found[-1]


def most_wanted(lord: Lord, found: Sequence[Call]) -> Call:
    """Which order is taken back: the one that lords in this position give most often."""
    chances = wants(lord._replace(inaccessible=()))
    return max(found, key=lambda call: chances[call[1]])


def _wages(found: list[Call]) -> Call:
    """All creatures are paid, or else the strongest first."""
    if found[0][0] == pay_all.name:
        return found[0]
    paid = [call for call in found if call[0] == pay_creature.name]
    return max(paid, key=lambda call: STRENGTH[call[1]]) if paid else found[0]
