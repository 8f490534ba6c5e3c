"""The board with all that is drawn on it, in the look that HeroQuest gives it."""

from functools import lru_cache

from msgspec.structs import replace

from lanterne.games.heroquest.content.board import GRID, LAYOUT
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.layout import arrivals, covered
from lanterne.games.heroquest.scene.doors import beside, door_node
from lanterne.games.heroquest.scene.figures import Spot, Standing, placed
from lanterne.games.heroquest.scene.floor import BLOCKED, EXIT, PLAIN, ROCK, STAIRS, TRAP, WALLS, piece_node, tile
from lanterne.games.heroquest.scene.looks import (
    HEIGHT,
    NAMED_TONE,
    SIDE,
    WIDTH,
    monster_icon,
    monster_mark,
    monster_tone,
)
from lanterne.games.heroquest.state import DOORS, EDGES, NONE, SQUARES, TRAPS, DoorRow
from lanterne.games.quest_workshop.drawing import lying
from lanterne.games.quest_workshop.state import BETWEEN, CHARACTERS, DEVICES, MONSTERS, PIECES
from lanterne.kit.grid import squares_of
from lanterne.scene import Node, Panel, Say
from lanterne.scene.keeping import by_identity
from lanterne.scene.saying import said

TITLE = Say("panel-drawing")
START_TONE = "#5f8f9a"


def board_panel(quest: QuestFile, places: bool) -> Panel:
    """The board; with `places`, also wherever a door could stand."""
    return _with_places(quest) if places else _plain(quest)


def _panel(quest: QuestFile, places: bool) -> Panel:
    under = 0
    for piece in quest.furniture:
        under |= covered(LAYOUT, piece, BOX)
    nodes = (
        *_floor(quest, under),
        *_pieces(quest),
        *_doors(quest, GRID.every & ~under, places),
        *placed(_standing(quest, GRID.every & ~under)),
    )
    return Panel("drawing", TITLE, "plane", nodes, (WIDTH, HEIGHT), WALLS)


def _as_drawn(quest: QuestFile) -> Panel:
    return _panel(quest, False)


def _as_wall(quest: QuestFile) -> Panel:
    return _panel(quest, True)


_plain, _with_places = by_identity(_as_drawn, 64), by_identity(_as_wall, 64)


def _floor(quest: QuestFile, under: int) -> list[Node]:
    found = lying(quest)
    starts = LAYOUT.mask(tuple(name for group in quest.start for name in group.squares))
    looks = dict.fromkeys(squares_of(LAYOUT.mask(quest.exit)), EXIT)
    for look, mask in ((STAIRS, found.stairs), (BLOCKED, LAYOUT.mask(quest.blocked)), (ROCK, found.dark)):
        looks |= dict.fromkeys(squares_of(mask), look)
    looks |= {LAYOUT.square(row.at): TRAP + TRAPS.number(row.kind) for row in quest.traps if row.kind != "furniture"}
    return [
        _rock(square)
        if looks.get(square) == ROCK
        else _start(square)
        if starts >> square & 1 and square not in looks
        else tile(square, looks.get(square, PLAIN))
        for square in squares_of(GRID.every & ~under)
    ]


@lru_cache(maxsize=512)
def _rock(square: int) -> Node:
    """Solid rock, plain: most of a new sheet is nothing else."""
    return replace(tile(square, ROCK), icon="")


@lru_cache(maxsize=512)
def _start(square: int) -> Node:
    """A start square away from stairs and exit."""
    plain = tile(square)
    start = Say("floor-start")
    return Node(plain.id, "tile", plain.label, plain.at, plain.size, START_TONE, "run", "*", detail=(start,))


def _pieces(quest: QuestFile) -> list[Node]:
    devices = {row.at: DEVICES.number(row.variant) for row in quest.traps if row.variant}
    return [
        _piece(
            PIECES.number(piece.kind),
            LAYOUT.square(piece.at),
            covered(LAYOUT, piece, BOX),
            devices.get(piece.at, NONE),
        )
        for piece in quest.furniture
    ]


