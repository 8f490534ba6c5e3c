"""Bots: players made of code. A bot is handed views and nothing else."""

import random
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from lanterne.engine import Call, View


class Bot(Protocol):
    """A player of one seat. It may remember what it was shown; it must answer with something that is open."""

    def choose(self, view: View[Any]) -> Call:
        """The answer to the choice that waits for the view's seat."""


BotMaker: TypeAlias = Callable[[str], Bot]
"""Makes a bot with a random generator of its own, seeded by the text; equal seeds make equal bots."""


class RandomBot:
    """Any open option, each as likely as the others; a draft is put together pick by pick at random, and an option
    instead of it is as likely as a first pick."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[Any]) -> Call:
        choice = view.choice
        assert choice is not None, "nobody is asked"
        options = view.options()
        if choice.draft is None:
            return options[int(self._random.random() * len(options))]
        so_far: tuple[Call, ...] = ()
        while True:
            picks = view.picks(so_far)
            whole = [choice.draft.confirm(so_far)] if view.unfinished(so_far) is None else []
            instead = options if not so_far else []
            place = self._random.randrange(len(picks) + len(whole) + len(instead))
            if place >= len(picks):
                return (whole + instead)[place - len(picks)]
            so_far = (*so_far, picks[place])
