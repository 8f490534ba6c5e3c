"""The agenda: what follows runs in reading order; scopes are cut short; a game ends by name."""

from typing import Any

import pytest

from lanterne.engine import Choice, EventRecord, Game, NoDice, Offer, SearchDice, Step, ask, decision, only, step
from tests.engine.cellar import (
    ARCH,
    CARDS,
    CELLAR,
    CRYPT,
    DREW,
    STAIRS,
    TURN,
    act,
    bidding,
    end_turn,
    new_round,
    peek,
    turn,
    walk,
)
from tests.engine.play import Notes, cellar, decisions, little_box, note, turn_of_seat_0


@step()
def say(game: Game[Notes], number: int) -> None:
    note(game, number)


@step()
def finish(game: Game[Notes]) -> None:
    game.end("done")


def notes_of(first: Step[...], *more: Step[...]) -> list[str]:
    return little_box(first, say, finish, *more).new(1, NoDice()).state.notes


def test_what_follows_runs_in_reading_order() -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.then(say(1), say(2))
        game.then(say(3), finish())
        note(game, 0)

    assert notes_of(first) == ["0", "1", "2", "3"]


def test_what_follows_comes_before_what_was_there_already() -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.then(second(), say(4), finish())

    @step()
    def second(game: Game[Notes]) -> None:
        game.then(say(1), third())
        game.then(say(3))

    @step()
    def third(game: Game[Notes]) -> None:
        game.then(say(2))

    assert notes_of(first, second, third) == ["1", "2", "3", "4"]


@pytest.mark.parametrize("busy", [False, True])
def test_at_once_keeps_the_reading_order_whatever_is_before_it(busy: bool) -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.then(second(), say(7), finish())

    @step()
    def second(game: Game[Notes]) -> None:
        if busy:
            game.then(say(0))
        game.at_once(say(1), third(), say(4))
        game.then(say(5))
        game.at_once(say(6))

    @step()
    def third(game: Game[Notes]) -> None:
        game.then(say(2))
        game.at_once(say(3))

    assert notes_of(first, second, third) == ["0"] * busy + ["1", "2", "3", "4", "5", "6", "7"]


def test_at_once_runs_a_step_with_nothing_before_it_as_part_of_the_running_one() -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.at_once(say(1))
        note(game, "here")
        game.then(finish())
        game.at_once(say(2))
        note(game, "there")

    assert notes_of(first) == ["1", "here", "there"], "the second one was on the agenda, behind the end"


def test_the_last_word_of_a_step_may_leave_a_scope_at_once() -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.open("room", say(3))
        game.then(inner(), say(9))

    @step()
    def inner(game: Game[Notes]) -> None:
        game.at_once(say(1), out())

    @step()
    def out(game: Game[Notes]) -> None:
        game.leave("room")
        game.then(say(4), finish())

    assert notes_of(first, inner, out) == ["1", "3", "4"]


def test_a_scope_ends_by_itself_with_its_cleanup() -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.then(battle(), say(4), finish())

    @step()
    def battle(game: Game[Notes]) -> None:
        game.open("battle", say(3))
        game.then(say(1), say(2))

    assert notes_of(first, battle) == ["1", "2", "3", "4"]


def test_a_scope_without_cleanup_just_ends() -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.then(battle(), say(2), finish())

    @step()
    def battle(game: Game[Notes]) -> None:
        game.open("battle")
        game.then(say(1))

    assert notes_of(first, battle) == ["1", "2"]


@pytest.mark.parametrize("cleanup", [True, False])
def test_leaving_drops_the_rest_of_the_scope_and_nothing_else(cleanup: bool) -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.then(battle(), say(4), finish())

    @step()
    def battle(game: Game[Notes]) -> None:
        game.open("battle", say(2) if cleanup else None)
        game.then(say(1), flee(), say(8), say(9))

    @step()
    def flee(game: Game[Notes]) -> None:
        game.then(say(7))
        game.leave("battle")
        game.then(say(3))

    assert notes_of(first, battle, flee) == (["1", "2", "3", "4"] if cleanup else ["1", "3", "4"])


def test_leaving_from_deep_inside_the_innermost_of_that_name() -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.open("room", say(5))
        game.then(again(), say(4))

    @step()
    def again(game: Game[Notes]) -> None:
        game.open("room", say(3))
        game.open("battle", say(8))
        game.then(say(1), deep(), say(9))

    @step()
    def deep(game: Game[Notes]) -> None:
        game.then(deeper(), say(9))

    @step()
    def deeper(game: Game[Notes]) -> None:
        note(game, 2)
        game.leave("room")

    @step()
    def last(game: Game[Notes]) -> None:
        game.then(first(), finish())

    assert notes_of(last, first, again, deep, deeper) == ["1", "2", "3", "4", "5"]


def test_leaving_a_scope_that_is_not_open_is_a_broken_promise() -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.leave("battle")

    with pytest.raises(AssertionError, match="scope battle is not open"):
        notes_of(first)


