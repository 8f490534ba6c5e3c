"""The bots of Dungeon Lords."""

from collections.abc import Callable

from lanterne.games.dungeon_lords.bot.steady import SteadyBot

BOTS: dict[str, Callable[[str], SteadyBot]] = {"steady": SteadyBot}
