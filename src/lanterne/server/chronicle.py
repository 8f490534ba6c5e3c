"""What happened at a table: the events of the game, and the log entries that get a line of their own."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from lanterne.engine import EventRecord, Undo
from lanterne.engine.log import ASIDE, Answer, AnyEntry, Continued, SeedShown

Happening: TypeAlias = tuple[int, EventRecord | AnyEntry]
"""An event or an entry, with the number of its log entry."""

UNSPOKEN = ("", "lesson", "ready", "habit")
"""Reasons for automatic answers that nobody needs to be told."""


class Chronicle:
    """Everything that happened and was not taken back, in order."""

    def __init__(self, happened: Iterable[Happening] = ()) -> None:
        self._happened = list(happened)

    def __iter__(self) -> Iterator[Happening]:
        return iter(self._happened)

    def hear(self, n: int, event: EventRecord) -> None:
        """Add an event of entry `n`. This is the listener of the table (`Table.new`, `Table.replay`)."""
        self._happened.append((n, event))

    def enter(self, entry: AnyEntry) -> None:
        """Add an entry whose events were added before. An undo removes what it takes back, except entries about the
        seed."""
        if isinstance(entry, Undo):
            self._happened = [each for each in self._happened if each[0] <= entry.to or isinstance(each[1], SeedShown)]
        if isinstance(entry, (Undo, Continued, *ASIDE)) or (isinstance(entry, Answer) and entry.auto not in UNSPOKEN):
            self._happened.append((entry.n, entry))

    def enter_all(self, entries: Iterable[AnyEntry]) -> None:
        """Add all entries of a log whose events have been heard in one go, each entry after its own events."""
        events, self._happened = self._happened, []
        place = 0
        for entry in entries:
            while place < len(events) and events[place][0] == entry.n:
                self._happened.append(events[place])
                place += 1
            self.enter(entry)

    def after(self, n: int) -> list[Happening]:
        """What happened after entry `n`."""
        return self._happened[bisect_right(self._happened, n, key=lambda each: each[0]) :]

    def last(self, count: int) -> list[Happening]:
        """The last `count` things that happened."""
        return self._happened[-count:]

    def events(self, seats: int) -> Iterator[tuple[int, EventRecord]]:
        """All events, as the people at these seats may know them."""
        return ((n, what.seen_by(seats)) for n, what in self._happened if isinstance(what, EventRecord))
