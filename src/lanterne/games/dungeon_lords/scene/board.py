"""The central board: the Evilometer, the zones with their minions, what is on offer, what the seasons bring."""

from functools import lru_cache

from lanterne.engine import View
from lanterne.games.dungeon_lords.content.calendar import ORDERS
from lanterne.games.dungeon_lords.scene.evilometer import counters, evilometer
from lanterne.games.dungeon_lords.scene.market import seasons, shop, tavern, tent, town
from lanterne.games.dungeon_lords.scene.sight import hiring, town_seen
from lanterne.games.dungeon_lords.scene.zones import minions, zones
from lanterne.games.dungeon_lords.state import TENT, State
from lanterne.scene import Panel, Say

TITLE = Say("panel-board")
SIZE = (1000, 780)


def board_panel(view: View[State]) -> Panel:
    """The board as the viewer sees it."""
    s = view.state
    building = s.phase == ORDERS and not s.round
    away = s.lords[view.seat].inaccessible if view.seat >= 0 and building else ()
    return _panel(
        (tuple([lord.evil for lord in s.lords]), s.dummy_evil, s.paladin, s.year),
        (s.spaces, away),
        (s.tavern, hiring(s), s.shop),
        (town_seen(view), len(s.shown_cards)),
        (s.events, s.coming, s.special, s.season),
    )


@lru_cache(maxsize=512)
def _panel(
    track: tuple[tuple[int, ...], int, int, int],
    spaces: tuple[tuple[int, ...], tuple[int, ...]],
    offer: tuple[tuple[int, ...], bool, tuple[int, ...]],
    cards: tuple[tuple[int, ...], int],
    year: tuple[tuple[int, ...], tuple[tuple[int, ...], ...], int, int],
) -> Panel:
    evils, dummy, paladin, number = track
    standing, away = spaces
    kinds, hiring, rooms = offer
    nodes = (  # what comes, goes and moves most stands last: then the order of the others stays as it is
        *evilometer(paladin == TENT),
        *zones(away),
        *tavern(kinds, hiring),
        *shop(rooms),
        *town(*cards),
        *tent(number, paladin),
        *seasons(*year),
        *counters(evils, dummy, paladin),
        *minions(standing),
    )
    return Panel("board", TITLE, "plane", nodes, SIZE)
