"""A habit (XOR-TRN-4): end a turn in which nothing else is possible."""

from lanterne.engine import Call, Habit, View, law
from lanterne.games.xorlosch.rules.turn import end_turn
from lanterne.games.xorlosch.state import State
from lanterne.kit.habits import when_nothing_is_left


@law("XOR-TRN-4")
def end_at_once(view: View[State]) -> Call | None:
    """End the turn if nothing else is possible."""
    return when_nothing_is_left(view, end_turn(), ())


HABITS = (Habit("end_at_once", end_at_once),)
