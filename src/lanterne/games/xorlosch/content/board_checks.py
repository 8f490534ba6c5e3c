"""The promises of one side of the board, checked when it is loaded.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections import Counter
from itertools import combinations
from math import hypot

from lanterne.games.xorlosch.content.files import BoardFile
from lanterne.games.xorlosch.content.rows import PassageRow, Point, Square
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

PLANE = 1000
NUMBERS = range(1, 31)

SQUARE_KINDS = {
    "ruins": {"start": 1, "room": 30, "item": 6, "corridor": 12},
    "dungeon": {"start": 1, "room": 30, "item": 6, "corridor": 13},
}
PASSAGE_KINDS = {
    "ruins": {"free": 61, "ladder": 10, "debris": 7},
    "dungeon": {"free": 60, "debris": 10, "crevasse": 8},
}


def check_board(file: str, name: str, board: BoardFile) -> None:
    """Check the side that `file` must hold under `name`."""
    if board.id != name:
        raise Flaw("xor-side", file, Say("flaw-place-whole"), side=board.id, wanted=name)
    for check in CHECKS:
        check(file, board)


def square_ids(file: str, board: BoardFile) -> None:
    """XOR-SET-1: a square belongs to one side, which its id says, and its id is its own."""
    seen: set[str] = set()
    for square in board.squares:
        if square.id in seen:
            raise Flaw("xor-id-twice", file, _square(square.id))
        if not square.id.startswith(f"{board.id}-"):
            raise Flaw("xor-id-side", file, _square(square.id), side=board.id)
        seen.add(square.id)


def start_square(file: str, board: BoardFile) -> None:
    """XOR-OPN-3: all groups begin on one square, which is the first in the file."""
    starts = [square.id for square in board.squares if square.kind == "start"]
    if starts != [board.start] or board.squares[0].id != board.start:
        raise Flaw("xor-start", file, _square(board.start))


def square_labels(file: str, board: BoardFile) -> None:
    """XOR-SET-6, XOR-ITM-1: rooms and only rooms have a number, item squares and only they an item."""
    for square in board.squares:
        if (square.number is not None) != (square.kind == "room"):
            raise Flaw("xor-room-number", file, _square(square.id))
        if (square.item is not None) != (square.kind == "item"):
            raise Flaw("xor-item-square", file, _square(square.id))


def square_numbers(file: str, board: BoardFile) -> None:
    """XOR-SET-6: a task card finds its square: every number from 1 to 30 is printed once."""
    seen: dict[int, str] = {}
    for square in board.squares:
        if square.number is None:
            continue
        if square.number not in NUMBERS:
            raise Flaw("xor-number-range", file, _square(square.id), number=square.number)
        if square.number in seen:
            other = seen[square.number]
            raise Flaw("xor-same-number", file, _square(square.id), square=other, number=square.number)
        seen[square.number] = square.id


def item_pairs(file: str, board: BoardFile) -> None:
    """XOR-ITM-1: each type of item has two squares."""
    found = Counter(square.item for square in board.squares if square.item)
    for square in board.squares:
        if square.item and found[square.item] != 2:
            raise Flaw("xor-item-pair", file, _square(square.id), item=square.item, count=found[square.item])


def square_counts(file: str, board: BoardFile) -> None:
    """Components: 49 squares on the ruins side, 50 on the dungeon side."""
    found: Counter[str] = Counter(square.kind for square in board.squares)
    for kind, count in SQUARE_KINDS[board.id].items():
        if found[kind] != count:
            raise Flaw("flaw-row-count", file, Say("xor-squares-of", {"kind": kind}), count=found[kind], listed=count)


def squares_apart(file: str, board: BoardFile) -> None:
    """Components: squares lie within the plane and never overlap."""
    for square in board.squares:
        left, top, right, bottom = _box(square)
        if min(left, top) < 0 or max(right, bottom) > PLANE:
            raise Flaw("xor-out-of-plane", file, _square(square.id), size=PLANE)
        if square.shape == "circle" and square.w != square.h:
            raise Flaw("xor-circle", file, _square(square.id))
    for one, other in combinations(board.squares, 2):
        wide = abs(one.x - other.x) * 2 < one.w + other.w
        high = abs(one.y - other.y) * 2 < one.h + other.h
        if wide and high:
            raise Flaw("xor-overlaps", file, _square(other.id), square=one.id)


def passage_ends(file: str, board: BoardFile) -> None:
    """XOR-MOV-3: a passage joins two different squares of the side, and no two passages join the same two."""
    known = {square.id for square in board.squares}
    seen: set[frozenset[str]] = set()
    for passage in board.passages:
        for end in (passage.a, passage.b):
            if end not in known:
                raise Flaw("xor-no-square", file, _passage(passage.id), name=end)
        if passage.a == passage.b:
            raise Flaw("xor-itself", file, _passage(passage.id))
        if frozenset((passage.a, passage.b)) in seen:
            raise Flaw("xor-joined", file, _passage(passage.id))
        seen.add(frozenset((passage.a, passage.b)))


def passage_counts(file: str, board: BoardFile) -> None:
    """XOR-MOV-4: 78 passages on each side; ladders only in the ruins, crevasses only in the dungeon."""
    found: Counter[str] = Counter(passage.obstacle or "free" for passage in board.passages)
    counts = PASSAGE_KINDS[board.id]
    for passage in board.passages:
        if (passage.obstacle or "free") not in counts:
            raise Flaw("xor-no-obstacle", file, _passage(passage.id), obstacle=str(passage.obstacle))
    for kind, count in counts.items():
        if found[kind] != count:
            raise Flaw("flaw-row-count", file, Say("xor-passages-of", {"kind": kind}), count=found[kind], listed=count)


def all_reachable(file: str, board: BoardFile) -> None:
    """XOR-MOV-4: every square can be reached from the start square without boots."""
    near: dict[str, list[str]] = {square.id: [] for square in board.squares}
    for passage in board.passages:
        if passage.obstacle is None:
            near[passage.a].append(passage.b)
            near[passage.b].append(passage.a)
    reached = {board.start}
    front = [board.start]
    while front:
        for square in near[front.pop()]:
            if square not in reached:
                reached.add(square)
                front.append(square)
    for name in near:
        if name not in reached:
            raise Flaw("xor-cut-off", file, _square(name))


def paths_drawn(file: str, board: BoardFile) -> None:
    """Components: the line of a passage runs from the border of one square to the border of the other."""
    squares = {square.id: square for square in board.squares}
    for passage in board.passages:
        if len(passage.path) < 2:
            raise Flaw("xor-points", file, _passage(passage.id))
        for end, point in ((passage.a, passage.path[0]), (passage.b, passage.path[-1])):
            if not _on_border(squares[end], point):
                raise Flaw("xor-line-end", file, _passage(passage.id), square=end)


def paths_apart(file: str, board: BoardFile) -> None:
    """Components: the lines of passages never cross or touch."""
    for one, other in combinations(board.passages, 2):
        if any(_cross(*a, *b) for a in _segments(one) for b in _segments(other)):
            raise Flaw("xor-lines-cross", file, _passage(other.id), passage=one.id)


CHECKS = (
    square_ids,
    start_square,
    square_labels,
    square_numbers,
    item_pairs,
    square_counts,
    squares_apart,
    passage_ends,
    passage_counts,
    all_reachable,
    paths_drawn,
    paths_apart,
)


def _square(name: str) -> Say:
    return Say("xor-square", {"name": name})


def _passage(name: str) -> Say:
    return Say("xor-passage", {"name": name})


def _box(square: Square) -> tuple[float, float, float, float]:
    return (
        square.x - square.w / 2,
        square.y - square.h / 2,
        square.x + square.w / 2,
        square.y + square.h / 2,
    )


def _on_border(square: Square, point: Point) -> bool:
    """Whether the point lies on the border, give or take the rounding of a coordinate."""
    across, down = abs(point[0] - square.x), abs(point[1] - square.y)
    if square.shape == "circle":
        return abs(hypot(across, down) - square.w / 2) <= 1
    return abs(max(across - square.w / 2, down - square.h / 2)) <= 1


def _segments(passage: PassageRow) -> list[tuple[Point, Point]]:
    return list(zip(passage.path, passage.path[1:], strict=False))


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segments ab and cd share a point."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
