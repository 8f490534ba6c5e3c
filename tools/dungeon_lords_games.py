"""Play games of Dungeon Lords with steady bots and print how they went, for each number of lords.

    .local/dev/bin/python -m tools.dungeon_lords_games --games 300 --workers 2

`--bot quick` seats the quick lord instead, who answers by rules of thumb. Every game uses the default settings unless
you change one: `--set greedy_dummies=on`. The last line is about steady against random bots, two at a table, each kind
first in every other game. The same arguments give the same tables, apart from the CPU time.
"""

import time
from collections.abc import Iterable
from typing import NamedTuple

from tools.measuring import Task, compare_bots, interval, mean, median

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import EventRecord, SearchDice
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.bot import BOTS
from lanterne.games.dungeon_lords.bot.quick import QuickBot
from lanterne.games.dungeon_lords.content.scoring import LICENCE, TITLE_NAMES
from lanterne.games.dungeon_lords.rules.battle import BATTLE_BEGINS
from lanterne.games.dungeon_lords.rules.calendar import YEAR_BEGINS
from lanterne.games.dungeon_lords.rules.events import CREATURE_GONE, TAX_PAID
from lanterne.games.dungeon_lords.rules.scoring import holders, points, total
from lanterne.games.dungeon_lords.state import COLOURS, State

MAKE: dict[str, BotMaker] = {**BOTS, "quick": QuickBot, "random": RandomBot}


class Tale(NamedTuple):
    """How one game went.

    `names` are the bots by seat, `first` is the first starting player, `totals` are the points by seat. `lines` are the
    points of all lords together by line of the score. `held` says for each title how many lords hold it. `seconds` is
    the CPU time of each decision of a bot that is not random.
    """

    names: tuple[str, ...]
    first: int
    totals: tuple[int, ...]
    decisions: int
    lines: dict[str, int]
    held: tuple[int, ...]
    leaks: tuple["Leaks", ...]
    seconds: list[float]


class Leaks:
    """What a lord lets slip in a game: battles fought with nothing laid, creatures and taxes not paid; and how many
    unconquered tiles are left after the first year."""

    def __init__(self) -> None:
        self.battles = self.bare = self.creatures_unpaid = self.taxes_unpaid = self.tiles_left = 0

    def hear(self, seat: int, s: State, record: EventRecord) -> None:
        """Count what happens to the lord of this seat. `s` is the state when it happens."""
        event, args, lord = record.event, record.args, s.lords[seat]
        if event is YEAR_BEGINS:
            self.tiles_left = (lord.dug & ~lord.conquered).bit_count()
        elif not args or args[0] != seat:
            return
        elif event is BATTLE_BEGINS:
            self.battles += 1
            self.bare += not (lord.trapped or lord.stationed)
        elif event is CREATURE_GONE:
            self.creatures_unpaid += 1
        elif event is TAX_PAID:
            self.taxes_unpaid += args[2]


def play(task: Task) -> Tale:
    """Play a game to its end."""
    game = BOX.new(len(task.names), SearchDice(task.seed), dict(task.settings), simulation=True)
    bots = [MAKE[name](f"{task.seed} {seat}") for seat, name in enumerate(task.names)]
    first = game.state.first
    decisions = 0
    seats = range(len(task.names))
    leaks = tuple(Leaks() for _ in seats)
    seconds = []
    s = game.state

    def hear(record: EventRecord) -> None:
        for seat in seats:
            leaks[seat].hear(seat, s, record)

    game.listener = hear
    while not game.over:
        seat = game.asked[0]
        view = BOX.view(s, seat)
        begun = time.process_time()
        answer = bots[seat].choose(view)
        if task.names[seat] != "random":
            seconds.append(time.process_time() - begun)
        game.play(seat, answer)
        decisions += 1
    lines: dict[str, int] = {}
    for line in [line for seat in seats for line in points(s, seat)]:
        lines[line.what] = lines.get(line.what, 0) + line.points
    held = tuple(len(each.seats) for each in holders(s))
    return Tale(task.names, first, tuple(total(s, seat) for seat in seats), decisions, lines, held, leaks, seconds)


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


def leaks_of(tales: list[Tale]) -> str:
    """One line for a number of lords: what they let slip."""
    lords = [leaks for tale in tales for leaks in tale.leaks]

    def share(number: int) -> str:
        return f"{number / len(lords):.0%}"

    bare, battles = sum(lord.bare for lord in lords), sum(lord.battles for lord in lords)
    return (
        f"| {len(tales[0].totals)} | {bare / battles:.0%} of {battles} "
        f"| {mean([lord.tiles_left for lord in lords])} | {share(sum(lord.tiles_left <= 2 for lord in lords))} "
        f"| {share(sum(lord.creatures_unpaid > 0 for lord in lords))} "
        f"| {share(sum(lord.taxes_unpaid > 0 for lord in lords))} |"
    )


def cpu_of(tales: list[Tale]) -> str:
    """One line for a number of lords: the CPU time of a decision, in milliseconds."""
    seconds = sorted(second for tale in tales for second in tale.seconds)
    average, last = sum(seconds) / len(seconds), seconds[int(0.99 * len(seconds))]
    return (
        f"| {len(tales[0].totals)} | {1000 * average:.1f} | {1000 * last:.0f} | {1000 * seconds[-1]:.0f} "
        f"| {sum(seconds) / len(tales):.1f} |"
    )


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
    lines += ["", "| lords | battles with nothing laid | tiles left after year 1 | two or fewer left "]
    lines[-1] += "| a creature unpaid | taxes unpaid |"
    lines += ["|---|---|---|---|---|---|", *map(leaks_of, groups)]
    lines += ["", "| lords | CPU a decision, ms | 99th percentile | most | s a game |", "|---|---|---|---|---|"]
    lines += map(cpu_of, groups)
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
