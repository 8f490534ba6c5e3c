"""A stand-in for a person who waits to be asked, for measurements."""

from lanterne.engine import Bot, Call, View
from lanterne.games.xorlosch.state import State


class SilentBot:
    """Plays and answers as the bot it is made of, but proposes no quest."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View[State]) -> Call:
        """As the bot, which is told that all talks have failed in this turn."""
        if view.decision.name in ("turn_action", "convert"):
            view.state.failed = (1 << len(view.state.open)) - 1
        return self._bot.choose(view)
