"""The six adventures of the fire chasm (WQ-OBJ-15). Two of them have their own modules."""

from lanterne.engine import NUMBER, Choice, Event, Offer, Refusal, ask, decision, law, once, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.adventures import bridge_cut, icon
from lanterne.games.warhammer_quest.rules.adventures.icon import not_at_chasm
from lanterne.games.warhammer_quest.rules.adventures.places import (
    CHASM,
    ONCE_CLEARED,
    goes_through,
    in_room,
    instead_of_attack,
    mark,
    next_to,
    room_is_clear,
    stands_on,
)
from lanterne.games.warhammer_quest.rules.adventures.together import (
    adventure_begins,
    give,
    guardians_may_be_dead,
    his_part_may_be_over,
)
from lanterne.games.warhammer_quest.rules.damage import strike_warrior
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.dungeon import holder, holds, inside, is_conscious
from lanterne.games.warhammer_quest.rules.ending import adventure_failed, goal_reached
from lanterne.games.warhammer_quest.rules.events import event_where_warriors_are
from lanterne.games.warhammer_quest.rules.gear import lose
from lanterne.games.warhammer_quest.rules.harm import NOTHING, dies
from lanterne.games.warhammer_quest.rules.plot import (
    AT_SETUP,
    BANISH_THE_DAEMON,
    END_OF_TURN,
    EXTINGUISH_THE_FLAMES,
    PRESERVE_THE_FIRES,
    ROOM_ENTERED,
    SETTLE,
    START_OF_POWER,
    Plot,
    whose_part,
)
from lanterne.games.warhammer_quest.rules.weapons import MAGIC_SWORD
from lanterne.games.warhammer_quest.state import GONE, IN_PIT, NONE, SENSELESS, WEBBED, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

