"""The board of a lord: the party at the top, his dungeon, what he has, his orders or the combat row."""

from functools import lru_cache
from typing import NamedTuple

from lanterne.engine import View
from lanterne.games.dungeon_lords.scene.cells import cells
from lanterne.games.dungeon_lords.scene.combat_row import Round, combat_row
from lanterne.games.dungeon_lords.scene.order_row import order_row
from lanterne.games.dungeon_lords.scene.quarters import quarters
from lanterne.games.dungeon_lords.scene.sight import asked, hiring, lord_seen
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import COLOURS, NONE, Fight, Lord, State
from lanterne.scene import Panel, Say

SIZE = (1000, 800)
BUILDING = Round(0, NONE)
BUILDS = "choose_room"


class Asked(NamedTuple):
    """What the question that waits is about: whether a lord's own creatures can be chosen, and the rooms that can be
    built, which then lie beside the dungeon."""

    creatures: bool
    rooms: tuple[int, ...]


def dungeon_id(seat: int) -> str:
    """The id of the board of a lord."""
    return f"dungeon-{COLOURS.name(seat)}"


def dungeon_panel(view: View[State], seat: int) -> Panel:
    """A lord's board as the viewer sees it."""
    s = view.state
    now = Round(s.round, _card(s)) if s.round else BUILDING
    fight = s.fight if s.fight is not None and s.fight.seat == seat else None
    own = seat == view.seat
    return _panel(
        seat,
        lord_seen(view, seat),
        own,
        now,
        fight,
        Asked(not hiring(s), s.shop if own and view.is_asked and asked(s) == BUILDS else ()),
    )


def _card(s: State) -> int:
    """The card of this combat round, once it is turned up."""
    return s.shown_cards[-1] if len(s.shown_cards) == s.round else NONE


@lru_cache(maxsize=1024)
def _panel(seat: int, lord: Lord, own: bool, now: Round, fight: Fight | None, about: Asked) -> Panel:
    nodes = (
        *cells(seat, lord, own),
        *quarters(seat, lord, own, about.creatures),
        *(combat_row(seat, lord, own, now, fight) if now.number else order_row(seat, lord, own, about.rooms)),
    )
    title = Say("panel-own-dungeon") if own else Say("panel-dungeon", {"lord": lord_said(seat)})
    return Panel(dungeon_id(seat), title, "plane", nodes, SIZE)
