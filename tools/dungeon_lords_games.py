"""Play games of Dungeon Lords with steady lords, and print how they went for each number of lords.

    .local/dev/bin/python -m tools.dungeon_lords_games --games 300 --workers 2

Every game is the box as it is printed unless a setting is set: `--set greedy_dummies=on`. The last line is of steady
lords against random ones, two at a table, in turn as the first and as the second seat. The same numbers give the same
table.
"""

import argparse
import math
import statistics
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import SearchDice
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.bot import BOTS
from lanterne.games.dungeon_lords.content.scoring import LICENCE, TITLE_NAMES
from lanterne.games.dungeon_lords.rules.scoring import holders, points, total
from lanterne.games.dungeon_lords.state import COLOURS

MAKE: dict[str, BotMaker] = {**BOTS, "random": RandomBot}


class Task(NamedTuple):
    """A game to be played: who sits where."""

    names: tuple[str, ...]
    seed: str
    settings: tuple[tuple[str, str], ...]


class Tale(NamedTuple):
    """One game: who sat where, who was the first starting player, the totals by seat, the decisions, the points by line
    of the score of all lords together, and by how many each title was held."""

    names: tuple[str, ...]
    first: int
    totals: tuple[int, ...]
    decisions: int
    lines: dict[str, int]
    held: tuple[int, ...]


def play(task: Task) -> Tale:
    """A game from the set-up to its end."""
    game = BOX.new(len(task.names), SearchDice(task.seed), dict(task.settings), simulation=True)
    bots = [MAKE[name](f"{task.seed} {seat}") for seat, name in enumerate(task.names)]
    first = game.state.first
    decisions = 0
    while not game.over:
        seat = game.asked[0]
        game.play(seat, bots[seat].choose(BOX.view(game.state, seat)))
        decisions += 1
    s = game.state
    seats = range(len(task.names))
    lines: dict[str, int] = {}
    for line in [line for seat in seats for line in points(s, seat)]:
        lines[line.what] = lines.get(line.what, 0) + line.points
    held = tuple(len(each.seats) for each in holders(s))
    return Tale(task.names, first, tuple(total(s, seat) for seat in seats), decisions, lines, held)


# --- figures ----------------------------------------------------------------------------------------------------------


def wilson(wins: float, games: int) -> str:
    """The 95 % interval of a win rate."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return f"{max(0.0, middle - half):.1%} – {min(1.0, middle + half):.1%}"


def mean(values: Sequence[float]) -> str:
    """The mean, with half its 95 % interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{statistics.fmean(values):.1f} ± {half:.1f}"


def victory(tale: Tale, seat: int) -> float:
    """The seat's part of the victory."""
    most = max(tale.totals)
    return (tale.totals[seat] == most) / tale.totals.count(most)


def by_place(tales: list[Tale], from_first: bool) -> Iterable[str]:
    """Points and victories of each seat, or of each place clockwise from who was the first starting player."""
    seats = len(tales[0].totals)
    for place in range(seats):
        at = [(tale, (tale.first + place) % seats if from_first else place) for tale in tales]
        name = f"place {place + 1}" if from_first else COLOURS.name(place)
        scores = mean([tale.totals[seat] for tale, seat in at])
        wins = sum(victory(tale, seat) for tale, seat in at)
        yield f"| {seats} | {name} | {scores} | {wins / len(at):.1%} | {wilson(wins, len(at))} |"


def summary(tales: list[Tale]) -> str:
    """One line for a number of lords."""
    seats, games = len(tales[0].totals), len(tales)
    every = [points for tale in tales for points in tale.totals]
    licences = sum(points >= LICENCE for points in every) / len(every)
    shared = sum(tale.totals.count(max(tale.totals)) > 1 for tale in tales)
    decisions = sorted(tale.decisions for tale in tales)
    return (
        f"| {seats} | {games} | {mean(every)} | {min(every)} to {max(every)} | {licences:.0%} | {shared} "
        f"| {statistics.median(decisions):.0f} ({decisions[0]} to {decisions[-1]}) |"
    )


def lines_of(tales: list[Tale]) -> str:
    """What the points of a lord come from, on average, titles left out."""
    lords = sum(len(tale.totals) for tale in tales)
    names = dict.fromkeys(name for tale in tales for name in tale.lines if name not in TITLE_NAMES)
    return ", ".join(f"{name} {sum(tale.lines.get(name, 0) for tale in tales) / lords:+.1f}" for name in sorted(names))


def titles_of(tales: list[Tale]) -> Iterable[str]:
    """Of each title how often one lord holds it alone, and what it brings a lord on average."""
    lords = sum(len(tale.totals) for tale in tales)
    for number, name in enumerate(TITLE_NAMES):
        alone = sum(tale.held[number] == 1 for tale in tales) / len(tales)
        brings = sum(tale.lines.get(name, 0) for tale in tales) / lords
        yield f"| {len(tales[0].totals)} | {name} | {alone:.0%} | {brings:.2f} |"


def report(groups: list[list[Tale]]) -> str:
    """The tables of games of steady lords, a group for each number of lords."""
    lines = ["| lords | games | points | least to most | licences | shared victories | decisions, median (range) |"]
    lines += ["|---|---|---|---|---|---|---|", *map(summary, groups)]
    lines += ["", "| lords | seat, or place from the starting player | points | victories | 95 % |"]
    lines += ["|---|---|---|---|---|"]
    for tales in groups:
        lines += [*by_place(tales, from_first=False), *by_place(tales, from_first=True)]
    lines += ["", "| lords | title | held alone | brings a lord |", "|---|---|---|---|"]
    for tales in groups:
        lines += titles_of(tales)
    lines += ["", *(f"{len(tales[0].totals)} lords: {lines_of(tales)}." for tales in groups)]
    return "\n".join(lines)


def duel(tales: list[Tale]) -> str:
    """How often steady beats random."""
    wins = sum(tale.totals[tale.names.index("steady")] > tale.totals[tale.names.index("random")] for tale in tales)
    steady = mean([tale.totals[tale.names.index("steady")] for tale in tales])
    chance = mean([tale.totals[tale.names.index("random")] for tale in tales])
    return (
        f"Steady against random, two lords: {wins} of {len(tales)} won ({wilson(wins, len(tales))}), {steady} points "
        f"against {chance}."
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="of each number of lords, and of steady against random")
    parser.add_argument("--lords", type=int, nargs="*", default=[2, 3, 4], help="the numbers of lords")
    parser.add_argument("--seed", default="lords")
    parser.add_argument("--set", action="append", default=[], help="a setting of the game, name=value")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    settings = tuple((name, value) for name, _, value in (text.partition("=") for text in asked.set))
    numbers = range(asked.games)
    start = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as pool:
        groups = []
        for seats in asked.lords:
            tasks = [Task(("steady",) * seats, f"{asked.seed}-{seats}-{number}", settings) for number in numbers]
            groups.append(list(pool.map(play, tasks, chunksize=4)))
        print(report(groups), flush=True)
        if 2 in asked.lords:
            pairs = (("steady", "random"), ("random", "steady"))
            tasks = [Task(pairs[number % 2], f"{asked.seed}-duel-{number}", settings) for number in numbers]
            print("\n" + duel(list(pool.map(play, tasks, chunksize=4))))
    print(f"\n{time.perf_counter() - start:.0f} s with {asked.workers} workers.")


if __name__ == "__main__":
    main()
