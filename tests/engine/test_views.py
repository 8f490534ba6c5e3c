"""Views: nothing a seat receives depends on what it may not know, and what it receives is enough to play."""

import copy
import random
from collections.abc import Callable
from typing import Annotated, Any

import pytest

from lanterne import registry
from lanterne.engine import PUBLIC, Box, Call, Game, HiddenRead, SearchDice, Seat, State, Table, Way
from lanterne.engine.view import View
from lanterne.engine.visibility import StateVisibility
from tests.engine.cellar import (
    CARDS,
    CELLAR,
    CRYPT,
    DOOR,
    STAIRS,
    WELL,
    Cellar,
    act,
    barter,
    bid,
    bidding,
    components,
    goods,
    keep,
    peek,
    sell,
    walk,
)
from tests.engine.play import cellar, decisions, turn_of_seat_0

HAND = "rat-1 bread-1 gem-1 gem-2 rope-1 rope-2 rope-3"


def leaks(box: Box[Cellar], state: Cellar, seat: int, dice: SearchDice) -> bool:
    """Whether `seat` is sent something different in another world that should look the same to it."""
    view = box.view(state, seat)
    other = view.sample(dice)
    return box.view(other, seat).message() != view.message()


def leaks_in_random_games(box: Box[Cellar], games: range, seats: int = 3) -> int:
    dice = SearchDice(7)
    return sum(
        leaks(box, game.state, seat, dice)
        for seed in games
        for game in decisions(seed, seats)
        for seat in range(-1, seats)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_leaks_at_any_decision(seats: int) -> None:
    assert leaks_in_random_games(CELLAR, range(10), seats) == 0


def without_mask(field: str) -> Callable[[StateVisibility], None]:
    def plant(visibility: StateVisibility) -> None:
        visibility._fields = [known for known in visibility._fields if known[0] != field]
        visibility._rows = [(rows, [s for s in secrets if s[0] != field]) for rows, secrets in visibility._rows]

    return plant


@pytest.mark.parametrize("secret", ["hand", "deck", "traps", "sealed"])
def test_a_planted_leak_is_caught(secret: str) -> None:
    leaky = copy.copy(CELLAR)
    leaky.visibility = StateVisibility(Cellar)
    without_mask(secret)(leaky.visibility)
    assert leaks_in_random_games(leaky, range(1)) > 0


def test_an_option_that_rests_on_a_secret_fails_loudly() -> None:
    game = turn_of_seat_0(2)
    with pytest.raises(HiddenRead):
        bool(CELLAR.view(game.state, 0).state.traps[STAIRS])


def test_samples_are_legal_and_differ() -> None:
    dice = SearchDice(3)
    for game in decisions(2):
        if game.over:
            continue
        for seat in range(-1, 3):
            world = Game(CELLAR, CELLAR.view(game.state, seat).sample(dice), SearchDice(1))
            assert components(world.state) == components(game.state)
            assert sum(world.state.traps) == world.state.trap_count
            assert world.asked == game.asked
            assert world.state.agenda == game.state.agenda
    start = CELLAR.view(cellar(3).state, 0)
    assert len({start.sample(dice).hash() for _ in range(20)}) > 15


def test_a_sample_inside_a_sealed_choice_has_legal_answers() -> None:
    game = cellar(3)
    game.answer(0, bid(3))
    game.answer(1, bid(2))
    answers = {repr(CELLAR.view(game.state, 0).sample(SearchDice(seed)).sealed[1:]) for seed in range(40)}
    assert answers == {f"[('bid', {amount}), None]" for amount in range(4)}
    assert CELLAR.view(game.state, 0).sample(SearchDice(1)).sealed[0] == bid(3)


# --- what a view says ----------------------------------------------------------------------------------


def test_a_view_offers_what_the_game_offers() -> None:
    for seed in range(3):
        for game in decisions(seed):
            for seat in range(3):
                view = CELLAR.view(game.state, seat)
                assert view.options() == game.options(seat)
                assert view.why_not() == game.why_not(seat)
                assert view.is_asked == (game.choice is not None and seat in game.choice.seats)
                assert all(view.is_open(option) for option in view.options())


def test_views_show_only_which_seats_have_answered() -> None:
    game = cellar(3)
    game.answer(1, bid(2))
    assert repr(CELLAR.view(game.state, 0).state.sealed) == "[None, HIDDEN, None]"
    assert repr(CELLAR.view(game.state, 1).state.sealed) == "[None, ('bid', 2), None]"
    assert repr(CELLAR.view(game.state, -1).state.sealed) == "[None, HIDDEN, None]"
    before = [CELLAR.view(game.state, seat).message() for seat in (-1, 0, 2)]
    game.answer(1, bid(0))
    assert [CELLAR.view(game.state, seat).message() for seat in (-1, 0, 2)] == before


def test_a_spectator_sees_the_table_and_no_more() -> None:
    view = CELLAR.view(cellar(3).state, -1)
    assert view.seats == 0
    assert view.decision is bidding
    assert not view.is_asked
    assert (view.options(), view.why_not(), view.picks(()), view.ways(0)) == ([], [], [], {})
    assert view.why_not_pick(()) == []
    assert view.seen_from("seat:0") is None, "the cellar has no lines of sight"
    assert not view.is_open(bid(0))


def test_who_peeked_knows_the_card_and_the_others_know_that_he_does() -> None:
    game = turn_of_seat_0(2, cards=HAND)
    game.answer(0, peek())
    mine, yours = (CELLAR.view(game.state, seat).state.deck for seat in (0, 1))
    assert mine[0] == (CARDS.number("rope-2"), 0b01)
    assert repr(yours[0]) == "Card(face=HIDDEN, known=1)"
    assert repr(mine[1].face) == "HIDDEN"


def test_the_knowledge_of_several_seats_adds_up() -> None:
    state = cellar(3, cards=HAND).state
    both = View(CELLAR, state, 0, 0b101)
    assert [len(player.hand) for player in both.state.players] == [2, 2, 2]
    assert both.state.players[2].hand == state.players[2].hand
    assert repr(both.state.players[1].hand) == "(HIDDEN, HIDDEN)"


def test_a_draft_is_put_together_from_the_view() -> None:
    game = turn_of_seat_0(2, cards=HAND)
    game.answer(0, barter())
    view = CELLAR.view(game.state, 0)
    rat, bread = goods(CARDS.number("rat-1")), goods(CARDS.number("bread-1"))
    assert view.options() == [keep()]
    assert view.picks(()) == [rat, bread]
    assert view.picks((rat,)) == [bread]
    assert view.unfinished((rat,)) is not None
    assert view.unfinished((rat, bread)) is None
    assert view.is_open(sell(rat, bread))
    assert not view.is_open(sell(bread, rat))
    assert CELLAR.view(game.state, 1).picks(()) == []
    assert CELLAR.view(game.state, 1).why_not_pick((rat, bread)) == []
    assert b'"picks":[["goods","rat-1"],["goods","bread-1"]]' in view.message()


def test_ways_lead_as_far_as_the_actions_last() -> None:
    game = turn_of_seat_0(2)
    view = CELLAR.view(game.state, 0)
    assert view.ways(0) == {
        STAIRS: Way((walk(STAIRS),), 1),
        WELL: Way((walk(STAIRS), walk(WELL)), 2),
        WELL + 1: Way((walk(STAIRS), walk(WELL), walk(WELL + 1)), 3),
    }
    assert CELLAR.view(game.state, 1).ways(1) == {}
    CELLAR.arrange(game.state, {"square": ["door", "well"]})
    assert list(CELLAR.view(game.state, 0).ways(0)) == [STAIRS]


def test_the_first_step_of_every_way_is_open() -> None:
    for game in decisions(4):
        for seat in game.asked:
            view = CELLAR.view(game.state, seat)
            if view.decision is act:
                assert all(view.is_open(way.calls[0]) for way in view.ways(seat).values())


def test_positions_are_arranged_and_described_by_name() -> None:
    state = cellar(2).state
    CELLAR.arrange(state, {"square": ["crypt", "door"], "coins": [1, 2]})
    assert [(player.square, player.coins) for player in state.players] == [(CRYPT, 1), (DOOR, 2)]
    assert CELLAR.describe(CELLAR.view(state, -1)) == {"squares": ["crypt", "door"]}
    assert CELLAR.seat_names(state) == ("red", "green")
    with pytest.raises(ValueError, match="has no 'gold'"):
        CELLAR.arrange(state, {"gold": [1]})


def test_the_end_can_be_viewed() -> None:
    *_, last = decisions(1)
    view = CELLAR.view(last.state, 0)
    assert view.choice is None
    assert b'"asked":[]' in view.message()


def test_everybody_sees_the_same_only_where_nothing_is_secret_or_sealed() -> None:
    class Open(State):
        coins: Annotated[int, PUBLIC] = 0

    visibility = StateVisibility(Open)
    assert visibility.are_alike(Open([], [None, None], ""))
    assert not visibility.are_alike(Open([], [None, ("bid", 3)], ""))
    assert not CELLAR.visibility.are_alike(next(iter(decisions(1, 3))).state)


def test_a_view_through_another_seat_is_the_view_of_that_seat() -> None:
    box = registry.box("xorlosch")
    table = Table.new(box, [Seat("Ada"), Seat("Bea"), Seat("Cid")], seed=bytes(32))
    chance = random.Random(4)
    for _ in range(60):
        assert box.visibility.are_alike(table.state)
        seat = table.asked[0]
        seen = table.view(-1)
        for other in range(-1, 3):
            assert seen.through(other, 1 << other if other >= 0 else 0).message() == table.view(other).message()
        options = table.view(seat).options()
        table.answer(seat, chance.choice(options) if options else confirmed(table.view(seat), chance))


def confirmed(view: View[Any], chance: random.Random) -> Call:
    """A whole answer to a draft, picked at random."""
    assert view.choice is not None
    assert view.choice.draft is not None
    picked: tuple[Call, ...] = ()
    while view.unfinished(picked) is not None:
        picked += (chance.choice(view.picks(picked)),)
    return view.choice.draft.confirm(picked)
