"""Planting leaks: a box in which something tells too much."""

from typing import Any, TypeVar

from lanterne.engine import Box, State, Step

S = TypeVar("S", bound=State)


def leaky(box: Box[S], **changes: Any) -> Box[S]:
    """The box, with something in it replaced by a leak."""
    made: Box[S] = Box.__new__(Box)
    made.__dict__.update(box.__dict__ | changes)
    return made


def running(box: Box[S], *changed: Step[...]) -> Box[S]:
    """The box with other steps in place of those of the same names."""
    return leaky(box, steps=box.steps | {leak.name: leak for leak in changed})
