"""Where a steady hero goes when nobody is there to fight, and what is searched."""

from lanterne.engine import Call
from lanterne.games.heroquest.bot.outlook import Ground, Options, doors_to_open, steps_to, unseen_corridors, way_to
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import DWARF, ITEM_NAMES
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.content.sheets import CarryOut, EscortOut, LeaveByExit
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.places import floor, inside, monsters_at
from lanterne.games.heroquest.state import ACTIONS, EDGES, HEROES, NONE, State
from lanterne.kit.grid import mask_of, squares_of

NEAR = 3
"""Steps within which the others follow the one who leads."""
LEAVING = (CarryOut, EscortOut, LeaveByExit)
"""What the parchment asks for that is done by leaving."""
TOGETHER = 7
"""Steps within which the others must be before a door is opened."""


# --- the goal ---------------------------------------------------------------------------------------------------------


def going_home(s: State) -> bool:
    """Whether the party has done what the parchment asks for and only has to leave."""
    goal = BRIEFINGS[s.quest].goal
    if not all(isinstance(part, LEAVING) for part in goal):
        return s.homeward
    return all(_in_hand(s, part) for part in goal)


def _in_hand(s: State, part: object) -> bool:
    match part:
        case CarryOut():
            return any(ITEM_NAMES.index(part.item) in s.sheets[hero].items for hero in s.order)
        case EscortOut():
            return any(HEROES.name(row.hero) == part.ally and row.joined for row in s.allies)
        case LeaveByExit():
            return bool(s.exit)
    return False


def way_out(s: State, hero: int, land: Ground) -> bool:
    """Whether a known way leads the hero to an exit."""
    return bool(s.exit) and steps_to(s, s.heroes[hero].square, s.exit & floor(s), land) < 999


def escorted(s: State) -> bool:
    """Whether an ally has yet to be brought out."""
    return any(isinstance(part, EscortOut) for part in BRIEFINGS[s.quest].goal) and any(r.joined for r in s.allies)


# --- searching --------------------------------------------------------------------------------------------------------


def quiet_search(s: State, hero: int, o: Options) -> Call | None:
    """The search that is worth an action here: for traps where something may be trapped, for treasure once by the
    party (and by the healthy again), for secret doors where nothing else leads on."""
    row = s.heroes[hero]
    region = REGION_OF[row.square]
    if region != CORRIDOR and "search_for_treasure" in o and row.body >= min(4, max_body(s, hero)):
        searched = sum(s.heroes[other].searched >> region & 1 for other in s.order)
        pieces = any(REGION_OF[piece.at] == region for piece in s.furniture)
        unsought = not s.sought_traps >> row.square & 1
        if not searched and pieces and unsought and "search_for_traps" in o and hero == DWARF:
            return o["search_for_traps"][0]
        if searched < (2 if pieces else 1):
            return o["search_for_treasure"][0]
    if "disarm" in o:
        return o["disarm"][0]
    return None


def seek_doors_here(s: State, hero: int, o: Options) -> Call | None:
    """A search for secret doors, if nobody has sought here."""
    square = s.heroes[hero].square
    return o["search_for_secret_doors"][0] if "search_for_secret_doors" in o and not _sought(s, square) else None


def _sought(s: State, square: int) -> bool:
    return bool(s.sought_doors >> square & 1)


# --- where to go ------------------------------------------------------------------------------------------------------


def destination(s: State, hero: int, land: Ground) -> int:
    """The squares that the hero heads for, as a set; 0: there is nowhere to go."""
    if going_home(s):
        return s.exit & floor(s) if way_out(s, hero, land) else _further(s, hero, land)
    for squares in (_acts(s), _treasure_rooms(s, hero, land)):
        if squares and steps_to(s, s.heroes[hero].square, squares, land) < 999:
            return squares
    return _further(s, hero, land)


def _further(s: State, hero: int, land: Ground) -> int:
    """Doors and dark corridors, the nearest to the whole party first: the strongest leads, the others stay close. Then
    places where a secret door may be."""
    place, party = _frontier(s, hero, land)
    if place:
        return place if hero == leader(s, place, party) else _close_to(s, place, land)
    square = s.heroes[hero].square
    unsought = floor(s) & ~s.sought_doors & land.stops
    if steps_to(s, square, unsought, land) < 999:
        return unsought
    return s.exit & floor(s)


