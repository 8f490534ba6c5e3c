"""Decisions: who is asked, what is offered, and why the rest is refused.

A decision lists its candidates as a table of `Offer`s. The same predicate keeps a candidate out of the options and
explains the refusal. Explanations are computed only on request, so simulations do not pay for them.

Three functions read the table: `options` (what is open, quickly), `sorted_out` (open and closed, with reasons) and
`is_open` (one answer). They must agree; `tests/engine/test_choices.py` compares them.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from lanterne.engine.compiled_offers import compiled
from lanterne.engine.ids import SeatId
from lanterne.engine.step import Call, Step


class Refusal(NamedTuple):
    """Why something is not allowed: a message with its arguments, and the rule behind it."""

    message: str
    rule: str
    args: tuple[tuple[str, Any], ...] = ()


Predicate: TypeAlias = Callable[..., Refusal | None]
"""`(state, seat, *about)` or `(state, seat, *about, *args)` -> None if allowed. Must not change anything."""

Things: TypeAlias = Callable[..., Iterable[tuple[int, ...]]]
"""`(state, seat, *about)` -> the arguments of each candidate, in board order."""


def once(state: Any, seat: SeatId, *about: int) -> tuple[tuple[int, ...], ...]:
    """The one candidate of a step without arguments."""
    return ((),)


def about_itself(state: Any, seat: SeatId, *about: int) -> tuple[tuple[int, ...], ...]:
    """The one candidate of a step that takes what the decision is about."""
    return (about,)


class Offer(msgspec.Struct, frozen=True):
    """One line of a decision's table: a step, the things it can be done with, and what can forbid it.

    `closed` is called once for the whole line, with `(state, seat, *about)`; `each` once per candidate, with
    `(state, seat, *about, *args)`. The first refusal counts. A line with `never` exists only to explain: its candidates
    are never open, and simulations skip it.
    """

    step: Step[...]
    things: Things = once
    closed: tuple[Predicate, ...] = ()
    each: tuple[Predicate, ...] = ()
    never: Refusal | None = None


DraftShape: TypeAlias = Literal["set", "slots", "amount", "offer", "text", "file"]
"""How screens ask for a draft: a "set" of picks in any order, "slots" that are filled in order, an "amount", an "offer"
with two sides, a "text" that is typed, or the text of a "file"."""


class Draft:
    """A combined answer, put together pick by pick. Only the confirmed whole is an answer.

    `shape` tells screens how to ask. `offers` is a table of picks like that of a decision; its functions get the picks
    so far after the seat: `(state, seat, so_far, *about)`, so the same predicate forbids a pick and explains why. What
    has been picked already and cannot be picked again is no candidate. `unfinished(state, seat, so_far, *about)` says
    why the draft cannot be confirmed yet, or returns None. The answer is `step` called with the picks. For a set, every
    order of a legal set must be legal pick by pick; the answer has the picks sorted. `sides` are the picks of the two
    sides of an offer, which screens show under separate headings. `suggested(state, seat, *about)` returns legal picks
    for screens to start with; without it they start with none.

    `picks(state, seat, so_far, *about)` returns the legal next picks. `quick` computes them instead of the table, in an
    order of its own, where the table would be slow; both must agree, which every simulated game checks.
    """

    __slots__ = ("offers", "picks", "shape", "sides", "step", "suggested", "unfinished")

    def __init__(
        self,
        shape: DraftShape,
        step: Step[...],
        offers: tuple[Offer, ...],
        unfinished: Callable[..., Refusal | None],
        *,
        quick: Callable[..., Iterable[Call]] | None = None,
        sides: tuple[Step[...], ...] = (),
        suggested: Callable[..., tuple[Call, ...]] | None = None,
    ) -> None:
        self.shape: DraftShape = shape
        self.sides = sides
        self.step = step
        self.offers = offers
        self.picks: Callable[..., Iterable[Call]] = quick if quick is not None else self._listed
        self.unfinished = unfinished
        self.suggested = suggested

    def _listed(self, state: Any, seat: SeatId, so_far: tuple[Call, ...], *about: int) -> list[Call]:
        return _listed(state, seat, self.offers, (so_far, *about))

    def sorted_out(
        self, state: Any, seat: SeatId, so_far: tuple[Call, ...], *about: int
    ) -> tuple[list[Call], list[tuple[Call, Refusal]]]:
        """All candidates for the next pick in the order of the table: the open ones, and the closed ones with the first
        reason against each."""
        return _sorted_out(state, seat, self.offers, (so_far, *about))

    def confirm(self, so_far: tuple[Call, ...]) -> Call:
        """The answer that these picks make, in its one canonical form."""
        return (self.step.name, *(sorted(so_far) if self.shape == "set" else so_far))

    def takes(self, state: Any, seat: SeatId, so_far: tuple[Call, ...], pick: Call, *about: int) -> bool:
        """Whether `pick` may come next."""
        return pick in tuple(self.picks(state, seat, so_far, *about))

    def refuses(self, state: Any, seat: SeatId, about: tuple[int, ...], answer: Call) -> bool:
        """True unless `answer` could have been put together pick by pick and confirmed."""
        so_far = answer[1:]
        for place, made in enumerate(so_far):
            if not self.takes(state, seat, so_far[:place], made, *about):
                return True
        return answer != self.confirm(so_far) or self.unfinished(state, seat, so_far, *about) is not None


class Amount(Draft):
    """A number within bounds, such as a sum of gold. Screens ask for the number instead of listing all of them.

    `bounds(state, seat, *about)` is the range of legal numbers. The one pick is `pick`, called with what the decision
    is about and the number; until it is made, `unsaid` says why nothing can be confirmed."""

    __slots__ = ("bounds", "pick", "unsaid")

    def __init__(self, step: Step[...], pick: Step[...], bounds: Callable[..., range], unsaid: Refusal) -> None:
        super().__init__("amount", step, (), self._unsaid, quick=self._numbers)
        self.pick = pick
        self.bounds = bounds
        self.unsaid = unsaid

    def _numbers(self, state: Any, seat: SeatId, so_far: tuple[Call, ...], *about: int) -> list[Call]:
        return [] if so_far else [self.pick(*about, number) for number in self.bounds(state, seat, *about)]

    def _unsaid(self, state: Any, seat: SeatId, so_far: tuple[Call, ...], *about: int) -> Refusal | None:
        return None if so_far else self.unsaid

    def takes(self, state: Any, seat: SeatId, so_far: tuple[Call, ...], pick: Call, *about: int) -> bool:
        head = (self.pick.name, *about)
        fits = isinstance(pick, tuple) and pick[:-1] == head and pick[-1] in self.bounds(state, seat, *about)
        return fits and not so_far


class TextDraft(Draft):
    """Text that the player writes: a line, or the text of a file. There is nothing to pick; the answer is `step`
    called with the text.

    `unfit(state, seat, text, *about)` says what is wrong with a text; until there is one, `unsaid` says why nothing can
    be confirmed. `before(state, seat, *about)` is the present text, to start from.
    """

    __slots__ = ("before", "unfit", "unsaid")

    def __init__(
        self,
        shape: Literal["text", "file"],
        step: Step[...],
        unfit: Callable[..., Refusal | None],
        unsaid: Refusal,
        before: Callable[..., str] = lambda *_: "",
    ) -> None:
        super().__init__(shape, step, (), lambda *_: unsaid)
        self.unfit = unfit
        self.unsaid = unsaid
        self.before = before

    def refuses(self, state: Any, seat: SeatId, about: tuple[int, ...], answer: Call) -> bool:
        match answer:
            case (name, str(text)) if name == self.step.name:
                return self.unfit(state, seat, text, *about) is not None
        return True


class Choice(msgspec.Struct, frozen=True):
    """A decision that waits: for one seat, or sealed for several at once (then `reveal` is set).

    With both offers and a draft, each option is an answer that replaces the draft. `default` is the answer of a seat
    that does not answer in time, if it is open to it; otherwise the first draft that can be confirmed, or the first
    option."""

    seats: tuple[SeatId, ...]
    offers: tuple[Offer, ...] = ()
    about: tuple[int, ...] = ()
    draft: Draft | None = None
    default: Call | None = None
    reveal: Call | None = None


def ask(
    seat: SeatId,
    offers: tuple[Offer, ...] = (),
    *about: int,
    draft: Draft | None = None,
    default: Call | None = None,
) -> Choice:
    """Ask one seat. `about` is passed to the predicates of the offers."""
    return Choice((seat,), offers, about, draft, default)


def sealed(
    seats: tuple[SeatId, ...],
    reveal: Call,
    offers: tuple[Offer, ...] = (),
    *about: int,
    draft: Draft | None = None,
    default: Call | None = None,
) -> Choice:
    """Ask several seats at once. Each may replace its answer until the last is in. Then `reveal` runs and reads them
    with `game.sealed(seat)` in turn order, so the order in which they arrived never matters."""
    return Choice(seats, offers, about, draft, default, reveal)


class _Table:
    """A decision's table for a number of arguments: how often it was used and, once that is often, its compiled
    functions."""

    __slots__ = ("any_open", "asked", "offers", "options")

    def __init__(self, offers: tuple[Offer, ...]) -> None:
        self.offers = offers
        self.asked = 0
        self.options: Callable[..., list[Call]] | None = None
        self.any_open: Callable[..., bool] | None = None


_tables: dict[tuple[int, int], _Table] = {}
"""By identity of the offers (kept alive here) and number of arguments. Most decisions use one constant table."""
MOST_TABLES = 1000
OFTEN = 10
"""A table is compiled after this many uses, so tables built for one decision are not."""


def _table(offers: tuple[Offer, ...], about: int) -> _Table:
    table = _tables.get((id(offers), about))
    if table is None or table.offers is not offers:
        if len(_tables) >= MOST_TABLES:
            _tables.clear()
        table = _tables[id(offers), about] = _Table(offers)
    table.asked += 1
    if table.asked > OFTEN:
        table.options = compiled(offers, about, False, once)
        table.any_open = compiled(offers, about, True, once)
    return table


def options(state: Any, choice: Choice, seat: SeatId) -> list[Call]:
    """What `seat` may answer, in the order of the table, without drafts. Never changes the state."""
    offers, about = choice.offers, choice.about
    table = _tables.get((id(offers), len(about)))
    if table is None or table.options is None or table.offers is not offers:
        table = _table(offers, len(about))
        if table.options is None:
            return list(_open_ones(state, seat, offers, about))
    listed = table.options
    if not about:
        return listed(state, seat)
    head = (state, seat)
    return listed(*head + about)  # joining the tuples is quicker than unpacking both


def _listed(state: Any, seat: SeatId, offers: tuple[Offer, ...], about: tuple[Any, ...]) -> list[Call]:
    """What a table opens. `options` is the same for a choice, written out since every decision asks for it."""
    table = _tables.get((id(offers), len(about)))
    if table is None or table.options is None or table.offers is not offers:
        table = _table(offers, len(about))
    return table.options(state, seat, *about) if table.options else list(_open_ones(state, seat, offers, about))


def any_open(state: Any, choice: Choice, seat: SeatId) -> bool:
    """Whether `seat` has any option; stops at the first."""
    offers, about = choice.offers, choice.about
    table = _tables.get((id(offers), len(about)))
    if table is None or table.any_open is None or table.offers is not offers:
        table = _table(offers, len(about))
        if table.any_open is None:
            return next(_open_ones(state, seat, offers, about), None) is not None
    head = (state, seat)
    return table.any_open(*head + about)


def _open_ones(state: Any, seat: SeatId, offers: tuple[Offer, ...], about: tuple[Any, ...]) -> Iterator[Call]:
    """What is open, one by one, for a table that is not compiled."""
    head = (state, seat, *about)
    for offer in offers:
        if offer.never is not None or _first_refusal(offer.closed, head) is not None:
            continue
        for args in offer.things(*head):
            if _first_refusal(offer.each, head + args) is None:
                yield (offer.step.name, *args)


def sorted_out(state: Any, choice: Choice, seat: SeatId) -> tuple[list[Call], list[tuple[Call, Refusal]]]:
    """All candidates in the order of the table: the open ones, as `options` lists them, and the closed ones with the
    first reason against each."""
    return _sorted_out(state, seat, choice.offers, choice.about)


def _sorted_out(
    state: Any, seat: SeatId, offers: tuple[Offer, ...], about: tuple[Any, ...]
) -> tuple[list[Call], list[tuple[Call, Refusal]]]:
    head = (state, seat, *about)
    found: list[Call] = []
    closed: list[tuple[Call, Refusal]] = []
    asked: tuple[Predicate, ...] = ()
    whole: Refusal | None = None
    for offer in offers:
        if offer.closed is not asked:
            asked, whole = offer.closed, _first_refusal(offer.closed, head)
        name = (offer.step.name,)
        for args in offer.things(*head):
            refusal = whole or _first_refusal(offer.each, head + args) or offer.never
            if refusal is None:
                found.append(name + args)
            else:
                closed.append((name + args, refusal))
    return found, closed


def why_not(state: Any, choice: Choice, seat: SeatId) -> list[tuple[Call, Refusal]]:
    """The closed candidates with the first reason against each, in the order of the table."""
    return sorted_out(state, choice, seat)[1]


def _first_refusal(predicates: tuple[Predicate, ...], about: tuple[Any, ...]) -> Refusal | None:
    for refuses in predicates:
        refusal = refuses(*about)
        if refusal is not None:
            return refusal
    return None


def is_open(state: Any, choice: Choice, seat: SeatId, answer: Call) -> bool:
    """Whether `seat` may give this answer now."""
    if seat not in choice.seats:
        return False
    if choice.draft is not None and answer[:1] == (choice.draft.step.name,):
        return not choice.draft.refuses(state, seat, choice.about, answer)
    head = (state, seat, *choice.about)
    for offer in choice.offers:
        if (offer.step.name,) != answer[:1] or offer.never is not None:
            continue
        if _first_refusal(offer.closed, head) is not None:
            continue
        for args in offer.things(*head):
            if args == answer[1:] and _first_refusal(offer.each, head + args) is None:
                return True
    return False
