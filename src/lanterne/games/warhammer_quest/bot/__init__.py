"""The bots of Warhammer Quest."""

from collections.abc import Callable

from lanterne.games.warhammer_quest.bot.steady import SteadyBot

BOTS: dict[str, Callable[[str], SteadyBot]] = {"steady": SteadyBot}
