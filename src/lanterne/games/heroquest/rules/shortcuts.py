"""Shortcuts: several ordinary answers by one choice, and what ends them (HQ-DEC-1, HQ-DEC-4).

Everything here is asked of views, and reads only what the heroes know.
"""

from typing import Any

from lanterne.engine import Call, Shortcut, View, has, law
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF
from lanterne.games.heroquest.rules.movement import heroes_at_besides, is_held_up, roll_movement, walk
from lanterne.games.heroquest.rules.places import floor, in_pit, inside, monsters_at, open_edges
from lanterne.games.heroquest.rules.searching import search_for_secret_doors, search_for_traps
from lanterne.games.heroquest.rules.treasure import search_for_treasure
from lanterne.games.heroquest.rules.turn import end_turn, turn_choice
from lanterne.games.heroquest.state import NONE, State
from lanterne.kit.grid import first_of, mask_of

A_ROLL = 12
"""The farthest that two red dice carry a hero."""


@law("HQ-DEC-1", "HQ-DEC-4")
def surprised(before: State, after: State) -> bool:
    """Whether something happened that ends a walk or a shortcut: a monster, door, block, trap, object or ally that was
    not there, something read out, a wound, or a change in the quest's prospects."""
    return bool(_things(after) - _things(before)) or any(
        now.body < then.body or now.conditions & ~then.conditions
        for then, now in zip(before.heroes, after.heroes, strict=True)
    )


def _things(s: State) -> set[tuple[Any, ...]]:
    """The known things that would make heroes stop."""
    found: set[tuple[Any, ...]] = {("foe", row.foe) for row in s.monsters}
    found |= {("door", row.door) for row in s.doors}
    found |= {("trap", row.square) for row in s.traps}
    found |= {("passage", row.square) for row in s.passages}
    found |= {("object", row.object) for row in s.objects}
    found |= {("ally", row.hero, row.joined) for row in s.allies}
    for name in ("pits", "spears", "blocked", "rock", "told", "told_rules", "known_acts", "forbidden"):
        found.add((name, getattr(s, name)))
    return found | {("prospects", s.hopeless, s.homeward, s.achieved)}


def of_person(view: View[State]) -> list[int]:
    """The heroes in the dungeon whom the person at the view plays."""
    return [hero for hero in inside(view.state) if has(view.seats, view.state.heroes[hero].seat)]


def in_turn(view: View[State]) -> bool:
    """Whether a hero of the person is asked what to do."""
    return view.is_asked and view.state.agenda[-1] == turn_choice()


def can_go_on(view: View[State], together: list[int]) -> bool:
    """Whether the person's next turn may come before anybody else's: several of these heroes are theirs, or all heroes
    in the dungeon."""
    return len(together) > 1 or of_person(view) == inside(view.state)


# --- searching a room -------------------------------------------------------------------------------------------------


@law("HQ-DEC-4")
def to_search(view: View[State], region: int) -> list[str]:
    """The searches that are left in a room for the heroes of the person who are there: for traps, one; for treasure,
    one for each; for secret doors, one."""
    s = view.state
    here = [hero for hero in of_person(view) if _is_in(s, hero, region)]
    square = s.heroes[s.active].square
    searched = [bool(s.heroes[hero].searched >> region & 1) for hero in s.order]
    treasure = [hero for hero in here if not s.heroes[hero].searched >> region & 1]
    if has(s.forbidden, region) or (s.agreed.single_search and any(searched)):
        treasure = []
    return [
        *([search_for_traps.name] if here and not has(s.sought_traps, square) else []),
        *[search_for_treasure.name for _ in (treasure[:1] if s.agreed.single_search else treasure)],
        *([search_for_secret_doors.name] if here and not has(s.sought_doors, square) else []),
    ]


def _is_in(s: State, hero: int, region: int) -> bool:
    square = s.heroes[hero].square
    return REGION_OF[square] == region and not in_pit(s, square)


@law("HQ-DEC-4")
def search_in_turn(view: View[State], begun: View[State]) -> Call | None:
    """The heroes of the person search the room one after the other, each on their own turn: for traps first if nobody
    has, each for treasure, then for secret doors if nobody has. It ends with a hero who is not there."""
    s = view.state
    if not in_turn(view):
        return None
    region = REGION_OF[begun.state.heroes[begun.state.active].square]
    if region == CORRIDOR or not _is_in(s, s.active, region):
        return None
    left = to_search(view, region)
    if view is begun and (len(left) < 2 or not can_go_on(view, [h for h in of_person(view) if _is_in(s, h, region)])):
        return None
    if s.heroes[s.active].acted:
        return end_turn() if left and view is not begun else None
    open_now = {call[0] for call in view.options()}
    return next(((name,) for name in left if name in open_now), None)


