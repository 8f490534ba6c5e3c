"""Event cards whose effect stands (WQ-EVT-7): they are in no deck until it is over."""

from lanterne.engine import law
from lanterne.games.warhammer_quest.state import State


@law("WQ-EVT-7")
def keep_standing(s: State, card: int) -> None:
    """The effect of the card lasts: it lies on the table."""
    if card not in s.standing:
        s.standing += (card,)
    s.old_events = tuple(other for other in s.old_events if other != card)


@law("WQ-EVT-7")
def stands_no_more(s: State, card: int) -> None:
    """Its effect is over: it is discarded."""
    if card in s.standing:
        s.standing = tuple(other for other in s.standing if other != card)
        s.old_events += (card,)
