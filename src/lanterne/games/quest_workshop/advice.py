"""A warning before an answer that an author might regret."""

from lanterne.engine import Call, View
from lanterne.games.quest_workshop.rules.finishing import set_aside
from lanterne.games.quest_workshop.state import State
from lanterne.scene import Say

FOR_GOOD = Say("warn-set-aside")


def warning(view: View[State], call: Call) -> Say | None:
    """Warn that a sheet that is set aside cannot be changed any more."""
    return FOR_GOOD if call == set_aside() else None
