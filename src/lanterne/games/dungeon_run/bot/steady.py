"""The steady hero: explores, fights what it can beat, grows, helps those who have done it no wrong, and runs when it
pays."""

import random

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.cards import CARD_CHOICES
from lanterne.games.dungeon_run.bot.fighting import FIGHT_CHOICES
from lanterne.games.dungeon_run.bot.going import PLACE_CHOICES
from lanterne.games.dungeon_run.bot.helping import HELP_CHOICES
from lanterne.games.dungeon_run.bot.monsters import MONSTER_CHOICES
from lanterne.games.dungeon_run.bot.powers import POWER_CHOICES
from lanterne.games.dungeon_run.bot.trading import TRADE_CHOICES, Offer, propose
from lanterne.games.dungeon_run.bot.turn import act
from lanterne.games.dungeon_run.rules.setup import choose_hero
from lanterne.games.dungeon_run.rules.trade import propose_trade
from lanterne.games.dungeon_run.rules.turn import take_action
from lanterne.games.dungeon_run.state import State

CHOICES = {
    **CARD_CHOICES,
    **FIGHT_CHOICES,
    **HELP_CHOICES,
    **PLACE_CHOICES,
    **POWER_CHOICES,
    **MONSTER_CHOICES,
    **TRADE_CHOICES,
}
"""How each decision is made, except turns and first offers of a trade. In all others the bot has no preference."""


class SteadyBot:
    """Plays one seat from views alone. It remembers nothing but the offers it has made, and plays without this memory
    too, as after joining in the middle of a game."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)
        self._made: set[Offer] = set()

    def choose(self, view: View[State]) -> Call:
        """An open answer to the choice that waits for the view's seat."""
        choice = view.choice
        assert choice is not None, "nobody is asked"
        open_ones = view.options()
        if len(open_ones) == 1 and choice.draft is None:
            return open_ones[0]
        if view.decision.name == choose_hero.name:
            return self._random.choice(open_ones)  # all heroes are about as good
        answer = self._answer(view)
        return answer if answer is not None else view.default_answer()

    def _answer(self, view: View[State]) -> Call | None:
        """What the hero wants, or None if it has no preference."""
        name = view.decision.name
        if name == take_action.name:
            return act(view, self._made)
        if name == propose_trade.name:
            return propose(view, self._made)
        found = CHOICES.get(name)
        return found(view) if found is not None else None
