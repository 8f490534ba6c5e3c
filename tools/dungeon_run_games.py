"""Play games of Dungeon Run with steady bots and print how they went, for each number of players.

    .local/dev/bin/python -m tools.dungeon_run_games --games 300 --workers 2

Every game uses the default settings unless you change one: `--set mercy=on`. Games are stopped after 200 rounds
(DR-VIC-5). Bots choose their heroes; `--bot dealt` deals each an open hero at random, so that all heroes come up
equally often. A game stalls if nothing has come of `STALL` rounds (`progress`). The last line is about steady against
random bots, two at a table, each kind first in every other game. The same arguments give the same table.
"""

import statistics
import time
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tools.measuring import Task, compare_bots, interval, median

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import Call, EventRecord, SearchDice, View
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.bot import BOTS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.battle import battle_hero, battle_monster, charge_hero
from lanterne.games.dungeon_run.rules.death import DIES
from lanterne.games.dungeon_run.rules.escape import ESCAPED
from lanterne.games.dungeon_run.rules.fall import FALLS, SOLO_DEATH
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.helping import assist, sabotage
from lanterne.games.dungeon_run.rules.setup import choose_hero
from lanterne.games.dungeon_run.rules.trade import accept_trade, open_trade
from lanterne.games.dungeon_run.rules.turn import end_turn
from lanterne.games.dungeon_run.rules.victory import score
from lanterne.games.dungeon_run.state import DEAD, NONE, State, current, monster_at, others_present

STALL = 8
"""After this many rounds without progress a game has stalled."""


class DealtBot:
    """Steady, but with a hero dealt at random."""

    def __init__(self, seed: str) -> None:
        self._steady = BOTS["steady"](seed)
        self._deal = RandomBot(seed)

    def choose(self, view: View[State]) -> Call:
        """A hero at random, and then what steady answers."""
        return (self._deal if view.decision.name == choose_hero.name else self._steady).choose(view)


MAKE: dict[str, BotMaker] = {**BOTS, "dealt": DealtBot, "random": RandomBot}

# --- counting ---------------------------------------------------------------------------------------------------------


def progress(s: State) -> tuple[int, ...]:
    """What a game has come to, in figures that never fall of themselves: tiles laid, tokens taken, cards won, treasures
    found, wounds of the boss; in the final phase heroes killed, who has the Stone, and how far they are from home.
    A change of any of them is progress; wounds come and go, and do not count."""
    if s.final:
        away = NONE if s.bearer == NONE else floor(s).distance(s.heroes[s.bearer].tile, ENTRANCE)
        return (sum(hero.condition == DEAD for hero in s.heroes), s.bearer, away)
    boss = next((spot.wounds for spot in s.spots if spot.monster >= FIRST_BOSS), NONE)
    trained = sum(sum(hero.training) for hero in s.heroes)
    won = sum(len(hero.loot) for hero in s.heroes)
    return (len(s.laid), len(s.encounters), len(s.treasures), won, trained, boss)


class Patience:
    """Watches a game for progress; `longest` is the greatest number of rounds without any."""

    def __init__(self) -> None:
        self.longest = 0
        self._seen: set[tuple[int, ...]] = set()
        self._since = 0

    def look(self, s: State, blows: int = 0) -> None:
        """Note the position; a place where the game has been before is no progress. A lone hero's blows at the boss
        count, whether they hit or not: each may end the game."""
        now = (*progress(s), blows if len(s.heroes) == 1 else 0)
        if now not in self._seen:
            self._seen.add(now)
            self._since = s.round
        self.longest = max(self.longest, s.round - self._since)


BLOW = "blow at the boss"


def deeds(s: State, seat: int, answer: Call) -> tuple[str, ...]:
    """What an answer counts as, before it is played."""
    match answer[0]:
        case open_trade.name:
            return ("trade opened",)
        case accept_trade.name:
            return ("trade made",)
        case battle_hero.name | charge_hero.name:
            return ("duel" if s.final else "ambush",)
        case assist.name:
            return ("assist",)
        case sabotage.name:
            return ("sabotage",)
        case battle_monster.name if monster_at(s, s.heroes[seat].tile) >= FIRST_BOSS:
            return (BLOW,)
        case end_turn.name if s.final and s.heroes[seat].actions and s.bearer in others_present(s, seat):
            return ("turn ended beside the bearer",)
    return ()


FELLED, FLED = "felled by the boss", "fled from the boss"


def at_the_boss(s: State, record: EventRecord) -> str:
    """What an event counts as that happens in a battle with the boss, in an escape from it, or by its power; or ""."""
    deed = current(s)
    if deed is None or deed.monster < FIRST_BOSS:
        return ""
    if record.event in (FALLS, DIES, SOLO_DEATH):
        return FELLED
    return FLED if record.event is ESCAPED else ""


