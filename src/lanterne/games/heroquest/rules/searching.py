"""Actions 4 and 5: searching for secret doors and for traps (HQ-SEC, HQ-TRP-4).

Both may always be tried when no monster is in view, whether or not there is anything to find.
"""

from lanterne.engine import Event, Mask, Offer, Refusal, has, law, step
from lanterne.games.heroquest.content.cards import IN_FURNITURE
from lanterne.games.heroquest.rules.acting import acted_already, spend_action
from lanterne.games.heroquest.rules.exploration import place_passage
from lanterne.games.heroquest.rules.places import in_pit, monster_in_view, surroundings
from lanterne.games.heroquest.rules.telling import SEARCHED, tell_rules
from lanterne.games.heroquest.state import (
    DOORS,
    EDGE_OF,
    HEROES,
    PIECES,
    SQUARES,
    TRAPS,
    DoorRow,
    Game,
    KnownTrap,
    State,
)

SEARCHED_FOR_DOORS = Event("searched-for-doors", "HQ-SEC-2", hero=HEROES)
SEARCHED_FOR_TRAPS = Event("searched-for-traps", "HQ-TRP-4", hero=HEROES)
DOOR_FOUND = Event("door-found", "HQ-SEC-2", door=DOORS)
TRAP_FOUND = Event("trap-found", "HQ-TRP-4", trap=TRAPS, square=SQUARES)
TRAPPED_PIECE_FOUND = Event("trapped-piece-found", "HQ-TRP-4", furniture=PIECES, square=SQUARES)
NO_DOOR_FOUND = Event("found-nothing", "HQ-SEC-2", hero=HEROES)
NO_TRAP_FOUND = Event("found-no-trap", "HQ-TRP-4", hero=HEROES)

WATCHED_AT_DOORS = Refusal("monster-in-view", "HQ-SEC-1")
WATCHED_AT_TRAPS = Refusal("monster-watches", "HQ-TRP-4")


@law("HQ-SEC-1")
def watched_at_doors(s: State, seat: int) -> Refusal | None:
    """No search for secret doors while a monster is in view, even in another room or behind a comrade."""
    return WATCHED_AT_DOORS if monster_in_view(s, s.active) else None


@law("HQ-TRP-4")
def watched_at_traps(s: State, seat: int) -> Refusal | None:
    """No search for traps either."""
    return WATCHED_AT_TRAPS if monster_in_view(s, s.active) else None


@law("HQ-SEC-4", "HQ-SEC-6", "HQ-EXP-13", "HQ-TRP-5")
def searched_squares(s: State, hero: int) -> int:
    """The squares a search covers: the room, or the corridor squares in look line; never beyond a door. A hero in a pit
    searches only the pit."""
    square = s.heroes[hero].square
    return 1 << square if in_pit(s, square) else surroundings(s, square)


def begin_search(game: Game, told: Event) -> int:
    """Spend the action, tell everybody, and return the squares searched."""
    hero = game.state.active
    spend_action(game)
    game.say(told, hero)
    tell_rules(game, SEARCHED)
    return searched_squares(game.state, hero)


@step("HQ-SEC-2", "HQ-SEC-3", "HQ-SEC-5", "HQ-SEC-6", "HQ-QST-17")
def search_for_secret_doors(game: Game) -> None:
    """Every secret door of these squares comes onto the board, closed, from whichever side it was found; and every
    hidden end of a passage."""
    s = game.state
    hero = s.active
    here = begin_search(game, SEARCHED_FOR_DOORS)
    s.sought_doors = Mask(s.sought_doors | here)
    known = {row.door for row in s.doors}
    found = (door for door in s.chart.doors if door.secret and here & (1 << door.a | 1 << door.b))
    new = sorted({EDGE_OF[min(door.a, door.b), max(door.a, door.b)] for door in found} - known)
    for door in new:
        s.doors.append(DoorRow(door, secret=True))
        game.say(DOOR_FOUND, door)
    passages = [place_passage(game, passage, here) for passage in s.chart.passages]
    if not new and not any(passages):
        game.say(NO_DOOR_FOUND, hero)


@step("HQ-TRP-4", "HQ-TRP-5", "HQ-EXP-13", "HQ-SEC-6")
def search_for_traps(game: Game) -> None:
    """Zargon names every trapped square and piece of furniture here. The traps stay armed."""
    s = game.state
    hero = s.active
    here = begin_search(game, SEARCHED_FOR_TRAPS)
    s.sought_traps = Mask(s.sought_traps | here)
    found = sorted((trap for trap in s.hidden_traps if has(here, trap.square)), key=lambda trap: trap.square)
    for trap in found:
        s.traps.append(KnownTrap(trap.kind, trap.square))
        if trap.kind == IN_FURNITURE:
            piece = next(row.kind for row in s.furniture if row.at == trap.square)
            game.say(TRAPPED_PIECE_FOUND, piece, trap.square)
        else:
            game.say(TRAP_FOUND, trap.kind, trap.square)
    s.hidden_traps = [trap for trap in s.hidden_traps if trap not in found]
    if not found:
        game.say(NO_TRAP_FOUND, hero)


SEARCH: tuple[Offer, ...] = (
    Offer(search_for_secret_doors, closed=(acted_already, watched_at_doors)),
    Offer(search_for_traps, closed=(acted_already, watched_at_traps)),
)
