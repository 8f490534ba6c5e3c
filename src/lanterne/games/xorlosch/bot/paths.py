"""Distances on both sides of the board, and ways on which respect is owed."""

from collections.abc import Sequence

from lanterne.games.xorlosch.content.board import EVERY, FREE
from lanterne.games.xorlosch.content.settings import MOVE_COST, RESPECT_COST

FAR = 99
"""Farther than any way on a board; also between squares of different sides."""


def _spread(start: int, near: Sequence[Sequence[int]]) -> tuple[int, ...]:
    found = [FAR] * len(near)
    found[start] = 0
    front = [start]
    while front:
        ahead: list[int] = []
        for square in front:
            for to in near[square]:
                if found[to] == FAR:
                    found[to] = found[square] + MOVE_COST
                    ahead.append(to)
        front = ahead
    return tuple(found)


BY_FREE: tuple[tuple[int, ...], ...] = tuple(_spread(square, FREE) for square in range(len(FREE)))
"""BY_FREE[a][b]: points from a to b by free passages."""

BY_EVERY: tuple[tuple[int, ...], ...] = tuple(_spread(square, EVERY) for square in range(len(EVERY)))
"""BY_EVERY[a][b]: points from a to b in travel boots."""

NOT_FROM: tuple[tuple[int, ...], ...] = tuple(
    tuple(0 if to == square else FAR for to in range(len(FREE))) for square in range(len(FREE))
)
"""Costs for a dwarf that must stay: everything else is far."""


def costs_from(start: int, owed: int, slow: frozenset[int], boots: bool) -> Sequence[int]:
    """Points from `start` to every square. Passing through a `slow` square costs respect; `owed` is owed already."""
    if not slow and not owed:
        return (BY_EVERY if boots else BY_FREE)[start]
    near = EVERY if boots else FREE
    found = [FAR] * len(near)
    found[start] = 0
    fronts: list[list[int]] = [[start], [], [], []]  # in the order of points spent, as in a Dijkstra search
    spent = empty = 0
    while empty < len(fronts):
        front = fronts[spent % 4]
        empty = 0 if front else empty + 1
        for square in front:
            if found[square] < spent:
                continue
            onward = spent + _leaving(square, start, owed, slow)
            for to in near[square]:
                if onward < found[to]:
                    found[to] = onward
                    fronts[onward % 4].append(to)
        front.clear()
        spent += 1
    return found


def _leaving(square: int, start: int, owed: int, slow: frozenset[int]) -> int:
    if square == start:
        return MOVE_COST + owed
    return MOVE_COST + RESPECT_COST if square in slow else MOVE_COST


def way(start: int, to: int, costs: Sequence[int], owed: int, slow: frozenset[int], boots: bool) -> list[int]:
    """The squares of a cheapest way, without its start; `costs` as `costs_from` gave them for the same arguments."""
    near = EVERY if boots else FREE
    squares: list[int] = []
    while to != start:
        squares.append(to)
        to = next(back for back in near[to] if costs[back] + _leaving(back, start, owed, slow) == costs[to])
    squares.reverse()
    return squares
