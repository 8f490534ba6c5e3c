"""Treasures and artifacts. Tables are by card, as `cards.py` numbers them."""

from lanterne.engine import Row
from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.cards import ARTIFACT, CARD_NAMES, TREASURE, cards_of
from lanterne.games.dungeon_run.content.heroes import TRAINING_NAMES
from lanterne.games.dungeon_run.content.powers import Power
from lanterne.games.dungeon_run.content.rows import EquipmentRow

MAIN_HAND, OFF_HAND, HEAD, BODY, NO_SLOT = range(5)
SLOT_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.slots)
CAPACITY: tuple[int, ...] = tuple(row.capacity for row in BOX.slots)
"""How many cards a slot has room for; 0: any number (DR-EQP-8)."""


class Equipment(Row, frozen=True):
    """A treasure or an artifact. `trainings`: those that may equip it (DR-EQP-7)."""

    name: str
    slot: int
    enchanted: bool
    trainings: tuple[int, ...]
    powers: tuple[Power, ...]


def _equipment(row: EquipmentRow) -> Equipment:
    trainings = tuple(place for place, name in enumerate(TRAINING_NAMES) if name in row.trainings)
    return Equipment(row.id, SLOT_NAMES.index(row.slot), row.enchanted, trainings, row.powers)


TREASURES: dict[int, Equipment] = {
    card: _equipment(row) for card, row in zip(cards_of(TREASURE), BOX.treasures, strict=True)
}
"""The treasure deck (DR-SET-4)."""
ARTIFACTS: dict[int, Equipment] = {
    card: _equipment(row) for card, row in zip(cards_of(ARTIFACT), BOX.artifacts, strict=True)
}
"""The common supply (DR-SET-5)."""
EQUIPMENT: dict[int, Equipment] = TREASURES | ARTIFACTS

SUMMONING_STONE = CARD_NAMES.index("summoning-stone")
