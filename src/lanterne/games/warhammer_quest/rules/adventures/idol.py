"""The six adventures of the idol chamber (WQ-OBJ-15). Desecration and Daemon summoning have their own modules."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, has, law, once, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.adventures.places import (
    ONCE_CLEARED,
    away_from_idol,
    goes_through,
    in_room,
    instead_of_attack,
)
from lanterne.games.warhammer_quest.rules.adventures.summoning import DAEMON_SUMMONING_PLOT
from lanterne.games.warhammer_quest.rules.adventures.together import all_did_their_part, does_his_part
from lanterne.games.warhammer_quest.rules.adventures.toppling import DESECRATION_PLOT
from lanterne.games.warhammer_quest.rules.damage import strike_warrior
from lanterne.games.warhammer_quest.rules.dice import draw_counter, succeeds, throw
from lanterne.games.warhammer_quest.rules.dungeon import change, inside
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.harm import NOTHING
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.rules.plot import (
    AT_SETUP,
    KILL_THE_SHAMAN,
    PRISONER_ALIVE,
    SACRIFICE,
    SETTLE,
    START_OF_MONSTERS,
    START_OF_POWER,
    SWORD_OF_THE_ELECTORS,
    Plot,
)
from lanterne.games.warhammer_quest.rules.profile import strength
from lanterne.games.warhammer_quest.state import FOES, GONE, INSIDE, NONE, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

KIN_DRAWN = Event("kin-drawn", "WQ-OBJ-15", warrior=WARRIOR_IDS)
OMEN_ROLLED = Event("omen-rolled", "WQ-OBJ-15", dice=PIPS)
CAPTIVE_DIED = Event("captive-died", "WQ-OBJ-15", warrior=WARRIOR_IDS)
KIN_RAGED = Event("kin-raged", "WQ-OBJ-15", warrior=WARRIOR_IDS)
HAND_MISSED = Event("hand-of-mork-missed", "WQ-OBJ-15", foe=FOES, dice=PIPS)
HAND_STRUCK = Event("hand-of-mork-struck", "WQ-OBJ-15", foe=FOES, dice=PIPS, warrior=WARRIOR_IDS)
STAFF_PLACED = Event("staff-placed", "WQ-OBJ-15", warrior=WARRIOR_IDS)
SWORD_FREED = Event("sword-freed", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, strength=NUMBER)
SWORD_STUCK = Event("sword-stuck", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, strength=NUMBER)

OTHERS_FIRST = Refusal("others-try-first", "WQ-OBJ-15")

RAGING = "kin-raging"
SHAMAN = "shaman"
"""The shaman's `MonsterRow.special`."""


@step("WQ-OBJ-15", "WQ-OBJ-17")
def are_guardians_dead(game: Game) -> None:
    """The goal is reached once the guardians are dead."""
    if game.state.guarded == GONE:
        game.then(goal_reached())


# --- Sacrifice? -------------------------------------------------------------------------------------------------------


@step("WQ-OBJ-15")
def kin_is_drawn(game: Game) -> None:
    """A counter decides whose kinsman the captive is."""
    s = game.state
    s.kin = draw_counter(game, s.party)
    s.flags += (PRISONER_ALIVE,)
    game.say(KIN_DRAWN, s.kin)


@law("WQ-OBJ-15")
def omens_are_read(s: State) -> bool:
    """While the captive lives and nobody has entered the chamber."""
    room = objective_place(s)
    return PRISONER_ALIVE in s.flags and (room == NONE or not has(s.entered, room))


@step("WQ-OBJ-15", "WQ-SEQ-2")
def omen(game: Game) -> None:
    """On three of a kind the captive dies. Then the others may go home by the entrance, but the kinsman may not."""
    s = game.state
    if not omens_are_read(s):
        return
    dice, _ = throw(game, ADVENTURES[SACRIFICE].dice["omen"])
    game.say(OMEN_ROLLED, pips(dice))
    if len(set(dice)) == 1:
        s.flags = tuple(flag for flag in s.flags if flag != PRISONER_ALIVE)
        game.say(CAPTIVE_DIED, s.kin)


