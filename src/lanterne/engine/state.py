"""The state of a game: small plain data. No references, no clock, no files, no random generator."""

import hashlib
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Self, get_origin, get_type_hints

import msgspec

from lanterne.engine.step import Call
from lanterne.engine.visibility import PUBLIC, SEALED, SeatSet, _Hidden


class Row(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A row in a list of the state: numbers, and tuples of numbers, that never change. It is written and replaced like
    a named tuple, which would do as well; but its fields are read in a third of the time, and rows are read a lot."""

    if TYPE_CHECKING:

        def _replace(self, **fields: Any) -> Self:
            """The same row but for these fields."""

    else:
        _replace = msgspec.Struct.__replace__  # as it is: a function around it takes twice as long as the replacing


class Card(NamedTuple):
    """A card in a pile: its face, and the set of seats that know it (peeked, dropped it, put it back)."""

    face: Any
    known: SeatSet = 0


def shuffled(faces: list[int]) -> list[Card]:
    """A pile in this order, of which nobody knows anything: shuffling clears what was known."""
    return [Card(face) for face in faces]


class Mask(int):
    """A set of small numbers, one bit each; a board has more of them than the integers of most JSON readers have bits,
    so it is written as hexadecimal digits. Joining and cutting gives plain integers: `s.seen = Mask(s.seen | new)`."""

    __slots__ = ()


class State(msgspec.Struct):
    """What every game's state has. A game adds its own fields: integers, strings, tuples, lists of immutable rows. Rows
    that seldom change had better stand in a tuple, which costs a copy nothing.

    `agenda` is the stack of steps still to be done, the next one last. It is public by construction: arguments
    hold only what every seat may know. `ending` is the name of the ending once the game is over.
    """

    agenda: Annotated[list[Call], PUBLIC]
    sealed: Annotated[list[Call | None], SEALED]
    ending: Annotated[str, PUBLIC]

    def copy(self) -> Self:
        """An independent copy. Rows are immutable, so only the lists are new."""
        copied: Self = _copier(type(self))(self)
        return copied

    def encode(self) -> bytes:
        """Canonical JSON: equal states, and equal views, give equal bytes. A hole is written as "?"."""
        return msgspec.json.encode(self, enc_hook=_written)

    @classmethod
    def decode(cls, data: bytes) -> Self:
        """The state that `encode` wrote. Raises msgspec.DecodeError for anything else."""
        state = msgspec.json.decode(data, type=cls, dec_hook=_read)
        state.agenda = [_frozen(call) for call in state.agenda]
        state.sealed = [None if answer is None else _frozen(answer) for answer in state.sealed]
        return state

    def hash(self) -> str:
        """The canonical hash of the state."""
        return hashlib.sha256(self.encode()).hexdigest()[:32]


@cache
def _copier(state: type[State]) -> Callable[[Any], Any]:
    """What copies a state of this type. Only fields declared as lists have to be copied; in a view they may be holes.
    It is written out field by field, as anybody would write it by hand: states are copied a lot, and a loop over the
    fields takes twice as long."""
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
    raise NotImplementedError(f"a state holds no {kind}")


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list | tuple) else value
