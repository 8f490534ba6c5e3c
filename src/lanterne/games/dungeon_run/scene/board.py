"""The board: the dungeon as far as it has grown, with all that stands and lies in it."""

from lanterne.engine import View
from lanterne.games.dungeon_run.scene.figures import heroes_on, monster_on
from lanterne.games.dungeon_run.scene.floor import floor_nodes
from lanterne.games.dungeon_run.scene.laying import laying_nodes
from lanterne.games.dungeon_run.scene.lying import lying_on
from lanterne.games.dungeon_run.scene.plan import plan
from lanterne.games.dungeon_run.scene.seeing import kept
from lanterne.games.dungeon_run.state import State
from lanterne.scene import Panel, Say

TITLE = Say("panel-board")


def board_panel(view: View[State]) -> Panel:
    """The dungeon as the viewer sees it."""
    s = view.state
    drawn = plan(s)
    nodes = [*floor_nodes(s, drawn), *laying_nodes(s, drawn)]
    met: dict[int, int] = {}
    for tile, box in drawn.tiles.items():
        nodes += lying_on(view, tile, box)
        monster = s.spots[tile].monster
        met[monster] = met.get(monster, 0) + 1
        found = monster_on(s, tile, box, met[monster])
        nodes += [found] if found is not None else []
        nodes += heroes_on(s, tile, box)
    return kept("board", TITLE, "plane", tuple(nodes), drawn.size)
