"""A look back at a game, as one seat knew it: how it stood over time, and the moments that decided it."""

from collections.abc import Iterable, Iterator, Sequence
from heapq import nlargest
from typing import Any, NamedTuple

from lanterne.engine import Call, Table, View
from lanterne.engine.log import Answer, SeedOpened
from lanterne.search.budget import Budget
from lanterne.search.coach import Advice, second_thought
from lanterne.search.searching import Search

MOMENTS = 3
WEIGHED = 8
"""How many decisions are searched again: those around which most changed."""
PLAYOUTS = 96
SHORTEST = 0.02
"""The share of a victory that a moment must have changed, or could have."""


class Played(NamedTuple):
    """A decision of the seat: the entry of the log, what the seat knew before it, and what it answered."""

    n: int
    view: View[Any]
    answer: Call


class Point(NamedTuple):
    """How each seat stood before an entry of the log, from 0 to 1, as far as the reviewed seat could tell."""

    n: int
    chances: tuple[float, ...]


class Moment(NamedTuple):
    """A decision around which much changed: how the seat stood before it and before its next one, and a clearly better
    answer if there was one."""

    n: int
    view: View[Any]
    answer: Call
    before: float
    after: float
    better: Advice | None

    @property
    def weight(self) -> float:
        """How much depended on this moment."""
        return abs(self.after - self.before) + (self.better.gain if self.better is not None else 0.0)


class Review(NamedTuple):
    """The curve, and the moments that decided the game in the order of play."""

    points: tuple[Point, ...]
    moments: tuple[Moment, ...]


def review_table(search: Search[Any], table: Table[Any], seats: Sequence[int]) -> Review:
    """Review a game that is over for the seats of one person."""
    last = Point(table.last, search.chance(table.box.view(table.state, seats[0])))
    return review(search, decisions(table, seats), last)


def decisions(table: Table[Any], seats: Sequence[int]) -> Iterator[Played]:
    """What these seats decided themselves, without what was taken back or answered automatically."""
    before = -1
    for n in table.standing:
        entry = table.log.entries[n]
        if isinstance(entry, Answer) and entry.seat in seats and not entry.auto and before >= 0:
            view = table.box.view(table.state_after(before), entry.seat)
            yield Played(n, view, table.box.decode(entry.answer))
        if not isinstance(entry, SeedOpened):
            before = n


def review(search: Search[Any], played: Iterable[Played], last: Point, seed: str = "") -> Review:
    """Review the decisions of one seat, in order; `last` is the outcome. The same decisions and seed give the same
    review."""
    points: list[Point] = []
    changes: list[tuple[float, Played, float, float]] = []
    before: Played | None = None
    for decision in played:
        points.append(Point(decision.n, search.chance(decision.view)))
        if before is not None:
            changes = _with(changes, before, points[-2], points[-1])
        before = decision
    if before is not None:
        changes = _with(changes, before, points[-1], last)
    weighed = []
    for _, decision, stood, stands in changes:
        better = second_thought(search, decision.view, decision.answer, Budget(PLAYOUTS), seed)
        weighed.append(Moment(*decision, stood, stands, better))
    decided = nlargest(MOMENTS, (moment for moment in weighed if moment.weight >= SHORTEST), key=lambda m: m.weight)
    return Review((*points, last), tuple(sorted(decided, key=lambda moment: moment.n)))


def _with(
    changes: list[tuple[float, Played, float, float]], decision: Played, stood: Point, stands: Point
) -> list[tuple[float, Played, float, float]]:
    """The largest changes so far. Only they keep their views, so that a long campaign needs little memory."""
    seat = decision.view.seat
    before, after = stood.chances[seat], stands.chances[seat]
    return nlargest(WEIGHED, [*changes, (abs(after - before), decision, before, after)], key=lambda each: each[0])
