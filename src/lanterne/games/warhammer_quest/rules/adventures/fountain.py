"""The six adventures of the fountain of light (WQ-OBJ-15). Three of them, in which warriors reach into the water, are
here; the others have their own modules."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, has, law, once, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.adventures.cask import CLEARWATER_PLOT
from lanterne.games.warhammer_quest.rules.adventures.kingship import TRUE_KINGSHIP_PLOT
from lanterne.games.warhammer_quest.rules.adventures.places import (
    ONCE_CLEARED,
    away_from_fountain,
    goes_through,
    instead_of_attack,
)
from lanterne.games.warhammer_quest.rules.adventures.together import (
    all_did_their_part,
    did_his_part,
    does_his_part,
    find_bearer,
)
from lanterne.games.warhammer_quest.rules.adventures.waters import WATERS_OF_FATE_PLOT
from lanterne.games.warhammer_quest.rules.damage import strike_warrior
from lanterne.games.warhammer_quest.rules.dice import succeeds
from lanterne.games.warhammer_quest.rules.dungeon import holds
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.harm import ALL, dies
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP, LOST_SOULS, NURGLES_ROT, SETTLE, SKAVEN_CURSE, Plot
from lanterne.games.warhammer_quest.rules.profile import bare_toughness
from lanterne.games.warhammer_quest.state import GONE, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

LOAD_LIFTED = Event("load-lifted", "WQ-OBJ-15", warrior=WARRIOR_IDS)
SECOND_LOAD_LIFTED = Event("second-load-lifted", "WQ-OBJ-15", warrior=WARRIOR_IDS)
CONTAINER_FILLED = Event("container-filled", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
WATER_KILLED = Event("water-killed", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
SOUL_RECOVERED = Event("soul-recovered", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, toughness=NUMBER)
SOUL_BURNT = Event("soul-burnt", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, toughness=NUMBER)

NO_LOAD_YET = Refusal("no-load-yet", "WQ-OBJ-15")
NO_CONTAINER = Refusal("no-container", "WQ-OBJ-15")

CONTAINER = ITEM_NAMES.index("container")


@step("WQ-OBJ-15", "WQ-OBJ-17")
def all_hands_dipped(game: Game) -> None:
    """Every living warrior has done their part at the fountain: the goal is reached."""
    s = game.state
    if s.guarded == GONE and all_did_their_part(s):
        game.then(goal_reached())


# --- Skaven curse! ----------------------------------------------------------------------------------------------------

A_LOAD = (did_his_part, away_from_fountain)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def lift_load(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, load_is_lifted())


@step("WQ-OBJ-14", "WQ-OBJ-15")
def load_is_lifted(game: Game) -> None:
    """Warpstone, lifted out of the water by hand, costs unmodified wounds."""
    s = game.state
    if goes_through(s, (*ONCE_CLEARED, *A_LOAD)):
        does_his_part(s, s.active)
        game.say(LOAD_LIFTED, s.active)
        strike_warrior(game, s.active, ADVENTURES[SKAVEN_CURSE].dice["load"], ALL)
        game.then(ahead.settle())


@law("WQ-OBJ-15")
def no_load_yet(s: State, seat: int) -> Refusal | None:
    """Only for a warrior who has already lifted a load."""
    return None if has(s.tried, s.active) else NO_LOAD_YET


ANOTHER_LOAD = (no_load_yet, away_from_fountain)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def lift_another_load(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, another_load_is_lifted())


@step("WQ-OBJ-14", "WQ-OBJ-15")
def another_load_is_lifted(game: Game) -> None:
    """A second load kills."""
    s = game.state
    if goes_through(s, (*ONCE_CLEARED, *ANOTHER_LOAD)):
        game.say(SECOND_LOAD_LIFTED, s.active)
        game.then(dies(s.active))


SKAVEN_CURSE_PLOT = Plot(
    {SETTLE: all_hands_dipped},
    (
        Offer(lift_load, once, ONCE_CLEARED, A_LOAD),
        Offer(lift_another_load, once, ONCE_CLEARED, ANOTHER_LOAD),
    ),
)


# --- Nurgle's rot -----------------------------------------------------------------------------------------------------


@step("WQ-OBJ-15")
def container_is_brought(game: Game) -> None:
    """One warrior carries it."""
    game.then(find_bearer(CONTAINER))


@law("WQ-OBJ-15")
def no_container(s: State, seat: int) -> Refusal | None:
    """Only the bearer of the container."""
    return None if holds(s, s.active, CONTAINER) else NO_CONTAINER


FILLING = (no_container, away_from_fountain)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def draw_water(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, water_is_drawn())


@step("WQ-OBJ-14", "WQ-OBJ-15")
def water_is_drawn(game: Game) -> None:
    """On a 1 the bearer dies and another may try; otherwise the container is filled."""
    s = game.state
    if not goes_through(s, (*ONCE_CLEARED, *FILLING)):
        return
    die = game.roll(6)
    if die <= ADVENTURES[NURGLES_ROT].numbers["death_up_to"]:
        game.say(WATER_KILLED, s.active, (die - 1,))
        game.then(dies(s.active))
    else:
        s.kin = s.active
        game.say(CONTAINER_FILLED, s.active, (die - 1,))
        game.then(goal_reached())


NURGLES_ROT_PLOT = Plot({AT_SETUP: container_is_brought}, (Offer(draw_water, once, ONCE_CLEARED, FILLING),))


# --- Fountain of lost souls -------------------------------------------------------------------------------------------

A_SOUL = (did_his_part, away_from_fountain)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def take_soul(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, soul_is_taken())


@step("WQ-OBJ-14", "WQ-OBJ-15", "WQ-GEN-4")
def soul_is_taken(game: Game) -> None:
    """Out of burning water: add bare toughness; a failure kills."""
    s = game.state
    if not goes_through(s, (*ONCE_CLEARED, *A_SOUL)):
        return
    warrior = s.active
    does_his_part(s, warrior)
    die, tough, needed = game.roll(6), bare_toughness(s, warrior), ADVENTURES[LOST_SOULS].numbers["soul_from"]
    if succeeds(die, tough, needed):
        game.say(SOUL_RECOVERED, warrior, needed, (die - 1,), tough)
        game.then(ahead.settle())
    else:
        game.say(SOUL_BURNT, warrior, needed, (die - 1,), tough)
        game.then(dies(warrior))


LOST_SOULS_PLOT = Plot({SETTLE: all_hands_dipped}, (Offer(take_soul, once, ONCE_CLEARED, A_SOUL),))


PLOTS: tuple[Plot, ...] = (
    CLEARWATER_PLOT,
    SKAVEN_CURSE_PLOT,
    WATERS_OF_FATE_PLOT,
    TRUE_KINGSHIP_PLOT,
    NURGLES_ROT_PLOT,
    LOST_SOULS_PLOT,
)
"""In the order of the die."""
