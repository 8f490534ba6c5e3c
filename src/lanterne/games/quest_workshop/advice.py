"""A word before an answer that an author might regret."""

from lanterne.engine import Call, View
from lanterne.games.quest_workshop.rules.doors import unhang
from lanterne.games.quest_workshop.rules.finishing import set_aside
from lanterne.games.quest_workshop.rules.placing import clear, put
from lanterne.games.quest_workshop.state import DOOR_TOOLS, NONE, State, tool_name
from lanterne.scene import Say

FOR_GOOD = Say("warn-set-aside")
REMOVES = Say("warn-removes")


def warning(view: View[State], call: Call) -> Say | None:
    """Whoever sets a sheet aside cannot go on with it. Whoever touches a thing with a tool in hand that cannot be put
    there may not have meant to remove it."""
    if call == set_aside():
        return FOR_GOOD
    if view.state.tool == NONE:
        return None
    match call:
        case (clear.name, int(square)) if not view.is_open(put(square)):
            return REMOVES
        case (unhang.name, *_) if tool_name(view.state) not in DOOR_TOOLS:
            return REMOVES
    return None
