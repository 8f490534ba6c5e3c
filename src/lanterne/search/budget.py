"""How long to think: a number of play-outs, which is the same on every machine, or processor time, for people."""

from collections.abc import Callable
from time import process_time
from typing import NamedTuple


def _never() -> bool:
    return False


class Budget(NamedTuple):
    """Thinking ends after this many play-outs, or seconds of processor time, or as soon as `stop()` is true;
    whichever comes first. With neither seconds nor `stop` the result follows from view and seed alone."""

    iterations: int = 400
    seconds: float | None = None
    stop: Callable[[], bool] = _never


class Clock:
    """A budget that is being used up."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = process_time() if budget.seconds is not None else 0.0
        self.used = 0
        """Play-outs so far."""

    def tick(self) -> None:
        """One more play-out was made."""
        self.used += 1

    @property
    def left(self) -> int:
        """How many play-outs may still be made; 0 if time is up."""
        budget = self._budget
        if budget.stop() or (budget.seconds is not None and process_time() - self._start >= budget.seconds):
            return 0
        return max(0, budget.iterations - self.used)
