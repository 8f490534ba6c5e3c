"""Play games of Dungeon Run with steady bots and print how they went, for each number of players.

    .local/dev/bin/python -m tools.dungeon_run_games --games 300 --workers 2

Every game uses the default settings unless you change one: `--set mercy=on`. Games are stopped after 200 rounds
(DR-VIC-5). The last line is about steady against random bots, two at a table, each kind first in every other game. The
same arguments give the same table.
"""

import statistics
import time
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tools.measuring import Task, compare_bots, interval, median

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import SearchDice
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.bot import BOTS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES
from lanterne.games.dungeon_run.rules.victory import score
from lanterne.games.dungeon_run.state import NONE, State

MAKE: dict[str, BotMaker] = {**BOTS, "random": RandomBot}


class Tale(NamedTuple):
    """How one game went.

    `names` are the bots and `heroes` their heroes, by seat. `slain`: whether the boss was killed. `taker` is the seat
    that first took the Stone. `points` are those of a lone hero.
    """

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
    """Play a game to its end."""
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
    """Whether the boss was revealed and killed."""
    return not s.boss and all(spot.monster < FIRST_BOSS for spot in s.spots)


# --- figures ----------------------------------------------------------------------------------------------------------


def summary(tales: list[Tale]) -> str:
    """One line for a number of players."""
    games = len(tales)
    endings = Counter(tale.ending for tale in tales)
    told = ", ".join(f"{name} {number}" for name, number in endings.most_common())
    slain = sum(tale.slain for tale in tales)
    takers = [tale for tale in tales if tale.taker != NONE]
    kept = f"{sum(tale.winner == tale.taker for tale in takers) / len(takers):.0%}" if takers else "–"
    return (
        f"| {len(tales[0].names)} | {games} | {median([tale.rounds for tale in tales])} "
        f"| {median([tale.decisions for tale in tales])} | {told} | {slain / games:.0%} | {kept} "
        f"| {statistics.fmean(tale.seconds for tale in tales):.2f} s |"
    )


def by_place(tales: list[Tale]) -> Iterable[str]:
    """Victories of each seat, and of each place clockwise from the starting player."""
    seats, games = len(tales[0].names), len(tales)
    for place in range(seats):
        seat = sum(tale.winner == place for tale in tales)
        after = sum(tale.winner != NONE and (tale.winner - tale.began) % seats == place for tale in tales)
        yield (
            f"| {seats} | {place + 1} | {seat / games:.1%} | {interval(seat, games)} "
            f"| {after / games:.1%} | {interval(after, games)} |"
        )


def by_hero(tales: list[Tale]) -> Iterable[str]:
    """Victories of each hero in the games in which the hero was played."""
    for name in HERO_NAMES:
        at = [(tale, tale.heroes.index(name)) for tale in tales if name in tale.heroes]
        if at:
            wins = sum(tale.winner == seat for tale, seat in at)
            share = f"{wins / len(at):.1%} | {interval(wins, len(at))}"
            yield f"| {len(tales[0].names)} | {name} | {len(at)} | {share} |"


def report(groups: list[list[Tale]]) -> str:
    """The tables about games of steady bots; there is a group for each number of players."""
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
        lines += ["", f"Points of a lone hero: {median(alone)}, {statistics.fmean(alone):.0f} on average."]
    return "\n".join(lines)


def duel(tales: list[Tale]) -> str:
    """How often steady beats random."""
    wins = sum(tale.winner != NONE and tale.names[tale.winner] == "steady" for tale in tales)
    lost = sum(tale.winner != NONE and tale.names[tale.winner] == "random" for tale in tales)
    return (
        f"Steady against random, two players: {wins} of {len(tales)} won ({interval(wins, len(tales))}), {lost} lost, "
        f"{len(tales) - wins - lost} without a winner."
    )


if __name__ == "__main__":
    compare_bots(__doc__, "run", (1, 2, 3, 4, 5, 6), play, report, duel)
