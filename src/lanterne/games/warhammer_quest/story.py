"""What decided a game of Warhammer Quest, found in its events."""

from collections.abc import Iterable

from lanterne.engine import EventRecord
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.monsters import MINOTAUR
from lanterne.games.warhammer_quest.rules.exploration import EXPLORED
from lanterne.games.warhammer_quest.rules.harm import DIED, LOST_IN_THE_DARK, SLAIN
from lanterne.games.warhammer_quest.rules.turn import TURN_BEGUN
from lanterne.games.warhammer_quest.state import DEAD, LOST, NONE, OUT, WARRIORS, State, kind_of
from lanterne.scene import Say


def points(s: State, seat: int) -> int | None:
    """A warrior's gold."""
    warrior = s.party[seat]
    return None if warrior == NONE else s.warriors[warrior].gold


def account(s: State, seat: int) -> tuple[Say, ...]:
    """What a warrior has achieved: gold, monsters killed, and wounds dealt, which credit those who helped others to
    their trophies."""
    warrior = s.party[seat]
    if warrior == NONE:
        return ()
    row = s.warriors[warrior]
    lines = [Say("story-gold", {"gold": row.gold})]
    lines += [Say("story-kills", {"count": row.kills})] if row.kills else []
    lines += [Say("story-dealt", {"count": row.dealt})] if row.dealt else []
    fates = {DEAD: Say("story-died"), LOST: Say("story-lost"), OUT: Say("story-left")}
    return (*lines, *((fates[row.fate],) if row.fate in fates else ()))


def turning_points(s: State, events: Iterable[EventRecord]) -> tuple[Say, ...]:
    """Who fell or was lost and when, who killed minotaurs, when the objective room was found, how many monsters
    fell."""
    points: list[Say] = []
    turn = fallen = 0
    for said in events:
        event = said.event
        if event is TURN_BEGUN:
            turn = said.args[0]
        elif event is DIED:
            points.append(Say("story-death", {"turn": turn, "warrior": _warrior(said.args[0])}))
        elif event is LOST_IN_THE_DARK:
            points.append(Say("story-astray", {"turn": turn, "warrior": _warrior(said.args[0])}))
        elif event is EXPLORED and said.args[2] == ADVENTURES[s.adventure].room:
            points.append(Say("story-room", {"turn": turn}))
        elif event is SLAIN:
            fallen += 1
            if kind_of(said.args[0]) == MINOTAUR and said.args[1] != NONE:
                points.append(Say("story-minotaur", {"turn": turn, "warrior": _warrior(said.args[1])}))
    return (*points, *((Say("story-fallen", {"count": fallen}),) if fallen else ()))


def _warrior(warrior: int) -> Say:
    return Say(f"warrior-{WARRIORS.name(warrior)}")
