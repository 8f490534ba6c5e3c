"""Play campaigns of HeroQuest with four steady heroes and print how each quest went.

    .local/dev/bin/python -m tools.heroquest_campaigns --campaigns 40 --games 100 --workers 2

It first plays whole campaigns with the armoury, in which lost quests are tried again. Then, to have enough games of
every quest, it plays single quests with the parties that reached them in the campaigns. The same arguments give the
same table.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tools.measuring import arguments, interval, workers

from lanterne.engine import Game, SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.bot import BOTS
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.state import DEAD, State

SEATS = 5
MAX_ROUNDS = 150


class Chapter(NamedTuple):
    """One try of a quest: how it ended, after how many rounds, and how many heroes died."""

    quest: int
    result: str
    rounds: int
    deaths: int


class Tale(NamedTuple):
    """A campaign: its chapters, and the state at the beginning of every quest it reached."""

    chapters: tuple[Chapter, ...]
    arrivals: tuple[tuple[int, State], ...]
    won: bool


def play_campaign(seed: str) -> Tale:
    """Play a campaign from quest 1 until it is won or given up."""
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
    """Play one try of a quest with a party that has reached it."""
    game = Game(BOX, arrival.copy(), SearchDice(seed))
    before = len(arrival.results)
    while True:
        for chapter in _step(game, before):
            return chapter


def _step(game: Game[State], known: int) -> list[Chapter]:
    """Give one answer; return the chapter it ended, if any."""
    seat, s = game.asked[0], game.state
    rounds = s.round  # the end of a quest resets it
    game.play(seat, BOTS["steady"]("").choose(BOX.view(s, seat)))
    if len(s.results) == known:
        return []
    quest, result = s.results[-1]
    return [Chapter(quest, result, rounds, sum(row.fate == DEAD for row in s.heroes))]


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
        rounds, deaths = sum(row.rounds for row in rows) / games, sum(row.deaths for row in rows) / games
        stopped = sum(row.result == "stopped" for row in rows)
        lines.append(
            f"| {quest + 1} {briefing.id} | {games}, {tried.count(quest)} | {wins / games:.0%} "
            f"| {interval(wins, games, 0)} | {rounds:.0f} | {deaths:.1f} | {stopped} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Play and print."""
    parser = arguments(__doc__, "campaign")
    parser.add_argument("--campaigns", type=int, default=40)
    parser.add_argument("--games", type=int, default=100, help="tries of every quest, at least")
    asked = parser.parse_args()
    with workers(asked) as pool:
        tales = list(pool.map(play_campaign, [f"{asked.seed}-{number}" for number in range(asked.campaigns)]))
        tasks: list[tuple[State, str]] = []
        for quest in range(len(BRIEFINGS)):
            arrivals = [state for tale in tales for where, state in tale.arrivals if where == quest]
            played = sum(chapter.quest == quest for tale in tales for chapter in tale.chapters)
            missing = asked.games - played if arrivals else 0
            tasks += [(arrivals[n % len(arrivals)], f"{asked.seed}-quest-{quest}-{n}") for n in range(missing)]
        others = list(pool.map(play_quest, *zip(*tasks, strict=True), chunksize=4)) if tasks else []
        print(table(tales, others))
        print(f"\n{sum(tale.won for tale in tales)} of {len(tales)} campaigns were won.")


if __name__ == "__main__":
    main()
