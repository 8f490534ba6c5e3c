"""Levels: bots that think ahead more or less. Every game that has learnt values can have them."""

import random
from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic
from typing import Any

from lanterne.engine import Bot, BotMaker, Call, View
from lanterne.manifest import Effort
from lanterne.search.budget import Budget
from lanterne.search.searching import Search
from lanterne.search.worlds import seed_of

LEVELS = ("novice", "steady", "strong", "master")
"""From the weakest to the strongest."""
THINKS = "thinks"
MOST_PLAYOUTS = 1_000_000
LONGEST = 10.0
"""The longest time in seconds for any decision while people wait."""
FEW = 3
"""How many other answers come to a novice's mind."""
SILLY = 0.05
"""A novice never gives away more than this at once, as a short search estimates."""


class SearchBot:
    """Thinks ahead, and answers as the steady bot would unless something is clearly better."""

    def __init__(self, seed: str, search: Search[Any], effort: Effort) -> None:
        self._seed = seed
        self._search = search
        self.effort = effort
        self._usual: Bot = search.manifest.bots["steady"](seed)
        self._plan: tuple[Call, ...] = ()
        """The planned answers after the last one, if the whole line was found to be better."""
        self._left: set[int] = set()
        """Views in which it did not answer as usual: a free action that changes nothing is not repeated."""
        self.budget: Budget | None = None
        """A budget set by people who wait; by default as many play-outs as the level has, however long they take."""

    def has(self, seconds: float, hurried: Callable[[], bool]) -> None:
        """People wait: a decision takes that long at most, and is made at once when it is `hurried`."""
        end = monotonic() + seconds
        self.budget = Budget(self.effort.iterations, stop=lambda: hurried() or monotonic() > end)

    def choose(self, view: View[Any]) -> Call:
        """The best answer that was found."""
        usual = self._usual.choose(view)
        answer = self._other(view, usual)
        if answer != usual:
            # What the steady bot was about to do no longer fits.
            self._usual = self._search.manifest.bots["steady"](self._seed)
        return answer

    def _other(self, view: View[Any], usual: Call) -> Call:
        planned, self._plan = self._plan, ()
        if planned and view.is_open(planned[0]):
            self._plan = planned[1:]
            return planned[0]
        here = seed_of(self._seed, view)
        if here in self._left or not self._search.lines(view, usual):
            return usual
        best = self._search.rank(view, self.budget or Budget(self.effort.iterations), self._seed, usual)[0]
        self._plan = best.line[1:]
        if best.answer != usual:
            self._left.add(here)
        return best.answer


class NoviceBot:
    """Plays as the steady bot does, but now and then takes another answer: the best of a few, if it looks nearly as
    good to somebody who thinks no further than to the end of the turn."""

    def __init__(self, seed: str, search: Search[Any], effort: Effort) -> None:
        self._seed = seed
        self._search = search
        self._effort = effort
        self._usual: Bot = search.manifest.bots["steady"](seed)
        self._slipped: set[int] = set()
        """Where it did something else than usual: a free action that changes nothing is not done twice."""

    def choose(self, view: View[Any]) -> Call:
        """The steady bot's answer, or one that does not lose much."""
        usual = self._usual.choose(view)
        here = seed_of(self._seed, view)
        chance = random.Random(here)
        if chance.random() >= self._search.mind.slips or here in self._slipped:
            return usual
        others = self._search.lines(view, usual)
        if not others:
            return usual
        thought_of = [(usual,), *chance.sample(others, min(FEW, len(others)))]
        first, *rest = self._search.weigh(view, thought_of, Budget(self._effort.iterations), self._seed, ahead=1)
        slip = max(rest, key=lambda each: each.value)
        if slip.value < first.value - SILLY:
            return usual
        self._slipped.add(here)
        return slip.answer


def effort_of(search: Search[Any], name: str) -> Effort | None:
    """How hard a level thinks, or a bot such as `thinks:200`; None for bots that do not think ahead."""
    what, _, number = name.partition(":")
    if what == THINKS and number.isdecimal() and 0 < int(number) <= MOST_PLAYOUTS:
        return Effort(int(number), LONGEST)
    return search.mind.levels.get(name)


def with_playouts(search: Search[Any], name: str) -> BotMaker | None:
    """The bot of a name such as `thinks:200`, which makes that many play-outs for a decision; None for other names."""
    effort = effort_of(search, name) if name.startswith(THINKS) else None
    return None if effort is None else partial(SearchBot, search=search, effort=effort)


def levels(search: Search[Any]) -> Mapping[str, BotMaker]:
    """The levels of a game besides steady, which the game makes itself."""
    found: dict[str, BotMaker] = {}
    for name, effort in search.mind.levels.items():
        if name == "novice":
            found[name] = partial(NoviceBot, search=search, effort=effort)
        else:
            found[name] = partial(SearchBot, search=search, effort=effort)
    return found
