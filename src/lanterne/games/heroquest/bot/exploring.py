"""Where a steady hero goes when there is nothing to fight: errands first, then on together, the toughest in front."""

from lanterne.engine import Call, has
from lanterne.games.heroquest.bot.outlook import FAR, Ground, doors_to_open, unseen_corridors
from lanterne.games.heroquest.bot.party import exit_squares, homeward, leader, party
from lanterne.games.heroquest.bot.passages import ways_through
from lanterne.games.heroquest.bot.searching import nothing_hidden, trapped_pieces, treasure_rooms, unsearched_rooms
from lanterne.games.heroquest.content.board import GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import ITEM_NAMES
from lanterne.games.heroquest.rules.disarming import announce_disarming, disarms
from lanterne.games.heroquest.rules.doors import open_door
from lanterne.games.heroquest.rules.jumping import jump
from lanterne.games.heroquest.rules.movement import roll_movement, walk
from lanterne.games.heroquest.rules.places import inside
from lanterne.games.heroquest.state import ACTIONS, NONE, State
from lanterne.kit.grid import first_of, mask_of, squares_of
from lanterne.kit.options import Options

NEAR = 2
"""The others follow the leader within this many steps."""
TOGETHER = 4
"""The others must be this near before a door is opened."""
NEAR_TRAP = 4
"""A roll very likely reaches this far."""
PATIENCE = 4
"""Every this many rounds the party waits for nobody: a hero may be stuck for good."""


# --- where to go ------------------------------------------------------------------------------------------------------


def destination(s: State, hero: int, land: Ground) -> int:
    """The squares the hero heads for, as a set; 0 if there is nowhere to go."""
    if s.announced >= 0:
        return 1 << s.announced
    if homeward(s, hero, land):
        return exit_squares(s)
    safe = land.rings(s.heroes[hero].square, land.safe)[1]
    for squares in (_piles(s, hero, land), treasure_rooms(s, hero, land), trapped_pieces(s, hero, land)):
        if squares & safe:
            return squares
    return _together(s, hero, land) or exit_squares(s)


def _together(s: State, hero: int, land: Ground) -> int:
    """One hero leads, on an errand or to unexplored places; the others stay close, out of the way."""
    first, place = next_place(s, party(s, hero, land), land)
    if first == hero or not place:
        return place
    here = 1 << s.heroes[hero].square
    for steps in (NEAR, NEAR + 2, NEAR + 4, NEAR + 8):
        close = GRID.reach(1 << s.heroes[first].square, land.edges, land.any, steps) & land.safe & ~place
        if close & (land.stops | here):
            return close
    return here


def next_place(s: State, heroes: list[int], land: Ground) -> tuple[int, int]:
    """The leader and the goal; 0 if everything has been seen. A trap that bars the way comes first."""
    first, place = _errand(s, heroes, land)
    if not place:
        first = leader(s, heroes)
        place = _frontier(s, first, heroes, land)
        first = leader(s, heroes, place) if place else first
    trap = trap_ahead(s, first, place, land)
    able = [hero for hero in heroes if disarms(s, hero)] if trap >= 0 else []
    if able:
        return able[0], 1 << trap
    return first, place


def _errand(s: State, heroes: list[int], land: Ground) -> tuple[int, int]:
    """The hero with something to do for the quest, and where."""
    for hero in heroes:
        squares = _acts(s, hero, land)
        if squares:
            return hero, squares
    return heroes[0], 0


def _frontier(s: State, first: int, heroes: list[int], land: Ground) -> int:
    """The square at a closed door or before a dark corridor that is nearest to the party; then where a secret door may
    be, where nobody has looked for treasure, behind doors between known places, and where monsters stay away."""
    square = s.heroes[first].square
    reach = land.reach(square)
    onward = doors_to_open(s, land.floor, ~s.seen) | unseen_corridors(s)
    if onward & reach:
        return 1 << nearest_to_all(s, heroes, onward & reach, land)
    for places in (
        0 if nothing_hidden(s) else land.stops & ~s.sought_doors,
        unsearched_rooms(s, land),
        doors_to_open(s, land.floor, GRID.every),
        GRID.step(land.monsters, land.edges),
    ):
        if places & reach:
            return 1 << nearest(land, square, places)
    ends = ways_through(s, square, land) if s.passages else 0
    return 1 << nearest(land, square, ends) if ends else 0


