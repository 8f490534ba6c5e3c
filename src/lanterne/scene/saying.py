"""Words for what games know by kind and number, and for what is still to come."""

import re
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, Protocol

from lanterne.scene import Say


class Kind(Protocol):
    """A kind of things whose members have names. Games have one for each sort of thing there is."""

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


def still_to_come(
    agenda: Sequence[tuple[Any, ...]], told: Callable[[tuple[Any, ...]], Say | None], as_usual: Collection[str] = ()
) -> tuple[Say, ...]:
    """What comes after the question that waits, the next first and nothing twice, up to the first step by which the
    game goes on `as_usual`. `told` has no words for steps that are mere bookkeeping."""
    coming = takewhile(lambda call: call[0] not in as_usual, reversed(agenda[:-1]))
    says = [say for call in coming if (say := told(call))]
    return tuple(say for place, say in enumerate(says) if say not in says[:place])


_VOWEL = re.compile("[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouy]", re.IGNORECASE)


def begins_with_vowel(name: str) -> bool:
    """Whether a name does so to a French ear: Anne, Hélène, Yves; but not Yann."""
    return _VOWEL.match(name) is not None
