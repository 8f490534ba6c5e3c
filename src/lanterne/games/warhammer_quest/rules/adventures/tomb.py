"""The six adventures of the tomb chamber (WQ-OBJ-15). Exorcism, Return the crown and Identify are here; the others have
their own modules."""

from lanterne.engine import Event, Offer, Refusal, law, once, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.rules.adventures.places import (
    ONCE_CLEARED,
    away_from_tomb,
    goes_through,
    guardians_live,
    instead_of_attack,
    monsters_here,
)
from lanterne.games.warhammer_quest.rules.adventures.rubble import DESTROY_THE_TOMB_PLOT
from lanterne.games.warhammer_quest.rules.adventures.sleeper import HERO_AWAKENS_PLOT
from lanterne.games.warhammer_quest.rules.adventures.together import (
    after_moving,
    all_did_their_part,
    did_his_part,
    does_his_part,
    still_open,
)
from lanterne.games.warhammer_quest.rules.adventures.wills import DEATHKING_PLOT
from lanterne.games.warhammer_quest.rules.dungeon import holds, inside, monsters_in
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.events import event_where_warriors_are
from lanterne.games.warhammer_quest.rules.gear import gain, lose
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP, IDENTIFY, ROOM_ENTERED, SETTLE, START_OF_POWER, Plot
from lanterne.games.warhammer_quest.state import ITEMS, NONE, Game, State, place_of
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

