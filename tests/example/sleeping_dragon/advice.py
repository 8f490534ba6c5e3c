"""A warning before an answer that a player might regret."""

from lanterne.engine import Call, View
from lanterne.scene import Say
from sleeping_dragon.rules.ending import ends_by
from sleeping_dragon.rules.market import keep
from sleeping_dragon.state import State

LAST = Say("warn-last-market")


def warning(view: View[State], call: Call) -> Say | None:
    """Warn a thief who keeps treasures at the last market."""
    return LAST if call == keep() and view.picks(()) and ends_by(view.state) else None
