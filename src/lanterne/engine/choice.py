"""Decisions: who is asked, what is offered, and why the rest is refused.

A decision lists its candidates as a table of `Offer`s. One and the same predicate keeps a candidate out of the
options and explains the refusal; explanations are made only when somebody looks, so simulations do not pay.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

import msgspec

from lanterne.engine.step import Call, Step

Seat: TypeAlias = int


class Refusal(NamedTuple):
    """Why something is not allowed: a message with its arguments, and the rule behind it."""

    message: str
    rule: str
    args: tuple[tuple[str, Any], ...] = ()


Predicate: TypeAlias = Callable[..., Refusal | None]
"""`(state, seat, *about)` or `(state, seat, *about, *args)` -> None if allowed. It never changes anything."""

Things: TypeAlias = Callable[..., Iterable[tuple[int, ...]]]
"""`(state, seat, *about)` -> the arguments of each candidate, in board order."""


def once(state: Any, seat: Seat, *about: int) -> tuple[tuple[int, ...], ...]:
    """The one candidate of a step without arguments."""
    return ((),)


def about_itself(state: Any, seat: Seat, *about: int) -> tuple[tuple[int, ...], ...]:
    """The one candidate of a step that takes what the decision is about."""
    return (about,)


class Offer(msgspec.Struct, frozen=True):
    """One line of a decision's table: a step, the things it can be done with, and what speaks against it.

    `closed` is asked once for the whole line, `(state, seat, *about)`; `each` once for every candidate,
    `(state, seat, *about, *args)`. The first refusal counts.
    """

    step: Step[...]
    things: Things = once
    closed: tuple[Predicate, ...] = ()
    each: tuple[Predicate, ...] = ()


class Draft:
    """A combined answer, put together pick by pick; only the confirmed whole is an answer.

    `shape` tells screens how to ask: "set" (order does not matter), "slots" (ordered), "pairing", "amount",
    "offer" (two-sided), "text", "file". `picks(state, seat, so_far, *about)` gives the legal next picks;
    `unfinished(state, seat, so_far, *about)` refuses to confirm yet. The answer is `step` called with the picks.
    For a set, every order of a legal set must be legal pick by pick; the answer has the picks sorted.
    """

    __slots__ = ("picks", "shape", "step", "unfinished")

    def __init__(
        self,
        shape: str,
        step: Step[...],
        picks: Callable[..., Iterable[Call]],
        unfinished: Callable[..., Refusal | None],
    ) -> None:
        self.shape = shape
        self.step = step
        self.picks = picks
        self.unfinished = unfinished

    def confirm(self, so_far: tuple[Call, ...]) -> Call:
        """The answer that these picks make, in its one canonical form."""
        return (self.step.name, *(sorted(so_far) if self.shape == "set" else so_far))

    def refuses(self, state: Any, seat: Seat, about: tuple[int, ...], answer: Call) -> bool:
        """True unless `answer` could have been put together pick by pick and confirmed."""
        so_far = answer[1:]
        for place, made in enumerate(so_far):
            if made not in tuple(self.picks(state, seat, so_far[:place], *about)):
                return True
        return answer != self.confirm(so_far) or self.unfinished(state, seat, so_far, *about) is not None


class Choice(msgspec.Struct, frozen=True):
    """A decision that waits: for one seat, or sealed for several at once (then `reveal` is set).

    `default` is what happens if the seat does not answer in time; None means the first option.
    """

    seats: tuple[Seat, ...]
    offers: tuple[Offer, ...] = ()
    about: tuple[int, ...] = ()
    draft: Draft | None = None
    default: Call | None = None
    reveal: Call | None = None


def ask(
    seat: Seat,
    offers: tuple[Offer, ...] = (),
    *about: int,
    draft: Draft | None = None,
    default: Call | None = None,
) -> Choice:
    """Ask one seat. `about` is handed to the predicates of the offers."""
    return Choice((seat,), offers, about, draft, default)


def sealed(
    seats: tuple[Seat, ...],
    reveal: Call,
    offers: tuple[Offer, ...] = (),
    *about: int,
    draft: Draft | None = None,
    default: Call | None = None,
) -> Choice:
    """Ask several seats at once. Each may replace its answer until the last is in; then `reveal` runs and
    reads them with `game.sealed(seat)`, in turn order: in which order they arrived never matters."""
    return Choice(seats, offers, about, draft, default, reveal)


class _Line(NamedTuple):
    """A line of a decision's table, taken apart: the head of its calls, its candidates, what is asked of each. Without
    `things` the head is the whole call, and the line's one candidate."""

    name: tuple[str]
    things: Things | None
    each: tuple[Predicate, ...]


