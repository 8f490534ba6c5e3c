"""Rewards: when a game ends, or as an agent's points come in."""

from typing import Any, Literal, TypeAlias

from lanterne.engine import Box
from lanterne.errors import BadArgument

Rewards: TypeAlias = Literal["places", "points", "gains"]


def rewards_of(box: Box[Any], state: Any, kind: Rewards) -> list[float]:
    """The reward of each seat. `places`: 1 for the first place, -1 for the last, evenly spaced between them; those who
    win or lose all together get 1 or -1. `points`: the points that the game counts. Raises BadArgument for a seat that
    has no points.
    """
    if kind != "places":
        return points_of(box, state)
    places = box.ranking(state)
    ranks = sorted(set(places) | {1})
    if len(ranks) == 1:
        return [1.0] * len(places)
    return [1.0 - 2.0 * ranks.index(place) / (len(ranks) - 1) for place in places]


def points_of(box: Box[Any], state: Any) -> list[float]:
    """The points that each seat has now, by the game's own count. Raises BadArgument for a seat that has none."""
    points = [box.points(state, seat) for seat in range(len(state.sealed))]
    if None in points:
        raise BadArgument(f"{box.name} does not count points for every seat; use rewards='places'")
    return [float(each or 0) for each in points]
