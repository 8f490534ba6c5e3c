"""Who may know what. Visibility is declared where a field is defined; a field without a declaration is an error.

A view is the state with holes: what the viewer may not know is `HIDDEN`, and looking into a hole is an error
(`HiddenRead`). So a rule that runs on a view either needs only what the viewer knows, or says so loudly.
"""

from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeAlias, get_args, get_origin, get_type_hints

SeatSet: TypeAlias = int
"""A set of seats as a bit mask; a spectator is the empty set."""


class HiddenRead(Exception):
    """Something looked at what its viewer may not know."""


class _Hidden:
    """The hole. It can be moved about like the thing it stands for, but not looked at."""

    __slots__ = ()

    def _read(self, *_: Any) -> NoReturn:
        raise HiddenRead("this is hidden from the viewer")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _read
    __hash__ = __bool__ = __int__ = __float__ = __index__ = __len__ = __iter__ = __reversed__ = __call__ = _read
    __getitem__ = __contains__ = __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _read
    __floordiv__ = __rfloordiv__ = __truediv__ = __rtruediv__ = __mod__ = __rmod__ = __divmod__ = __rdivmod__ = _read
    __pow__ = __rpow__ = __neg__ = __pos__ = __abs__ = __invert__ = __round__ = _read
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _read
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _read

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):  # copy, pickle and the like ask for what may not be there
            raise AttributeError(name)
        self._read()

    def __reduce__(self) -> str:
        return "HIDDEN"  # there is one hole, also after copying and pickling

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final[Any] = _Hidden()

MaskFunction: TypeAlias = Callable[[Any, Any, int, SeatSet], Any]
"""`(state, value, owner, viewers)` -> the value as the viewers may know it."""


class Visibility:
    """A declaration of visibility, put into the `Annotated` type of a field."""

    __slots__ = ("mask", "name")

    def __init__(self, name: str, mask: MaskFunction | None) -> None:
        self.name = name
        self.mask = mask

    def __repr__(self) -> str:
        return self.name


def _owns(owner: int, viewers: SeatSet) -> bool:
    return owner >= 0 and bool(viewers >> owner & 1)


def _holes(value: Any) -> Any:
    return type(value)([HIDDEN] * len(value))


PUBLIC = Visibility("PUBLIC", None)
"""Everybody knows it."""
NOBODY = Visibility("NOBODY", lambda state, value, owner, viewers: HIDDEN)
"""No seat knows it, not even how much there is."""
COUNT = Visibility("COUNT", lambda state, value, owner, viewers: _holes(value))
"""Everybody knows how many, nobody which."""
PILE_COUNTS = Visibility("PILE_COUNTS", lambda state, piles, owner, viewers: [_holes(pile) for pile in piles])
"""Several piles, each a tuple: everybody knows how many are in each, nobody which."""
OWNER = Visibility("OWNER", lambda state, value, owner, viewers: value if _owns(owner, viewers) else HIDDEN)
"""Its owner alone: the seat of the row it stands in, or the place of that row in its list. Only in rows."""
OWNER_COUNT = Visibility(
    "OWNER_COUNT", lambda state, value, owner, viewers: value if _owns(owner, viewers) else _holes(value)
)
"""Its owner knows it, the others how many. Only in rows."""
FACE_UP = -1
"""The set of seats that know a card which lies face up: all of them, and spectators too."""


def _seen_card(card: Any, viewers: SeatSet) -> Any:
    return card if card.known & viewers or card.known == FACE_UP else card._replace(face=HIDDEN)


PILE = Visibility("PILE", lambda state, pile, owner, viewers: [_seen_card(card, viewers) for card in pile])
"""A pile of `Card`s: the number is public, a face is known to the seats in its card's mask."""
PILES = Visibility(
    "PILES",
    lambda state, piles, owner, viewers: [
        pile and tuple([_seen_card(card, viewers) for card in pile]) for pile in piles
    ],
)
"""Several such piles, each a tuple of `Card`s: one for each place of a board."""
ROWS = Visibility("ROWS", None)
"""Rows in a list or tuple, whose fields have declarations of their own; a row belongs to its `seat` (-1: to nobody),
else to the seat of its place."""


