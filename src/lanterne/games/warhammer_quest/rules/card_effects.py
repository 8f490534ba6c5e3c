"""The effects of cards that heal, strengthen or protect (WQ-HEA, WQ-EQP-1, WQ-TRE-15, WQ-TRE-16)."""

from lanterne.engine import NUMBER, Event, part, step
from lanterne.games.warhammer_quest.content.cards import FIRST_TREASURE, ITEM_NAMES, TREASURES, TreasureCard
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.damage import strike_warrior
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.dungeon import add, change, inside
from lanterne.games.warhammer_quest.rules.gear import discard
from lanterne.games.warhammer_quest.rules.harm import ALL, FULL, heal
from lanterne.games.warhammer_quest.rules.pinning import foes_beside
from lanterne.games.warhammer_quest.state import INVISIBLE, ITEMS, WARRIORS_PHASE, Game, State, Warrior, place_of
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

AMULET_GLOWS = Event("amulet-glows", "WQ-EQP-3", warrior=WARRIOR_IDS, dice=PIPS, strength=NUMBER)
CARD_BURSTS = Event("card-bursts", "WQ-EQP-9", warrior=WARRIOR_IDS, item=ITEMS, dice=PIPS)
ATTACKS_ADDED = Event("attacks-added", "WQ-EQP-1", warrior=WARRIOR_IDS, attacks=NUMBER)
HEALING_ROLLED = Event("healing-rolled", "WQ-HEA-4", warrior=WARRIOR_IDS, dice=PIPS)
MADE_INVISIBLE = Event("made-invisible", "WQ-TRE-16", warrior=WARRIOR_IDS)
POTION_ROLLED = Event("potion-rolled", "WQ-EQP-1", warrior=WARRIOR_IDS, dice=PIPS)
POTION_COLOURS = Event("potion-colours", "WQ-EQP-1", warrior=WARRIOR_IDS)
TIME_STOPS = Event("time-stops", "WQ-TRE-15", warrior=WARRIOR_IDS)


def card(name: str) -> TreasureCard:
    """A treasure card by name."""
    return TREASURES[ITEM_NAMES.index(name) - FIRST_TREASURE]


# --- cards that heal --------------------------------------------------------------------------------------------------

HEALING_SALVE, INCENSE, MAGIC_POTION = (card(name) for name in ("healing-salve", "incense-of-healing", "magic-potion"))


@step("WQ-HEA-2", "WQ-HEA-4", "WQ-EQP-2")
def healing_potion(game: Game, user: Warrior, warrior: Warrior) -> None:
    """Heal all wounds of one warrior, anywhere."""
    game.then(heal(warrior, FULL))


@step("WQ-HEA-4", "WQ-EQP-2")
def healing_salve(game: Game, user: Warrior, warrior: Warrior) -> None:
    """All of it for one warrior."""
    dice, wounds = throw(game, HEALING_SALVE.dice["one"])
    game.say(HEALING_ROLLED, warrior, pips(dice))
    game.then(heal(warrior, wounds))


@step("WQ-HEA-4", "WQ-EQP-2")
def shared_salve(game: Game, user: Warrior, *warriors: Warrior) -> None:
    """Half of it for each of two."""
    for warrior in warriors:
        dice, wounds = throw(game, HEALING_SALVE.dice["two"])
        game.say(HEALING_ROLLED, warrior, pips(dice))
        game.then(heal(warrior, wounds))


@step("WQ-HEA-4")
def incense_of_healing(game: Game, user: Warrior) -> None:
    """Every warrior in the user's section, one roll each."""
    s = game.state
    here = place_of(s.warriors[user].square)
    for warrior in inside(s):
        if place_of(s.warriors[warrior].square) == here:
            dice, wounds = throw(game, INCENSE.dice["heal"])
            game.say(HEALING_ROLLED, warrior, pips(dice))
            game.then(heal(warrior, wounds))


@step("WQ-HEA-4", "WQ-EQP-2", "WQ-CMB-7")
def magic_potion(game: Game, user: Warrior, warrior: Warrior) -> None:
    """The drinker may lose wounds, change colour or be healed."""
    die = game.roll(6)
    game.say(POTION_ROLLED, warrior, (die - 1,))
    if die in (1, 2):
        strike_warrior(game, warrior, MAGIC_POTION.dice[f"on_{die}"], ALL)
    elif die == 3:
        game.say(POTION_COLOURS, warrior)
    elif die == 6:
        game.then(heal(warrior, FULL))
    else:
        dice, wounds = throw(game, MAGIC_POTION.dice[f"on_{die}"])
        game.say(HEALING_ROLLED, warrior, tuple(each - 1 for each in dice))
        game.then(heal(warrior, wounds))


