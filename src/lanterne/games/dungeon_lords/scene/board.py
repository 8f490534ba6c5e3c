"""The central board: the Evilometer, the zones with their minions, what is on offer, what the seasons bring."""

from lanterne.engine import View
from lanterne.games.dungeon_lords.content.calendar import ORDERS
from lanterne.games.dungeon_lords.scene.evilometer import counters, evilometer
from lanterne.games.dungeon_lords.scene.market import seasons, shop, tavern, tent, town
from lanterne.games.dungeon_lords.scene.zones import minions, zones
from lanterne.games.dungeon_lords.state import State
from lanterne.scene import Panel, Say

SIZE = (1000, 780)


def board_panel(view: View[State]) -> Panel:
    """The board as the viewer sees it. Pieces come last, on top of what they stand on."""
    s = view.state
    building = s.phase == ORDERS and not s.round
    away = s.lords[view.seat].inaccessible if view.seat >= 0 and building else ()
    nodes = (
        *evilometer(s),
        *zones(away),
        *tavern(s),
        *shop(s),
        *town(view),
        *tent(s),
        *seasons(view),
        *counters(s),
        *minions(s),
    )
    return Panel("board", Say("panel-board"), "plane", nodes, SIZE)
