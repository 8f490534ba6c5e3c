"""The one secret of Xorlosch is the order of the piles. Every way to leak it is planted here, and caught."""

from typing import Annotated, Any

import pytest
from tests.games.leaks import leaky

from lanterne.engine import NUMBER, PUBLIC, Box, Choice, Event, Offer, Refusal, SearchDice, View, ask, decision, step
from lanterne.engine.step import Step
from lanterne.engine.visibility import StateVisibility
from lanterne.games.xorlosch import BOX
from lanterne.games.xorlosch.rules.turn import ACTIONS, end_turn
from lanterne.games.xorlosch.state import CARDS, Game, State
from lanterne.lab.conformance import Broken, Observation, keeps_secrets


def first_turn() -> Game:
    """A game of three at the first action of the first turn; every pile is hidden."""
    game = BOX.new(3, SearchDice("secrets"))
    while game.decision.name != "turn_action":
        assert game.choice is not None
        seat = game.choice.seats[0]
        game.play(seat, game.choice.default or game.options(seat)[0])
    return game


def test_the_order_of_the_piles_is_not_in_any_message() -> None:
    game = first_turn()
    for seat in range(-1, 3):
        view = BOX.view(game.state, seat)
        assert all(card is view.state.piles[0][0] for pile in view.state.piles for card in pile), "one hole for all"
        assert view.message().count(b'"?"') == 8 + 6 + 4
        keeps_secrets(BOX, Observation(0, game.state, 0, end_turn()), seat, "sample")


def test_which_cards_are_left_is_public_by_elimination() -> None:
    game = first_turn()
    sampled = BOX.view(game.state, -1).sample(SearchDice(1))
    assert sampled.piles != game.state.piles, "the sample must not look the truth up"
    assert [sorted(pile) for pile in sampled.piles] == [sorted(pile) for pile in game.state.piles]


class OpenPiles(State):
    """A leak in the declaration: everybody may see the piles."""

    piles: Annotated[list[tuple[int, ...]], PUBLIC]


def _leaky_option(s: State, seat: int) -> Refusal | None:
    return None if s.piles[0][0] % 2 else Refusal("leak", "XOR-SET-5")


@decision()
def turn_action(game: Game) -> Choice:
    """A leak in the options: one of them rests on the top card."""
    return ask(game.state.active, (*ACTIONS, Offer(end_turn, closed=(_leaky_option,))))


TOLD = Event("told", "XOR-SET-5", card=CARDS, count=NUMBER)


@step()
def loose_tongue(game: Game) -> None:
    """A leak in an event: the top card is told to all."""
    game.say(TOLD, game.state.piles[0][0], 1)


def _steps(*changed: Step[...]) -> dict[str, Step[...]]:
    return BOX.steps | {leak.name: leak for leak in changed}


def _pile_in_order(view: View[State]) -> dict[str, Any]:
    return BOX.describe(view) | {"left": [card for pile in view.state.piles for card in sorted(pile)]}


# Section 7 of the rules has three lines: the order is hidden from everyone; what is left may be listed, but not in
# pile order; no client, bot or saved spectator view ever receives the order.
LEAKS: dict[str, Box[State]] = {
    "the order is declared public": leaky(BOX, state=OpenPiles, visibility=StateVisibility(OpenPiles)),
    "an option rests on the top card": leaky(BOX, steps=_steps(turn_action)),
    "a list of what is left reads the piles": leaky(BOX, describe=_pile_in_order),
    "an event tells the top card": leaky(BOX, steps=_steps(loose_tongue)),
}


CASES = [(leak, who) for leak in LEAKS for who in ("spectator", "active", "other")]
CASES.remove(("an option rests on the top card", "spectator"))  # only the active player is shown options
CASES.remove(("an option rests on the top card", "other"))


@pytest.mark.parametrize(("leak", "who"), CASES)
def test_planted_leaks_are_caught(leak: str, who: str) -> None:
    state = first_turn().state
    seat = {"spectator": -1, "active": state.active, "other": (state.active + 1) % 3}[who]
    answer = loose_tongue() if leak == "an event tells the top card" else end_turn()
    with pytest.raises(Broken):
        against_samples(LEAKS[leak], Observation(0, state, state.active, answer), seat)


def against_samples(box: Box[State], look: Observation, seat: int) -> None:
    """One sample may agree with the truth by chance; eight are unlikely to."""
    for number in range(8):
        keeps_secrets(box, look, seat, f"sample {number}")
