"""Before the first decision: what the game is about, the viewer's dwarfs, the open quests."""

from msgspec.structs import replace

from lanterne.engine import View
from lanterne.games.xorlosch.scene.board import dwarf_node
from lanterne.games.xorlosch.scene.players import player_panel
from lanterne.games.xorlosch.scene.quests import quest_panel
from lanterne.games.xorlosch.state import State, group
from lanterne.scene import Node, Panel, Say


def opening_panel(view: View[State]) -> Panel:
    """The story; the group; each quest with its tasks."""
    s = view.state
    story = Node("story", "banner", Say("game-xorlosch"), icon="dragon-head", detail=(Say("game-xorlosch.summary"),))
    dwarfs = [replace(dwarf_node(s, die), indent=1, active=False) for die in group(s, view.seat)]
    player = replace(player_panel(s).nodes[view.seat], badge="", detail=())
    quests = [node for node in quest_panel(s).nodes if not node.dim]
    nodes = (story, player, *dwarfs, *quests)
    return Panel("opening", Say("game-xorlosch"), "list", nodes)
