"""What the tools that play many games share: their arguments, their workers, and the statistics they print."""

import argparse
import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

T = TypeVar("T")

Settings = tuple[tuple[str, str], ...]


class Task(NamedTuple):
    """A game to play: the bot of each seat, by name."""

    names: tuple[str, ...]
    seed: str
    settings: Settings


def arguments(doc: str | None, seed: str) -> argparse.ArgumentParser:
    """A parser with the arguments that every tool takes: `--seed` and `--workers`. `doc` is printed by `--help`."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default=seed)
    parser.add_argument("--workers", type=int, default=2)
    return parser


def take_settings(parser: argparse.ArgumentParser) -> None:
    """Let a tool take settings of the game: `--set NAME=VALUE`."""
    parser.add_argument("--set", action="append", default=[], help="a setting of the game, NAME=VALUE")


def settings_of(asked: argparse.Namespace) -> Settings:
    """The settings given with `--set`."""
    return tuple((name, value) for name, _, value in (text.partition("=") for text in asked.set))


@contextmanager
def workers(asked: argparse.Namespace) -> Iterator[ProcessPoolExecutor]:
    """Start the worker processes; print the time it all took at the end."""
    start = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as pool:
        yield pool
    print(f"\n{time.perf_counter() - start:.0f} s with {asked.workers} workers.")


def compare_bots(
    doc: str | None,
    seed: str,
    seats: Sequence[int],
    play: Callable[[Task], T],
    report: Callable[[list[list[T]]], str],
    duel: Callable[[list[T]], str],
) -> None:
    """Play games of steady bots for each number of seats and print their `report`. Then play steady against random bots
    at tables of two, each side first in turn, and print their `duel`."""
    parser = arguments(doc, seed)
    parser.add_argument("--games", type=int, default=300, help="games for each number of players, and of the duel")
    parser.add_argument("--players", type=int, nargs="*", default=list(seats), help="the numbers of players")
    take_settings(parser)
    asked = parser.parse_args()
    settings, numbers = settings_of(asked), range(asked.games)
    with workers(asked) as pool:
        groups = []
        for players in asked.players:
            tasks = [Task(("steady",) * players, f"{asked.seed}-{players}-{number}", settings) for number in numbers]
            groups.append(list(pool.map(play, tasks, chunksize=4)))
        print(report(groups), flush=True)
        if 2 in asked.players:
            pairs = (("steady", "random"), ("random", "steady"))
            tasks = [Task(pairs[number % 2], f"{asked.seed}-duel-{number}", settings) for number in numbers]
            print("\n" + duel(list(pool.map(play, tasks, chunksize=4))))


# --- statistics -------------------------------------------------------------------------------------------------------


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate, by Wilson's formula."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def interval(wins: float, games: int, digits: int = 1) -> str:
    """The 95 % confidence interval of a win rate, as text."""
    low, high = wilson(wins, games)
    return f"{low:.{digits}%} – {high:.{digits}%}"


def mean(values: Sequence[float]) -> str:
    """The mean, and half its 95 % confidence interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{statistics.fmean(values):.1f} ± {half:.1f}"


def median(values: Sequence[int]) -> str:
    """The median and the range."""
    return f"{statistics.median(values):.0f} ({min(values)} to {max(values)})"
