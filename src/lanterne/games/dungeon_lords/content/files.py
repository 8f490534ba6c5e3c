"""Reading the data files beside this module."""

from typing import NamedTuple

from lanterne.games.dungeon_lords.content import rows as r
from lanterne.kit.printed import Component, Named, Option, Read, shipped, table


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
    options: tuple[Option, ...]


packaged = shipped("lanterne.games.dungeon_lords.content")
"""The data files as they were shipped."""


def printed(read: Read = packaged) -> Printed:
    """All data files, decoded but not yet checked as a whole; ValueError names file, entry and reason."""
    return Printed(
        components=table("components.json", read, Component),
        supplies=table("supplies.json", read, r.Supply),
        colours=table("colours.json", read, Named),
        evilometer=table("evilometer.json", read, r.Evilometer),
        start=table("start.json", read, r.Start),
        dungeon_board=table("dungeon-board.json", read, r.DungeonBoard),
        dungeon_areas=table("dungeon-areas.json", read, r.Area),
        room_zones=table("room-zones.json", read, r.RoomZone),
        main_board=table("main-board.json", read, r.Area),
        distant_lands=table("distant-lands.json", read, r.Area),
        years=table("years.json", read, r.YearRow),
        seasons=table("seasons.json", read, r.SeasonRow),
        phases=table("phases.json", read, r.PhaseRow),
        combat_rounds=table("combat-rounds.json", read, r.CombatRoundRow),
        combat_steps=table("combat-steps.json", read, Named),
        battlegrounds=table("battlegrounds.json", read, r.BattlegroundRow),
        zones=table("zones.json", read, r.ZoneRow),
        orders=table("orders.json", read, r.OrderRow),
        monsters=table("monsters.json", read, r.MonsterRow),
        rooms=table("rooms.json", read, r.RoomRow),
        traps=table("traps.json", read, r.TrapRow),
        combat_cards=table("combat-cards.json", read, r.CombatCardRow),
        adventurers=table("adventurers.json", read, r.AdventurerRow),
        paladins=table("paladins.json", read, r.PaladinRow),
        event_tokens=table("event-tokens.json", read, r.EventTokenRow),
        special_events=table("special-events.json", read, r.SpecialEventRow),
        titles=table("titles.json", read, r.TitleRow),
        scoring=table("scoring.json", read, r.Score),
        player_counts=table("player-counts.json", read, r.PlayerCountRow),
        trainers=table("trainers.json", read, r.TrainerRow),
        icons=table("icons.json", read, Named),
        options=table("options.json", read, Option),
    )
