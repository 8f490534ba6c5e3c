"""Walks: several answers that a person gave by one click, and takes back as one."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lanterne.engine.log import Answer
from lanterne.engine.masks import has
from lanterne.engine.step import Call
from lanterne.engine.table import Table


class Walk(NamedTuple):
    """The entry after which a walk began, and its last one."""

    begun: int
    ended: int


class Walks:
    """The walks of a table, so that taking back takes back a whole one."""

    def __init__(self) -> None:
        self._walks: list[Walk] = []

    def walk(self, table: Table[Any], seat: int, calls: Sequence[Call]) -> Iterator[Call]:
        """What to answer, one after the other, up to the first surprise: when the seat is no longer asked, or the next
        is not open. Whoever iterates answers; that makes the walk."""
        begun = table.last
        for done, call in enumerate(calls):
            if done and (seat not in table.asked or not table.view(seat).is_open(call)):
                return
            yield call
            self._walks = [walk for walk in self._walks if walk.begun < begun] + [Walk(begun, table.last)]

    def is_free(self, table: Table[Any], seat: int) -> bool | None:
        """Whether the person at `seat` could go back without asking anybody; None if there is nothing. For those who do
        not want to know where to: it is found out after every answer, for everybody."""
        last = table.log.entries[-1]
        if type(last) is Answer and not has(table.person_seats(seat), last.seat) and not table.is_alone(seat):
            return None if table.before_last_answer(seat) is None else False  # somebody else has answered since
        found = self.back(table, seat)
        return found[1] if found is not None else None

    def back(self, table: Table[Any], seat: int) -> tuple[int, bool] | None:
        """The entry to which the person at `seat` would go back, before the last answer or the whole walk it ended, and
        whether that is possible without asking anybody; alone with bots it always is. None if there is nothing."""
        to = table.before_last_answer(seat)
        if to is None:
            return None
        limit = 0 if table.is_alone(seat) else table.undo_limit(seat)
        last = table.standing[bisect_right(table.standing, to)]
        begun = next((walk.begun for walk in self._walks if walk.ended == last and walk.begun >= table.chapter), to)
        return (begun, True) if limit <= begun else (to, limit <= to)
