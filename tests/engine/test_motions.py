"""Motions: acts by a seat that is not asked; those concerned agree, or they fall."""

import random

from lanterne.engine import IllegalAnswer, Table
from lanterne.engine.log import MotionPassed
from tests.engine.cellar import CALL_NAMES, CELLAR, bid, call, toss
from tests.engine.play import all_bid, play_on, table_of
from tests.engine.test_table import CONCEDE, GO_HOME, unchanged


def test_a_motion_that_concerns_nobody_else_is_carried_at_once() -> None:
    table = table_of("Ann", "Bob", "Cid")
    all_bid(table, 0, 0, 0)
    table.raise_motion(1, CONCEDE)
    assert table.log.entries[-1] == MotionPassed(4, 1, "concede")
    assert table.state.players[1].out
    assert table.asked == (0,)
    unchanged(table, IllegalAnswer, table.raise_motion, 1, CONCEDE)
    table.raise_motion(0, CONCEDE)
    assert (table.state.ending, CELLAR.ranking(table.state)) == ("alone", (2, 2, 1))


def test_conceding_in_your_own_turn_cuts_it_short() -> None:
    table = table_of("Ann", "Bob", "Cid")
    all_bid(table, 0, 0, 0)
    table.raise_motion(0, CONCEDE)
    assert table.state.turn == 1


def test_a_motion_waits_for_everybody_concerned() -> None:
    table = table_of("Ann", "Bob", "Cid")
    table.raise_motion(1, GO_HOME)
    assert table.motion_waits_for == (0, 2)
    unchanged(table, IllegalAnswer, table.raise_motion, 2, CONCEDE)
    for stranger in (1, -1, 7):
        unchanged(table, IllegalAnswer, table.answer_motion, stranger, True)
    table.answer_motion(2, True)
    table.answer(0, bid(0))
    assert not table.over
    table.answer_motion(0, True)
    assert table.state.ending == "dawn"
    assert table.log.entries[-2] == MotionPassed(2, 1, "go_home", (0, 2))
    assert Table.replay(CELLAR, table.log).state.hash() == table.state.hash()


def test_one_no_lets_a_motion_fall() -> None:
    table = table_of("Ann", "Bob", "Cid")
    table.raise_motion(1, GO_HOME)
    table.answer_motion(0, True)
    table.answer_motion(2, False)
    assert table.motion is None
    assert len(table.log.entries) == 1


def test_a_motion_falls_when_the_game_ends_before_it_is_answered() -> None:
    table, rng = table_of("Ann", "Bob", rounds=1), random.Random(1)
    table.raise_motion(1, GO_HOME)
    play_on(table, rng)
    assert table.motion is None
    unchanged(table, IllegalAnswer, table.answer_motion, 0, True)
    unchanged(table, IllegalAnswer, table.raise_motion, 0, CONCEDE)


def test_a_spectator_raises_no_motions() -> None:
    table = table_of("Ann", "Bob")
    for nobody in (-1, 2):
        unchanged(table, IllegalAnswer, table.raise_motion, nobody, CONCEDE)


def test_when_the_last_awaited_seat_concedes_the_bids_are_opened() -> None:
    table = table_of("Ann", "Bob", "Cid")
    table.answer(0, bid(1))
    table.answer(1, bid(2))
    table.raise_motion(2, CONCEDE)
    assert table.state.turn == 1
    assert Table.replay(CELLAR, table.log).state.hash() == table.state.hash()


def test_a_motion_in_the_middle_of_a_window() -> None:
    table = table_of("Ann", "Bob", "Cid", "Dan")
    all_bid(table, 0, 0, 0, 0)
    table.answer(0, call(CALL_NAMES.number("once_call")))
    table.answer(1, toss(1))
    table.raise_motion(3, CONCEDE)
    assert table.asked == (2,)
    table.answer(2, toss(2))
    assert table.asked == (0,)


def test_a_motion_falls_when_it_could_no_longer_be_raised() -> None:
    table = table_of("Ann", "Bob", "Cid")
    table.raise_motion(1, GO_HOME)
    table.answer_motion(0, True)
    table.state.players[1] = table.state.players[1]._replace(out=True)
    table.answer_motion(2, True)
    assert table.motion is None
    assert not table.over
    assert len(table.log.entries) == 1
