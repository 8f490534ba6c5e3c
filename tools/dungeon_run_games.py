"""Play games of Dungeon Run with steady heroes, and print how they went for each number of players.

    .local/dev/bin/python -m tools.dungeon_run_games --games 300 --workers 2

Every game is the box as it is printed unless a setting is set: `--set mercy=on`. Games are stopped after 200 rounds
(DR-VIC-5). The last line is of steady heroes against random ones, two at a table, in turn as the first and as the
second seat. The same numbers give the same table.
"""

import argparse
import math
import statistics
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import SearchDice
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.bot import BOTS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES
from lanterne.games.dungeon_run.rules.victory import score
from lanterne.games.dungeon_run.state import NONE, State

MAKE: dict[str, BotMaker] = {**BOTS, "random": RandomBot}


class Task(NamedTuple):
    """A game to be played: who sits where."""

    names: tuple[str, ...]
    seed: str
    settings: tuple[tuple[str, str], ...]


class Tale(NamedTuple):
    """One game: who sat where with which hero, who began, how it ended and who won, its rounds and decisions, whether
    the boss was slain, who first took the Stone, and the points of a lone hero."""

    names: tuple[str, ...]
    heroes: tuple[str, ...]
    began: int
    ending: str
    winner: int
    rounds: int
    decisions: int
    slain: bool
    taker: int
    points: int
    seconds: float


def play(task: Task) -> Tale:
    """A game from the set-up to its end."""
    start = time.process_time()
    game = BOX.new(len(task.names), SearchDice(task.seed), dict(task.settings), simulation=True)
    bots = [MAKE[name](f"{task.seed} {seat}") for seat, name in enumerate(task.names)]
    s = game.state
    began, taker, decisions = s.first, NONE, 0
    while not game.over:
        seat = game.asked[0]
        game.play(seat, bots[seat].choose(BOX.view(s, seat)))
        decisions += 1
        taker = s.bearer if taker == NONE else taker
    heroes = tuple(HERO_NAMES[hero.card] for hero in s.heroes)
    points = score(s) if len(heroes) == 1 else 0
    seconds = time.process_time() - start
    return Tale(task.names, heroes, began, s.ending, s.winner, s.round, decisions, is_slain(s), taker, points, seconds)


def is_slain(s: State) -> bool:
    """Whether the boss was revealed and is no more."""
    return not s.boss and all(spot.monster < FIRST_BOSS for spot in s.spots)


# --- figures ----------------------------------------------------------------------------------------------------------


def wilson(wins: float, games: int) -> str:
    """The 95 % interval of a win rate."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return f"{max(0.0, middle - half):.1%} – {min(1.0, middle + half):.1%}"


def middle(values: Sequence[int]) -> str:
    """The median, and the range."""
    return f"{statistics.median(values):.0f} ({min(values)} to {max(values)})"


def summary(tales: list[Tale]) -> str:
    """One line for a number of players."""
    games = len(tales)
    endings = Counter(tale.ending for tale in tales)
    told = ", ".join(f"{name} {number}" for name, number in endings.most_common())
    slain = sum(tale.slain for tale in tales)
    takers = [tale for tale in tales if tale.taker != NONE]
    kept = f"{sum(tale.winner == tale.taker for tale in takers) / len(takers):.0%}" if takers else "–"
    return (
        f"| {len(tales[0].names)} | {games} | {middle([tale.rounds for tale in tales])} "
        f"| {middle([tale.decisions for tale in tales])} | {told} | {slain / games:.0%} | {kept} "
        f"| {statistics.fmean(tale.seconds for tale in tales):.2f} s |"
    )


def by_place(tales: list[Tale]) -> Iterable[str]:
    """Victories of each seat, and of each place clockwise from who began."""
    seats, games = len(tales[0].names), len(tales)
    for place in range(seats):
        seat = sum(tale.winner == place for tale in tales)
        after = sum(tale.winner != NONE and (tale.winner - tale.began) % seats == place for tale in tales)
        yield (
            f"| {seats} | {place + 1} | {seat / games:.1%} | {wilson(seat, games)} "
            f"| {after / games:.1%} | {wilson(after, games)} |"
        )


def by_hero(tales: list[Tale]) -> Iterable[str]:
    """Victories of each hero in the games in which he was played."""
    for name in HERO_NAMES:
        at = [(tale, tale.heroes.index(name)) for tale in tales if name in tale.heroes]
        if at:
            wins = sum(tale.winner == seat for tale, seat in at)
            share = f"{wins / len(at):.1%} | {wilson(wins, len(at))}"
            yield f"| {len(tales[0].names)} | {name} | {len(at)} | {share} |"


def report(groups: list[list[Tale]]) -> str:
    """The tables of games of steady heroes, a group for each number of players."""
    lines = [
        "| players | games | rounds, median (range) | decisions, median (range) | endings | boss slain "
        "| won by who first took the Stone | processor time |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += map(summary, groups)
    lines += ["", "| players | place | won from this seat | 95 % | won from this place in the first round | 95 % |"]
    lines += ["|---|---|---|---|---|---|"]
    for tales in groups:
        lines += by_place(tales) if len(tales[0].names) > 1 else []
    lines += ["", "| players | hero | games | won | 95 % |", "|---|---|---|---|---|"]
    for tales in groups:
        lines += by_hero(tales)
    alone = [tale.points for tales in groups for tale in tales if len(tale.names) == 1]
    if alone:
        lines += ["", f"Points of a lone hero: {middle(alone)}, {statistics.fmean(alone):.0f} on average."]
    return "\n".join(lines)


def duel(tales: list[Tale]) -> str:
    """How often steady beats random."""
    wins = sum(tale.winner != NONE and tale.names[tale.winner] == "steady" for tale in tales)
    lost = sum(tale.winner != NONE and tale.names[tale.winner] == "random" for tale in tales)
    return (
        f"Steady against random, two players: {wins} of {len(tales)} won ({wilson(wins, len(tales))}), {lost} lost, "
        f"{len(tales) - wins - lost} without a winner."
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=300, help="of each number of players, and of steady against random"
    )
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4, 5, 6], help="the numbers of players")
    parser.add_argument("--seed", default="run")
    parser.add_argument("--set", action="append", default=[], help="a setting of the game, name=value")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    settings = tuple((name, value) for name, _, value in (text.partition("=") for text in asked.set))
    numbers = range(asked.games)
    start = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as pool:
        groups = []
        for seats in asked.players:
            tasks = [Task(("steady",) * seats, f"{asked.seed}-{seats}-{number}", settings) for number in numbers]
            groups.append(list(pool.map(play, tasks, chunksize=4)))
        print(report(groups), flush=True)
        if 2 in asked.players:
            pairs = (("steady", "random"), ("random", "steady"))
            tasks = [Task(pairs[number % 2], f"{asked.seed}-duel-{number}", settings) for number in numbers]
            print("\n" + duel(list(pool.map(play, tasks, chunksize=4))))
    print(f"\n{time.perf_counter() - start:.0f} s with {asked.workers} workers.")


if __name__ == "__main__":
    main()
