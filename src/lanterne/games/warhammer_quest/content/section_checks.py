"""The promises that the board sections make.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from lanterne.games.warhammer_quest.content.rows import Cell, DoorName, Section
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

LETTERS = ".srpB~O "
PASSABLE = ".srpB"
OUTWARDS: dict[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIZES = {"room": {(4, 4)}, "objective": {(8, 4)}, "corridor": {(6, 2), (4, 4), (6, 4)}}


def check_section(row: Section) -> None:
    """All checks of one section; the grid first, which the others rely on."""
    for check in (grid, letters, doors, attachment, left_right, edges, places, secret_exits, one_piece):
        try:
            check(row)
        except Flaw as flaw:
            raise flaw.at("sections.json", row.id) from None


def at(row: Section, cell: tuple[int, int]) -> str:
    """The letter of a square, blank outside the grid."""
    x, y = cell
    return row.grid[y][x] if 0 <= y < len(row.grid) and 0 <= x < len(row.grid[0]) else " "


def grid(row: Section) -> None:
    """Components: rooms of 4 by 4, objective rooms of 8 by 4; corridors and no others have a shape."""
    if any(len(line) != len(row.grid[0]) for line in row.grid):
        raise Flaw("wq-lines")
    if (size := (len(row.grid[0]), len(row.grid))) not in SIZES[row.kind]:
        raise Flaw("wq-size", kind=row.kind, width=size[0], height=size[1])
    if (row.kind == "corridor") != (row.shape != "room"):
        raise Flaw("wq-shape", kind=row.kind, shape=row.shape)
    for letter in "".join(row.grid):
        if letter not in LETTERS:
            raise Flaw("wq-letter", letter=letter)


def letters(row: Section) -> None:
    """Obstacles are where the grid has them, and nowhere else; only objective rooms have anything but floor."""
    drawn = [(x, y) for y, line in enumerate(row.grid) for x, letter in enumerate(line) if letter == "O"]
    if sorted(drawn) != sorted(cell for thing in row.obstacles for cell in thing.cells):
        raise Flaw("wq-obstacles")
    if row.kind != "objective" and not set("".join(row.grid)) <= {".", " "}:
        raise Flaw("wq-floor")


def doors(row: Section) -> None:
    """WQ-EXP-2, WQ-EXP-6: a door is two squares wide, on the border of the section, and faces out of it."""
    for name, times in Counter(door.id for door in row.doors).items():
        if times > 1:
            raise Flaw("wq-same-door", count=times, name=name)
    for door in row.doors:
        _faces_out(row, Say("wq-door", {"name": door.id}), door.cells, door.id)
        (ax, ay), (bx, by) = door.cells
        dx, dy = OUTWARDS[door.id]
        if abs(bx - ax) + abs(by - ay) != 1 or (bx - ax) * dx or (by - ay) * dy:
            raise Flaw("wq-door-squares", name=door.id)


def attachment(row: Section) -> None:
    """WQ-EXP-6, WQ-EXP-7: every door can be joined, and an exit is a door by which one comes back the same way; an
    objective room is the end."""
    names = [door.id for door in row.doors]
    if sorted(row.attach) != sorted(names) or row.exits.keys() != set(names):
        raise Flaw("wq-attach")
    for name, exits in row.exits.items():
        for other in exits:
            if other == name or other not in names or name not in row.exits[other]:
                raise Flaw("wq-back", one=name, other=other)
        if bool(exits) == (row.kind == "objective"):
            raise Flaw("wq-exits", name=name)


def left_right(row: Section) -> None:
    """WQ-EXP-11: a junction, and nothing else, has a left and a right exit, seen from the way in."""
    if (row.shape == "junction") != bool(row.left_right):
        raise Flaw("wq-left-right")
    for name, sides in row.left_right.items():
        if sorted(sides) != sorted(row.exits[name]):
            raise Flaw("wq-not-exits", name=name)
        if _turn(name, sides[0]) >= _turn(name, sides[1]):
            raise Flaw("wq-exchanged", name=name)
    if row.shape == "junction" and row.left_right.keys() != set(row.attach):
        raise Flaw("wq-junction")


def edges(row: Section) -> None:
    """Walls and ledges run between squares that touch."""
    for field, pairs in (("walls", row.walls), ("ledges", row.ledges)):
        for a, b in pairs:
            if abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1 or " " in at(row, a) + at(row, b):
                raise Flaw("wq-edge", field=field, one=_named(a), other=_named(b))
        if len({frozenset(pair) for pair in pairs}) != len(pairs):
            raise Flaw("wq-edge-twice", field=field)


def places(row: Section) -> None:
    """Obstacles, marks and secret exits have names of their own and squares; one can stand on the marks and exits."""
    for parts in (row.obstacles, row.marks, row.secret_exits):
        for part in parts:
            if [other.id for other in parts].count(part.id) > 1:
                raise Flaw("wq-twice", name=part.id)
            if not part.cells or len(set(part.cells)) != len(part.cells):
                raise Flaw("wq-part-squares", name=part.id)
    for part in (*row.marks, *row.secret_exits):
        for cell in part.cells:
            if at(row, cell) not in PASSABLE:
                raise Flaw("wq-stand", square=_named(cell), name=part.id)


def secret_exits(row: Section) -> None:
    """WQ-OBJ-9: a secret exit that leads through the border is on it; only objective rooms have any."""
    if row.kind != "objective" and (row.secret_exits or row.marks):
        raise Flaw("wq-secret-exits")
    for way in row.secret_exits:
        if way.side:
            _faces_out(row, way.id, way.cells, way.side)


def one_piece(row: Section) -> None:
    """Every square that can be entered can be walked to from the first door."""
    closed = {frozenset(pair) for pair in (*row.walls, *row.ledges)}
    seen, ahead = {row.doors[0].cells[0]}, [row.doors[0].cells[0]]
    while ahead:
        here = ahead.pop()
        for there in _around(here):
            if there not in seen and at(row, there) in PASSABLE and frozenset((here, there)) not in closed:
                seen.add(there)
                ahead.append(there)
    for y, line in enumerate(row.grid):
        for x, letter in enumerate(line):
            if letter in PASSABLE and (x, y) not in seen:
                raise Flaw("wq-walk-to", square=_named((x, y)))


def _faces_out(row: Section, way: str | Say, cells: Iterable[Cell], side: DoorName) -> None:
    dx, dy = OUTWARDS[side]
    for x, y in cells:
        if at(row, (x, y)) not in PASSABLE or at(row, (x + dx, y + dy)) != " ":
            raise Flaw("wq-leads-out", way=way, square=_named((x, y)))


def _turn(came_in: DoorName, out: DoorName) -> int:
    """Seen from the way in: less than 0 is left of straight on, more is right."""
    sides = "NESW"
    heading = (sides.index(came_in) + 2) % 4
    return (sides.index(out) - heading + 1) % 4 - 1


def _around(cell: tuple[int, int]) -> Iterator[tuple[int, int]]:
    for dx, dy in OUTWARDS.values():
        yield cell[0] + dx, cell[1] + dy


def _named(cell: tuple[int, int]) -> str:
    return f"[{cell[0]}, {cell[1]}]"
