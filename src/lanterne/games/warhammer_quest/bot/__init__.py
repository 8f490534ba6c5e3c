"""The bots of Warhammer Quest."""

from lanterne.engine import BotMaker
from lanterne.games.warhammer_quest.bot.steady import SteadyBot

BOTS: dict[str, BotMaker] = {"steady": SteadyBot}
