"""The bots of Warhammer Quest."""

from lanterne.bots import BotMaker

BOTS: dict[str, BotMaker] = {}
