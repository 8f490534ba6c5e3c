"""What is being resolved, as a table of its own: who acts, who helps or hinders, and all dice with what they can do.

The opponent is above, the acting hero with their dice below; between them are the heroes who have declared something.
"""

from lanterne.games.dungeon_run.content.settings import BATTLE, DISARM, ESCAPE
from lanterne.games.dungeon_run.scene.fight.above import above
from lanterne.games.dungeon_run.scene.fight.below import below
from lanterne.games.dungeon_run.scene.fight.helpers import helpers
from lanterne.games.dungeon_run.scene.fight.places import SIZE
from lanterne.games.dungeon_run.state import FREE_ATTACK, NONE, TEST, Deed, State
from lanterne.scene import Panel, Say

SHOWN = (BATTLE, DISARM, ESCAPE, FREE_ATTACK, TEST)
"""The deeds for which dice are rolled: they have a table of their own."""


def fight_of(s: State) -> Deed | None:
    """What is being resolved, if dice are rolled for it."""
    deed = s.deeds[-1] if s.deeds else None
    return deed if deed is not None and deed.kind in SHOWN and deed.hero != NONE else None


def fight_panel(s: State, deed: Deed) -> Panel:
    """The deed as it is now."""
    nodes = (*above(s, deed), *helpers(s, deed), *below(s, deed))
    return Panel("fight", Say("panel-fight"), "plane", nodes, SIZE)
