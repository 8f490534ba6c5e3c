"""What goes without saying on a hero's turn (HQ-DEC-2, HQ-DEC-3): to end it once nothing is left to do that could not
wait."""

from lanterne.engine import Call, Habit, View, law
from lanterne.games.heroquest.rules.belongings import GIVE
from lanterne.games.heroquest.rules.gear import READY
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.potions import drink
from lanterne.games.heroquest.rules.shortcuts import in_turn
from lanterne.games.heroquest.rules.sparing import of_heroes
from lanterne.games.heroquest.rules.turn import end_turn
from lanterne.games.heroquest.state import State
from lanterne.kit.habits import when_nothing_is_left

IDLE = frozenset(offer.step.name for offer in (*GIVE, *READY))
"""What can be done in the next turn just as well."""


@law("HQ-DEC-2", "HQ-DEC-3")
def end_at_once(view: View[State]) -> Call | None:
    """End the turn once movement and action are spent, and nothing is left but what can wait. A wounded hero may want
    to drink."""
    s = view.state
    if not in_turn(view) or not s.rolled or s.points or not s.heroes[s.active].acted:
        return None
    whole = s.heroes[s.active].body >= max_body(s, s.active)
    return when_nothing_is_left(view, end_turn(), IDLE | {drink.name} if whole else IDLE)


HABITS = (Habit("end_at_once", end_at_once, of_heroes),)
