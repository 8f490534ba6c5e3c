"""The steady thief: it weighs up the chambers and sells what it can."""

import random

from lanterne.engine import Call, View
from sleeping_dragon.printed import CHAMBERS
from sleeping_dragon.rules.market import keep, price, put_up, sell
from sleeping_dragon.rules.night import drop, sneak
from sleeping_dragon.state import State


class SteadyThief:
    """Plays one seat from its views and remembers nothing between them."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[State]) -> Call:
        """A legal answer to the question that the view's seat is asked."""
        match view.decision.name:
            case "sneaking":
                return self._chamber(view.state)
            case "dropping":
                loot = view.state.thieves[view.seat].loot
                return drop(min(loot, key=lambda kind: price(kind, loot.count(kind))))
            case _:
                return _sale(view)

    def _chamber(self, s: State) -> Call:
        """A random chamber, so that nobody can predict it. Chambers with more treasures that the dragon sees less often
        are more likely. With two dice the dragon looks about twice as often."""
        looks = 2 if s.light_sleep else 1
        chances = [number * (1 - len(faces) / 6) ** looks for number, faces in CHAMBERS.values()]
        return sneak(self._random.choices(range(len(CHAMBERS)), chances)[0])


def _sale(view: View[State]) -> Call:
    """Sell all treasures of the kind that brings the most coins."""
    loot = view.state.thieves[view.seat].loot
    kinds = [kind for _, kind in view.picks(())]
    if not kinds:
        return keep()
    best = max(kinds, key=lambda kind: price(kind, loot.count(kind)))
    return sell(*[put_up(best)] * loot.count(best))


BOTS = {"steady": SteadyThief}
