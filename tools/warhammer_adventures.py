"""Play the thirty adventures of Warhammer Quest with steady warriors, and print how each went.

    .local/dev/bin/python -m tools.warhammer_adventures --games 50 --workers 2

Every game is the box as it is printed unless a setting is set: `--set cave_in_detour=on`. The same numbers give the
same table.
"""

import argparse
import math
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from lanterne.engine import SearchDice
from lanterne.games.warhammer_quest import BOX, WON
from lanterne.games.warhammer_quest.bot import BOTS
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.state import INSIDE, NONE, OUT


class Tale(NamedTuple):
    """One game: how it ended, after how many turns, how many warriors lived, their gold, how many monster cards they
    got the better of, and whether they came to the objective room."""

    adventure: int
    ending: str
    turns: int
    survivors: int
    gold: int
    cleared: int
    arrived: bool


class Task(NamedTuple):
    """A game to be played."""

    adventure: int
    seats: int
    seed: str
    settings: tuple[tuple[str, str], ...]


def play(task: Task) -> Tale:
    """A game from the set-up to its end."""
    settings = {**dict(task.settings), "adventure": ADVENTURE_NAMES[task.adventure]}
    game = BOX.new(task.seats, SearchDice(task.seed), settings, simulation=True)
    bot = BOTS["steady"]("")
    while not game.over:
        seat = game.asked[0]
        game.play(seat, bot.choose(BOX.view(game.state, seat)))
    s = game.state
    living = [row for row in s.warriors if row.fate in (INSIDE, OUT)]
    room = objective_place(s)
    arrived = room != NONE and bool(s.entered >> room & 1)
    return Tale(task.adventure, s.ending, s.turn, len(living), sum(row.gold for row in living), s.cleared, arrived)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def line(name: str, tales: list[Tale]) -> str:
    """The figures of some games."""
    games = len(tales)
    wins = sum(tale.ending == WON for tale in tales)
    low, high = wilson(wins, games)

    def mean(values: list[int]) -> float:
        return sum(values) / games

    return (
        f"| {name} | {games} | {wins / games:.1%} | {low:.1%} – {high:.1%} | {mean([t.arrived for t in tales]):.0%} "
        f"| {mean([t.cleared for t in tales]):.1f} | {mean([t.survivors for t in tales]):.2f} "
        f"| {mean([t.turns for t in tales]):.0f} | {mean([t.gold for t in tales]):.0f} |"
    )


def table(tales: list[Tale]) -> str:
    """One line for each adventure, and one for all."""
    lines = [
        "| adventure | games | won | 95 % | came to the room | monster cards overcome | survivors | turns | gold |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for adventure, name in enumerate(ADVENTURE_NAMES):
        rows = [tale for tale in tales if tale.adventure == adventure]
        if rows:
            lines.append(line(name, rows))
    return "\n".join((*lines, line("all", tales)))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50, help="of each adventure")
    parser.add_argument("--seats", type=int, default=4, help="warriors")
    parser.add_argument("--seed", default="adventure")
    parser.add_argument("--set", action="append", default=[], help="a setting of the game, name=value")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    settings = tuple((name, value) for name, _, value in (text.partition("=") for text in asked.set))
    tasks = [
        Task(adventure, asked.seats, f"{asked.seed}-{adventure}-{number}", settings)
        for number in range(asked.games)
        for adventure in range(len(ADVENTURE_NAMES))
    ]
    start = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as pool:
        tales = list(pool.map(play, tasks, chunksize=4))
    print(table(tales))
    endings = sorted({tale.ending for tale in tales})
    counts = ", ".join(f"{ending} {sum(tale.ending == ending for tale in tales)}" for ending in endings)
    print(f"\n{counts}; {time.perf_counter() - start:.0f} s with {asked.workers} workers.")


if __name__ == "__main__":
    main()
