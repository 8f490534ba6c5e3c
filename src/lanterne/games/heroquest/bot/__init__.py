"""The bots of HeroQuest: one for every seat."""

from lanterne.engine import BotMaker
from lanterne.games.heroquest.bot.steady import SteadyBot

BOTS: dict[str, BotMaker] = {"steady": SteadyBot}
