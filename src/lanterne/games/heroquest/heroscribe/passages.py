"""Trapdoors, tunnels and teleports: which two belong together, and whether the notes hide them."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from lanterne.games.heroquest.heroscribe.drawing import Located
from lanterne.games.heroquest.heroscribe.letters import folded
from lanterne.games.heroquest.heroscribe.vocabulary import known_as

_CALLED = {"trapdoor": "trap ?doors?|trappes?", "tunnel": "tunnels?", "teleport": "teleport\\w*"}
"""What notes call them, folded."""
_HIDDEN = re.compile(r"\b(?:hidden|secret|concealed|unseen|cannot be seen|cachee?s?|secrete?s?|dissimulee?s?)\b")


class Pair(NamedTuple):
    """Two ends that are connected."""

    kind: str
    one: Located
    other: Located
    hidden: bool


def pairs(ends: Sequence[Located], notes: Sequence[str]) -> tuple[list[Pair], list[Located]]:
    """The ends that belong together, and those that are left over. Two of the same id are a pair; so are the last two
    of a kind, such as a TeleportTrapA and a TeleportTrapB."""
    found: list[Pair] = []
    left = list(ends)
    for alike in (lambda one: known_as(one.drawn.id), lambda one: one.entry.name):
        for name in dict.fromkeys(alike(one) for one in left):
            same = [one for one in left if alike(one) == name]
            if len(same) == 2:
                kind = same[0].entry.name
                found.append(Pair(kind, same[0], same[1], is_hidden(kind, notes)))
                left = [one for one in left if one not in same]
    return found, left


def is_hidden(kind: str, notes: Sequence[str]) -> bool:
    """Whether a sentence of the notes says that passages of this kind are hidden."""
    called = re.compile(rf"\b(?:{_CALLED[kind]})\b")
    sentences = [one for note in notes for one in re.split(r"(?<=[.!?;])\s", folded(note))]
    return any(called.search(one) and _HIDDEN.search(one) for one in sentences)