def _frontier(s: State, hero: int, land: Ground) -> tuple[int, list[int]]:
    """Where the party goes on, and who of it can come along."""
    square = s.heroes[hero].square
    places = list(doors_to_open(s).values())
    places += [1 << dark for dark in squares_of(unseen_corridors(s))]
    party = [other for other in inside(s) if steps_to(s, square, _around(s, other), land) < 999 or other == hero]
    best, least = 0, 10**6
    for place in places:
        if steps_to(s, square, place, land) >= 999:
            continue
        total = sum(min(60, steps_to(s, s.heroes[other].square, place, land)) for other in party)
        if total < least:
            best, least = place, total
    return best, party


def leader(s: State, place: int, party: list[int]) -> int:
    """Who goes first: the one with the key if one is needed, then the healthiest."""
    keys = {row.key for row in s.doors if row.key != NONE and not row.open and place & mask_of(EDGES[row.door])}
    bearers = [hero for hero in party if keys & set(s.sheets[hero].items)]
    return max(bearers or party, key=lambda hero: (s.heroes[hero].body, -hero))


def _close_to(s: State, place: int, land: Ground) -> int:
    """The squares a few steps from a place, without the place itself."""
    reach = GRID.reach(place, land.edges, land.any | place, NEAR)
    own = reach & land.safe & ~place
    return own or reach & ~place


def _around(s: State, other: int) -> int:
    square = s.heroes[other].square
    return GRID.adjacent(square, GRID.inner) | 1 << square


def _acts(s: State) -> int:
    """Where a quest action can be done: beside its squares, while no monster disturbs."""
    squares = 0
    for act in s.known_acts:
        row = ACTIONS[act]
        if row.once and act in s.acts:
            continue
        if row.needs.any_item and not any(
            ITEM_NAMES.index(name) in s.sheets[h].items for name in row.needs.any_item for h in inside(s)
        ):
            continue
        here = row.squares if row.reach == "on" else GRID.step(row.squares, GRID.inner)
        squares |= here & floor(s)
    return squares


def _treasure_rooms(s: State, hero: int, land: Ground) -> int:
    """Quiet rooms nearby that nobody has searched for treasure; the healthy look after them."""
    if s.heroes[hero].body < min(4, max_body(s, hero)):
        return 0
    done = 0
    for other in s.order:
        done |= s.heroes[other].searched
    monsters = monsters_at(s)
    rooms = 0
    for region in range(1, len(REGION_SQUARES)):
        squares = REGION_SQUARES[region]
        if squares & s.seen and not done >> region & 1 and not squares & monsters and not s.forbidden >> region & 1:
            rooms |= squares & floor(s)
    near = steps_to(s, s.heroes[hero].square, rooms, land)
    others = [steps_to(s, s.heroes[other].square, rooms, land) for other in inside(s) if other != hero]
    return rooms if rooms and near <= 12 and all(near <= far for far in others) else 0


# --- doors ------------------------------------------------------------------------------------------------------------


def opens(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """A door is opened when the others are near, and the hero can take a blow."""
    doors = o.get("open_door", ())
    if not doors or (going_home(s) and way_out(s, hero, land)):
        return None
    here = 1 << s.heroes[hero].square
    paths = land.any | mask_of(s.heroes[other].square for other in inside(s))
    party = [other for other in inside(s) if GRID.reach(here, land.edges, paths) >> s.heroes[other].square & 1]
    near = GRID.reach(here, land.edges, paths, TOGETHER)
    if hero != leader(s, here, party) or any(not near >> s.heroes[other].square & 1 for other in party):
        return None
    return doors[0]


def piles_near(s: State, o: Options) -> Call | None:
    """What lies about is taken along."""
    found = o.get("take_all", ())
    return found[0] if found else None


def next_step(s: State, hero: int, wanted: int, land: Ground, o: Options) -> Call | None:
    """The next square on the way, if the points reach a place to stop on it; a trap on the way is jumped if that can
    be. None: the way is barred now."""
    square = s.heroes[hero].square
    walks = {call[1]: call for call in o.get("walk", ())}
    alone = land._replace(safe=land.safe & land.stops, any=land.any & land.stops)
    for ground in (land, alone):
        path = way_to(s, square, wanted, ground)
        if not path:
            continue
        if path[0] in walks and any(land.stops >> stop & 1 for stop in path[: s.points]):
            return walks[path[0]]
        jumps = [call for call in o.get("jump", ()) if call[1] == path[0] and (len(path) < 2 or call[2] == path[1])]
        if jumps:
            return jumps[0]
    return None