class _Table(NamedTuple):
    """A decision's table in the form that is quick to go through: every predicate that stands before whole lines once,
    and the lines in blocks with the places of the predicates that must let them pass."""

    offers: tuple[Offer, ...]
    predicates: tuple[Predicate, ...]
    blocks: tuple[tuple[tuple[int, ...], tuple[_Line, ...]], ...]


_tables: dict[int, _Table] = {}
"""By the identity of the offers, which each table holds on to. Most decisions have theirs made once and for all."""
MOST_TABLES = 1000


def _table(offers: tuple[Offer, ...]) -> _Table:
    predicates = list(dict.fromkeys(refuses for offer in offers for refuses in offer.closed))
    blocks: list[tuple[tuple[int, ...], list[_Line]]] = []
    for offer in offers:
        places = tuple(predicates.index(refuses) for refuses in offer.closed)
        if not blocks or blocks[-1][0] != places:
            blocks.append((places, []))
        things = None if offer.things is once and not offer.each else offer.things
        blocks[-1][1].append(_Line((offer.step.name,), things, offer.each))
    if len(_tables) >= MOST_TABLES:
        _tables.clear()
    made = _Table(offers, tuple(predicates), tuple((places, tuple(lines)) for places, lines in blocks))
    _tables[id(offers)] = made
    return made


def options(state: Any, choice: Choice, seat: Seat) -> list[Call]:
    """What `seat` may answer, in the order of the table; empty for a draft. Never changes the state."""
    offers = choice.offers
    table = _tables.get(id(offers))
    if table is None or table.offers is not offers:
        table = _table(offers)
    head = (state, seat, *choice.about)
    predicates = table.predicates
    refused: list[bool | None] = [None] * len(predicates)  # a predicate is asked once, however many lines it guards
    found: list[Call] = []
    for places, lines in table.blocks:
        for place in places:
            no = refused[place]
            if no is None:
                no = refused[place] = predicates[place](*head) is not None
            if no:
                break
        else:
            for name, things, each in lines:
                if things is None:
                    found.append(name)
                elif not each:
                    for args in things(*head):
                        found.append(name + args)
                elif len(each) == 1:
                    refuses = each[0]
                    for args in things(*head):
                        if refuses(*head, *args) is None:
                            found.append(name + args)
                else:
                    for args in things(*head):
                        if all(refuses(*head, *args) is None for refuses in each):
                            found.append(name + args)
    return found


def sorted_out(state: Any, choice: Choice, seat: Seat) -> tuple[list[Call], list[tuple[Call, Refusal]]]:
    """All candidates in the order of the table: the open ones, as `options` gives them, and the closed ones with the
    first reason against each."""
    head = (state, seat, *choice.about)
    found: list[Call] = []
    closed: list[tuple[Call, Refusal]] = []
    asked: tuple[Predicate, ...] = ()
    whole: Refusal | None = None
    for offer in choice.offers:
        if offer.closed is not asked:
            asked, whole = offer.closed, _first_refusal(offer.closed, head)
        name = (offer.step.name,)
        for args in offer.things(*head):
            refusal = whole or _first_refusal(offer.each, head + args)
            if refusal is None:
                found.append(name + args)
            else:
                closed.append((name + args, refusal))
    return found, closed


def why_not(state: Any, choice: Choice, seat: Seat) -> list[tuple[Call, Refusal]]:
    """The closed candidates with the first reason against each, in the order of the table."""
    return sorted_out(state, choice, seat)[1]


def _first_refusal(predicates: tuple[Predicate, ...], about: tuple[Any, ...]) -> Refusal | None:
    for refuses in predicates:
        refusal = refuses(*about)
        if refusal is not None:
            return refusal
    return None


def is_open(state: Any, choice: Choice, seat: Seat, answer: Call) -> bool:
    """Whether `answer` is one that `seat` may give now."""
    if seat not in choice.seats:
        return False
    if choice.draft is not None and answer[:1] == (choice.draft.step.name,):
        return not choice.draft.refuses(state, seat, choice.about, answer)
    lines = tuple(offer for offer in choice.offers if (offer.step.name,) == answer[:1])
    return answer in options(state, msgspec.structs.replace(choice, offers=lines), seat)
