"""What each adventure asks of each warrior in the objective room: where to go, and what to do there (WQ-OBJ-15)."""

from lanterne.engine import Call, Step, has
from lanterne.games.warhammer_quest.bot.outlook import able, beside, first, fit
from lanterne.games.warhammer_quest.bot.purpose import going_home, home, is_room_buried
from lanterne.games.warhammer_quest.bot.sorcery import MISSING
from lanterne.games.warhammer_quest.content.cards import HEAL_WOUNDS, HEALING_HANDS, ITEM_NAMES, LEVITATE, LIFEBRINGER
from lanterne.games.warhammer_quest.content.warriors import BARBARIAN, DWARF, ELF, WIZARD
from lanterne.games.warhammer_quest.rules.adventures.bridge_cut import CUT, FAR_END, cut_bridge, far_side
from lanterne.games.warhammer_quest.rules.adventures.cask import drink_beer, pour_beer
from lanterne.games.warhammer_quest.rules.adventures.fighting_pit import who_seals
from lanterne.games.warhammer_quest.rules.adventures.firechasm import DRAGON, HEAD, set_gem, strike_dragon, throw_ring
from lanterne.games.warhammer_quest.rules.adventures.fountain import draw_water, lift_load, take_soul
from lanterne.games.warhammer_quest.rules.adventures.icon import throw_icon
from lanterne.games.warhammer_quest.rules.adventures.idol import place_staff, wrench_sword
from lanterne.games.warhammer_quest.rules.adventures.kingship import dip_sword
from lanterne.games.warhammer_quest.rules.adventures.places import (
    CHASM,
    FOUNTAIN,
    IDOL,
    TOMB,
    mark,
    next_to,
    stands_on,
)
from lanterne.games.warhammer_quest.rules.adventures.rubble import hack_at_tomb
from lanterne.games.warhammer_quest.rules.adventures.sleeper import wake_hero, waker
from lanterne.games.warhammer_quest.rules.adventures.tomb import lay_symbol, lift_lid, open_chest, take_key_of_chest
from lanterne.games.warhammer_quest.rules.adventures.waters import drink_of_pool, look_into_pool, open_far_door
from lanterne.games.warhammer_quest.rules.adventures.wills import lay_hand_on_tomb, open_tomb
from lanterne.games.warhammer_quest.rules.dungeon import holder, inside, layout, section_squares
from lanterne.games.warhammer_quest.rules.movement import walk
from lanterne.games.warhammer_quest.rules.piles import has_new_deck, objective_place
from lanterne.games.warhammer_quest.rules.plot import (
    BANISH_THE_DAEMON,
    CASK,
    CLEARWATER,
    DEATHKING,
    DESECRATION,
    DESTROY_THE_BRIDGE,
    DESTROY_THE_TOMB,
    DRAGONS_EYE,
    EXORCISM,
    EXTINGUISH_THE_FLAMES,
    HELLS_GATE,
    HERO_AWAKENS,
    IDENTIFY,
    LOST_SOULS,
    NURGLES_ROT,
    RETURN_THE_CROWN,
    RETURN_THE_STAFF,
    SKAVEN_CURSE,
    SWORD_OF_THE_ELECTORS,
    THE_BEAST,
    THROWN,
    TRUE_KINGSHIP,
    WARPSTONE_ICON,
    WATERS_OF_FATE,
    whose_part,
)
from lanterne.games.warhammer_quest.rules.profile import STRIPPED_OF_WEAPONS, strength
from lanterne.games.warhammer_quest.rules.weapons import KINGS_SWORD, MAGIC_SWORD
from lanterne.games.warhammer_quest.state import GONE, NONE, State
from lanterne.kit.options import Options

RING, ICON, CONTAINER, CHEST_KEY = (ITEM_NAMES.index(name) for name in ("ring", "icon", "container", "chest-key"))
EACH_DOES_HIS_PART = {
    SKAVEN_CURSE: FOUNTAIN,
    LOST_SOULS: FOUNTAIN,
    WATERS_OF_FATE: FOUNTAIN,
    EXORCISM: TOMB,
}
TOGETHER = {DEATHKING: TOMB, DESECRATION: IDOL}
ANYBODY = {IDENTIFY: TOMB, RETURN_THE_STAFF: IDOL, SWORD_OF_THE_ELECTORS: IDOL}
BEARER = {CLEARWATER: CASK, TRUE_KINGSHIP: KINGS_SWORD, NURGLES_ROT: CONTAINER}
A_LOAD = 9
"""The wounds that a warrior should have before lifting a load, which costs two dice of them."""
A_SHOCK = 8
"""The wounds that a warrior should have before pulling at the sword of the electors."""
THIRSTY = 0.5
"""A warrior with less than this share of their wounds tries a draught."""
PATIENCE = 60
"""Until this turn the party waits for its weapons before it calls the beast."""


