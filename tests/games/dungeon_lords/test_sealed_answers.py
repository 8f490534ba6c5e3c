"""Answers given in secret: their order never matters, and others learn only that they were given."""

from collections.abc import Iterator
from itertools import permutations

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.secrets import told, whole_game
from tests.games.hearing import Run, happened

from lanterne.bots import RandomBot
from lanterne.engine import Call, EventRecord, Game, HiddenRead, SearchDice, View
from lanterne.games.dungeon_lords import BOX
from lanterne.lab.conformance import Observation

CHOSEN = {"initial_orders": "chosen"}


def sealed_moments(lords: int) -> Iterator[Observation]:
    """The decisions of some games that several answer in secret, before anybody has."""
    for seed in range(3):
        for look in whole_game(("random",) * lords, f"sealed {seed}", CHOSEN):
            choice = View(BOX, look.state, look.seat).choice
            if (
                choice is not None
                and choice.reveal is not None
                and len(choice.seats) > 1
                and not any(look.state.sealed)
            ):
                yield look


def answers_to(look: Observation, seed: str) -> dict[int, Call]:
    choice = View(BOX, look.state, look.seat).choice
    assert choice is not None
    return {seat: RandomBot(f"{seed} {seat}").choose(View(BOX, look.state, seat)) for seat in choice.seats}


def after(look: Observation, answers: dict[int, Call], order: tuple[int, ...]) -> Run:
    said: list[EventRecord] = []
    game = Game(BOX, look.state.copy(), SearchDice("the same"), said.append)
    for seat in order:
        game.play(seat, answers[seat])
    return Run(game.state, said)


@pytest.mark.parametrize("lords", [2, 3, 4])
@rule("DL-GEN-6")
def test_in_whatever_order_answers_arrive_the_game_is_the_same(lords: int) -> None:
    decisions = set()
    for look in sealed_moments(lords):
        answers = answers_to(look, f"{look.number}")
        first, *others = (after(look, answers, order) for order in permutations(answers))
        assert all(other.state.hash() == first.state.hash() for other in others)
        assert all(other.said == first.said for other in others)
        decisions.add(look.state.agenda[-1][0])
    assert {"choose_first_orders", "program_orders", "plan_battles", "pay_taxes"} <= decisions


@pytest.mark.parametrize("lords", [2, 3, 4])
@rule("DL-GEN-6")
def test_nobody_can_tell_more_than_that_an_answer_is_given(lords: int) -> None:
    different = 0
    for look in sealed_moments(lords):
        one, other = answers_to(look, f"{look.number} one"), answers_to(look, f"{look.number} other")
        seat = next(iter(one))
        different += one[seat] != other[seat]
        runs = [after(look, answers, (seat,)) for answers in (one, other)]
        for viewer in range(-1, lords):
            if viewer != seat:
                assert told(BOX, runs[0].state, viewer) == told(BOX, runs[1].state, viewer)
                assert happened(BOX, runs[0], viewer) == happened(BOX, runs[1], viewer)
                with pytest.raises(HiddenRead):
                    list(View(BOX, runs[0].state, viewer).state.sealed[seat] or ())
    assert different > 10
