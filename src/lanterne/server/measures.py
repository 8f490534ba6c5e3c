"""What the server counts while it runs, for `/metrics`. Counting costs an addition; the words and the format are made
only when somebody asks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Histogram:
    """How often a figure was at most each of these limits; the last count is of those above all of them."""

    def __init__(self, limits: tuple[float, ...]) -> None:
        self.limits = limits
        self.counts = [0] * (len(limits) + 1)
        self.sum = 0.0

    def add(self, figure: float) -> None:
        """Count a figure."""
        self.counts[bisect_left(self.limits, figure)] += 1
        self.sum += figure

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count the seconds that something takes, also if it fails."""
        begun = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - begun)


class Measures:
    """Everything that is counted since the server started."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        """Answers that were saved, by game."""
        self.saved = Histogram(SECONDS)
        """Seconds from an answer until it was on the disk."""
        self.not_saved = 0
        """Answers that could not be saved."""
        self.batches = Histogram(SIZES)
        """Changes that were written together."""
        self.written = Histogram(SECONDS)
        """Seconds that it took to write a batch."""
        self.thought = Histogram(SECONDS)
        """Seconds that bots thought."""
        self.bots_failed = 0
        """Decisions of bots that were replaced by a default answer."""
        self.loaded = Histogram(SECONDS)
        """Seconds until a table was brought back from the database."""
