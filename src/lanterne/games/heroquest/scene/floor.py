"""The floor of the dungeon: squares as far as they are known, the walls of the board, the furniture."""

from msgspec.structs import replace

from lanterne.engine import has
from lanterne.games.heroquest.content.board import GRID, INSIDE, REGION_OF
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.scene.looks import (
    BLOCKED_ICON,
    BLOCKED_TONE,
    EXIT_ICON,
    EXIT_TONE,
    FURNITURE_ICONS,
    PASSAGE_ICONS,
    PASSAGE_MARKS,
    PASSAGE_TONE,
    PIT_TONE,
    REGION_TONES,
    ROCK_TONE,
    SIDE,
    STAIR_TONE,
    STAIRS_ICON,
    TRAP_ICONS,
    TRAP_MARKS,
    TRAP_TONE,
    UNKNOWN_TONE,
    WOOD,
    centre,
)
from lanterne.games.heroquest.state import (
    DEVICES,
    EXITS,
    NONE,
    PASSAGES,
    PIECES,
    REGIONS,
    SQUARES,
    TRAPS,
    PassageRow,
    State,
)
from lanterne.kit.grid import first_of, squares_of
from lanterne.scene import Line, Node, Say
from lanterne.scene.saying import effect_said, said

PLAIN, STAIRS, EXIT, BLOCKED, ROCK, PIT, UNKNOWN, TRAP = range(8)
"""What a square looks like. From `TRAP` on: known traps, by kind. Below 0: named exits."""

# --- squares ----------------------------------------------------------------------------------------------------------


def known_floor(s: State) -> int:
    """The revealed squares, and rock that was felt. A hero who can walk through walls sees the whole grid."""
    return GRID.every if s.phasing else s.seen | s.rock


def floor(s: State, squares: int) -> tuple[Node, ...]:
    """These squares as heroes see them, except those under furniture."""
    looks = _looks(s)
    tiles = [tile(square, looks.get(square, PLAIN)) for square in squares_of(squares & ~under_furniture(s))]
    if not s.passages:
        return tuple(tiles)
    ends = {tile(row.square).id: row for row in s.passages if looks.get(row.square, PLAIN) in (PLAIN, EXIT)}
    return tuple([passage_tile(ends[node.id]) if node.id in ends else node for node in tiles])


def passage_tile(row: PassageRow, dim: bool = False) -> Node:
    """The end of a trapdoor, tunnel or teleport, and where it leads."""
    leads = Say("floor-passage-unknown")
    if row.to != NONE:
        leads = Say("floor-passage-to", {"square": said(SQUARES, row.to)})
    return replace(
        tile(row.square, dim=dim),
        tone=PASSAGE_TONE,
        icon=PASSAGE_ICONS[row.kind],
        mark=PASSAGE_MARKS[row.kind],
        detail=(said(PASSAGES, row.kind), effect_said(PASSAGES, row.kind), leads),
    )


def under_furniture(s: State) -> int:
    """The squares covered by furniture, which is shown instead of them."""
    mask = 0
    for piece in s.furniture:
        mask |= piece.squares
    return mask


def _looks(s: State) -> dict[int, int]:
    """The squares that are not plain floor. A sprung pit is shown whatever else was found there."""
    looks = dict.fromkeys(squares_of(GRID.every & ~s.seen & ~s.rock), UNKNOWN) if s.phasing else {}
    for look, mask in ((EXIT, s.exit), (STAIRS, s.stairs), (BLOCKED, s.blocked), (ROCK, s.rock)):
        looks |= dict.fromkeys(squares_of(mask), look)
    if BRIEFINGS[s.quest].id in EXITS.names:
        named = -EXITS.number(BRIEFINGS[s.quest].id) - 1
        looks |= dict.fromkeys(squares_of(s.exit & ~s.stairs), named)
    looks |= {trap.square: TRAP + trap.kind for trap in s.traps}
    return looks | dict.fromkeys(squares_of(s.pits), PIT)


def tile(square: int, look: int = PLAIN, dim: bool = False) -> Node:
    """A square of the board."""
    return _PLAIN_TILES[dim][square] if look == PLAIN else _tile(square, look, dim)


def _tile(square: int, look: int, dim: bool) -> Node:
    tone, icon, mark, details = _drawn(square, look)
    return Node(
        id=f"square:{SQUARES.name(square)}",
        shape="tile",
        label=Say("floor-square", {"square": said(SQUARES, square), "region": said(REGIONS, REGION_OF[square])}),
        at=centre(square),
        size=(SIDE, SIDE),
        tone=tone,
        icon=icon,
        mark=mark,
        detail=details,
        dim=dim,
    )


