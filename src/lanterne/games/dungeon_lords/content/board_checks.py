"""The promises that the boards make.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections.abc import Sequence
from typing import TypeAlias

from lanterne.games.dungeon_lords.content.files import Printed
from lanterne.kit.printed import untrue
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

Cell: TypeAlias = tuple[int, int]
"""Row and column."""


def cell_of(name: str) -> Cell:
    """The cell named r1c2."""
    return int(name[1]), int(name[3])


def cells_of(grid: Sequence[str], letter: str) -> set[Cell]:
    """The cells that carry the letter."""
    return {(row, col) for row, line in enumerate(grid) for col, each in enumerate(line) if each == letter}


def beside(cell: Cell) -> set[Cell]:
    """The cells orthogonally next to it, in the grid or not."""
    row, col = cell
    return {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}


def reached(entrance: Cell, dug: set[Cell]) -> set[Cell]:
    """The dug cells to which a way leads from the entrance."""
    found: set[Cell] = set()
    new = {entrance} & dug
    while new:
        found |= new
        new = {cell for each in new for cell in beside(each)} & dug - found
    return found


def whole_block(dug: set[Cell]) -> bool:
    """DL-DIG-4: whether four cells in a square are all dug."""
    return any({(row + 1, col), (row, col + 1), (row + 1, col + 1)} <= dug for row, col in dug)


def check_dungeon(box: Printed) -> None:
    """DL-SET-14, DL-ROM-4: the first tunnels begin at the entrance, in the grid; room zones are halves of it."""
    board = box.dungeon_board[0]
    cells = cells_of(board.grid, ".")
    if len({len(line) for line in board.grid}) != 1 or len(cells) != sum(map(len, board.grid)):
        raise Flaw("dl-grid", "dungeon-board.json", board.id)
    entrance, dug = cell_of(board.entrance), {cell_of(name) for name in board.tunnels}
    if len(dug) != len(board.tunnels):
        raise Flaw("dl-tunnel-twice", "dungeon-board.json", board.id)
    if not dug | {entrance} <= cells:
        raise Flaw("dl-tunnel-outside", "dungeon-board.json", board.id)
    if reached(entrance, dug) != dug or not dug:
        raise Flaw("dl-tunnels-begin", "dungeon-board.json", board.id)
    for row in box.room_zones:
        if cells_of(row.grid, ".") | cells_of(row.grid, "#") != cells:
            raise Flaw("dl-zone-grid", "room-zones.json", row.id)
    parts = {row.id: cells_of(row.grid, "#") for row in box.room_zones}
    if parts["any"] != cells:
        raise Flaw("dl-whole", "room-zones.json", "any")
    for one, other in (("upper", "lower"), ("ring", "core")):
        if parts[one] & parts[other] or parts[one] | parts[other] != cells:
            raise Flaw("dl-halves", "room-zones.json", one, other=other)
    if parts["ring"] != {cell for cell in cells if not beside(cell) <= cells}:
        raise Flaw("dl-ring", "room-zones.json", "ring")
    if parts["upper"] != {(row, col) for row, col in cells if row < len(board.grid) // 2}:
        raise Flaw("dl-upper", "room-zones.json", "upper")


def check_areas(box: Printed) -> None:
    """DL-NEW-2, DL-SET-3: areas have names of their own and hold what is in the box; the tiles of a year are just
    enough for its rounds, and the town has room for the year's combat cards."""
    known = {row.id for row in box.components}
    seen: set[str] = set()
    boards = (
        ("dungeon-areas", box.dungeon_areas),
        ("main-board", box.main_board),
        ("distant-lands", box.distant_lands),
    )
    for file, areas in boards:
        for area in areas:
            if area.id in seen:
                raise Flaw("dl-area-twice", f"{file}.json", area.id)
            seen.add(area.id)
            for name in area.holds:
                if name not in known:
                    raise Flaw("dl-not-in-box", f"{file}.json", area.id, name=name)
            if not area.holds:
                raise Flaw("dl-holds-nothing", f"{file}.json", area.id)
    spaces = {area.id: area.spaces for area in box.main_board}
    seasons = len(box.seasons)
    for place, year in enumerate(box.years):
        needed = {
            "tavern": sum(row.copies[place] for row in box.monsters),
            "room-shop": sum(row.year == place + 1 for row in box.rooms),
        }
        for name, tiles in needed.items():
            if spaces.get(name, 0) * seasons != tiles:
                raise Flaw("dl-tiles-last", "main-board.json", name, count=tiles, year=year.id)
        if spaces.get("town") != year.combat_cards:
            raise Flaw("dl-town", "main-board.json", "town", count=year.combat_cards)


def check_zones(box: Printed) -> None:
    """DL-ACT-1, DL-ACT-2, DL-DIG-2, DL-MON-2: four zones a line; every space gives something; a foreman watches imps;
    the wage is paid where a creature is hired."""
    lines = [row.line for row in box.zones]
    if lines != [1] * 4 + [2] * 4:
        raise Flaw("dl-four-zones", "zones.json", Say("dl-zones"))
    for row in box.zones:
        if sorted(row.resolves) != [1, 2, 3]:
            raise Flaw("dl-resolves", "zones.json", row.id)
        for number, space in enumerate(row.spaces, 1):
            gain = [getattr(space.gain, name) for name in space.gain.__struct_fields__]
            facts = (
                (any(gain) or space.peeks > 0, Say("dl-gives-nothing")),
                (not space.foreman or space.imps > 0, Say("dl-foreman")),
                (space.wage == (space.gain.monsters > 0), Say("dl-wage-asked")),
            )
            if reason := untrue(facts):
                raise Flaw("dl-space", "zones.json", row.id, number=number, reason=reason)
