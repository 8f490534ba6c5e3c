"""The ledger of favours: whom each player has helped, and whom hurt (XOR-DIP-22)."""

from lanterne.games.xorlosch.content.dwarfs import COLOUR_HEX, COLOUR_NAMES
from lanterne.games.xorlosch.scene.things import COLOUR_MARKS, player_name
from lanterne.games.xorlosch.state import Favour, State
from lanterne.scene import Node, Panel, Say


def favour_panel(s: State) -> Panel:
    """The players with an entry, in the order of their seats."""
    givers = sorted({row.giver for row in s.favours})
    return Panel("favours", Say("panel-favours"), "list", tuple(_giver(s, seat) for seat in givers))


def _giver(s: State, seat: int) -> Node:
    colour = s.players[seat].colour
    return Node(
        id=f"favours:{COLOUR_NAMES[colour]}",
        shape="person",
        label=player_name(s, seat),
        tone=COLOUR_HEX[colour],
        icon="dwarf-king",
        mark=COLOUR_MARKS[colour],
        detail=tuple(_told(s, row) for row in s.favours if row.giver == seat),
    )


def _told(s: State, row: Favour) -> Say:
    other = player_name(s, row.to)
    if not row.hurt:
        return Say("favour-helped", {"player": other, "helped": row.helped})
    if not row.helped:
        return Say("favour-hurt", {"player": other, "hurt": row.hurt})
    return Say("favour-both", {"player": other, "helped": row.helped, "hurt": row.hurt})
