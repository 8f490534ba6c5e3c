"""The bosses: monsters in every respect (DR-BOS-6). Tables are by card, as `cards.py` numbers them."""

from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.cards import BOSS, cards_of
from lanterne.games.dungeon_run.content.encounters import MONSTERS, Monster, monster

BOSSES: dict[int, Monster] = {card: monster(row) for card, row in zip(cards_of(BOSS), BOX.bosses, strict=True)}

ALL_MONSTERS: tuple[Monster, ...] = (*MONSTERS.values(), *BOSSES.values())
"""Ordinary monsters and bosses, by card."""
