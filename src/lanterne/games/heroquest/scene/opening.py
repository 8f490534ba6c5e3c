"""Before the first decision: the parchment, and the heroes who go, with what they carry and their spells."""

from msgspec.structs import replace

from lanterne.engine import View
from lanterne.games.heroquest.scene.quest import parchment_nodes, quest_title
from lanterne.games.heroquest.scene.sheets import belongings_of, player_panel
from lanterne.games.heroquest.state import State
from lanterne.scene import Panel


def opening_panel(view: View[State]) -> Panel:
    """The story and the goal of the quest; each hero with points, dice, belongings and spells."""
    s = view.state
    nodes = [*parchment_nodes(s)]
    for hero, player in zip(s.order, player_panel(s, False).nodes, strict=False):
        nodes += [replace(player, badge="", detail=()), *belongings_of(s, hero)]
    return Panel("opening", quest_title(s.quest), "list", tuple(nodes))