class Tale(NamedTuple):
    """How one game went.

    `names` are the bots and `heroes` their heroes, by seat. `slain`: whether the boss was killed. `taker` is the seat
    that first took the Stone. `points` are those of a lone hero. `counts`: see `deeds` and `at_the_boss`. `still` are
    the most rounds without progress. `fought`: the rounds from the boss's appearance to its death, or to the end.
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
    counts: Counter[str]
    still: int
    fought: int
    seconds: float


def play(task: Task) -> Tale:
    """Play a game to its end."""
    start = time.process_time()
    game = BOX.new(len(task.names), SearchDice(task.seed), dict(task.settings), simulation=True)
    bots = [MAKE[name](f"{task.seed} {seat}") for seat, name in enumerate(task.names)]
    s = game.state
    began, taker, decisions = s.first, NONE, 0
    counts, patience = Counter[str](), Patience()
    revealed = slain = NONE
    game.listener = lambda record: counts.update([at_the_boss(s, record)])
    while not game.over:
        seat = game.asked[0]
        answer = bots[seat].choose(BOX.view(s, seat))
        counts.update(deeds(s, seat, answer))
        game.play(seat, answer)
        decisions += 1
        taker = s.bearer if taker == NONE else taker
        patience.look(s, counts[BLOW])
        revealed = s.round if revealed == NONE and not s.boss else revealed
        slain = s.round if slain == NONE and is_slain(s) else slain
    heroes = tuple(HERO_NAMES[hero.card] for hero in s.heroes)
    points = score(s) if len(heroes) == 1 else 0
    seconds = time.process_time() - start
    return Tale(
        task.names,
        heroes,
        began,
        s.ending,
        s.winner,
        s.round,
        decisions,
        is_slain(s),
        taker,
        points,
        counts,
        patience.longest,
        NONE if revealed == NONE else (s.round if slain == NONE else slain) - revealed + 1,
        seconds,
    )


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
    """Victories of each hero in the games in which the hero was played, and how many times an even share that is."""
    seats = len(tales[0].names)
    for name in HERO_NAMES:
        at = [(tale, tale.heroes.index(name)) for tale in tales if name in tale.heroes]
        if at:
            wins = sum(tale.winner == seat for tale, seat in at)
            share = f"{wins / len(at):.1%} | {interval(wins, len(at))} | {seats * wins / len(at):.2f}"
            yield f"| {seats} | {name} | {len(at)} | {share} |"


KINDS = (
    BLOW,
    "assist",
    "sabotage",
    "trade opened",
    "trade made",
    "ambush",
    "duel",
    "turn ended beside the bearer",
)


def company(tales: list[Tale]) -> str:
    """How often heroes had to do with one another, per game; and the games that stalled."""
    told = " | ".join(f"{sum(tale.counts[kind] for tale in tales) / len(tales):.2f}" for kind in KINDS)
    stalled = sum(tale.still >= STALL for tale in tales)
    return f"| {len(tales[0].names)} | {told} | {stalled} | {median([tale.still for tale in tales])} |"


def boss(tales: list[Tale]) -> str:
    """How the fights with the boss went."""
    met = [tale for tale in tales if tale.fought != NONE]
    per = {kind: sum(tale.counts[kind] for tale in met) / len(met) for kind in (BLOW, FELLED, FLED)}
    bites = sum(tale.counts[FELLED] > 0 for tale in met)
    return (
        f"| {len(tales[0].names)} | {len(met)} | {median([tale.fought for tale in met])} "
        f"| {' | '.join(f'{each:.2f}' for each in per.values())} | {bites / len(met):.0%} "
        f"| {sum(tale.slain for tale in met) / len(met):.0%} |"
    )


def report(groups: list[list[Tale]]) -> str:
    """The tables about games of steady bots; there is a group for each number of players."""
    lines = [
        "| players | games | rounds, median (range) | decisions, median (range) | endings | boss slain "
        "| won by who first took the Stone | processor time |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += map(summary, groups)
    lines += ["", f"| players | {' | '.join(KINDS)} | games stalled | rounds without progress, median (range) |"]
    lines += ["|---" * (len(KINDS) + 3) + "|"]
    lines += map(company, groups)
    lines += [
        "",
        f"| players | games with a boss | rounds it lived, median (range) | {BLOW} | {FELLED} | {FLED}",
    ]
    lines[-1] += " | games in which it felled somebody | slain |"
    lines += ["|---" * 8 + "|"]
    lines += map(boss, groups)
    lines += ["", "| players | place | won from this seat | 95 % | won from this place in the first round | 95 % |"]
    lines += ["|---|---|---|---|---|---|"]
    for tales in groups:
        lines += by_place(tales) if len(tales[0].names) > 1 else []
    lines += ["", "| players | hero | games | won | 95 % | of an even share |", "|---|---|---|---|---|---|"]
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
