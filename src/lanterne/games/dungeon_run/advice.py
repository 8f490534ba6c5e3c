"""A word of warning before an answer that a player might regret."""

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.content.settings import CONSTANTS
from lanterne.games.dungeon_run.content.tiles import ANCIENT_BRIDGE, ENTRANCE, original
from lanterne.games.dungeon_run.rules.advance import advance
from lanterne.games.dungeon_run.rules.battle import battle_hero, battle_monster, charge_hero
from lanterne.games.dungeon_run.rules.escape import escape_through
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.held import waives
from lanterne.games.dungeon_run.rules.helping import sabotage
from lanterne.games.dungeon_run.rules.movement import go_further, move
from lanterne.games.dungeon_run.rules.powers import use_power, use_power_against, use_power_at, use_power_on
from lanterne.games.dungeon_run.rules.search import search
from lanterne.games.dungeon_run.rules.turn import end_turn
from lanterne.games.dungeon_run.state import NONE, State, life
from lanterne.scene import Say

WALKS = (move.name, go_further.name, escape_through.name)
"""Steps through a side, which is their last argument."""


GRAVE = (battle_hero, battle_monster, charge_hero, sabotage, use_power, use_power_on, use_power_against, use_power_at)
"""Answers that cost something or do harm."""


def warning(view: View[State], call: Call) -> Say | None:
    """Warns before a turn ends with something left undone, before walking away from victory, before crossing a bridge
    that may break, and before sabotage that might cost the saboteur their last Life."""
    s, seat, name = view.state, view.seat, call[0]
    if name == end_turn.name:
        return _left_undone(view)
    if name in WALKS:
        return _steps_into(s, seat, call[-1])
    if name == sabotage.name:
        hero = s.heroes[seat]
        return Say("warn-sabotage") if life(hero) - hero.wounds <= CONSTANTS.sabotage_wounds else None
    return None


def _left_undone(view: View[State]) -> Say | None:
    """What is left undone: the Stone or treasures to take, an advance to buy, else actions. The bearer wins by ending
    the turn at the Entrance."""
    s, seat = view.state, view.seat
    if s.bearer == seat and s.heroes[seat].tile == ENTRANCE:
        return None
    options = {option[0] for option in view.options()}
    if search.name in options:
        return Say("warn-search")
    if advance.name in options:
        return Say("warn-advance")
    left = s.heroes[seat].actions
    return Say("warn-actions", {"count": left}) if left else None


def _steps_into(s: State, seat: int, side: int) -> Say | None:
    here = s.heroes[seat].tile
    if s.bearer == seat and here == ENTRANCE:
        return Say("warn-home")
    beyond = floor(s).beyond[here][side]
    if beyond != NONE and original(beyond) == ANCIENT_BRIDGE and not waives(s, seat, "bridge_test"):
        return Say("warn-bridge")
    return None
