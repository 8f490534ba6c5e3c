"""A warrior's own turn: cards and spells, blows and shots, acts of the adventure, and movement."""

from lanterne.engine import Call, View, has
from lanterne.games.warhammer_quest.bot.belongings import in_the_fight, worn
from lanterne.games.warhammer_quest.bot.errands import act, lure, pressing
from lanterne.games.warhammer_quest.bot.fighting import (
    advance,
    all_stranded,
    best_blow,
    best_shot,
    breaks_away,
    holding_a_doorway,
    into_the_light,
    makes_room,
    pushes_on,
    to_the_duel,
)
from lanterne.games.warhammer_quest.bot.fleeing import flee
from lanterne.games.warhammer_quest.bot.marching import go, leaves, march
from lanterne.games.warhammer_quest.bot.outlook import beside
from lanterne.games.warhammer_quest.bot.sorcery import attack_spell, defence_spell, healing_spell, life_force
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.dungeon import layout
from lanterne.games.warhammer_quest.rules.missiles import shoot
from lanterne.games.warhammer_quest.rules.movement import leave_dungeon, walk
from lanterne.games.warhammer_quest.rules.own_turn import end_own_turn
from lanterne.games.warhammer_quest.rules.pinning import break_away
from lanterne.games.warhammer_quest.rules.plot import HERO_AWAKENS, THE_BEAST
from lanterne.games.warhammer_quest.rules.portcullis import open_portcullis
from lanterne.games.warhammer_quest.rules.trap_pit import pull_out
from lanterne.games.warhammer_quest.state import State
from lanterne.kit.options import Options


def own_turn(view: View[State], o: Options) -> Call:
    """One answer in the active warrior's own turn."""
    s = view.state
    warrior = s.active
    call = _free(s, o) or flee(view, warrior, o) or worn(s, warrior, o) or act(s, warrior, o)
    if call is None and s.monsters and all_stranded(s):
        call = best_shot(s, warrior, o) or _in_peace(view, warrior, o)
    elif call is None:
        call = _fight(view, warrior, o) if s.monsters else _in_peace(view, warrior, o)
    if call is not None:
        return call
    return o[end_own_turn.name][0] if end_own_turn.name in o else view.options()[0]


def _free(s: State, o: Options) -> Call | None:
    """What costs nothing and is always right."""
    for name in (pull_out.name, open_portcullis.name):
        if name in o:
            return o[name][0]
    if leave_dungeon.name in o and leaves(s, s.active):
        return o[leave_dungeon.name][0]
    return None


def _in_peace(view: View[State], warrior: int, o: Options) -> Call | None:
    """No monster is on the board."""
    s = view.state
    saves = s.adventure == HERO_AWAKENS and s.clock == s.turn
    if warrior == WIZARD and not saves and (call := healing_spell(s, o, tokens=True) or defence_spell(s, o)):
        return call
    return lure(s, warrior, o) or march(view, warrior, o)


def _fight(view: View[State], warrior: int, o: Options) -> Call | None:
    s = view.state
    if breaks_away(s, warrior, o):
        return o[break_away.name][0]
    if warrior == WIZARD and (call := _magic(s, o)):
        return call
    if call := in_the_fight(s, warrior, o):
        return call
    if not s.stopped and not s.pinned and walk.name in o and (call := _position(view, warrior, o)):
        return call
    return best_blow(s, warrior, o) or best_shot(s, warrior, o)


def _magic(s: State, o: Options) -> Call | None:
    down = any(s.warriors[other].square >= 0 and not s.warriors[other].wounds for other in s.party)
    if down and (call := healing_spell(s, o, tokens=True)):
        return call
    return attack_spell(s, o) or life_force(s, o) or healing_spell(s, o, tokens=True) or defence_spell(s, o)


def _position(view: View[State], warrior: int, o: Options) -> Call | None:
    """Where to fight from: a doorway worth holding, a square outside the pit to which a monster will follow, or
    wherever the warrior strikes best."""
    s = view.state
    square = s.warriors[warrior].square
    low = layout(s).low
    if s.adventure == THE_BEAST and has(low, square) and s.moves >= 2:
        return next((call for call in o[walk.name] if not has(low, call[1])), None)
    if call := into_the_light(view, warrior):
        return call
    if (place := pressing(s, warrior)) and (call := go(view, place)):
        return call
    if call := makes_room(view, warrior):
        return call
    if not beside(s, square) and (shoot.name in o or holding_a_doorway(s, warrior)):
        return None
    if call := advance(view, warrior, o):
        return call
    return to_the_duel(view, warrior) if pushes_on(s) and not beside(s, square) else None
