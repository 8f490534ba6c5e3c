"""Windows: who is asked, in which order, how often, and what is counted.

Seat 0 calls, the others may toss a coin.
"""

import pytest

from lanterne.engine import Again, Call, Game, Window, pass_
from tests.engine.cellar import (
    CALL_NAMES,
    CELLAR,
    SHELF,
    Cellar,
    act,
    call,
    grumble,
    no_coin,
    others,
    throw_rat,
    toss,
    walk,
)
from tests.engine.play import decisions, turn_of_seat_0

Asked = list[tuple[str, int]]


def calling(kind: str, coins: tuple[int, ...] = (3, 3, 3, 3)) -> tuple[Game[Cellar], list[int]]:
    """Seat 0 has called; and the list that will have the number of answers."""
    game = turn_of_seat_0(len(coins))
    counts: list[int] = []
    game.listener = lambda said: counts.append(said.args[1]) if said.event.message == "call-answered" else None
    for seat, amount in enumerate(coins):
        game.state.players[seat] = game.state.players[seat]._replace(coins=amount)
    game.state.bank = 12 - sum(coins)
    game.answer(0, call(CALL_NAMES.number(kind)))
    return game, counts


def play(game: Game[Cellar], answers: str) -> list[int]:
    """Answer in turn: t toss, p pass, g grumble, w want, d decline, a digit: who goes first. Who is asked?"""
    asked = []
    for letter in answers:
        (seat,) = game.asked
        asked.append(seat)
        game.answer(seat, meaning(letter, seat))
    return asked


def meaning(letter: str, seat: int) -> Call:
    if letter.isdigit():
        return ("goes_first", int(letter))
    return {"t": toss(seat), "p": pass_(), "g": grumble(), "w": ("want", seat), "d": ("decline",)}[letter]


@pytest.mark.parametrize(
    ("kind", "answers", "asked", "count"),
    [
        ("once_call", "tpt", [1, 2, 3], 2),
        ("once_call", "ppp", [1, 2, 3], 0),
        ("first_call", "pt", [1, 2], 1),
        ("first_call", "t", [1], 1),
        ("first_call", "ppp", [1, 2, 3], 0),
        ("each_call", "ttpptp", [1, 1, 1, 2, 3, 3], 3),
        ("each_call", "ppp", [1, 2, 3], 0),
        ("cycle_call", "ptpppp", [1, 2, 3, 1, 2, 3], 1),
        ("cycle_call", "tptptpppp", [1, 2, 3, 1, 2, 3, 1, 2, 3], 3),
        ("cycle_call", "ppp", [1, 2, 3], 0),
        ("once_call", "gtg", [1, 2, 3], 1),
        ("cycle_call", "ggg", [1, 2, 3], 0),
    ],
)
def test_who_is_asked_again(kind: str, answers: str, asked: list[int], count: int) -> None:
    game, counts = calling(kind)
    assert play(game, answers) == asked
    assert counts == [count]
    assert game.asked == (0,)
    assert game.decision is act


@pytest.mark.parametrize(
    ("kind", "coins", "answers", "asked", "count"),
    [
        ("once_call", (3, 0, 3, 0), "t", [2], 1),
        ("once_call", (3, 0, 0, 0), "", [], 0),
        ("each_call", (3, 1, 0, 2), "ttt", [1, 3, 3], 3),
        ("cycle_call", (3, 1, 1, 0), "tt", [1, 2], 2),
        ("judged_call", (3, 0, 0, 0), "", [], 0),
        ("judged_call", (3, 0, 2, 0), "wt", [2, 2], 1),
    ],
)
def test_who_has_nothing_to_use_is_skipped(
    kind: str, coins: tuple[int, ...], answers: str, asked: list[int], count: int
) -> None:
    game, counts = calling(kind, coins)
    assert play(game, answers) == asked
    assert counts == [count]
    assert game.asked == (0,)


