"""A tile about to be laid: in the cell before the hero, a choice of the ways in which it may lie."""

from lanterne.engine import has
from lanterne.games.dungeon_run.content.tiles import PRINTED_ON
from lanterne.games.dungeon_run.rules.floor import SIDES, STEPS, cells_around, floor
from lanterne.games.dungeon_run.rules.tiles import choose_lie, ways_to_lay
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.plan import FloorPlan
from lanterne.games.dungeon_run.scene.seeing import asked
from lanterne.games.dungeon_run.state import TILES, TURNS, State, deed_of
from lanterne.kit.rects import Rect, packed
from lanterne.scene import Node, Say
from lanterne.scene.saying import said


def laying_nodes(s: State, drawn: FloorPlan) -> list[Node]:
    """Small pictures of the tile, turned as it may lie; nothing while no tile is being laid."""
    if asked(s) != choose_lie.name:
        return []
    deed = deed_of(s)
    x, y = cells_around(floor(s).lies[s.heroes[deed.hero].tile])[deed.to]
    box = drawn.cells[x, y]
    ways = ways_to_lay(s, deed.hero, s.agenda[-1][2])
    room = Rect(box.left + 8, box.top + 8, box.wide - 16, box.high - 16)
    found: list[Node] = []
    for (tile, turn), spot in zip(ways, packed(room, len(ways), 96, 8), strict=True):
        found += _picture(tile, turn, f"cell:{x}_{y}", spot)
    return found


def _picture(tile: int, turn: int, on: str, box: Rect) -> tuple[Node, ...]:
    """A small picture of the tile: a dark ground that can be chosen, the room in the middle, a way for each exit."""
    name = f"{TILES.name(tile)}:{TURNS.name(turn)}"
    exits = PRINTED_ON[tile].exits[turn]
    ground = Node(
        id=f"laid-as:{name}",
        shape="space",
        label=Say("laying", {"tile": said(TILES, tile), "turn": said(TURNS, turn)}),
        at=box.at,
        size=box.size,
        tone=looks.GROUND_TONE,
        mark=looks.EXIT_MARKS[exits],
        on=on,
        thing=f"turn:{TURNS.name(turn)}",
    )
    side, (x, y) = box.wide / 3, box.at
    middle = _piece(
        f"{ground.id}:room", ground.id, Rect(x - side / 2, y - side / 2, side, side), looks.TILE_TONES[tile]
    )
    ways = [
        _piece(
            f"{ground.id}:way-{place}",
            ground.id,
            Rect(x + right * side - side / 2, y - up * side - side / 2, side, side),
            looks.WAY_TONE,
        )
        for place, (right, up) in enumerate(STEPS[side] for side in SIDES if has(exits, side))
    ]
    return (ground, middle, *ways)


def _piece(name: str, on: str, box: Rect, tone: str) -> Node:
    return Node(id=name, shape="floor", label=Say("laying-part"), at=box.at, size=box.size, tone=tone, on=on)
