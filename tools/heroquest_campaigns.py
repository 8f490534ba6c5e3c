"""Play campaigns of HeroQuest with four steady heroes, and print how each quest went.

    .local/dev/bin/python -m tools.heroquest_campaigns --campaigns 40 --games 100 --workers 2

First whole campaigns with the armoury, lost quests tried again; then, so that every quest has enough games, quests by
themselves, begun by the very parties that came to them in the campaigns. The same numbers give the same table.
"""

import argparse
import math
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from lanterne.engine import Game, SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.bot import BOTS
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.state import DEAD, State

SEATS = 5
MAX_ROUNDS = 150


class Chapter(NamedTuple):
    """One try of a quest: how it ended, after how many rounds, and how many heroes died in it."""

    quest: int
    result: str
    rounds: int
    deaths: int


class Tale(NamedTuple):
    """A campaign: its chapters, and the table at the beginning of every quest that it came to, ready to be played."""

    chapters: tuple[Chapter, ...]
    arrivals: tuple[tuple[int, State], ...]
    won: bool


def play_campaign(seed: str) -> Tale:
    """A campaign from quest 1 until it is won or given up."""
    settings = {"play": "campaign", "max_rounds": MAX_ROUNDS}
    game = BOX.new(SEATS, SearchDice(seed), settings, simulation=True)
    chapters: list[Chapter] = []
    arrivals: list[tuple[int, State]] = []
    while not game.over:
        s = game.state
        if len(arrivals) == s.quest and not s.round and not s.tries:
            arrivals.append((s.quest, s.copy()))
        chapters += _step(game, len(chapters))
    return Tale(tuple(chapters), tuple(arrivals), game.state.ending == "campaign-won")


def play_quest(arrival: State, seed: str) -> Chapter:
    """One try of a quest by a party that has come to it."""
    game = Game(BOX, arrival.copy(), SearchDice(seed))
    before = len(arrival.results)
    while True:
        for chapter in _step(game, before):
            return chapter


def _step(game: Game[State], known: int) -> list[Chapter]:
    """One answer, and the chapter that it ended, if any."""
    seat, s = game.asked[0], game.state
    rounds = s.round  # which the end of a quest sets back
    game.play(seat, BOTS["steady"]("").choose(BOX.view(s, seat)))
    if len(s.results) == known:
        return []
    quest, result = s.results[-1]
    return [Chapter(quest, result, rounds, sum(row.fate == DEAD for row in s.heroes))]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def table(tales: list[Tale], others: Iterable[Chapter]) -> str:
    """One line for each quest: all tries of it, in campaigns and alone."""
    chapters = [chapter for tale in tales for chapter in tale.chapters]
    tried = [chapter.quest for chapter in chapters]
    chapters += others
    lines = [
        "| quest | tries, of them in campaigns | won | 95 % | rounds | deaths | stopped |",
        "|---|---|---|---|---|---|---|",
    ]
    for quest, briefing in enumerate(BRIEFINGS):
        rows = [chapter for chapter in chapters if chapter.quest == quest]
        if not rows:
            lines.append(f"| {quest + 1} {briefing.id} | 0 | | | | | |")
            continue
        games, wins = len(rows), sum(row.result == "success" for row in rows)
        low, high = wilson(wins, games)
        rounds, deaths = sum(row.rounds for row in rows) / games, sum(row.deaths for row in rows) / games
        stopped = sum(row.result == "stopped" for row in rows)
        lines.append(
            f"| {quest + 1} {briefing.id} | {games}, {tried.count(quest)} | {wins / games:.0%} "
            f"| {low:.0%} – {high:.0%} | {rounds:.0f} | {deaths:.1f} | {stopped} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=40)
    parser.add_argument("--games", type=int, default=100, help="at least so many tries of every quest")
    parser.add_argument("--seed", default="campaign")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    start = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as pool:
        tales = list(pool.map(play_campaign, [f"{asked.seed}-{number}" for number in range(asked.campaigns)]))
        tasks: list[tuple[State, str]] = []
        for quest in range(len(BRIEFINGS)):
            arrivals = [state for tale in tales for where, state in tale.arrivals if where == quest]
            played = sum(chapter.quest == quest for tale in tales for chapter in tale.chapters)
            missing = asked.games - played if arrivals else 0
            tasks += [(arrivals[n % len(arrivals)], f"{asked.seed}-quest-{quest}-{n}") for n in range(missing)]
        others = list(pool.map(play_quest, *zip(*tasks, strict=True), chunksize=4)) if tasks else []
    print(table(tales, others))
    won = sum(tale.won for tale in tales)
    print(
        f"\n{won} of {len(tales)} campaigns were won; {time.perf_counter() - start:.0f} s with {asked.workers} workers."
    )


if __name__ == "__main__":
    main()
