"""A night in the lair: a chamber chosen in secret, the eye of the dragon, the loot (SD-NGT, SD-EYE, SD-LOT)."""

from collections.abc import Iterable

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, only, pick, sealed, step
from sleeping_dragon.printed import CHAMBERS as PRINTED
from sleeping_dragon.rules.ending import dawn
from sleeping_dragon.rules.market import go_to_market
from sleeping_dragon.state import CHAMBERS, NONE, PIPS, TREASURES, Chamber, Game, State, Treasure, change, lose

LOOKS_AT = {face: chamber for chamber, (_, faces) in enumerate(PRINTED.values()) for face in faces}
TREASURES_IN = tuple(treasures for treasures, _ in PRINTED.values())

WENT = Event("went", "SD-NGT-3", seat=SEATS, chamber=CHAMBERS)
LOOKED = Event("looked", "SD-EYE-1", dice=PIPS, chamber=CHAMBERS)
DROPPED = Event("dropped", "SD-EYE-2", seat=SEATS, treasure=TREASURES)
FOUND = Event("found", "SD-LOT-1", seat=SEATS, treasure=TREASURES)


@step("SD-NGT-1")
def night(game: Game) -> None:
    """One night. The next one follows until the game ends."""
    s = game.state
    s.night += 1
    s.watched = ()
    seats = range(len(s.thieves))
    for seat in seats:
        change(s, seat, chamber=NONE)
    game.then(sneaking(), eye(), take_loot(), *(go_to_market(seat) for seat in seats), dawn(), night())


# --- the chambers, chosen in secret by all at once --------------------------------------------------------------------


@pick("SD-NGT-2")
def sneak(chamber: Chamber) -> None: ...


def every_chamber(state: State, seat: int) -> Iterable[tuple[int]]:
    return [(chamber,) for chamber in range(len(PRINTED))]


WHERE_TO = (Offer(sneak, every_chamber),)


@decision("SD-NGT-2")
def sneaking(game: Game) -> Choice:
    return sealed(tuple(range(len(game.state.thieves))), meet(), WHERE_TO)


@step("SD-NGT-3")
def meet(game: Game) -> None:
    """Reveal all choices at the same time."""
    for seat in range(len(game.state.thieves)):
        _, chamber = game.sealed(seat)
        change(game.state, seat, chamber=chamber)
        game.say(WENT, seat, chamber)


# --- the eye of the dragon --------------------------------------------------------------------------------------------


@step("SD-EYE-1", "SD-EYE-3")
def eye(game: Game) -> None:
    s = game.state
    faces = game.rolls(6, 2 if s.light_sleep else 1)
    s.watched = tuple(sorted({LOOKS_AT[face] for face in faces}))
    for face in faces:
        game.say(LOOKED, (face - 1,), LOOKS_AT[face])
    game.then(*(flee(seat) for seat, thief in enumerate(s.thieves) if thief.chamber in s.watched))


@step("SD-EYE-2")
def flee(game: Game, seat: SeatId) -> None:
    if game.state.thieves[seat].loot:
        game.state.active = seat
        game.then(dropping())


def own_treasures(state: State, seat: int) -> Iterable[tuple[int]]:
    return [(kind,) for kind in sorted(set(state.thieves[seat].loot))]


@decision("SD-EYE-2")
def dropping(game: Game) -> Choice:
    """A thief with only one treasure is asked too: until it is dropped, nobody else may know what it is."""
    return ask(game.state.active, WHAT_TO_DROP)


@step("SD-EYE-2")
def drop(game: Game, treasure: Treasure) -> None:
    lose(game.state, game.state.active, treasure)
    game.say(DROPPED, game.state.active, treasure)


WHAT_TO_DROP = (Offer(drop, own_treasures),)


# --- the loot ---------------------------------------------------------------------------------------------------------


@step("SD-LOT-1", "SD-LOT-2")
def take_loot(game: Game) -> None:
    """Resolve the chambers in order, the one nearest to the door first."""
    s = game.state
    s.active = NONE
    for chamber, number in enumerate(TREASURES_IN):
        here = [seat for seat, thief in enumerate(s.thieves) if thief.chamber == chamber]
        if len(here) != 1 or chamber in s.watched:
            continue
        (seat,) = here
        found, s.pile = sorted(s.pile[:number]), s.pile[number:]  # sorted: their order in the pile stays unknown
        change(s, seat, loot=tuple(sorted((*s.thieves[seat].loot, *found))))
        for treasure in found:
            game.say(FOUND, seat, only(treasure, seat))
