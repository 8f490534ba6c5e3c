"""Reading the data files beside this module."""

from typing import NamedTuple

from lanterne.games.dungeon_lords.content import rows as r
from lanterne.kit.printed import Component, Named, PrintedSetting, Read, shipped, tables


class Printed(NamedTuple):
    """Everything in the box, in file order."""

    components: tuple[Component, ...]
    supplies: tuple[r.Supply, ...]
    colours: tuple[Named, ...]
    evilometer: tuple[r.Evilometer, ...]
    start: tuple[r.Start, ...]
    dungeon_board: tuple[r.DungeonBoard, ...]
    dungeon_areas: tuple[r.Area, ...]
    room_zones: tuple[r.RoomZone, ...]
    main_board: tuple[r.Area, ...]
    distant_lands: tuple[r.Area, ...]
    years: tuple[r.YearRow, ...]
    seasons: tuple[r.SeasonRow, ...]
    phases: tuple[r.PhaseRow, ...]
    combat_rounds: tuple[r.CombatRoundRow, ...]
    combat_steps: tuple[Named, ...]
    battlegrounds: tuple[r.BattlegroundRow, ...]
    zones: tuple[r.ZoneRow, ...]
    orders: tuple[r.OrderRow, ...]
    monsters: tuple[r.MonsterRow, ...]
    rooms: tuple[r.RoomRow, ...]
    traps: tuple[r.TrapRow, ...]
    combat_cards: tuple[r.CombatCardRow, ...]
    adventurers: tuple[r.AdventurerRow, ...]
    paladins: tuple[r.PaladinRow, ...]
    event_tokens: tuple[r.EventTokenRow, ...]
    special_events: tuple[r.SpecialEventRow, ...]
    titles: tuple[r.TitleRow, ...]
    scoring: tuple[r.Score, ...]
    player_counts: tuple[r.PlayerCountRow, ...]
    trainers: tuple[r.TrainerRow, ...]
    icons: tuple[Named, ...]
    settings: tuple[PrintedSetting, ...]


packaged = shipped("lanterne.games.dungeon_lords.content")
"""The data files as they were shipped."""


def printed(read: Read = packaged) -> Printed:
    """All data files, decoded but not yet checked as a whole; raises Flaw."""
    return tables(Printed, read)
