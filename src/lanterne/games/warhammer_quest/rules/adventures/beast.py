"""The beast: prisoners who win back their weapons, and the minotaurs of the pit (WQ-OBJ-12, WQ-OBJ-15)."""

from lanterne.engine import Event, has, law, part, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.monsters import MINOTAUR
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, free, inside, layout, reading_order, steps_to
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.footing import FAR_AWAY, best_square
from lanterne.games.warhammer_quest.rules.harm import remove_foe
from lanterne.games.warhammer_quest.rules.placement import place_one
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP, MONSTERS_REVEALED, SETTLE, THE_BEAST, Plot
from lanterne.games.warhammer_quest.rules.profile import STRIPPED_OF_ARMOUR, STRIPPED_OF_WEAPONS
from lanterne.games.warhammer_quest.state import (
    INSIDE,
    NONE,
    EventCard,
    Game,
    Place,
    State,
    Warrior,
    kind_of,
    place_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import squares_of

STRIPPED = Event("stripped", "WQ-OBJ-12")
WEAPONS_GIVEN_BACK = Event("weapons-given-back", "WQ-OBJ-12")
ARMOUR_GIVEN_BACK = Event("armour-given-back", "WQ-OBJ-12")
MINOTAUR_CALLED = Event("minotaur-called", "WQ-OBJ-15", warrior=WARRIOR_IDS)
MINOTAURS_VANISHED = Event("minotaurs-vanished", "WQ-OBJ-15")

MOST_JUMPS = ADVENTURES[THE_BEAST].numbers["jumps"]
CARD = "monster-card-"
"""In `State.flags`, followed by the number of the card: the first two cards that brought monsters, in order."""


@step("WQ-OBJ-12")
def strip_warriors(game: Game) -> None:
    """They begin as prisoners, without weapon, shield or armour."""
    game.state.flags += (STRIPPED_OF_WEAPONS, STRIPPED_OF_ARMOUR)
    game.say(STRIPPED)


def noted_cards(s: State) -> list[int]:
    """The first monster cards of the game."""
    return [int(flag.removeprefix(CARD)) for flag in s.flags if flag.startswith(CARD)]


@step("WQ-OBJ-15")
def note_monster_card(game: Game, event: EventCard, place: Place, unexpected: int) -> None:
    """The first two cards with monsters give back what was taken."""
    s = game.state
    noted = noted_cards(s)
    if len(noted) < 2 and event not in noted:
        s.flags += (f"{CARD}{event}",)


@step("WQ-OBJ-12", "WQ-OBJ-15", "WQ-OBJ-17")
def beasts_stir(game: Game) -> None:
    """Give back what has been won. A warrior who enters the pit for the first time calls a minotaur. The adventure is
    won when one of these minotaurs dies."""
    s = game.state
    if s.result:
        return
    give_back(game)
    if len(called_minotaurs(s)) < s.counter:
        game.then(minotaurs_vanish(), goal_reached())
        return
    low = layout(s).low
    for warrior in inside(s) if low else ():
        if has(low, s.warriors[warrior].square) and not has(s.tried, warrior) and s.tried.bit_count() < MOST_JUMPS:
            s.tried |= 1 << warrior
            game.then(call_minotaur(warrior))


@part("WQ-OBJ-12")
def give_back(game: Game) -> None:
    """Once the monsters of the first card are gone, the weapons; once those of the second are gone, armour and
    shields."""
    s = game.state
    for card, taken, event in zip(
        noted_cards(s),
        (STRIPPED_OF_WEAPONS, STRIPPED_OF_ARMOUR),
        (WEAPONS_GIVEN_BACK, ARMOUR_GIVEN_BACK),
        strict=False,
    ):
        if card not in s.standing and taken in s.flags:
            s.flags = tuple(flag for flag in s.flags if flag != taken)
            game.say(event)


def called_minotaurs(s: State) -> list[int]:
    """The minotaurs of the pit: those that belong to no event."""
    return [row.foe for row in s.monsters if row.card == NONE and kind_of(row.foe) == MINOTAUR]


@step("WQ-OBJ-15", "WQ-AUT-1")
def call_minotaur(game: Game, warrior: Warrior) -> None:
    """A minotaur appears on a free pit square next to the warrior, or else on the nearest one. It first acts in the
    next monsters' phase."""
    s = game.state
    square = pit_square_by(s, warrior)
    if s.warriors[warrior].fate == INSIDE and square != NONE:
        game.say(MINOTAUR_CALLED, warrior)
        place_one(game, MINOTAUR, square, warrior, NONE)
        s.counter += 1


@law("WQ-OBJ-15", "WQ-AUT-1")
def pit_square_by(s: State, warrior: int) -> int:
    """The free square of the pit for the minotaur that a warrior calls. NONE if the pit is full."""
    own = s.warriors[warrior].square
    empty = layout(s).low & free(s)
    beside = adjacent(s, own) & empty
    if beside:
        return best_square(s, place_of(own), warrior, beside)
    steps = steps_to(s, 1 << own)
    order = sorted(squares_of(empty), key=lambda square: (steps.get(square, FAR_AWAY), reading_order(s, square)))
    return order[0] if order else NONE


@step("WQ-OBJ-15", "WQ-GLD-3")
def minotaurs_vanish(game: Game) -> None:
    """The others vanish; nobody is paid for them."""
    s = game.state
    for foe in called_minotaurs(s):
        remove_foe(s, foe)
    game.say(MINOTAURS_VANISHED)


PLOT = Plot({AT_SETUP: strip_warriors, MONSTERS_REVEALED: note_monster_card, SETTLE: beasts_stir})
