"""Clearwater: a cask of strong beer for a dry fountain, and its effects on warriors who drink on the way
(WQ-OBJ-15)."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, law, once, part, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.adventures.places import (
    ONCE_CLEARED,
    away_from_fountain,
    goes_through,
    instead_of_attack,
)
from lanterne.games.warhammer_quest.rules.adventures.together import find_bearer
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.dungeon import add, change, holder, holds
from lanterne.games.warhammer_quest.rules.ending import adventure_failed, goal_reached
from lanterne.games.warhammer_quest.rules.harm import FULL, heal
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP, CASK, CLEARWATER, START_OF_TURN, Plot
from lanterne.games.warhammer_quest.rules.profile import move_of
from lanterne.games.warhammer_quest.state import INSIDE, NONE, SENSELESS, Game, State, place_of
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

DRAUGHTS_COUNTED = Event("draughts-counted", "WQ-OBJ-15", draughts=NUMBER)
DRANK = Event("drank-beer", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS, left=NUMBER)
SLUMPED = Event("slumped", "WQ-OBJ-15", warrior=WARRIOR_IDS)
DRUNK_LEGLESS = Event("legless", "WQ-OBJ-15", warrior=WARRIOR_IDS)
DRUNK_RECKLESS = Event("reckless", "WQ-OBJ-15", warrior=WARRIOR_IDS)
REFRESHED = Event("refreshed", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS, wounds=NUMBER)
SOBERED = Event("sobered", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
CASK_DRAINED = Event("cask-drained", "WQ-OBJ-15", warrior=WARRIOR_IDS)
BEER_POURED = Event("beer-poured", "WQ-OBJ-15", warrior=WARRIOR_IDS)

DRINK_FIRST = Refusal("drink-before-fighting", "WQ-OBJ-15")
CASK_ELSEWHERE = Refusal("cask-elsewhere", "WQ-OBJ-15")
DRAUGHTS_LEFT = Refusal("draughts-left", "WQ-OBJ-15")
NO_DRAUGHT_TO_SPARE = Refusal("no-draught-to-spare", "WQ-OBJ-15")
NO_CASK = Refusal("no-cask", "WQ-OBJ-15")


_SHEET = ADVENTURES[CLEARWATER]
SLUMPS, LEGLESS, RECKLESS, BETTER = (
    _SHEET.numbers[name] for name in ("senseless_up_to", "legless_on", "reckless_on", "better_on")
)


@step("WQ-OBJ-15")
def cask_is_filled(game: Game) -> None:
    """One warrior carries it. There is a spare draught for each warrior who sets out."""
    s = game.state
    s.counter = len(s.party)
    game.say(DRAUGHTS_COUNTED, s.counter)
    game.then(find_bearer(CASK))


# --- drinking ---------------------------------------------------------------------------------------------------------


@law("WQ-OBJ-15")
def fought_before_drinking(s: State, seat: int) -> Refusal | None:
    """Drink at any point of your own turn before the first attack roll."""
    return DRINK_FIRST if s.warriors[s.active].fought else None


@law("WQ-OBJ-15")
def cask_elsewhere(s: State, seat: int) -> Refusal | None:
    """The bearer is in the drinker's section, or is the drinker."""
    bearer = holder(s, CASK)
    if bearer == NONE or s.warriors[bearer].square == NONE:
        return CASK_ELSEWHERE
    here = place_of(s.warriors[s.active].square)
    return None if place_of(s.warriors[bearer].square) == here else CASK_ELSEWHERE


@law("WQ-OBJ-15")
def nothing_to_spare(s: State, seat: int) -> Refusal | None:
    """While there are spare draughts."""
    return None if s.counter else NO_DRAUGHT_TO_SPARE


@law("WQ-OBJ-15")
def something_to_spare(s: State, seat: int) -> Refusal | None:
    """Drinking without a spare draught empties the cask."""
    return DRAUGHTS_LEFT if s.counter else None


