"""Walks: several answers given by one click, which are taken back together."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lanterne.engine.ids import has
from lanterne.engine.log import Answer
from lanterne.engine.step import Call
from lanterne.engine.table import Table


class Walk(NamedTuple):
    """The entry before a walk, and its last entry."""

    begun: int
    ended: int


class Walks:
    """The walks of a table, so that undo takes back a whole walk."""

    def __init__(self) -> None:
        self._walks: list[Walk] = []

    def walk(self, table: Table[Any], seat: int, calls: Sequence[Call]) -> Iterator[Call]:
        """Yield the calls to answer, one by one, up to the first surprise: the seat is no longer asked, or the next
        call is not open. The caller answers each before it takes the next."""
        begun = table.last
        for done, call in enumerate(calls):
            if done and (seat not in table.asked or not table.view(seat).is_open(call)):
                return
            yield call
            self._walks = [walk for walk in self._walks if walk.begun < begun] + [Walk(begun, table.last)]

    def is_free(self, table: Table[Any], seat: int, alone: bool | None = None) -> bool | None:
        """Whether the person at `seat` could go back without asking the others; None if there is nothing to take back.
        `alone`: no others are concerned, by default if only bots sit at the other seats. Quicker than `back`, because
        it runs after every answer for everybody."""
        alone = table.is_alone(seat) if alone is None else alone
        last = table.log.entries[-1]
        if type(last) is Answer and not has(table.person_seats(seat), last.seat) and not alone:
            return None if table.before_last_answer(seat) is None else False  # somebody else has answered since
        found = self.back(table, seat, alone)
        return found[1] if found is not None else None

    def back(self, table: Table[Any], seat: int, alone: bool | None = None) -> tuple[int, bool] | None:
        """The entry to which the person at `seat` would go back (before the last answer, or the whole walk that it
        ended), and whether that needs no consent; `alone` it never does. None if there is nothing."""
        to = table.before_last_answer(seat)
        if to is None:
            return None
        alone = table.is_alone(seat) if alone is None else alone
        limit = 0 if alone else table.undo_limit(seat)
        last = table.standing[bisect_right(table.standing, to)]
        begun = next((walk.begun for walk in self._walks if walk.ended == last and walk.begun >= table.chapter), to)
        return (begun, True) if limit <= begun else (to, limit <= to)
