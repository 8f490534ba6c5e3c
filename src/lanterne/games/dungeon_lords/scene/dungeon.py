"""The board of a lord: the party at the top, the dungeon, the lord's possessions, orders or the combat row."""

from typing import NamedTuple

from lanterne.engine import View
from lanterne.games.dungeon_lords.rules.building import choose_room
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


class Asked(NamedTuple):
    """What the viewer can choose here. Things can be chosen only while the viewer is asked, and only on their own
    board: a question about a Goblin is not about another lord's Goblin. `rooms` are those that can be built; they are
    shown beside the dungeon."""

    own: bool
    creatures: bool
    rooms: tuple[int, ...]


NOT_ASKED = Asked(False, False, ())


def dungeon_id(seat: int) -> str:
    """The id of the board of a lord."""
    return f"dungeon-{COLOURS.name(seat)}"


def dungeon_panel(view: View[State], seat: int) -> Panel:
    """A lord's board as the viewer sees it. Pieces come last, on top of what they stand on."""
    s = view.state
    now = Round(s.round, _card(s)) if s.round else BUILDING
    fight = s.fight if s.fight is not None and s.fight.seat == seat else None
    about = _asked(view, seat)
    lord = lord_seen(view, seat)
    nodes = (
        *cells(seat, lord, about.own),
        *quarters(seat, lord, about.own, about.creatures),
        *_bottom(seat, lord, now, fight, about),
        *in_cells(seat, lord),
        *((minion_in_row(seat, fight.step),) if fight is not None else ()),
    )
    title = Say("panel-own-dungeon") if seat == view.seat else Say("panel-dungeon", {"lord": lord_said(seat)})
    return Panel(dungeon_id(seat), title, "plane", nodes, SIZE)


def _asked(view: View[State], seat: int) -> Asked:
    if seat != view.seat or not view.is_asked:
        return NOT_ASKED
    s = view.state
    return Asked(True, not hiring(s), s.shop if asked(s) == choose_room.name else ())


def _card(s: State) -> int:
    """The card of this combat round, once it is turned up."""
    return s.shown_cards[-1] if len(s.shown_cards) == s.round else NONE


def _bottom(seat: int, lord: Lord, now: Round, fight: Fight | None, about: Asked) -> tuple[Node, ...]:
    """The orders in building rounds, the combat row in combat rounds."""
    if now.number:
        return combat_row(seat, lord, about.own, now, fight)
    return order_row(seat, lord, about.own, about.rooms)
