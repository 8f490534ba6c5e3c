"""The steady thief: it weighs the chambers, and sells before it is too late."""

import random

from lanterne.engine import Call, View
from sleeping_dragon.printed import CHAMBERS, RICH
from sleeping_dragon.rules.ending import ends_by
from sleeping_dragon.rules.market import WORTH, keep, price, put_up, sell
from sleeping_dragon.rules.night import drop, sneak
from sleeping_dragon.state import State

SAFE = 3
"""So many of a kind are sold at once; before the last night, two are kept for a third."""


class SteadyThief:
    """Plays one seat from views alone, and remembers nothing."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[State]) -> Call:
        """An open answer to the choice that waits for the view's seat."""
        match view.decision.name:
            case "sneaking":
                return self._chamber(view.state)
            case "dropping":
                loot = view.state.thieves[view.seat].loot
                return drop(min(loot, key=lambda kind: price(kind, loot.count(kind))))
            case _:
                return _sale(view)

    def _chamber(self, s: State) -> Call:
        """By lot, so that nobody can foresee it: the more there is to take and the less the dragon looks, the likelier.
        With two dice it looks about twice as often."""
        looks = 2 if s.light_sleep else 1
        chances = [number * (1 - len(faces) / 6) ** looks for number, faces in CHAMBERS.values()]
        return sneak(self._random.choices(range(len(CHAMBERS)), chances)[0])


def _sale(view: View[State]) -> Call:
    s, thief = view.state, view.state.thieves[view.seat]
    kinds = [kind for (_, kind) in view.picks(())]
    if not kinds:
        return keep()
    best = max(kinds, key=lambda kind: price(kind, thief.loot.count(kind)))
    number = thief.loot.count(best)
    enough = number >= SAFE or thief.coins + price(best, number) >= RICH or len(s.pile) <= max(WORTH) * len(s.thieves)
    return sell(*[put_up(best)] * number) if enough or ends_by(s) else keep()


BOTS = {"steady": SteadyThief}
