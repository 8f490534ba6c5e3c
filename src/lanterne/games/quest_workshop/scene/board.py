"""The board with all that is drawn on it, in the look that HeroQuest gives it."""

from functools import partial

from msgspec.structs import replace

from lanterne.engine import has
from lanterne.games.heroquest.content import sheets
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
    NOTE_ICON,
    SIDE,
    WIDTH,
    monster_icon,
    monster_mark,
    monster_tone,
)
from lanterne.games.heroquest.state import DOORS, EDGES, NONE, SQUARES, TRAPS, DoorRow
from lanterne.games.quest_workshop.drawing import occupied
from lanterne.games.quest_workshop.entries import entry_at
from lanterne.games.quest_workshop.scene.palette import ALLY_TONE, THING_TONE
from lanterne.games.quest_workshop.state import BETWEEN, DEVICES, ENTRIES, MONSTERS, PIECES
from lanterne.games.quest_workshop.telling import entry_said, item_said
from lanterne.kit.grid import squares_of
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said

START_TONE = "#5f8f9a"


def board_panel(quest: QuestFile, places: bool) -> Panel:
    """The board. With `places` it also shows where doors could go."""
    under = 0
    for piece in quest.furniture:
        under |= covered(LAYOUT, piece, BOX)
    nodes = (
        *_floor(quest, under),
        *_pieces(quest),
        *_doors(quest, GRID.every & ~under, places),
        *placed(_standing(quest, GRID.every & ~under)),
    )
    return Panel("drawing", Say("panel-drawing"), "plane", nodes, (WIDTH, HEIGHT), WALLS)


def _floor(quest: QuestFile, under: int) -> list[Node]:
    found = occupied(quest)
    starts = LAYOUT.mask(tuple(name for group in quest.start for name in group.squares))
    looks = dict.fromkeys(squares_of(LAYOUT.mask(quest.exit)), EXIT)
    for look, mask in ((STAIRS, found.stairs), (BLOCKED, LAYOUT.mask(quest.blocked)), (ROCK, found.dark)):
        looks |= dict.fromkeys(squares_of(mask), look)
    looks |= {LAYOUT.square(row.at): TRAP + TRAPS.number(row.kind) for row in quest.traps if row.kind != "furniture"}
    mentions = _mentions(quest)
    nodes = []
    for square in squares_of(GRID.every & ~under):
        node = _ground(square, looks.get(square, PLAIN), has(starts, square))
        nodes.append(_with_mention(node, *mentions[square]) if square in mentions else node)
    return nodes


def _ground(square: int, look: int, start: bool) -> Node:
    if look == ROCK:
        return _rock(square)
    return _start(square) if start and look == PLAIN else tile(square, look)


def _mentions(quest: QuestFile) -> dict[int, tuple[str, str, Say]]:
    """The squares that the story mentions: an icon, a number, and words."""
    found: dict[int, tuple[str, str, Say]] = {}
    for number, note in enumerate(quest.notes):
        if isinstance(note.trigger, sheets.Seen):
            say = Say("square-seen", {"entry": entry_said("note", number, note.id)})
            found[LAYOUT.square(note.trigger.at)] = (NOTE_ICON, "", say)
    for number, action in enumerate(quest.actions):
        say = Say("square-action", {"entry": entry_said("action", number, action.id)})
        found |= {LAYOUT.square(name): ("lever", "", say) for name in action.squares}
    for number, row in enumerate(quest.characters):
        if row.escape:
            say = Say("square-escape", {"entry": entry_said("character", number, row.id)})
            found[LAYOUT.square(row.escape)] = ("teleport", "", say)
    for number, name in enumerate(quest.collapse.squares if quest.collapse else (), 1):
        found[LAYOUT.square(name)] = ("falling-boulder", str(number), Say("square-falls", {"number": number}))
    return found


def _with_mention(node: Node, icon: str, badge: str, say: Say) -> Node:
    return replace(node, icon=icon, badge=badge, detail=(*node.detail, say))


def _rock(square: int) -> Node:
    """Solid rock, without an icon: most of a new sheet is rock."""
    return replace(tile(square, ROCK), icon="")