def _drawn(square: int, look: int) -> tuple[str, str, str, tuple[Say, ...]]:
    """Tone, icon, mark and description."""
    if look >= TRAP:
        kind = look - TRAP
        return TRAP_TONE, TRAP_ICONS[kind], TRAP_MARKS[kind], (said(TRAPS, kind), effect_said(TRAPS, kind))
    if look == PIT:
        return PIT_TONE, "spiky-pit", "P", (Say("floor-pit"),)
    if look == STAIRS:
        return STAIR_TONE, STAIRS_ICON, "/", (Say("tile-stairway"),)
    if look == EXIT or look < 0:
        return EXIT_TONE, EXIT_ICON, ">", (Say("floor-exit") if look == EXIT else said(EXITS, -look - 1),)
    if look == BLOCKED:
        return BLOCKED_TONE, BLOCKED_ICON, "#", (Say("tile-blocked-single"),)
    if look == ROCK:
        return ROCK_TONE, BLOCKED_ICON, "%", (Say("floor-rock"),)
    if look == UNKNOWN:
        return UNKNOWN_TONE, "", "?", ()
    return REGION_TONES[REGION_OF[square]], "", "", ()


_PLAIN_TILES = tuple([_tile(square, PLAIN, dim) for square in range(GRID.size)] for dim in (False, True))
"""Plain floor, bright and dim, by square: most of the board."""


# --- furniture --------------------------------------------------------------------------------------------------------


def furniture(s: State) -> tuple[Node, ...]:
    """The pieces on the board."""
    trapped = {trap.square for trap in s.traps}
    return tuple([piece_node(piece.kind, piece.at, piece.squares, piece.at in trapped) for piece in s.furniture])


def piece_node(kind: int, at: int, squares: int, trapped: bool = False, secret: int = NONE, dim: bool = False) -> Node:
    """A piece over all its squares. It represents its first square, where its trap is: a known one (`trapped`), or the
    `secret` variant that only Zargon knows."""
    details = [Say("piece-at", {"square": said(SQUARES, at), "region": said(REGIONS, REGION_OF[at])})]
    details += [Say("piece-trapped")] if trapped else []
    details += [said(DEVICES, secret)] if secret != NONE else []
    (left, top), (right, bottom) = GRID.place(first_of(squares)), GRID.place(int(squares).bit_length() - 1)
    return Node(
        id=f"furniture:{SQUARES.name(at)}",
        shape="slab",
        label=said(PIECES, kind),
        at=((left + right + 1) * SIDE / 2, (top + bottom + 1) * SIDE / 2),
        size=((right - left + 1) * SIDE - 4, (bottom - top + 1) * SIDE - 4),
        tone=TRAP_TONE if trapped or secret != NONE else WOOD,
        icon=FURNITURE_ICONS[kind],
        mark="!" if trapped else "?" if secret != NONE else "",
        detail=tuple(details),
        thing=f"square:{SQUARES.name(at)}",
        dim=dim,
    )


# --- walls ------------------------------------------------------------------------------------------------------------


def _walls() -> tuple[Line, ...]:
    """The walls printed on the board, which everybody knows: between regions, and around it."""
    lines = []
    inner = GRID.inner.minus(INSIDE)
    for x in range(GRID.width - 1):
        column = [y for y in range(GRID.height) if has(inner.east, GRID.square(x, y))]
        lines += [((x + 1, first), (x + 1, last + 1)) for first, last in _runs(column)]
    for y in range(GRID.height - 1):
        row = [x for x in range(GRID.width) if has(inner.south, GRID.square(x, y))]
        lines += [((first, y + 1), (last + 1, y + 1)) for first, last in _runs(row)]
    return tuple(
        Line(
            f"wall:{number}",
            ((ax * SIDE, ay * SIDE), (bx * SIDE, by * SIDE)),
            "wall",
            Say("wall"),
        )
        for number, ((ax, ay), (bx, by)) in enumerate(lines)
    )


def _runs(places: list[int]) -> list[tuple[int, int]]:
    """The first and last of each unbroken run of numbers."""
    starts = [place for place in places if place - 1 not in places]
    ends = [place for place in places if place + 1 not in places]
    return list(zip(starts, ends, strict=True))


WALLS = _walls()
