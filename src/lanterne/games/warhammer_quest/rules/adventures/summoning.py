"""Daemon summoning: twelve skaven, and a daemon that wakes in one of them if they live too long (WQ-OBJ-15)."""

from lanterne.engine import NUMBER, Event, law, part, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.monsters import MINOTAUR, MONSTER_NAMES
from lanterne.games.warhammer_quest.rules.adventures.places import IDOL, next_to
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.dungeon import reading_order, steps_to
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.placement import next_number
from lanterne.games.warhammer_quest.rules.plot import DAEMON_SUMMONING, ROOM_ENTERED, SETTLE, START_OF_MONSTERS, Plot
from lanterne.games.warhammer_quest.state import (
    FOES,
    GONE,
    GUARDIANS,
    MONSTERS_PHASE,
    NONE,
    NORMAL,
    Game,
    MonsterRow,
    State,
    kind_of,
)
from lanterne.kit.pips import PIPS, pips

SUMMONING_BEGUN = Event("summoning-begun", "WQ-OBJ-15", dice=PIPS, turn=NUMBER)
DAEMON_WOKE = Event("daemon-woke", "WQ-OBJ-15", foe=FOES, daemon=FOES, wounds=NUMBER, attacks=NUMBER)

SKAVEN = MONSTER_NAMES.index("skaven")
DAEMON = "daemon-minotaur"
"""The daemon's `MonsterRow.special`, and the flag in `State.flags` that it has woken."""

_SHEET = ADVENTURES[DAEMON_SUMMONING]


@step("WQ-OBJ-15")
def summoning_begins(game: Game) -> None:
    """A die gives the number of turns, including this one."""
    s = game.state
    dice, turns = throw(game, _SHEET.dice["clock"])
    s.clock = s.turn + turns - 1
    game.say(SUMMONING_BEGUN, pips(dice), s.clock)


@law("WQ-OBJ-15")
def host(s: State) -> MonsterRow | None:
    """The guardian skaven nearest the idol, ignoring models on the way; among equals the first in reading order."""
    skaven = [row for row in s.monsters if row.card == GUARDIANS and kind_of(row.foe) == SKAVEN]
    if not skaven:
        return None
    steps = steps_to(s, next_to(s, IDOL))
    return min(skaven, key=lambda row: (steps.get(row.square, 1000), reading_order(s, row.square)))


@step("WQ-OBJ-15")
def does_daemon_wake(game: Game) -> None:
    """Too late: in the monsters' phase of the last turn one of the skaven turns into a daemon. It has the skaven's
    square and target, but no wounds lost."""
    wake_daemon(game)


@part("WQ-OBJ-15")
def wake_daemon(game: Game) -> None:
    """If the time is up and the daemon has not woken yet."""
    s = game.state
    if s.clock == NONE or s.turn < s.clock or DAEMON in s.flags:
        return
    row = host(s)
    if row is None:
        return
    s.flags += (DAEMON,)
    wounds, attacks = _SHEET.numbers["daemon_wounds"], _SHEET.numbers["daemon_attacks"]
    daemon = row._replace(
        foe=next_number(s, MINOTAUR), wounds=wounds, whole=wounds, attacks=attacks, behaviour=NORMAL, special=DAEMON
    )
    s.monsters[s.monsters.index(row)] = daemon
    game.say(DAEMON_WOKE, row.foe, daemon.foe, wounds, attacks)


@step("WQ-OBJ-15", "WQ-OBJ-17")
def is_daemon_banished(game: Game) -> None:
    """The goal is reached when no guardian is left, including the daemon. If the time is up in the phase in which the
    skaven arrive, the daemon wakes as soon as they are placed."""
    s = game.state
    if s.guarded == GONE:
        game.then(goal_reached())
    elif s.phase == MONSTERS_PHASE:
        wake_daemon(game)


DAEMON_SUMMONING_PLOT = Plot(
    {
        ROOM_ENTERED: summoning_begins,
        START_OF_MONSTERS: does_daemon_wake,
        SETTLE: is_daemon_banished,
    }
)
