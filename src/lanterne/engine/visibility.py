"""Who may know what. Visibility is declared where a field is defined; a field without a declaration is an error.

A view is the state with holes: what the viewer may not know is replaced by `HIDDEN`, and reading it raises
`HiddenRead`. A rule that runs on a view therefore either uses only what the viewer knows, or fails loudly. The only
question that may be asked of a hole is `is HIDDEN`.
"""

from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeAlias, get_args, get_origin, get_type_hints

from lanterne.engine.ids import has
from lanterne.errors import LanterneError

SeatSet: TypeAlias = int
"""A set of seats as a bit mask; a spectator is the empty set."""


class HiddenRead(LanterneError):
    """Something read what its viewer may not know."""


class _Hidden:
    """The hole. It can be passed around like the value it replaces, but not read."""

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
        if name.startswith("__"):  # copy and pickle probe for optional methods
            raise AttributeError(name)
        self._read()

    def __reduce__(self) -> str:
        return "HIDDEN"  # there is only one hole, even after copying and pickling

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final[Any] = _Hidden()

MaskFunction: TypeAlias = Callable[[Any, Any, int, SeatSet], Any]
"""`(state, value, owner, viewers)` -> the value as the viewers may know it."""


class Visibility:
    """A declaration of visibility, part of the `Annotated` type of a field."""

    __slots__ = ("mask", "name")

    def __init__(self, name: str, mask: MaskFunction | None) -> None:
        self.name = name
        self.mask = mask

    def __repr__(self) -> str:
        return self.name


def _owns(owner: int, viewers: SeatSet) -> bool:
    return owner >= 0 and has(viewers, owner)


def _holes(value: Any) -> Any:
    return type(value)([HIDDEN] * len(value))


PUBLIC = Visibility("PUBLIC", None)
"""Everybody knows it."""
NOBODY = Visibility("NOBODY", lambda state, value, owner, viewers: HIDDEN)
"""No seat knows it, or how many there are."""
COUNT = Visibility("COUNT", lambda state, value, owner, viewers: _holes(value))
"""Everybody knows how many, nobody knows which."""
PILE_COUNTS = Visibility("PILE_COUNTS", lambda state, piles, owner, viewers: [_holes(pile) for pile in piles])
"""Several piles, each a tuple: everybody knows how many are in each, nobody knows which."""
OWNER = Visibility("OWNER", lambda state, value, owner, viewers: value if _owns(owner, viewers) else HIDDEN)
"""Only its owner knows it: the row's `seat`, or else the row's place in its list. Only on fields of rows."""
OWNER_COUNT = Visibility(
    "OWNER_COUNT", lambda state, value, owner, viewers: value if _owns(owner, viewers) else _holes(value)
)
"""Its owner knows it, the others know how many. Only on fields of rows."""
FACE_UP = -1
"""Marks a card as known to all seats and to spectators."""


def _seen_pile(pile: Any, viewers: SeatSet) -> list[Any]:
    seen: list[Any] = []
    hole = None
    for card in pile:
        known = card.known
        if not (known & viewers or known == FACE_UP):
            if hole is None or hole.known != known:  # neighbours that look alike share one
                hole = card._replace(face=HIDDEN)
            card = hole
        seen.append(card)
    return seen


PILE = Visibility("PILE", lambda state, pile, owner, viewers: _seen_pile(pile, viewers))
"""A pile of `Card`s: their number is public, a face is known to the seats in its card's mask."""
PILES = Visibility(
    "PILES",
    lambda state, piles, owner, viewers: [pile and tuple(_seen_pile(pile, viewers)) for pile in piles],
)
"""Several such piles, each a tuple of `Card`s: one for each place of a board."""
ROWS = Visibility("ROWS", None)
"""A list or tuple of rows whose fields are declared one by one. A row belongs to its `seat` (-1: nobody) or, without
such a field, to the seat of its place in the list."""


SEALED = Visibility(
    "SEALED",
    lambda state, answers, owner, viewers: [
        answer if answer is None or has(viewers, seat) else HIDDEN for seat, answer in enumerate(answers)
    ],
)
"""Answers by seat: a seat knows its own answer, and which others have answered."""


def SeenBy(may: Callable[[Any, int], bool]) -> Visibility:  # noqa: N802 - reads as a declaration among the others
    """Known to the seats for which `may(state, seat)` holds. That must depend on public facts only."""

    def mask(state: Any, value: Any, owner: int, viewers: SeatSet) -> Any:
        seats = (seat for seat in range(viewers.bit_length()) if has(viewers, seat))
        return value if any(may(state, seat) for seat in seats) else HIDDEN

    return Visibility("SeenBy", mask)


_ALIKE = (PUBLIC, NOBODY, COUNT, PILE_COUNTS, SEALED)
"""What looks the same to every seat; sealed answers do once they are revealed."""


def _declared(owner: type, field: str, hint: Any) -> Visibility:
    for mark in get_args(hint)[1:]:
        if isinstance(mark, Visibility):
            return mark
    raise TypeError(f"{owner.__name__}.{field} does not say who may know it")


class StateVisibility:
    """The declarations of a state type, ready to use. Raises TypeError for a field without one.

    `secrets` is whether a seat can know what another does not, apart from sealed answers. People who share a screen
    then need a curtain."""

    def __init__(self, state_type: type) -> None:
        self.secrets = False
        self._fields: list[tuple[str, MaskFunction]] = []
        self._rows: list[tuple[str, list[tuple[str, MaskFunction]]]] = []
        for field, hint in get_type_hints(state_type, include_extras=True).items():
            if field.startswith("__"):
                continue
            declaration = _declared(state_type, field, hint)
            if declaration is ROWS:
                declared = self._declared_in_rows(hint)
                self.secrets |= any(each not in _ALIKE for each in declared.values())
                secret = [(name, each.mask) for name, each in declared.items() if each.mask is not None]
                if secret:
                    self._rows.append((field, secret))
            elif declaration is OWNER or declaration is OWNER_COUNT:
                raise TypeError(f"{state_type.__name__}.{field} has no owner; {declaration} is for fields of rows")
            elif declaration.mask is not None:
                self.secrets |= declaration not in _ALIKE
                self._fields.append((field, declaration.mask))

    @staticmethod
    def _declared_in_rows(hint: Any) -> dict[str, Visibility]:
        rows = get_args(hint)[0]
        row_type: Any = get_args(rows)[0] if get_origin(rows) in (list, tuple) else None
        if not hasattr(row_type, "_replace"):
            raise TypeError(f"ROWS is for a list or tuple of rows, not for {rows}")
        declared = {f: _declared(row_type, f, h) for f, h in get_type_hints(row_type, include_extras=True).items()}
        if ROWS in declared.values():
            raise TypeError(f"{row_type.__name__} holds rows; only the state itself can hold rows")
        return declared

    def are_alike(self, state: Any) -> bool:
        """Whether the state has the same holes for every viewer now."""
        if self.secrets:
            return False
        for answer in state.sealed:  # noqa: SIM110 - a plain loop is quicker, and this runs after every answer
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
