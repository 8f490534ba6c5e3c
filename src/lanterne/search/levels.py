"""Levels: bots that think ahead more or less. Every game that has learnt values can have them."""

import random
from collections.abc import Mapping
from functools import partial
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
SLIPS = 0.4
"""How often a novice does not give the first answer that comes to mind."""
FEW = 8
"""How many answers come to a novice's mind."""
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
        self.budget: Budget | None = None
        """A budget set by people who wait; by default as many play-outs as the level has, however long they take."""

    def choose(self, view: View[Any]) -> Call:
        """The best answer that was found."""
        usual = self._usual.choose(view)
        planned, self._plan = self._plan, ()
        if planned and view.is_open(planned[0]):
            self._plan = planned[1:]
            return planned[0]
        if not self._search.lines(view, usual):
            return usual
        best = self._search.rank(view, self.budget or Budget(self.effort.iterations), self._seed, usual)[0]
        self._plan = best.line[1:]
        return best.answer


class NoviceBot:
    """Plays as the steady bot does, but now and then takes another answer that looks nearly as good at first sight."""

    def __init__(self, seed: str, search: Search[Any], effort: Effort) -> None:
        self._seed = seed
        self._search = search
        self._effort = effort
        self._usual: Bot = search.manifest.bots["steady"](seed)

    def choose(self, view: View[Any]) -> Call:
        """The steady bot's answer, or one that does not lose much."""
        usual = self._usual.choose(view)
        chance = random.Random(seed_of(self._seed, view))
        if chance.random() >= SLIPS:
            return usual
        others = self._search.lines(view, usual)
        if not others:
            return usual
        thought_of = [(usual,), *chance.sample(others, min(FEW, len(others)))]
        ranked = self._search.weigh(view, thought_of, Budget(self._effort.iterations), self._seed)
        best = max((each.value for each in ranked), default=0.0)
        slips = [each.answer for each in ranked if each.value >= best - SILLY]
        return chance.choice(slips) if slips else usual


def with_playouts(search: Search[Any], name: str) -> BotMaker | None:
    """The bot of a name such as `thinks:200`, which makes that many play-outs for a decision; None for other names."""
    what, _, number = name.partition(":")
    if what != THINKS or not number.isdecimal() or not 0 < int(number) <= MOST_PLAYOUTS:
        return None
    return partial(SearchBot, search=search, effort=Effort(int(number), 0.0))


def levels(search: Search[Any]) -> Mapping[str, BotMaker]:
    """The levels of a game besides steady, which the game makes itself."""
    found: dict[str, BotMaker] = {}
    for name, effort in search.mind.levels.items():
        if name == "novice":
            found[name] = partial(NoviceBot, search=search, effort=effort)
        else:
            found[name] = partial(SearchBot, search=search, effort=effort)
    return found
