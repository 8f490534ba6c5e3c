"""How many play-outs a second thinking ahead makes, beside another library's tree search in the same run.

An *iteration* here is one play-out in a world that agrees with a view, from the copy of the world to the value of the
position in which it ends. Levels play out with the steady bot, for a turn or more. Others count short random play-outs:
so that figures can be compared, ten random decisions and the value are measured too.
"""

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple

from lanterne import registry
from lanterne.engine import Game, SearchDice, View
from lanterne.lab.bench import Cost, measure, random_answer
from lanterne.search import Budget, Search

POSITIONS = 12
SHORT = 10
"""Random decisions of a short play-out."""
ROUND = 24
"""Play-outs of one position at a time: each has worlds of its own."""
BUDGETS = {"heroquest": 1000.0, "dungeon-run": 1000.0}
"""Short play-outs a second that a game must reach."""
SIMULATIONS = 100


class SearchResult(NamedTuple):
    """The cost of an iteration: with the steady bot as levels make it, and with ten random decisions. None for what a
    library does not have."""

    name: str
    steady: Cost | None
    short: Cost
    budget: float | None = None

    @property
    def over(self) -> bool:
        """Whether there are too few iterations a second."""
        return self.budget is not None and self.short.per_second < self.budget


def games() -> tuple[str, ...]:
    """The games that think ahead."""
    return tuple(game for game in registry.GAMES if registry.search(game) is not None)


def bench_search(game: str, seconds: float) -> SearchResult:
    """Measure both kinds of play-outs at positions of a game among steady bots."""
    thinking = registry.search(game)
    assert thinking is not None, f"{game} does not think ahead"
    views = _positions(game, thinking)
    return SearchResult(
        game,
        measure(_in_turn(views, lambda view: _steady(thinking, view)), seconds),
        measure(_in_turn(views, lambda view: _short(thinking, view)), seconds),
        BUDGETS.get(game),
    )


def _positions(game: str, thinking: Search[Any]) -> list[View[Any]]:
    """Views of seats that have a choice, evenly over a game."""
    box, mind = registry.box(game), thinking.mind
    seats, settings = mind.tables[0] if mind.tables else (box.seats_with()[0], {})
    played = box.new(seats, SearchDice(1), settings, simulation=True)
    maker = mind.quick or thinking.manifest.bots["steady"]
    bots = [maker(f"bench {seat}") for seat in range(seats)]
    found: list[View[Any]] = []
    while not played.over:
        seat = played.asked[0]
        view = box.view(played.state, seat)
        if len(view.options()) > 1:
            found.append(box.view(played.state.copy(), seat))
        played.play(seat, bots[seat].choose(view))
    return [found[place * len(found) // POSITIONS] for place in range(POSITIONS)]


def _in_turn(views: list[View[Any]], play: Callable[[View[Any]], int]) -> Callable[[], int]:
    place = 0

    def one() -> int:
        nonlocal place
        place = (place + 1) % len(views)
        return play(views[place])

    return one


def _steady(thinking: Search[Any], view: View[Any]) -> int:
    """Weigh the first two options as a level would."""
    lines = [(answer,) for answer in view.options()[:2]]
    weighed = thinking.weigh(view, lines, Budget(ROUND), "bench")
    return sum(each.worlds for each in weighed)


def _short(thinking: Search[Any], view: View[Any]) -> int:
    """Ten random decisions in each world, and the value."""
    chance = random.Random(1).random
    for number in range(ROUND):
        world = view.sample(SearchDice(number // 2))
        game: Game[Any] = Game(view.box, world, SearchDice(number))
        for _ in range(SHORT):
            if (choice := game.choice) is None:
                break
            seat = game.asked[0]
            game.play(seat, random_answer(game, choice, seat, chance))
        thinking.value(thinking.mind.features(view.box.view(game.state, view.seat), view.seat))
    return ROUND


def bench_openspiel(seconds: float) -> SearchResult:
    """OpenSpiel's tree search in Python on a game of its own in Python, tic-tac-toe, with random play-outs to the
    end."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts
    from open_spiel.python.games import tic_tac_toe  # noqa: F401 (registers the game)

    game = pyspiel.load_game("python_tic_tac_toe")
    chance = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, chance), solve=False, random_state=chance)

    def think() -> int:
        bot.mcts_search(game.new_initial_state())
        return SIMULATIONS

    return SearchResult("OpenSpiel, MCTS in Python, tic-tac-toe", None, measure(think, seconds))


def others() -> tuple[Callable[[float], SearchResult], ...]:
    """Other libraries measured beside the games, if they are installed."""
    return (bench_openspiel,) if find_spec("pyspiel") is not None else ()
