"""Reach: where something can go, and at what cost."""

from collections.abc import Container, Sequence
from heapq import heappop, heappush


def cheapest_ways(
    start: int,
    near: Sequence[Sequence[int]],
    leaving: Sequence[int],
    risky: Container[int],
    purse: int,
) -> dict[int, tuple[tuple[int, ...], int]]:
    """For every place other than `start` that can be reached for at most `purse`: the places of a cheapest way there,
    and its cost. The cheapest come first, and so a way after every way that it goes on from.

    `near[place]` lists the neighbours and `leaving[place]` is what a step out of it costs (at least 1). Among equally
    cheap ways the one that enters the fewest `risky` places wins, then the first in the order of places.
    """
    found: dict[int, tuple[tuple[int, ...], int]] = {}
    queue: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, (), start)]
    while queue:
        cost, risks, path, place = heappop(queue)
        if place in found:
            continue
        found[place] = (path, cost)
        onward = cost + leaving[place]
        if onward > purse:
            continue
        for neighbour in near[place]:
            if neighbour not in found:
                heappush(queue, (onward, risks + (neighbour in risky), (*path, neighbour), neighbour))
    del found[start]
    return found
