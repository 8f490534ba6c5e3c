"""Play campaigns of HeroQuest with four steady heroes and print how each quest went.

    .local/dev/bin/python -m tools.heroquest_campaigns --campaigns 40 --games 100 --workers 2

It first plays whole campaigns with the armoury, in which lost quests are tried again. Then, to have enough games of
every quest, it plays single quests with the parties that reached them in the campaigns. The same arguments give the
same table. `--set difficulty=peril` plays another difficulty. What bosses do before they die, and how many turns of
heroes are empty, is counted too.
"""

from collections.abc import Iterable
from functools import partial, reduce
from typing import NamedTuple

from tools.measuring import Settings, arguments, interval, mean, settings_of, take_settings, workers

from lanterne.engine import Game, SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.bot import BOTS
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.state import DEAD, State
from lanterne.games.heroquest.turns import Bosses, TurnCounter, Turns, boss_deed, bosses_met

SEATS = 5
MAX_ROUNDS = 150


class Chapter(NamedTuple):
    """One try of a quest: how it ended, after how many rounds, how many heroes died, and what was counted."""

    quest: int
    result: str
    rounds: int
    deaths: int
    turns: Turns
    bosses: Bosses


class Tale(NamedTuple):
    """A campaign: its chapters, and the state at the beginning of every quest it reached."""

    chapters: tuple[Chapter, ...]
    arrivals: tuple[tuple[int, State], ...]
    won: bool


def play_campaign(seed: str, settings: Settings) -> Tale:
    """Play a campaign from quest 1 until it is won or given up."""
    agreed = {"play": "campaign", "max_rounds": MAX_ROUNDS, **dict(settings)}
    game = BOX.new(SEATS, SearchDice(seed), agreed, simulation=True)
    chapters: list[Chapter] = []
    arrivals: list[tuple[int, State]] = []
    watch = Watch()
    while not game.over:
        s = game.state
        if len(arrivals) == s.quest and not s.round and not s.tries:
            arrivals.append((s.quest, s.copy()))
        if chapter := watch.step(game):
            chapters.append(chapter)
            watch = Watch()
    return Tale(tuple(chapters), tuple(arrivals), game.state.ending == "campaign-won")


def play_quest(arrival: State, seed: str) -> Chapter:
    """Play one try of a quest with a party that has reached it."""
    game = Game(BOX, arrival.copy(), SearchDice(seed))
    watch = Watch()
    while True:
        if chapter := watch.step(game):
            return chapter


class Watch:
    """Plays a try of a quest, and counts."""

    def __init__(self) -> None:
        self._turns, self._bosses = TurnCounter(), Bosses()

    def step(self, game: Game[State]) -> Chapter | None:
        """Give one answer; return the chapter it ended, if any."""
        seat, s = game.asked[0], game.state
        known, rounds, met = len(s.results), s.round, bosses_met(s)  # the end of a quest resets them
        call = BOTS["steady"]("").choose(BOX.view(s, seat))
        self._turns.see(s, call)
        self._bosses = self._bosses.plus(boss_deed(call))
        game.play(seat, call)
        if len(s.results) == known:
            return None
        self._turns.close()
        quest, result = s.results[-1]
        deaths = sum(row.fate == DEAD for row in s.heroes)
        return Chapter(quest, result, rounds, deaths, self._turns.counted, self._bosses._replace(met=met))


def table(tales: list[Tale], others: Iterable[Chapter]) -> str:
    """One line for each quest: all tries of it, in campaigns and alone."""
    chapters = [chapter for tale in tales for chapter in tale.chapters]
    tried = [chapter.quest for chapter in chapters]
    chapters += others
    lines = [
        "| quest | tries, of them in campaigns | won | 95 % | rounds | deaths | stopped | a boss attacks, casts |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for quest, briefing in enumerate(BRIEFINGS):
        rows = [chapter for chapter in chapters if chapter.quest == quest]
        name = f"{quest + 1} {briefing.id}"
        lines.append(line(name, rows, tried.count(quest)) if rows else f"| {name} | 0 | | | | | | |")
    lines.append(line("all", chapters, len(tried)))
    return "\n".join((*lines, "", turns_table(chapters)))


def line(name: str, rows: list[Chapter], tried: int) -> str:
    """How these tries went."""
    games, wins = len(rows), sum(row.result == "success" for row in rows)
    rounds = sum(row.rounds for row in rows) / games
    stopped = sum(row.result == "stopped" for row in rows)
    bosses = reduce(Bosses.plus, (row.bosses for row in rows))
    did = f"{bosses.attacks / bosses.met:.1f}, {bosses.spells / bosses.met:.1f}" if bosses.met else ""
    return (
        f"| {name} | {games}, {tried} | {wins / games:.0%} | {interval(wins, games, 0)} | {rounds:.0f} "
        f"| {mean([row.deaths for row in rows], 2)} | {stopped} | {did} |"
    )


def turns_table(chapters: list[Chapter]) -> str:
    """What the heroes' turns were like."""
    turns = reduce(Turns.plus, (chapter.turns for chapter in chapters))
    return "\n".join(
        (
            "| turns of heroes | number | empty | 95 % |",
            "|---|---|---|---|",
            f"| all | {turns.all} | {turns.empty / turns.all:.1%} | {interval(turns.empty, turns.all)} |",
            f"| beside a fight | {turns.fights} | {turns.empty_fights / turns.fights:.1%} "
            f"| {interval(turns.empty_fights, turns.fights)} |",
            "",
            f"Of 1,000 turns {1000 * turns.to_and_fro / turns.all:.1f} led to and fro, and "
            f"{1000 * turns.vain_searches / turns.all:.1f} had a search where nothing could be found.",
        )
    )


def main() -> None:
    """Play and print."""
    parser = arguments(__doc__, "campaign")
    parser.add_argument("--campaigns", type=int, default=40)
    parser.add_argument("--games", type=int, default=100, help="tries of every quest, at least")
    take_settings(parser)
    asked = parser.parse_args()
    settings = settings_of(asked)
    seeds = [f"{asked.seed}-{number}" for number in range(asked.campaigns)]
    with workers(asked) as pool:
        tales = list(pool.map(partial(play_campaign, settings=settings), seeds))
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
