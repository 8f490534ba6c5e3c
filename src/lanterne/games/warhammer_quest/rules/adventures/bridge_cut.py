"""Destroy the bridge: cross it and cut it before the pursuers are across (WQ-OBJ-15)."""

from lanterne.engine import NUMBER, Event, Mask, Offer, Refusal, has, law, once, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, FIRECHASM, SECTIONS
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.adventures.places import (
    cannot_act,
    goes_through,
    guardians_live,
    instead_of_attack,
    mark,
    stands_on,
)
from lanterne.games.warhammer_quest.rules.dice import succeeds
from lanterne.games.warhammer_quest.rules.dungeon import inside
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.events import UNEXPECTED, chain_over, draw_event
from lanterne.games.warhammer_quest.rules.harm import dies, is_lost, remove_foe
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.rules.placement import ON_NEAR_SIDE
from lanterne.games.warhammer_quest.rules.plot import DESTROY_THE_BRIDGE, SETTLE, START_OF_TURN, Plot
from lanterne.games.warhammer_quest.rules.profile import strength
from lanterne.games.warhammer_quest.state import GONE, NONE, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import mask_of
from lanterne.kit.pips import PIPS

PURSUERS_COME = Event("pursuers-come", "WQ-OBJ-15")
BRIDGE_CUT = Event("bridge-cut", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, strength=NUMBER)
BRIDGE_HOLDS = Event("bridge-holds", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, strength=NUMBER)
FAR_SIDE_CLEAR = Event("far-side-clear", "WQ-OBJ-15")

NOT_AT_FAR_END = Refusal("not-at-far-end", "WQ-OBJ-15")
BRIDGE_GONE = Refusal("bridge-gone", "WQ-OBJ-15")

CUT = "bridge-cut"
"""In `State.flags` once the bridge is cut."""
CUT_FROM = ADVENTURES[DESTROY_THE_BRIDGE].numbers["cut_from"]
FAR_END = "bridge-far"
_LAST = max(cell % COLUMNS for cell in SECTIONS[FIRECHASM].bridge)
FAR_SIDE = mask_of(cell for cell in SECTIONS[FIRECHASM].passable if cell % COLUMNS > _LAST)
"""The cells of the room beyond the chasm."""


def far_side(s: State) -> int:
    """The squares beyond the chasm."""
    room = objective_place(s)
    return 0 if room == NONE else FAR_SIDE << room * CELLS


# --- the pursuers -----------------------------------------------------------------------------------------------------


@step("WQ-OBJ-15", "WQ-OBJ-17")
def pursuit(game: Game) -> None:
    """Once the guardians are dead, each turn brings an event while the bridge stands. Its monsters come on the door
    side."""
    s = game.state
    if s.guarded == GONE and CUT not in s.flags and not s.result:
        s.flags += (ON_NEAR_SIDE,)
        s.room_event = NONE
        game.say(PURSUERS_COME)
        game.then(draw_event(objective_place(s), UNEXPECTED), pursuers_have_come(), chain_over())


@step("WQ-OBJ-15")
def pursuers_have_come(game: Game) -> None:
    """Monsters that come later are placed as usual."""
    s = game.state
    s.flags = tuple(flag for flag in s.flags if flag != ON_NEAR_SIDE)


# --- cutting it -------------------------------------------------------------------------------------------------------


@law("WQ-OBJ-15")
def not_at_far_end(s: State, seat: int) -> Refusal | None:
    """The bridge is cut from the square at its far end."""
    if CUT in s.flags:
        return BRIDGE_GONE
    return None if stands_on(s, s.active, mark(s, FAR_END)) else NOT_AT_FAR_END


REQUIREMENTS = (cannot_act, guardians_live, not_at_far_end)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def cut_bridge(game: Game) -> None:
    """Declare that you cut the bridge."""
    instead_of_attack(game, hack_at_bridge())


@step("WQ-OBJ-15", "WQ-GEN-4")
def hack_at_bridge(game: Game) -> None:
    """A die plus strength."""
    s = game.state
    if goes_through(s, REQUIREMENTS):
        die, added = game.roll(6), strength(s, s.active)
        cut = succeeds(die, added, CUT_FROM)
        game.say(BRIDGE_CUT if cut else BRIDGE_HOLDS, s.active, CUT_FROM, (die - 1,), added)
        if cut:
            game.then(bridge_falls())


@step("WQ-OBJ-15", "WQ-GLD-3")
def bridge_falls(game: Game) -> None:
    """Its squares are chasm from now on. Models on them fall and are killed, and bring no gold."""
    s = game.state
    bridge = mask_of(SECTIONS[FIRECHASM].bridge) << objective_place(s) * CELLS
    s.flags += (CUT,)
    for row in tuple(s.monsters):
        if has(bridge, row.square):
            remove_foe(s, row.foe)
    game.then(dies(*(warrior for warrior in inside(s) if stands_on(s, warrior, bridge))), ahead.settle())
    s.blocked = Mask(s.blocked | bridge)


@step("WQ-OBJ-15", "WQ-OBJ-17", "WQ-OBJ-9")
def far_side_may_be_clear(game: Game) -> None:
    """With the bridge cut and no monster beyond it, the warriors there escape and those on the door side are lost."""
    s = game.state
    far = far_side(s)
    if CUT in s.flags and not s.result and not any(has(far, row.square) for row in s.monsters):
        game.say(FAR_SIDE_CLEAR)
        game.then(*(is_lost(warrior) for warrior in inside(s) if not stands_on(s, warrior, far)), goal_reached())


PLOT = Plot(
    {START_OF_TURN: pursuit, SETTLE: far_side_may_be_clear},
    (Offer(cut_bridge, once, REQUIREMENTS),),
)
