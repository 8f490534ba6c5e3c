"""The sword of the deathking: a battle of wills for any number of warriors (WQ-OBJ-15, WQ-OBJ-16). What the sword
itself does is in `rules/combat.py`."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, has, law, once, step
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.rules.adventures.places import (
    ONCE_CLEARED,
    TOMB,
    away_from_tomb,
    goes_through,
    instead_of_attack,
    next_to,
    stands_on,
)
from lanterne.games.warhammer_quest.rules.adventures.together import (
    does_his_part,
    find_bearer,
    tell_if_hopeless,
    threshold,
)
from lanterne.games.warhammer_quest.rules.dungeon import in_turn_order, inside, is_conscious
from lanterne.games.warhammer_quest.rules.ending import adventure_failed, goal_reached
from lanterne.games.warhammer_quest.rules.harm import is_lost
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP, SETTLE, START_OF_WARRIORS, Plot
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.games.warhammer_quest.state import Game, State
from lanterne.kit.pips import PIPS

HAND_LAID = Event("hand-laid-on-tomb", "WQ-OBJ-15", warrior=WARRIOR_IDS)
WILL_ROLLED = Event("will-rolled", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
DEATHKING_SLAIN = Event("deathking-slain", "WQ-OBJ-16", points=NUMBER, needed=NUMBER)
WILLS_BROKEN = Event("wills-broken", "WQ-OBJ-16", points=NUMBER, needed=NUMBER)

LAST_OF_THE_ORDER = Refusal("nobody-comes-after", "WQ-OBJ-15")

DEATHKINGS_SWORD = ITEM_NAMES.index("deathkings-sword")


@step("WQ-OBJ-15")
def sword_is_carried(game: Game) -> None:
    """One warrior carries the sword of the king."""
    game.then(find_bearer(DEATHKINGS_SWORD))


@step("WQ-OBJ-15")
def hands_are_free(game: Game) -> None:
    """Hands laid on the tomb last turn no longer count."""
    game.state.tried = 0


@law("WQ-OBJ-15")
def nobody_comes_after(s: State, seat: int) -> Refusal | None:
    """Waiting needs somebody who acts later and can open the tomb."""
    order = s.order
    return LAST_OF_THE_ORDER if s.active not in order or order[-1] == s.active else None


WAITING = (away_from_tomb, nobody_comes_after)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def lay_hand_on_tomb(game: Game) -> None:
    """In place of an attack: take part if a warrior who acts later opens the tomb in this phase."""
    instead_of_attack(game, hand_is_laid())


@step("WQ-OBJ-14", "WQ-OBJ-15")
def hand_is_laid(game: Game) -> None:
    """The warrior waits for the others."""
    s = game.state
    if goes_through(s, (*ONCE_CLEARED, *WAITING)):
        does_his_part(s, s.active)
        game.say(HAND_LAID, s.active)


@law("WQ-OBJ-15", "WQ-OBJ-14")
def participants(s: State) -> list[int]:
    """The warrior who opens the tomb, and all who have laid a hand on it in this phase, are conscious and are still
    next to it."""
    beside = next_to(s, TOMB)
    return [
        warrior
        for warrior in in_turn_order(s)
        if warrior == s.active
        or (has(s.tried, warrior) and is_conscious(s.warriors[warrior]) and stands_on(s, warrior, beside))
    ]


OPENING = (away_from_tomb,)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def open_tomb(game: Game) -> None:
    """In place of an attack, by the last one to take part."""
    instead_of_attack(game, battle_of_wills())


@step("WQ-OBJ-14", "WQ-OBJ-15", "WQ-OBJ-16")
def battle_of_wills(game: Game) -> None:
    """A die for each participant. If the total is enough, the king is slain; if not, these warriors are lost and the
    adventure has failed."""
    s = game.state
    if not goes_through(s, (*ONCE_CLEARED, *OPENING)):
        return
    fighters = participants(s)
    dice = game.rolls(6, len(fighters))
    for warrior, die in zip(fighters, dice, strict=True):
        game.say(WILL_ROLLED, warrior, (die - 1,))
    if sum(dice) >= threshold(s):
        game.say(DEATHKING_SLAIN, sum(dice), threshold(s))
        game.then(goal_reached())
    else:
        game.say(WILLS_BROKEN, sum(dice), threshold(s))
        game.then(*(is_lost(warrior) for warrior in fighters), adventure_failed())


@step("WQ-OBJ-16")
def are_wills_enough(game: Game) -> None:
    """Check the best total: one die for each living warrior."""
    tell_if_hopeless(game, 6 * len(inside(game.state)))


DEATHKING_PLOT = Plot(
    {AT_SETUP: sword_is_carried, START_OF_WARRIORS: hands_are_free, SETTLE: are_wills_enough},
    (
        Offer(open_tomb, once, ONCE_CLEARED, OPENING),
        Offer(lay_hand_on_tomb, once, ONCE_CLEARED, WAITING),
    ),
)
