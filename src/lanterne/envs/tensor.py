"""Observations as numbers: the state as a seat may know it, flat, with a fixed place for every field.

The layout comes from the declarations of the state: every field of numbers, every list of them, every list of rows.
Lists have as many places as the game says (`Manifest.sizes`), and their length stands before them; what does not fit is
left out, and so is a field of size 0. What is hidden from the seat is -2, a place that is not used is -1 (which also
means "none" in the games). Words are left out, and so are the agenda and sealed answers, which the list of what can be
chosen speaks of.
"""

from collections.abc import Mapping
from types import UnionType
from typing import Any, NamedTuple, Protocol, Union, get_args, get_origin, get_type_hints

from lanterne.engine import HIDDEN, Mask, State, View

UNUSED = -1.0
UNKNOWN = -2.0
BOUND = 1e6
"""No number in an observation is larger."""
LARGE = 0xFFFF
"""Whole numbers above this are sets of small numbers, which get a place for each member."""
USUAL_SIZE = 32
"""The number of places for a list that the game gives no size for."""
LEFT_OUT = frozenset(("agenda", "sealed", "ending"))


class Field(NamedTuple):
    """A field of the tensor: its name, where it begins, and how many numbers it has."""

    name: str
    start: int
    size: int


class Layout:
    """Where everything is in the tensor of a game. `fields` names its parts in order."""

    def __init__(self, state: type[State], sizes: Mapping[str, int]) -> None:
        self._parts: list[tuple[str, _Part]] = []
        self.fields: list[Field] = []
        self.size = 0
        for name, hint in _fields(state):
            if sizes.get(name) == 0:
                continue
            part = _part(name, hint, dict(sizes))
            if part is not None:
                self._parts.append((name, part))
                self.fields.append(Field(name, self.size, part.size))
                self.size += part.size

    def numbers(self, view: View[Any]) -> list[float]:
        """The position as the view's seat knows it: `size` numbers."""
        found: list[float] = []
        for name, part in self._parts:
            part.write(getattr(view.state, name), found)
        return found


def needed(state: type[State], value: State | None) -> dict[str, int]:
    """The lists and sets of bits of a state by name, with the places that this state needs for them; without a state,
    none."""
    found: dict[str, int] = {}
    for name, hint in _fields(state):
        part = _part(name, hint, found, learn=True)
        if part is not None and value is not None:
            part.measure(getattr(value, name), found)
    return found


def _fields(state: type[State]) -> list[tuple[str, Any]]:
    """The fields of a state that are observed, with their types."""
    hints = get_type_hints(state, include_extras=True)
    return [(name, _bare(hint)) for name, hint in hints.items() if name not in LEFT_OUT and not name.startswith("__")]


class _Part(Protocol):
    """How one field is written: `size` numbers, whatever its value."""

    size: int

    def write(self, value: Any, to: list[float]) -> None:
        """Add the numbers of a value."""

    def measure(self, value: Any, found: dict[str, int]) -> None:
        """Note how many places a value needs."""


class _Number:
    size = 1

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any, to: list[float]) -> None:
        to.append(UNKNOWN if value is HIDDEN else float(min(value, BOUND)))

    def measure(self, value: Any, found: dict[str, int]) -> None:
        if value is not HIDDEN and value > LARGE:  # it is a set of small numbers
            found[self.name] = max(found.get(self.name, 0), value.bit_length())


class _Bits:
    """A set of small numbers: a place for each."""

    def __init__(self, name: str, size: int) -> None:
        self.name, self.size = name, size

    def write(self, value: Any, to: list[float]) -> None:
        if value is HIDDEN:
            to.extend([UNKNOWN] * self.size)
            return
        digits = f"{value & (1 << self.size) - 1:0{self.size}b}"
        to.extend(map(float, reversed(digits)))

    def measure(self, value: Any, found: dict[str, int]) -> None:
        if value is not HIDDEN:
            found[self.name] = max(found[self.name], value.bit_length())


class _Several:
    """A list: its length, and places for as many as there can be."""

    def __init__(self, name: str, most: int, each: _Part) -> None:
        self.name, self.most, self.each = name, most, each
        self.size = 1 + most * each.size

    def write(self, value: Any, to: list[float]) -> None:
        if value is HIDDEN:
            to.extend([UNKNOWN] * self.size)
            return
        to.append(float(len(value)))
        for each in value[: self.most]:
            self.each.write(each, to)
        to.extend([UNUSED] * (self.each.size * (self.most - len(value))))

    def measure(self, value: Any, found: dict[str, int]) -> None:
        if value is not HIDDEN:
            found[self.name] = max(found[self.name], len(value))
            for each in value:
                self.each.measure(each, found)


class _Together:
    """A row, or a tuple of fixed length: one part after the other."""

    def __init__(self, parts: list[tuple[str | int, _Part]]) -> None:
        self.parts = parts
        self.size = sum(part.size for _, part in parts)

    def write(self, value: Any, to: list[float]) -> None:
        if value is HIDDEN:
            to.extend([UNKNOWN] * self.size)
            return
        for name, part in self.parts:
            part.write(value[name] if isinstance(name, int) else getattr(value, name), to)

    def measure(self, value: Any, found: dict[str, int]) -> None:
        if value is not HIDDEN:
            for name, part in self.parts:
                part.measure(value[name] if isinstance(name, int) else getattr(value, name), found)


class _Maybe:
    """Something that may be missing."""

    def __init__(self, part: _Part) -> None:
        self.part, self.size = part, part.size

    def write(self, value: Any, to: list[float]) -> None:
        if value is None:
            to.extend([UNUSED] * self.size)
        else:
            self.part.write(value, to)

    def measure(self, value: Any, found: dict[str, int]) -> None:
        if value is not None:
            self.part.measure(value, found)


def _bare(hint: Any) -> Any:
    """A type without what is annotated to it."""
    return get_args(hint)[0] if hasattr(hint, "__metadata__") else hint


def _part(name: str, hint: Any, sizes: dict[str, int], learn: bool = False) -> _Part | None:
    """How a field of this type is written; None for words. With `learn`, lists without a size are noted with size 0."""

    def inside(more: str, what: Any) -> _Part | None:
        return _part(name + more, _bare(what), sizes, learn)

    def size() -> int:
        return sizes.setdefault(name, 0) if learn else sizes.get(name, USUAL_SIZE)

    origin, args = get_origin(hint), get_args(hint)
    if hint is Mask:
        return _Bits(name, size())
    if hint in (int, bool, float):
        return _Bits(name, sizes[name]) if name in sizes else _Number(name)
    if origin in (Union, UnionType):
        parts = [inside("", each) for each in args if each is not type(None)]
        return _Maybe(parts[0]) if len(parts) == 1 and parts[0] is not None else None
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        each = inside("[]", args[0])
        return None if each is None else _Several(name, size(), each)
    fields: list[tuple[str | int, Any]] = []
    if origin is tuple:
        fields = list(enumerate(args))
    elif hasattr(hint, "_replace"):
        fields = list(get_type_hints(hint, include_extras=True).items())
    found = [(field, inside(f".{field}", what)) for field, what in fields]
    return _Together([(field, part) for field, part in found if part is not None]) if fields else None
