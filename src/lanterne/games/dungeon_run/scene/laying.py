"""Previews of tiles about to be laid: the one just drawn in front of the hero, the Lair beside a tile."""

from lanterne.engine import Call, View, has
from lanterne.games.dungeon_run.content.tiles import LAIR, PRINTED_ON
from lanterne.games.dungeon_run.rules.floor import SIDES, STEPS, cells_around, floor
from lanterne.games.dungeon_run.rules.lair import attach_lair, sites
from lanterne.games.dungeon_run.rules.tiles import lay
from lanterne.games.dungeon_run.scene.floor import emblem, tile_node, way_node
from lanterne.games.dungeon_run.scene.looks import TILE_ICONS
from lanterne.games.dungeon_run.scene.plan import Cell, FloorPlan, Way, gap, plan
from lanterne.games.dungeon_run.state import NONE, TILES, State, deed_of
from lanterne.scene import Ghost, Node


def ghosts(view: View[State]) -> dict[Call, Ghost]:
    """Each tile that may be laid, in each way. Each tile is turned by itself; the Lair is where its exit fits."""
    s = view.state
    found: dict[Call, Ghost] = {}
    for call in view.options():
        if call[0] == lay.name:
            found[call] = _laid(plan(s), call[1], call[2], before_hero(s))
        elif call[0] == attach_lair.name:
            site = next(site for site in sites(floor(s)) if (site.tile, site.side) == call[1:])
            found[call] = _laid(plan(s), LAIR, site.turn, site.cell)
    return found


def before_hero(s: State) -> Cell:
    """The empty cell that the acting hero explores."""
    deed = deed_of(s)
    return cells_around(floor(s).lies[s.heroes[deed.hero].tile])[deed.to]


def _laid(drawn: FloorPlan, tile: int, turn: int, cell: Cell) -> Ghost:
    box, exits = drawn.cells[cell], PRINTED_ON[tile].exits[turn]
    nodes: list[Node] = [tile_node(tile, box)]
    nodes += [emblem(tile, box)] if TILE_ICONS[tile] else []
    for side in SIDES:
        if has(exits, side):
            right, up = STEPS[side]
            nodes.append(way_node(Way(tile, side, NONE, (cell[0] + right, cell[1] + up), gap(box, side)), NONE, True))
    return Ghost("board", tuple(nodes), turns=str(TILES.name(tile)))
