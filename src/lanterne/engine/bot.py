"""Bots: players made of code. A bot is handed views and nothing else."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from lanterne.engine.step import Call
from lanterne.engine.view import View


class Bot(Protocol):
    """A player of one seat. It may remember what it was shown."""

    def choose(self, view: View[Any]) -> Call:
        """The answer to the choice that waits for the view's seat. It must be open."""


BotMaker: TypeAlias = Callable[[str], Bot]
"""Makes a bot with a random generator of its own, seeded by the text. Equal seeds make equal bots."""
