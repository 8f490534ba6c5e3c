"""A word of warning before an answer that a player might regret."""

from functools import lru_cache

from lanterne.engine import Call, View
from lanterne.games.xorlosch.rules.items import take_item
from lanterne.games.xorlosch.rules.majority import announce
from lanterne.games.xorlosch.rules.movement import step_dwarf
from lanterne.games.xorlosch.rules.turn import end_turn
from lanterne.games.xorlosch.state import ITEMS, QUESTS, State
from lanterne.scene import Say


def warning(view: View[State], call: Call) -> Say | None:
    """What would be given up by ending the turn now: a quest to announce, an item to take, points to walk."""
    if call[0] != end_turn.name:
        return None
    options = {option[0]: option for option in reversed(view.options())}
    if announce.name in options:
        return Say("warn-announce", {"quest": Say(f"quest-{QUESTS.name(options[announce.name][1])}")})
    if take_item.name in options:
        return Say("warn-item", {"item": Say(f"item-{ITEMS.name(options[take_item.name][1])}")})
    if step_dwarf.name in options:
        return _points_left(view.state.points + view.state.boots_points)
    return None


@lru_cache(maxsize=128)
def _points_left(points: int) -> Say:
    return Say("warn-points", {"points": points})