SEALED = Visibility(
    "SEALED",
    lambda state, answers, owner, viewers: [
        answer if answer is None or viewers >> seat & 1 else HIDDEN for seat, answer in enumerate(answers)
    ],
)
"""Answers by seat: each knows its own; of the others only who has answered."""


def SeenBy(may: Callable[[Any, int], bool]) -> Visibility:  # noqa: N802 - reads as a declaration among the others
    """Those seats for which `may(state, seat)` holds. It must rest on public facts."""

    def mask(state: Any, value: Any, owner: int, viewers: SeatSet) -> Any:
        seats = (seat for seat in range(viewers.bit_length()) if viewers >> seat & 1)
        return value if any(may(state, seat) for seat in seats) else HIDDEN

    return Visibility("SeenBy", mask)


_ALIKE = (PUBLIC, NOBODY, COUNT, PILE_COUNTS, SEALED)
"""What looks the same from every seat; a sealed answer soon does."""


def _sight_of(owner: type, field: str, hint: Any) -> Visibility:
    for mark in get_args(hint)[1:]:
        if isinstance(mark, Visibility):
            return mark
    raise TypeError(f"{owner.__name__}.{field} does not say who may know it")


class StateVisibility:
    """The declarations of a state type, ready to use. Raises TypeError for a field that has none.

    `secrets` tells whether a seat may come to know what another does not, sealed answers aside: people who share a
    screen then need a curtain.
    """

    def __init__(self, state_type: type) -> None:
        self.secrets = False
        self._fields: list[tuple[str, MaskFunction]] = []
        self._rows: list[tuple[str, list[tuple[str, MaskFunction]]]] = []
        for field, hint in get_type_hints(state_type, include_extras=True).items():
            if field.startswith("__"):
                continue
            sight = _sight_of(state_type, field, hint)
            if sight is ROWS:
                declared = self._row_sights(hint)
                self.secrets |= any(each not in _ALIKE for each in declared.values())
                secret = [(name, each.mask) for name, each in declared.items() if each.mask is not None]
                if secret:
                    self._rows.append((field, secret))
            elif sight is OWNER or sight is OWNER_COUNT:
                raise TypeError(f"{state_type.__name__}.{field} has no owner; {sight} stands on a field of a row")
            elif sight.mask is not None:
                self.secrets |= sight not in _ALIKE
                self._fields.append((field, sight.mask))

    @staticmethod
    def _row_sights(hint: Any) -> dict[str, Visibility]:
        rows = get_args(hint)[0]
        row_type: Any = get_args(rows)[0] if get_origin(rows) in (list, tuple) else None
        if not hasattr(row_type, "_replace"):
            raise TypeError(f"ROWS stands on a list or tuple of rows, not on {rows}")
        declared = {f: _sight_of(row_type, f, h) for f, h in get_type_hints(row_type, include_extras=True).items()}
        if ROWS in declared.values():
            raise TypeError(f"{row_type.__name__} holds rows; rows stand in the state itself")
        return declared

    def are_alike(self, state: Any) -> bool:
        """Whether there are the same holes for everybody now."""
        if self.secrets:
            return False
        for answer in state.sealed:  # noqa: SIM110 - a loop: it is asked after every answer, for everybody
            if answer is not None:
                return False
        return True

    def mask(self, state: Any, viewers: SeatSet) -> Any:
        """A copy of `state` with a hole for everything that none of the `viewers` may know."""
        seen = state.copy()
        for field, mask in self._fields:
            setattr(seen, field, mask(state, getattr(state, field), -1, viewers))
        for field, secrets in self._rows:
            rows = getattr(state, field)
            masked = [_masked(state, row, place, secrets, viewers) for place, row in enumerate(rows)]
            setattr(seen, field, type(rows)(masked))
        return seen


def _masked(state: Any, row: Any, place: int, secrets: list[tuple[str, MaskFunction]], viewers: SeatSet) -> Any:
    owner = getattr(row, "seat", place)
    return row._replace(**{name: mask(state, getattr(row, name), owner, viewers) for name, mask in secrets})
