"""The bots of Dungeon Run."""

from lanterne.engine import BotMaker
from lanterne.games.dungeon_run.bot.dealt import DealtBot
from lanterne.games.dungeon_run.bot.steady import SteadyBot

BOTS: dict[str, BotMaker] = {"steady": SteadyBot}
STUDY_BOTS: dict[str, BotMaker] = {"dealt": DealtBot}
