"""Levels: each is stronger than the one before, and thinking longer helps. These are small samples of what
docs/measured.md tells, with fixed seeds."""

from itertools import pairwise

import pytest

from lanterne import registry
from lanterne.lab.arena import Arena
from lanterne.search import LEVELS
from tests.search.test_value import LEARNT

GAMES = 12


def found_worth(game: str, bots: tuple[str, str], games: int) -> tuple[float, float]:
    """What the games were worth to each of two bots, on the first side where there are several."""
    thinking = registry.search(game)
    assert thinking is not None
    tables = [each for each in thinking.mind.tables if each[0] > 1]
    seats, settings = min(tables, key=lambda each: each[0])
    met = Arena(game, bots, games, 1, seats, settings)
    met.play()
    standings = met.standings()
    sides = {each.side for each in standings}
    on_first = [each for each in standings if each.side == min(sides)]
    worth = {each.bot: each.worth.value for each in on_first}
    return worth[bots[0]], worth[bots[1]]


def neighbours() -> list[tuple[str, str, str]]:
    """Every two levels of a game of which one comes after the other."""
    return [
        (game, lower, higher)
        for game in LEARNT
        for lower, higher in pairwise([level for level in LEVELS if level in registry.bots(game)])
    ]


@pytest.mark.long
@pytest.mark.parametrize(("game", "lower", "higher"), neighbours())
def test_a_level_is_stronger_than_the_one_before(game: str, lower: str, higher: str) -> None:
    weaker, stronger = found_worth(game, (lower, higher), GAMES)
    assert stronger > weaker


@pytest.mark.long
def test_four_times_the_budget_beats_a_quarter() -> None:
    less, more = found_worth("dungeon-run", ("thinks:15", "thinks:60"), GAMES)
    assert more > less


@pytest.mark.parametrize("game", LEARNT)
def test_levels_are_ordered_by_what_they_cost(game: str) -> None:
    thinking = registry.search(game)
    assert thinking is not None
    efforts = [thinking.mind.levels[level] for level in LEVELS if level in thinking.mind.levels]
    assert efforts == sorted(efforts)
    for level in ("strong", "master"):
        assert level not in thinking.mind.levels or 0 < registry.seconds(game, level) <= 10
    assert registry.seconds(game, "novice") == 0, "a novice answers at once"
