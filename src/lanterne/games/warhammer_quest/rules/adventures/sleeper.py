"""The hero awakens: save power for a single try to wake a sleeping hero (WQ-OBJ-15, WQ-OBJ-7)."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, law, once, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.adventures.places import in_room, room_is_clear
from lanterne.games.warhammer_quest.rules.adventures.together import after_moving, still_open
from lanterne.games.warhammer_quest.rules.dice import succeeds, throw
from lanterne.games.warhammer_quest.rules.dungeon import cards_of
from lanterne.games.warhammer_quest.rules.ending import adventure_failed, goal_reached
from lanterne.games.warhammer_quest.rules.gear import gain
from lanterne.games.warhammer_quest.rules.plot import (
    AT_SETUP,
    HERO_AWAKENS,
    START_OF_MONSTERS,
    START_OF_WARRIORS,
    Plot,
    whose_part,
)
from lanterne.games.warhammer_quest.state import GONE, INSIDE, NONE, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

SHARD_GIVEN = Event("shard-given", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS, charges=NUMBER)
HERO_CAN_BE_WOKEN = Event("hero-can-be-woken", "WQ-OBJ-15", warrior=WARRIOR_IDS)
HERO_WOKE = Event("hero-woke", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, added=NUMBER)
HERO_SLEPT_ON = Event("hero-slept-on", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, added=NUMBER)
CHANCE_MISSED = Event("chance-missed", "WQ-OBJ-15")

NOT_HIS_TO_WAKE = Refusal("not-his-to-wake", "WQ-OBJ-7")
NOT_THE_TIME_TO_WAKE = Refusal("not-the-time-to-wake", "WQ-OBJ-15")
NOT_IN_TOMB_CHAMBER = Refusal("not-in-tomb-chamber", "WQ-OBJ-15")

SHARD = ITEM_NAMES.index("shard")

_SHEET = ADVENTURES[HERO_AWAKENS]


@step("WQ-OBJ-7", "WQ-OBJ-15")
def shard_is_given(game: Game) -> None:
    """To the Wizard, or to the leader if the adventure was chosen without a Wizard."""
    s = game.state
    warrior = whose_part(s)
    dice, charges = throw(game, _SHEET.dice["shard"])
    game.say(SHARD_GIVEN, warrior, pips(dice), charges)
    gain(game, warrior, SHARD, charges)


@law("WQ-OBJ-7")
def waker(s: State) -> int:
    """The Wizard, or the leader once the Wizard is gone."""
    return WIZARD if s.warriors[WIZARD].fate == INSIDE else s.leader


@step("WQ-OBJ-15")
def is_it_time(game: Game) -> None:
    """The hero can be woken only in the first warriors' phase that starts with the guardians dead and no monster in the
    room."""
    s = game.state
    if s.clock == NONE and s.guarded == GONE and room_is_clear(s):
        s.clock = s.turn
        game.say(HERO_CAN_BE_WOKEN, waker(s))


@law("WQ-OBJ-15", "WQ-OBJ-7")
def cannot_wake(s: State, seat: int) -> Refusal | None:
    """In that one phase, by the warrior whose task it is, in the room."""
    if s.clock != s.turn:
        return NOT_THE_TIME_TO_WAKE
    if s.active != waker(s):
        return NOT_HIS_TO_WAKE
    return None if in_room(s, s.active) else NOT_IN_TOMB_CHAMBER


@law("WQ-OBJ-15", "WQ-OBJ-7")
def saved_power(s: State, warrior: int) -> int:
    """The power left in the shard that the warrior holds; for the Wizard also this turn's power and the tokens."""
    shard = sum(card.charges for card in cards_of(s, warrior) if card.item == SHARD)
    return shard + s.power + s.tokens if warrior == WIZARD else shard


@step("WQ-OBJ-15")
def wake_hero(game: Game) -> None:
    """After moving."""
    after_moving(game, hero_is_called())


@step("WQ-OBJ-15", "WQ-GEN-4")
def hero_is_called(game: Game) -> None:
    """The one try."""
    s = game.state
    if not still_open(s, (cannot_wake,)):
        return
    die, added, needed = game.roll(6), saved_power(s, s.active), _SHEET.numbers["wakes_from"]
    if succeeds(die, added, needed):
        game.say(HERO_WOKE, s.active, needed, (die - 1,), added)
        game.then(goal_reached())
    else:
        game.say(HERO_SLEPT_ON, s.active, needed, (die - 1,), added)
        game.then(adventure_failed())


@step("WQ-OBJ-15")
def is_chance_gone(game: Game) -> None:
    """An unused chance counts as a failure."""
    s = game.state
    if s.clock == s.turn:
        game.say(CHANCE_MISSED)
        game.then(adventure_failed())


HERO_AWAKENS_PLOT = Plot(
    {AT_SETUP: shard_is_given, START_OF_WARRIORS: is_it_time, START_OF_MONSTERS: is_chance_gone},
    (Offer(wake_hero, once, each=(cannot_wake,)),),
)
