"""Names of things. Rows and steps hold small integers; logs, scenarios and screens show names."""

from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeAlias, get_args

from lanterne.errors import did_you_mean


class Ids:
    """One kind of thing: the names of its members in a fixed order. A member's id is its place in that order.

    A game declares `Square = Annotated[int, SQUARES]` and uses it as the type of step parameters. The engine then knows
    how to name the argument and what it points at.

    `words_from` are kinds whose words the members use when they have none of their own: see `lanterne.words.messages`.
    `spelled` makes the words of a member from its name, for things such as squares whose words are the same in every
    language.

    >>> doors = Ids("door", ("north", "south"))
    >>> doors.number("south"), doors.name(0), doors.name(-1)
    (1, 'north', 'none')
    """

    __slots__ = ("_numbers", "_things", "kind", "names", "spelled", "words_from")

    def __init__(
        self,
        kind: str,
        names: Iterable[str],
        words_from: tuple["Ids", ...] = (),
        spelled: Callable[[str], str] | None = None,
    ) -> None:
        self.kind = kind
        self.names = tuple(names)
        self.words_from = words_from
        self.spelled = spelled
        self._numbers = {name: number for number, name in enumerate(self.names)}
        self._things = tuple(f"{kind}:{name}" for name in self.names)
        if len(self._numbers) != len(self.names):
            raise ValueError(f"two {kind}s have the same name")

    def name(self, number: int) -> str | int:
        """The name of a member; -1 means "none" in every kind."""
        return "none" if number == -1 else self.names[number]

    def thing(self, number: int) -> str:
        """The member as scenes and clients name it, by kind and name: `dwarf:red-w1`."""
        return f"{self.kind}:none" if number == -1 else self._things[number]

    def number(self, name: str | int) -> int:
        """The id of a name. Raises ValueError with a sentence if it is unknown."""
        if name == "none":
            return -1
        found = self._numbers.get(str(name))
        if found is None:
            raise ValueError(f"there is no {self.kind} called {name!r}{did_you_mean(str(name), self.names)}")
        return found


class Faces(Ids):
    """The faces of a die. Screens show a face by its icon, or by its name if it has none. An event argument of this
    kind is a tuple: the faces of all dice of one roll. `sides` tells on how many sides of the die each face is; without
    it, each is on one."""

    __slots__ = ("icons", "marks", "sides")

    def __init__(self, kind: str, names: Iterable[str], icons: Iterable[str] = (), sides: Iterable[int] = ()) -> None:
        super().__init__(kind, names)
        self.sides = tuple(sides) or (1,) * len(self.names)
        if len(self.sides) != len(self.names):
            raise ValueError(f"each face of {kind} is on some sides")
        self.icons = tuple(icons) or ("",) * len(self.names)
        if len(self.icons) != len(self.names):
            raise ValueError(f"each face of {kind} has an icon, or none has")
        self.marks = tuple("" if icon else name for name, icon in zip(self.names, self.icons, strict=True))


class _Numbers(Ids):
    """Plain numbers (amounts, levels, seats), which are their own names."""

    __slots__ = ()

    def __init__(self, kind: str) -> None:
        super().__init__(kind, ())

    def name(self, number: int) -> str | int:
        return number

    def thing(self, number: int) -> str:
        return f"{self.kind}:{number}"

    def number(self, name: str | int) -> int:
        try:
            return int(name)
        except ValueError:
            raise ValueError(f"{name!r} is not a {self.kind}") from None


class _Texts(Ids):
    """Text that a player wrote (a title, a file), which is its own name."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("text", ())

    def number(self, name: str | int) -> Any:
        return str(name)


NUMBER = _Numbers("number")
SEATS = _Numbers("seat")
TEXT = _Texts()

SeatId: TypeAlias = Annotated[int, SEATS]
Text: TypeAlias = Annotated[str, TEXT]


def kind_of(hint: Any) -> Ids:
    """The kind in a parameter's type hint; a bare `int` is a number."""
    for mark in get_args(hint)[1:]:
        if isinstance(mark, Ids):
            return mark
    return NUMBER


def has(mask: int, member: int) -> bool:
    """Whether a set of ids, kept as the bits of an integer, has this member.

    >>> has(0b101, 0), has(0b101, 1)
    (True, False)
    """
    return mask >> member & 1 == 1
