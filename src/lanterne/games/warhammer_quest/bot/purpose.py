"""What the party is after: the next doorway, the room behind it, the adventure's errand, the way home. All seats see
the same position, so they agree."""

from lanterne.engine import has
from lanterne.games.warhammer_quest.bot.outlook import FAR, able, fit, obstacles, steps_from
from lanterne.games.warhammer_quest.content.cards import (
    FIRST_OBJECT,
    FIRST_TREASURE,
    LEVITATE,
    PORTCULLIS_KEY,
    ROPE,
    TREASURES,
)
from lanterne.games.warhammer_quest.content.sections import CORRIDOR, SECTIONS
from lanterne.games.warhammer_quest.content.warriors import BARBARIAN, DWARF, ELF, WIZARD
from lanterne.games.warhammer_quest.rules.adventures.fighting_pit import DEBT
from lanterne.games.warhammer_quest.rules.cave_in import is_cut_off, within_reach
from lanterne.games.warhammer_quest.rules.dungeon import (
    adjacent_sections,
    holder,
    inside,
    is_conscious,
    section_squares,
    unexplored,
)
from lanterne.games.warhammer_quest.rules.piles import has_new_deck, is_way_up, objective_place
from lanterne.games.warhammer_quest.rules.plot import BLOOD_DEBT
from lanterne.games.warhammer_quest.rules.portcullis import closed_portcullises
from lanterne.games.warhammer_quest.state import IN_PIT, NONE, OPEN, OUTSIDE, RUBBLE, State, place_of
from lanterne.kit.grid import mask_of

IN_FRONT = (DWARF, BARBARIAN, ELF, WIZARD)
"""The warriors who stand in a doorway, in order of preference."""
WEAK = 4
"""A warrior with this many wounds or fewer is better off behind the others."""
ROWS_OF_TWO = 2


# --- sections ---------------------------------------------------------------------------------------------------------


def doomed(s: State) -> int:
    """The squares of sections that are about to collapse."""
    return sum(section_squares(s, row.place) for row in s.falling)


def unopened(s: State) -> list[int]:
    """Rooms with an open doorway, not one filled by a quake, that nobody has entered, or whose event is still to
    come."""
    return [
        place
        for place, row in enumerate(s.laid)
        if SECTIONS[row.section].kind != CORRIDOR
        and place
        and (not has(s.entered, place) or place in s.waiting)
        and s.doors[row.door].closed == OPEN
        and s.doors[row.door].beyond == place
        and any(not has(s.blocked, square) for square in s.doors[row.door].facing)
    ]


def off_limits(s: State) -> int:
    """The squares on which nobody should end: unopened rooms, and sections that are about to collapse."""
    return doomed(s) | sum(section_squares(s, place) for place in unopened(s))


def room_to_open(s: State) -> int:
    """The room that the party opens next: the nearest one it can reach, or NONE. Once the far door of the objective
    room is open, only rooms behind it count."""
    best, nearest = NONE, FAR
    steps = None
    for place in unopened(s):
        if steps is None:
            steps = steps_from(s, 1 << s.warriors[s.leader].square, obstacles(s))
        door = s.doors[s.laid[place].door]
        far = min(steps.get(square, FAR) for square in door.squares)
        if far < nearest and not has(doomed(s), door.squares[0]):
            best, nearest = place, far
    return best


# --- those who cannot follow ------------------------------------------------------------------------------------------


def given_up(s: State, warrior: int) -> bool:
    """Whether nothing can get a warrior out of a trap pit any more, so that the others must go on alone."""
    if not s.warriors[warrior].conditions & IN_PIT:
        return False
    levitates = LEVITATE in s.spells and is_conscious(s.warriors[WIZARD])
    rope = holder(s, ROPE)
    pullers = [other for other in inside(s) if other != warrior and not s.warriors[other].conditions & IN_PIT]
    return not levitates and rope != warrior and rope not in pullers


def companions(s: State) -> list[int]:
    """The warriors in the dungeon whom the party does not leave behind."""
    return [warrior for warrior in inside(s) if not given_up(s, warrior)]


# --- in front of a doorway --------------------------------------------------------------------------------------------


def front_rank(s: State, squares: tuple[int, int]) -> list[int]:
    """The two who hold a doorway with these squares: fighters who are there already, then the best ones."""

    def rank(warrior: int) -> tuple[bool, bool, int]:
        row = s.warriors[warrior]
        last = warrior == WIZARD or row.wounds <= WEAK
        return last, row.square not in squares, IN_FRONT.index(warrior)

    return sorted(fit(s), key=rank)[:ROWS_OF_TWO]


