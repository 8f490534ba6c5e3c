"""What becomes of a card that is used (WQ-EQP-9)."""

from lanterne.engine import law
from lanterne.games.warhammer_quest.content.cards import EQUIPMENT, FIRST_OBJECT, FIRST_TREASURE, TREASURES
from lanterne.games.warhammer_quest.rules.gear import discard
from lanterne.games.warhammer_quest.state import NONE, State

ONCE = ("once", "once_per_adventure")
"""What `use` says of cards that are kept after their one use."""


def use_of(item: int) -> str:
    """How often a card can be used."""
    if item < FIRST_TREASURE:
        return EQUIPMENT[item].use
    return TREASURES[item - FIRST_TREASURE].use if item < FIRST_OBJECT else ""


def find(s: State, warrior: int, item: int) -> int:
    """The place in `State.cards` of such a card that can still be used; NONE if the warrior has none."""
    for place, row in enumerate(s.cards):
        if row.item == item and row.holder == warrior and not row.used:
            return place
    return NONE


@law("WQ-EQP-9")
def spend(s: State, warrior: int, item: int) -> None:
    """A card has been used: what is for one use is discarded, what is for one use in an adventure is kept, and may
    still be sold if it does not have to be unused for that."""
    place = find(s, warrior, item)
    if use_of(item) == "once_discard":
        discard(s, warrior, item)
    elif use_of(item) in ONCE:
        s.cards[place] = s.cards[place]._replace(used=True)


@law("WQ-EQP-9")
def spend_charges(s: State, warrior: int, item: int, number: int) -> None:
    """Uses of a card that has a limited number of them; it is discarded after the last."""
    place = find(s, warrior, item)
    left = s.cards[place].charges - number
    s.cards[place] = s.cards[place]._replace(charges=left)
    if not left:
        discard(s, warrior, item)