def room_known(s: State) -> bool:
    """Whether somebody has been in the objective room, and it can still be reached."""
    room = objective_place(s)
    return room != NONE and has(s.entered, room) and room not in s.waiting and not is_room_buried(s)


def errand(s: State, warrior: int) -> int:
    """The squares that the adventure asks a warrior to go to, while there are no monsters; 0 if it asks nothing."""
    if not room_known(s):
        return 0
    if s.adventure == THE_BEAST:
        return _to_the_pit(s, warrior)
    if s.adventure == WATERS_OF_FATE and has_new_deck(s):
        return 0
    if s.guarded != GONE:
        return section_squares(s, objective_place(s))
    return _once_cleared(s, warrior) or (_chamber(s) if warrior == s.leader or s.adventure in IN_THE_ROOM else 0)


def heads_home(s: State) -> bool:
    """Whether the party walks out: nothing is left to find, or rubble bars the way to what the adventure asks for."""
    return going_home(s) or (bool(home(s)) and not s.falling and _out_of_reach(s))


def _out_of_reach(s: State) -> bool:
    """Whether somebody can no longer come to where the adventure asks them to go."""
    if not s.blocked or LEVITATE in s.spells or not room_known(s):
        return False
    graph = layout(s).graph
    asked = [(errand(s, warrior), s.warriors[warrior].square) for warrior in fit(s)]
    return any(goal and not goal & graph.connected(square) for goal, square in asked)


IN_THE_ROOM = (HELLS_GATE, HERO_AWAKENS, DESTROY_THE_TOMB)
"""Adventures in which everybody stays in the objective room."""


def _chamber(s: State) -> int:
    return section_squares(s, objective_place(s))


def _to_the_pit(s: State, warrior: int) -> int:
    """All come to the edge; one of them steps in."""
    low = layout(s).low
    brink = 0
    for square in range(low.bit_length()):
        if has(low, square):
            brink |= layout(s).graph.near[square]
    return brink & ~low


def _once_cleared(s: State, warrior: int) -> int:
    adventure = s.adventure
    if adventure in EACH_DOES_HIS_PART:
        return next_to(s, EACH_DOES_HIS_PART[adventure])
    if adventure in TOGETHER:
        return next_to(s, TOGETHER[adventure])
    if adventure in ANYBODY:
        return next_to(s, ANYBODY[adventure])
    if adventure in BEARER:
        return next_to(s, FOUNTAIN) if holder(s, BEARER[adventure]) == warrior else 0
    if adventure == DESTROY_THE_TOMB:
        return next_to(s, TOMB) if warrior == s.kin else 0
    if adventure == RETURN_THE_CROWN:
        return _after_the_crown(s, warrior)
    return _by_the_fire(s, warrior)


def _after_the_crown(s: State, warrior: int) -> int:
    store = holder(s, CHEST_KEY)
    if store == NONE:
        return next_to(s, TOMB)
    return section_squares(s, s.chest) if s.chest != NONE and warrior in (store, s.leader) else 0


def _by_the_fire(s: State, warrior: int) -> int:
    """The adventures of the fire chasm."""
    far = far_side(s)
    match s.adventure:
        case int(adventure) if adventure == WARPSTONE_ICON:
            if THROWN in s.flags:
                return int(s.exits)
            return next_to(s, CHASM) & far if holder(s, ICON) == warrior else far & ~next_to(s, CHASM)
        case int(adventure) if adventure == BANISH_THE_DAEMON:
            return next_to(s, DRAGON) if any(r.item == MAGIC_SWORD and r.holder == warrior for r in s.cards) else 0
        case int(adventure) if adventure == EXTINGUISH_THE_FLAMES:
            if warrior != whose_part(s):
                return section_squares(s, objective_place(s)) & ~next_to(s, CHASM)
            return next_to(s, CHASM) if holder(s, RING) == warrior else next_to(s, DRAGON)
        case int(adventure) if adventure == DRAGONS_EYE:
            return mark(s, HEAD) if warrior == whose_part(s) else 0
        case int(adventure) if adventure == DESTROY_THE_BRIDGE:
            return mark(s, FAR_END) if warrior == bridge_cutter(s) else far & ~mark(s, FAR_END)
    return 0


def bridge_cutter(s: State) -> int:
    """The strongest warrior who can still walk; among equals the last in turn order, so that the others are across
    first."""
    return max(fit(s) or inside(s), key=lambda warrior: (strength(s, warrior), inside(s).index(warrior)))


# --- acts -------------------------------------------------------------------------------------------------------------

AT_ONCE: tuple[Step[...], ...] = (
    set_gem,
    throw_ring,
    pour_beer,
    dip_sword,
    draw_water,
    take_soul,
    lay_symbol,
    take_key_of_chest,
    open_chest,
    lift_lid,
    place_staff,
    strike_dragon,
    hack_at_tomb,
    look_into_pool,
)
"""Acts to do as soon as they are allowed: they always bring the goal nearer."""


