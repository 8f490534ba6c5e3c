"""Where a steady hero goes when nobody is there to fight: errands, then on together, the toughest first."""

from lanterne.engine import Call
from lanterne.games.heroquest.bot.outlook import FAR, Ground, Options, doors_to_open, unseen_corridors
from lanterne.games.heroquest.bot.party import exit_squares, going_home, leader, party, way_out
from lanterne.games.heroquest.bot.searching import treasure_rooms, trapped_pieces
from lanterne.games.heroquest.content.board import GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import ITEM_NAMES
from lanterne.games.heroquest.rules.disarming import disarms
from lanterne.games.heroquest.rules.places import inside
from lanterne.games.heroquest.state import ACTIONS, State
from lanterne.kit.grid import first_of, mask_of

NEAR = 2
"""Steps within which the others follow the one who leads."""
TOGETHER = 4
"""Steps within which the others must be before a door is opened."""
NEAR_TRAP = 4
"""Steps that a roll is very likely to reach."""
PATIENCE = 4
"""Every so many rounds nobody is waited for: somebody may be held up for good."""


# --- where to go ------------------------------------------------------------------------------------------------------


def destination(s: State, hero: int, land: Ground) -> int:
    """The squares that the hero heads for, as a set; 0: there is nowhere to go."""
    square = s.heroes[hero].square
    if s.announced >= 0:
        return 1 << s.announced
    if going_home(s) and way_out(s, hero, land):
        return exit_squares(s)
    for squares in (_piles(s, hero, land), treasure_rooms(s, hero, land), trapped_pieces(s, hero, land)):
        if squares and land.steps(square, squares) < FAR:
            return squares
    return _together(s, hero, land) or _unsought(s, square, land) or _hunted(s, land) or exit_squares(s)


def _together(s: State, hero: int, land: Ground) -> int:
    """One leads, to an errand or to where nobody has been; the others stay close, and out of the way."""
    first, place = next_place(s, party(s, hero, land), land)
    if first == hero or not place:
        return place
    close = GRID.reach(1 << s.heroes[first].square, land.edges, land.safe, NEAR) & ~place
    return close & land.stops | 1 << s.heroes[hero].square & close or close


def next_place(s: State, heroes: list[int], land: Ground) -> tuple[int, int]:
    """Who leads now, and where to: 0 if everything has been seen."""
    for hero in heroes:
        errand = _acts(s, hero, land)
        if errand:
            return hero, errand
    first = leader(s, heroes)
    place = _frontier(s, first, land)
    first = leader(s, heroes, place) if place else first
    trap = trap_in_the_way(s, first, place, land)
    able = [hero for hero in heroes if disarms(s, hero)] if trap >= 0 else []
    if able:
        return able[0], GRID.adjacent(trap, land.edges) & land.any
    return first, place


def _frontier(s: State, first: int, land: Ground) -> int:
    """The nearest square at a closed door or before a dark corridor."""
    square = s.heroes[first].square
    places = doors_to_open(s, land.floor) | unseen_corridors(s)
    for passable in (land.safe, land.any):
        rings, reached = land.rings(square, passable)
        if reached & places:
            found = next(ring & places for ring in rings if ring & places)
            return 1 << first_of(found)
    return 0


def _unsought(s: State, square: int, land: Ground) -> int:
    """Where a secret door may be."""
    unsought = land.floor & ~s.sought_doors & land.stops
    return unsought if land.steps(square, unsought) < FAR else 0


def _hunted(s: State, land: Ground) -> int:
    """Beside the monsters that stay away."""
    return GRID.step(land.monsters, land.edges) & land.any


# --- errands ----------------------------------------------------------------------------------------------------------