# --- going back -------------------------------------------------------------------------------------------------------


@law("HQ-DEC-4")
def next_step_back(s: State, hero: int, points: int) -> int:
    """The next square on the way back to the exit. NONE if it leads no nearer."""
    return next_step_to(s, hero, points, s.exit)


def next_step_to(s: State, hero: int, points: int, goal: int) -> int:
    """The next square on a shortest way to one of these squares over squares that heroes have walked, without known
    traps and pits: as near as these points allow, to a square to stop on. NONE if it leads no nearer."""
    here, edges = s.heroes[hero].square, open_edges(s)
    if s.phasing or is_held_up(s):
        return NONE
    danger = mask_of(trap.square for trap in s.traps) | s.pits
    ground = floor(s) & s.walked & ~danger & ~monsters_at(s) | 1 << here
    stops = ground & ~heroes_at_besides(s, hero) | ground & s.stairs
    within = GRID.reach(1 << here, edges, ground, points) & stops
    for ring in GRID.rings(goal & ground, edges, ground):
        if has(ring, here):
            return NONE
        if found := ring & within:
            return GRID.way(GRID.rings(1 << here, edges, ground, points), edges, first_of(found))[0]
    return NONE


def _goes_back(s: State) -> Call | None:
    """The hero's next answer on the way back: roll, or walk; None if neither is possible."""
    to = next_step_back(s, s.active, s.points if s.rolled else A_ROLL)
    if to == NONE:
        return None
    return walk(to) if s.rolled else roll_movement()


@law("HQ-DEC-4")
def hero_goes_back(view: View[State], begun: View[State]) -> Call | None:
    """The hero whose turn it is goes back towards the exit, as far as the roll allows. The turn goes on."""
    s, first = view.state, begun.state
    if not in_turn(view) or (s.active, s.round) != (first.active, first.round):
        return None
    return _goes_back(s)


@law("HQ-DEC-4")
def party_goes_back(view: View[State], begun: View[State]) -> Call | None:
    """All heroes of the person go back to the exit, turn by turn, as long as no monster is on the board and everybody
    can walk. A hero who is there waits; nobody leaves the dungeon by it."""
    if not in_turn(view):
        return None
    s, mine = view.state, of_person(view)
    away = [hero for hero in mine if not has(s.exit, s.heroes[hero].square)]
    if not away or s.monsters or any(s.heroes[hero].conditions for hero in mine):
        return None
    if view is begun and not can_go_on(view, away):
        return None
    call = None if s.active not in away else _goes_back(s)
    if call is None and (s.active not in away or s.path):
        call = end_turn()
    return call if call is not None and view.is_open(call) else None


@law("HQ-DEC-4")
def all_wait(view: View[State], begun: View[State]) -> Call | None:
    """The heroes of the person end their turns, up to Zargon's."""
    s, mine = view.state, of_person(view)
    if not in_turn(view) or s.round != begun.state.round or s.active not in mine:
        return None
    later = s.order[s.order.index(s.active) :]
    if view is begun and len([hero for hero in mine if hero in later]) < 2:
        return None
    return end_turn() if view.is_open(end_turn()) else None


@law("HQ-DEC-4")
def all_follow(view: View[State], begun: View[State]) -> Call | None:
    """The hero who has moved ends the turn, and the other heroes of the person come as near as their rolls allow, over
    squares that heroes have walked, while no monster is on the board."""
    s, first = view.state, begun.state
    if not in_turn(view) or s.monsters or s.round != first.round or s.active not in of_person(view):
        return None
    if view is begun:
        later = s.order[s.order.index(s.active) + 1 :]
        followed = s.rolled and any(hero in later for hero in of_person(view))
        return end_turn() if followed and view.is_open(end_turn()) else None
    goal = 1 << first.heroes[first.active].square
    to = next_step_to(s, s.active, s.points if s.rolled else A_ROLL, goal)
    call = end_turn() if to == NONE else walk(to) if s.rolled else roll_movement()
    return call if view.is_open(call) else None


SHORTCUTS = (
    Shortcut("search_in_turn", search_in_turn),
    Shortcut("go_back", hero_goes_back),
    Shortcut("march_back", party_goes_back),
    Shortcut("all_follow", all_follow),
    Shortcut("all_wait", all_wait),
)
