"""Moments: where a game stood after each entry of its log."""

from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from lanterne.engine.beats import Beat, again, beats, play_entry
from lanterne.engine.box import Box
from lanterne.engine.log import AnyEntry, Log, Undo
from lanterne.engine.state import State

S = TypeVar("S", bound=State)

RECENT = 8
"""The states of so many last entries are kept: people mostly go back by a step or a turn."""
MARK = 64
"""And that of every entry whose number is a multiple of this: no way back to one of the others is long."""


class Moment(NamedTuple):
    """Where the game stood after an entry. `free` tells whether the person who gave it may take it back alone."""

    state: Any
    choice_id: int
    free: bool


class History(Generic[S]):
    """The moment after each entry of a log.

    A table that kept every state would need ten times its memory. Only some are kept; another one is made again, when
    somebody asks for it, by playing on from the last one kept before it. What this gives is looked at, not changed.
    """

    def __init__(self, box: Box[S], log: Log) -> None:
        self._box = box
        self._log = log
        self._marks: list[tuple[int, bool]] = []
        self._states: dict[int, S] = {}
        self._made_again: tuple[int, S] | None = None

    def add(self, state: S, choice_id: int, free: bool) -> None:
        """The moment after the last entry of the log; `state` is left to the moments."""
        n = len(self._marks)
        self._marks.append((choice_id, free))
        self._states[n] = state
        if (n - RECENT) % MARK:
            self._states.pop(n - RECENT, None)

    def is_kept(self, n: int) -> bool:
        """Whether the state after entry n is there and need not be made again."""
        return n in self._states

    def is_free(self, n: int) -> bool:
        """Whether the person who gave entry n may take it back alone."""
        return self._marks[n][1]

    @property
    def last(self) -> S:
        """Where the game stood after the last entry."""
        return self._states[len(self._marks) - 1]

    def state(self, n: int) -> S:
        """Where the game stood after entry n. Raises IndexError if there is no such entry."""
        if not 0 <= n < len(self._marks):
            raise IndexError(f"the log has entries 0 to {len(self._marks) - 1}, not {n}")
        state, again = self._nearest(n)
        if again:
            state = self._played_on(state.copy(), again)
            self._made_again = (n, state)  # whoever looks through a game asks for the next one soon
        return state

    def _nearest(self, n: int) -> tuple[S, list[AnyEntry]]:
        """The last state that is there on the way to entry n, and the entries from there to n."""
        again: list[AnyEntry] = []
        while True:
            if self.is_kept(n):
                return self._states[n], again[::-1]
            if self._made_again is not None and self._made_again[0] == n:
                return self._made_again[1], again[::-1]
            entry = self._log.entries[n]
            if isinstance(entry, Undo):
                n = entry.to
            else:
                again.append(entry)
                n -= 1

    def _played_on(self, state: S, entries: list[AnyEntry]) -> S:
        game = again(self._box, state, entries)
        for entry in entries:
            play_entry(game, entry)
        return game.state

    def beats(self, n: int) -> list[Beat]:
        """What happened one after the other in entry n, from the moment before it: see `lanterne.engine.beats`. Raises
        IndexError if there is no such entry, or none before it."""
        return beats(self._box, self.state(n - 1).copy(), self._log.entries[n])

    def __len__(self) -> int:
        return len(self._marks)

    def __getitem__(self, n: int) -> Moment:
        return Moment(self.state(n), *self._marks[n])

    def __iter__(self) -> Iterator[Moment]:
        return (self[n] for n in range(len(self)))
