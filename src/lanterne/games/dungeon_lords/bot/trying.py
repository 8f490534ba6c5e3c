"""Trying an answer out: the game goes on with it in a sample of the view."""

from collections.abc import Iterable

from lanterne.engine import Call, SearchDice, View
from lanterne.engine.choice import options
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.rules.orders import program_orders
from lanterne.games.dungeon_lords.state import Game, State

HERE: Call = program_orders()
"""A question to all lords, put at the bottom of an agenda to stop a game that is tried out."""


def after(view: View[State], answer: Call, sample: State, dice: SearchDice) -> State:
    """The sample after this answer. Others who are asked along with this seat give their default answers."""
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
    """The seat's default answer: the default, the first option, or the first picks."""
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
    """The answer after which the sample is worth most to the view's seat; the first among equals."""
    outlook = Outlook(sample, view.seat)

    def value(answer: Call) -> float:
        state = after(view, answer, sample, dice)
        fight_out(Game(view.box, state, dice))
        return outlook.worth(state)

    return max(answers, key=value)


def fight_out(game: Game) -> None:
    """Finish the battle that is being fought, with default answers of its lord: the value of a strike depends on those
    after it."""
    while game.state.fight is not None:
        game.play(game.asked[0], default_answer(game, game.asked[0]))


def play_out(game: Game, outlook: Outlook) -> None:
    """Play until the game stops `HERE`. The seat chooses what is worth most at once; others give default answers."""
    while game.decision.name != HERE[0]:
        asked = game.asked[0]
        game.play(asked, greedy(game, outlook) if asked == outlook.seat else default_answer(game, asked))


def play_out_unasked(game: Game) -> None:
    """Play until the game stops `HERE`, with default answers for all."""
    while game.decision.name != HERE[0]:
        game.play(game.asked[0], default_answer(game, game.asked[0]))


def greedy(game: Game, outlook: Outlook, most: int | None = None) -> Call:
    """The answer that is worth most right after it is given. At most `most` are tried, spread over all of them."""
    choice = game.choice
    assert choice is not None
    seat = outlook.seat
    found = options(game.state, choice, seat)
    if choice.draft is not None or choice.reveal is not None or len(found) == 1:
        return default_answer(game, seat)
    if most is not None and len(found) > most:
        found = found[:: -(-len(found) // most)]

    def value(answer: Call) -> float:
        tried = Game(game.box, game.state.copy(), game.dice)
        tried.play(seat, answer)
        fight_out(tried)
        return outlook.worth(tried.state)

    return max(found, key=value)
