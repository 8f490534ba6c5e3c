"""Walks and shortcuts: several answers given by one click, which are taken back together."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lanterne.engine.ids import has
from lanterne.engine.log import Answer
from lanterne.engine.step import Call
from lanterne.engine.table import Table
from lanterne.engine.view import Shortcut

MOST_ANSWERS = 500
"""No shortcut gives more."""


class Walk(NamedTuple):
    """The entry before a walk, and its last entry. A shortcut is only ever taken back `whole`, because a player who
    chose it made none of its answers; of a walk that needs consent the last step can be taken back."""

    begun: int
    ended: int
    whole: bool = False


class Walks:
    """The walks of a table, so that undo takes back a whole walk."""

    def __init__(self) -> None:
        self._walks: list[Walk] = []

    def walk(self, table: Table[Any], seat: int, calls: Sequence[Call]) -> Iterator[tuple[int, Call]]:
        """Yield the calls to answer, one by one, each with the seat, up to the first surprise: the seat is no longer
        asked, the next call is not open, or the game says so. The caller answers each before it takes the next."""
        begun, before = table.last, table.look(seat).state
        for done, call in enumerate(calls):
            if done and (seat not in table.asked or not table.view(seat).is_open(call)):
                return
            yield seat, call
            self._note(Walk(begun, table.last))
            now = table.look(seat).state
            if table.box.surprised(before, now):
                return
            before = now

    def follow(self, table: Table[Any], seat: int, shortcut: Shortcut) -> Iterator[tuple[int, Call]]:
        """Yield the answers of a shortcut, each with the seat that gives it, up to the first surprise: nobody of the
        person is asked, the shortcut is at its end, or the game says so. The caller answers each before it takes the
        next."""
        begun, first = table.last, table.view_of_person(seat)
        now = first
        for _ in range(MOST_ANSWERS):
            call = shortcut.follow(now, first)
            if call is None or not now.is_open(call):
                return
            yield now.seat, call
            self._note(Walk(begun, table.last, whole=True))
            asked = next((each for each in table.asked if has(first.seats, each)), None)
            if asked is None:
                return
            before, now = now, table.view_of_person(asked)
            if table.box.surprised(before.state, now.state):
                return

    def _note(self, new: Walk) -> None:
        self._walks = [walk for walk in self._walks if walk.begun < new.begun] + [new]

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
        walk = next(
            (each for each in self._walks if each.ended == last and each.begun >= table.chapter), Walk(to, last)
        )
        return (walk.begun, limit <= walk.begun) if walk.whole or limit <= walk.begun else (to, limit <= to)
