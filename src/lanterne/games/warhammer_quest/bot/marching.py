"""How the party walks while there are no monsters: in the light, together, and into no room before all are ready."""

from collections.abc import Callable

from lanterne.engine import Call, View, has
from lanterne.games.warhammer_quest.bot.errands import errand, heads_home
from lanterne.games.warhammer_quest.bot.giving_way import Passage
from lanterne.games.warhammer_quest.bot.outlook import FAR, able, fit, obstacles, steps_from, within
from lanterne.games.warhammer_quest.bot.purpose import (
    barred_ways,
    companions,
    doomed,
    doors_to_explore,
    front_rank,
    home,
    lights_everybody,
    off_limits,
    room_to_open,
    way_up,
)
from lanterne.games.warhammer_quest.content.cards import HEALING_HANDS, PORTCULLIS_KEY, ROPE
from lanterne.games.warhammer_quest.content.warriors import DWARF, WIZARD
from lanterne.games.warhammer_quest.rules.dungeon import (
    adjacent,
    holds,
    in_turn_order,
    layout,
    lit,
    section_squares,
    warriors_at,
)
from lanterne.games.warhammer_quest.rules.movement import walk, ways
from lanterne.games.warhammer_quest.state import IN_PIT, NONE, State, place_of
from lanterne.kit.grid import mask_of, squares_of
from lanterne.kit.options import Options

NEAR_DOOR = 3
"""Warriors behind the front rank stay within this many steps of the doorway."""
CLOSE = 2
"""The others walk within this many steps of the leader."""
STRUNG_OUT = 6
"""Nobody should be farther than this from the leader."""


def go(
    view: View[State], wanted: int, fits: Callable[[int], bool] = lambda square: True, round_others: bool = False
) -> Call | None:
    """The first step to the reachable square that is nearest to one of the wanted ones, if that is nearer than here.
    `round_others`: those who stand in the way stay there, so one walks round them."""
    s = view.state
    here = s.warriors[s.active].square
    if not wanted or has(wanted, here):
        return None
    bodies = warriors_at(s) & ~(1 << here) if round_others else 0
    steps = steps_from(s, wanted & ~(warriors_at(s) | obstacles(s)) or wanted, bodies)
    found = ways(view, s.active)
    best, call = (steps.get(here, FAR), 0), None
    for square, way in found.items():
        rank = (steps.get(square, FAR), way.cost)
        if rank < best and fits(square):
            best, call = rank, way.calls[0]
    return call if best[0] < steps.get(here, FAR) else None


# --- the leader's way -------------------------------------------------------------------------------------------------


def aim(s: State) -> int:
    """The squares that the leader is heading for."""
    if heads_home(s):
        reached = steps_from(s, 1 << s.warriors[s.leader].square)
        return home(s) if any(square in reached for square in squares_of(home(s))) else barred_ways(s) or home(s)
    if place := errand(s, s.leader):
        return place
    room = room_to_open(s)
    if room != NONE:
        return mask_of(s.doors[s.laid[room].door].squares)
    return way_up(s) or doors_to_explore(s) or barred_ways(s) or home(s)


def march(view: View[State], warrior: int, o: Options) -> Call | None:
    """One step on, or None to stay. Nobody is in danger."""
    s = view.state
    if walk.name not in o:
        return None
    if place_of(s.warriors[warrior].square) in s.waiting and (call := _step_back(s, warrior, o)):
        return call
    if call := _to_the_pit(view, warrior):
        return call
    if s.waiting and s.waiting != (0,):
        return None
    room = NONE if heads_home(s) or errand(s, s.leader) else room_to_open(s)
    if room != NONE:
        return _before_a_room(view, warrior, room, o)
    if place := 0 if heads_home(s) else errand(s, warrior):
        return _on_the_errand(view, warrior, place)
    if holds(s, warrior, PORTCULLIS_KEY) and (gate := barred_ways(s)) and gate == aim(s):
        return go(view, gate, _lawful(s, warrior))
    return _lead(view) if warrior == s.leader else _follow(view, warrior)


def _on_the_errand(view: View[State], warrior: int, wanted: int) -> Call | None:
    """To the place that the adventure asks for, past nobody who still has to come to his."""
    s = view.state
    lawful = _lawful(s, warrior)
    late = [other for other in fit(s) if other != warrior and not has(errand(s, other), s.warriors[other].square)]
    if call := _further_in(view, late, wanted):
        return call
    others = {other: Passage(s, other, errand(s, other), warrior) for other in late}
    if call := go(view, wanted, lambda square: lawful(square) and all(way.is_free(square) for way in others.values())):
        return call  # who is only passing bars nobody's way
    first = [way for other, way in others.items() if _goes_before(s, other, warrior)]
    for way in first:
        if call := way.step_aside(view, lawful):
            return call
    return go(view, wanted, lambda square: lawful(square) and all(way.is_clear(square) for way in first))


