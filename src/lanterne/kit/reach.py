"""Reach: where something can go, and at what cost."""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush


def cheapest_ways(
    start: int,
    near: Sequence[Sequence[int]],
    leaving: Callable[[int], int],
    risk: Callable[[int], int],
    purse: int,
) -> dict[int, tuple[tuple[int, ...], int]]:
    """For every place other than `start` that can be reached for at most `purse`: the places of a cheapest way there,
    and its cost.

    `near[place]` lists the neighbours and `leaving(place)` is what a step out of it costs (at least 1). Among equally
    cheap ways the one with the least sum of `risk(place)` over the places entered wins, then the first in the order of
    places. `leaving` and `risk` must not depend on the way taken.
    """
    found: dict[int, tuple[tuple[int, ...], int]] = {}
    queue: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, (), start)]
    while queue:
        cost, risked, path, place = heappop(queue)
        if place in found:
            continue
        found[place] = (path, cost)
        onward = cost + leaving(place)
        if onward > purse:
            continue
        for neighbour in near[place]:
            if neighbour not in found:
                heappush(queue, (onward, risked + risk(neighbour), (*path, neighbour), neighbour))
    del found[start]
    return found
