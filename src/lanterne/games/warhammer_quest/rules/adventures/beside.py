"""Next to the fountain, the tomb or the idol (WQ-OBJ-14): where most acts of their adventures are done."""

from lanterne.engine import Refusal, law
from lanterne.games.warhammer_quest.rules.adventures.places import next_to, stands_on
from lanterne.games.warhammer_quest.state import State

NOT_AT_FOUNTAIN = Refusal("not-at-fountain", "WQ-OBJ-14")
NOT_AT_TOMB = Refusal("not-at-tomb", "WQ-OBJ-14")
NOT_AT_IDOL = Refusal("not-at-idol", "WQ-OBJ-14")

FOUNTAIN, TOMB, IDOL = "fountain", "tomb", "idol"


@law("WQ-OBJ-14", "WQ-OBJ-15")
def away_from_fountain(s: State, seat: int) -> Refusal | None:
    """Only next to the fountain."""
    return None if stands_on(s, s.active, next_to(s, FOUNTAIN)) else NOT_AT_FOUNTAIN


@law("WQ-OBJ-14", "WQ-OBJ-15")
def away_from_tomb(s: State, seat: int) -> Refusal | None:
    """Only next to the tomb."""
    return None if stands_on(s, s.active, next_to(s, TOMB)) else NOT_AT_TOMB


@law("WQ-OBJ-14", "WQ-OBJ-15")
def away_from_idol(s: State, seat: int) -> Refusal | None:
    """Only next to the idol."""
    return None if stands_on(s, s.active, next_to(s, IDOL)) else NOT_AT_IDOL
