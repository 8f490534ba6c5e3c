"""The bots of Xorlosch: one way to play, in three tempers."""

from collections.abc import Callable
from functools import partial

from lanterne.games.xorlosch.bot.steady import SteadyBot
from lanterne.games.xorlosch.content import BOT_PROFILES

BOTS: dict[str, Callable[[str], SteadyBot]] = {
    "steady": partial(SteadyBot, profile=BOT_PROFILES["regular"]),
    "steady:apprentice": partial(SteadyBot, profile=BOT_PROFILES["novice"]),
    "steady:slayer": partial(SteadyBot, profile=BOT_PROFILES["expert"]),
}