def _goes_before(s: State, other: int, warrior: int) -> bool:
    """Whether another has fewer steps left on his errand, or as many and acts first. On a lane for one, such as the
    bridge, he goes ahead and the other comes after him."""

    def left(each: int) -> tuple[int, int]:
        return steps_from(s, errand(s, each)).get(s.warriors[each].square, FAR), in_turn_order(s).index(each)

    return left(other) < left(warrior)


def _further_in(view: View[State], late: list[int], wanted: int) -> Call | None:
    """On to another wanted square, to make room for somebody who has to come here too."""
    s = view.state
    here = s.warriors[s.active].square
    if not has(wanted, here) or not late:
        return None
    steps = steps_from(s, mask_of(s.warriors[other].square for other in late))
    best, call = steps.get(here, FAR), None
    for square, way in ways(view, s.active).items():
        if has(wanted, square) and best < steps.get(square, FAR) < FAR:
            best, call = steps[square], way.calls[0]
    return call


def _lawful(s: State, warrior: int) -> Callable[[int], bool]:
    """Where a warrior may end: in the light, not in an unopened room, not where the roof is about to fall. The leader
    must not leave anybody in the dark or get far ahead of the others."""
    shut = off_limits(s)
    if warrior != s.leader:
        light = lit(s)
        return lambda square: not has(shut, square) and has(light, place_of(square))
    known: dict[int, bool] = {}
    party = mask_of(s.warriors[other].square for other in companions(s) if other != warrior)
    spread = [
        steps_from(s, 1 << s.warriors[other].square) for other in companions(s) if other != warrior and able(s, other)
    ]

    def fits(square: int) -> bool:
        place = place_of(square)
        if place not in known:
            known[place] = not party or lights_everybody(s, place)
        together = all(steps.get(square, FAR) <= STRUNG_OUT for steps in spread)
        return known[place] and together and not has(shut, square)

    return fits


def rests(s: State) -> bool:
    """Whether the party stays for a while because the Wizard can heal badly hurt warriors."""
    if s.falling or not able(s, WIZARD):
        return False
    lost = {other: s.warriors[other].starting - s.warriors[other].wounds for other in companions(s)}
    if HEALING_HANDS in s.spells:
        return sum(min(4, each) for each in lost.values()) >= 5
    return False


def _lead(view: View[State]) -> Call | None:
    s = view.state
    if rests(s) or not all(able(s, other) for other in companions(s)):
        return None
    return go(view, aim(s), _lawful(s, s.leader))


def _follow(view: View[State], warrior: int) -> Call | None:
    """Just behind the leader. A warrior who is ahead of the leader makes way."""
    s = view.state
    goal, leader = aim(s), s.warriors[s.leader].square
    lawful = _lawful(s, warrior)
    here = s.warriors[warrior].square
    if not has(lit(s), place_of(here)):
        return go(view, within(s, 1 << leader, CLOSE), lawful) or go(view, 1 << leader)
    if heads_home(s) and goal == home(s) and _is_lit(s, goal):  # the leader goes last
        return go(view, goal & ~warriors_at(s), lawful)
    way = Passage(s, s.leader, goal, warrior)
    if call := way.step_aside(view, lawful):
        return call

    def fits(square: int) -> bool:
        return lawful(square) and way.is_clear(square)

    if has(goal, here) and not has(goal, leader):  # in the leader's place
        return go(view, within(s, goal, CLOSE) & ~goal, fits)
    steps = steps_from(s, goal) if goal else {}
    ahead = steps.get(leader, 0)
    if steps.get(here, FAR) < ahead and not rests(s):  # go ahead, but not into the leader's place
        around = within(s, 1 << leader, 2 * CLOSE)
        return go(view, within(s, goal, CLOSE) & ~goal, lambda square: fits(square) and has(around, square))
    near = layout(s).graph.near[leader]
    level = mask_of(square for square in squares_of(near) if steps.get(square, FAR) == ahead)
    behind = mask_of(square for square in squares_of(near) if steps.get(square, FAR) > ahead)
    wanted = (level, behind) if warrior == DWARF else (behind,) if DWARF in fit(s) else (behind, level)
    taken = warriors_at(s) & ~(1 << here)
    retreat = Passage(s, s.leader, way_back(s, leader), warrior)
    for squares in wanted:
        free = mask_of(square for square in squares_of(squares & ~taken) if retreat.is_free(square))
        if free:
            return go(view, free, fits)
    return go(view, within(s, 1 << leader, CLOSE), lambda square: fits(square) and retreat.is_free(square))


