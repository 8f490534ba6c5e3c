"""The bots of Xorlosch: one way to play, in four characters."""

from functools import partial

from lanterne.engine import Bot, BotMaker
from lanterne.games.xorlosch.bot.silent import SilentBot
from lanterne.games.xorlosch.bot.steady import SteadyBot
from lanterne.games.xorlosch.content.settings import BOT_PROFILES

BOTS: dict[str, BotMaker] = {
    "steady": partial(SteadyBot, profile=BOT_PROFILES["steady"]),
    "steady:broker": partial(SteadyBot, profile=BOT_PROFILES["broker"]),
    "steady:avenger": partial(SteadyBot, profile=BOT_PROFILES["avenger"]),
    "steady:slayer": partial(SteadyBot, profile=BOT_PROFILES["slayer"]),
}


def silent(seed: str) -> Bot:
    """A steady bot that proposes nothing."""
    return SilentBot(BOTS["steady"](seed))


STUDY_BOTS: dict[str, BotMaker] = {"silent": silent}
