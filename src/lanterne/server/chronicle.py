"""What is told of a game: its events, and those entries of the log that speak for themselves."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from lanterne.engine import EventRecord, Undo
from lanterne.engine.log import Answer, AnyEntry, HandedOver

Chronicle: TypeAlias = list[tuple[int, EventRecord | AnyEntry]]
"""What happened and was not taken back, each with the number of its entry."""


def enter(told: Chronicle, entry: AnyEntry) -> None:
    """Go on with an entry whose events are told already: an undo strikes out what it takes back."""
    if isinstance(entry, Undo):
        told[:] = [(n, what) for n, what in told if n <= entry.to]
    if isinstance(entry, Undo | HandedOver) or (isinstance(entry, Answer) and entry.auto not in ("", "lesson")):
        told.append((entry.n, entry))


def chronicle(entries: Iterable[AnyEntry], events: Sequence[tuple[int, EventRecord]]) -> Chronicle:
    """What is told of a whole log; `events` are all that happened, each with the number of its entry, in order."""
    told: Chronicle = []
    place = 0
    for entry in entries:
        while place < len(events) and events[place][0] == entry.n:
            told.append(events[place])
            place += 1
        enter(told, entry)
    return told
