"""The floor: squares with light and shadow, pits, chasm and bridge, obstacles of objective rooms, doorways."""

from lanterne.engine import has
from lanterne.games.warhammer_quest.content.sections import CELLS, SECTIONS
from lanterne.games.warhammer_quest.rules.dungeon import lit
from lanterne.games.warhammer_quest.scene.looks import (
    BLOCKED_ICON,
    BRIDGE_TONE,
    CHASM_ICON,
    CHASM_TONE,
    DECK_ICON,
    EXIT_ICON,
    EXIT_TONE,
    LOCK_ICON,
    OBSTACLE_TONE,
    PILE_TONE,
    PIT_TONE,
    RUBBLE_ICON,
    RUBBLE_TONE,
    SECTION_TONES,
    SIDE,
    STAIR_TONE,
    STAIRS_ICON,
    obstacle_icon,
)
from lanterne.games.warhammer_quest.scene.plan import FloorPlan, Point, edge
from lanterne.games.warhammer_quest.state import (
    DOORS,
    NONE,
    OPEN,
    OUTSIDE,
    PORTCULLIS,
    SQUARES,
    DoorRow,
    State,
)
from lanterne.games.warhammer_quest.state import (
    SECTIONS as SECTION_IDS,
)
from lanterne.kit.grid import mask_of
from lanterne.kit.tiles import AHEAD
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

PLAIN, PIT, CHASM, BRIDGE, BLOCKED, EXIT, STAIRS = range(7)
"""What a square looks like."""
FALLING, FALLEN = 1, 2
"""What threatens a section, or has happened to it."""


def floor(s: State, drawn: FloorPlan) -> tuple[Node, ...]:
    """All squares, except those under the obstacles of objective rooms."""
    light = lit(s)
    falling = mask_of(each.place for each in s.falling)
    nodes = []
    for number, row in enumerate(s.laid):
        fate = FALLEN if has(s.fallen, number) else FALLING if has(falling, number) else 0
        section = SECTIONS[row.section]
        covered = {cell for _, cells in section.obstacles for cell in cells}
        for cell in section.cells:
            if cell in covered:
                continue
            square = number * CELLS + cell
            look = _look(s, row.section, cell, square)
            dark = not has(light, number)
            nodes.append(_tile(square, row.section, look, dark, fate, drawn.middle[square]))
    return tuple(nodes)