# --- the way on -------------------------------------------------------------------------------------------------------


def doors_to_explore(s: State) -> int:
    """The squares in front of doorways that can still be explored. Once the objective room is on the table, nothing
    more is explored unless its far door is open."""
    if objective_place(s) != NONE and not has_new_deck(s) and not is_room_buried(s):
        return 0
    steps = steps_from(s, 1 << s.warriors[s.leader].square, obstacles(s))
    avoided = doomed(s)
    best, wanted = (FAR, 0, 0), 0
    for door in s.doors:
        if not unexplored(door) or has(avoided, door.squares[0]):
            continue
        far = min(steps.get(square, FAR) for square in door.squares)
        rank = (-door.section, -len(door.pile), far)  # finish this branch before going back to another
        if far < FAR and rank < best:
            best, wanted = rank, mask_of(door.squares)
    return wanted


def is_room_buried(s: State) -> bool:
    """Whether the objective room is on the table, and rubble bars every way to it."""
    room = objective_place(s)
    if room == NONE or has_new_deck(s) or all(door.closed != RUBBLE for door in s.doors):
        return False
    return not section_squares(s, room) & within_reach(s)


def barred_ways(s: State) -> int:
    """The squares within reach in front of a portcullis for which somebody has the key."""
    if holder(s, PORTCULLIS_KEY) not in inside(s):
        return 0
    steps = steps_from(s, 1 << s.warriors[s.leader].square, obstacles(s))
    doors = [s.doors[number] for number in closed_portcullises(s)]
    return mask_of(square for door in doors for square in (*door.squares, *door.facing) if square in steps)


def way_up(s: State) -> int:
    """The squares of the last section on the way to the surface, once it is laid (WQ-OBJ-11)."""
    if not has_new_deck(s):
        return 0
    return sum(section_squares(s, place) for place in range(len(s.laid)) if is_way_up(s, place))


# --- home -------------------------------------------------------------------------------------------------------------


def home(s: State) -> int:
    """The squares in front of the dungeon entrance, if it is open."""
    door = s.doors[0]
    return mask_of(door.squares) if door.beyond == OUTSIDE and door.closed == OPEN else 0


def wealth(s: State) -> int:
    """The living warriors' gold if they sold their treasures."""
    gold = sum(s.warriors[warrior].gold for warrior in inside(s))
    for row in s.cards:
        if FIRST_TREASURE <= row.item < FIRST_OBJECT and row.holder in s.party:
            card = TREASURES[row.item - FIRST_TREASURE]
            spent = card.value_condition == "unused" and row.used
            charges = row.charges if card.value_condition == "per_charge" else 1
            gold += 0 if spent else card.value.least * charges
    return gold


def going_home(s: State) -> bool:
    """Whether the party walks out: nothing is left to find, or the debt can be paid (WQ-OBJ-15)."""
    if not home(s) or s.falling:
        return False
    if s.adventure == BLOOD_DEBT and wealth(s) > DEBT:
        return True
    if s.agreed.cave_in_detour and s.fallen:
        return False
    if is_room_buried(s):
        return True
    whole = not s.blocked and all(door.closed == OPEN for door in s.doors)
    if whole and any(unexplored(door) for door in s.doors):  # a quick look before the exact one
        return False
    return is_cut_off(s)


def hopeless(s: State) -> bool:
    """Whether a warrior agrees to give up: no way leads on (not even through a portcullis, for lack of the key) and no
    detour will open, or more than half of those who set out can fight no more."""
    stays_cut_off = not (s.agreed.cave_in_detour and (s.fallen or s.falling)) and is_cut_off(s)
    return stays_cut_off or 2 * len(fit(s)) < len(s.party)


def light_from(s: State, place: int) -> int:
    """The set of sections that the lantern would light from this one."""
    return 1 << place | adjacent_sections(s, place)


def lights_everybody(s: State, place: int) -> bool:
    """Whether nobody would be lost if the leader ended in this section: everybody who can walk can reach its light, and
    everybody else is already in it."""
    light = light_from(s, place)
    dark = [
        warrior
        for warrior in companions(s)
        if warrior != s.leader and not has(light, place_of(s.warriors[warrior].square))
    ]
    if not dark:
        return True
    if not all(able(s, warrior) and not s.warriors[warrior].done for warrior in dark):
        return False
    lit = sum(section_squares(s, each) for each in range(len(s.laid)) if has(light, each))
    steps = steps_from(s, lit, obstacles(s))
    return all(steps.get(s.warriors[warrior].square, FAR) <= REACH for warrior in dark)


REACH = 3
"""The number of steps that a warrior can surely walk, even with others in the way."""