@step("WQ-OBJ-15", "WQ-OBJ-17")
def kin_sees_guardians(game: Game) -> None:
    """A kinsman in the chamber with the guardians strikes more often and less well for the rest of the game. The goal
    is reached when the guardians are dead."""
    s = game.state
    if s.guarded == GONE:
        game.then(goal_reached())
    elif s.guarded and RAGING not in s.flags and s.warriors[s.kin].fate == INSIDE and in_room(s, s.kin):
        s.flags += (RAGING,)
        now, numbers = s.warriors[s.kin].lasting, ADVENTURES[SACRIFICE].numbers
        change(s, s.kin, lasting=now._replace(ws=now.ws + numbers["ws"], attacks=now.attacks + numbers["attacks"]))
        game.say(KIN_RAGED, s.kin)


SACRIFICE_PLOT = Plot({AT_SETUP: kin_is_drawn, START_OF_POWER: omen, SETTLE: kin_sees_guardians})


# --- Kill the shaman --------------------------------------------------------------------------------------------------


@step("WQ-OBJ-15")
def hand_of_mork(game: Game) -> None:
    """While the shaman lives, a high die at the start of the monsters' phase strikes a living warrior. The shaman is
    placed after this roll, so it cannot strike in the phase in which it comes."""
    s = game.state
    shaman = next((row.foe for row in s.monsters if row.special == SHAMAN), NONE)
    party = inside(s)
    if shaman == NONE or not party:
        return
    sheet = ADVENTURES[KILL_THE_SHAMAN]
    die = game.roll(6)
    if die < sheet.numbers["hand_from"]:
        game.say(HAND_MISSED, shaman, (die - 1,))
        return
    victim = draw_counter(game, party)
    game.say(HAND_STRUCK, shaman, (die - 1,), victim)
    strike_warrior(game, victim, sheet.dice["hand"], NOTHING)
    game.then(ahead.settle())


KILL_THE_SHAMAN_PLOT = Plot({START_OF_MONSTERS: hand_of_mork, SETTLE: are_guardians_dead})


# --- Return the staff -------------------------------------------------------------------------------------------------

AT_THE_HAND = (away_from_idol,)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def place_staff(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, staff_is_placed())


@step("WQ-OBJ-14", "WQ-OBJ-15")
def staff_is_placed(game: Game) -> None:
    """The staff is in the idol's hand."""
    s = game.state
    if goes_through(s, (*ONCE_CLEARED, *AT_THE_HAND)):
        game.say(STAFF_PLACED, s.active)
        game.then(goal_reached())


RETURN_THE_STAFF_PLOT = Plot({}, (Offer(place_staff, once, ONCE_CLEARED, AT_THE_HAND),))


# --- Sword of the electors --------------------------------------------------------------------------------------------


@law("WQ-OBJ-15")
def others_try_first(s: State, seat: int) -> Refusal | None:
    """A warrior who has failed may not try again until every living warrior has tried."""
    return OTHERS_FIRST if has(s.tried, s.active) and not all_did_their_part(s) else None


WRENCHING = (others_try_first, away_from_idol)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def wrench_sword(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, sword_is_wrenched())


@step("WQ-OBJ-14", "WQ-OBJ-15", "WQ-GEN-4")
def sword_is_wrenched(game: Game) -> None:
    """Strength decides. On a failure the idol strikes back, and the others must try first."""
    s = game.state
    if not goes_through(s, (*ONCE_CLEARED, *WRENCHING)):
        return
    warrior, sheet = s.active, ADVENTURES[SWORD_OF_THE_ELECTORS]
    if all_did_their_part(s):
        s.tried = 0
    die, strong, needed = game.roll(6), strength(s, warrior), sheet.numbers["wrench_from"]
    if succeeds(die, strong, needed):
        game.say(SWORD_FREED, warrior, needed, (die - 1,), strong)
        game.then(goal_reached())
        return
    does_his_part(s, warrior)
    game.say(SWORD_STUCK, warrior, needed, (die - 1,), strong)
    strike_warrior(game, warrior, sheet.dice["shock"], NOTHING)
    game.then(ahead.settle())


SWORD_OF_THE_ELECTORS_PLOT = Plot({}, (Offer(wrench_sword, once, ONCE_CLEARED, WRENCHING),))


PLOTS: tuple[Plot, ...] = (
    SACRIFICE_PLOT,
    DESECRATION_PLOT,
    KILL_THE_SHAMAN_PLOT,
    DAEMON_SUMMONING_PLOT,
    RETURN_THE_STAFF_PLOT,
    SWORD_OF_THE_ELECTORS_PLOT,
)
"""In the order of the die."""
