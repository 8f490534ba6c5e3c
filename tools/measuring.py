"""What the tools that play many games share: their arguments, their workers, and the statistics they print."""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from lanterne.lab import intervals
from lanterne.lab.intervals import share

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
    """Play games of steady bots, or of the one named by `--bot`, for each number of seats and print their `report`.
    Then play steady against random bots at tables of two, each side first in turn, and print their `duel`."""
    parser = arguments(doc, seed)
    parser.add_argument("--games", type=int, default=300, help="games for each number of players, and of the duel")
    parser.add_argument("--players", type=int, nargs="*", default=list(seats), help="the numbers of players")
    parser.add_argument("--bot", default="steady", help="the bot of every seat")
    take_settings(parser)
    asked = parser.parse_args()
    settings, numbers = settings_of(asked), range(asked.games)
    with workers(asked) as pool:
        groups = []
        for players in asked.players:
            tasks = [Task((asked.bot,) * players, f"{asked.seed}-{players}-{number}", settings) for number in numbers]
            groups.append(list(pool.map(play, tasks, chunksize=4)))
        print(report(groups), flush=True)
        if 2 in asked.players:
            pairs = (("steady", "random"), ("random", "steady"))
            tasks = [Task(pairs[number % 2], f"{asked.seed}-duel-{number}", settings) for number in numbers]
            print("\n" + duel(list(pool.map(play, tasks, chunksize=4))))


# --- statistics -------------------------------------------------------------------------------------------------------


def interval(wins: float, games: int, digits: int = 1) -> str:
    """The 95 % confidence interval of a win rate, as text."""
    _, low, high = share(wins, games)
    return f"{low:.{digits}%} – {high:.{digits}%}"


def mean(values: Sequence[float], digits: int = 1) -> str:
    """The mean, and half its 95 % confidence interval."""
    middle, low, _ = intervals.mean(values)
    return f"{middle:.{digits}f} ± {middle - low:.{digits}f}"


def median(values: Sequence[int]) -> str:
    """The median and the range."""
    return f"{statistics.median(values):.0f} ({min(values)} to {max(values)})"
