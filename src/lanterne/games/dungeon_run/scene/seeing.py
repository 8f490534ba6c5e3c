"""What a viewer sees, as values that can be compared and kept: a card of which he sees the back only is NONE."""

from collections.abc import Iterable
from operator import is_
from typing import Literal, TypeAlias

from lanterne.engine import HIDDEN, Card, View
from lanterne.games.dungeon_run.state import EVERYBODY, NONE, Deed, State
from lanterne.scene import Node, Panel, Say

Size: TypeAlias = tuple[float, float]
FACE_DOWN = NONE


def faces(view: View[State], cards: Iterable[Card]) -> tuple[int, ...]:
    """The cards of a pile as far as the viewer knows them."""
    return tuple([card.face if card.known & view.seats or card.known == EVERYBODY else FACE_DOWN for card in cards])


def loot(view: View[State], seat: int) -> tuple[int, ...]:
    """A loot pile: its owner sees its cards, the others how many they are (DR-LOT-2), unless they look through it."""
    return tuple([FACE_DOWN if card is HIDDEN else card for card in view.state.heroes[seat].loot])


def asked(s: State) -> str:
    """The name of the question that waits, "" if there is none."""
    return s.agenda[-1][0] if s.agenda else ""


def acting(s: State) -> int:
    """The hero whose deed is being resolved, else whose turn it is; NONE if nobody's."""
    deed: Deed | None = s.deeds[-1] if s.deeds else None
    return deed.hero if deed is not None else s.active


_panels: dict[str, list[Panel]] = {}
MOST = 64
"""So many looks of a panel are kept."""


def kept(
    panel_id: str, title: Say, kind: Literal["plane", "list"], nodes: tuple[Node, ...], size: Size = (0, 0)
) -> Panel:
    """A panel of these nodes; if it looked just so before, the same object as then."""
    known = _panels.setdefault(panel_id, [])
    for panel in known:
        if panel.size == size and len(panel.nodes) == len(nodes) and all(map(is_, panel.nodes, nodes)):
            return panel
    found = Panel(panel_id, title, kind, nodes, size)
    known.insert(0, found)
    del known[MOST:]
    return found
