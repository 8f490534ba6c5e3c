"""Steady with a hero dealt at random, so that measurements see all heroes equally often."""

import random

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.steady import SteadyBot
from lanterne.games.dungeon_run.rules.setup import choose_hero
from lanterne.games.dungeon_run.state import State


class DealtBot:
    """An open hero at random, and then what steady answers."""

    def __init__(self, seed: str) -> None:
        self._steady = SteadyBot(seed)
        self._deal = random.Random(seed)

    def choose(self, view: View[State]) -> Call:
        """An open answer."""
        if view.decision.name == choose_hero.name:
            heroes = view.options()
            return heroes[int(self._deal.random() * len(heroes))]
        return self._steady.choose(view)