@pytest.mark.parametrize(
    ("kind", "answers", "asked", "count"),
    [
        ("judged_call", "ddd", [1, 2, 3], 0),
        ("judged_call", "dwdt", [1, 2, 3, 2], 1),
        ("judged_call", "wdw3tt", [1, 2, 3, 0, 3, 1], 2),
        ("judged_call", "www2t3pt", [1, 2, 3, 0, 2, 0, 3, 1], 2),
        ("judged_cycle_call", "dwdtddd", [1, 2, 3, 2, 1, 2, 3], 1),
        ("judged_cycle_call", "wwd2ttddd", [1, 2, 3, 0, 2, 1, 1, 2, 3], 2),
        ("judged_cycle_call", "dwdp", [1, 2, 3, 2], 0),
    ],
)
def test_an_arbiter_orders_the_seats_that_want_to_react(kind: str, answers: str, asked: list[int], count: int) -> None:
    game, counts = calling(kind)
    assert play(game, answers) == asked
    assert counts == [count]
    assert game.decision is act


def test_the_arbiter_chooses_only_among_seats_that_want_to_react() -> None:
    game, _ = calling("judged_call")
    play(game, "wdw")
    assert game.options(0) == [("goes_first", 1), ("goes_first", 3)]


def test_an_arbiter_does_not_go_with_every_way_of_asking() -> None:
    for again in (Again.FIRST, Again.EACH):
        with pytest.raises(ValueError, match=f"not with {again.name}"):
            Window("w", order=others, uses=lambda *_: (), again=again, arbiter=lambda _state: 0)


def test_the_question_offers_passing_first_and_its_default_is_to_pass() -> None:
    game, _ = calling("once_call")
    assert game.options(1) == [pass_(), grumble(), toss(1)]
    assert game.choice is not None
    assert game.choice.default == pass_()
    assert game.choice.about == (0,)
    assert no_coin(game.state, 1, 0) is None


def test_the_asking_follows_the_order_of_the_window() -> None:
    game = turn_of_seat_0(4)
    for _ in range(2):
        game.answer(game.asked[0], ("rest",))
    assert game.asked == (2,)
    game.answer(2, call(CALL_NAMES.number("once_call")))
    assert play(game, "ppp") == [3, 0, 1]


def test_a_seat_that_lost_its_uses_while_asked_has_used_nothing() -> None:
    game, counts = calling("first_call")
    game.state.players[1] = game.state.players[1]._replace(coins=0)
    game.run()
    assert game.options(1) == [pass_(), grumble()]
    assert play(game, "ppp") == [1, 2, 3]
    assert counts == [0]


def test_a_window_inside_a_window_comes_back_to_the_first() -> None:
    game, counts = calling("once_call")
    game.state.agenda.insert(-1, CELLAR.windows["first_call"](0))
    assert play(game, "tttp") == [1, 1, 2, 3]
    assert counts == [1, 2]


# --- hidden things: who is asked tells nothing ---------------------------------------------------------


def ambushed(hand_of_1: tuple[str, str]) -> Game[Cellar]:
    """Seat 0 walks to the shelf; the others may have rats."""
    cards = f"bread-1 bread-2 {' '.join(hand_of_1)} gem-1 gem-2"
    game = turn_of_seat_0(3, cards=cards)
    game.state.players[0] = game.state.players[0]._replace(square=SHELF - 1)
    game.answer(0, walk(SHELF))
    return game


@pytest.mark.parametrize(
    ("hand", "rats"), [(("rat-1", "rope-1"), [0]), (("rat-1", "rat-2"), [0, 1]), (("rope-1", "rope-2"), [])]
)
def test_a_seat_with_cards_is_asked_whatever_they_are(hand: tuple[str, str], rats: list[int]) -> None:
    game = ambushed(hand)
    assert game.asked == (1,)
    assert game.options(1) == [pass_(), *(throw_rat(rat) for rat in rats)]
    for seat in (-1, 0, 2):
        assert CELLAR.view(game.state, seat).options() == []
    game.answer(1, game.options(1)[-1])
    assert game.asked == (2,)
    assert game.state.left == (2 if not rats else 1)


def test_a_seat_without_cards_is_not_asked() -> None:
    game = turn_of_seat_0(3)
    game.state.players[0] = game.state.players[0]._replace(square=SHELF - 1)
    game.state.players[1] = game.state.players[1]._replace(hand=())
    game.answer(0, walk(SHELF))
    assert game.asked == (2,)


def test_random_games_meet_every_question() -> None:
    met = {game.decision.name for seed in range(30) for game in decisions(seed, seats=4) if not game.over}
    questions = {known.name for known in CELLAR.steps.values() if known.asks}
    never = {f"{window}/{ask}" for window in CELLAR.windows for ask in ("want", "first") if "judged" not in window}
    assert met == questions - never
