"""Choices: options and refusals from one predicate, drafts, sealed answers."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.engine import (
    TEXT,
    Call,
    Choice,
    Draft,
    Game,
    IllegalAnswer,
    NoDice,
    Offer,
    Refusal,
    Step,
    TextDraft,
    about_itself,
    ask,
    decision,
    once,
    pick,
    sealed,
    step,
)
from lanterne.engine.choice import OFTEN, any_open, is_open, options, sorted_out, why_not
from tests.engine.cellar import (
    CELLAR,
    STAIRS,
    WELL,
    Cellar,
    barter,
    bid,
    bidding,
    coins,
    goods,
    keep,
    peek,
    sell,
    throw_in,
    walk,
)
from tests.engine.play import Notes, cellar, decisions, little_box, note, turn_of_seat_0

HAND = "rat-1 bread-1 gem-1 gem-2 rope-1 rope-2 rope-3"


def refused(game: Game[Any], seat: int, answer: Call) -> None:
    """The answer is refused and changes nothing."""
    before, choice = game.state.hash(), game.choice
    with pytest.raises(IllegalAnswer):
        game.answer(seat, answer)
    assert (game.state.hash(), game.choice) == (before, choice)


# --- candidates ----------------------------------------------------------------------------------------


def test_one_predicate_keeps_out_and_explains() -> None:
    game = turn_of_seat_0(2)
    game.state.players[1] = game.state.players[1]._replace(square=STAIRS)
    assert walk(STAIRS) not in game.options(0)
    reason = Refusal("somebody-stands-there", "CEL-ACT-1", (("square", "stairs"),))
    assert (walk(STAIRS), reason) in game.why_not(0)
    refused(game, 0, walk(STAIRS))


def test_options_and_refusals_share_out_the_candidates() -> None:
    for seed in range(4):
        for game in decisions(seed):
            for seat in game.asked:
                choice = game.choice
                assert choice is not None
                candidates = [
                    (offer.step.name, *args)
                    for offer in choice.offers
                    for args in offer.things(game.state, seat, *choice.about)
                ]
                found = game.options(seat) + [closed for closed, _ in game.why_not(seat)]
                assert sorted(found) == sorted(candidates)
                assert choice.draft or game.options(seat), "a choice never offers nothing"


def line_closed(_state: Any, _seat: int, about: int) -> Refusal | None:
    return Refusal("line", "LIT-1") if about == 9 else None


def odd(_state: Any, _seat: int, _about: int, number: int) -> Refusal | None:
    return Refusal("odd", "LIT-2", (("number", number),)) if number % 2 else None


@pick()
def take(number: int) -> None: ...


def test_the_first_refusal_counts_and_the_order_is_that_of_the_table() -> None:
    offer = Offer(take, lambda *_: [(1,), (2,), (3,)], closed=(line_closed,), each=(odd,))
    small = ask(0, (Offer(take, about_itself), offer, Offer(take, once)), 4)
    assert options(None, small, 0) == [("take", 4), ("take", 2), ("take",)]
    assert why_not(None, small, 0) == [
        (("take", 1), Refusal("odd", "LIT-2", (("number", 1),))),
        (("take", 3), Refusal("odd", "LIT-2", (("number", 3),))),
    ]
    whole = ask(0, (offer,), 9)
    assert options(None, whole, 0) == []
    assert [(closed[1], refusal.message) for closed, refusal in why_not(None, whole, 0)] == [
        (1, "line"),
        (2, "line"),
        (3, "line"),
    ]


def test_a_line_that_only_explains_is_never_open() -> None:
    reason, whole = Refusal("never", "LIT-3"), Refusal("line", "LIT-1")
    explaining = Offer(take, lambda *_: [(1,), (2,)], closed=(line_closed,), each=(odd,), never=reason)
    for about in (4, 9):
        small = ask(0, (explaining, Offer(take, once)), about)
        assert options(None, small, 0) == [("take",)]
        assert not is_open(None, small, 0, ("take", 2))
        assert dict(why_not(None, small, 0))["take", 2] == (whole if about == 9 else reason)
    assert not any_open(None, ask(0, (explaining,), 4), 0)


def big(_state: Any, seat: int, about: int) -> Refusal | None:
    return Refusal("big", "LIT-4") if seat + about > 9 else None


LINES = st.builds(
    Offer,
    st.just(take),
    st.sampled_from([once, about_itself, lambda *_: [(1,), (2,), (3,)], lambda *_: []]),
    st.sampled_from([(), (line_closed,), (big,), (line_closed, big), (big, line_closed)]),
    st.just(()),
    st.sampled_from([None, None, Refusal("never", "LIT-3")]),
)
NUMBERED = st.builds(Offer, st.just(take), st.just(lambda *_: [(1,), (2,), (3,)]), each=st.just((odd,)))


@given(st.lists(LINES | NUMBERED, max_size=6).map(tuple), st.integers(7, 11))
def test_a_table_gives_the_same_however_often_it_is_asked_for(lines: tuple[Offer, ...], about: int) -> None:
    choice = ask(0, lines, about)
    exact = sorted_out(None, choice, 0)[0]
    for _ in range(2 * OFTEN):
        assert options(None, choice, 0) == exact
        assert any_open(None, choice, 0) == bool(exact)


def test_a_table_that_is_asked_for_often_may_be_about_more_or_less() -> None:
    lines = (Offer(take, about_itself), Offer(take, once))
    for _ in range(2 * OFTEN):
        assert options(None, ask(0, lines), 0) == [("take",), ("take",)]
        assert options(None, ask(0, lines, 4), 0) == [("take", 4), ("take",)]
        assert options(None, ask(0, lines, 4, 5), 0) == [("take", 4, 5), ("take",)]


def test_who_is_not_asked_has_no_options_and_gives_no_answers() -> None:
    game = turn_of_seat_0(2)
    assert game.options(1) == []
    assert game.why_not(1) == []
    refused(game, 1, peek())
    refused(game, -1, peek())


@pytest.mark.parametrize("answer", [(), ("walk",), ("fly", 1), ("act",), ("deal",), ("walk", 5), ("walk", "stairs")])
def test_an_answer_that_is_not_offered_changes_nothing(answer: Call) -> None:
    refused(turn_of_seat_0(2), 0, answer)


def test_looking_changes_nothing() -> None:
    for game in decisions(5):
        before = game.state.hash()
        for seat in range(3):
            game.options(seat)
            game.why_not(seat)
        assert game.state.hash() == before


# --- drafts --------------------------------------------------------------------------------------------


def bartering() -> tuple[Game[Cellar], list[int]]:
    """Seat 0 has three cards and may sell two of them."""
    game = turn_of_seat_0(2, cards=HAND)
    game.answer(0, ("draw",))
    game.answer(0, barter())
    return game, sorted(game.state.players[0].hand)


def test_a_set_is_put_together_in_any_order_and_answered_in_one() -> None:
    game, hand = bartering()
    assert game.choice is not None
    draft = game.choice.draft
    assert draft is not None
    assert game.options(0) == [keep()]
    a, _, c = (goods(card) for card in hand)
    assert set(draft.picks(game.state, 0, (a,))) == {goods(card) for card in hand} - {a}
    assert draft.picks(game.state, 0, (a, c)) == []
    assert draft.unfinished(game.state, 0, (a,)) == Refusal("two-cards-needed", "CEL-ACT-5")
    assert draft.confirm((c, a)) == draft.confirm((a, c)) == sell(a, c)
    game.answer(0, draft.confirm((c, a)))
    assert game.state.players[0].hand == (hand[1],)
    assert game.state.players[0].coins == 6


def test_what_cannot_be_picked_says_why() -> None:
    game, hand = bartering()
    a, b, c = (goods(card) for card in hand)
    view = CELLAR.view(game.state, 0)
    only_two = Refusal("two-cards-only", "CEL-ACT-5")
    assert view.why_not_pick(()) == view.why_not_pick((b,)) == []
    assert view.why_not_pick((a, c)) == [(b, only_two)], "what is picked already is no candidate"


ODD = Refusal("odd", "LIT-4")
TAKEN = Refusal("taken", "LIT-5")


def number_left(_state: Any, _seat: int, so_far: tuple[Call, ...], *about: int) -> list[tuple[int]]:
    return [(number,) for number in range(sum(about)) if take(number) not in so_far]


def odd_ones(_state: Any, _seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
    return ODD if args[-1] % 2 else None


def two_are_enough(_state: Any, _seat: int, so_far: tuple[Call, ...], *about: int) -> Refusal | None:
    return TAKEN if len(so_far) >= 2 else None


def test_the_table_of_a_draft_is_given_the_picks_so_far_however_often_it_is_asked() -> None:
    table = (Offer(take, number_left, closed=(two_are_enough,), each=(odd_ones,)),)
    draft = Draft("set", take, table, lambda *_: None)
    for _ in range(3 * OFTEN):  # before and after the table is compiled
        assert draft.picks(None, 0, (), 2, 3) == [take(0), take(2), take(4)]
        assert draft.picks(None, 0, (take(2),), 2, 3) == [take(0), take(4)]
        assert draft.picks(None, 0, (take(2), take(4)), 2, 3) == []
        assert draft.picks(None, 0, (take(0),), 3) == [take(2)]
        assert draft.sorted_out(None, 0, (take(2),), 5) == ([take(0), take(4)], [(take(1), ODD), (take(3), ODD)])
        assert draft.sorted_out(None, 0, (take(2), take(0)), 3) == ([], [(take(1), TAKEN)])
    assert draft.takes(None, 0, (), take(4), 5)
    assert not draft.takes(None, 0, (), take(3), 5)


def test_a_quick_list_has_an_order_of_its_own_and_the_table_explains_the_rest() -> None:
    table = (Offer(take, number_left, each=(odd_ones,)),)
    draft = Draft("set", take, table, lambda *_: None, quick=lambda *_: (take(2), take(0)))
    assert draft.picks(None, 0, (), 4) == (take(2), take(0))
    assert draft.sorted_out(None, 0, (), 4) == ([take(0), take(2)], [(take(1), ODD), (take(3), ODD)])


def test_bad_drafts_are_refused() -> None:
    game, hand = bartering()
    a, b, c = (goods(card) for card in hand)
    foreign = goods(next(card for card in range(12) if card not in hand))
    for picks in ((), (a,), (a, b, c), (b, a), (a, a), (a, foreign)):
        refused(game, 0, ("sell", *picks))
    for junk in ((3, a), (a, 3), ((), a), (a, ("goods",)), (a, ("goods", a)), ("x", 3)):
        refused(game, 0, ("sell", *junk))
    refused(game, 1, sell(a, b))
    refused(game, 0, a)


def test_an_amount() -> None:
    game = turn_of_seat_0(2)
    game.answer(0, walk(STAIRS))
    game.answer(0, walk(WELL))
    view = CELLAR.view(game.state, 0)
    assert view.amount() == (range(4), ("coins",))
    assert view.picks(()) == [coins(0), coins(1), coins(2), coins(3)]
    assert [view.takes((), coins(number)) for number in (-1, 0, 3, 4)] == [False, True, True, False]
    assert not view.takes((coins(1),), coins(1))
    assert view.unfinished(()) == Refusal("say-how-much", "CEL-WEL-1")
    assert CELLAR.view(game.state, 1).amount() is None, "somebody else is asked"
    for picks in (
        (),
        (coins(4),),
        (coins(-1),),
        (coins(1), coins(1)),
        (3,),
        ((),),
        (("coins",),),
        (("coins", coins(1)),),
    ):
        refused(game, 0, ("throw_in", *picks))
    game.answer(0, throw_in(coins(2)))
    assert game.state.players[0].coins == 1
    assert game.state.left == 2


def test_slots_keep_their_order() -> None:
    slots = Draft(
        "slots", take, (Offer(take, lambda *_: [(1,), (2,)]),), lambda _s, _seat, so_far: None if so_far else NOT_YET
    )
    assert slots.confirm((take(2), take(1))) == ("take", take(2), take(1))
    assert not slots.refuses(None, 0, (), ("take", take(2), take(1)))
    assert not slots.refuses(None, 0, (), ("take", take(1), take(2)))
    assert slots.refuses(None, 0, (), ("take",))


NOT_YET = Refusal("not-yet", "LIT-3")


# --- sealed choices ------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_arrival_never_matters(order: tuple[int, ...]) -> None:
    game = cellar(3, cards=HAND)
    for seat in order:
        assert seat in game.asked
        game.answer(seat, bid((1, 3, 2)[seat]))
    straight = cellar(3, cards=HAND)
    for seat in range(3):
        straight.answer(seat, bid((1, 3, 2)[seat]))
    assert game.state.hash() == straight.state.hash()
    assert game.state.turn == 1
    assert [player.coins for player in game.state.players] == [3, 0, 3]


def test_an_answer_may_be_replaced_until_the_last_is_in() -> None:
    game = cellar(3)
    game.answer(0, bid(3))
    game.answer(1, bid(2))
    assert game.asked == (2,)
    assert game.options(0) == [bid(amount) for amount in range(4)]
    game.answer(0, bid(0))
    assert game.asked == (2,)
    game.answer(2, bid(1))
    assert game.state.turn == 1


def test_revealed_answers_are_gone_and_everybody_is_asked_next_time() -> None:
    game = turn_of_seat_0(2)
    assert game.state.sealed == [None, None]
    for seat in (0, 1):
        game.answer(seat, ("rest",))
    assert game.decision is bidding
    assert game.asked == (0, 1)


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3)), max_size=12))
def test_only_the_last_word_of_each_seat_counts(answers: list[tuple[int, int]]) -> None:
    game, last = cellar(3), dict[int, int]()
    for seat, amount in answers:
        game.answer(seat, bid(amount))
        last[seat] = amount
        if len(last) == 3:
            break
        assert game.asked == tuple(seat for seat in range(3) if seat not in last)
        assert game.decision is bidding
    else:
        return
    assert game.state.turn == max(range(3), key=lambda seat: (last[seat], -seat))


@decision()
def vote(_game: Game[Notes]) -> Choice:
    return sealed((0, 2), count(), (Offer(take, lambda *_: [(1,), (2,)]),))


@step()
def count(game: Game[Notes]) -> None:
    note(game, game.sealed(0), game.sealed(2))
    with pytest.raises(AssertionError, match="seat 1 was not asked"):
        game.sealed(1)
    game.end("done")


def test_a_sealed_choice_may_leave_seats_out() -> None:
    game = little_box(vote, count, take).new(3, NoDice())
    refused(game, 1, take(1))
    game.answer(2, take(2))
    game.answer(0, take(1))
    assert game.state.notes == ["('take', 1) ('take', 2)"]


def test_a_written_answer_is_taken_unless_something_speaks_against_it() -> None:
    empty, long = Refusal("empty", ""), Refusal("long", "")

    def unfit(state: object, seat: int, text: str) -> Refusal | None:
        return long if len(text) > 3 else None

    draft = TextDraft("text", Step("write", unfit, ()), unfit, empty)
    assert list(draft.picks(None, 0, ())) == []
    assert draft.unfinished(None, 0, ()) is empty
    assert not draft.refuses(None, 0, (), ("write", "abc"))
    assert draft.refuses(None, 0, (), ("write", "abcd"))
    for wrong in (("write",), ("write", 3), ("write", "a", "b"), ("read", "a")):
        assert draft.refuses(None, 0, (), wrong)


def test_a_text_is_its_own_name() -> None:
    assert (TEXT.number("none"), TEXT.number("a b"), TEXT.number(3)) == ("none", "a b", "3")
