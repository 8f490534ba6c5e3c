"""The steady hero: explores, fights what it can beat, grows, helps while that costs nothing, and runs when it pays."""

import random

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.cards import CARD_CHOICES
from lanterne.games.dungeon_run.bot.fighting import FIGHT_CHOICES
from lanterne.games.dungeon_run.bot.going import PLACE_CHOICES
from lanterne.games.dungeon_run.bot.turn import act
from lanterne.games.dungeon_run.state import State

CHOICES = {"take_action": act, **CARD_CHOICES, **FIGHT_CHOICES, **PLACE_CHOICES}
"""How each decision is made; in all others the bot does not care."""


class SteadyBot:
    """Plays one seat from views alone, and remembers nothing."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[State]) -> Call:
        """An open answer to the choice that waits for the view's seat."""
        choice = view.choice
        assert choice is not None, "nobody is asked"
        open_ones = view.options()
        if len(open_ones) == 1 and choice.draft is None:
            return open_ones[0]
        if view.decision.name == "choose_hero":
            return self._random.choice(open_ones)
        found = CHOICES.get(view.decision.name)
        answer = found(view) if found is not None else None
        return answer if answer is not None else unasked(view, open_ones)


def unasked(view: View[State], open_ones: list[Call]) -> Call:
    """What the seat answers if it does not care: the default, the first option, the first picks."""
    choice = view.choice
    assert choice is not None
    if choice.default is not None and view.is_open(choice.default):
        return choice.default
    if open_ones:
        return open_ones[0]
    assert choice.draft is not None
    so_far: tuple[Call, ...] = ()
    while view.unfinished(so_far) is not None:
        so_far = (*so_far, view.picks(so_far)[0])
    return choice.draft.confirm(so_far)
