"""The board of a lord: the party at the top, his dungeon, what he has, his orders or the combat row."""

from functools import lru_cache
from typing import NamedTuple

from lanterne.engine import View
from lanterne.games.dungeon_lords.scene.cells import cells, in_cells
from lanterne.games.dungeon_lords.scene.combat_row import Round, combat_row, minion_in_row
from lanterne.games.dungeon_lords.scene.order_row import order_row
from lanterne.games.dungeon_lords.scene.quarters import quarters
from lanterne.games.dungeon_lords.scene.sight import asked, hiring, lord_seen
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import COLOURS, NONE, Fight, Lord, State
from lanterne.scene import Node, Panel, Say

SIZE = (1000, 800)
BUILDING = Round(0, NONE)
BUILDS = "choose_room"


class Asked(NamedTuple):
    """What the viewer can choose here. Only while he is asked, on his own board: sentences that speak of a cell, a
    Goblin or a trap of somebody else's do not mean his. `rooms` that can be built lie beside the dungeon."""

    own: bool
    creatures: bool
    rooms: tuple[int, ...]


NOT_ASKED = Asked(False, False, ())


def dungeon_id(seat: int) -> str:
    """The id of the board of a lord."""
    return f"dungeon-{COLOURS.name(seat)}"


def dungeon_panel(view: View[State], seat: int) -> Panel:
    """A lord's board as the viewer sees it."""
    s = view.state
    now = Round(s.round, _card(s)) if s.round else BUILDING
    fight = s.fight if s.fight is not None and s.fight.seat == seat else None
    own = seat == view.seat
    about = Asked(True, not hiring(s), s.shop if asked(s) == BUILDS else ()) if own and view.is_asked else NOT_ASKED
    return _panel(seat, lord_seen(view, seat), own, now, fight, about)


def _card(s: State) -> int:
    """The card of this combat round, once it is turned up."""
    return s.shown_cards[-1] if len(s.shown_cards) == s.round else NONE


@lru_cache(maxsize=1024)
def _panel(seat: int, lord: Lord, own: bool, now: Round, fight: Fight | None, about: Asked) -> Panel:
    nodes = (  # who comes, goes and moves most stands last: then the order of the others stays as it is
        *cells(seat, lord, about.own),
        *quarters(seat, lord, about.own, about.creatures),
        *_bottom(seat, lord, now, fight, about),
        *in_cells(seat, lord),
        *((minion_in_row(seat, fight.step),) if fight is not None else ()),
    )
    title = Say("panel-own-dungeon") if own else Say("panel-dungeon", {"lord": lord_said(seat)})
    return Panel(dungeon_id(seat), title, "plane", nodes, SIZE)


def _bottom(seat: int, lord: Lord, now: Round, fight: Fight | None, about: Asked) -> tuple[Node, ...]:
    """While building the orders, then the combat row."""
    if now.number:
        return combat_row(seat, lord, about.own, now, fight)
    return order_row(seat, lord, about.own, about.rooms)
