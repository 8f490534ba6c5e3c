"""Taking back: free up to the last barrier, beyond it with everybody's consent; chance never rewinds."""

import random
from itertools import count

import pytest

from lanterne.engine import Call, IllegalAnswer, Seat, SeedDice, Stale, Table, pass_
from lanterne.engine.log import Answer, Undo
from tests.engine.cellar import (
    CALL_NAMES,
    CELLAR,
    DOOR,
    STAIRS,
    Cellar,
    act,
    bid,
    call,
    dig,
    draw,
    peek,
    rest,
    show,
    toss,
    walk,
)
from tests.engine.play import SEED, all_bid, play_on, table_of
from tests.engine.test_table import CONCEDE, unchanged

ONCE_CALL = call(CALL_NAMES.number("once_call"))


def at_turn(*people: str, trap: bool = False) -> Table[Cellar]:
    """Seat 0 is on turn, at the door; the stairs hide a trap, or none."""
    for number in count():
        table = table_of(*people, seed=bytes([number]) * 32)
        if table.state.traps[STAIRS] == trap:
            all_bid(table, *[0] * len(people))
            return table
    raise AssertionError


def is_barrier(table: Table[Cellar], seat: int, answer: Call) -> bool:
    """Whether the answer, once given, can no longer be taken back alone."""
    before = table.log.entries[-1].n
    table.answer(seat, answer)
    return table.undo_limit(seat) > before


# --- barriers ------------------------------------------------------------------------------------------


def test_walking_where_somebody_has_walked_is_free() -> None:
    table = at_turn("Ann", "Bob")
    table.answer(0, walk(STAIRS))
    start = table.state.hash()
    assert not is_barrier(table, 0, walk(DOOR))
    table.undo(0)
    assert table.state.hash() == start
    assert table.log.entries[-1] == Undo(5, 3, 0)


@pytest.mark.parametrize("trap", [False, True])
def test_stepping_on_a_dark_square_is_a_barrier_whatever_it_hides(trap: bool) -> None:
    alone = at_turn("Ann", "Ann", trap=trap)
    assert alone.asked == (0,)
    assert is_barrier(alone, 0, walk(STAIRS))


def test_chance_is_a_barrier() -> None:
    assert is_barrier(at_turn("Ann", "Bob"), 0, dig())


def test_looking_at_a_card_is_a_barrier_and_taking_the_known_card_is_free() -> None:
    table = at_turn("Ann", "Bob")
    assert is_barrier(table, 0, peek())
    assert not is_barrier(table, 0, draw())


def test_taking_an_unknown_card_is_a_barrier() -> None:
    assert is_barrier(at_turn("Ann", "Bob"), 0, draw())


def test_showing_a_card_of_your_own_hand_teaches_you_nothing() -> None:
    table = at_turn("Ann", "Bob")
    assert not is_barrier(table, 0, show(table.state.players[0].hand[0]))


def test_turning_up_a_hidden_card_is_a_barrier() -> None:
    table = at_turn("Ann", "Ann")
    for seat in (0, 1):
        before = table.state.discard[:]
        assert is_barrier(table, seat, rest())
    assert len(table.state.discard) == len(before) + 1


def test_another_person_asked_is_a_barrier() -> None:
    assert is_barrier(at_turn("Ann", "Bob"), 0, ONCE_CALL)


def test_being_asked_oneself_in_another_seat_is_none() -> None:
    table = at_turn("Ann", "Ann", "Bob")
    assert not is_barrier(table, 0, ONCE_CALL)
    assert is_barrier(table, 1, toss(1))


def test_the_end_of_a_turn_is_a_barrier_also_for_one_person_alone() -> None:
    assert is_barrier(at_turn("Ann", "Ann"), 0, rest())


def test_the_last_sealed_answer_opens_what_others_have_hidden() -> None:
    table = table_of("Ann", "Bob")
    table.answer(1, bid(0))
    assert is_barrier(table, 0, bid(1))


def test_the_limit_is_the_last_barrier() -> None:
    table = at_turn("Ann", "Bob")
    table.answer(0, peek())
    barrier = table.log.entries[-1].n
    table.answer(0, draw())
    assert (table.undo_limit(0), table.undo_limit(1)) == (barrier, barrier + 1)
    unchanged(table, IllegalAnswer, table.undo, 1)
    unchanged(table, IllegalAnswer, table.undo, 0, barrier - 1)
    table.undo(0, barrier)
    assert table.undo_limit(0) == barrier
    unchanged(table, IllegalAnswer, table.undo, 0)


def test_the_limit_holds_through_undo_and_redo() -> None:
    table = at_turn("Ann", "Bob")
    table.answer(0, peek())
    barrier = table.log.entries[-1].n
    for _ in range(3):
        table.answer(0, draw())
        table.undo(0)
        table.redo()
        assert table.undo_limit(0) == barrier
        table.undo(0, barrier)


# --- consent -------------------------------------------------------------------------------------------


