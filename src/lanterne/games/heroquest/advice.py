"""A word of warning before an answer that a player might regret."""

from lanterne.engine import Call, View, has
from lanterne.games.heroquest.content.cards import ITEM_NAMES
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.content.sheets import CarryOut, EscortOut, LeaveByExit
from lanterne.games.heroquest.rules.armoury import buy, sell
from lanterne.games.heroquest.rules.artifacts import drink_elixir, raise_rod
from lanterne.games.heroquest.rules.attack import pour_holy_water, shoot, strike, strike_orc, strike_undefended, throw
from lanterne.games.heroquest.rules.dread import cast, cast_at, cast_line
from lanterne.games.heroquest.rules.ending import leave, leave_together, retreat
from lanterne.games.heroquest.rules.monster_turn import strike_hero
from lanterne.games.heroquest.rules.movement import roll_movement, walk
from lanterne.games.heroquest.rules.potions import drink
from lanterne.games.heroquest.rules.spells import cast_on_door, cast_on_foe, cast_on_hero
from lanterne.games.heroquest.rules.turn import end_turn
from lanterne.games.heroquest.state import FOES, HEROES, State
from lanterne.scene import Say

GRAVE = (
    strike,
    strike_undefended,
    throw,
    shoot,
    pour_holy_water,
    strike_orc,
    drink,
    drink_elixir,
    raise_rod,
    cast_on_hero,
    cast_on_foe,
    cast_on_door,
    strike_hero,
    cast,
    cast_at,
    cast_line,
    buy,
    sell,
)
"""Answers that cost something or do harm."""


def warning(view: View[State], call: Call) -> Say | None:
    """Warn before a turn that ends with something left undone, a step into a known trap, or leaving for good."""
    name = call[0]
    if name == walk.name:
        return _into_trap(view.state, call[1])
    if name == end_turn.name:
        return _given_up(view)
    if name in (leave.name, leave_together.name) and _too_early(view.state, call):
        return Say("warn-leave")
    return Say("warn-retreat") if name == retreat.name else None


def _into_trap(s: State, square: int) -> Say | None:
    """Warn if the step leads into a known trap or an open pit."""
    if s.announced == square:
        return None
    known = has(s.pits, square) or any(trap.square == square for trap in s.traps)
    return Say("warn-trap") if known else None


def _given_up(view: View[State]) -> Say | None:
    options = {option[0]: option for option in reversed(view.options())}
    if strike.name in options:
        return Say("warn-strike", {"foe": Say(f"foe-{FOES.name(options[strike.name][2])}")})
    s = view.state
    idle = roll_movement.name in options and not s.heroes[s.active].acted
    return Say("warn-move") if idle and s.monsters else None


def _too_early(s: State, call: Call) -> bool:
    """Whether leaving by the exit now would leave the goal unmet, as far as everybody knows."""
    if s.achieved:
        return False
    for place, part in enumerate(BRIEFINGS[s.quest].goal):
        if has(s.fulfilled, place) or isinstance(part, LeaveByExit):
            continue
        if isinstance(part, CarryOut):
            met = ITEM_NAMES.index(part.item) in s.sheets[s.active].items
        elif isinstance(part, EscortOut):
            met = call[1:] == (HEROES.number(part.ally),)
        else:
            met = s.homeward
        if not met:
            return True
    return False
