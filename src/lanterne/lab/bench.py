"""The benchmark: what a decision costs, in steps of a fixed yardstick loop timed in the same run.

Seconds depend on the machine and its load. Steps of a trivial loop that runs just before and after each round depend
much less on them. All times are CPU time; the result is the median of several short rounds.
"""

import gc
import random
from collections.abc import Callable, Mapping
from copy import copy
from importlib.util import find_spec
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from lanterne import registry
from lanterne.engine import Box, Call, Choice, Game, NoDice, SearchDice, Step

ROUND = 0.15
"""Seconds of work in a round."""
FEWEST_ROUNDS = 5
YARD_STEPS = 200_000
PACE = 5.5e6
"""Yardstick steps per second on the machine for which budgets in seconds were set. Machines differ, and one machine
differs from hour to hour, so figures are converted to this pace before they are compared with such a budget."""
YARD_TIMINGS = 5
"""How often the yardstick is timed beside other processes; it is noisier than they are."""
POSITIONS = 60
"""How many states are copied and viewed."""


class Yard:
    """The yardstick: a step is one call of a small method and one pass of the loop around it."""

    __slots__ = ("t", "v")

    def __init__(self) -> None:
        self.v = 1
        self.t = list(range(64))

    def step(self, i: int) -> int:
        self.v = (self.v * 1103515245 + 12345 + i) & 0x7FFFFFFF
        return self.t[self.v & 63]


def yard_step() -> float:
    """How many seconds a step of the yardstick takes now."""
    yard, total = Yard(), 0
    start = process_time()
    for i in range(YARD_STEPS):
        total += yard.step(i)
    return (process_time() - start) / YARD_STEPS


def quickest_yard_step() -> float:
    """The fastest of several timings of the yardstick. A slow one would make the figures look better than they are."""
    return min(yard_step() for _ in range(YARD_TIMINGS))


class Cost(NamedTuple):
    """What one unit of work costs, and how many units a run has on average."""

    ysteps: float
    micros: float
    units_a_run: float

    @property
    def per_second(self) -> float:
        return 1e6 / self.micros

    @property
    def runs_per_second(self) -> float:
        return self.per_second / self.units_a_run


def measure(work: Callable[[], int], seconds: float) -> Cost:
    """Run `work` repeatedly for about `seconds`; it returns the number of units done."""
    work()  # warm the caches
    gc.collect()
    ratios: list[float] = []
    times: list[float] = []
    runs = units = 0
    end = perf_counter() + seconds
    while len(ratios) < FEWEST_ROUNDS or perf_counter() < end:
        done, before, start = 0, yard_step(), process_time()
        while process_time() - start < ROUND:
            done += work()
            runs += 1
        each = (process_time() - start) / done
        units += done
        times.append(each * 1e6)
        ratios.append(each / ((before + yard_step()) / 2))
    return Cost(median(ratios), median(times), units / runs)


# --- random play ----------------------------------------------------------------------------------------------------


class Play(NamedTuple):
    """How a game is played in the benchmark: its seats, the settings to alternate, and the budget in yardstick
    steps."""

    seats: int
    settings: tuple[Mapping[str, Any], ...] = ({},)
    budget: float = 120.0
    automatic: Mapping[str, Callable[..., int]] = {}
    """Steps that let figures act by themselves, without asking anybody. For each, a function of the state and the
    step's arguments that counts these figures."""


def _moved_by_rule(s: Any) -> int:
    """Dungeon Run: one of the monsters that move by the rules moves next, if any can."""
    from lanterne.games.dungeon_run.rules.roaming import roaming_ways

    return any(roaming_ways(s, tile) for tile in s.roaming)


def _has_one_way(s: Any) -> int:
    """Dungeon Run: the last monster due to roam can go to one tile only, so the First Player is not asked."""
    from lanterne.games.dungeon_run.rules.roaming import roaming_ways

    return len(s.roaming) == 1 and not s.hostile and len(roaming_ways(s, s.roaming[0])) == 1


