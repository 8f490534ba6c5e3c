"""How many monsters come: what is printed on the card, and what the table agreed on (WQ-EVT-17, WQ-VAR)."""

from collections.abc import Iterable

from lanterne.engine import NUMBER, Event, law
from lanterne.games.warhammer_quest.content.cards import EVENT_NAMES, EVENTS
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.tables import Group
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.state import MONSTERS as MONSTER_IDS
from lanterne.games.warhammer_quest.state import Game, State
from lanterne.kit.pips import PIPS, pips

HORDE_ROLLED = Event("horde-rolled", "WQ-EVT-17", monster=MONSTER_IDS, dice=PIPS, number=NUMBER)
HORDE_SCALED = Event("horde-scaled", "WQ-VAR-4", monster=MONSTER_IDS, printed=NUMBER, number=NUMBER)

SNOTLINGS = EVENTS[EVENT_NAMES.index("snotlings")].groups[0]
"""The group on the card of the snotlings."""


@law("WQ-EVT-17", "WQ-VAR-2")
def horde(game: Game, group: Group) -> int:
    """Roll for a group of a card, or of the guardians. The number is that of the card; the monster table is only a
    reminder."""
    s = game.state
    dice, number = throw(game, MONSTERS[group.kind].number if by_table(s, group) else group.count)
    if dice:
        game.say(HORDE_ROLLED, group.kind, pips(dice), number)
    fitting = scaled(s, number)
    if fitting != number:
        game.say(HORDE_SCALED, group.kind, number, fitting)
    return fitting


def gather(game: Game, groups: Iterable[Group]) -> list[int]:
    """Kinds and numbers of several groups, one after the other, as `groups_arrive` takes them."""
    return [number for group in groups for number in (group.kind, horde(game, group))]


@law("WQ-VAR-8", "WQ-EVT-17")
def by_table(s: State, group: Group) -> bool:
    """Whether it is the card of the snotlings, and they come in the number of the monster table."""
    return s.agreed.snotling_1d6 and group is SNOTLINGS


@law("WQ-VAR-4")
def scaled(s: State, number: int) -> int:
    """With scaled hordes a smaller party meets as many quarters of a group as it has warriors, rounded up; so a single
    monster stays one."""
    return -(-number * len(s.party) // 4) if s.agreed.scaled_hordes else number
