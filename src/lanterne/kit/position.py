"""Reading positions: the fields of a scenario's position, each with a sentence for what it cannot be."""

from collections.abc import Mapping
from typing import Any

from lanterne.engine import Ids


def table(field: str, value: Any) -> list[tuple[str, Any]]:
    """A table of names and values; none at all if there is none."""
    if value is None:
        return []
    if not isinstance(value, Mapping):
        raise ValueError(f"{field} must be a table of names and values")
    return list(value.items())


def fields(what: str, value: Any, known: tuple[str, ...]) -> dict[str, Any]:
    """A table of which these fields are known."""
    told = dict(table(what, value))
    for field in told:
        if field not in known:
            raise ValueError(f"{what} has {', '.join(known)}, not {field!r}")
    return told


def names(field: str, value: Any) -> list[Any]:
    """A list of names; none at all if there is none."""
    if value is None:
        return []
    if not isinstance(value, list | tuple):
        raise ValueError(f"{field} must be a list of names, not {value!r}")
    return list(value)


def named(kind: Ids, name: Any) -> int:
    """The thing of this name; "none" is none."""
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