PLAYS = {
    "xorlosch": Play(3, ({"board": "ruins"}, {"board": "dungeon"}), budget=100.0),
    # Heroes who play at random sooner or later leave by the stairs, most of them after a few rounds. Keeping parties
    # inside until they die or time runs out costs about the same per decision, so they may leave.
    "heroquest": Play(
        5, tuple({"quest": quest} for quest in range(1, 15)), automatic={"use": lambda s, *_: s.rest_acts}
    ),
    # The whole party, as in the printed game.
    "warhammer-quest": Play(4, automatic={"monsters_phase_over": lambda s: sum(row.acted for row in s.monsters)}),
    # A dummy's minion that takes its turn, and a party that attacks where its lord has planned nothing.
    "dungeon-lords": Play(
        3,
        automatic={
            "dummy_returns": lambda s, space: 1,
            "battle_begins": lambda s, seat: not (s.lords[seat].trapped or s.lords[seat].stationed),
        },
    ),
    # A monster that roams without anybody choosing where. One that the First Player moves is a decision, and what a
    # monster does in a battle belongs to the decision to fight it.
    "dungeon-run": Play(4, automatic={"move_the_rest": _moved_by_rule, "roaming_goes_on": _has_one_way}),
}
SEEDS = 40
"""Every measurement plays these games again and again, so that it always measures the same play."""

COPY_BUDGET = 5.0
VIEW_BUDGET = 200.0


