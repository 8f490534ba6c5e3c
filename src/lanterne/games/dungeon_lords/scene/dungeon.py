"""The board of a lord: the party at the top, his dungeon, what he has, his orders or the combat row."""

from functools import lru_cache

from lanterne.engine import View
from lanterne.games.dungeon_lords.scene.cells import cells
from lanterne.games.dungeon_lords.scene.combat_row import Round, combat_row
from lanterne.games.dungeon_lords.scene.order_row import order_row
from lanterne.games.dungeon_lords.scene.quarters import quarters
from lanterne.games.dungeon_lords.scene.sight import lord_seen
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import COLOURS, NONE, Fight, Lord, State
from lanterne.scene import Panel, Say

SIZE = (1000, 800)
BUILDING = Round(0, NONE)


def dungeon_id(seat: int) -> str:
    """The id of the board of a lord."""
    return f"dungeon-{COLOURS.name(seat)}"


def dungeon_panel(view: View[State], seat: int) -> Panel:
    """A lord's board as the viewer sees it."""
    s = view.state
    now = Round(s.round, _card(s)) if s.round else BUILDING
    fight = s.fight if s.fight is not None and s.fight.seat == seat else None
    return _panel(seat, lord_seen(view, seat), seat == view.seat, now, fight, choosing_own(s))


def choosing_own(s: State) -> bool:
    """Whether creatures are chosen among one's own; while one is hired, they are chosen in the tavern."""
    asked = s.agenda[-1][0] if s.agenda else ""
    return bool(s.round) or asked != "choose_monster"


def _card(s: State) -> int:
    """The card of this combat round, once it is turned up."""
    return s.shown_cards[-1] if len(s.shown_cards) == s.round else NONE


@lru_cache(maxsize=1024)
def _panel(seat: int, lord: Lord, own: bool, now: Round, fight: Fight | None, choosing: bool) -> Panel:
    nodes = (
        *cells(seat, lord, own),
        *quarters(seat, lord, own, choosing),
        *(combat_row(seat, lord, own, now, fight) if now.number else order_row(seat, lord, own)),
    )
    title = Say("panel-own-dungeon") if own else Say("panel-dungeon", {"lord": lord_said(seat)})
    return Panel(dungeon_id(seat), title, "plane", nodes, SIZE)