@step("WQ-OBJ-15")
def drink_beer(game: Game) -> None:
    """A draught. A low die knocks the warrior out until the next turn; others make them bold and clumsy for the rest of
    the adventure, or heal them."""
    s = game.state
    warrior = s.active
    s.counter -= 1
    die = game.roll(6)
    game.say(DRANK, warrior, (die - 1,), s.counter)
    if die <= SLUMPS:
        add(s, warrior, SENSELESS)
        s.flags += (asleep(warrior),)
        game.say(SLUMPED, warrior)
        game.then(ahead.end_own_turn())
    elif die in (LEGLESS, RECKLESS):
        goes_to_the_head(game, warrior, die == LEGLESS)
    elif die == BETTER:
        dice, wounds = throw(game, _SHEET.dice["better"])
        game.say(REFRESHED, warrior, tuple(each - 1 for each in dice), wounds)
        game.then(heal(warrior, wounds))
    else:
        game.then(heal(warrior, FULL))


@part("WQ-OBJ-15")
def goes_to_the_head(game: Game, warrior: int, legs_too: bool) -> None:
    """Less weapon skill and one more attack; if it goes to the legs as well, also less movement, from this turn on."""
    s = game.state
    before = move_of(s, warrior)
    now = s.warriors[warrior].lasting
    change(
        s,
        warrior,
        lasting=now._replace(
            ws=now.ws + _SHEET.numbers["ws"],
            attacks=now.attacks + _SHEET.numbers["attacks"],
            movement=now.movement + (_SHEET.numbers["movement"] if legs_too else 0),
        ),
    )
    s.moves = max(0, s.moves + move_of(s, warrior) - before)
    game.say(DRUNK_LEGLESS if legs_too else DRUNK_RECKLESS, warrior)


def asleep(warrior: int) -> str:
    """The flag of a warrior who will come round at the start of the next turn."""
    return f"asleep-{warrior}"


@step("WQ-OBJ-15", "WQ-SEQ-2")
def heads_clear(game: Game) -> None:
    """Warriors knocked out by drink regain some wounds at the start of the next turn."""
    s = game.state
    for warrior in s.party:
        if asleep(warrior) in s.flags:
            s.flags = tuple(flag for flag in s.flags if flag != asleep(warrior))
            if s.warriors[warrior].fate == INSIDE:
                dice, wounds = throw(game, _SHEET.dice["sobered"])
                game.say(SOBERED, warrior, pips(dice))
                game.then(heal(warrior, wounds))


@step("WQ-OBJ-15")
def drain_cask(game: Game) -> None:
    """Nothing is left for the fountain."""
    game.say(CASK_DRAINED, game.state.active)
    game.then(adventure_failed())


# --- pouring ----------------------------------------------------------------------------------------------------------


@law("WQ-OBJ-15")
def no_cask(s: State, seat: int) -> Refusal | None:
    """Only the bearer of the cask."""
    return None if holds(s, s.active, CASK) else NO_CASK


AT_THE_FOUNTAIN = (no_cask, away_from_fountain)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def pour_beer(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, beer_flows())


@step("WQ-OBJ-14", "WQ-OBJ-15")
def beer_flows(game: Game) -> None:
    """The fountain runs again."""
    s = game.state
    if goes_through(s, (*ONCE_CLEARED, *AT_THE_FOUNTAIN)):
        game.say(BEER_POURED, s.active)
        game.then(goal_reached())


CLEARWATER_PLOT = Plot(
    {AT_SETUP: cask_is_filled, START_OF_TURN: heads_clear},
    (
        Offer(pour_beer, once, ONCE_CLEARED, AT_THE_FOUNTAIN),
        Offer(drink_beer, once, each=(fought_before_drinking, cask_elsewhere, nothing_to_spare)),
        Offer(drain_cask, once, each=(fought_before_drinking, cask_elsewhere, something_to_spare)),
    ),
)
