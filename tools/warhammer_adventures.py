"""Play the thirty adventures of Warhammer Quest with steady warriors and print how each went.

    .local/dev/bin/python -m tools.warhammer_adventures --games 50 --workers 2

Every game uses the default settings unless you change one: `--set cave_in_detour=on`. With `--at-the-door` every party
begins in front of its objective room, unhurt and without treasures. The same arguments give the same table.
"""

from collections import Counter
from typing import NamedTuple

from tools.measuring import Settings, arguments, interval, settings_of, take_settings, workers
from tools.warhammer_counts import Counts

from lanterne.engine import SearchDice
from lanterne.games.warhammer_quest import BOX, WON
from lanterne.games.warhammer_quest.bot import BOTS
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.rules.setup import stand, take_place
from lanterne.games.warhammer_quest.state import INSIDE, NONE, OUT, SQUARES, State


class Tale(NamedTuple):
    """How one game went. `cleared` is the number of monster cards overcome; `arrived`: whether a warrior entered the
    objective room; `crushed` are the warriors whom cave-ins killed, `idle` the turns in a row without any progress."""

    adventure: int
    ending: str
    turns: int
    survivors: int
    gold: int
    cleared: int
    arrived: bool
    cave_ins: int
    crushed: int
    idle: int


class Task(NamedTuple):
    """A game to play. `at_the_door`: whether it begins in front of the objective room."""

    adventure: int
    seats: int
    seed: str
    settings: Settings
    at_the_door: bool


STALLED = 15
"""A party that makes no progress for this many turns has lost its way."""
DOOR_LAID = ("deck", "drawn", "laid", "doors", "entered", "known", "waiting", "first_room")
"""What differs for a party that stands in front of its objective room."""
DOOR_SQUARES = ("1f1", "1f2", "1e1", "1e2")
"""Where its warriors stand, in turn order."""


def to_the_door(s: State) -> None:
    """A party that is about to take its places stands in front of its objective room instead."""
    room = {"section": SECTION_NAMES[ADVENTURES[s.adventure].room], "at": "1E"}
    position = {"adventure": ADVENTURE_NAMES[s.adventure], "dungeon": ["passageway-i", room], "entered": [1]}
    door = BOX.setup(BOX.full_settings({}), len(s.party))
    BOX.arrange(door, position)
    for field in DOOR_LAID:
        setattr(s, field, getattr(door, field))


def play(task: Task) -> Tale:
    """Play a game to its end."""
    settings = {**dict(task.settings), "adventure": ADVENTURE_NAMES[task.adventure]}
    game = BOX.new(task.seats, SearchDice(task.seed), settings, simulation=True)
    counts = Counts(game)
    bot = BOTS["steady"]("")
    squares = list(map(SQUARES.number, DOOR_SQUARES))
    while not game.over:
        seat = game.asked[0]
        if task.at_the_door and game.decision is take_place:
            if len(squares) == len(DOOR_SQUARES):
                to_the_door(game.state)
            game.play(seat, stand(squares.pop(0)))
        else:
            game.play(seat, bot.choose(BOX.view(game.state, seat)))
    s = game.state
    living = [row for row in s.warriors if row.fate in (INSIDE, OUT)]
    room = objective_place(s)
    arrived = room != NONE and bool(s.entered >> room & 1)
    gold = sum(row.gold for row in living)
    counted = (counts.cave_ins, counts.crushed, counts.idle)
    return Tale(task.adventure, s.ending, s.turn, len(living), gold, s.cleared, arrived, *counted)


def line(name: str, tales: list[Tale]) -> str:
    """The figures of some games."""
    games = len(tales)
    wins = sum(tale.ending == WON for tale in tales)

    def mean(values: list[int]) -> float:
        return sum(values) / games

    return (
        f"| {name} | {games} | {wins / games:.1%} | {interval(wins, games)} | {mean([t.arrived for t in tales]):.0%} "
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


def perils(tales: list[Tale]) -> str:
    """What cave-ins cost, and how many parties stood still."""
    cave_ins, crushed = sum(tale.cave_ins for tale in tales), sum(tale.crushed for tale in tales)
    stalled = [tale for tale in tales if tale.idle >= STALLED]
    return (
        f"{cave_ins} cave-ins killed {crushed} warriors, {crushed / max(1, cave_ins):.2f} each; {len(stalled)} games "
        f"had {STALLED} turns or more without progress, the longest {max(tale.idle for tale in tales)}"
    )


def main() -> None:
    """Play and print."""
    parser = arguments(__doc__, "adventure")
    parser.add_argument("--games", type=int, default=50, help="games of each adventure")
    parser.add_argument("--seats", type=int, default=4, help="the number of warriors")
    parser.add_argument("--only", choices=ADVENTURE_NAMES, nargs="*", default=list(ADVENTURE_NAMES), help="adventures")
    parser.add_argument("--at-the-door", action="store_true", help="begin unhurt in front of the objective room")
    take_settings(parser)
    asked = parser.parse_args()
    settings = settings_of(asked)
    tasks = [
        Task(adventure, asked.seats, f"{asked.seed}-{adventure}-{number}", settings, asked.at_the_door)
        for number in range(asked.games)
        for adventure in map(ADVENTURE_NAMES.index, asked.only)
    ]
    with workers(asked) as pool:
        tales = list(pool.map(play, tasks, chunksize=4))
        print(table(tales))
        endings = Counter(tale.ending for tale in tales)
        print("\n" + ", ".join(f"{ending} {endings[ending]}" for ending in sorted(endings)))
        print(perils(tales))


if __name__ == "__main__":
    main()
