"""The bots of Dungeon Run."""

from collections.abc import Callable

from lanterne.games.dungeon_run.bot.steady import SteadyBot

BOTS: dict[str, Callable[[str], SteadyBot]] = {"steady": SteadyBot}
