"""Chapters: what has come to an end before the game does, such as a quest or a year."""

from typing import Literal, TypeAlias

import msgspec

from lanterne.scene import Fact, Say

Outcome: TypeAlias = Literal["", "won", "lost"]
"""How something ended for everybody; "" if that is different for each, or neither."""


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of a game that is over. `told` says how it ended, `moments` are what decided it, `coming` is what comes
    next, `facts` where each seat stands now. A `passing` one is one of many: it makes way for the game once it has been
    read."""

    title: Say
    icon: str
    outcome: Outcome = ""
    told: tuple[Say, ...] = ()
    moments: tuple[Say, ...] = ()
    coming: tuple[Say, ...] = ()
    facts: tuple[tuple[Fact, ...], ...] = ()
    passing: bool = False
