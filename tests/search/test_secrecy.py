"""Thinking ahead is handed views: it finds the same for every true state that agrees with a view."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from lanterne import registry
from lanterne.bots import random_answer
from lanterne.engine import Box, SearchDice, View
from lanterne.lab.cover import tables
from lanterne.manifest import Effort
from lanterne.search import Budget, NoviceBot, Search, SearchBot, Value
from tests.search.test_value import LEARNT, QUICK

FEW = Budget(9)
EFFORT = Effort(9, 1.0)
EVERY = 25
"""At one decision in this many, what the search finds is looked at."""
MOST_LOOKS = 2
"""At most this many of a table."""
MOST_DECISIONS = 400

Found = Any
Ask = Callable[[View[Any]], Found]


def positions(box: Box[Any], seats: list[str], settings: Mapping[str, Any], seed: int) -> Iterator[tuple[Any, int]]:
    """States of a game, each with a seat that has something to decide."""
    chance = random.Random(seed)
    game = box.new(len(seats), SearchDice(seed), settings, simulation=True)
    bots = registry.manifest(box.name).bots
    players = [bots["steady"](f"{seed} {seat}") for seat in range(len(seats))]
    decisions = looks = 0
    while not game.over and looks < MOST_LOOKS and decisions < MOST_DECISIONS:
        seat = game.asked[0]
        view = box.view(game.state, seat)
        decisions += 1
        if decisions >= EVERY * (looks + 1) and len(view.options()) > 1:
            looks += 1
            yield game.state.copy(), seat
        slip = chance.random() < 0.1
        game.play(seat, random_answer(view, chance) if slip else players[seat].choose(view))


def differs(ask: Ask, box: Box[Any], truth: Any, seat: int, told: Callable[[Any], None] = lambda state: None) -> bool:
    """Whether something else is found in another state that agrees with the seat's view. `told` gets each true state
    before the question."""
    view = box.view(truth, seat)
    told(truth)
    first = ask(view)
    for dice in range(2):
        other = view.sample(SearchDice(f"another truth {dice}"))
        told(other)
        if ask(box.view(other, seat)) != first:
            return True
    return False


def whole_cover(game: str) -> list[tuple[list[str], dict[str, Any]]]:
    return tables(registry.box(game), (("steady",),))


@pytest.mark.parametrize("game", QUICK)
def test_nothing_that_is_found_depends_on_what_is_hidden(game: str) -> None:
    """Two of the larger tables of the cover; all of them with --long."""
    look_at(game, sorted(whole_cover(game), key=lambda table: -len(table[0]))[:6:3])


@pytest.mark.long
@pytest.mark.parametrize("game", LEARNT)
def test_nothing_that_is_found_depends_on_what_is_hidden_over_the_whole_cover(game: str) -> None:
    look_at(game, whole_cover(game))


def look_at(game: str, some: list[tuple[list[str], dict[str, Any]]]) -> None:
    box, thinking = registry.box(game), registry.search(game)
    assert thinking is not None
    looked = 0
    for number, (seats, settings) in enumerate(some):
        for truth, seat in positions(box, seats, settings, number):
            looked += 1
            assert not differs(lambda view: thinking.rank(view, FEW, "seed"), box, truth, seat)
            assert not differs(lambda view: thinking.chance(view, Budget(2), "seed"), box, truth, seat)
            assert not differs(thinking.chance, box, truth, seat)
            assert not differs(lambda view: SearchBot("seed", thinking, EFFORT).choose(view), box, truth, seat)
            assert not differs(lambda view: NoviceBot("seed", thinking, EFFORT).choose(view), box, truth, seat)
    assert looked


def test_a_planted_peek_is_caught() -> None:
    """A value that looks at the boss under the Lair, or at the next tile, through a hole in the wall."""
    manifest = registry.manifest("dungeon-run")
    box, hole = manifest.box, dict[str, Any]()

    def features(view: View[Any], seat: int) -> Mapping[str, float]:
        state = hole["truth"]
        return {"next": float(state.stack[0] if state.stack else 0)}

    assert manifest.mind is not None
    peeking = Search(
        replace(manifest, mind=replace(manifest.mind, features=features)),
        Value(("next",), (0.0,), (10.0,), (1.0,), 0.0),
    )

    def told(state: Any) -> None:
        hole["truth"] = state

    found = list(positions(box, ["steady"] * 3, {}, 5))
    assert any(differs(lambda view: peeking.rank(view, FEW, "seed"), box, truth, seat, told) for truth, seat in found)


def test_a_world_is_not_the_truth() -> None:
    """Worlds are samples: over some of them the hidden tiles lie in different orders."""
    box = registry.box("dungeon-run")
    truth, seat = next(positions(box, ["steady"] * 3, {}, 5))
    view = box.view(truth, seat)
    assert len({tuple(view.sample(SearchDice(number)).stack) for number in range(8)}) > 1
