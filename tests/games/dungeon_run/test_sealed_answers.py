"""Answers given in secret: their order never matters, and others learn only that they were given."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import seat as seat_of
from tests.games.dungeon_run.secrets import told, whole_game
from tests.games.dungeon_run.test_mercy import beaten
from tests.games.hearing import Run, happened

from lanterne.bots import RandomBot
from lanterne.engine import Call, EventRecord, Game, HiddenRead, SearchDice, View
from lanterne.games.dungeon_run import BOX
from lanterne.lab.conformance import Observation

VOTERS: dict[str, Any] = {
    "vargagg": {},
    "dorgan": {"equipped": ["guild-axe"]},
    "birodin": {},
    "stabbins": {"condition": "unconscious"},
}


def first_abilities(heroes: int) -> Observation:
    """All have drawn two ability cards, and nobody has chosen."""
    game = whole_game(("random",) * heroes, f"first abilities {heroes}")
    return next(look for look in game if look.state.agenda[-1][0] == "choose_first_ability")


def mercy() -> Observation:
    """Dorgan is beaten, and the other three are about to vote."""
    stage = beaten(**VOTERS)
    return Observation(0, stage.game.state, seat_of(stage, "vargagg"), ("thumb_up", 1))


def sealed_moments() -> Iterator[Observation]:
    yield from (first_abilities(heroes) for heroes in (2, 3, 4))
    yield mercy()


MOMENTS = {f"{look.state.agenda[-1][0]} {len(look.state.heroes)}": look for look in sealed_moments()}


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


@pytest.mark.parametrize("moment", MOMENTS)
@rule("DR-SET-12", "DR-MER-3")
def test_in_whatever_order_answers_arrive_the_game_is_the_same(moment: str) -> None:
    look = MOMENTS[moment]
    for seed in range(4):
        answers = answers_to(look, f"{seed}")
        first, *others = (after(look, answers, order) for order in permutations(answers))
        assert all(other.state.hash() == first.state.hash() for other in others)
        assert all(other.said == first.said for other in others)


@pytest.mark.parametrize("moment", MOMENTS)
@rule("DR-SET-12", "DR-MER-3")
def test_nobody_can_tell_more_than_that_an_answer_is_given(moment: str) -> None:
    look = MOMENTS[moment]
    seat = look.seat
    one, other = View(BOX, look.state, seat).options()
    runs = [after(look, {seat: answer}, (seat,)) for answer in (one, other)]
    for viewer in range(-1, len(look.state.heroes)):
        if viewer != seat:
            assert told(BOX, runs[0].state, viewer) == told(BOX, runs[1].state, viewer)
            assert happened(BOX, runs[0], viewer) == happened(BOX, runs[1], viewer)
            with pytest.raises(HiddenRead):
                list(View(BOX, runs[0].state, viewer).state.sealed[seat] or ())