@lru_cache(maxsize=1024)
def _piece(kind: int, at: int, squares: int, device: int) -> Node:
    """A piece of furniture, a little smaller than in play: beside it there is room for doors."""
    node = piece_node(kind, at, squares, secret=device)
    return replace(node, size=(node.size[0] - 4, node.size[1] - 4))


def _doors(quest: QuestFile, tiles: int, places: bool) -> list[Node]:
    rows = {door.between: (door.open, False, bool(door.key or door.flag or door.opens_from)) for door in quest.doors}
    rows |= dict.fromkeys(quest.secret_doors, (False, True, False))
    nodes = []
    for door, between in enumerate(BETWEEN):
        found = rows.get(between) or rows.get(between[::-1])
        if found:
            opened, secret, barred = found
            nodes.append(door_node(DoorRow(door, opened, secret, barred=barred), beside(door, tiles)))
        elif places:
            nodes.append(_place(door, beside(door, tiles)))
    return nodes


@lru_cache(maxsize=1024)
def _place(door: int, square: int) -> Node:
    """Where a door could stand."""
    (ax, ay), (bx, by) = (GRID.place(each) for each in EDGES[door])
    return Node(
        id=f"door:{DOORS.name(door)}",
        shape="door",
        label=Say("door-place", {"door": said(DOORS, door)}),
        at=((ax + bx + 1) * SIDE / 2, (ay + by + 1) * SIDE / 2),
        size=(8, 14) if bx > ax else (14, 8),
        on=f"square:{SQUARES.name(square)}" if square != NONE else "",
        dim=True,
    )


def _standing(quest: QuestFile, tiles: int) -> list[tuple[int, Standing]]:
    """Who stands where: monsters of the map, then those that come later."""
    characters = {row.id: (n, MONSTERS.number(row.figure)) for n, row in enumerate(quest.characters)}
    found: list[tuple[int, Standing]] = []
    for shape, rows in (("monster", quest.monsters), ("ghost", arrivals(quest))):
        for number, row in enumerate(rows):
            character, kind = characters.get(row.kind) or (NONE, MONSTERS.number(row.kind))
            found.append((LAYOUT.square(row.at), (_figure, (shape, number, character, kind))))
    found += [(LAYOUT.square(row.at), (_thing, (row.id, "object"))) for row in quest.objects]
    found += [(LAYOUT.square(row.at), (_thing, (row.id, "ally"))) for row in quest.allies]
    return [(square, standing) for square, standing in found if tiles >> square & 1]


@lru_cache(maxsize=4096)
def _figure(shape: str, number: int, character: int, kind: int, spot: Spot) -> Node:
    at, side, on = spot
    named = 0 <= character < len(CHARACTERS.names)
    return Node(
        id=f"{'later' if shape == 'ghost' else 'figure'}:{number}",
        shape=shape,
        label=said(CHARACTERS, character) if named else said(MONSTERS, kind),
        at=at,
        size=(side, side),
        tone=NAMED_TONE if character != NONE else monster_tone(kind),
        icon=monster_icon(kind),
        mark=str(character + 1) if character != NONE else monster_mark(kind),
        detail=((said(MONSTERS, kind),) if named else ()) + ((Say("comes-later"),) if shape == "ghost" else ()),
        on=on,
    )


@lru_cache(maxsize=256)
def _thing(name: str, kind: str, spot: Spot) -> Node:
    """Something of a quest that was brought along."""
    at, side, on = spot
    label = Say("drawn-object", {"name": name}) if kind == "object" else Say("drawn-ally", {"name": name})
    shape, icon = ("thing", "lever") if kind == "object" else ("ally", "cowled")
    return Node(f"drawn-{kind}:{name}", shape, label, at, (side, side), "#6b5a86", icon, on=on)
