"""The objective of the quest and its parts (HQ-END-3)."""

from collections.abc import Callable
from typing import Any

from lanterne.engine import Event, has, law, part
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_SQUARES
from lanterne.games.heroquest.content.cards import ITEM_NAMES
from lanterne.games.heroquest.content.quests import Quest
from lanterne.games.heroquest.content.sheets import (
    AnyPart,
    CarryOut,
    EscortOut,
    Explore,
    Flag,
    Kill,
    KillAll,
    LeaveByExit,
)
from lanterne.games.heroquest.rules.counting import all_dead
from lanterne.games.heroquest.state import FIRST_ALLY, HEROES, Game, State

DEEDS_DONE = Event("deeds-done", "HQ-END-3")


@law("HQ-END-3", "HQ-QST-15")
def all_fulfilled(s: State) -> bool:
    """Whether every part of the objective is fulfilled now."""
    return all(fulfilled(s, place) for place in range(len(s.chart.parts)))


def fulfilled(s: State, place: int) -> bool:
    """Whether the part of the objective at this place is fulfilled now."""
    part = s.chart.parts[place]
    done = _DEEDS.get(type(part))
    return done(s, part) if done else has(s.fulfilled, place)


@law("HQ-END-3")
def rooms_to_see(chart: Quest) -> int:
    """The squares of the rooms of the dungeon, behind whatever doors they are."""
    return chart.dungeon & ~chart.blocked & ~REGION_SQUARES[CORRIDOR]


_DEEDS: dict[type[AnyPart], Callable[[State, Any], bool]] = {
    Kill: lambda s, part: part.monster in s.dead,
    KillAll: lambda s, part: all_dead(s, part.monsters, part.wandering),
    Flag: lambda s, part: part.flag in s.flags,
    Explore: lambda s, part: not rooms_to_see(s.chart) & ~s.seen,
}
"""The parts that are fulfilled by deeds."""


@part("HQ-END-3")
def tell_when_done(game: Game) -> None:
    """As soon as the heroes only have to leave, everybody is told."""
    s = game.state
    deeds = 0
    for goal in s.chart.parts:
        done = _DEEDS.get(type(goal))
        if done:
            if not done(s, goal):
                return
            deeds += 1
    if deeds:
        s.homeward = True
        game.say(DEEDS_DONE)


@part("HQ-END-3", "HQ-END-6")
def departs(s: State, hero: int) -> None:
    """A hero or an ally leaves by the exit, which may fulfil a part. If all parts are fulfilled then, the objective is
    met: the departure that fulfils the last part counts."""
    for place, goal in enumerate(s.chart.parts):
        if _met_by_leaving(s, goal, hero):
            s.fulfilled |= 1 << place
    if all_fulfilled(s):
        s.achieved = True


def _met_by_leaving(s: State, part: AnyPart, hero: int) -> bool:
    if hero >= FIRST_ALLY:
        return isinstance(part, EscortOut) and HEROES.number(part.ally) == hero
    if isinstance(part, CarryOut):
        return ITEM_NAMES.index(part.item) in s.sheets[hero].items
    return isinstance(part, LeaveByExit)


@law("HQ-QST-12")
def is_carried_out(s: State, item: int) -> bool:
    """Whether a part asks to carry the item out."""
    return any(isinstance(part, CarryOut) and ITEM_NAMES.index(part.item) == item for part in s.chart.parts)
