"""Bots for any game. A bot is handed views and nothing else (`lanterne.engine.bot`)."""

import random
from typing import Any

from lanterne.engine import Bot, BotMaker, Call, View

__all__ = ["Bot", "BotMaker", "RandomBot", "random_answer"]


class RandomBot:
    """Plays `random_answer`."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[Any]) -> Call:
        return random_answer(view, self._random)


def random_answer(view: View[Any], chance: random.Random) -> Call:
    """Any open option, each as likely as the others; a draft is put together pick by pick at random, and an option
    instead of it is as likely as a first pick. The view's seat must be asked."""
    choice = view.choice
    assert choice is not None, "nobody is asked"
    options = view.options()
    if choice.draft is None:
        return options[int(chance.random() * len(options))]
    so_far: tuple[Call, ...] = ()
    while True:
        picks = view.picks(so_far)
        whole = [choice.draft.confirm(so_far)] if view.unfinished(so_far) is None else []
        instead = options if not so_far else []
        place = chance.randrange(len(picks) + len(whole) + len(instead))
        if place >= len(picks):
            return (whole + instead)[place - len(picks)]
        so_far = (*so_far, picks[place])