def _acts(s: State, hero: int, land: Ground) -> int:
    """Where the hero can do something for the quest: beside what it is done to, or beside an object to be destroyed."""
    squares = 0
    for act in s.known_acts:
        row = ACTIONS[act]
        if row.once and act in s.acts:
            continue
        wanted = {ITEM_NAMES.index(name) for name in row.needs.any_item}
        if wanted and not wanted.intersection(s.sheets[hero].items):
            continue
        if row.reach == "on":
            squares |= row.squares
        else:
            region = REGION_SQUARES[REGION_OF[first_of(row.squares)]]
            squares |= GRID.step(row.squares, GRID.inner) & region
    for thing in s.objects:
        if thing.body:
            squares |= GRID.adjacent(thing.square, land.edges)
    squares &= land.floor
    return squares if squares and land.steps(s.heroes[hero].square, squares) < FAR else 0


def _piles(s: State, hero: int, land: Ground) -> int:
    """What lies about, for whoever is nearest."""
    squares = 0
    for pile in s.piles:
        squares |= 1 << pile.square | GRID.adjacent(pile.square, land.edges)
    squares &= land.floor
    if not squares:
        return 0
    steps = {other: land.steps(s.heroes[other].square, squares) for other in inside(s)}
    return squares if min(steps, key=lambda other: (steps[other], other)) == hero else 0


# --- traps in the way -------------------------------------------------------------------------------------------------


def trap_in_the_way(s: State, hero: int, wanted: int, land: Ground) -> int:
    """The first known trap that can be disarmed on the way to the wanted squares, if there is no other; else -1."""
    path = land.way(s.heroes[hero].square, wanted) if s.traps else ()
    armed = mask_of(trap.square for trap in s.traps)
    return next((square for square in path if armed >> square & 1), -1)


def disarming(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """Whoever has been sent to the trap that bars the way disarms it once it is near."""
    calls = o.get("announce_disarming", ())
    if not calls:
        return None
    first, place = next_place(s, party(s, hero, land), land)
    if first != hero or land.steps(s.heroes[hero].square, place) > NEAR_TRAP:
        return None
    return next((call for call in calls if place == GRID.adjacent(call[1], land.edges) & land.any), None)


def waits_for_disarming(s: State, hero: int, wanted: int, land: Ground) -> bool:
    """Whether a trap bars the way that a comrade can disarm."""
    if s.announced >= 0 or trap_in_the_way(s, hero, wanted, land) < 0:
        return False
    return any(disarms(s, other) for other in party(s, hero, land))


# --- doors ------------------------------------------------------------------------------------------------------------


def opens(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """A door is opened by the one who leads, when the others are near."""
    doors = o.get("open_door", ())
    if not doors or (going_home(s) and way_out(s, hero, land)):
        return None
    heroes = party(s, hero, land)
    first, place = next_place(s, heroes, land)
    square = s.heroes[hero].square
    if first != hero or not place >> square & 1:
        return None
    if s.round % PATIENCE and any(land.steps(square, 1 << s.heroes[other].square) > TOGETHER for other in heroes):
        return None
    return doors[0]


# --- steps ------------------------------------------------------------------------------------------------------------


def next_step(s: State, hero: int, wanted: int, land: Ground, o: Options) -> Call | None:
    """The next square on the way, if the points reach a place to stop on it; a trap on the way is jumped if that can
    be. None: the way is barred now."""
    square = s.heroes[hero].square
    walks = {call[1]: call for call in o.get("walk", ())}
    for over in (-1, land.stops):
        path = land.way(square, wanted, over)
        if not path:
            continue
        if path[0] in walks and _can_stop(path[: s.points], wanted, land):
            if land.safe >> path[0] & 1 or path[0] == s.announced:
                return walks[path[0]]
            jumps = [call for call in o.get("jump", ()) if call[1] == path[0]]
            if len(path) > 1 and jumps:
                return next((call for call in jumps if call[2] == path[1]), jumps[0])
            return walks[path[0]]
    return None


def _can_stop(path: tuple[int, ...], wanted: int, land: Ground) -> bool:
    return bool(mask_of(path) & land.stops)
