"""The promises that the prepared combats make (DL-VAR-4): each is a position that play could lead to.

Every check says what is wrong with an entry, or nothing.
"""

from collections import Counter
from collections.abc import Iterable

from lanterne.games.dungeon_lords.content.board_checks import beside, cell_of, cells_of, reached, whole_block
from lanterne.games.dungeon_lords.content.files import Printed
from lanterne.games.dungeon_lords.content.rows import TrainerRow
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw


def check_trainers(box: Printed) -> None:
    """Each by itself."""
    for row in box.trainers:
        for check in (_cells, _rooms, _means, _party, _cards):
            if reason := check(box, row):
                raise Flaw(reason, "trainers.json", row.id)


def _cells(box: Printed, row: TrainerRow) -> Say | None:
    """DL-DIG-3, DL-DIG-4, DL-ROM-3: tiles hang together from the entrance, without a full block; rooms lie apart."""
    board = box.dungeon_board[0]
    tiles = [cell_of(name) for name in (*row.tunnels, *row.rooms)]
    dug, rooms = set(tiles), {cell_of(name) for name in row.rooms}
    if len(dug) != len(tiles):
        return Say("dl-one-cell")
    if not dug <= cells_of(board.grid, "."):
        return Say("dl-tile-outside")
    if not dug or reached(cell_of(board.entrance), dug) != dug:
        return Say("dl-no-way")
    if whole_block(dug):
        return Say("dl-block")
    if any(beside(cell) & rooms for cell in rooms):
        return Say("dl-rooms-beside")
    return None


def _rooms(box: Printed, row: TrainerRow) -> Say | None:
    """DL-ROM-4: rooms are of the year or before, each once, and lie in their zone."""
    known = {room.id: room for room in box.rooms}
    zones = {zone.id: cells_of(zone.grid, "#") for zone in box.room_zones}
    if len(set(row.rooms.values())) != len(row.rooms):
        return Say("dl-room-twice")
    for cell, name in row.rooms.items():
        if name not in known:
            return Say("dl-no-room", {"name": name})
        if known[name].year > row.year:
            return Say("dl-room-year", {"name": name, "number": known[name].year})
        if cell_of(cell) not in zones[known[name].zone]:
            return Say("dl-room-zone", {"name": name})
    return None


def _means(box: Printed, row: TrainerRow) -> Say | None:
    """DL-EVL-1: the counter is on the track; there are as many creatures and traps as tiles and cards."""
    track = box.evilometer[0]
    if not track.lowest <= row.evil <= track.highest:
        return Say("dl-off-track", {"evil": row.evil})
    monsters = {each.id: sum(each.copies[: row.year]) for each in box.monsters}
    return _too_many(row.monsters, monsters) or _too_many(row.traps, {each.id: each.copies for each in box.traps})


def _party(box: Printed, row: TrainerRow) -> Say | None:
    """DL-ADV-4, DL-ADV-5, DL-ADV-7: three of the year, warriors in front, the paladin ahead of them if the lord's
    counter has reached his space."""
    paladins = [each.id for each in box.paladins if each.year == row.year]
    party = [name for name in row.party if name not in paladins]
    kinds = {each.id: each.kind for each in box.adventurers if each.year == row.year}
    if reason := _too_many(party, dict.fromkeys(kinds, 1)):
        return reason
    if len(party) != sum(season.party_place > 0 for season in box.seasons):
        return Say("dl-party", {"number": len(party)})
    if len(party) < len(row.party) and (row.party[0] not in paladins or len(row.party) - len(party) > 1):
        return Say("dl-paladin-ahead")
    order = [kinds[name] != "warrior" for name in party]
    if order != sorted(order):
        return Say("dl-warriors")
    if len(party) < len(row.party) and row.evil < box.evilometer[0].paladin:
        return Say("dl-evil-enough")
    return None


def _cards(box: Printed, row: TrainerRow) -> Say | None:
    """DL-CBT-1: a card of the year for each combat round."""
    known = {card.id: 1 for card in box.combat_cards if card.year == row.year}
    if len(row.combat_cards) != len(box.combat_rounds):
        return Say("dl-combat-cards", {"count": len(row.combat_cards)})
    return _too_many(row.combat_cards, known)


def _too_many(names: Iterable[str], copies: dict[str, int]) -> Say | None:
    """Whether the box has this many of each, in that year."""
    for name, count in Counter(names).items():
        if name not in copies:
            return Say("dl-none-that-year", {"name": name})
        if count > copies[name]:
            return Say("dl-only", {"count": copies[name], "name": name})
    return None
