"""The portcullis and its key (WQ-EVT-12)."""

from lanterne.engine import Choice, Event, Offer, Refusal, ask, decision, law, part, step
from lanterne.games.warhammer_quest.content.cards import ENCOUNTER, PORTCULLIS_KEY
from lanterne.games.warhammer_quest.content.cards import PORTCULLIS as PORTCULLIS_CARD
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dungeon import holds, inside
from lanterne.games.warhammer_quest.state import (
    DOORS,
    INSIDE,
    ITEMS,
    NONE,
    OPEN,
    PORTCULLIS,
    RUBBLE,
    CardRow,
    Door,
    DoorRow,
    Game,
    Place,
    State,
    Warrior,
    place_of,
)
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

PORTCULLIS_HANGS = Event("portcullis-hangs", "WQ-EVT-12", section=SECTION_IDS)
PORTCULLIS_CLOSED = Event("portcullis-closed", "WQ-EVT-12", section=SECTION_IDS, door=DOORS)
PORTCULLIS_OPENED = Event("portcullis-opened", "WQ-EVT-12", warrior=WARRIOR_IDS, door=DOORS)
KEY_TAKEN = Event("key-taken", "WQ-EVT-12", warrior=WARRIOR_IDS, item=ITEMS)

NO_KEY = Refusal("needs-portcullis-key", "WQ-EVT-12")


# --- closing ----------------------------------------------------------------------------------------------------------


@step("WQ-EVT-12", "WQ-EVT-7")
def portcullis_waits(game: Game, place: Place) -> None:
    """A portcullis hangs over the doorway by which a section was first entered."""
    s = game.state
    keep_standing(s, PORTCULLIS_CARD)
    s.portcullis = place
    game.say(PORTCULLIS_HANGS, s.laid[place].section)
    game.then(ahead.settle())


@part("WQ-EVT-12")
def close_portcullis(game: Game) -> None:
    """It comes down as soon as every living warrior is in the section, in whatever state, but not if nobody is left
    alive."""
    s = game.state
    place = s.portcullis
    if place == NONE or {place_of(row.square) for row in s.warriors if row.fate == INSIDE} != {place}:
        return
    s.portcullis = NONE
    door = s.laid[place].door
    _set(s, door, PORTCULLIS)
    game.say(PORTCULLIS_CLOSED, s.laid[place].section, door)


def _set(s: State, door: int, closed: int) -> None:
    s.doors = (*s.doors[:door], s.doors[door]._replace(closed=closed), *s.doors[door + 1 :])


@part("WQ-EVT-7", "WQ-EVT-11")
def bury_portcullis(s: State) -> None:
    """Some doorways are full of rubble now: a portcullis there no longer waits and no longer closes anything."""
    if s.portcullis != NONE and is_buried(s, s.portcullis):
        s.portcullis = NONE
    if s.portcullis == NONE and not closed_portcullises(s):
        stands_no_more(s, PORTCULLIS_CARD)


@law("WQ-EVT-12", "WQ-EVT-11")
def is_buried(s: State, place: int) -> bool:
    """Whether rubble blocks the doorway by which a section was first entered, so that a portcullis can no longer close
    it."""
    return s.doors[s.laid[place].door].closed == RUBBLE


# --- the key ----------------------------------------------------------------------------------------------------------


@step("WQ-EVT-12", "WQ-EVT-7")
def key_found(game: Game) -> None:
    """The leader decides who holds it."""
    s = game.state
    keep_standing(s, ENCOUNTER)
    party = inside(s)
    game.then(take_key(party[0]) if len(party) == 1 else choose_key_holder())


def everybody_inside(s: State, seat: int) -> list[tuple[int]]:
    """The living warriors, in turn order."""
    return [(warrior,) for warrior in inside(s)]


@step("WQ-EVT-12")
def take_key(game: Game, warrior: Warrior) -> None:
    """The warrior holds the key from now on, like equipment."""
    game.state.cards.append(CardRow(PORTCULLIS_KEY, warrior))
    game.say(KEY_TAKEN, warrior, PORTCULLIS_KEY)


KEY_HOLDERS = (Offer(take_key, everybody_inside),)


@decision("WQ-EVT-12")
def choose_key_holder(game: Game) -> Choice:
    """Who holds the key?"""
    s = game.state
    return ask(s.warriors[s.leader].seat, KEY_HOLDERS)


# --- opening ----------------------------------------------------------------------------------------------------------

_last: tuple[tuple[DoorRow, ...], tuple[int, ...]] = ((), ())


def closed_portcullises(s: State) -> tuple[int, ...]:
    """The doorways closed by a portcullis. The result for the same doors is cached."""
    global _last
    if _last[0] is not s.doors:
        _last = (s.doors, tuple(number for number, door in enumerate(s.doors) if door.closed == PORTCULLIS))
    return _last[1]


@law("WQ-EVT-12")
def portcullis_here(s: State, seat: int) -> list[tuple[int]]:
    """The closed portcullis in front of the active warrior, on either side."""
    closed = closed_portcullises(s)
    if not closed:
        return []
    square = s.warriors[s.active].square
    return [(door,) for door in closed if square in s.doors[door].squares or square in s.doors[door].facing]


@law("WQ-EVT-12")
def without_key(s: State, seat: int, door: int) -> Refusal | None:
    """Only the holder of the key opens it."""
    return None if holds(s, s.active, PORTCULLIS_KEY) else NO_KEY


@step("WQ-EVT-12")
def open_portcullis(game: Game, door: Door) -> None:
    """It is open for good, at no cost."""
    s = game.state
    _set(s, door, OPEN)
    stands_no_more(s, PORTCULLIS_CARD)
    game.say(PORTCULLIS_OPENED, s.active, door)


OPEN_PORTCULLIS = (Offer(open_portcullis, portcullis_here, each=(without_key,)),)


# --- event cards in force (WQ-EVT-7) ----------------------------------------------------------------------------------


@part("WQ-EVT-7")
def keep_standing(s: State, card: int) -> None:
    """The effect of the card lasts, and it stays on the table."""
    if card not in s.standing:
        s.standing += (card,)
    s.old_events = tuple(other for other in s.old_events if other != card)


@part("WQ-EVT-7")
def stands_no_more(s: State, card: int) -> None:
    """Its effect is over: it is discarded."""
    if card in s.standing:
        s.standing = tuple(other for other in s.standing if other != card)
        s.old_events += (card,)
