"""The end of an adventure of Warhammer Quest: who did what."""

from collections import Counter
from collections.abc import Sequence

from lanterne.engine import EventRecord
from lanterne.games.warhammer_quest.rules.harm import FELL_UNCONSCIOUS, SLAIN, WOUNDS_LOST
from lanterne.games.warhammer_quest.rules.treasure import GOLD_FOUND, TREASURE_GIVEN
from lanterne.games.warhammer_quest.scene.looks import ATTACKS_ICON, GOLD_ICON, WOUNDS_ICON
from lanterne.games.warhammer_quest.state import NONE, State
from lanterne.kit.deeds import Deed, facts_of
from lanterne.scene import Fact, Say


def deeds(s: State, events: Sequence[EventRecord]) -> tuple[tuple[Fact, ...], ...]:
    """Each warrior's monsters, treasures, gold, wounds, and how often they went down."""
    slain, treasures, gold, wounds, down = (Counter[int]() for _ in range(5))
    seat_of = {warrior: seat for seat, warrior in enumerate(s.party)} | {NONE: NONE}
    for event, args in events:
        if event is SLAIN:
            slain[seat_of[args[1]]] += 1
        elif event is TREASURE_GIVEN:
            treasures[seat_of[args[0]]] += 1
        elif event is GOLD_FOUND:
            gold[seat_of[args[0]]] += args[3]
        elif event is WOUNDS_LOST:
            wounds[seat_of[args[0]]] += args[1]
        elif event is FELL_UNCONSCIOUS:
            down[seat_of[args[0]]] += 1
    return facts_of(
        (
            Deed(ATTACKS_ICON, lambda count: Say("deed-slain", {"count": count}), slain),
            Deed("jeweled-chalice", lambda count: Say("deed-treasures", {"count": count}), treasures),
            Deed(GOLD_ICON, lambda count: Say("deed-gold", {"count": count}), gold),
            Deed(WOUNDS_ICON, lambda count: Say("deed-wounds", {"count": count}), wounds),
            Deed("knocked-out-stars", lambda count: Say("deed-down", {"count": count}), down),
        ),
        len(s.party),
    )
