"""Event cards (WQ-EVT): when they are drawn, where they strike, and when they are discarded."""

from lanterne.engine import Event, law, part, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import CAVE_IN, ENCOUNTER, EVENTS, PORTCULLIS
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.cave_in import cave_in, ignores_cave_in
from lanterne.games.warhammer_quest.rules.dice import draw_counter
from lanterne.games.warhammer_quest.rules.dungeon import inside
from lanterne.games.warhammer_quest.rules.event_cards import EVENT_STEPS
from lanterne.games.warhammer_quest.rules.placement import gather, groups_arrive
from lanterne.games.warhammer_quest.rules.plot import MONSTERS_REVEALED
from lanterne.games.warhammer_quest.rules.portcullis import is_buried, key_found, portcullis_waits
from lanterne.games.warhammer_quest.rules.windows import pause
from lanterne.games.warhammer_quest.state import (
    EVENT_WINDOW,
    NONE,
    PLACING_WINDOW,
    EventCard,
    Game,
    Place,
    State,
    place_of,
)
from lanterne.games.warhammer_quest.state import EVENTS as EVENT_IDS
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

UNEXPECTED_EVENT = Event("unexpected-event", "WQ-POW-2")
STRUCK_AT = Event("event-strikes-at", "WQ-EVT-5", warrior=WARRIOR_IDS).befalling("warrior")
EVENT_DRAWN = Event("event-drawn", "WQ-EVT-1", event=EVENT_IDS, section=SECTION_IDS).staged("event")
EVENT_IGNORED = Event("event-ignored", "WQ-EVT-10", event=EVENT_IDS)
EVENTS_SHUFFLED = Event("events-shuffled", "WQ-EVT-7")
NO_EVENT_LEFT = Event("no-event-left", "WQ-EVT-7")

ROOM_EVENT, UNEXPECTED = 0, 1
"""Whether a card was drawn for an entered room, or came unexpectedly (or from the adventure)."""


@step("WQ-POW-2", "WQ-EVT-1")
def unexpected_event(game: Game) -> None:
    """A card for the section of the warriors."""
    game.say(UNEXPECTED_EVENT)
    game.then(event_where_warriors_are())


@step("WQ-EVT-5", "WQ-PLC-7")
def event_where_warriors_are(game: Game) -> None:
    """If the warriors are in several sections, a counter decides in which one it happens, for both E and M cards."""
    s = game.state
    party = inside(s)
    if not party:
        return
    chosen = party[0]
    if len({place_of(s.warriors[warrior].square) for warrior in party}) > 1:
        chosen = draw_counter(game, party)
        game.say(STRUCK_AT, chosen)
    s.room_event = NONE
    game.then(draw_event(place_of(s.warriors[chosen].square), UNEXPECTED), chain_over())


@step("WQ-MON-1", "WQ-EVT-5")
def room_event(game: Game, place: Place) -> None:
    """The card of a dungeon room that was entered for the first time."""
    s = game.state
    s.room_event = place
    game.then(draw_event(place, ROOM_EVENT), chain_over())


@step("WQ-EVT-6", "WQ-EVT-7")
def chain_over(game: Game) -> None:
    """No further card is drawn."""
    s = game.state
    s.chain, s.room_event = (), NONE
    game.then(ahead.settle())


@step("WQ-EVT-1", "WQ-EVT-2", "WQ-EVT-6", "WQ-EVT-7")
def draw_event(game: Game, place: Place, unexpected: int) -> None:
    """The top card: an E card is resolved at once; an M card brings monsters and stays in force until they are gone."""
    s = game.state
    if not s.events:
        shuffle_events(game)
    if not s.events:
        game.say(NO_EVENT_LEFT)
        return
    card, *rest = s.events
    s.events = tuple(rest)
    s.chain += (card,)
    game.say(EVENT_DRAWN, card, s.laid[place].section)
    if is_ignored(s, card, place):
        game.say(EVENT_IGNORED, card)
        s.old_events += (card,)
        game.then(draw_event(place, unexpected))
    elif EVENTS[card].monsters:
        game.then(monsters_come(card, place, unexpected))
    else:
        game.then(*_effect(card, place), pause(EVENT_WINDOW), *_another(card, place, unexpected))


def _effect(card: int, place: int) -> tuple[tuple[object, ...], ...]:
    if card == CAVE_IN:
        return (cave_in(place),)
    if card == PORTCULLIS:
        return (portcullis_waits(place),)
    if card == ENCOUNTER:
        return (key_found(),)
    return (EVENT_STEPS[card](place), discard_event(card))


def _another(card: int, place: int, unexpected: int) -> tuple[tuple[object, ...], ...]:
    """A card whose own dice decide sets a flag for `maybe_another`, which puts the next card on the agenda."""
    if EVENTS[card].draw_another == "immediately":
        return (draw_event(place, unexpected),)
    return (maybe_another(place, unexpected),)


@step("WQ-EVT-6", "WQ-EVT-16")
def maybe_another(game: Game, place: Place, unexpected: int) -> None:
    """If the dice of the card said so, another one follows in the same section."""
    s = game.state
    if s.another:
        s.another = False
        game.then(draw_event(place, unexpected))


@step("WQ-EVT-7")
def discard_event(game: Game, card: EventCard) -> None:
    """The card is over."""
    game.state.old_events += (card,)


@part("WQ-EVT-7")
def shuffle_events(game: Game) -> None:
    """Shuffle the discarded cards into a new deck, except those of the present chain. Cards in force are not among
    them."""
    s = game.state
    again = [card for card in s.old_events if card not in s.chain]
    s.old_events = tuple(card for card in s.old_events if card in s.chain)
    s.events = tuple(game.shuffle(EVENT_IDS, again)) if again else ()
    if again:
        game.say(EVENTS_SHUFFLED)


@law("WQ-EVT-10", "WQ-EVT-12", "WQ-OBJ-8")
def is_ignored(s: State, card: int, place: int) -> bool:
    """A cave-in does not happen in some sections, nor a portcullis in a doorway full of rubble. An adventure that leads
    back the same way has neither."""
    if card not in (CAVE_IN, PORTCULLIS):
        return False
    if ADVENTURES[s.adventure].exit == "walk_back":
        return True
    return is_buried(s, place) if card == PORTCULLIS else ignores_cave_in(s, place)


# --- monsters ---------------------------------------------------------------------------------------------------------


@step("WQ-EVT-2", "WQ-EVT-6", "WQ-EVT-17")
def monsters_come(game: Game, card: EventCard, place: Place, unexpected: int) -> None:
    """Determine their numbers and place them. Then comes another card, if this one says so, before any fighting."""
    s = game.state
    s.standing += (card,)
    numbers = gather(game, EVENTS[card].groups)
    game.then(groups_arrive(card, place, *numbers), ahead.adventure_moment(MONSTERS_REVEALED, card, place, unexpected))
    if EVENTS[card].draw_another == "before_fight":
        game.then(draw_event(place, unexpected))
    game.then(pause(PLACING_WINDOW))
