"""The cards that the question is about: drawn, found, looked at, offered."""

from lanterne.engine import View, has
from lanterne.games.dungeon_run.content.cards import FIRST_TREASURE
from lanterne.games.dungeon_run.scene.cards import (
    ASKED_FOR,
    DRAWN,
    FOUND,
    LOOKED_AT,
    OFFERED,
    ability_card,
    card_nodes,
)
from lanterne.games.dungeon_run.scene.seeing import faces, loot
from lanterne.games.dungeon_run.state import NONE, State
from lanterne.scene import Panel, Say


def _looked_through(view: View[State]) -> tuple[int, ...]:
    """What the viewer sees while looking through a loot pile."""
    looker, victim = view.state.looks_through
    if looker == NONE or not has(view.seats, looker):
        return ()
    return tuple([card for card in loot(view, victim) if card >= FIRST_TREASURE])


def hand_panel(view: View[State]) -> Panel:
    """The cards on the table now: drawn, found, looked at or traded."""
    s = view.state
    drawn = s.heroes[view.seat].drawn if view.seat >= 0 else ()
    nodes = [
        *[ability_card("drawn", ability, fresh=True) for ability in drawn],
        *card_nodes("met", s.drawn, DRAWN),
        *card_nodes("found", s.found, FOUND),
        *card_nodes("looked-at", faces(view, s.looked_at), LOOKED_AT),
        *card_nodes("looked-through", _looked_through(view), LOOKED_AT),
        *card_nodes("offered", faces(view, s.offered), OFFERED),
        *card_nodes("asked", faces(view, s.asked), ASKED_FOR),
    ]
    return Panel("hand", Say("panel-hand"), "list", tuple(nodes))
