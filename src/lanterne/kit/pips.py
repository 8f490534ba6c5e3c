"""Ordinary dice: six faces with one to six pips, as events and screens show them."""

from functools import lru_cache

from lanterne.engine import Faces

PIPS = Faces("pips", ("1", "2", "3", "4", "5", "6"))


@lru_cache(4096)
def pips(dice: tuple[int, ...]) -> tuple[int, ...]:
    """What was rolled, as the faces of an event's argument."""
    return tuple([number - 1 for number in dice])
