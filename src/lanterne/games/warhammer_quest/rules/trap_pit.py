"""Trap pits and the rope (WQ-EVT-14)."""

from lanterne.engine import Choice, Event, Offer, Refusal, ask, decision, has, law, step
from lanterne.games.warhammer_quest.content.cards import EQUIPMENT
from lanterne.games.warhammer_quest.content.cards import ROPE as ROPE_CARD
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dungeon import (
    add,
    adjacent,
    change,
    free,
    holder,
    holds,
    is_conscious,
    take_away,
)
from lanterne.games.warhammer_quest.rules.gear import lose
from lanterne.games.warhammer_quest.rules.pinning import is_held
from lanterne.games.warhammer_quest.state import (
    IN_PIT,
    INSIDE,
    SENSELESS,
    SQUARES,
    WARRIORS,
    WARRIORS_PHASE,
    WEBBED,
    Game,
    Square,
    State,
    Warrior,
)
from lanterne.kit.grid import squares_of
from lanterne.kit.pips import PIPS

FELL_IN_PIT = Event("fell-in-pit", "WQ-EVT-14", warrior=WARRIORS).befalling("warrior")
PULLED_OUT = Event("pulled-out", "WQ-EVT-14", warrior=WARRIORS, victim=WARRIORS)
PULLED_BY_OWN_ROPE = Event("pulled-by-own-rope", "WQ-EVT-14", warrior=WARRIORS)
CLIMBED_BY_ROPE = Event("climbed-by-rope", "WQ-EVT-14", warrior=WARRIORS)
OUT_OF_THE_PIT = Event("out-of-pit", "WQ-EVT-14", warrior=WARRIORS, square=SQUARES)
ROPE_HELD = Event("rope-held", "WQ-EVT-14", dice=PIPS)
ROPE_BROKE = Event("rope-broke", "WQ-EVT-14", dice=PIPS)

NOBODY_IN_PIT = Refusal("nobody-in-pit", "WQ-EVT-14")
ONLY_WARRIORS_PHASE = Refusal("rope-in-warriors-phase", "WQ-EVT-14")
CANNOT_PULL = Refusal("cannot-pull", "WQ-EVT-14")
PULLER_PINNED = Refusal("puller-pinned", "WQ-EVT-14")
NOT_AT_PIT = Refusal("not-at-pit", "WQ-EVT-14")
NO_ROPE = Refusal("no-rope", "WQ-EVT-14")
CANNOT_CLIMB = Refusal("cannot-climb", "WQ-EVT-14")
NO_ROPE_OF_YOURS = Refusal("no-rope-of-yours", "WQ-EVT-14")
SOMEBODY_TO_PULL = Refusal("somebody-to-pull", "WQ-EVT-14")


@step("WQ-EVT-14")
def fall_in_pit(game: Game, warrior: Warrior) -> None:
    """The warrior is in a pit on their square."""
    s = game.state
    if s.warriors[warrior].fate == INSIDE:
        add(s, warrior, IN_PIT)
        game.say(FELL_IN_PIT, warrior)


