"""Trying an answer out: the game goes on with it in a sample of what the view does not tell."""

from collections.abc import Iterable

from lanterne.engine import Call, SearchDice, View
from lanterne.engine.choice import options
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.state import Game, State

HERE: Call = ("program_orders",)
"""Put at the bottom of an agenda, it stops a game that is tried out: all lords would be asked."""


def after(view: View[State], answer: Call, sample: State, dice: SearchDice) -> State:
    """The sample once the answer is given; others who are asked with this seat answer as if they did not care."""
    state = sample.copy()
    game = Game(view.box, state, dice)
    choice = game.choice
    assert choice is not None
    for other in game.asked if choice.reveal is not None else ():
        if other != view.seat:
            game.play(other, default_answer(game, other))
    game.play(view.seat, answer)
    return state


def default_answer(game: Game, seat: int) -> Call:
    """What the seat answers if it does not care: the default, the first option, the first picks."""
    choice = game.choice
    assert choice is not None
    found = options(game.state, choice, seat)
    if choice.default is not None and (choice.default in found or choice.draft is None):
        return choice.default
    if choice.draft is None:
        return found[0]
    so_far: tuple[Call, ...] = ()
    while choice.draft.unfinished(game.state, seat, so_far, *choice.about) is not None:
        so_far = (*so_far, next(iter(choice.draft.picks(game.state, seat, so_far, *choice.about))))
    return choice.draft.confirm(so_far)


def best(view: View[State], answers: Iterable[Call], sample: State, dice: SearchDice) -> Call:
    """The answer after which the sample is worth most to the view's seat; of equals the first."""
    outlook = Outlook(sample, view.seat)

    def value(answer: Call) -> float:
        state = after(view, answer, sample, dice)
        fight_out(Game(view.box, state, dice))
        return outlook.worth(state)

    return max(answers, key=value)


def fight_out(game: Game) -> None:
    """A battle that is being fought comes to its end, its lord answering as if he did not care: what a strike is worth
    depends on those after it."""
    while game.state.fight is not None:
        game.play(game.asked[0], default_answer(game, game.asked[0]))


def play_out(game: Game, outlook: Outlook) -> None:
    """Everything until the game stops `HERE`, the seat choosing what is worth most at once, others without care."""
    while game.decision.name != HERE[0]:
        asked = game.asked[0]
        game.play(asked, greedy(game, outlook) if asked == outlook.seat else default_answer(game, asked))


def play_out_unasked(game: Game) -> None:
    """Everything until the game stops `HERE`, all answering as if they did not care."""
    while game.decision.name != HERE[0]:
        game.play(game.asked[0], default_answer(game, game.asked[0]))


def greedy(game: Game, outlook: Outlook) -> Call:
    """What is worth most right after it is answered."""
    choice = game.choice
    assert choice is not None
    seat = outlook.seat
    found = options(game.state, choice, seat)
    if choice.draft is not None or choice.reveal is not None or len(found) == 1:
        return default_answer(game, seat)

    def value(answer: Call) -> float:
        tried = Game(game.box, game.state.copy(), game.dice)
        tried.play(seat, answer)
        fight_out(tried)
        return outlook.worth(tried.state)

    return max(found, key=value)
