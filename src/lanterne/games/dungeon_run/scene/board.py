"""The board: the dungeon as far as it has grown, with all figures and cards in it."""

from lanterne.engine import View
from lanterne.games.dungeon_run.scene.crowd import places, smaller
from lanterne.games.dungeon_run.scene.figures import carried_stone, heroes_on, monster_on
from lanterne.games.dungeon_run.scene.floor import floor_nodes
from lanterne.games.dungeon_run.scene.lying import lying_on
from lanterne.games.dungeon_run.scene.plan import TILE, plan
from lanterne.games.dungeon_run.state import State
from lanterne.scene import Node, Panel, Say
from lanterne.scene.near import around

TITLE = Say("panel-board")
THING = 0.72
"""How much smaller cards on a tile are than figures."""


def board_panel(view: View[State]) -> Panel:
    """The dungeon as the viewer sees it."""
    s = view.state
    drawn = plan(s)
    nodes: list[Node] = []
    met: dict[int, int] = {}
    taken: set[int] = set()
    for tile, box in drawn.tiles.items():
        monster = s.spots[tile].monster
        met[monster] = met.get(monster, 0) + 1
        lying = lying_on(view, tile)
        figures = [*monster_on(s, tile, met[monster]), *heroes_on(s, tile)]
        spots = places(box, len(figures) + len(lying))
        nodes += [make(spot) for make, spot in zip(figures, spots, strict=False)]
        nodes += [make(smaller(spot, THING)) for make, spot in zip(lying, spots[len(figures) :], strict=True)]
        taken |= {tile} if spots else set()
    nodes = [*floor_nodes(s, drawn, taken), *nodes, *carried_stone(s, nodes)]
    return Panel("board", TITLE, "plane", tuple(nodes), drawn.size, near=around(nodes, TILE))
