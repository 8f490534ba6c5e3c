"""Reading the data files beside this module."""

from typing import NamedTuple

from lanterne.games.warhammer_quest.content.rows import (
    CombatRow,
    DungeonCard,
    EquipmentRow,
    EscapeRow,
    EventRow,
    GuardianRow,
    MonsterRow,
    Section,
    SpellRow,
    TreasureRow,
    WarriorRow,
)
from lanterne.games.warhammer_quest.content.sheets import AdventureRow
from lanterne.kit.printed import Component, PrintedSetting, Read, shipped, tables


class Printed(NamedTuple):
    """Everything in the box, in file order."""

    sections: tuple[Section, ...]
    dungeon_cards: tuple[DungeonCard, ...]
    warriors: tuple[WarriorRow, ...]
    equipment: tuple[EquipmentRow, ...]
    monsters: tuple[MonsterRow, ...]
    events: tuple[EventRow, ...]
    treasures: tuple[TreasureRow, ...]
    spells: tuple[SpellRow, ...]
    adventures: tuple[AdventureRow, ...]
    combat: tuple[CombatRow, ...]
    guardians: tuple[GuardianRow, ...]
    escape: tuple[EscapeRow, ...]
    components: tuple[Component, ...]
    settings: tuple[PrintedSetting, ...]


packaged = shipped("lanterne.games.warhammer_quest.content")
"""The data files as they were shipped."""


def printed(read: Read = packaged) -> Printed:
    """All data files, decoded but not yet checked as a whole; raises Flaw."""
    return tables(Printed, read)
