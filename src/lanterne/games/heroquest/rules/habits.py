"""Habits of a hero's turn (HQ-DEC-2, HQ-DEC-3): end it once nothing is left to do that could not wait."""

from lanterne.engine import Call, Habit, View, has, law
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.rules.belongings import GIVE
from lanterne.games.heroquest.rules.gear import READY
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.movement import walk
from lanterne.games.heroquest.rules.places import monsters_at, open_edges
from lanterne.games.heroquest.rules.potions import drink
from lanterne.games.heroquest.rules.searching import search_for_secret_doors, search_for_traps
from lanterne.games.heroquest.rules.shortcuts import in_turn
from lanterne.games.heroquest.rules.sparing import of_heroes
from lanterne.games.heroquest.rules.spells import cast_on_door, cast_on_hero
from lanterne.games.heroquest.rules.turn import end_turn
from lanterne.games.heroquest.state import State
from lanterne.kit.habits import when_nothing_is_left

IDLE = frozenset(offer.step.name for offer in (*GIVE, *READY))
"""Acts that can just as well be done in the next turn."""
CALM = IDLE | {
    walk.name,
    search_for_traps.name,
    search_for_secret_doors.name,
    cast_on_hero.name,
    cast_on_door.name,
}
"""The same while no monster is on the board."""


@law("HQ-DEC-2", "HQ-DEC-3")
def end_at_once(view: View[State]) -> Call | None:
    """End the turn once the movement is spent, and nothing is left but what can wait, or a search where others have
    searched. A wounded hero may want to drink."""
    s = view.state
    if not in_turn(view) or not s.rolled or s.points:
        return None
    row = s.heroes[s.active]
    idle = {
        *IDLE,
        *([drink.name] if row.body >= max_body(s, s.active) else []),
        *([search_for_traps.name] if has(s.sought_traps, row.square) else []),
        *([search_for_secret_doors.name] if has(s.sought_doors, row.square) else []),
    }
    return when_nothing_is_left(view, end_turn(), idle)


@law("HQ-DEC-2", "HQ-DEC-3")
def stand_and_fight(view: View[State]) -> Call | None:
    """End the turn after an action beside a monster, without moving on."""
    s = view.state
    if not in_turn(view) or s.rolled or not s.heroes[s.active].acted:
        return None
    beside = GRID.adjacent(s.heroes[s.active].square, open_edges(s)) & monsters_at(s)
    return end_turn() if beside and view.is_open(end_turn()) else None


@law("HQ-DEC-2", "HQ-DEC-3")
def walk_and_end(view: View[State]) -> Call | None:
    """End the turn after a walk while no monster is on the board, unless there is a door to open, a treasure to search
    for, something to pick up or a use for a potion."""
    s = view.state
    if not in_turn(view) or not s.path or s.monsters:
        return None
    whole = s.heroes[s.active].body >= max_body(s, s.active)
    return when_nothing_is_left(view, end_turn(), CALM | {drink.name} if whole else CALM)


HABITS = (
    Habit("end_at_once", end_at_once, of_heroes),
    Habit("stand_and_fight", stand_and_fight, of_heroes, usual=False),
    Habit("walk_and_end", walk_and_end, of_heroes, usual=False),
)
