"""What a viewer sees of cards and questions. A card seen from the back is FACE_DOWN."""

from collections.abc import Iterable

from lanterne.engine import HIDDEN, Card, View
from lanterne.games.dungeon_run.state import EVERYBODY, NONE, Deed, State

FACE_DOWN = NONE


def faces(view: View[State], cards: Iterable[Card]) -> tuple[int, ...]:
    """The cards of a pile, as far as the viewer knows them."""
    return tuple([card.face if card.known & view.seats or card.known == EVERYBODY else FACE_DOWN for card in cards])


def loot(view: View[State], seat: int) -> tuple[int, ...]:
    """A loot pile: its owner sees its cards; the others see how many they are (DR-LOT-2), unless they look through
    it."""
    return tuple([FACE_DOWN if card is HIDDEN else card for card in view.state.heroes[seat].loot])


def asked(s: State) -> str:
    """The name of the open question, "" if there is none."""
    return s.agenda[-1][0] if s.agenda else ""


def acting(s: State) -> int:
    """The hero whose deed is being resolved, else the one whose turn it is; NONE if nobody's."""
    deed: Deed | None = s.deeds[-1] if s.deeds else None
    return deed.hero if deed is not None else s.active
