"""The rest of a year, played in mind: what comes of a program when the adventurers have been."""

from lanterne.engine import Call, SearchDice, View
from lanterne.games.dungeon_lords.bot.fighting import best_end
from lanterne.games.dungeon_lords.bot.rivals import SPACES_OF_ZONE, Rivals, places
from lanterne.games.dungeon_lords.bot.trying import HERE, default_answer, greedy
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.content.orders import DIG, FIRST_COSTS, IMPS, MINE, TRAPS
from lanterne.games.dungeon_lords.content.settings import PLAYER_COUNTS, START
from lanterne.games.dungeon_lords.rules.building import choose_room
from lanterne.games.dungeon_lords.rules.digging import choose_cell
from lanterne.games.dungeon_lords.rules.events import settle_wages
from lanterne.games.dungeon_lords.rules.exchanges import choose_exchange
from lanterne.games.dungeon_lords.rules.hiring import choose_monster
from lanterne.games.dungeon_lords.rules.orders import dummy_order, give_order, program, program_orders
from lanterne.games.dungeon_lords.rules.production import choose_production
from lanterne.games.dungeon_lords.rules.zones import resolve_space
from lanterne.games.dungeon_lords.state import FREE, Game, State, hand, put

PROGRAM = program_orders.name
OWN_BUSINESS = frozenset(
    SPACES_OF_ZONE * order + space for order in (DIG, MINE, IMPS, TRAPS) for space in range(SPACES_OF_ZONE)
)
"""Where minions do nothing that others would notice before the year is over."""
WEIGHED = frozenset(
    each.name for each in (choose_exchange, choose_cell, choose_monster, choose_room, settle_wages, choose_production)
)
"""The questions of which a few options are tried in mind; to others the first answer is good enough."""
COMES_LATER = 0.3
"""What it costs, for each gold, that an order had better not be the first."""
FEW = 4
"""How many options of a question are tried in mind."""


def after_year(
    view: View[State], world: State, answer: Call, rivals: Rivals, outlook: Outlook, dice: SearchDice
) -> float:
    """What the position is worth after this year's combat, if the lord gives this program now in this world."""
    seat = view.seat
    state = world.copy()
    year = state.year
    game = Game(view.box, state, dice)
    rounds = 0
    while not game.over and state.year == year and not state.round:
        asked = game.asked[0]
        if game.decision.name == PROGRAM:
            if rounds:
                outlook = Outlook(state, seat)
                answer = quick_program(game, outlook, dice)
            _orders_are_given(game, seat, answer, rivals)
            rounds += 1
        elif asked != seat:
            game.play(asked, default_answer(game, asked))
        else:
            game.play(seat, in_mind(game, outlook))
    if state.round:
        state.agenda[:] = [HERE]
        state.sealed[:] = [None] * len(state.sealed)
        state = best_end(Game(view.box, state, dice), outlook, [card.face for card in state.town])
    return outlook.worth(state)


def _orders_are_given(game: Game, seat: int, answer: Call, rivals: Rivals) -> None:
    """All programs, up to the first question about them. To save time, rivals' minions go home where nobody else would
    notice what they do."""
    state = game.state
    seats = len(state.lords)
    state.agenda.insert(-1, HERE)
    for other in range(seats):
        if other != seat:
            game.play(other, rivals.program(state, other))
    game.play(seat, answer)
    state.agenda.pop()
    state.spaces = tuple(
        [
            FREE if space in OWN_BUSINESS and who < seats and who != seat else who
            for space, who in enumerate(state.spaces)
        ]
    )
    game.run()


def in_mind(game: Game, outlook: Outlook) -> Call:
    """A likely answer of the lord, found in little time: often simply the first one."""
    if game.decision.name in WEIGHED:
        return greedy(game, outlook, FEW)
    return default_answer(game, outlook.seat)


def quick_program(game: Game, outlook: Outlook, dice: SearchDice) -> Call:
    """A program found in little time: the three orders that bring most by themselves."""
    s, seat = game.state, outlook.seat
    lord = s.lords[seat]
    before = outlook.worth(s)
    worths: list[tuple[float, int]] = []
    for order in hand(lord):
        chances = [sum(row) for row in places(s, seat, order, 1)]
        space = SPACES_OF_ZONE * order + max(range(SPACES_OF_ZONE), key=chances.__getitem__)
        state = s.copy()
        standing = [FREE] * len(state.spaces)
        standing[space] = seat
        state.spaces = tuple(standing)
        state.sealed[:] = [None] * len(state.sealed)
        put(state, seat, lord._replace(orders=(order,), on_cards=0))
        state.agenda[:] = [HERE, resolve_space(space)]
        tried = Game(game.box, state, dice)
        while tried.decision.name != PROGRAM:
            tried.play(seat, in_mind(tried, outlook))
        worths.append((outlook.worth(state) - before - COMES_LATER * FIRST_COSTS[order].gold, order))
    worths.sort(reverse=True)
    chosen = [order for _, order in worths[: START.minions]]
    if FIRST_COSTS[chosen[0]].gold:
        chosen = chosen[1:2] + chosen[:1] + chosen[2:]
    picks = [give_order(order) for order in chosen]
    if PLAYER_COUNTS[len(s.lords)].orders_chosen:
        picks.append(dummy_order(s.dummies[seat].left[0]))
    return program(*picks)
