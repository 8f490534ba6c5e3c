"""The bots of Xorlosch: one way to play, in four characters."""

from functools import partial

from lanterne.engine import BotMaker
from lanterne.games.xorlosch.bot.steady import SteadyBot
from lanterne.games.xorlosch.content.settings import BOT_PROFILES

BOTS: dict[str, BotMaker] = {
    "steady": partial(SteadyBot, profile=BOT_PROFILES["steady"]),
    "steady:broker": partial(SteadyBot, profile=BOT_PROFILES["broker"]),
    "steady:avenger": partial(SteadyBot, profile=BOT_PROFILES["avenger"]),
    "steady:slayer": partial(SteadyBot, profile=BOT_PROFILES["slayer"]),
}
