"""Play games of Dungeon Lords with steady bots and print how they went, for each number of lords.

    .local/dev/bin/python -m tools.dungeon_lords_games --games 300 --workers 2

Every game uses the default settings unless you change one: `--set greedy_dummies=on`. The last line is about steady
against random bots, two at a table, each kind first in every other game. The same arguments give the same table.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tools.measuring import Task, compare_bots, interval, mean, median

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import SearchDice
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.bot import BOTS
from lanterne.games.dungeon_lords.content.scoring import LICENCE, TITLE_NAMES
from lanterne.games.dungeon_lords.rules.scoring import holders, points, total
from lanterne.games.dungeon_lords.state import COLOURS

MAKE: dict[str, BotMaker] = {**BOTS, "random": RandomBot}


class Tale(NamedTuple):
    """How one game went.

    `names` are the bots by seat, `first` is the first starting player, `totals` are the points by seat. `lines` are the
    points of all lords together by line of the score. `held` says for each title how many lords hold it.
    """

    names: tuple[str, ...]
    first: int
    totals: tuple[int, ...]
    decisions: int
    lines: dict[str, int]
    held: tuple[int, ...]


def play(task: Task) -> Tale:
    """Play a game to its end."""
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


def victory(tale: Tale, seat: int) -> float:
    """The seat's share of the victory: 1 if it won alone, 1/2 if it shared first place with another, 0 if it lost."""
    most = max(tale.totals)
    return (tale.totals[seat] == most) / tale.totals.count(most)


def by_place(tales: list[Tale], from_first: bool) -> Iterable[str]:
    """Points and victories of each seat; with `from_first`, of each place clockwise from the first starting player."""
    seats = len(tales[0].totals)
    for place in range(seats):
        at = [(tale, (tale.first + place) % seats if from_first else place) for tale in tales]
        name = f"place {place + 1}" if from_first else COLOURS.name(place)
        scores = mean([tale.totals[seat] for tale, seat in at])
        wins = sum(victory(tale, seat) for tale, seat in at)
        yield f"| {seats} | {name} | {scores} | {wins / len(at):.1%} | {interval(wins, len(at))} |"


def summary(tales: list[Tale]) -> str:
    """One line for a number of lords."""
    seats, games = len(tales[0].totals), len(tales)
    every = [points for tale in tales for points in tale.totals]
    licences = sum(points >= LICENCE for points in every) / len(every)
    shared = sum(tale.totals.count(max(tale.totals)) > 1 for tale in tales)
    return (
        f"| {seats} | {games} | {mean(every)} | {min(every)} to {max(every)} | {licences:.0%} | {shared} "
        f"| {median([tale.decisions for tale in tales])} |"
    )


def lines_of(tales: list[Tale]) -> str:
    """Where a lord's points come from on average, without titles."""
    lords = sum(len(tale.totals) for tale in tales)
    names = dict.fromkeys(name for tale in tales for name in tale.lines if name not in TITLE_NAMES)
    return ", ".join(f"{name} {sum(tale.lines.get(name, 0) for tale in tales) / lords:+.1f}" for name in sorted(names))


def titles_of(tales: list[Tale]) -> Iterable[str]:
    """For each title, how often one lord holds it alone and how many points it brings a lord on average."""
    lords = sum(len(tale.totals) for tale in tales)
    for number, name in enumerate(TITLE_NAMES):
        alone = sum(tale.held[number] == 1 for tale in tales) / len(tales)
        brings = sum(tale.lines.get(name, 0) for tale in tales) / lords
        yield f"| {len(tales[0].totals)} | {name} | {alone:.0%} | {brings:.2f} |"


def report(groups: list[list[Tale]]) -> str:
    """The tables about games of steady bots; there is a group for each number of lords."""
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
        f"Steady against random, two lords: {wins} of {len(tales)} won ({interval(wins, len(tales))}), {steady} points "
        f"against {chance}."
    )


if __name__ == "__main__":
    compare_bots(__doc__, "lords", (2, 3, 4), play, report, duel)
