"""The fields of a position about the turn."""

from typing import Any

from lanterne.games.heroquest.state import (
    HEROES,
    INSIDE_IT,
    NONE,
    SQUARES,
    State,
)
from lanterne.kit.position import named, names, number


def put_active(state: State, value: Any) -> None:
    """The hero whose turn it is, or `zargon`; without it the first hero in the dungeon."""
    if value == "zargon":
        state.active = NONE
    elif value is None:
        state.active = next(hero for hero in state.order if state.heroes[hero].fate == INSIDE_IT)
    else:
        state.active = named(HEROES, value)
        if state.active not in state.order:
            raise ValueError(f"{value} does not play")


def put_points(state: State, value: Any) -> None:
    """Points left after the roll; without it the hero has not rolled."""
    if value is not None:
        state.points, state.rolled = number("points", value), True


def put_path(state: State, value: Any) -> None:
    """The squares walked in this movement, without the current one."""
    state.path = tuple(named(SQUARES, name) for name in names("path", value))


def put_announced(state: State, value: Any) -> None:
    """The square of the trap whose disarming has been announced."""
    if value is not None:
        state.announced = named(SQUARES, value)
