"""Reading the data files beside this module."""

from typing import NamedTuple

from lanterne.games.dungeon_run.content import rows as r
from lanterne.kit.printed import Component, Named, PrintedSetting, Read, shipped, tables


class Printed(NamedTuple):
    """Everything in the box, in file order."""

    components: tuple[Component, ...]
    constants: tuple[r.Constants, ...]
    trainings: tuple[Named, ...]
    slots: tuple[r.SlotRow, ...]
    monster_types: tuple[r.MonsterTypeRow, ...]
    races: tuple[Named, ...]
    actions: tuple[r.ActionRow, ...]
    heroes: tuple[r.HeroRow, ...]
    abilities: tuple[r.AbilityRow, ...]
    monsters: tuple[r.MonsterRow, ...]
    bosses: tuple[r.MonsterRow, ...]
    traps: tuple[r.TrapRow, ...]
    strangers: tuple[r.StrangerRow, ...]
    treasures: tuple[r.EquipmentRow, ...]
    artifacts: tuple[r.ArtifactRow, ...]
    tiles: tuple[r.TileRow, ...]
    markers: tuple[r.MarkerRow, ...]
    player_counts: tuple[r.PlayerCountRow, ...]
    scoring: tuple[r.Score, ...]
    settings: tuple[PrintedSetting, ...]


packaged = shipped("lanterne.games.dungeon_run.content")
"""The data files as they were shipped."""


def printed(read: Read = packaged) -> Printed:
    """All data files, decoded but not yet checked as a whole; raises Flaw."""
    return tables(Printed, read)
