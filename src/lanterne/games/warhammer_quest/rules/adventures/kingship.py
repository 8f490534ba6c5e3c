"""The sword of true kingship: a secret bet on one of three princes, and a sword that names the king (WQ-OBJ-13,
WQ-OBJ-15)."""

from lanterne.engine import NUMBER, Choice, Event, Offer, Refusal, decision, law, once, sealed, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules.adventures.places import (
    ONCE_CLEARED,
    away_from_fountain,
    goes_through,
    instead_of_attack,
)
from lanterne.games.warhammer_quest.rules.adventures.together import find_bearer
from lanterne.games.warhammer_quest.rules.damage import strike_warrior
from lanterne.games.warhammer_quest.rules.dice import succeeds
from lanterne.games.warhammer_quest.rules.dungeon import change, holds, in_turn_order, inside
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.harm import NOTHING
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP, TRUE_KINGSHIP, Plot
from lanterne.games.warhammer_quest.state import INSIDE, KINGS, Game, King, State, Warrior
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

BETS_LAID = Event("bets-laid", "WQ-OBJ-13")
KING_NAMED = Event("king-named", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS, king=KINGS)
BET_SHOWN = Event("bet-shown", "WQ-OBJ-13", warrior=WARRIOR_IDS, king=KINGS)
DODGED_ROOF = Event("dodged-roof", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, initiative=NUMBER)
ROOF_FELL = Event("roof-fell", "WQ-OBJ-15", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, initiative=NUMBER)

NO_KINGS_SWORD = Refusal("no-kings-sword", "WQ-OBJ-15")

KINGS_SWORD = ITEM_NAMES.index("kings-sword")
BETS = "bets"
"""In `State.flags` once each warrior has a bet."""

_SHEET = ADVENTURES[TRUE_KINGSHIP]
UP_TO = (_SHEET.numbers["bardin_up_to"], _SHEET.numbers["rudin_up_to"], 6)
"""For each king, the highest die that names him."""


# --- before setting out -----------------------------------------------------------------------------------------------


@step("WQ-OBJ-13", "WQ-OBJ-15")
def princes_are_named(game: Game) -> None:
    """Each warrior bets, then somebody is chosen to carry the sword."""
    game.then(choose_bets(), find_bearer(KINGS_SWORD))


@step("WQ-OBJ-13")
def bet_on(game: Game, king: King) -> None:
    """A bet, secret until all have bet."""


def princes(s: State, seat: int) -> list[tuple[int]]:
    """The three princes."""
    return [(king,) for king in range(len(KINGS.names))]


BETTING = (Offer(bet_on, princes),)


@decision("WQ-OBJ-13")
def choose_bets(game: Game) -> Choice:
    """Who is the true king? All bet in secret at the same time."""
    return sealed(tuple(range(len(game.state.party))), lay_bets(), BETTING)


@step("WQ-OBJ-13")
def lay_bets(game: Game) -> None:
    """Only its own player knows a bet until the sword is dipped."""
    s = game.state
    for seat, warrior in enumerate(s.party):
        change(s, warrior, bet=game.sealed(seat)[1])
    s.flags += (BETS,)
    game.say(BETS_LAID)


# --- the sword is dipped ----------------------------------------------------------------------------------------------


@law("WQ-OBJ-15")
def no_kings_sword(s: State, seat: int) -> Refusal | None:
    """Only the bearer of the sword."""
    return None if holds(s, s.active, KINGS_SWORD) else NO_KINGS_SWORD


DIPPING = (no_kings_sword, away_from_fountain)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def dip_sword(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, sword_speaks())


@step("WQ-OBJ-13", "WQ-OBJ-14", "WQ-OBJ-15")
def sword_speaks(game: Game) -> None:
    """The king is named and all bets are shown; then the roof falls."""
    s = game.state
    if not goes_through(s, (*ONCE_CLEARED, *DIPPING)):
        return
    die = game.roll(6)
    king = next(king for king, up_to in enumerate(UP_TO) if die <= up_to)
    s.flags += (f"king-{king}",)
    game.say(KING_NAMED, s.active, (die - 1,), king)
    for warrior in in_turn_order(s):
        bet = s.warriors[warrior].bet
        s.flags += (bet_flag(warrior, bet),)
        game.say(BET_SHOWN, warrior, bet)
    game.then(*(roof_falls(warrior) for warrior in inside(s)), goal_reached())


def bet_flag(warrior: int, king: int) -> str:
    """The flag of a bet that has been shown."""
    return f"bet-{warrior}-{king}"


@step("WQ-OBJ-15", "WQ-GEN-4")
def roof_falls(game: Game, warrior: Warrior) -> None:
    """Each living warrior tests initiative; on a failure they are struck."""
    s = game.state
    if s.warriors[warrior].fate != INSIDE:
        return
    die, quick, needed = game.roll(6), WARRIORS[warrior].initiative, _SHEET.numbers["safe_from"]
    if succeeds(die, quick, needed):
        game.say(DODGED_ROOF, warrior, needed, (die - 1,), quick)
    else:
        game.say(ROOF_FELL, warrior, needed, (die - 1,), quick)
        strike_warrior(game, warrior, _SHEET.dice["roof"], NOTHING)


TRUE_KINGSHIP_PLOT = Plot({AT_SETUP: princes_are_named}, (Offer(dip_sword, once, ONCE_CLEARED, DIPPING),))