def nearest_to_all(s: State, heroes: list[int], places: int, land: Ground) -> int:
    """The place to which the party has the fewest steps to go, all together."""
    return min(
        squares_of(places),
        key=lambda place: (sum(land.steps(s.heroes[hero].square, 1 << place) for hero in heroes), place),
    )


def nearest(land: Ground, square: int, places: int) -> int:
    """The nearest of these places, over safe ground if possible."""
    rings, reached = land.rings(square, land.safe)
    if not reached & places:
        rings, _ = land.rings(square, land.any)
    return first_of(next(ring & places for ring in rings if ring & places))


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
    """Belongings on the floor, for the nearest hero."""
    squares = 0
    for pile in s.piles:
        squares |= 1 << pile.square | GRID.adjacent(pile.square, land.edges)
    squares &= land.floor
    if not squares:
        return 0
    steps = {other: land.steps(s.heroes[other].square, squares) for other in inside(s)}
    return squares if min(steps, key=lambda other: (steps[other], other)) == hero else 0


# --- traps in the way -------------------------------------------------------------------------------------------------


def trap_ahead(s: State, hero: int, wanted: int, land: Ground) -> int:
    """The first known trap that can be disarmed on the way to the wanted squares, if there is no other; else NONE."""
    if not s.traps:
        return NONE
    armed = mask_of(trap.square for trap in s.traps if trap.square != s.announced)
    return next((square for square in land.way(s.heroes[hero].square, wanted) if has(armed, square)), NONE)


def past_trap(s: State, hero: int, trap: int, o: Options, land: Ground) -> Call | None:
    """A hero who can disarm the trap goes up to it and does; the others wait. If nobody can, the hero jumps."""
    square = s.heroes[hero].square
    if not disarms(s, hero):
        return None
    before = GRID.adjacent(trap, land.edges) & land.any
    if not s.rolled and land.steps(square, before) <= NEAR_TRAP:
        return next((call for call in o.get(announce_disarming.name, ()) if call[1] == trap), None)
    if has(before, square):
        return None
    return o[roll_movement.name][0] if roll_movement.name in o else next_step(s, hero, before, land, o)


def is_left_to_others(s: State, hero: int, land: Ground) -> bool:
    """Whether another hero of the party can disarm traps."""
    return any(disarms(s, other) for other in party(s, hero, land))


# --- doors ------------------------------------------------------------------------------------------------------------


def opens(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """The leader opens a door when the others are near."""
    doors = o.get(open_door.name, ())
    if not doors or homeward(s, hero, land):
        return None
    heroes = party(s, hero, land)
    first, place = next_place(s, heroes, land)
    square = s.heroes[hero].square
    if first != hero or not has(place, square):
        return None
    if s.round % PATIENCE and any(land.steps(square, 1 << s.heroes[other].square) > TOGETHER for other in heroes):
        return None
    return doors[0]


# --- steps ------------------------------------------------------------------------------------------------------------


def next_step(s: State, hero: int, wanted: int, land: Ground, o: Options, back: bool = False) -> Call | None:
    """The next step on the way, if the points reach a square to stop on. A trap on the way is jumped if possible. None
    if the way is barred now, or leads back over squares of this move unless `back`."""
    square = s.heroes[hero].square
    been = 0 if back else mask_of(s.path)
    walks = {call[1]: call for call in o.get(walk.name, ())}
    for over in (-1, land.stops):
        path = land.way(square, wanted, over)
        if not path or has(been, path[0]):
            continue
        if path[0] in walks and mask_of(path[: s.points]) & land.stops:
            if has(land.safe, path[0]) or path[0] == s.announced:
                return walks[path[0]]
            jumps = [call for call in o.get(jump.name, ()) if call[1] == path[0]]
            if len(path) > 1 and jumps:
                return next((call for call in jumps if call[2] == path[1]), jumps[0])
            return walks[path[0]]
    return None
