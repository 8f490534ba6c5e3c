"""What is made of the parts of scenes, kept."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def by_identity(make: Callable[[T], R], most: int = 2048) -> Callable[[T], R]:
    """Keep what is made of an immutable object by the object itself. Scenes share their parts, so the same ones come
    again and again; most of them cannot be hashed, and comparing them would take as long as making it again.

    The `most` results that were made or found last are kept, up to as many older ones too.
    """
    recent: dict[int, tuple[T, R]] = {}  # an object that is held here keeps its id for itself
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
