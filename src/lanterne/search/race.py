"""How good each line is. Lines are played out in the same worlds, and those that fall behind are given up."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from lanterne.engine import Call
from lanterne.search.budget import Clock
from lanterne.search.worlds import Score

WORTHLESS = 0.002
"""A gain of less than this is not worth looking for."""
FIRST_WORLDS = 4
"""How many worlds every line is tried in before one is given up."""
DOUBT = 4
"""A prior: differences count as if there were this many more worlds with the usual spread, since a few worlds that
agree by chance prove nothing."""


class Ranked(NamedTuple):
    """An answer that was weighed. Values are from 0 to 1, as `Mind.worth` is."""

    answer: Call
    value: float
    """What it is worth to the seat, on average over the worlds."""
    worlds: int
    """In how many worlds it was tried."""
    spread: float
    """The standard error of the value."""
    gain: float
    """How much more than the usual bot's answer, in the worlds in which both were tried."""
    doubt: float
    """The standard error of the gain; much less than that of the value, since both had the same luck."""
    line: tuple[Call, ...]
    """The answer, and what the seat would best answer after it as far as that was looked into."""
    features: Mapping[str, float]
    """The features of the positions that it leads to, on average: their difference from another answer's tells why."""
    usual: bool
    """Whether it is the usual bot's answer."""


class Line:
    """A line and its outcome, world by world."""

    def __init__(self, answers: tuple[Call, ...]) -> None:
        self.answers = answers
        self.values: list[float] = []
        self._features: dict[str, float] = {}
        self._seen = 0

    def add(self, score: Score) -> None:
        self.values.append(score.value)
        self._seen += bool(score.features)
        for name, figure in score.features.items():
            self._features[name] = self._features.get(name, 0.0) + figure

    @property
    def value(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def features(self) -> dict[str, float]:
        return {name: figure / self._seen for name, figure in self._features.items()}

    def against(self, base: "Line", usual_spread: float) -> tuple[float, float]:
        """How much better than another line in the worlds that both know, and the standard error of that."""
        pairs = [one - other for one, other in zip(self.values, base.values, strict=False)]
        if not pairs or self is base:
            return 0.0, 0.0
        mean = sum(pairs) / len(pairs)
        squares = sum([(each - mean) ** 2 for each in pairs]) + DOUBT * usual_spread**2
        return mean, sqrt(squares / (len(pairs) + DOUBT - 1) / len(pairs))


class Race:
    """Lines against the first of them, the usual one, which is never given up."""

    def __init__(self, play: Callable[[int, tuple[Call, ...]], Score], clock: Clock, usual: Line) -> None:
        self._play = play
        self._clock = clock
        self.usual = usual
        self.lines: list[Line] = [usual]
        """All lines that were ever tried."""

    def run(self, running: Sequence[Line], playouts: int) -> list[Line]:
        """Let lines run for about this many play-outs; the usual one takes part. Returns those that were not given up,
        best first."""
        self.lines += [line for line in running if line not in self.lines]
        end = self._clock.used + playouts
        worlds = max([FIRST_WORLDS, *(len(line.values) for line in running)])
        left = [line for line in running if line is not self.usual]
        while left:
            for line in (self.usual, *left):
                while len(line.values) < worlds:
                    if not self._clock.left:
                        return self.best_first(left)
                    line.add(self._play(len(line.values), line.answers))
                    self._clock.tick()
            left = self._keep(left)
            more = (end - self._clock.used) // (len(left) + 1)
            if more < 1:
                break
            worlds += min(more, worlds)
        return self.best_first(left)

    def _keep(self, lines: list[Line]) -> list[Line]:
        """The better half of them, without those that are clearly worse than another or than the usual line."""
        spread = self.spread()
        gains = {line: line.against(self.usual, spread) for line in lines}
        sure = max([WORTHLESS, *(gain - doubt for gain, doubt in gains.values())])
        good = [line for line in lines if gains[line][0] + 2 * gains[line][1] > sure]
        good.sort(key=lambda line: -gains[line][0])
        return good[: max(2, (len(lines) + 1) // 2)]

    def best_first(self, lines: Sequence[Line]) -> list[Line]:
        """Lines by what they gain, less one standard error."""
        spread = self.spread()

        def surely(line: Line) -> float:
            gain, doubt = line.against(self.usual, spread)
            return gain - doubt if line.values else -1.0

        return sorted(lines, key=lambda line: -surely(line))

    def spread(self) -> float:
        """How much lines usually differ from the usual one within a world."""
        squares, number = 0.0, 0
        for line in self.lines[1:]:
            pairs = [one - other for one, other in zip(line.values, self.usual.values, strict=False)]
            squares += sum([each * each for each in pairs])
            number += len(pairs)
        return sqrt(squares / number) if number else 0.0
