"""Reading the data files beside this module."""

from typing import NamedTuple

from lanterne.games.dungeon_run.content import rows as r
from lanterne.kit.printed import Component, Named, Option, Read, shipped, table


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
    options: tuple[Option, ...]


packaged = shipped("lanterne.games.dungeon_run.content")
"""The data files as they were shipped."""


def printed(read: Read = packaged) -> Printed:
    """All data files, decoded but not yet checked as a whole; ValueError names file, entry and reason."""
    return Printed(
        components=table("components.json", read, Component),
        constants=table("constants.json", read, r.Constants),
        trainings=table("trainings.json", read, Named),
        slots=table("slots.json", read, r.SlotRow),
        monster_types=table("monster-types.json", read, r.MonsterTypeRow),
        races=table("races.json", read, Named),
        actions=table("actions.json", read, r.ActionRow),
        heroes=table("heroes.json", read, r.HeroRow),
        abilities=table("abilities.json", read, r.AbilityRow),
        monsters=table("monsters.json", read, r.MonsterRow),
        bosses=table("bosses.json", read, r.MonsterRow),
        traps=table("traps.json", read, r.TrapRow),
        strangers=table("strangers.json", read, r.StrangerRow),
        treasures=table("treasures.json", read, r.EquipmentRow),
        artifacts=table("artifacts.json", read, r.ArtifactRow),
        tiles=table("tiles.json", read, r.TileRow),
        markers=table("markers.json", read, r.MarkerRow),
        player_counts=table("player-counts.json", read, r.PlayerCountRow),
        scoring=table("scoring.json", read, r.Score),
        options=table("options.json", read, Option),
    )
