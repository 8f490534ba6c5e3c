"""How the figures and cards on a tile share its floor: in rows, in the middle, as large as they fit."""

from lanterne.games.dungeon_run.scene.plan import NAME, TILE
from lanterne.kit.rects import Rect

LARGEST, GAP = 104, 4
_WIDE, _HIGH = TILE - 12, TILE - NAME - 8


def places(box: Rect, number: int) -> tuple[Rect, ...]:
    """Squares for this many pieces on the tile of this box, below its name."""
    if not number:
        return ()

    def side(rows: int) -> float:
        columns = -(-number // rows)
        return min(LARGEST, (_WIDE + GAP) / columns - GAP, (_HIGH + GAP) / rows - GAP)

    rows = max(range(1, number + 1), key=side)
    columns, step = -(-number // rows), side(rows) + GAP
    top = box.top + NAME + (_HIGH + GAP - step * rows) / 2
    found = []
    for place in range(number):
        row, column = divmod(place, columns)
        here = min(columns, number - row * columns)
        left = box.left + (box.wide + GAP - step * here) / 2
        found.append(Rect(left + column * step, top + row * step, step - GAP, step - GAP))
    return tuple(found)


def smaller(box: Rect, part: float) -> Rect:
    """The box at a part of its size, around the same centre."""
    x, y = box.at
    return Rect(x - box.wide * part / 2, y - box.high * part / 2, box.wide * part, box.high * part)
