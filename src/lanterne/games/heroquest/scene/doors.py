"""Doors: closed, open, found to be locked, secret ones that have been found."""

from lanterne.engine import has
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.scene.floor import under_furniture
from lanterne.games.heroquest.scene.looks import LOCK_ICON, SECRET_ICON, SIDE
from lanterne.games.heroquest.state import DOORS, EDGES, ITEMS, NONE, SQUARES, DoorRow, State
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

LENGTH, DEPTH = 26, 10


def doors(s: State) -> tuple[Node, ...]:
    """The doors on the board."""
    tiles = s.seen & ~under_furniture(s)
    return tuple([door_node(row, beside(row.door, tiles)) for row in s.doors])


def beside(door: int, tiles: int) -> int:
    """The square a door is described with: the first of its two that is shown."""
    return next((square for square in EDGES[door] if has(tiles, square)), NONE)


def door_node(row: DoorRow, square: int, dim: bool = False) -> Node:
    """A door in its wall, on a square beside it."""
    one, other = EDGES[row.door]
    (ax, ay), (bx, by) = GRID.place(one), GRID.place(other)
    locked = not row.open and (row.barred or row.key != NONE or row.only_from != NONE)
    return Node(
        id=f"door:{DOORS.name(row.door)}",
        shape="door-open" if row.open else "door-locked" if locked else "door-secret" if row.secret else "door",
        label=Say("door-between", {"door": said(DOORS, row.door)}),
        at=((ax + bx + 1) * SIDE / 2, (ay + by + 1) * SIDE / 2),
        size=(DEPTH, LENGTH) if bx > ax else (LENGTH, DEPTH),
        icon=LOCK_ICON if locked else SECRET_ICON if row.secret and not row.open else "",
        detail=_details(row),
        on=f"square:{SQUARES.name(square)}" if square != NONE else "",
        dim=dim,
    )


def _details(row: DoorRow) -> tuple[Say, ...]:
    details = [Say("door-is-open") if row.open else Say("door-is-closed")]
    if row.secret:
        details.append(Say("door-was-secret"))
    if row.open:
        return tuple(details)
    if row.barred:
        details.append(Say("door-is-barred"))
    if row.key != NONE:
        details.append(Say("door-wants", {"item": said(ITEMS, row.key)}))
    if row.only_from != NONE:
        details.append(Say("door-from", {"square": said(SQUARES, row.only_from)}))
    return tuple(details)
