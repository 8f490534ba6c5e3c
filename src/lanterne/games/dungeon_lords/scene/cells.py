"""The cells of a dungeon: earth, tunnels, rooms, what is conquered, who works where, which tile is attacked."""

from lanterne.engine import has
from lanterne.games.dungeon_lords.content.board import CELL_NAMES, COLS, ENTRANCE
from lanterne.games.dungeon_lords.rules.dungeon import room_at
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.tiles import minion
from lanterne.games.dungeon_lords.state import CELLS, COLOURS, NONE, ROOMS, Lord
from lanterne.kit.grid import squares_of
from lanterne.kit.rects import Rect
from lanterne.scene import Node, Say
from lanterne.scene.saying import effect_said, said

LEFT, TOP, PITCH = 0, 140, 116
SIDE = PITCH - 6
CORNER = 42
"""The side of a piece in a corner of a cell."""


def cells(seat: int, lord: Lord, choosing: bool) -> tuple[Node, ...]:
    """All cells. `choosing`: the viewer may have to choose one of them."""
    return tuple([_cell(seat, lord, number, choosing) for number in range(len(CELL_NAMES))])


def cell(seat: int, lord: Lord, number: int) -> Node:
    """One cell, as it would be for a lord."""
    return _cell(seat, lord, number, choosing=False)


def in_cells(seat: int, lord: Lord) -> tuple[Node, ...]:
    """The imps at work in the cells, and the minion on the cell that is attacked."""
    digs, mines, leads = Say("imp-digs"), Say("imp-mines"), Say("imp-foreman")
    nodes = [_imp(_id(seat, cell), "digs", digs, _spot(cell, 1, -1, CORNER)) for cell in squares_of(lord.digging)]
    nodes += [_imp(_id(seat, cell), "mines", mines, _spot(cell, 0, 0.5, 50)) for cell in squares_of(lord.mining)]
    if lord.foremen:
        nodes.append(_imp(_id(seat, ENTRANCE), "foreman", leads, _spot(ENTRANCE, -1, -1, CORNER)))
    if lord.target != NONE:
        on = _id(seat, lord.target)
        nodes.append(minion(f"{on}:target", seat, _spot(lord.target, 1, 1, CORNER), on))
    return tuple(nodes)


def _id(seat: int, cell: int) -> str:
    return f"{COLOURS.name(seat)}-cell:{CELLS.name(cell)}"


def _box(cell: int) -> Rect:
    row, column = divmod(cell, COLS)
    return Rect(LEFT + column * PITCH, TOP + row * PITCH, SIDE, SIDE)


def _spot(cell: int, right: float, down: float, side: float) -> Rect:
    """A square in a cell, from -1 at its left or upper edge to 1 at the other."""
    (x, y), reach = _box(cell).at, (SIDE - side) / 2 - 2
    return Rect(x + right * reach - side / 2, y + down * reach - side / 2, side, side)


def _cell(seat: int, lord: Lord, cell: int, choosing: bool) -> Node:
    box, room, uses = _box(cell), room_at(lord, cell), lord.used.count(cell)
    dug, conquered = has(lord.dug, cell), has(lord.conquered, cell)
    detail = [Say("tile-conquered")] if conquered else []
    detail += [Say("tile-entrance")] if cell == ENTRANCE else []
    if room != NONE:
        detail += [said(CELLS, cell), effect_said(ROOMS, room)]
        detail += [Say("room-used", {"count": uses})] if uses else []
    tone = looks.EARTH_TONE if not dug else looks.TUNNEL_TONE if room == NONE else looks.ROOM_TONES[room]
    icon = looks.ROOM_ICONS[room] if room != NONE else looks.ENTRANCE_ICON if cell == ENTRANCE and dug else ""
    return Node(
        id=_id(seat, cell),
        shape="space" if dug else "earth",
        label=_named(cell, dug, room),
        at=box.at,
        size=box.size,
        tone=looks.CONQUERED_TONE if conquered else tone,
        icon=looks.FLAG_ICON if conquered and room == NONE else icon,
        mark=_mark(cell),
        badge="✕" if conquered else "✓" * min(uses, 2),
        detail=tuple(detail),
        thing=f"cell:{CELLS.name(cell)}" if choosing else "",
    )


def _mark(cell: int) -> str:
    """Column and row, as in the words for cells."""
    row, column = divmod(cell, COLS)
    return f"{'ABCDE'[column]}{row + 1}"


def _named(cell: int, dug: bool, room: int) -> Say:
    if room != NONE:
        return said(ROOMS, room)
    where = said(CELLS, cell)
    return Say("tile-tunnel", {"cell": where}) if dug else Say("tile-earth", {"cell": where})


def _imp(on: str, work: str, label: Say, box: Rect) -> Node:
    return Node(
        id=f"{on}:{work}",
        shape="thing",
        label=label,
        at=box.at,
        size=box.size,
        tone=looks.IMP_TONE,
        icon=looks.IMP_ICON,
        on=on,
    )