def way_back(s: State, square: int) -> int:
    """The squares just outside the section of a square, where its first entrance leads, or the dungeon entrance itself:
    the only way out if the roof cracks. Nobody should bar it to the leader, who walks first."""
    place = place_of(square)
    door = s.doors[s.laid[place].door]
    return mask_of(door.squares) if door.beyond == place else home(s)


def _is_lit(s: State, squares: int) -> bool:
    light = lit(s)
    return any(has(light, place_of(square)) for square in squares_of(squares))


# --- opening a room ---------------------------------------------------------------------------------------------------


def _before_a_room(view: View[State], warrior: int, room: int, o: Options) -> Call | None:
    """All come to the doorway, two of them into it. Then one looks in and steps back."""
    s = view.state
    door = s.doors[s.laid[room].door]
    doorway = mask_of(door.squares)
    front = front_rank(s, door.squares)
    own = s.warriors[warrior].square
    if warrior in front:
        if own not in door.squares:
            return _towards_door(view, warrior, doorway)
        if _ready(s, room):
            return _look_in(s, room, o) if s.moves > 1 and not rests(s) else None
        return _along_the_doorway(view, warrior, front, door.squares)
    for other in front:
        placed = s.warriors[other].square in door.squares
        if not placed and (call := Passage(s, other, doorway, warrior).step_aside(view, _lawful(s, warrior))):
            return call
    manned = all(s.warriors[other].square in door.squares for other in front)
    behind = within(s, doorway, NEAR_DOOR) & section_squares(s, door.section)
    behind &= ~within(s, doorway, 0 if manned else 1)  # the others have to come through
    seeing = behind & mask_of(
        square for square in squares_of(behind) if any(layout(s).graph.sees(square, other) for other in door.facing)
    )
    for other in front:
        retreat = Passage(s, other, way_back(s, s.warriors[other].square), warrior)
        lane = mask_of(square for square in squares_of(behind) if retreat.is_free(square))
        behind = lane or behind
    return _towards_door(view, warrior, seeing & behind or behind)


def _along_the_doorway(view: View[State], warrior: int, front: list[int], squares: tuple[int, int]) -> Call | None:
    """To the other square of the doorway, if the warrior who belongs there can only reach this one."""
    s = view.state
    for other in front:
        if s.warriors[other].square not in squares:
            way = Passage(s, other, mask_of(squares), warrior)
            return way.step_aside(view, lambda square: square in squares)
    return None


def _towards_door(view: View[State], warrior: int, wanted: int) -> Call | None:
    fits = _lawful(view.state, warrior)
    return go(view, wanted, fits) or go(view, wanted, fits, round_others=True)


def _ready(s: State, room: int) -> bool:
    """Whether everybody who can walk is near the doorway, and nobody is helpless."""
    door = s.doors[s.laid[room].door]
    near = within(s, mask_of(door.squares), NEAR_DOOR) & section_squares(s, door.section)
    party = companions(s)
    placed = all(s.warriors[other].square in door.squares for other in front_rank(s, door.squares))
    return placed and len(fit(s)) == len(party) and all(has(near, s.warriors[other].square) for other in party)


def _look_in(s: State, room: int, o: Options) -> Call | None:
    facing = s.doors[s.laid[room].door].facing
    return next((call for call in o[walk.name] if call[1] in facing), None)


def _step_back(s: State, warrior: int, o: Options) -> Call | None:
    """Out of a room that has just been entered, into its doorway."""
    room = place_of(s.warriors[warrior].square)
    door = s.doors[s.laid[room].door]
    return next((call for call in o[walk.name] if call[1] in door.squares and room != door.section), None)


# --- dangers ----------------------------------------------------------------------------------------------------------


def _to_the_pit(view: View[State], warrior: int) -> Call | None:
    """To a companion in a trap pit, if either of them has the rope."""
    s = view.state
    for other in companions(s):
        row = s.warriors[other]
        if row.conditions & IN_PIT and other != warrior and (holds(s, warrior, ROPE) or holds(s, other, ROPE)):
            return go(view, adjacent(s, row.square), _lawful(s, warrior))
    return None


def leaves(s: State, warrior: int) -> bool:
    """Whether a warrior at a way out leaves: always by a secret exit; by the entrance when the party goes home, the
    leader last and with everybody who can follow close by."""
    square = s.warriors[warrior].square
    if has(s.exits, square) or has(doomed(s), square):
        return True
    if not heads_home(s):
        return False
    others = [other for other in companions(s) if other != warrior]
    return warrior != s.leader or not others
