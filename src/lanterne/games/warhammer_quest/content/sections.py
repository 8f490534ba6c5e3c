"""The board sections. A cell is a number, row by row: y * COLUMNS + x in a section that is not turned."""

from lanterne.engine import Row
from lanterne.games.warhammer_quest.content import rows
from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.games.warhammer_quest.content.rows import Cell

COLUMNS = 8
CELLS = 32
"""The largest number of columns and of cells of any section. Cells are numbered as if every section had this many
columns, so that the number alone gives column and row."""
ROOM, CORRIDOR, OBJECTIVE = range(3)
KINDS = ("room", "corridor", "objective")
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = "NESW"
NO_SIDE = -1


class Door(Row, frozen=True):
    """A door: its side of the section, and the two cells inside it."""

    name: str
    cells: tuple[int, int]
    side: int


class Mark(Row, frozen=True):
    """A named place; `side` is the border it leads through, or NO_SIDE."""

    name: str
    cells: tuple[int, ...]
    side: int


class Section(Row, frozen=True):
    """A board section. `cells` exist, `passable` ones can be entered, `pit` ones are a level down. `walls` block
    movement, blows and sight; `ledges` block movement and blows only. `high` obstacles block sight, `low` ones do not.

    `attach`: the doors it may be joined by, in order. `exits`: for each of these, the doors that are or may then be
    exits. `left_right`: for each door, a junction's left and right exit as seen by somebody coming in there.
    """

    name: str
    kind: int
    width: int
    height: int
    cells: tuple[int, ...]
    passable: tuple[int, ...]
    pit: tuple[int, ...]
    chasm: tuple[int, ...]
    bridge: tuple[int, ...]
    walls: tuple[tuple[int, int], ...]
    ledges: tuple[tuple[int, int], ...]
    high: tuple[int, ...]
    low: tuple[int, ...]
    obstacles: tuple[tuple[str, tuple[int, ...]], ...]
    doors: tuple[Door, ...]
    attach: tuple[int, ...]
    exits: tuple[tuple[int, ...], ...]
    junction: bool
    left_right: tuple[tuple[int, ...], ...]
    secret_exits: tuple[Mark, ...]
    marks: tuple[Mark, ...]
    grid: tuple[str, ...]


def _section(row: rows.Section) -> Section:
    width, names = len(row.grid[0]), [door.id for door in row.doors]

    def cell(at: Cell) -> int:
        return at[1] * COLUMNS + at[0]

    def of(letters: str) -> tuple[int, ...]:
        return tuple(
            y * COLUMNS + x for y, line in enumerate(row.grid) for x, letter in enumerate(line) if letter in letters
        )

    def edges(pairs: tuple[tuple[Cell, Cell], ...]) -> tuple[tuple[int, int], ...]:
        return tuple((cell(a), cell(b)) for a, b in pairs)

    obstacles = tuple((thing.id, tuple(cell(at) for at in thing.cells)) for thing in row.obstacles)
    high = {thing.id for thing in row.obstacles if thing.high}
    return Section(
        name=row.id,
        kind=KINDS.index(row.kind),
        width=width,
        height=len(row.grid),
        cells=of(".srpB~O"),
        passable=of(".srpB"),
        pit=of("p"),
        chasm=of("~"),
        bridge=of("B"),
        walls=edges(row.walls),
        ledges=edges(row.ledges),
        high=tuple(i for name, cells in obstacles if name in high for i in cells),
        low=tuple(i for name, cells in obstacles if name not in high for i in cells),
        obstacles=obstacles,
        doors=tuple(
            Door(door.id, (cell(door.cells[0]), cell(door.cells[1])), SIDES.index(door.id)) for door in row.doors
        ),
        attach=tuple(names.index(name) for name in row.attach),
        exits=tuple(tuple(names.index(other) for other in row.exits.get(name, ())) for name in names),
        junction=row.shape == "junction",
        left_right=tuple(tuple(names.index(other) for other in row.left_right.get(name, ())) for name in names),
        secret_exits=tuple(
            Mark(way.id, tuple(cell(at) for at in way.cells), SIDES.index(way.side) if way.side else NO_SIDE)
            for way in row.secret_exits
        ),
        marks=tuple(Mark(mark.id, tuple(cell(at) for at in mark.cells), NO_SIDE) for mark in row.marks),
        grid=row.grid,
    )


SECTIONS: tuple[Section, ...] = tuple(_section(row) for row in BOX.sections)
SECTION_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.sections)

CORNER = SECTION_NAMES.index("corner")
T_JUNCTION = SECTION_NAMES.index("t-junction")
FIGHTING_PIT = SECTION_NAMES.index("fighting-pit")
FIRECHASM = SECTION_NAMES.index("firechasm")
FOUNTAIN = SECTION_NAMES.index("fountain-of-light")
TOMB = SECTION_NAMES.index("tomb-chamber")
IDOL = SECTION_NAMES.index("idol-chamber")
