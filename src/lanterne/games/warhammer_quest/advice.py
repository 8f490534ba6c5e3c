"""A word of warning before an answer that a player might regret."""

from lanterne.engine import Call, View
from lanterne.games.warhammer_quest.rules.combat import strike
from lanterne.games.warhammer_quest.rules.dungeon import adjacent_sections, inside, lit
from lanterne.games.warhammer_quest.rules.movement import leave_dungeon, walk
from lanterne.games.warhammer_quest.rules.own_turn import end_own_turn
from lanterne.games.warhammer_quest.state import FOES, WARRIORS, State, place_of
from lanterne.scene import Say


def warning(view: View[State], call: Call) -> Say | None:
    """A step into the dark, or one with which the leader leaves somebody in it (WQ-LAN-3); blows not struck; a way out
    that is for good."""
    name, s = call[0], view.state
    if name == walk.name:
        return _into_the_dark(s, call[1])
    if name == leave_dungeon.name:
        return Say("warn-leave")
    if name == end_own_turn.name:
        blows = [option for option in view.options() if option[0] == strike.name]
        return Say("warn-strike", {"foe": Say(f"foe-{FOES.name(blows[0][1])}")}) if blows else None
    return None


def _into_the_dark(s: State, square: int) -> Say | None:
    place = place_of(square)
    if s.active != s.leader:
        return None if lit(s) >> place & 1 else Say("warn-dark")
    light = 1 << place | adjacent_sections(s, place)
    for warrior in inside(s):
        row = s.warriors[warrior]
        if warrior != s.leader and row.done and not light >> place_of(row.square) & 1:
            return Say("warn-behind", {"warrior": Say(f"warrior-{WARRIORS.name(warrior)}")})
    return None
