"""The promises that the prepared combats make (DL-VAR-4): each is a position that play could lead to.

Every check raises ValueError with a sentence that names the entry and the reason.
"""

from collections import Counter
from collections.abc import Iterable

from lanterne.games.dungeon_lords.content.board_checks import beside, cell_of, cells_of, reached, whole_block
from lanterne.games.dungeon_lords.content.files import Printed
from lanterne.games.dungeon_lords.content.rows import TrainerRow


def check_trainers(box: Printed) -> None:
    """Each by itself."""
    for row in box.trainers:
        for check in (_cells, _rooms, _means, _party, _cards):
            if reason := check(box, row):
                raise ValueError(f"trainers.json, entry {row.id}: {reason}.")


def _cells(box: Printed, row: TrainerRow) -> str:
    """DL-DIG-3, DL-DIG-4, DL-ROM-3: tiles hang together from the entrance, without a full block; rooms lie apart."""
    board = box.dungeon_board[0]
    tiles = [cell_of(name) for name in (*row.tunnels, *row.rooms)]
    dug, rooms = set(tiles), {cell_of(name) for name in row.rooms}
    if len(dug) != len(tiles):
        return "two tiles lie on one cell"
    if not dug <= cells_of(board.grid, "."):
        return "a tile is not in the grid"
    if not dug or reached(cell_of(board.entrance), dug) != dug:
        return "no way leads from the entrance to every tile"
    if whole_block(dug):
        return "four cells in a square are dug"
    if any(beside(cell) & rooms for cell in rooms):
        return "two rooms are side by side"
    return ""


def _rooms(box: Printed, row: TrainerRow) -> str:
    """DL-ROM-4: rooms are of the year or before, each once, and lie in their zone."""
    known = {room.id: room for room in box.rooms}
    zones = {zone.id: cells_of(zone.grid, "#") for zone in box.room_zones}
    if len(set(row.rooms.values())) != len(row.rooms):
        return "a room is built twice"
    for cell, name in row.rooms.items():
        if name not in known:
            return f"there is no room {name}"
        if known[name].year > row.year:
            return f"{name} comes in year {known[name].year}"
        if cell_of(cell) not in zones[known[name].zone]:
            return f"{name} lies outside its zone"
    return ""


def _means(box: Printed, row: TrainerRow) -> str:
    """DL-EVL-1: the counter is on the track; there are as many creatures and traps as tiles and cards."""
    track = box.evilometer[0]
    if not track.lowest <= row.evil <= track.highest:
        return f"{row.evil} is not on the Evilometer"
    monsters = {each.id: sum(each.copies[: row.year]) for each in box.monsters}
    return _too_many(row.monsters, monsters) or _too_many(row.traps, {each.id: each.copies for each in box.traps})


def _party(box: Printed, row: TrainerRow) -> str:
    """DL-ADV-4, DL-ADV-5, DL-ADV-7: three of the year, warriors in front, the paladin ahead of them if the lord's
    counter has reached his space."""
    paladins = [each.id for each in box.paladins if each.year == row.year]
    party = [name for name in row.party if name not in paladins]
    kinds = {each.id: each.kind for each in box.adventurers if each.year == row.year}
    if reason := _too_many(party, dict.fromkeys(kinds, 1)):
        return reason
    if len(party) != sum(season.party_place > 0 for season in box.seasons):
        return f"{len(party)} adventurers have come"
    if len(party) < len(row.party) and (row.party[0] not in paladins or len(row.party) - len(party) > 1):
        return "the paladin goes ahead of the others"
    order = [kinds[name] != "warrior" for name in party]
    if order != sorted(order):
        return "warriors go in front"
    if len(party) < len(row.party) and row.evil < box.evilometer[0].paladin:
        return "he is not evil enough for the paladin"
    return ""


def _cards(box: Printed, row: TrainerRow) -> str:
    """DL-CBT-1: a card of the year for each combat round."""
    known = {card.id: 1 for card in box.combat_cards if card.year == row.year}
    if len(row.combat_cards) != len(box.combat_rounds):
        return f"it has {len(row.combat_cards)} combat cards"
    return _too_many(row.combat_cards, known)


def _too_many(names: Iterable[str], copies: dict[str, int]) -> str:
    """Whether the box has this many of each, in that year."""
    for name, count in Counter(names).items():
        if name not in copies:
            return f"the box has no {name} for that year"
        if count > copies[name]:
            return f"there are only {copies[name]} of {name}"
    return ""
