"""Reading positions: the fields of a scenario's position, each with a sentence for a wrong value."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from lanterne.engine import HIDDEN, Ids, Mask
from lanterne.kit.grid import mask_of, squares_of

Put: TypeAlias = Callable[[Any, Any], None]
"""Puts the value of one field into a state; None if the position does not have the field."""


def check_fields(game: str, position: Iterable[str], known: Iterable[str]) -> None:
    """Raises ValueError with a sentence for a field that the positions of this game do not have."""
    for field in position:
        if field not in known:
            raise ValueError(f"a position of {game} has no {field!r}; it has {', '.join(known)}")


# --- values -----------------------------------------------------------------------------------------------------------


def table(field: str, value: Any) -> list[tuple[str, Any]]:
    """A table of names and values; empty for None."""
    if value is None:
        return []
    if not isinstance(value, Mapping):
        raise ValueError(f"{field} must be a table of names and values")
    return list(value.items())


def fields(what: str, value: Any, known: tuple[str, ...]) -> dict[str, Any]:
    """A table that may have these fields."""
    found = dict(table(what, value))
    for field in found:
        if field not in known:
            raise ValueError(f"{what} has {', '.join(known)}, not {field!r}")
    return found


def names(field: str, value: Any) -> list[Any]:
    """A list of names; empty for None."""
    if value is None:
        return []
    if not isinstance(value, list | tuple):
        raise ValueError(f"{field} must be a list of names, not {value!r}")
    return list(value)


def named(kind: Ids, name: Any) -> int:
    """The thing with this name. Raises ValueError with a sentence if there is none, also for "none"."""
    number = kind.number(name) if isinstance(name, str) else -1
    if number == -1:
        raise ValueError(f"there is no {kind.kind} called {name!r}")
    return number


def number(field: str, value: Any) -> int:
    """A number that is not negative."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10_000:
        raise ValueError(f"{field} must be a number, not {value!r}")
    return value


def truth(field: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError(f"{field} must be true or false, not {value!r}")
    return value


def one_of(field: str, known: Sequence[str], word: Any) -> int:
    """The index of a word among those that the field may have."""
    if word not in known:
        raise ValueError(f"{field} is one of {', '.join(known)}, not {word!r}")
    return known.index(word)


UNKNOWN = "unknown"
"""The word in a description for a face that is hidden from the viewer."""


def told(kind: Ids, things: Iterable[Any]) -> list[str | int]:
    """The names of things in a description, as far as the viewer knows them."""
    return [UNKNOWN if thing is HIDDEN else kind.name(thing) for thing in things]


def names_of(kind: Ids, mask: int) -> list[str]:
    """The names of a set of things, as positions and descriptions list them."""
    return [kind.names[number] for number in squares_of(mask)]


# --- fields of the state that positions call by the same name ---------------------------------------------------------


def puts_number(field: str, usual: int | None = None) -> Put:
    """A number; if it is missing, `usual`, or what the set-up has made it."""

    def put(state: Any, value: Any) -> None:
        if value is not None:
            setattr(state, field, number(field, value))
        elif usual is not None:
            setattr(state, field, usual)

    return put


def puts_truth(field: str) -> Put:
    """True or false; if it is missing, what the set-up has made it."""

    def put(state: Any, value: Any) -> None:
        if value is not None:
            setattr(state, field, truth(field, value))

    return put


def puts_words(field: str) -> Put:
    """Words that only the rules know, flags for instance."""

    def put(state: Any, value: Any) -> None:
        setattr(state, field, tuple(str(name) for name in names(field, value)))

    return put


def puts_mask(field: str, kind: Ids) -> Put:
    """A set of things."""

    def put(state: Any, value: Any) -> None:
        setattr(state, field, Mask(mask_of(named(kind, name) for name in names(field, value))))

    return put
