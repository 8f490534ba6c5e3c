"""Warnings before answers that a player might regret."""

from lanterne.engine import Call, View, has
from lanterne.games.warhammer_quest.rules.cards import use_card, use_card_at, use_card_on
from lanterne.games.warhammer_quest.rules.combat import strike, strike_with_magic_sword
from lanterne.games.warhammer_quest.rules.dungeon import adjacent_sections, inside, layout, lit, section_squares
from lanterne.games.warhammer_quest.rules.luck import shoot_with_luck, strike_with_luck
from lanterne.games.warhammer_quest.rules.missiles import shoot, shoot_arrow_of_death
from lanterne.games.warhammer_quest.rules.movement import leave_dungeon, walk
from lanterne.games.warhammer_quest.rules.own_turn import can_act, end_own_turn
from lanterne.games.warhammer_quest.rules.pinning import is_held
from lanterne.games.warhammer_quest.rules.profile import move_of
from lanterne.games.warhammer_quest.rules.spells import cast, cast_at, cast_on
from lanterne.games.warhammer_quest.state import FOES, LEVITATING, WARRIORS, State, place_of
from lanterne.kit.grid import squares_of
from lanterne.scene import Say

GRAVE = (
    strike,
    strike_with_luck,
    strike_with_magic_sword,
    shoot,
    shoot_with_luck,
    shoot_arrow_of_death,
    use_card,
    use_card_on,
    use_card_at,
    cast,
    cast_on,
    cast_at,
)
"""Answers that cost something or do harm."""


def warning(view: View[State], call: Call) -> Say | None:
    """Warn of a step into the dark, of a step by which the leader leaves somebody in the dark (WQ-LAN-3), of unused
    blows, and of leaving the dungeon for good."""
    name, s = call[0], view.state
    if name == walk.name:
        return _into_the_dark(s, call[1])
    if name == leave_dungeon.name:
        return Say("warn-leave")
    if name == end_own_turn.name:
        blows = [option for option in view.options() if option[0] == strike.name]
        return Say("warn-strike", {"foe": Say(f"foe-{FOES.name(blows[0][1])}")}) if blows else None
    return None


def _into_the_dark(s: State, square: int) -> Say | None:
    place, now = place_of(square), lit(s)
    if s.active != s.leader:
        return None if has(now, place) else Say("warn-dark")
    light = 1 << place | adjacent_sections(s, place)
    for warrior in inside(s):
        here = place_of(s.warriors[warrior].square)
        if warrior != s.leader and has(now & ~light, here) and not _can_follow(s, warrior, light):
            return Say("warn-behind", {"warrior": Say(f"warrior-{WARRIORS.name(warrior)}")})
    return None


def _can_follow(s: State, warrior: int, light: int) -> bool:
    """Whether a warrior still has a turn of their own in this phase, is sure to be able to move, and can get that
    far."""
    row = s.warriors[warrior]
    if row.done or not can_act(s, warrior) or row.conditions & LEVITATING or is_held(s, warrior):
        return False
    graph = layout(s).graph
    reached = graph.reach(1 << row.square, graph.floor, move_of(s, warrior))
    return any(section_squares(s, place) & reached for place in squares_of(light))
