"""A cache for what is made of parts of scenes."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def by_identity(make: Callable[[T], R], most: int = 2048) -> Callable[[T], R]:
    """Cache what is made of an immutable object, by the object's identity. Scenes share parts, so the same objects come
    back often; most of them cannot be hashed, and comparing them would take as long as making the result again.

    The `most` results used last are kept, and up to as many older ones.
    """
    recent: dict[int, tuple[T, R]] = {}  # the id of an object stays its own as long as the object is held here
    older: dict[int, tuple[T, R]] = {}

    def found(part: T) -> R:
        nonlocal recent, older
        held = recent.get(id(part))
        if held is None:
            held = older.get(id(part)) or (part, make(part))
            if len(recent) >= most:
                recent, older = {}, recent
            recent[id(part)] = held
        return held[1]

    return found
