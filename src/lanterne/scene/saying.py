"""Words for what games know by kind and number, and for what is still to come."""

import re
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, Protocol

from msgspec.structs import replace

from lanterne.scene import Panel, Say


class Kind(Protocol):
    """A kind of thing whose members have names. A game has one for each sort of thing."""

    @property
    def kind(self) -> str: ...

    def name(self, number: int) -> str | int: ...


@lru_cache(maxsize=1 << 14)
def said(kind: Kind, number: int) -> Say:
    """The words for a thing."""
    return Say(f"{kind.kind}-{kind.name(number)}")


@lru_cache(maxsize=4096)
def effect_said(kind: Kind, number: int) -> Say:
    """What a thing does."""
    return Say(f"{kind.kind}-{kind.name(number)}.effect")


def lettered(panel: Panel, say: Callable[[Say], str]) -> Panel:
    """The panel with its marks in a language."""
    if all(isinstance(node.mark, str) for node in panel.nodes):
        return panel
    nodes = (node if isinstance(node.mark, str) else replace(node, mark=say(node.mark)) for node in panel.nodes)
    return replace(panel, nodes=tuple(nodes))


def still_to_come(
    agenda: Sequence[tuple[Any, ...]], told: Callable[[tuple[Any, ...]], Say | None], as_usual: Collection[str] = ()
) -> tuple[Say, ...]:
    """What comes after the question that waits, in order and without repeats, up to the first step in `as_usual`. Steps
    without words in `told` are bookkeeping and left out."""
    coming = takewhile(lambda call: call[0] not in as_usual, reversed(agenda[:-1]))
    says = [say for call in coming if (say := told(call))]
    return tuple(say for place, say in enumerate(says) if say not in says[:place])


_VOWEL = re.compile("[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouy]", re.IGNORECASE)


def begins_with_vowel(name: str) -> bool:
    """Whether a name begins with a vowel sound in French: Anne, Hélène, Yves; but not Yann."""
    return _VOWEL.match(name) is not None
