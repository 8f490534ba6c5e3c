"""The waters of fate: look into the pool, drink from it, and find a new way to the surface (WQ-OBJ-11, WQ-OBJ-15)."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, law, once, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.adventures.places import away_from_fountain, guardians_live, monsters_here
from lanterne.games.warhammer_quest.rules.adventures.together import (
    after_moving,
    did_his_part,
    does_his_part,
    still_open,
)
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.exploration import new_deck
from lanterne.games.warhammer_quest.rules.harm import FULL, dies, heal
from lanterne.games.warhammer_quest.rules.piles import has_new_deck, is_way_up
from lanterne.games.warhammer_quest.rules.plot import SETTLE, WATERS_OF_FATE, Plot
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.games.warhammer_quest.state import Game, State
from lanterne.kit.grid import squares_of
from lanterne.kit.pips import PIPS, pips

LOOKED = Event("looked-into-pool", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
SAW_INVASION = Event("saw-invasion", "WQ-OBJ-15", warrior=WARRIOR_IDS)
DRANK_OF_POOL = Event("drank-of-pool", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
TOKENS_CAME_BACK = Event("tokens-came-back", "WQ-OBJ-15", warrior=WARRIOR_IDS, tokens=NUMBER)
DONE_LOOKING = Event("done-looking", "WQ-OBJ-11", warrior=WARRIOR_IDS, dice=PIPS, cards=NUMBER)

DRUNK_ALREADY = Refusal("drunk-already", "WQ-OBJ-15")
NOT_THE_LEADER = Refusal("not-the-leader", "WQ-OBJ-11")
FAR_DOOR_OPEN = Refusal("far-door-open", "WQ-OBJ-11")

INVASION_SEEN = "invasion_seen"
"""The condition of the reward."""

_SHEET = ADVENTURES[WATERS_OF_FATE]
CLEARED = (guardians_live, monsters_here)


# --- the pool ---------------------------------------------------------------------------------------------------------

LOOKING = (did_his_part, away_from_fountain)


@step("WQ-OBJ-15")
def look_into_pool(game: Game) -> None:
    """After moving."""
    after_moving(game, pool_shows())


@step("WQ-OBJ-15")
def pool_shows(game: Game) -> None:
    """A high die shows the invasion that is to come."""
    s = game.state
    if not still_open(s, (*CLEARED, *LOOKING)):
        return
    does_his_part(s, s.active)
    die = game.roll(6)
    game.say(LOOKED, s.active, (die - 1,))
    if die >= _SHEET.numbers["vision_from"]:
        game.say(SAW_INVASION, s.active)
        if INVASION_SEEN not in s.flags:
            s.flags += (INVASION_SEEN,)


def drunk(warrior: int) -> str:
    """The flag of a warrior who has drunk of the pool."""
    return f"drunk-{warrior}"


@law("WQ-OBJ-15")
def has_drunk(s: State, seat: int) -> Refusal | None:
    """Once for each warrior."""
    return DRUNK_ALREADY if drunk(s.active) in s.flags else None


DRINKING = (has_drunk, away_from_fountain)


@step("WQ-OBJ-15")
def drink_of_pool(game: Game) -> None:
    """After moving."""
    after_moving(game, pool_works())


@step("WQ-OBJ-15")
def pool_works(game: Game) -> None:
    """It kills or heals; the Wizard also gets the tokens back."""
    s = game.state
    if not still_open(s, (*CLEARED, *DRINKING)):
        return
    warrior = s.active
    s.flags += (drunk(warrior),)
    die = game.roll(6)
    game.say(DRANK_OF_POOL, warrior, (die - 1,))
    if die <= _SHEET.numbers["death_up_to"]:
        game.then(dies(warrior))
        return
    game.then(heal(warrior, FULL))
    if warrior == WIZARD and s.tokens < s.first_tokens:
        s.tokens = s.first_tokens
        game.say(TOKENS_CAME_BACK, warrior, s.tokens)


# --- the way up -------------------------------------------------------------------------------------------------------


@law("WQ-OBJ-11", "WQ-OBJ-15")
def not_for_him_to_say(s: State, seat: int) -> Refusal | None:
    """Only the leader, once."""
    if s.active != s.leader:
        return NOT_THE_LEADER
    return FAR_DOOR_OPEN if has_new_deck(s) else None


@step("WQ-OBJ-11", "WQ-OBJ-15")
def open_far_door(game: Game) -> None:
    """Nobody else wants to look: a door opens in the far wall, with a new deck behind it."""
    s = game.state
    dice, cards = throw(game, _SHEET.dice["cards"])
    game.say(DONE_LOOKING, s.active, pips(dice), cards)
    game.then(new_deck(cards), ahead.settle())


@law("WQ-OBJ-11", "WQ-OBJ-17")
def surface_reached(s: State) -> bool:
    """Whether the last section of a branch has been entered and no monster is on the board."""
    if s.monsters or not has_new_deck(s):
        return False
    return any(is_way_up(s, place) for place in squares_of(s.entered))


@step("WQ-OBJ-11", "WQ-OBJ-17")
def daylight(game: Game) -> None:
    """The way up is found."""
    if surface_reached(game.state):
        game.then(goal_reached())


WATERS_OF_FATE_PLOT = Plot(
    {SETTLE: daylight},
    (
        Offer(look_into_pool, once, CLEARED, LOOKING),
        Offer(drink_of_pool, once, CLEARED, DRINKING),
        Offer(open_far_door, once, CLEARED, (not_for_him_to_say,)),
    ),
)
