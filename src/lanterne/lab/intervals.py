"""Intervals: how far a figure from a sample of games can be trusted."""

import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.96
"""Standard deviations of a 95 % interval."""


class Interval(NamedTuple):
    """An estimate and its 95 % confidence interval."""

    value: float
    low: float
    high: float


def share(wins: float, games: int) -> Interval:
    """A rate and its interval by Wilson's formula, which holds for few games and for rates near 0 and 1. `games` must
    be at least 1.

    >>> [round(figure, 2) for figure in share(8, 10)]
    [0.8, 0.49, 0.94]
    """
    rate = wins / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval:
    """A mean and its interval by the normal approximation. A single value gives an interval of width 0.

    >>> [round(figure, 2) for figure in mean([1, 2, 3])]
    [2.0, 0.87, 3.13]
    """
    middle = statistics.fmean(values)
    half = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle, middle - half, middle + half)


def difference(first: Interval, second: Interval) -> Interval:
    """The second minus the first. The interval is Newcombe's: each side takes the nearer ends of the two."""
    value = second.value - first.value
    low = value - math.hypot(second.value - second.low, first.high - first.value)
    high = value + math.hypot(second.high - second.value, first.value - first.low)
    return Interval(value, low, high)
