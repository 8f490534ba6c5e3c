"""The bots of HeroQuest: one for every seat."""

from collections.abc import Callable

from lanterne.games.heroquest.bot.steady import SteadyBot

BOTS: dict[str, Callable[[str], SteadyBot]] = {"steady": SteadyBot}
