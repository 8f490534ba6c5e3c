"""The bots of Dungeon Lords."""

from lanterne.engine import BotMaker
from lanterne.games.dungeon_lords.bot.quick import QuickBot
from lanterne.games.dungeon_lords.bot.steady import SteadyBot

BOTS: dict[str, BotMaker] = {"steady": SteadyBot}
STUDY_BOTS: dict[str, BotMaker] = {"quick": QuickBot}
