"""The floor of the dungeon: tiles with what is printed on them, the ways between them, and the cells to explore."""

from lanterne.games.dungeon_run.content.tiles import ENTRANCE, LAIR, PRINTED_ON, SIDE_NAMES, STANDARD_KIND
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.lair import lair_sites, place_lair
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.plan import NAME, TILE, Cell, FloorPlan, Way
from lanterne.games.dungeon_run.scene.seeing import acting, asked
from lanterne.games.dungeon_run.scene.way_home import steps_home
from lanterne.games.dungeon_run.state import NONE, SIDES, TILES, State
from lanterne.kit.rects import Rect
from lanterne.kit.tiles import opposite
from lanterne.scene import Fact, Node, Say
from lanterne.scene.saying import effect_said, said

EMBLEM = 128


def tile_id(tile: int) -> str:
    """The node of a tile."""
    return f"tile:{TILES.name(tile)}"


def ground_id(tile: int) -> str:
    """The node that the pieces of a tile are put on: its emblem if it has one."""
    return f"emblem:{TILES.name(tile)}" if looks.TILE_ICONS[tile] else tile_id(tile)


def floor_nodes(s: State, drawn: FloorPlan, taken: set[int]) -> list[Node]:
    """All tiles, ways and cells. The ways out of the acting hero's tile are the sides to choose from; when the Lair is
    placed, those it may be attached to. Pieces on a `taken` tile hide the small print. On the shortest ways of the
    Stone, each tile shows how many steps are left."""
    hero = acting(s)
    here = s.heroes[hero].tile if hero != NONE else NONE
    sites = lair_sites(s, s.first) if asked(s) == place_lair.name else None
    stilled, steps = floor(s).still, steps_home(s)
    nodes = [
        tile_node(tile, box, steps.get(tile, NONE), tile in stilled, tile in taken) for tile, box in drawn.tiles.items()
    ]
    nodes += [emblem(tile, box) for tile, box in drawn.tiles.items() if looks.TILE_ICONS[tile]]
    sides: dict[Cell, int] = {}
    for way in drawn.ways:
        side = way.side if way.tile == here else opposite(way.side) if way.to == here else NONE
        if sites is not None:
            side = way.side if (way.tile, way.side) in sites else NONE
        if way.to == NONE and side != NONE:
            sides[way.cell] = side
        nodes.append(way_node(way, side, bool(drawn.cells)))
    return [*nodes, *[_cell(cell, box, sides.get(cell, NONE)) for cell, box in drawn.cells.items()]]


def spans(faces: tuple[int, ...]) -> str:
    """Faces of a die in few letters: 1–3 6."""
    runs: list[list[int]] = []
    for face in faces:
        if runs and runs[-1][-1] == face - 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    return " ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def tile_facts(tile: int) -> tuple[Fact, ...]:
    """The treasure and encounter values of a tile, where it has any."""
    printed = PRINTED_ON[tile]
    found = []
    if printed.encounter:
        faces = spans(printed.encounter)
        found.append(Fact(looks.ENCOUNTER_ICON, faces, Say("floor-encounter", {"faces": faces}), dim=True))
    if printed.treasure:
        faces = spans(printed.treasure)
        found.append(Fact(looks.TREASURE_ICON, faces, Say("floor-treasure", {"faces": faces}), dim=True))
    return tuple(found)


def tile_node(tile: int, box: Rect, steps: int = NONE, stilled: bool = False, taken: bool = False) -> Node:
    """A tile, with how many steps it is from the goal, where that matters."""
    printed = PRINTED_ON[tile]
    told = [Say("floor-goal")] if not steps else [Say("chase-steps", {"count": steps})] if steps != NONE else []
    told += [fact.label for fact in tile_facts(tile)]
    told += [effect_said(TILES, tile)] if printed.kind != STANDARD_KIND else []
    told += [Say("floor-stilled")] if stilled and not printed.stills_powers else []
    return Node(
        id=tile_id(tile),
        shape="area",
        label=said(TILES, tile),
        at=box.at,
        size=box.size,
        tone=looks.TILE_TONES[tile],
        mark="E" if tile == ENTRANCE else str(steps) if steps != NONE else "L" if tile == LAIR else "",
        detail=tuple(told),
        facts=tile_facts(tile) if not taken else (),
    )


def emblem(tile: int, box: Rect) -> Node:
    """The emblem in the middle of a tile that has rules of its own."""
    spot = Rect(box.left + (TILE - EMBLEM) / 2, box.top + NAME + (TILE - NAME - EMBLEM) / 2, EMBLEM, EMBLEM)
    return Node(
        id=ground_id(tile),
        shape="space",
        label=said(TILES, tile),
        at=spot.at,
        size=spot.size,
        tone=looks.EMBLEM_TONES[tile],
        icon=looks.TILE_ICONS[tile],
        detail=(effect_said(TILES, tile),),
        on=tile_id(tile),
    )


_TO_SIDES = tuple(said(SIDES, side) for side in range(len(SIDE_NAMES)))


def way_node(way: Way, side: int, explored: bool) -> Node:
    """A way out of a tile, on a side that can be chosen or NONE."""
    told = [_TO_SIDES[side]] if side != NONE else []
    told += [] if way.to != NONE else [Say("way-unexplored") if explored else Say("way-dead-end")]
    tile = said(TILES, way.tile)
    between = Say("way-out", {"tile": tile})
    if way.to != NONE:
        between = Say("way-between", {"tile": tile, "other": said(TILES, way.to)})
    return Node(
        id=f"way:{TILES.name(way.tile)}:{SIDE_NAMES[way.side]}",
        shape="door-open" if way.to != NONE else "door" if explored else "door-secret",
        label=between,
        at=way.box.at,
        size=way.box.size,
        detail=tuple(told),
        thing=f"side:{SIDES.name(side)}" if side != NONE else "",
    )


def _cell(cell: Cell, box: Rect, side: int) -> Node:
    return Node(
        id=f"cell:{cell[0]}_{cell[1]}",
        shape="earth",
        label=Say("cell-unexplored"),
        at=box.at,
        size=box.size,
        tone=looks.EARTH_TONE,
        mark=looks.UNKNOWN_MARK,
        detail=(_TO_SIDES[side],) if side != NONE else (),
        thing=f"side:{SIDES.name(side)}" if side != NONE else "",
    )
