"""When players are asked whether they use a card or a spell out of turn, unless they wish to be asked every time
(WQ-EQP-11)."""

from lanterne.engine import Spare, Step, Window, law
from lanterne.games.warhammer_quest.content.cards import FIRST_TREASURE, TREASURES
from lanterne.games.warhammer_quest.rules.interrupts import interrupt
from lanterne.games.warhammer_quest.rules.windows import I2, I8, I10, I12, I13, somebody_lies
from lanterne.games.warhammer_quest.state import NONE, State

_OF_THAT_MOMENT = {
    moment: frozenset(n for n, card in enumerate(TREASURES, FIRST_TREASURE) if card.when == when)
    for moment, when in ((I2, "after_power_roll"), (I13, "start_of_warriors_phase"))
}
"""Cards that are of use at no other moment."""


@law("WQ-EQP-11")
def has_a_warrior(s: State, seat: int) -> bool:
    """Everybody is asked, once he has a warrior."""
    return s.party[seat] != NONE


@law("WQ-EQP-11")
def goes_on(s: State, seat: int) -> bool:
    """Whether it is a moment at which the game usually goes on. It stops when the monsters' phase starts, when a
    warrior falls, at the end of a turn while somebody lies at 0 wounds, and when the warrior holds a card that can only
    be used now."""
    *_, moment = s.agenda[-1]
    if moment in _OF_THAT_MOMENT:
        own = _OF_THAT_MOMENT[moment]
        return not any(card.holder == s.party[seat] and card.item in own and not card.used for card in s.cards)
    return moment not in (I8, I10) and not (moment == I12 and somebody_lies(s))


SPARES: dict[Step[...] | Window, Spare] = {interrupt: Spare(has_a_warrior, goes_on, at_first=True)}
