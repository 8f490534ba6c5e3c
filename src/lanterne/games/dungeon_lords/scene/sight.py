"""What a viewer sees, as values that can be compared and kept: where a state has a hole, there is NONE."""

import msgspec

from lanterne.engine import View, has
from lanterne.games.dungeon_lords.state import NONE, Lord, State
from lanterne.kit.memo import rests_on
from lanterne.scene import Node

FACE_DOWN = NONE
"""A card of which the viewer sees the back only."""


def lord_seen(view: View[State], seat: int) -> Lord:
    """A lord as the viewer sees him: cards whose faces he may not know are face down."""
    lord = view.state.lords[seat]
    if has(view.seats, seat):
        return lord
    return lord._replace(
        traps=_backs(lord.traps),
        trapped=_backs(lord.trapped),
        programmed=_backs(lord.programmed),
        drawn=_backs(lord.drawn),
    )


def town_seen(view: View[State]) -> tuple[int, ...]:
    """This year's combat cards, the first round's first: those turned up, then the others as far as the viewer has
    looked at them."""
    s = view.state
    return (*s.shown_cards, *(card.face if card.known & view.seats else FACE_DOWN for card in s.town))


def asked(s: State) -> str:
    """The name of the question that waits, "" if there is none."""
    return s.agenda[-1][0] if s.agenda else ""


def hiring(s: State) -> bool:
    """Whether creatures are chosen in the tavern; else they are chosen among a lord's own."""
    return asked(s) == "choose_monster"


@rests_on(lambda node: msgspec.json.encode(node), most=8192)
def as_before(node: Node) -> Node:
    """The node, or the one that was there before if that is equal to it."""
    return node


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (FACE_DOWN,) * len(cards)
