"""Who did what, in figures: monsters slain, gold found."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from lanterne.scene import Fact, Say


class Deed(NamedTuple):
    """Something that is counted: its icon, what this many of it are called, and how many by seat."""

    icon: str
    label: Callable[[int], Say]
    counts: Counter[int]


def facts_of(deeds: Sequence[Deed], seats: int) -> tuple[tuple[Fact, ...], ...]:
    """The deeds of each seat, without those that it has not done."""
    return tuple(
        tuple([_fact(deed, deed.counts[seat]) for deed in deeds if deed.counts[seat]]) for seat in range(seats)
    )


def _fact(deed: Deed, count: int) -> Fact:
    return Fact(deed.icon, str(count), deed.label(count))
