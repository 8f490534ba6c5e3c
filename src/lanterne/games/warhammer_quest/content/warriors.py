"""The warriors' sheets."""

from lanterne.engine import Row
from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.games.warhammer_quest.content.dice import Roll, roll_of
from lanterne.games.warhammer_quest.content.rows import WarriorRow

BARBARIAN, ELF, WIZARD, DWARF = range(4)
"""The order of warriors with equal initiative (WQ-SET-17)."""


class WarriorSheet(Row, frozen=True):
    """A warrior. `pinning`: the lowest die that escapes from pinning, 0 if never pinned. `armour` is added to the
    toughness. `equipment` is an index of EQUIPMENT_NAMES."""

    name: str
    wounds: Roll
    movement: int
    ws: int
    bs: int
    strength: int
    toughness: int
    armour: int
    initiative: int
    attacks: int
    pinning: int
    equipment: int
    has_bow: bool
    bow_strength: int
    dice: dict[str, Roll]
    numbers: dict[str, int]


def _sheet(row: WarriorRow) -> WarriorSheet:
    return WarriorSheet(
        row.id,
        roll_of(row.wounds),
        row.movement,
        row.ws,
        row.bs,
        row.strength,
        row.toughness,
        row.armour,
        row.initiative,
        row.attacks,
        row.pinning,
        next(place for place, card in enumerate(BOX.equipment) if card.id == row.equipment),
        row.bow_strength > 0,
        row.bow_strength,
        {name: roll_of(text) for name, text in row.dice.items()},
        row.numbers,
    )


WARRIORS: tuple[WarriorSheet, ...] = tuple(_sheet(row) for row in BOX.warriors)
WARRIOR_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.warriors)


def users_of(names: tuple[str, ...]) -> int:
    """Who may use a card, as a bit set of warriors."""
    return sum(1 << place for place, name in enumerate(WARRIOR_NAMES) if name in names or "all" in names)