def play_of(game: str) -> Play:
    """The game's entry in PLAYED, or else a table of medium size."""
    seats = registry.box(game).seats_with()
    return PLAYS.get(game, Play(seats[len(seats) // 2]))


def random_answer(game: Game[Any], choice: Choice, seat: int, chance: Callable[[], float]) -> Call:
    """A random open answer, all equally likely. A draft is filled pick by pick."""
    draft, options = choice.draft, game.options(seat)
    if draft is None:
        return options[int(chance() * len(options))]
    so_far: tuple[Call, ...] = ()
    while True:
        picks = list(draft.picks(game.state, seat, so_far, *choice.about))
        ready = draft.unfinished(game.state, seat, so_far, *choice.about) is None
        number = int(chance() * (len(picks) + ready + len(options)))
        if number < len(picks):
            so_far, options = (*so_far, picks[number]), []
        elif ready and number == len(picks):
            return draft.confirm(so_far)
        else:
            return options[number - len(picks) - ready]


def random_game(
    box: Box[Any],
    seats: int,
    settings: Mapping[str, Any],
    seed: int,
    look: Callable[[Game[Any]], None] | None = None,
) -> int:
    """Play a game to its end and return the number of decisions. `look` is called with every position."""
    chance = random.Random(seed).random
    game = box.new(seats, SearchDice(seed), settings, simulation=True)
    decisions = 0
    while (choice := game.choice) is not None:
        if look is not None:
            look(game)
        seat = choice.seats[0] if choice.reveal is None else game.asked[0]
        game.play(seat, random_answer(game, choice, seat, chance))
        decisions += 1
    return decisions


def activations(box: Box[Any], play: Play) -> float:
    """How many figures act by themselves per decision, in the games that are measured."""
    if not play.automatic:
        return 0.0
    activated = 0

    def counted(found: Step[...], by_themselves: Callable[..., int]) -> Step[...]:
        def activate(game: Game[Any], *args: int) -> None:
            nonlocal activated
            activated += by_themselves(game.state, *args)
            found.run(game, *args)

        return Step(found.name, activate, found.rules)

    counting = copy(box)
    watched = {name: counted(box.steps[name], by_themselves) for name, by_themselves in play.automatic.items()}
    counting.steps = {**box.steps, **watched}
    decisions = sum(measured_game(counting, play, seed) for seed in range(SEEDS))
    return activated / decisions


def measured_game(box: Box[Any], play: Play, seed: int) -> int:
    """Play one of the games that are measured; return the number of decisions."""
    return random_game(box, play.seats, play.settings[seed % len(play.settings)], seed)


def positions(box: Box[Any], play: Play) -> list[tuple[Any, int]]:
    """States of random games, each with a seat that is asked."""
    found: list[tuple[Any, int]] = []

    def look(game: Game[Any]) -> None:
        found.append((game.state.copy(), game.asked[0]))

    for seed, settings in enumerate(play.settings):
        random_game(box, play.seats, settings, seed, look)
    return [found[place * len(found) // POSITIONS] for place in range(POSITIONS)]


# --- the cases ------------------------------------------------------------------------------------------------------


class Result(NamedTuple):
    """One line of the benchmark. The costs of single calls are None if they were not measured."""

    name: str
    played: str
    play: Cost
    copy: Cost
    options: Cost | None = None
    view: Cost | None = None
    sample: Cost | None = None
    budget: float | None = None
    """Yardstick steps per decision."""
    activations: float = 0.0
    """Figures that act by themselves, per decision."""

    @property
    def with_activations(self) -> float:
        """Yardstick steps if an automatic activation counts as a decision too."""
        return self.play.ysteps / (1 + self.activations)

    @property
    def over(self) -> tuple[str, ...]:
        """The figures over their budget. Other engines have no budget."""
        if self.budget is None:
            return ()
        figures = (
            ("play", self.play.ysteps, self.budget),
            ("copy", self.copy.micros, COPY_BUDGET),
            ("view", self.view.micros if self.view else 0.0, VIEW_BUDGET),
        )
        return tuple(name for name, figure, most in figures if figure > most)


def bench_game(game: str, seconds: float) -> Result:
    """Measure random play, then single calls at positions of random play."""
    box, play = registry.box(game), play_of(game)
    seed = 0

    def one_game() -> int:
        nonlocal seed
        seed = (seed + 1) % SEEDS
        return measured_game(box, play, seed)

    found = positions(box, play)
    games = [(Game(box, state.copy(), NoDice()), seat) for state, seat in found]
    views = [box.view(state, seat) for state, seat in found]
    dice = SearchDice(1)

    def copies() -> int:
        for state, _ in found:
            state.copy()
        return len(found)

    def options() -> int:
        for at, seat in games:
            at.options(seat)
        return len(games)

    def look() -> int:
        for state, seat in found:
            box.view(state, seat)
        return len(found)

    def samples() -> int:
        for view in views:
            view.sample(dice)
        return len(views)

    return Result(
        game,
        f"{play.seats} seats",
        measure(one_game, seconds),
        measure(copies, seconds / 4),
        measure(options, seconds / 4),
        measure(look, seconds / 4),
        measure(samples, seconds / 4),
        play.budget,
        activations(box, play),
    )


def bench_chess(seconds: float) -> Result:
    """python-chess: list the legal moves and push one, until there is none or nobody can win."""
    import chess

    chance = random.Random(1).random

    def one_game() -> int:
        board, moves = chess.Board(), 0
        while not board.is_insufficient_material() and board.halfmove_clock < 150:
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(chance() * len(legal))])
            moves += 1
        return moves

    board = chess.Board()

    def copies() -> int:
        for _ in range(100):
            board.copy(stack=False)
        return 100

    return Result("python-chess", "2 players", measure(one_game, seconds), measure(copies, seconds / 4))


def bench_catanatron(seconds: float) -> Result:
    """catanatron: its own loop with its own random players."""
    from catanatron.game import Game as Catan
    from catanatron.models.player import Color, RandomPlayer

    seed = 0

    def one_game() -> int:
        nonlocal seed
        seed = seed % SEEDS + 1
        game = Catan([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        return len(game.state.actions)

    game = Catan([RandomPlayer(color) for color in Color], seed=1)

    def copies() -> int:
        for _ in range(20):
            game.copy()
        return 20

    return Result("catanatron", "4 players", measure(one_game, seconds), measure(copies, seconds / 4))


PEERS = {"chess": bench_chess, "catanatron": bench_catanatron}
"""Other engines to measure in the same run, by the package that must be installed."""


def peers() -> tuple[str, ...]:
    """The other engines that are installed."""
    return tuple(package for package in PEERS if find_spec(package) is not None)