SYMBOL_LAID = Event("symbol-laid", "WQ-OBJ-15", warrior=WARRIOR_IDS, item=ITEMS)
RITE_ROLLED = Event("rite-rolled", "WQ-OBJ-15", dice=PIPS)
SPIRIT_DESTROYED = Event("spirit-destroyed", "WQ-OBJ-15")
SPIRIT_ANSWERED = Event("spirit-answered", "WQ-OBJ-15")
CHEST_FOUND = Event("chest-found", "WQ-OBJ-15", section=SECTION_IDS)
CHEST_AT_ENTRANCE = Event("chest-at-entrance", "WQ-OBJ-8", section=SECTION_IDS)
KEY_OF_CHEST_FOUND = Event("key-of-chest-found", "WQ-OBJ-15", warrior=WARRIOR_IDS, item=ITEMS)
CHEST_OPENED = Event("chest-opened", "WQ-OBJ-15", warrior=WARRIOR_IDS)
LID_LIFTED = Event("lid-lifted", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
NO_TEETH = Event("no-teeth", "WQ-OBJ-15")
NO_LEFT_HAND = Event("no-left-hand", "WQ-OBJ-15")

KEY_FOUND_ALREADY = Refusal("key-found-already", "WQ-OBJ-15")
NO_KEY_OF_CHEST = Refusal("no-key-of-chest", "WQ-OBJ-15")
NOT_AT_CHEST = Refusal("not-at-chest", "WQ-OBJ-15")
MONSTERS_AT_CHEST = Refusal("monsters-at-chest", "WQ-OBJ-15")

HOLY_SYMBOL = ITEM_NAMES.index("holy-symbol")
CHEST_KEY = ITEM_NAMES.index("chest-key")
LUCKSTEIN = "luckstein"
"""The condition of the reward: the dead man is Luckstein."""


# --- Exorcism ---------------------------------------------------------------------------------------------------------


@step("WQ-OBJ-15")
def symbols_are_given(game: Game) -> None:
    """A holy symbol for each warrior."""
    for warrior in game.state.party:
        gain(game, warrior, HOLY_SYMBOL)


CLEARED = (guardians_live, monsters_here)
LAYING = (did_his_part, away_from_tomb)


@step("WQ-OBJ-15")
def lay_symbol(game: Game) -> None:
    """After moving, at no cost."""
    after_moving(game, symbol_is_laid())


@step("WQ-OBJ-15")
def symbol_is_laid(game: Game) -> None:
    """On the tomb. A warrior who came back from the dead without a symbol makes one."""
    s = game.state
    if still_open(s, (*CLEARED, *LAYING)):
        does_his_part(s, s.active)
        if holds(s, s.active, HOLY_SYMBOL):
            lose(s, s.active, HOLY_SYMBOL)
        game.say(SYMBOL_LAID, s.active, HOLY_SYMBOL)


@step("WQ-OBJ-15", "WQ-SEQ-2")
def rite(game: Game) -> None:
    """Once every living warrior has laid a symbol and there are no monsters, each rolls a die at the start of the power
    phase. A single 1 calls up an event; without one the spirit is destroyed."""
    s = game.state
    if s.monsters or not all_did_their_part(s):
        return
    dice = game.rolls(6, len(inside(s)))
    game.say(RITE_ROLLED, pips(dice))
    if 1 in dice:
        game.say(SPIRIT_ANSWERED)
        game.then(event_where_warriors_are())
    else:
        game.say(SPIRIT_DESTROYED)
        game.then(goal_reached())


EXORCISM_PLOT = Plot({AT_SETUP: symbols_are_given, START_OF_POWER: rite}, (Offer(lay_symbol, once, CLEARED, LAYING),))


# --- Return the crown -------------------------------------------------------------------------------------------------


@step("WQ-OBJ-15", "WQ-OBJ-17")
def is_chest_found(game: Game) -> None:
    """The first dungeon room holds a locked chest, found when the room's event is over."""
    s = game.state
    here = s.first_room
    if s.chest == NONE and here != NONE and here not in s.waiting and s.room_event != here and not s.monsters:
        s.chest = here
        game.say(CHEST_FOUND, s.laid[here].section)


@step("WQ-OBJ-8")
def chest_waits_at_entrance(game: Game) -> None:
    """If the tomb chamber is reached before any dungeon room, the chest is in the entrance section."""
    s = game.state
    if s.chest == NONE and s.first_room == NONE:
        s.chest = 0
        game.say(CHEST_AT_ENTRANCE, s.laid[0].section)


@law("WQ-OBJ-15")
def key_is_found(s: State, seat: int) -> Refusal | None:
    """There is one key."""
    return KEY_FOUND_ALREADY if any(card.item == CHEST_KEY for card in s.cards) else None


SEARCHING = (key_is_found, away_from_tomb)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def take_key_of_chest(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, key_comes_to_light())


@step("WQ-OBJ-14", "WQ-OBJ-15")
def key_comes_to_light(game: Game) -> None:
    """In the tomb."""
    s = game.state
    if goes_through(s, (*ONCE_CLEARED, *SEARCHING)):
        gain(game, s.active, CHEST_KEY)
        game.say(KEY_OF_CHEST_FOUND, s.active, CHEST_KEY)


@law("WQ-OBJ-15")
def cannot_open_chest(s: State, seat: int) -> Refusal | None:
    """Only the bearer of the key, in the section of the chest, with no monster in it."""
    if not holds(s, s.active, CHEST_KEY):
        return NO_KEY_OF_CHEST
    if s.chest == NONE or place_of(s.warriors[s.active].square) != s.chest:
        return NOT_AT_CHEST
    return MONSTERS_AT_CHEST if monsters_in(s, s.chest) else None


@step("WQ-OBJ-15")
def open_chest(game: Game) -> None:
    """After moving, at no cost."""
    after_moving(game, chest_is_opened())


@step("WQ-OBJ-15", "WQ-OBJ-9")
def chest_is_opened(game: Game) -> None:
    """The crown is found."""
    s = game.state
    if still_open(s, (cannot_open_chest,)):
        game.say(CHEST_OPENED, s.active)
        game.then(goal_reached())


RETURN_THE_CROWN_PLOT = Plot(
    {SETTLE: is_chest_found, ROOM_ENTERED: chest_waits_at_entrance},
    (
        Offer(take_key_of_chest, once, ONCE_CLEARED, SEARCHING),
        Offer(open_chest, once, each=(cannot_open_chest,)),
    ),
)


# --- Identify ---------------------------------------------------------------------------------------------------------

LIFTING = (away_from_tomb,)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def lift_lid(game: Game) -> None:
    """Instead of an attack."""
    instead_of_attack(game, lid_is_lifted())


@step("WQ-OBJ-14", "WQ-OBJ-15")
def lid_is_lifted(game: Game) -> None:
    """The die says who is in the tomb, and so whether anybody pays."""
    s = game.state
    if not goes_through(s, (*ONCE_CLEARED, *LIFTING)):
        return
    die = game.roll(6)
    game.say(LID_LIFTED, s.active, (die - 1,))
    if die <= ADVENTURES[IDENTIFY].numbers["luckstein_up_to"]:
        s.flags += (LUCKSTEIN,)
        game.say(NO_TEETH)
    else:
        game.say(NO_LEFT_HAND)
    game.then(goal_reached())


IDENTIFY_PLOT = Plot({}, (Offer(lift_lid, once, ONCE_CLEARED, LIFTING),))


PLOTS: tuple[Plot, ...] = (
    EXORCISM_PLOT,
    DEATHKING_PLOT,
    RETURN_THE_CROWN_PLOT,
    HERO_AWAKENS_PLOT,
    DESTROY_THE_TOMB_PLOT,
    IDENTIFY_PLOT,
)
"""In the order of the die."""