def test_a_game_ends_at_once_and_by_name() -> None:
    @step()
    def first(game: Game[Notes]) -> None:
        game.then(say(1), finish(), say(2))

    game = little_box(first, say, finish).new(1, NoDice())
    assert (game.state.notes, game.state.ending, game.state.agenda) == (["1"], "done", [])
    assert game.over
    assert game.asked == ()
    assert game.options(0) == []
    assert game.why_not(0) == []


def test_a_game_may_end_by_its_stop_and_by_no_other_name() -> None:
    @step()
    def stop(game: Game[Notes]) -> None:
        game.end("stopped")

    @step()
    def first(game: Game[Notes]) -> None:
        game.end("bored")

    assert little_box(stop).new(1, NoDice()).state.ending == "stopped"
    with pytest.raises(AssertionError, match="bored is not an ending of little"):
        notes_of(first)


def test_nothing_left_to_do_without_an_ending_is_a_broken_promise() -> None:
    with pytest.raises(AssertionError, match="has no ending"):
        little_box(Step("first", lambda _game: None, ())).new(1, NoDice())


def test_asking_after_the_end_is_a_broken_promise() -> None:
    @decision()
    def more(_game: Game[Notes]) -> Choice:
        return ask(0, (Offer(finish),))

    @step()
    def first(game: Game[Notes]) -> None:
        game.end("done")
        game.then(more())

    with pytest.raises(AssertionError, match="the game is over by done"):
        notes_of(first, more)


def test_a_decision_with_nothing_to_decide_is_skipped() -> None:
    @decision()
    def nothing(_game: Game[Notes]) -> Choice | None:
        return None

    @step()
    def first(game: Game[Notes]) -> None:
        game.then(nothing(), say(1), finish())

    assert notes_of(first, nothing) == ["1"]


# --- the same at the table of the Cellar ---------------------------------------------------------------


def test_what_is_still_to_be_done_can_be_read_on_the_agenda() -> None:
    game = turn_of_seat_0(3)
    assert game.state.agenda == [new_round(), turn(2), turn(1), ("scope", TURN, end_turn()), act()]
    assert game.decision is act


def test_a_trap_cuts_the_turn_short() -> None:
    game = turn_of_seat_0(2, traps="stairs")
    game.answer(0, walk(STAIRS))
    assert game.state.turn == 1
    assert game.state.players[0].coins == 2
    assert game.state.agenda == [new_round(), ("scope", TURN, end_turn()), act()]


def test_three_actions_end_the_turn_by_themselves() -> None:
    game = turn_of_seat_0(2, traps="arch")
    for square in (STAIRS, 0, STAIRS):
        assert game.asked == (0,)
        game.answer(0, walk(square))
    assert game.asked == (1,)


def test_the_cellar_ends_in_every_way_it_can() -> None:
    crypt = turn_of_seat_0(2)
    crypt.state.players[0] = crypt.state.players[0]._replace(square=ARCH)
    crypt.answer(0, walk(CRYPT))
    assert (crypt.state.ending, CELLAR.ranking(crypt.state)) == ("treasure", (1, 2))
    stopped = list(decisions(1, rounds=1))[-1]
    assert stopped.state.ending == "dawn"
    assert {list(decisions(seed))[-1].state.ending for seed in range(30)} == {"treasure", "darkness"}


def test_components_are_conserved() -> None:
    for seed in range(5):
        counts = [CELLAR.components(game.state) for game in decisions(seed)]
        assert all(count == {"card": 12, "coin": 12} for count in counts)


def test_events_are_reported_in_order_and_secrets_kept() -> None:
    told: list[EventRecord] = []
    game = cellar(2, cards="rat-1 rat-2 rat-3 bread-1 bread-2 gem-1 gem-2")
    game.listener = told.append
    for seat in (0, 1):
        game.answer(seat, ("bid", 1 - seat))
    game.answer(0, peek())
    game.answer(0, ("draw",))
    assert [(said.event.message, said.event.rule) for said in told] == [
        ("goes-first", "CEL-BID-2"),
        ("peeked", "CEL-ACT-2"),
        ("drew", "CEL-ACT-3"),
    ]
    gem = CARDS.number("gem-1")
    assert told[0].seen_by(0).args == (0, 1)
    assert told[2].seen_by(0b01) == EventRecord(DREW, (0, gem))
    assert told[2].seen_by(0b11).args == (0, gem)
    for strangers in (0b10, 0):
        assert repr(told[2].seen_by(strangers).args) == "(0, HIDDEN)"


def test_an_event_with_the_wrong_arguments_is_a_broken_promise() -> None:
    game = cellar(2)
    game.say(DREW, 1)  # nobody listens: it costs nothing, not even a check
    game.listener = lambda _said: None
    with pytest.raises(AssertionError, match="drew"):
        game.say(DREW, 1)


def test_only_names_the_seats_that_may_know() -> None:
    assert only(7, 0, 2).seats == 0b101
    assert only(7).seats == 0


def test_a_listener_hears_the_set_up() -> None:
    told: list[Any] = []
    game = CELLAR.new(2, SearchDice(3), listener=lambda said: told.append(said.event.message))
    assert told == ["turned-up"]
    assert game.decision is bidding
