"""Before the first decision: the adventure, and the warriors who go, with the Wizard's spells."""

from lanterne.engine import View
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.scene.adventure import story_nodes
from lanterne.games.warhammer_quest.scene.choosing import warrior_node
from lanterne.games.warhammer_quest.scene.warriors import spell_node
from lanterne.games.warhammer_quest.state import ADVENTURES, State
from lanterne.scene import Panel
from lanterne.scene.saying import said


def opening_panel(view: View[State]) -> Panel:
    """The story, the goal and the rules of the adventure; each warrior, with what they are good at."""
    s = view.state
    nodes = [*story_nodes(s)]
    for warrior in s.party:
        nodes.append(warrior_node(warrior, False))
        nodes += [spell_node(spell, s.power + s.tokens) for spell in s.spells if warrior == WIZARD]
    return Panel("opening", said(ADVENTURES, s.adventure), "list", tuple(nodes))