DRAGON_DESTROYED = Event("dragon-destroyed", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS)
DRAGON_UNHARMED = Event("dragon-unharmed", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS)
DRAGON_BREATHES = Event("dragon-breathes", "WQ-OBJ-15")
RING_FREED = Event("ring-freed", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
RING_STUCK = Event("ring-stuck", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
RING_WAKES_SOMETHING = Event("ring-wakes-something", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
RING_THROWN = Event("ring-thrown", "WQ-OBJ-15", warrior=WARRIOR_IDS)
GEM_SET = Event("gem-set", "WQ-OBJ-15", warrior=WARRIOR_IDS)
TIME_MEASURED = Event("time-measured", "WQ-OBJ-15", dice=PIPS, turns=NUMBER)
CHASM_EXPLODES = Event("chasm-explodes", "WQ-OBJ-15", dice=PIPS)
CHASM_DAMMED = Event("chasm-dammed", "WQ-OBJ-15", dice=PIPS)
LEVER_BREAKS = Event("lever-breaks", "WQ-OBJ-15", dice=PIPS)

WITHOUT_SWORD = Refusal("without-magic-sword", "WQ-OBJ-15")
NOT_AT_DRAGON = Refusal("not-at-dragon", "WQ-OBJ-15")
WITHOUT_RING = Refusal("without-ring", "WQ-OBJ-15")
WITHOUT_GEM = Refusal("without-gem", "WQ-OBJ-15")
NOT_AT_HEAD = Refusal("not-at-dragon-head", "WQ-OBJ-15")

DRAGON, HEAD = "stone-dragon", "dragon-head"
RING, GEM = ITEM_NAMES.index("ring"), ITEM_NAMES.index("dragons-eye")


@law("WQ-OBJ-14", "WQ-OBJ-15")
def not_at_dragon(s: State, seat: int) -> Refusal | None:
    """From a square next to the dragon."""
    return None if stands_on(s, s.active, next_to(s, DRAGON)) else NOT_AT_DRAGON


# --- 2 banish the daemon ----------------------------------------------------------------------------------------------

_DAEMON = ADVENTURES[BANISH_THE_DAEMON]
BANISHED_FROM = _DAEMON.numbers["banish_from"]
BREATHED = "dragon-breathed"


@law("WQ-OBJ-15")
def without_magic_sword(s: State, seat: int) -> Refusal | None:
    """With a magic sword that is not broken."""
    return None if holds(s, s.active, MAGIC_SWORD) else WITHOUT_SWORD


AT_THE_DRAGON = (*ONCE_CLEARED, without_magic_sword, not_at_dragon)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def strike_dragon(game: Game) -> None:
    """Declare a blow with the magic sword at the stone dragon."""
    instead_of_attack(game, dragon_is_struck())


@step("WQ-OBJ-15", "WQ-OBJ-9")
def dragon_is_struck(game: Game) -> None:
    """On a high die it bursts, and the daemon with it. The sword breaks either way."""
    s = game.state
    if goes_through(s, AT_THE_DRAGON):
        die = game.roll(6)
        lose(s, s.active, MAGIC_SWORD)
        destroyed = die >= BANISHED_FROM
        game.say(DRAGON_DESTROYED if destroyed else DRAGON_UNHARMED, s.active, BANISHED_FROM, (die - 1,))
        game.then(goal_reached() if destroyed else ahead.settle())


@law("WQ-OBJ-15")
def is_last_sword_gone(s: State) -> bool:
    """Whether no warrior in the dungeon has a magic sword left. One left with a body or in the dark is gone."""
    return not any(holds(s, warrior, MAGIC_SWORD) for warrior in inside(s))


@step("WQ-OBJ-15", "WQ-OBJ-10", "WQ-OBJ-17")
def dragon_may_breathe(game: Game) -> None:
    """With the guardians dead and the last sword broken, fire hits everybody, and the adventure has failed."""
    s = game.state
    if s.guarded == GONE and is_last_sword_gone(s) and BREATHED not in s.flags and not s.result:
        s.flags += (BREATHED,)
        game.say(DRAGON_BREATHES)
        for warrior in inside(s):
            strike_warrior(game, warrior, _DAEMON.dice["rage"], NOTHING)
        game.then(adventure_failed())


# --- 3 extinguish the flames ------------------------------------------------------------------------------------------

_FLAMES = ADVENTURES[EXTINGUISH_THE_FLAMES]


@law("WQ-OBJ-15", "WQ-OBJ-7")
def can_reach_for_ring(s: State) -> bool:
    """The guardians dead, the room clear, and the required warrior next to the dragon and able to act."""
    if s.guarded != GONE or s.result or not room_is_clear(s) or holder(s, RING) != NONE:
        return False
    row = s.warriors[whose_part(s)]
    able = is_conscious(row) and not row.conditions & (WEBBED | SENSELESS | IN_PIT)
    return able and stands_on(s, whose_part(s), next_to(s, DRAGON))


@step("WQ-OBJ-15")
def reach_for_ring(game: Game) -> None:
    """It may be stuck or come off, and something may hear the noise."""
    s = game.state
    warrior, die = whose_part(s), game.roll(6)
    if die >= _FLAMES.numbers["ring_from"]:
        game.say(RING_FREED, warrior, (die - 1,))
        give(game, warrior, RING)
    elif die > _FLAMES.numbers["event_up_to"]:
        game.say(RING_STUCK, warrior, (die - 1,))
    else:
        game.say(RING_WAKES_SOMETHING, warrior, (die - 1,))
        game.then(event_where_warriors_are())


@step("WQ-OBJ-15")
def leave_ring(game: Game) -> None:
    """Do not try now."""


AT_THE_CLAW = (Offer(reach_for_ring), Offer(leave_ring))


@decision("WQ-OBJ-15", "WQ-OBJ-7")
def at_the_claw(game: Game) -> Choice | None:
    """Do you try to pull the ring off the dragon's claw?"""
    s = game.state
    return ask(s.warriors[whose_part(s)].seat, AT_THE_CLAW) if can_reach_for_ring(s) else None


@law("WQ-OBJ-15", "WQ-OBJ-7")
def without_ring(s: State, seat: int) -> Refusal | None:
    """Only the required warrior throws the ring."""
    return None if s.active == whose_part(s) and holds(s, s.active, RING) else WITHOUT_RING


WITH_THE_RING = (*ONCE_CLEARED, without_ring, not_at_chasm)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def throw_ring(game: Game) -> None:
    """Declare that you throw the ring into the fire."""
    instead_of_attack(game, ring_falls())


@step("WQ-OBJ-15", "WQ-OBJ-9")
def ring_falls(game: Game) -> None:
    """Steam scalds everybody next to the chasm; then the flames are out."""
    s = game.state
    if goes_through(s, WITH_THE_RING):
        lose(s, s.active, RING)
        game.say(RING_THROWN, s.active)
        for warrior in inside(s):
            if stands_on(s, warrior, next_to(s, CHASM)):
                strike_warrior(game, warrior, _FLAMES.dice["steam"], NOTHING)
        game.then(goal_reached())


# --- 5 return the dragon's eye ----------------------------------------------------------------------------------------


@law("WQ-OBJ-15", "WQ-OBJ-7")
def without_gem(s: State, seat: int) -> Refusal | None:
    """Only the required warrior sets the gem."""
    return None if s.active == whose_part(s) and holds(s, s.active, GEM) else WITHOUT_GEM


@law("WQ-OBJ-15")
def not_at_head(s: State, seat: int) -> Refusal | None:
    """From a square next to the dragon's head."""
    return None if stands_on(s, s.active, mark(s, HEAD)) else NOT_AT_HEAD


WITH_THE_GEM = (*ONCE_CLEARED, without_gem, not_at_head)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def set_gem(game: Game) -> None:
    """Declare that you put the gem back."""
    instead_of_attack(game, gem_is_set())


@step("WQ-OBJ-15", "WQ-OBJ-9")
def gem_is_set(game: Game) -> None:
    """The goal is reached."""
    s = game.state
    if goes_through(s, WITH_THE_GEM):
        lose(s, s.active, GEM)
        game.say(GEM_SET, s.active)
        game.then(goal_reached())


# --- 6 preserve the fires ---------------------------------------------------------------------------------------------

_FIRES = ADVENTURES[PRESERVE_THE_FIRES]


@step("WQ-OBJ-15")
def clock_starts(game: Game) -> None:
    """Roll for the number of turns, this one included, to kill every skaven."""
    s = game.state
    dice, turns = throw(game, _FIRES.dice["clock"])
    s.clock = s.turn + turns - 1
    game.say(TIME_MEASURED, pips(dice), turns)


@step("WQ-OBJ-15", "WQ-OBJ-10")
def time_may_be_up(game: Game) -> None:
    """Too late: everybody in the room dies, or the adventure has failed, or the lever breaks and there is more time."""
    s = game.state
    if s.clock == NONE or s.turn < s.clock or s.result:
        return
    die = game.roll(6)
    if die <= _FIRES.numbers["all_die_up_to"]:
        game.say(CHASM_EXPLODES, (die - 1,))
        game.then(dies(*(warrior for warrior in inside(s) if in_room(s, warrior))), adventure_failed())
    elif die <= _FIRES.numbers["failed_up_to"]:
        game.say(CHASM_DAMMED, (die - 1,))
        game.then(adventure_failed())
    else:
        game.say(LEVER_BREAKS, (die - 1,))
        dice, turns = throw(game, _FIRES.dice["more_clock"])
        s.clock = s.turn + turns
        game.say(TIME_MEASURED, tuple(face - 1 for face in dice), turns)


PLOTS: tuple[Plot, ...] = (
    icon.PLOT,
    Plot(
        {AT_SETUP: adventure_begins, SETTLE: dragon_may_breathe},
        (Offer(strike_dragon, once, AT_THE_DRAGON),),
    ),
    Plot(
        {AT_SETUP: adventure_begins, START_OF_POWER: at_the_claw, SETTLE: his_part_may_be_over},
        (Offer(throw_ring, once, WITH_THE_RING),),
    ),
    bridge_cut.PLOT,
    Plot(
        {AT_SETUP: adventure_begins, SETTLE: his_part_may_be_over},
        (Offer(set_gem, once, WITH_THE_GEM),),
    ),
    Plot({ROOM_ENTERED: clock_starts, SETTLE: guardians_may_be_dead, END_OF_TURN: time_may_be_up}),
)
"""In the order of the die."""