def _look(s: State, section: int, cell: int, square: int) -> int:
    tile = SECTIONS[section]
    if has(s.exits, square):
        return EXIT
    if cell in tile.chasm or (cell in tile.bridge and has(s.blocked, square)):
        return CHASM
    if has(s.blocked, square):
        return BLOCKED
    if cell in tile.bridge:
        return BRIDGE
    if cell in tile.pit:
        return PIT
    return STAIRS if tile.grid[cell // 8][cell % 8] == "s" or tile.name == "stairway" else PLAIN


_LOOKS = {
    PIT: (PIT_TONE, "", "v", Say("floor-pit")),
    CHASM: (CHASM_TONE, CHASM_ICON, "~", Say("floor-chasm")),
    BRIDGE: (BRIDGE_TONE, "", "=", Say("floor-bridge")),
    BLOCKED: (RUBBLE_TONE, RUBBLE_ICON, "#", Say("floor-blocked")),
    EXIT: (EXIT_TONE, EXIT_ICON, ">", Say("floor-exit")),
    STAIRS: (STAIR_TONE, STAIRS_ICON, "/", Say("floor-stairs")),
}
"""Tone, icon, mark and message."""


def _tile(square: int, section: int, look: int, dark: bool, fate: int, at: Point) -> Node:
    tone, icon, mark, message = _LOOKS.get(look, (SECTION_TONES[section], "", "", None))
    detail = [message] if message else []
    detail += [Say("floor-dark")] if dark else []
    detail += [Say("floor-falling")] if fate == FALLING else [Say("floor-fallen")] if fate == FALLEN else []
    return Node(
        id=f"square:{SQUARES.name(square)}",
        shape="tile",
        label=Say("floor-square", {"square": said(SQUARES, square), "section": said(SECTION_IDS, section)}),
        at=at,
        size=(SIDE, SIDE),
        tone=tone,
        icon=icon,
        mark="!" if fate == FALLING and not mark else mark,
        detail=tuple(detail),
        dim=dark,
    )


# --- obstacles of objective rooms -------------------------------------------------------------------------------------


def obstacles(s: State, drawn: FloorPlan) -> tuple[Node, ...]:
    """The dragon, the fountain, the tomb, the idol: each over all its squares."""
    light = lit(s)
    return tuple(
        _obstacle(number, name, _box(drawn, [number * CELLS + cell for cell in cells]), not has(light, number))
        for number, row in enumerate(s.laid)
        for name, cells in SECTIONS[row.section].obstacles
    )


def _box(drawn: FloorPlan, squares: list[int]) -> tuple[Point, Point]:
    xs = [drawn.middle[square][0] for square in squares]
    ys = [drawn.middle[square][1] for square in squares]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    return middle, (max(xs) - min(xs) + SIDE - 4, max(ys) - min(ys) + SIDE - 4)


def _obstacle(number: int, name: str, box: tuple[Point, Point], dark: bool) -> Node:
    return Node(
        id=f"obstacle:{number}-{name}",
        shape="slab",
        label=Say(f"obstacle-{name}"),
        at=box[0],
        size=box[1],
        tone=OBSTACLE_TONE,
        icon=obstacle_icon(name),
        dim=dark,
    )


# --- doorways ---------------------------------------------------------------------------------------------------------

LENGTH, DEPTH = 2 * SIDE - 20, 8


def doors(s: State, drawn: FloorPlan) -> tuple[Node, ...]:
    """All doorways: open ones, unexplored ones with the cards behind them, closed ones, dead ends."""
    return tuple(_door(number, row, drawn) for number, row in enumerate(s.doors))


PILE = 30


def piles(s: State, drawn: FloorPlan) -> tuple[Node, ...]:
    """The dungeon cards behind unexplored doors."""
    return tuple(_pile(number, row, drawn) for number, row in enumerate(s.doors) if row.beyond == NONE and row.pile)


def _behind(at: Point, side: int) -> Point:
    right, down = AHEAD[side]
    return at[0] + right * SIDE / 2, at[1] + down * SIDE / 2


def _pile(number: int, row: DoorRow, drawn: FloorPlan) -> Node:
    count = len(row.pile)
    return Node(
        id=f"pile:{DOORS.name(number)}",
        shape="thing",
        label=said(DOORS, number),
        at=_behind(_door_at(row, drawn), row.side),
        size=(PILE, PILE),
        tone=PILE_TONE,
        icon=DECK_ICON,
        badge=str(count),
        detail=(Say("door-cards", {"count": count}),),
        thing=f"door:{DOORS.name(number)}",
    )


def _door_at(row: DoorRow, drawn: FloorPlan) -> Point:
    ends = [point for square in row.squares for point in edge(drawn.middle[square], row.side)]
    return sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends)


def _door(number: int, row: DoorRow, drawn: FloorPlan) -> Node:
    shape, message, icon = "door-open", Say("door-open"), ""
    if row.closed != OPEN:
        shape, icon = "door-locked", LOCK_ICON if row.closed == PORTCULLIS else BLOCKED_ICON
        message = Say("door-portcullis") if row.closed == PORTCULLIS else Say("door-rubble")
    elif row.beyond == OUTSIDE:
        message, icon = Say("door-entrance"), EXIT_ICON
    elif row.beyond == NONE:
        shape, message = ("door", Say("door-unexplored")) if row.pile else ("door-locked", Say("door-dead-end"))
    detail = [message]
    detail += [Say("door-cards", {"count": len(row.pile)})] if row.pile else []
    across = row.side in (1, 3)
    return Node(
        id=f"door:{DOORS.name(number)}",
        shape=shape,
        label=said(DOORS, number),
        at=_door_at(row, drawn),
        size=(DEPTH, LENGTH) if across else (LENGTH, DEPTH),
        icon=icon,
        detail=tuple(detail),
        on=f"square:{SQUARES.name(row.squares[0])}",
    )
