"""A word of warning before an answer that a player might regret."""

from lanterne.engine import Call, View
from lanterne.games.dungeon_lords.state import State
from lanterne.scene import Say


def warning(view: View[State], call: Call) -> Say | None:
    return None
