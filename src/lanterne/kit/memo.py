"""Caches for functions of a state: the same parts of a state give the same object again."""

from collections.abc import Callable, Hashable
from functools import wraps
from operator import is_
from typing import TypeVar, TypeVarTuple

Ts = TypeVarTuple("Ts")
P1 = TypeVar("P1")
R = TypeVar("R")


def by_identity(make: Callable[[P1], R], most: int = 2048) -> Callable[[P1], R]:
    """Cache what is made of an immutable object, by the object's identity: for objects that cannot be hashed, and that
    would take as long to compare as the result takes to make.

    The `most` results used last are kept, and up to as many older ones.
    """
    recent: dict[int, tuple[P1, R]] = {}  # the id of an object stays its own as long as the object is held here
    older: dict[int, tuple[P1, R]] = {}

    def found(part: P1) -> R:
        nonlocal recent, older
        held = recent.get(id(part))
        if held is None:
            held = older.get(id(part)) or (part, make(part))
            if len(recent) >= most:
                recent, older = {}, recent
            recent[id(part)] = held
        return held[1]

    return found


def while_same(parts: Callable[[P1], tuple[object, ...]]) -> Callable[[Callable[[P1], R]], Callable[[P1], R]]:
    """Cache the last result of a function of a state as long as the `parts` it depends on are the same objects. It must
    read nothing else. For rows, which are immutable: hashing them would take long, and in a view they have holes."""

    def keeping(make: Callable[[P1], R]) -> Callable[[P1], R]:
        last: tuple[tuple[object, ...], R] | None = None

        @wraps(make)
        def found(state: P1) -> R:
            nonlocal last
            key = parts(state)
            if last is None or len(last[0]) != len(key) or not all(map(is_, last[0], key)):
                last = (key, make(state))
            return last[1]

        return found

    return keeping


def rests_on(parts: Callable[[*Ts], Hashable], most: int = 1024) -> Callable[[Callable[[*Ts], R]], Callable[[*Ts], R]]:
    """Cache the results of a function by the `parts` of its arguments that it depends on. It must read nothing else.

    For functions of a whole state; for functions of a few small numbers use `functools.lru_cache`. The `most` results
    used last are kept, and up to as many older ones; `cache_clear` forgets them all.
    """

    def keeping(make: Callable[[*Ts], R]) -> Callable[[*Ts], R]:
        recent: dict[Hashable, tuple[R]] = {}
        older: dict[Hashable, tuple[R]] = {}

        @wraps(make)
        def found(*args: *Ts) -> R:
            nonlocal recent, older
            key = parts(*args)
            held = recent.get(key)
            if held is None:
                held = older.get(key) or (make(*args),)
                if len(recent) >= most:
                    recent, older = {}, recent
                recent[key] = held
            return held[0]

        def forget() -> None:
            recent.clear()
            older.clear()

        found.__dict__["cache_clear"] = forget
        return found

    return keeping
