"""Habits (WQ-EQP-11, WQ-WAR-3): use no card before a phase of monsters that are not there, end a turn with nothing left
to do; and how a party waits together."""

from lanterne.engine import Call, Habit, Shortcut, View, has, law, pass_
from lanterne.games.warhammer_quest.rules.gear import WIELD
from lanterne.games.warhammer_quest.rules.interrupts import interrupt
from lanterne.games.warhammer_quest.rules.movement import leave_dungeon
from lanterne.games.warhammer_quest.rules.own_turn import end_own_turn, own_turn_choice
from lanterne.games.warhammer_quest.state import MONSTERS_PHASE_WINDOW, State
from lanterne.kit.habits import when_nothing_is_left

IDLE = frozenset((leave_dungeon.name, *(offer.step.name for offer in WIELD)))
"""Acts that can just as well be done in the next turn."""


@law("WQ-EQP-11")
def pass_in_peace(view: View[State]) -> Call | None:
    """Use no card as the monsters' phase begins, if there is no monster."""
    asked = view.state.agenda[-1]
    if asked[0].partition("/")[0] != interrupt.name or view.state.monsters:
        return None
    passes = view.choice is not None and view.choice.about[-1:] == (MONSTERS_PHASE_WINDOW,)
    return pass_() if passes and view.is_open(pass_()) else None


def in_own_turn(view: View[State]) -> bool:
    """Whether a warrior of the person is asked what to do."""
    return view.is_asked and view.state.agenda[-1][0] == own_turn_choice.name


@law("WQ-WAR-3")
def end_at_once(view: View[State]) -> Call | None:
    """End the turn if nothing is left that could not wait."""
    return when_nothing_is_left(view, end_own_turn(), IDLE) if in_own_turn(view) else None


@law("WQ-WAR-3")
def all_wait(view: View[State], begun: View[State]) -> Call | None:
    """The warriors of the person end their turns, up to the next phase, while no monster is on the board."""
    s = view.state
    if not in_own_turn(view) or s.monsters or (s.turn, s.phase) != (begun.state.turn, begun.state.phase):
        return None
    own = [row for row in s.warriors if row.seat >= 0 and has(view.seats, row.seat)]
    if view is begun and all(row.done for row in own):
        return None
    return end_own_turn() if view.is_open(end_own_turn()) else None


HABITS = (Habit("pass_in_peace", pass_in_peace), Habit("end_at_once", end_at_once))
SHORTCUTS = (Shortcut("all_wait", all_wait),)
