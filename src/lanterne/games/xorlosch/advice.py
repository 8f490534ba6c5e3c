"""A word of warning before an answer that a player might regret."""

from functools import lru_cache

from lanterne.engine import Call, View
from lanterne.games.xorlosch.rules.items import drink_potion, set_trap, take_item
from lanterne.games.xorlosch.rules.majority import announce
from lanterne.games.xorlosch.rules.movement import step_dwarf
from lanterne.games.xorlosch.rules.tasks import holder
from lanterne.games.xorlosch.rules.turn import end_turn
from lanterne.games.xorlosch.state import ITEMS, NONE, QUESTS, State, Trap
from lanterne.scene import Say


def warning(view: View[State], call: Call) -> Say | None:
    """What would be given up by ending the turn now; an item that would be used up for nothing."""
    if call[0] == end_turn.name:
        return _given_up(view)
    if view.state.quest != NONE and call[0] in (drink_potion.name, set_trap.name):
        return None if _changes_a_holder(view.state, call) else Say("warn-use")
    return None


def _given_up(view: View[State]) -> Say | None:
    """A quest to announce, an item to take, points to walk."""
    options = {option[0]: option for option in reversed(view.options())}
    if announce.name in options:
        return Say("warn-announce", {"quest": Say(f"quest-{QUESTS.name(options[announce.name][1])}")})
    if take_item.name in options:
        return Say("warn-item", {"item": Say(f"item-{ITEMS.name(options[take_item.name][1])}")})
    if step_dwarf.name in options:
        return _points_left(view.state.points + view.state.boots_points)
    return None


def _changes_a_holder(s: State, call: Call) -> bool:
    """Whether somebody else would receive a task of the quest that is being settled if this item were used."""
    after = s.copy()
    if call[0] == drink_potion.name:
        after.potions |= 1 << call[1]
    else:
        after.traps.append(Trap(call[1], call[2]))
    return any(holder(after, card) != holder(s, card) for card in s.open[s.quest])


@lru_cache(maxsize=128)
def _points_left(points: int) -> Say:
    return Say("warn-points", {"points": points})
