"""The steady bot: Zargon plays by the rulebook, heroes explore, fight and come home together."""

from lanterne.engine import Call, View
from lanterne.games.heroquest.bot.heroes import answer_of_hero
from lanterne.games.heroquest.bot.zargon import answer_of_zargon
from lanterne.games.heroquest.state import State, zargon


class SteadyBot:
    """Plays one seat from views alone. It remembers nothing: equal views get equal answers."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, view: View[State]) -> Call:
        """An open answer to the choice that waits for the view's seat."""
        return answer_of_zargon(view) if view.seat == zargon(view.state) else answer_of_hero(view)