# --- cards that strengthen --------------------------------------------------------------------------------------------

AMULET, FLASH_POWDER, HELL_MACE = (card(name) for name in ("amulet-of-power", "flash-powder", "hell-mace"))


@part("WQ-MAG-9", "WQ-EQP-1")
def strengthen(s: State, warrior: int, strength: int = 0, attacks: int = 0, toughness: int = 0) -> None:
    """Add to a warrior's characteristics until the end of the turn."""
    now = s.warriors[warrior].now
    change(
        s,
        warrior,
        now=now._replace(
            strength=now.strength + strength, attacks=now.attacks + attacks, toughness=now.toughness + toughness
        ),
    )


@step("WQ-EQP-3", "WQ-EQP-9", "WQ-CMB-7")
def amulet_of_power(game: Game, user: Warrior) -> None:
    """Strength for this turn, but on a 1 it bursts and wounds the wearer."""
    s = game.state
    die = game.roll(6)
    item = FIRST_TREASURE + TREASURES.index(AMULET)
    if die > AMULET.numbers["fails_up_to"]:
        strengthen(s, user, strength=AMULET.numbers["strength"])
        game.say(AMULET_GLOWS, user, (die - 1,), AMULET.numbers["strength"])
        tire_amulet(s, user, item)
        return
    game.say(CARD_BURSTS, user, item, (die - 1,))
    discard(s, user, item)
    strike_warrior(game, user, AMULET.dice["harm"], ALL)


def tire_amulet(s: State, user: int, item: int) -> None:
    """It works once in each warriors' phase."""
    for place, row in enumerate(s.cards):
        if row.item == item and row.holder == user:
            s.cards[place] = row._replace(used=True)


@step("WQ-POW-5")
def chalice_of_fate(game: Game, user: Warrior) -> None:
    """Roll the die of power again. The second result counts for both power and event."""
    game.then(ahead.roll_power_again())


@step("WQ-EQP-1", "WQ-MIS-8")
def flash_powder(game: Game, user: Warrior) -> None:
    """One more attack for every warrior who has made no attack roll this turn."""
    s = game.state
    for warrior in inside(s):
        if not s.warriors[warrior].fought:
            strengthen(s, warrior, attacks=FLASH_POWDER.numbers["attacks"])
            game.say(ATTACKS_ADDED, warrior, FLASH_POWDER.numbers["attacks"])


@step("WQ-EQP-5", "WQ-EQP-9")
def hell_mace(game: Game, user: Warrior) -> None:
    """The wielder has more attacks this turn."""
    strengthen(game.state, user, attacks=HELL_MACE.numbers["attacks"])
    game.say(ATTACKS_ADDED, user, HELL_MACE.numbers["attacks"])


@step("WQ-TRE-16")
def invisibility_ring(game: Game, user: Warrior) -> None:
    """Until the end of the turn no monster may attack or shoot at the wearer, and the wearer pins none."""
    add(game.state, user, INVISIBLE)
    game.say(MADE_INVISIBLE, user)


# --- the ring that stops time -----------------------------------------------------------------------------------------


@step("WQ-TRE-15", "WQ-WAR-8")
def time_freezing_ring(game: Game, user: Warrior) -> None:
    """The wearer takes a whole extra turn at once, in any phase; then everything goes on where it stopped."""
    s = game.state
    row = s.warriors[user]
    game.say(TIME_STOPS, user)
    now = (s.active, s.moves, int(s.stopped), s.pinned, s.blows, s.hands)
    if s.phase != WARRIORS_PHASE:  # only what is entered from now on counts as new (WQ-WAR-8)
        s.known = s.entered
    change(s, user, held=foes_beside(s, user), fresh=row.fresh and s.phase == WARRIORS_PHASE)
    game.then(ahead.own_turn(user), time_goes_on(*now, user, int(row.done)))


@step("WQ-TRE-15")
def time_goes_on(
    game: Game,
    active: Warrior,
    moves: int,
    stopped: int,
    pinned: int,
    blows: int,
    hands: int,
    user: Warrior,
    done: int,
) -> None:
    """Resume the turn that the ring interrupted. A turn of the wearer's that is still to come is not lost."""
    s = game.state
    s.active, s.moves, s.stopped, s.pinned = active, moves, bool(stopped), pinned
    s.blows, s.hands = blows, hands
    change(s, user, done=bool(done))
