"""Ways: how a far destination is reached by single options."""

from typing import NamedTuple

from lanterne.engine.step import Call


class Way(NamedTuple):
    """The options to answer one after the other, and what they cost in all. The walk stops at the first surprise."""

    calls: tuple[Call, ...]
    cost: int