def _start(square: int) -> Node:
    """A start square that is neither stairs nor exit."""
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


def _piece(kind: int, at: int, squares: int, device: int) -> Node:
    """A piece of furniture, a little smaller than in play, which leaves room for doors beside it."""
    node = piece_node(kind, at, squares, secret=device)
    return replace(node, size=(node.size[0] - 4, node.size[1] - 4))


def _doors(quest: QuestFile, tiles: int, places: bool) -> list[Node]:
    rows = {door.between: (door.open, False, bool(door.key or door.flag or door.opens_from)) for door in quest.doors}
    rows |= dict.fromkeys(quest.secret_doors, (False, True, False))
    locks = {door.between: _lock(quest, door) for door in quest.doors}
    nodes = []
    for door, between in enumerate(BETWEEN):
        found = rows.get(between) or rows.get(between[::-1])
        if found:
            opened, secret, barred = found
            node = door_node(DoorRow(door, opened, secret, barred=barred), beside(door, tiles))
            lock = locks.get(between) or locks.get(between[::-1]) or ()
            nodes.append(replace(node, detail=(*node.detail, *lock)) if lock else node)
        elif places:
            nodes.append(_place(door, beside(door, tiles)))
    return nodes


def _lock(quest: QuestFile, door: sheets.Door) -> tuple[Say, ...]:
    """What keeps a door shut."""
    found = []
    if door.key:
        found.append(Say("door-key", {"item": item_said(quest, door.key)}))
    if door.flag:
        found.append(Say("door-flag", {"flag": door.flag}))
    if door.opens_from:
        found.append(Say("door-one-way", {"square": said(SQUARES, LAYOUT.square(door.opens_from))}))
    return tuple(found)


def _place(door: int, square: int) -> Node:
    """A place for a door."""
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
    """Figures by square: monsters of the map, those that come later, objects, allies."""
    characters = {row.id: (n, MONSTERS.number(row.figure)) for n, row in enumerate(quest.characters)}
    found: list[tuple[int, Standing]] = []
    for name, rows in (("figure", quest.monsters), ("later", arrivals(quest))):
        for number, row in enumerate(rows):
            character, kind = characters.get(row.kind) or (NONE, MONSTERS.number(row.kind))
            waits = Say("comes-later") if name == "later" else Say("waits") if row.waits else None
            figure = partial(_figure, f"{name}:{number}", character, kind, row.kind, waits)
            found.append((LAYOUT.square(row.at), figure))
    for number, thing in enumerate(quest.objects):
        found.append((LAYOUT.square(thing.at), partial(_thing, "object", number, thing.id)))
    for number, ally in enumerate(quest.allies):
        found.append((LAYOUT.square(ally.at), partial(_thing, "ally", number, ally.id)))
    return [(square, standing) for square, standing in found if has(tiles, square)]


def _figure(node_id: str, character: int, kind: int, name: str, waits: Say | None, spot: Spot) -> Node:
    """A monster. One that comes later is drawn as a ghost."""
    at, side, on = spot
    named = character != NONE
    return Node(
        id=node_id,
        shape="ghost" if waits else "monster",
        label=entry_said("character", character, name) if named else said(MONSTERS, kind),
        at=at,
        size=(side, side),
        tone=NAMED_TONE if named else monster_tone(kind),
        icon=monster_icon(kind),
        mark=str(character + 1) if named else monster_mark(kind),
        detail=((said(MONSTERS, kind),) if named else ()) + ((waits,) if waits else ()),
        on=on,
    )


def _thing(family: str, number: int, name: str, spot: Spot) -> Node:
    """An object or an ally of the quest."""
    at, side, on = spot
    shape, icon, tone = ("thing", "lever", THING_TONE) if family == "object" else ("ally", "cowled", ALLY_TONE)
    entry = entry_at(family, number)
    thing = f"entry:{ENTRIES.name(entry)}" if entry != NONE else ""
    label = entry_said(family, number, name)
    return Node(f"{family}:{number}", shape, label, at, (side, side), tone, icon, str(number + 1), on=on, thing=thing)
