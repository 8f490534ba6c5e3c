"""A player for tests who plays as people do."""

import random
from collections.abc import Collection
from typing import Any

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import Call, View


class Fickle:
    """Plays steadily, but now and then at random, as people do; it does not run away, as `leaving` does."""

    def __init__(self, seed: str, steady: BotMaker, leaving: Collection[str]) -> None:
        self._random, self._steady, self._any = random.Random(seed), steady(seed), RandomBot(seed)
        self._leaving = leaving

    def choose(self, view: View[Any]) -> Call:
        """An open answer to the choice that waits for the view's seat."""
        answer = (self._any if self._random.random() < 0.2 else self._steady).choose(view)
        return self._steady.choose(view) if answer[0] in self._leaving else answer
