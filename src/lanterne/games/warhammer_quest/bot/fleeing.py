"""Away from a roof that is about to fall, before anything else (WQ-EVT-10, WQ-EVT-11)."""

from collections.abc import Callable

from lanterne.engine import Call, View, has
from lanterne.games.warhammer_quest.bot.giving_way import Passage
from lanterne.games.warhammer_quest.bot.marching import go
from lanterne.games.warhammer_quest.bot.outlook import FAR, able, beside, obstacles, steps_from
from lanterne.games.warhammer_quest.bot.purpose import REACH, companions, doomed, home, lights_everybody, off_limits
from lanterne.games.warhammer_quest.content.cards import PORTCULLIS_KEY
from lanterne.games.warhammer_quest.rules.dungeon import holder, holds, layout, lit
from lanterne.games.warhammer_quest.rules.movement import walk, ways
from lanterne.games.warhammer_quest.rules.portcullis import closed_portcullises
from lanterne.games.warhammer_quest.state import State, place_of
from lanterne.kit.grid import mask_of
from lanterne.kit.options import Options

OUTSIDE, SHUT, UNLIT, UNDER = range(4)
"""Where a warrior may end up, from good to bad: in the light, in an unopened room, in the dark, under the roof."""


def flee(view: View[State], warrior: int, o: Options) -> Call | None:
    """A step out of a section that is about to fall in, far enough for the others to come after; outside, a step aside
    for them."""
    s = view.state
    if not s.falling or walk.name not in o:
        return None
    falls = doomed(s)
    here = s.warriors[warrior].square
    late = [other for other in companions(s) if other != warrior and has(falls, s.warriors[other].square)]
    if not has(falls, here):
        return _out_of_the_way(view, warrior, late)
    safe = layout(s).graph.floor & ~falls
    out = steps_from(s, safe, obstacles(s))
    if here in out:
        return _run(view, warrior, late, safe, out)
    if call := _through_the_portcullis(view, warrior):
        return call
    return _run(view, warrior, late, home(s), steps_from(s, home(s))) if home(s) else go(view, safe)


def _run(view: View[State], warrior: int, late: list[int], goal: int, out: dict[int, int]) -> Call | None:
    """The first step to the best place within reach: one from which the warrior gets out in time and which leaves a way
    for those behind; outside, far enough on for them to come after."""
    s = view.state
    falls, here = doomed(s), s.warriors[warrior].square
    behind = [other for other in late if able(s, other)]
    away = steps_from(s, falls)
    enough = 1 + (len(behind) + 1) // 2
    kind = _kind_of_place(s, warrior)
    paths = [Passage(s, other, goal, warrior) for other in behind]
    way_out = home(s) if goal == home(s) else 0

    def rank(square: int) -> tuple[int, int, int, int]:
        if has(way_out, square):  # who is there leaves, and bars nobody's way
            return OUTSIDE, 0, 0, 0
        left = out.get(square, FAR) if has(falls, square) else max(0, enough - away.get(square, 0)) - FAR
        blocked = sum(not path.is_free(square) for path in paths)
        return kind(square), max(0, left - REACH), blocked, left

    ways_on = ways(view, warrior)
    found = {square: (*rank(square), way.cost) for square, way in ways_on.items()}
    best = min(found, key=lambda square: found[square], default=here)
    return ways_on[best].calls[0] if best != here and found[best][:4] < rank(here) else None


def _kind_of_place(s: State, warrior: int) -> Callable[[int], int]:
    """How good it is for a warrior to end on a square. A roof that falls only at the end of the next turn is better
    than the dark."""
    falls, shut, light = doomed(s), off_limits(s) & ~doomed(s), lit(s)
    last = any(row.due <= s.turn for row in s.falling)
    bright: dict[int, bool] = {}

    def kind(square: int) -> int:
        place = place_of(square)
        if place not in bright:
            bright[place] = lights_everybody(s, place) if warrior == s.leader else has(light, place)
        if has(falls, square):
            return UNDER if last else SHUT
        return UNLIT if not bright[place] else SHUT if has(shut, square) else OUTSIDE

    return kind


def _out_of_the_way(view: View[State], warrior: int, late: list[int]) -> Call | None:
    """On from the doorway by which others still have to come out."""
    s = view.state
    if not late or beside(s, s.warriors[warrior].square):
        return None
    return _run(view, warrior, late, layout(s).graph.floor & ~doomed(s), {})


def _through_the_portcullis(view: View[State], warrior: int) -> Call | None:
    """To a portcullis for which somebody here has the key: the bearer in front of it, the others close behind."""
    s = view.state
    if holder(s, PORTCULLIS_KEY) not in companions(s):
        return None
    doors = [s.doors[number] for number in closed_portcullises(s)]
    front = mask_of(square for door in doors for square in (*door.squares, *door.facing))
    if holds(s, warrior, PORTCULLIS_KEY):
        return go(view, front)
    near = 0
    for square in range(front.bit_length()):
        if has(front, square):
            near |= layout(s).graph.near[square]
    return go(view, near & ~front)
