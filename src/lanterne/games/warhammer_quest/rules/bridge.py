"""The bridge over the fire chasm: models that lose a wound on it may fall (WQ-OBJ-6)."""

from lanterne.engine import Choice, Event, Offer, ask, decision, has, law, step
from lanterne.games.warhammer_quest.content.cards import ROPE
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, change, holder, in_turn_order, is_conscious, monster
from lanterne.games.warhammer_quest.rules.harm import dies, is_on_bridge, remove_foe
from lanterne.games.warhammer_quest.rules.trap_pit import rope_test
from lanterne.games.warhammer_quest.rules.windows import pause
from lanterne.games.warhammer_quest.state import (
    ASK,
    FALL_WINDOW,
    FOES,
    INSIDE,
    LEVITATING,
    NONE,
    SELDOM,
    SENSELESS,
    WEBBED,
    Foe,
    Game,
    State,
    Warrior,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

KEPT_BALANCE = Event("kept-balance", "WQ-OBJ-6", warrior=WARRIOR_IDS, dice=PIPS)
LOST_BALANCE = Event("lost-balance", "WQ-OBJ-6", warrior=WARRIOR_IDS, dice=PIPS)
FOE_KEPT_BALANCE = Event("foe-kept-balance", "WQ-OBJ-6", foe=FOES, dice=PIPS)
FOE_FELL_IN_CHASM = Event("foe-fell-in-chasm", "WQ-OBJ-6", foe=FOES, dice=PIPS)
HELD_BY_ROPE = Event("held-by-rope", "WQ-OBJ-6", warrior=WARRIOR_IDS, victim=WARRIOR_IDS)
HELD_BY_MAGIC = Event("held-by-magic", "WQ-OBJ-6", warrior=WARRIOR_IDS)
FELL_IN_CHASM = Event("fell-in-chasm", "WQ-OBJ-6", warrior=WARRIOR_IDS)

FALLS_ON = 1
FALL = "fall"
"""The scope of a fall from the bridge."""


@step("WQ-OBJ-6")
def foe_sways(game: Game, foe: Foe) -> None:
    """A monster on the bridge has lost a wound: on a 1 it falls, and nobody is paid for it."""
    s = game.state
    if monster(s, foe) is None:
        return
    die = game.roll(6)
    if die == FALLS_ON:
        game.say(FOE_FELL_IN_CHASM, foe, (die - 1,))
        remove_foe(s, foe)
    else:
        game.say(FOE_KEPT_BALANCE, foe, (die - 1,))


@step("WQ-OBJ-6")
def warrior_sways(game: Game, warrior: Warrior) -> None:
    """A warrior on the bridge has lost a wound: on a 1 they fall, unless the rope or Levitate saves them at once. A
    floating warrior does not fall."""
    s = game.state
    row = s.warriors[warrior]
    if row.fate != INSIDE or row.conditions & LEVITATING or not is_on_bridge(s, row.square):
        return
    die = game.roll(6)
    if die != FALLS_ON:
        game.say(KEPT_BALANCE, warrior, (die - 1,))
        return
    game.say(LOST_BALANCE, warrior, (die - 1,))
    game.open(FALL)
    game.then(hangs(warrior), slips_off(warrior))


# --- the rope ---------------------------------------------------------------------------------------------------------


@law("WQ-OBJ-6")
def rescuers(s: State, victim: int) -> list[int]:
    """The warriors who can use the rope to save the victim: conscious, next to the victim's square, and one of the two
    holds the rope."""
    owner = holder(s, ROPE)
    if owner == NONE:
        return []
    near = adjacent(s, s.warriors[victim].square)
    return [
        warrior
        for warrior in in_turn_order(s)
        if is_conscious(row := s.warriors[warrior])
        and has(near, row.square)
        and not row.conditions & (WEBBED | SENSELESS)
        and owner in (warrior, victim)
    ]


@step("WQ-OBJ-6")
def hold_by_rope(game: Game, warrior: Warrior, victim: Warrior) -> None:
    """The victim is pulled back onto the bridge, and the rope may break."""
    game.say(HELD_BY_ROPE, warrior, victim)
    game.leave(FALL)
    game.then(rope_test())


@step("WQ-OBJ-6")
def keep_the_rope(game: Game) -> None:
    """The rope is not used."""


SAVE = (
    Offer(hold_by_rope, lambda s, seat, victim: [(warrior, victim) for warrior in rescuers(s, victim)]),
    Offer(keep_the_rope),
)


@decision("WQ-OBJ-6")
def hangs(game: Game, warrior: Warrior) -> Choice | None:
    """A warrior falls from the bridge: do you use the rope? Its holder is asked."""
    s = game.state
    return ask(s.warriors[holder(s, ROPE)].seat, SAVE, warrior) if rescuers(s, warrior) else None


# --- magic, or the chasm ----------------------------------------------------------------------------------------------


@step("WQ-OBJ-6")
def slips_off(game: Game, warrior: Warrior) -> None:
    """The last moment: everybody is asked again, because a Wizard may cast Levitate."""
    s = game.state
    for other in s.party:
        if s.warriors[other].passing != SELDOM:  # those who said SELDOM are asked anyway
            change(s, other, passing=ASK)
    game.then(pause(FALL_WINDOW), plunges(warrior))


@law("WQ-OBJ-6")
def falling(s: State) -> list[int]:
    """The warriors who are falling from the bridge and can still be saved."""
    return [warrior for warrior in s.party if plunges(warrior) in s.agenda]


@step("WQ-OBJ-6", "WQ-DTH-3")
def plunges(game: Game, warrior: Warrior) -> None:
    """A warrior who floats by now is saved; any other is killed."""
    if game.state.warriors[warrior].conditions & LEVITATING:
        game.say(HELD_BY_MAGIC, warrior)
        return
    game.say(FELL_IN_CHASM, warrior)
    game.then(dies(warrior))
