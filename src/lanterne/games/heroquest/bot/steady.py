"""The steady bot: Zargon plays by the rulebook, heroes take whatever is open."""

import random

from lanterne.engine import Call, View
from lanterne.games.heroquest.bot.zargon import answer_of_zargon
from lanterne.games.heroquest.state import State, zargon


class SteadyBot:
    """Plays one seat from views alone."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[State]) -> Call:
        """An open answer to the choice that waits for the view's seat."""
        return answer_of_zargon(view) if view.seat == zargon(view.state) else self._anything(view)

    def _anything(self, view: View[State]) -> Call:
        choice = view.choice
        assert choice is not None, "nobody is asked"
        if choice.draft is None:
            return self._random.choice(view.options())
        so_far: tuple[Call, ...] = ()
        while picks := [*view.picks(so_far), *([()] if view.unfinished(so_far) is None else [])]:
            pick = self._random.choice(picks)
            if not pick:
                break
            so_far = (*so_far, pick)
        return choice.draft.confirm(so_far)
