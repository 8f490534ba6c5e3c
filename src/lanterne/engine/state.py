"""The state of a game: small plain data. No references, no clock, no files, no random generator."""

import hashlib
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Self, get_origin, get_type_hints

import msgspec

from lanterne.engine.step import Call
from lanterne.engine.visibility import PUBLIC, SEALED, SeatSet, _Hidden


class Row(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An immutable row in a list of the state: numbers, and tuples of numbers. It is built and replaced like a named
    tuple, which would work too; but reading its fields takes a third of the time."""

    if TYPE_CHECKING:

        def _replace(self, **fields: Any) -> Self:
            """A copy of the row with these fields changed."""

    else:
        _replace = msgspec.Struct.__replace__  # not wrapped: a function around it would take twice as long


class Card(NamedTuple):
    """A card in a pile: its face, and the set of seats that know it because they peeked at it or put it there."""

    face: Any
    known: SeatSet = 0


def shuffled(faces: list[int]) -> list[Card]:
    """A pile in this order that nobody knows: shuffling clears what was known."""
    return [Card(face) for face in faces]


class Mask(int):
    """A set of small numbers, one bit each. It is encoded as hexadecimal digits, because a board has more squares than
    most JSON readers have bits in an integer. Set operations return plain integers: `s.seen = Mask(s.seen | new)`."""

    __slots__ = ()


class State(msgspec.Struct):
    """What every game's state has. A game adds its own fields: integers, strings, tuples, lists of immutable rows. Put
    rows that rarely change in a tuple: copying the state then costs nothing for them.

    `agenda` is the stack of steps still to be done, the next one last. It is public: arguments hold only what every
    seat may know. `sealed` holds the answers to a sealed choice, by seat. `ending` is the name of the ending once the
    game is over."""

    agenda: Annotated[list[Call], PUBLIC]
    sealed: Annotated[list[Call | None], SEALED]
    ending: Annotated[str, PUBLIC]

    def copy(self) -> Self:
        """An independent copy. Rows are immutable, so only the lists are new."""
        copied: Self = _copier(type(self))(self)
        return copied

    def encode(self) -> bytes:
        """Canonical JSON: equal states (and equal views) give equal bytes. A hole is encoded as "?"."""
        return msgspec.json.encode(self, enc_hook=_written)

    @classmethod
    def decode(cls, data: bytes) -> Self:
        """The state that `encode` encoded. Raises msgspec.DecodeError for anything else."""
        state = msgspec.json.decode(data, type=cls, dec_hook=_read)
        state.agenda = [_frozen(call) for call in state.agenda]
        state.sealed = [None if answer is None else _frozen(answer) for answer in state.sealed]
        return state

    def hash(self) -> str:
        """The canonical hash of the state."""
        return hashlib.sha256(self.encode()).hexdigest()[:32]


@cache
def _copier(state: type[State]) -> Callable[[Any], Any]:
    """A function that copies states of this type. Only fields declared as lists are copied; in a view they may be
    holes. It is generated field by field, as dataclasses do: a loop over the fields takes twice as long, and search
    copies states all the time."""
    hints = get_type_hints(state)
    lists = [field for field in state.__struct_fields__ if get_origin(hints[field]) is list]
    lines = [f"if type(value := old.{field}) is list: new.{field} = value[:]" for field in lists]
    known: dict[str, Any] = {}
    exec("\n    ".join(("def copied(old):", "new = old.__copy__()", *lines, "return new")), known)
    copied: Callable[[Any], Any] = known["copied"]
    return copied


def _written(value: Any) -> str:
    if isinstance(value, Mask):
        return f"{value:x}"
    if isinstance(value, _Hidden):
        return "?"
    raise TypeError(f"a state holds plain data, not {value!r}")


def _read(kind: type, value: Any) -> Any:
    if kind is Mask and isinstance(value, str):
        return Mask(value, 16)
    raise NotImplementedError(f"a state cannot hold {kind}")


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list | tuple) else value
