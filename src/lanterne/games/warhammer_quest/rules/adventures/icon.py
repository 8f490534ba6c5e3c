"""Destroy the warpstone icon: find it on the way, throw it into the fire chasm, and get out before the roof falls
(WQ-OBJ-8, WQ-OBJ-9)."""

from lanterne.engine import NUMBER, Event, Mask, Offer, Refusal, law, once, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.rules.adventures.places import (
    CHASM,
    ONCE_CLEARED,
    goes_through,
    in_room,
    instead_of_attack,
    next_to,
    secret_exit,
    stands_on,
)
from lanterne.games.warhammer_quest.rules.adventures.together import give
from lanterne.games.warhammer_quest.rules.dungeon import holds, inside
from lanterne.games.warhammer_quest.rules.ending import adventure_failed, escaped, goal_reached
from lanterne.games.warhammer_quest.rules.events import ROOM_EVENT, room_event
from lanterne.games.warhammer_quest.rules.gear import lose
from lanterne.games.warhammer_quest.rules.harm import dies
from lanterne.games.warhammer_quest.rules.plot import (
    END_OF_TURN,
    MONSTERS_REVEALED,
    NOBODY_LEFT,
    ROOM_ENTERED,
    SETTLE,
    THROWN,
    WARPSTONE_ICON,
    Plot,
)
from lanterne.games.warhammer_quest.state import GONE, INSIDE, NONE, EventCard, Game, Place, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

ICON_THROWN = Event("icon-thrown", "WQ-OBJ-9", warrior=WARRIOR_IDS, turns=NUMBER)
CAVERN_FALLS_IN = Event("cavern-falls-in", "WQ-OBJ-9")

WITHOUT_ICON = Refusal("without-icon", "WQ-OBJ-15")
NOT_AT_CHASM = Refusal("not-at-chasm", "WQ-OBJ-15")

ICON = ITEM_NAMES.index("icon")
TURNS_LEFT = ADVENTURES[WARPSTONE_ICON].numbers["deadline"]
WAY_OUT = "behind-dragon"
IN_THE_ROOM, FOUND = "icon-in-objective-room", "icon-found"
"""In `State.flags`: where the icon is, and whether somebody has it."""
CARD = "first-room-card-"
"""In `State.flags`, followed by the number of the card: monsters of the first dungeon room."""


# --- finding it -------------------------------------------------------------------------------------------------------


@step("WQ-OBJ-8")
def icon_may_lie_here(game: Game) -> None:
    """If the objective room is reached before any dungeon room, the icon is there."""
    s = game.state
    if s.first_room == NONE:
        s.flags += (IN_THE_ROOM,)


@step("WQ-OBJ-15")
def note_first_room_card(game: Game, event: EventCard, place: Place, unexpected: int) -> None:
    """A card of the first dungeon room has brought monsters: it is over when they are gone."""
    s = game.state
    if place == s.first_room and unexpected == ROOM_EVENT:
        s.flags += (f"{CARD}{event}",)


@law("WQ-OBJ-8", "WQ-OBJ-17")
def can_be_found(s: State) -> bool:
    """Once the event of the first dungeon room is over; or in the objective room, once its guardians are dead."""
    if IN_THE_ROOM in s.flags:
        return s.guarded == GONE
    if s.first_room == NONE or s.first_room == s.room_event or s.first_room in s.waiting:
        return False
    return room_event(s.first_room) not in s.agenda and not any(f"{CARD}{card}" in s.flags for card in s.standing)


@step("WQ-OBJ-8", "WQ-OBJ-15", "WQ-OBJ-17")
def icon_may_be_found(game: Game) -> None:
    """The leader gets it."""
    s = game.state
    if FOUND not in s.flags and s.warriors[s.leader].fate == INSIDE and can_be_found(s):
        s.flags += (FOUND,)
        give(game, s.leader, ICON)


# --- throwing it ------------------------------------------------------------------------------------------------------


@law("WQ-OBJ-15")
def without_icon(s: State, seat: int) -> Refusal | None:
    """Only the bearer throws it."""
    return None if holds(s, s.active, ICON) else WITHOUT_ICON


@law("WQ-OBJ-14", "WQ-OBJ-15")
def not_at_chasm(s: State, seat: int) -> Refusal | None:
    """From a square next to the chasm."""
    return None if stands_on(s, s.active, next_to(s, CHASM)) else NOT_AT_CHASM


REQUIREMENTS = (*ONCE_CLEARED, without_icon, not_at_chasm)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def throw_icon(game: Game) -> None:
    """Declare that you throw the icon into the fire."""
    instead_of_attack(game, icon_flies())


@step("WQ-OBJ-9", "WQ-OBJ-15", "WQ-MOV-10")
def icon_flies(game: Game) -> None:
    """It melts, the cavern shakes, and a secret door opens behind the dragon: two turns are left to get out."""
    s = game.state
    if goes_through(s, REQUIREMENTS):
        lose(s, s.active, ICON)
        s.flags += (THROWN,)
        s.clock = s.turn + TURNS_LEFT
        s.exits = Mask(s.exits | secret_exit(s, WAY_OUT))
        game.say(ICON_THROWN, s.active, TURNS_LEFT)


# --- getting out ------------------------------------------------------------------------------------------------------


@step("WQ-OBJ-9")
def cavern_may_fall_in(game: Game) -> None:
    """The time is up: everybody still in the room dies."""
    s = game.state
    if THROWN in s.flags and s.turn >= s.clock and not s.result:
        game.say(CAVERN_FALLS_IN)
        game.then(dies(*(warrior for warrior in inside(s) if in_room(s, warrior))), who_got_out())


@step("WQ-OBJ-9", "WQ-OBJ-10")
def who_got_out(game: Game) -> None:
    """Won if somebody has got out by the secret door. Warriors elsewhere in the dungeon live, without a reward."""
    game.then(goal_reached() if escaped(game.state) else adventure_failed())


@step("WQ-OBJ-9", "WQ-END-5")
def all_may_be_out(game: Game) -> None:
    """Nobody is in the dungeon any more."""
    s = game.state
    if THROWN in s.flags and escaped(s):
        game.then(goal_reached())


PLOT = Plot(
    {
        ROOM_ENTERED: icon_may_lie_here,
        MONSTERS_REVEALED: note_first_room_card,
        SETTLE: icon_may_be_found,
        END_OF_TURN: cavern_may_fall_in,
        NOBODY_LEFT: all_may_be_out,
    },
    (Offer(throw_icon, once, REQUIREMENTS),),
)
