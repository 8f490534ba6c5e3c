"""The bots of Xorlosch: one way to play, in three tempers."""

from functools import partial

from lanterne.engine import BotMaker
from lanterne.games.xorlosch.bot.steady import SteadyBot
from lanterne.games.xorlosch.content.settings import BOT_PROFILES

BOTS: dict[str, BotMaker] = {
    "steady": partial(SteadyBot, profile=BOT_PROFILES["regular"]),
    "steady:apprentice": partial(SteadyBot, profile=BOT_PROFILES["novice"]),
    "steady:slayer": partial(SteadyBot, profile=BOT_PROFILES["expert"]),
}
