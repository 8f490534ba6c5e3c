"""Search: what the answers to a choice are worth, and how each seat stands."""

from collections.abc import Iterable
from math import sqrt
from typing import Any, Generic, TypeVar

from lanterne.engine import Call, State, View
from lanterne.manifest import Manifest
from lanterne.search.budget import Budget, Clock
from lanterne.search.race import Line, Race, Ranked
from lanterne.search.value import Value
from lanterne.search.worlds import PlayOuts, seed_of

S = TypeVar("S", bound=State)

DEEPEST = 3
"""The longest line, in answers."""
ENOUGH = 8
"""Longer lines are tried if there is time for this many play-outs of each."""
LEADERS = 2
"""The lines that are followed further."""
SURE = 1.0
"""An answer is better than the usual one if it gains more than this many standard errors."""


class Search(Generic[S]):
    """Thinks ahead in one game. It is handed views, and keeps nothing between two questions."""

    def __init__(self, manifest: Manifest[S], value: Value) -> None:
        assert manifest.mind is not None, f"{manifest.box.name} has no mind"
        self.manifest = manifest
        self.mind = manifest.mind
        self.value = value

    def rank(
        self, view: View[S], budget: Budget | None = None, seed: str = "", usual: Call | None = None
    ) -> list[Ranked]:
        """The answers to the choice that waits for the view's seat, best first: what it would give is the first.
        `usual` is the answer to be beaten; by default the steady bot's. The same view, seed and number of iterations
        give the same figures.

        An answer whose gain over the usual one is not clear of the noise comes after it. Answers that were given up
        early were tried in few worlds (`Ranked.worlds`); one that was not tried at all, since time was up, is left
        out."""
        assert view.is_asked, f"seat {view.seat} is not asked"
        usual = usual if usual is not None else self._steady(view, seed)
        line = Line((usual,))
        others = [Line(each) for each in self.lines(view, usual)]
        clock = Clock(budget or Budget())
        playouts = PlayOuts(self.manifest, self.value, view, seed_of(seed, view))
        race = Race(playouts.play, clock, line)
        if others:
            left = race.run(others, clock.left // 2)
            for depth in range(2, DEEPEST + 1):
                longer = self._longer(playouts, (line, *left), depth)
                if not longer or clock.left < len(longer) * ENOUGH:
                    break
                left = race.run([*left, *longer], clock.left // 2 if depth < DEEPEST else clock.left)
            race.run(left, clock.left)
        return _ranked(race)

    def weigh(
        self,
        view: View[S],
        lines: Iterable[tuple[Call, ...]],
        budget: Budget,
        seed: str = "",
        ahead: int | None = None,
    ) -> list[Ranked]:
        """Lines, each tried in the same few worlds and none given up; the first is the one to compare with. In the
        order in which they are given; empty if there was no time for one world. Play-outs last for `ahead` turns, by
        default as long as everywhere in the game."""
        clock = Clock(budget)
        playouts = PlayOuts(self.manifest, self.value, view, seed_of(seed, view), ahead)
        running = [Line(each) for each in lines]
        number = 0
        while clock.left >= len(running):
            for line in running:
                line.add(playouts.play(number, line.answers))
                clock.tick()
            number += 1
        race = Race(playouts.play, clock, running[0])
        race.lines = running
        return _in_order(race) if number else []

    def lines(self, view: View[S], usual: Call) -> list[tuple[Call, ...]]:
        """What is weighed at a choice beside the usual answer: what the game says is worth a thought, by default all
        other options."""
        if self.mind.lines is not None:
            found = [line for line in dict.fromkeys(self.mind.lines(view, usual)) if line and line != (usual,)]
            return [line for line in found if view.is_open(line[0])]
        return [(answer,) for answer in view.options() if answer != usual]

    def chance(self, view: View[S], budget: Budget | None = None, seed: str = "") -> tuple[float, ...]:
        """How each seat stands, from 0 to 1, as far as the view tells: its chance of winning, or its share where the
        game is about points. Where several sides compete, they share 1. With a budget, games are played out from here
        and the average is told, which counts what is going on in the middle of a turn; without one, the position is
        judged as it lies."""
        state = view.state
        if budget is None or not state.agenda:
            values = self._as_it_lies(view)
        else:
            clock = Clock(budget)
            playouts = PlayOuts(self.manifest, self.value, view, seed_of(seed, view))
            sums, number = [0.0] * len(state.sealed), 0
            while clock.left:
                for seat, value in enumerate(playouts.everybody(number)):
                    sums[seat] += value
                number += 1
                clock.tick()
            values = [each / number for each in sums] if number else self._as_it_lies(view)
        sides = self.mind.sides(state)
        if len(set(sides)) == 1:
            return tuple(values)
        total = sum(dict(zip(sides, values, strict=True)).values())
        return tuple([value / total if total else 1 / len(set(sides)) for value in values])

    def _as_it_lies(self, view: View[S]) -> list[float]:
        state, seats = view.state, range(len(view.state.sealed))
        if not state.agenda:
            places = view.box.ranking(state)
            return [self.mind.worth(state, places, seat) for seat in seats]
        return [self.value(self.mind.features(view, seat)) for seat in seats]

    def _steady(self, view: View[Any], seed: str) -> Call:
        return self.manifest.bots["steady"](seed).choose(view)

    def _longer(self, playouts: PlayOuts[S], lines: Iterable[Line], depth: int) -> list[Line]:
        """The best lines, each with every next answer of the seat's own turn."""
        found: list[Line] = []
        for line in list(lines)[:LEADERS]:
            if len(line.answers) != depth - 1:
                continue
            after = playouts.next_choice(0, line.answers)
            if after is not None and after.choice is not None and after.choice.draft is None:
                steady = self._steady(after, "")
                found += [Line((*line.answers, *more)) for more in self.lines(after, steady)]
        return found


def _in_order(race: Race) -> list[Ranked]:
    """Every line that was tried, and the usual one."""
    spread, first = race.spread(), race.usual.answers[0]
    told = []
    for line in race.lines:
        number, answer = len(line.values), line.answers[0]
        if number or line is race.usual:
            gain, doubt = line.against(race.usual, spread)
            squares = sum([(each - line.value) ** 2 for each in line.values])
            error = sqrt(squares / (number - 1) / number) if number > 1 else 0.0
            told.append(
                Ranked(answer, line.value, number, error, gain, doubt, line.answers, line.features, answer == first)
            )
    return told


def _ranked(race: Race) -> list[Ranked]:
    """Every answer once, by its best line; the best first."""
    best: dict[Call, Ranked] = {}
    for told in _in_order(race):
        if told.answer not in best or _surely(told) > _surely(best[told.answer]):
            best[told.answer] = told
    return sorted(best.values(), key=lambda told: (-_surely(told), not told.usual))


def _surely(told: Ranked) -> float:
    return told.gain - SURE * told.doubt