def act(s: State, warrior: int, o: Options) -> Call | None:
    """What the adventure asks for, if this is the moment to do it."""
    if call := first(o, *AT_ONCE):
        return call
    row = s.warriors[warrior]
    if wake_hero.name in o and warrior == waker(s):
        return o[wake_hero.name][0]
    if lift_load.name in o and (row.wounds >= min(A_LOAD, row.starting) or not will_be_healed(s, warrior)):
        return o[lift_load.name][0]
    if wrench_sword.name in o and _should_wrench(s, warrior):
        return o[wrench_sword.name][0]
    if throw_icon.name in o and _all_across(s, warrior):
        return o[throw_icon.name][0]
    if cut_bridge.name in o and _all_across(s, warrior):
        return o[cut_bridge.name][0]
    if drink_of_pool.name in o and row.wounds <= 2:
        return o[drink_of_pool.name][0]
    if drink_beer.name in o and not s.monsters and row.wounds < THIRSTY * row.starting:
        return o[drink_beer.name][0]
    if open_far_door.name in o and all(has(s.tried, other) or not able(s, other) for other in inside(s)):
        return o[open_far_door.name][0]
    return _battle_of_wills(s, warrior, o) if s.adventure == DEATHKING else None


def can_still_heal(s: State) -> bool:
    """Whether the Wizard will heal somebody, so that it pays to wait."""
    return any(will_be_healed(s, warrior) for warrior in inside(s))


def will_be_healed(s: State, warrior: int) -> bool:
    """Whether the Wizard has a spell that heals and casts it on this warrior as soon as he has the power."""
    lost = {other: s.warriors[other].starting - s.warriors[other].wounds for other in inside(s)}
    if not able(s, WIZARD) or not lost[warrior]:
        return False
    if lost[warrior] >= MISSING and (HEAL_WOUNDS in s.spells or LIFEBRINGER in s.spells):
        return True
    return HEALING_HANDS in s.spells and sum(map(bool, lost.values())) > 1


def _should_wrench(s: State, warrior: int) -> bool:
    """A warrior who can stand the shock; if nobody can and nobody will be healed, the one with the most wounds."""
    if s.warriors[warrior].wounds >= A_SHOCK:
        return True
    best = max(fit(s), key=lambda other: (s.warriors[other].wounds, strength(s, other)), default=warrior)
    return s.warriors[best].wounds < A_SHOCK and not can_still_heal(s) and warrior == best


def _all_across(s: State, warrior: int) -> bool:
    """Whether everybody who can walk is beyond the chasm. Warriors held by monsters are not waited for."""
    far = far_side(s) | mark(s, FAR_END)
    free = [other for other in fit(s) if other != warrior and not beside(s, s.warriors[other].square)]
    return CUT not in s.flags and all(stands_on(s, other, far) for other in free)


def pressing(s: State, warrior: int) -> int:
    """Where a warrior must go even while there are monsters: out of the collapsing cavern, over the bridge, to hell's
    gate."""
    if s.adventure == WARPSTONE_ICON and THROWN in s.flags:
        return int(s.exits)
    if s.adventure == DESTROY_THE_BRIDGE and s.guarded == GONE and CUT not in s.flags:
        return errand(s, warrior)
    if s.adventure == HELLS_GATE and s.guarded == GONE and warrior == who_seals(s):
        return _chamber(s)
    return 0


def _battle_of_wills(s: State, warrior: int, o: Options) -> Call | None:
    """All lay a hand on the tomb, and the last one opens it."""
    others = [other for other in fit(s) if other != warrior]
    if open_tomb.name in o and all(has(s.tried, other) for other in others) and len(others) + 1 == len(inside(s)):
        return o[open_tomb.name][0]
    beside = next_to(s, TOMB)
    if lay_hand_on_tomb.name in o and all(stands_on(s, other, beside) for other in inside(s)):
        return o[lay_hand_on_tomb.name][0]
    if open_tomb.name in o and all(has(s.tried, other) for other in others) and not can_still_heal(s):
        return o[open_tomb.name][0]
    return None


def lure(s: State, warrior: int, o: Options) -> Call | None:
    """Into the pit and out again, so that the beast follows (The beast)."""
    if s.adventure != THE_BEAST or s.monsters or not room_known(s) or walk.name not in o:
        return None
    if has(s.tried, warrior) or (STRIPPED_OF_WEAPONS in s.flags and s.turn < PATIENCE):
        return None
    low = layout(s).low
    brink = _to_the_pit(s, warrior)
    if s.moves < 3 or not all(stands_on(s, other, brink) for other in fit(s)):
        return None
    candidates = [other for other in fit(s) if not has(s.tried, other)]
    if warrior != min(candidates, key=lambda other: (BARBARIAN, DWARF, ELF, WIZARD).index(other)):
        return None
    return next((call for call in o[walk.name] if has(low, call[1])), None)
