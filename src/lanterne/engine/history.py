"""History: the state of a game after each entry of its log."""

from typing import Generic, TypeVar

from lanterne.engine.beats import Beat, again, beats, play_entry
from lanterne.engine.box import Box
from lanterne.engine.log import AnyEntry, Log, Undo
from lanterne.engine.state import State

S = TypeVar("S", bound=State)

RECENT = 8
"""How many of the latest states are kept: people mostly go back by a step or a turn."""
MARK = 64
"""Every MARK-th state is kept too, so that replaying to any other one is short."""


class History(Generic[S]):
    """The state after each entry of a log.

    Keeping every state would take ten times the memory. Only some are kept; the others are replayed on request from the
    last one kept before them. Callers must not change the states they get.
    """

    def __init__(self, box: Box[S], log: Log) -> None:
        self._box = box
        self._log = log
        self._first = 0
        self._free: list[bool] = []
        self._states: dict[int, S] = {}
        self._replayed: tuple[int, S] | None = None

    def add(self, state: S, free: bool) -> None:
        """Add the state after the last entry of the log; `free`: whether the person who gave it may take it back alone.
        The history owns `state` from now on."""
        n = len(self._free)
        self._free.append(free)
        self._states[n] = state
        if (n - RECENT) % MARK:
            self._states.pop(n - RECENT, None)

    def skip(self, count: int) -> None:
        """Leave out the first entries: there are no states of them."""
        self._first = count
        self._free = [False] * count

    def is_kept(self, n: int) -> bool:
        """Whether the state after entry n is kept and need not be replayed."""
        return n in self._states

    def is_free(self, n: int) -> bool:
        """Whether the person who gave entry n may take it back alone."""
        return self._free[n]

    @property
    def last(self) -> S:
        """The state after the last entry."""
        return self._states[len(self._free) - 1]

    def state(self, n: int) -> S:
        """The state after entry n. Raises IndexError if there is no such entry."""
        if not self._first <= n < len(self._free):
            raise IndexError(f"the log has entries {self._first} to {len(self._free) - 1}, not {n}")
        state, again = self._nearest(n)
        if again:
            state = self._played_on(state.copy(), again)
            self._replayed = (n, state)  # stepping through a replay asks for the next one soon
        return state

    def _nearest(self, n: int) -> tuple[S, list[AnyEntry]]:
        """The last kept state on the way to entry n, and the entries from there to n."""
        again: list[AnyEntry] = []
        while True:
            if self.is_kept(n):
                return self._states[n], again[::-1]
            if self._replayed is not None and self._replayed[0] == n:
                return self._replayed[1], again[::-1]
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
        """The beats of entry n (see `lanterne.engine.beats`). Raises IndexError if there is no such entry, or none
        before it."""
        return beats(self._box, self.state(n - 1).copy(), self._log.entries[n])

    def __len__(self) -> int:
        return len(self._free)
