"""The rest of a year, simulated: what a program leads to by the time the adventurers have been."""

from collections.abc import Sequence

from lanterne.engine import Call, SearchDice, View
from lanterne.games.dungeon_lords.bot.fighting import fight_on
from lanterne.games.dungeon_lords.bot.forecast import STRENGTH
from lanterne.games.dungeon_lords.bot.quick import quick_answer, quick_program
from lanterne.games.dungeon_lords.bot.rivals import LUCK, SPACES_OF_ZONE, Rivals
from lanterne.games.dungeon_lords.bot.trying import HERE, after, default_answer
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.content.orders import MONSTER, ROOM
from lanterne.games.dungeon_lords.rules.calendar import phase_begins
from lanterne.games.dungeon_lords.rules.orders import program_orders
from lanterne.games.dungeon_lords.state import FREE, Game, State, put

PROGRAM = program_orders.name
AUTUMNS = 8
"""In the last round of a year, each answer is followed in this many possible worlds to the end of the combat."""


def after_year(
    view: View[State], world: State, answer: Call, rivals: Rivals, outlook: Outlook, dice: SearchDice
) -> float:
    """The value of the position after this year's combat if the lord gives this program now in this world and goes on
    by rules of thumb. Of the others only their minions and their evil count."""
    seat = view.seat
    state = world.copy()
    _clear_the_others(state, seat)
    year = state.year
    game = Game(view.box, state, dice)
    rounds = 0
    while not game.over and state.year == year and not state.round:
        asked = game.asked[0]
        if game.decision.name == PROGRAM:
            if rounds:
                outlook = outlook.later(state)
                answer = quick_program(state, outlook)
            _orders_are_given(game, seat, answer, rivals)
            rounds += 1
        else:
            game.play(asked, quick_answer(game, outlook) if asked == seat else default_answer(game, asked))
    if state.round:
        fight_on(state, seat, [card.face for card in state.town])
    return outlook.worth(state)


def best_in_phase(view: View[State], answers: Sequence[Call], dice: SearchDice) -> Call:
    """The answer after which the lord stands best when the phase is over. What is spent now is missing for the minions
    that follow, and no answer looks better because it leads farther ahead in time than another."""
    outlook = Outlook(view.state, view.seat)
    world, luck = view.sample(dice), dice.rolls(LUCK, 1)[0]
    _stop_after_phase(world)

    def value(answer: Call) -> float:
        state = after(view, answer, world, SearchDice(luck))
        game = Game(view.box, state, SearchDice(luck))
        while game.decision.name != HERE[0]:
            asked = game.asked[0]
            game.play(asked, quick_answer(game, outlook) if asked == view.seat else default_answer(game, asked))
        return outlook.worth(state)

    return max(answers, key=value)


def _stop_after_phase(state: State) -> None:
    next_phase = max(place for place, call in enumerate(state.agenda) if call[0] == phase_begins.name)
    state.agenda.insert(next_phase + 1, HERE)


def best_in_autumn(view: View[State], answers: Sequence[Call], dice: SearchDice) -> Call:
    """The answer after which the lord stands best when the combat is over. Nothing but this round is between."""
    outlook = Outlook(view.state, view.seat)
    sums = dict.fromkeys(answers, 0.0)
    for _ in range(AUTUMNS):
        world, luck = view.sample(dice), dice.rolls(LUCK, 1)[0]
        for answer in sums:
            state = after(view, answer, world, SearchDice(luck))
            sums[answer] += _after_combat(Game(view.box, state, SearchDice(luck)), outlook)
    return max(sums, key=sums.__getitem__)


def _after_combat(game: Game, outlook: Outlook) -> float:
    """What the position is worth after the combat if nobody is asked for orders before it."""
    state, seat = game.state, outlook.seat
    year = state.year
    while not game.over and state.year == year and not state.round:
        asked = game.asked[0]
        game.play(asked, quick_answer(game, outlook) if asked == seat else default_answer(game, asked))
    if state.round:
        fight_on(state, seat, [card.face for card in state.town])
    return outlook.worth(state)


def _clear_the_others(state: State, seat: int) -> None:
    """Others without gold, creatures, rooms and traps are hardly asked anything, which saves most of the time."""
    for other, lord in enumerate(state.lords):
        if other != seat:
            put(state, other, lord._replace(gold=0, food=0, ready=(), spent=(), rooms=(), traps=()))


def _orders_are_given(game: Game, seat: int, answer: Call, rivals: Rivals) -> None:
    """All programs, up to the first question about them. Rivals' minions take their spaces and go home; those who
    choose before the lord take the best creature or the first room with them. Rivals become more evil in time."""
    state = game.state
    seats = len(state.lords)
    state.agenda.insert(-1, HERE)
    for other in range(seats):
        if other != seat:
            game.play(other, rivals.program(state, other))
    game.play(seat, answer)
    state.agenda.pop()
    for other in range(seats):
        if other != seat:
            put(state, other, state.lords[other]._replace(evil=rivals.evil_after(state, other)))
    creatures, rooms = (_ahead(state, seat, zone) for zone in (MONSTER, ROOM))
    if creatures:
        taken = sorted(state.tavern, key=STRENGTH.__getitem__)
        state.tavern = tuple(taken[: max(0, len(taken) - creatures)])
    state.shop = state.shop[rooms:]
    state.spaces = tuple([FREE if who < seats and who != seat else who for who in state.spaces])
    game.run()


def _ahead(state: State, seat: int, zone: int) -> int:
    """How many rivals choose before the lord in a zone where those who come later do."""
    number = 0
    for who in reversed(state.spaces[SPACES_OF_ZONE * zone : SPACES_OF_ZONE * (zone + 1)]):
        if who == seat:
            return number
        number += 0 <= who < len(state.lords)
    return 0
