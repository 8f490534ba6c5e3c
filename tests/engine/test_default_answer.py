"""What is answered for a seat that does not answer, and choices that take an option instead of a draft."""

from typing import Any

import pytest

from lanterne import registry
from lanterne.bots import RandomBot
from lanterne.engine import (
    Box,
    Call,
    Choice,
    Draft,
    Game,
    Offer,
    Refusal,
    SearchDice,
    SeedDice,
    View,
    ask,
    decision,
    pick,
    sealed,
    step,
)
from lanterne.lab.bench import random_answer
from tests.engine.cellar import CELLAR
from tests.engine.play import little_box


@pytest.mark.parametrize("box", [CELLAR, registry.box("xorlosch")], ids=lambda box: box.name)
def test_what_is_answered_for_somebody_is_open_all_through_a_game(box: Box[Any]) -> None:
    game = box.new(3, SeedDice(bytes(32)), simulation=True)
    bot = RandomBot("simple")
    while not game.over:
        view = box.view(game.state, game.asked[0])
        assert view.is_open(view.default_answer())
        game.answer(view.seat, bot.choose(view))


@step()
def take(game: Game[Any], *things: Any) -> None:
    game.end("done")


@step()
def leave_it(game: Game[Any]) -> None:
    game.end("done")


@step()
def all_are_in(game: Game[Any]) -> None:
    game.end("done")


@pick()
def n(number: int) -> None: ...


NOT_YET = Refusal("not-yet", "LIT-1")
CLOSED = Offer(leave_it, closed=(lambda *_: NOT_YET,))


def asked(**what: Any) -> View[Any]:
    """Somebody is asked this."""

    @decision()
    def choose(game: Game[Any]) -> Choice:
        return ask(0, **what)

    box = little_box(choose, take, leave_it)
    return View(box, box.new(1, SeedDice(bytes(32))).state, 0)


def default_answer(**what: Any) -> Call:
    """What is answered for somebody who is asked this."""
    return asked(**what).default_answer()


def drafting(picks: Any, finished: Any) -> Draft:
    """A draft of numbers, `finished` by a test of the numbers picked."""
    return Draft(
        "slots",
        take,
        (Offer(n, lambda _state, _seat, so_far: [(n,) for n in picks(tuple(n for _, n in so_far))]),),
        lambda _state, _seat, so_far: None if finished(tuple(n for _, n in so_far)) else NOT_YET,
    )


TWO = drafting(lambda so_far: [1, 2] if len(so_far) < 2 else [], lambda so_far: len(so_far) == 2)


def test_the_default_comes_before_the_first_option_if_it_is_open() -> None:
    offers = (Offer(take), Offer(leave_it))
    assert default_answer(offers=offers) == take()
    assert default_answer(offers=offers, default=leave_it()) == leave_it()
    assert default_answer(offers=(Offer(take), CLOSED), default=leave_it()) == take()


def test_a_draft_comes_before_what_may_be_done_instead_unless_that_is_the_default() -> None:
    drafted = take(("n", 1), ("n", 1))
    assert default_answer(offers=(Offer(leave_it),), draft=TWO) == drafted
    assert default_answer(offers=(Offer(leave_it),), draft=TWO, default=leave_it()) == leave_it()
    assert default_answer(offers=(CLOSED,), draft=TWO, default=leave_it()) == drafted


@pytest.mark.parametrize(
    ("picks", "finished", "simple"),
    [
        (lambda so_far: [1, 2], lambda so_far: True, ()),
        (lambda so_far: [1, 2], lambda so_far: len(so_far) == 3, (1, 1, 1)),
        (lambda so_far: [n for n in (3, 1, 2) if n not in so_far], lambda so_far: len(so_far) == 2, (3, 1)),
        # the first pick leads nowhere
        (lambda so_far: [] if so_far[:1] == (1,) else [1, 2], lambda so_far: so_far == (2, 2), (2, 2)),
        # the first pick can be made for ever, and never leads anywhere
        (lambda so_far: [1, 2, 3], lambda so_far: 3 in so_far and 2 in so_far, (2, 3)),
    ],
)
def test_a_draft_is_confirmed_as_soon_as_it_can_be(picks: Any, finished: Any, simple: tuple[int, ...]) -> None:
    assert default_answer(draft=drafting(picks, finished)) == take(*(("n", n) for n in simple))


def test_a_draft_that_nobody_can_confirm_is_a_fault_of_the_game_and_not_an_endless_search() -> None:
    with pytest.raises(AssertionError, match="no draft of choose can be confirmed"):
        default_answer(draft=drafting(lambda so_far: range(50), lambda so_far: False))


# --- an option instead of a draft -------------------------------------------------------------------------------------

WHOLE = {take(("n", one), ("n", two)) for one in (1, 2) for two in (1, 2)}


def test_both_are_open_and_both_light_up() -> None:
    view = asked(offers=(Offer(leave_it),), draft=TWO)
    assert view.options() == [leave_it()]
    assert view.picks(()) == [("n", 1), ("n", 2)]
    assert view.is_open(leave_it())
    assert all(view.is_open(answer) for answer in WHOLE)
    assert not asked(offers=(CLOSED,), draft=TWO).is_open(leave_it())


@pytest.mark.parametrize(("offers", "instead"), [((Offer(leave_it),), {leave_it()}), ((CLOSED,), set())])
def test_play_at_random_comes_upon_all_of_them(offers: tuple[Offer, ...], instead: set[Call]) -> None:
    view = asked(offers=offers, draft=TWO)
    bot = RandomBot("all")
    assert {bot.choose(view) for _ in range(200)} == WHOLE | instead
    game = Game(view.box, view.state.copy(), SearchDice(1))
    assert game.choice is not None
    chances = [number / 40 for number in range(40)]
    found = {
        random_answer(game, game.choice, 0, iter([first, second, 0.0]).__next__)
        for first in chances
        for second in chances
    }
    assert found == WHOLE | instead


def test_a_sample_has_some_sealed_answer_of_either_kind() -> None:
    @decision()
    def choose(game: Game[Any]) -> Choice:
        return sealed((0, 1), all_are_in(), (Offer(leave_it),), draft=TWO)

    box = little_box(choose, take, leave_it, all_are_in)
    game = box.new(2, SeedDice(bytes(32)))
    game.answer(1, leave_it())
    view = box.view(game.state, 0)
    answers = {view.sample(SearchDice(seed)).sealed[1] for seed in range(100)}
    assert answers == WHOLE | {leave_it()}