def trapped(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """The warriors in trap pits."""
    return [(warrior,) for warrior in s.party if s.warriors[warrior].conditions & IN_PIT]


def nobody_trapped(s: State, seat: int, *about: int) -> Refusal | None:
    """A quick check before the exact ones."""
    for row in s.warriors:
        if row.conditions & IN_PIT:
            return None
    return NOBODY_IN_PIT


@law("WQ-EVT-14")
def cannot_pull(s: State, seat: int, *about: int) -> Refusal | None:
    """In the warriors' phase, by a conscious warrior who is not pinned."""
    if s.phase != WARRIORS_PHASE:
        return ONLY_WARRIORS_PHASE
    warrior = s.party[seat]
    row = s.warriors[warrior]
    if not is_conscious(row) or row.conditions & (WEBBED | SENSELESS | IN_PIT):
        return CANNOT_PULL
    return PULLER_PINNED if (s.pinned if warrior == s.active else is_held(s, warrior)) else None


@law("WQ-EVT-14")
def no_rope_there(s: State, seat: int, *about: int) -> Refusal | None:
    """The puller is next to the pit, and one of the two has the rope."""
    warrior, victim = s.party[seat], about[-1]
    if not has(adjacent(s, s.warriors[warrior].square), s.warriors[victim].square):
        return NOT_AT_PIT
    return None if holds(s, warrior, ROPE_CARD) or holds(s, victim, ROPE_CARD) else NO_ROPE


@law("WQ-EVT-14")
def could_pull(s: State, warrior: int) -> bool:
    """Whether a warrior could pull somebody out of a pit now, in their own turn or another's."""
    seat = s.warriors[warrior].seat
    if nobody_trapped(s, seat) or cannot_pull(s, seat):
        return False
    return any(no_rope_there(s, seat, victim) is None for (victim,) in trapped(s, seat))


@step("WQ-EVT-14")
def pull_out(game: Game, victim: Warrior) -> None:
    """The victim gets out, and the rope may break."""
    s = game.state
    owner = holder(s, ROPE_CARD)
    if owner == victim:
        game.say(PULLED_BY_OWN_ROPE, victim)
    else:
        game.say(PULLED_OUT, owner, victim)
    game.then(get_out(victim), rope_test())


@step("WQ-EVT-14")
def rope_test(game: Game) -> None:
    """A die after each use: on a low one the rope breaks."""
    s = game.state
    die = game.roll(6)
    if die <= EQUIPMENT[ROPE_CARD].numbers["breaks_up_to"]:
        game.say(ROPE_BROKE, (die - 1,))
        lose(s, next(row for row in s.cards if row.item == ROPE_CARD).holder, ROPE_CARD)
    else:
        game.say(ROPE_HELD, (die - 1,))


# --- alone with the rope ----------------------------------------------------------------------------------------------


def trapped_oneself(s: State, seat: int, *about: int) -> tuple[tuple[int], ...]:
    """The warrior who is asked, if in a trap pit."""
    warrior = s.party[seat]
    return ((warrior,),) if s.warriors[warrior].conditions & IN_PIT else ()


@law("WQ-EVT-14", "WQ-END-7")
def all_trapped(s: State) -> bool:
    """Whether nobody is left to pull: every living warrior in the dungeon is in a trap pit."""
    return all(row.conditions & IN_PIT for row in s.warriors if row.fate == INSIDE)


@law("WQ-EVT-14")
def cannot_climb(s: State, seat: int, *about: int) -> Refusal | None:
    """In the warriors' phase, by a conscious warrior who holds the rope, if nobody else is left to pull."""
    if s.phase != WARRIORS_PHASE:
        return ONLY_WARRIORS_PHASE
    warrior = s.party[seat]
    row = s.warriors[warrior]
    if not is_conscious(row) or row.conditions & (WEBBED | SENSELESS):
        return CANNOT_CLIMB
    if not holds(s, warrior, ROPE_CARD):
        return NO_ROPE_OF_YOURS
    return None if all_trapped(s) else SOMEBODY_TO_PULL


def could_climb(s: State, warrior: int) -> bool:
    """Whether a warrior could climb out of a trap pit now."""
    seat = s.warriors[warrior].seat
    return bool(trapped_oneself(s, seat)) and cannot_climb(s, seat) is None


@step("WQ-EVT-14")
def climb_by_rope(game: Game, warrior: Warrior) -> None:
    """The warrior gets out alone, and the rope may break."""
    game.say(CLIMBED_BY_ROPE, warrior)
    game.then(get_out(warrior), rope_test())


CLIMB = (Offer(climb_by_rope, trapped_oneself, closed=(cannot_climb,)),)
"""Only in windows: a warrior in a pit has no turn."""


ROPE = (Offer(pull_out, trapped, closed=(nobody_trapped, cannot_pull), each=(no_rope_there,)),)


@law("WQ-EVT-14")
def beside_pit(s: State, seat: int, warrior: int) -> list[tuple[int, int]]:
    """The free squares next to the pit."""
    return [(warrior, square) for square in squares_of(adjacent(s, s.warriors[warrior].square) & free(s))]


@step("WQ-EVT-14")
def climb_out(game: Game, warrior: Warrior, square: Square) -> None:
    """Onto the square that the warrior's player has chosen."""
    s = game.state
    change(s, warrior, square=square)
    take_away(s, warrior, IN_PIT)
    game.say(OUT_OF_THE_PIT, warrior, square)
    game.then(ahead.settle())


OUT_OF_PIT = (Offer(climb_out, beside_pit),)


@step("WQ-EVT-14")
def get_out(game: Game, warrior: Warrior) -> None:
    """The warrior's player chooses a square next to the pit; if there is none, the warrior stays at its edge."""
    s = game.state
    squares = beside_pit(s, 0, warrior)
    if len(squares) > 1:
        game.then(where_to(warrior))
    elif squares:
        game.then(climb_out(*squares[0]))
    else:
        game.then(climb_out(warrior, s.warriors[warrior].square))


@decision("WQ-EVT-14")
def where_to(game: Game, warrior: Warrior) -> Choice:
    """On which square do you come out?"""
    return ask(game.state.warriors[warrior].seat, OUT_OF_PIT, warrior)
