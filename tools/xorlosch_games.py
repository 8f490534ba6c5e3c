"""Play games of Xorlosch with bots and print how they went: how quests were done, and who was asked.

    .local/dev/bin/python -m tools.xorlosch_games --games 200 --workers 2
    .local/dev/bin/python -m tools.xorlosch_games --players 4 --seats steady:broker,steady:slayer

Each table has one seat that stands in for a person: it plays as steady and answers as steady, but proposes nothing.
That seat goes round the table. With `--seats`, the bots named there share the table in turn instead, one place further
in every game. Games are stopped after 150 rounds (XOR-END-8). The same arguments give the same figures.
"""

import statistics
import time
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tools.measuring import Task, arguments, interval, median, settings_of, take_settings, workers

from lanterne.bots import Bot, BotMaker, RandomBot
from lanterne.engine import Call, EventRecord, SearchDice, View
from lanterne.games.xorlosch import BOX
from lanterne.games.xorlosch.bot import BOTS
from lanterne.games.xorlosch.rules.award import CARD_WON, QUEST_DONE, ranking
from lanterne.games.xorlosch.state import State
from lanterne.games.xorlosch.story import BY_MAJORITY

PERSON = "person"
ITEM_USES = ("put_on_boots", "drink_potion", "set_trap")


class StandIn:
    """A bot in the place of a person who waits to be asked: it plays as the bot, but proposes no quest."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View[State]) -> Call:
        """As the bot, which is told that all talks have failed in this turn."""
        if view.decision.name in ("turn_action", "convert"):
            view.state.failed = (1 << len(view.state.open)) - 1
        return self._bot.choose(view)


def stand_in(seed: str) -> Bot:
    """A steady bot in the place of a person."""
    return StandIn(BOTS["steady"](seed))


MAKE: dict[str, BotMaker] = {**BOTS, "random": RandomBot, PERSON: stand_in}


class Tale(NamedTuple):
    """How one game went.

    `winners` are seats. `quests` counts those done by majority ("alone" if one player had all cards) and by diplomacy,
    and "all". `asked` is how often each seat was asked to agree, `talks` what it said, `used` how many items it used.
    `idle` of the `recruits` left without a step. `wasted`: traps set for a task that their owner then vetoed. `stall`
    is the longest run of rounds in which no quest was done.
    """

    names: tuple[str, ...]
    ending: str
    winners: tuple[int, ...]
    cards: tuple[int, ...]
    rounds: int
    quests: Counter[str]
    asked: tuple[int, ...]
    talks: tuple[Counter[str], ...]
    used: tuple[int, ...]
    recruits: int
    idle: int
    wasted: int
    stall: int
    decisions: int
    seconds: float


class Watcher:
    """Counts what happens in a game."""

    def __init__(self, seats: int) -> None:
        self.quests: Counter[str] = Counter()
        self.talks: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.asked = [0] * seats
        self.used = [0] * seats
        self.recruits = self.idle = self.wasted = self.stall = 0
        self._by_majority = True
        self._gained: set[int] = set()
        self._new: set[int] = set()
        self._trapped: set[tuple[int, int]] = set()
        self._done_in = 0

    def hear(self, told: EventRecord) -> None:
        """An event of the game."""
        self._by_majority = BY_MAJORITY.get(told.event, self._by_majority)
        if told.event is QUEST_DONE:
            self._gained = set()
            self.quests["all"] += 1
        elif told.event is CARD_WON:
            self._gained.add(told.args[0])

    def before(self, s: State, seat: int, decision: str, call: Call) -> None:
        """An answer that is about to be given."""
        self.asked[seat] += decision == "answer_task"
        if decision == "answer_task" or call[0] in ("propose", "propose_now", "withdraw"):
            self.talks[seat][call[0]] += 1
        elif decision == "reconsider" and call[0].startswith("renounce"):
            self.talks[seat][f"{call[0]}, on second thoughts"] += 1
        elif call[0] == "agree":
            self.talks[seat]["agree, on second thoughts"] += 1
        self.used[seat] += call[0] in ITEM_USES
        if call[0] == "set_trap":
            self._trapped.add((seat, call[2]))
        elif call[0] == "veto":
            self.wasted += (seat, call[1]) in self._trapped
        elif call[0] == "end_turn":
            self._trapped.clear()
        elif call[0] == "step_dwarf":
            self._new.discard(call[1])
        elif call[0] == "remove_dwarf":
            self.idle += call[1] in self._new
            self._new.discard(call[1])

    def after(self, before: list[int], done: int, s: State, call: Call) -> None:
        """Count the result."""
        if call[0] == "add_dwarf":
            (die,) = (die for die, square in enumerate(s.where) if square != before[die])
            self._new.add(die)
            self.recruits += 1
        if self.quests["all"] != done:
            how = "diplomacy" if not self._by_majority else "alone" if len(self._gained) == 1 else "majority"
            self.quests[how] += self.quests["all"] - done
            self._done_in = s.round
        self.stall = max(self.stall, s.round - self._done_in)


def play(task: Task) -> Tale:
    """Play a game to its end."""
    seats = len(task.names)
    watcher = Watcher(seats)
    game = BOX.new(seats, SearchDice(task.seed), dict(task.settings), simulation=True, listener=watcher.hear)
    bots = [MAKE[name](f"{task.seed} {seat}") for seat, name in enumerate(task.names)]
    s, decisions, seconds = game.state, 0, 0.0
    while not game.over:
        seat = game.asked[0]
        view = BOX.view(s, seat)
        start = time.process_time()
        call = bots[seat].choose(view)
        seconds += time.process_time() - start
        watcher.before(s, seat, game.decision.name, call)
        where, done = s.where[:], watcher.quests["all"]
        game.play(seat, call)
        watcher.after(where, done, s, call)
        decisions += 1
    return Tale(
        task.names,
        s.ending,
        tuple(seat for seat, place in enumerate(ranking(s)) if place == 1),
        tuple(len(player.won) for player in s.players),
        s.round,
        watcher.quests,
        tuple(watcher.asked),
        tuple(watcher.talks),
        tuple(watcher.used),
        watcher.recruits,
        watcher.idle,
        watcher.wasted,
        watcher.stall,
        decisions,
        seconds,
    )


# --- figures ----------------------------------------------------------------------------------------------------------


def summary(tales: Sequence[Tale]) -> str:
    """One line for a number of players."""
    games, seats = len(tales), len(tales[0].names)
    quests = sum((tale.quests for tale in tales), Counter[str]())
    agreed = quests["diplomacy"]
    people = [tale.asked[tale.names.index(PERSON)] for tale in tales if PERSON in tale.names]
    asked = sum(map(bool, people))
    recruits, idle = sum(tale.recruits for tale in tales), sum(tale.idle for tale in tales)
    used = statistics.fmean(sum(tale.used) / seats for tale in tales)
    each = sum(each > 0 for tale in tales for each in tale.used) / (games * seats)
    spent = 1000 * sum(tale.seconds for tale in tales) / sum(tale.decisions for tale in tales)
    return (
        f"| {seats} | {games} | {median([tale.rounds for tale in tales])} "
        f"| {agreed / quests['all']:.0%} ({interval(agreed, quests['all'], 0)}) "
        f"| {f'{asked / len(people):.0%} ({interval(asked, len(people), 0)})' if people else '–'} "
        f"| {idle / max(1, recruits):.1%} of {recruits} | {used:.2f} ({each:.0%}) "
        f"| {sum(tale.wasted for tale in tales)} "
        f"| {max(tale.stall for tale in tales)}, {sum(tale.ending == BOX.stop for tale in tales)} stopped "
        f"| {spent:.2f} ms |"
    )


def talks(tales: Sequence[Tale]) -> str:
    """What is said in talks, per game."""
    said = sum((each for tale in tales for each in tale.talks), Counter[str]())
    told = ", ".join(f"{name} {number / len(tales):.2f}" for name, number in said.most_common())
    return f"- {len(tales[0].names)} players, a game: {told}"


def characters(tales: Sequence[Tale]) -> list[str]:
    """What each bot has won, against its even share (a shared victory is shared), and what it does at the table."""
    lines, games, players = [], len(tales), len(tales[0].names)
    for name in dict.fromkeys(name for tale in tales for name in tale.names):
        won = sum(sum(tale.names[seat] == name for seat in tale.winners) / len(tale.winners) for tale in tales)
        at = [(tale, seat) for tale in tales for seat, other in enumerate(tale.names) if other == name]
        said = sum((tale.talks[seat] for tale, seat in at), Counter[str]())
        proposed, answered = said["propose"] + said["propose_now"], said["agree"] + said["veto"]
        lines.append(
            f"| {players} | {name} | {games} | {won / games:.1%} ({interval(won, games)}) "
            f"| {len(at) / games / players:.1%} | {statistics.fmean(tale.cards[seat] for tale, seat in at):.2f} "
            f"| {proposed / len(at):.2f} | {said['agree'] / max(1, answered):.0%} of {answered} "
            f"| {statistics.fmean(tale.used[seat] for tale, seat in at):.2f} |"
        )
    return lines


def tables(players: int, bots: Sequence[str], person: bool, number: int) -> tuple[str, ...]:
    """Who sits where in a game: the bots in turn, one place further in each game; a person in one of the places."""
    names = [bots[(place + number) % len(bots)] for place in range(players)]
    if person:
        names[number % players] = PERSON
    return tuple(names)


HEADS = (
    "| players | games | rounds, median (range) | quests by diplomacy (95 %) | person asked in (95 %) "
    "| recruits gone without a step | items used a player and game (players who used one) | traps wasted "
    "| longest stall, stopped | processor time a decision |",
    "|---|---|---|---|---|---|---|---|---|---|",
)

CHARACTERS = (
    "| players | bot | games | victories (95 %) | even share | cards | proposals | agreed | items used |",
    "|---|---|---|---|---|---|---|---|---|",
)


def main() -> None:
    """Play, and print the figures."""
    parser = arguments(__doc__, "hunt")
    parser.add_argument("--games", type=int, default=300, help="games for each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5, 6], help="the numbers of players")
    parser.add_argument("--seats", default="", help="bots that share the tables, instead of steady and a person")
    take_settings(parser)
    asked = parser.parse_args()
    bots = asked.seats.split(",") if asked.seats else ["steady"]
    groups = []
    with workers(asked) as pool:
        for players in asked.players:
            tasks = [
                Task(
                    tables(players, bots, not asked.seats, number),
                    f"{asked.seed}-{players}-{number}",
                    settings_of(asked),
                )
                for number in range(asked.games)
            ]
            groups.append(list(pool.map(play, tasks, chunksize=4)))
    print("\n".join([*HEADS, *map(summary, groups), "", *map(talks, groups)]))
    print("\n".join(["", *CHARACTERS, *(line for tales in groups for line in characters(tales))]))


if __name__ == "__main__":
    main()