def test_beyond_a_barrier_everybody_must_agree() -> None:
    table = at_turn("Ann", "Bob", "Cid")
    start = table.state.hash()
    table.answer(0, dig())
    for some in ((), (1,), (0, 2)):
        unchanged(table, IllegalAnswer, table.undo, 0, None, some)
    for nobody in (-1, 3):
        unchanged(table, IllegalAnswer, table.undo, 0, None, (1, 2, nobody))
        unchanged(table, IllegalAnswer, table.undo, nobody, None, (0, 1, 2))
    table.undo(0, agreed=(2, 1))
    assert table.state.hash() == start
    assert table.log.entries[-1] == Undo(5, 3, 0, (1, 2))


def test_consent_counts_persons_and_bots_always_agree() -> None:
    table = at_turn("Ann", "Bob", "Bob")
    table.answer(0, dig())
    table.undo(0, agreed=(2,))
    with_bot = Table.new(CELLAR, [Seat("Ann"), Seat("Robot", bot="random")], seed=SEED)
    all_bid(with_bot, 0, 0)
    with_bot.answer(0, dig())
    with_bot.undo(0)
    assert with_bot.game.decision is act


def test_chance_never_rewinds() -> None:
    table = table_of("Ann", "Bob")
    all_bid(table, 0, 0)
    faces = []
    for _ in range(4):
        table.answer(0, dig())
        entry = table.log.entries[-1]
        assert isinstance(entry, Answer)
        faces.append(entry.chance[0].result)
        table.undo(0, agreed=(1,))
    assert faces == [SeedDice(SEED, 2 + number).rolls(6, 2) for number in range(4)]
    assert len(set(faces)) > 1


def test_the_set_up_is_never_taken_back() -> None:
    table = table_of("Ann", "Bob")
    unchanged(table, IllegalAnswer, table.undo, 0, None, (0, 1))
    unchanged(table, IllegalAnswer, table.undo, 0, -1, (0, 1))
    unchanged(table, IllegalAnswer, table.undo, 0, 0, (0, 1))


def test_what_has_been_taken_back_is_no_place_to_go_back_to() -> None:
    table = at_turn("Ann", "Bob")
    table.answer(0, peek())
    table.answer(0, dig())
    table.undo(0, 2, agreed=(1,))
    table.answer(0, peek())
    unchanged(table, IllegalAnswer, table.undo, 0, 3, (1,))
    unchanged(table, IllegalAnswer, table.undo, 0, 99, (1,))
    table.undo(0, 1, agreed=(1,))
    assert table.asked == (1,)


def test_an_answer_to_a_choice_that_was_taken_back_is_stale() -> None:
    table = at_turn("Ann", "Bob")
    before = table.choice_id
    table.answer(0, dig())
    table.undo(0, agreed=(1,))
    assert table.choice_id > before
    unchanged(table, Stale, table.answer, 0, rest(), before)


def test_when_the_seed_is_open_nothing_is_taken_back() -> None:
    table = table_of("Ann", "Bob", rounds=1)
    play_on(table, random.Random(1))
    unchanged(table, IllegalAnswer, table.undo, 0, None, (0, 1))
    unchanged(table, IllegalAnswer, table.undo, 0, 0, (0, 1))


def test_a_motion_can_be_taken_back_with_consent() -> None:
    table = table_of("Ann", "Bob", "Cid")
    table.raise_motion(1, CONCEDE)
    assert table.undo_limit(1) == 1
    table.undo(1, agreed=(0, 2))
    assert not table.state.players[1].out


# --- redo ----------------------------------------------------------------------------------------------


def test_redo_answers_again_in_order() -> None:
    table = at_turn("Ann", "Bob")
    table.answer(0, walk(STAIRS))
    table.answer(0, ONCE_CALL)
    table.answer(1, pass_())
    end = table.state.hash()
    table.undo(0, 2, agreed=(1,))
    for _ in range(3):
        table.redo()
    assert table.state.hash() == end
    unchanged(table, IllegalAnswer, table.redo)


def test_another_answer_forgets_what_was_taken_back() -> None:
    table = at_turn("Ann", "Bob")
    table.answer(0, walk(STAIRS))
    table.answer(0, walk(DOOR))
    table.undo(0, 2, agreed=(1,))
    table.answer(0, walk(STAIRS))  # the same again: the rest can still be done again
    table.redo()
    table.undo(0)
    table.answer(0, show(table.state.players[0].hand[0]))
    unchanged(table, IllegalAnswer, table.redo)


def test_who_holds_all_the_seats_that_are_asked_may_take_back_a_sealed_answer() -> None:
    assert not is_barrier(table_of("Ann", "Ann"), 0, bid(1))
    assert is_barrier(table_of("Ann", "Bob"), 0, bid(1))


def test_the_end_of_a_turn_is_no_barrier_for_what_comes_after_it() -> None:
    table = at_turn("Ann", "Bob")
    table.answer(0, rest())
    assert not is_barrier(table, 1, show(table.state.players[1].hand[0]))
