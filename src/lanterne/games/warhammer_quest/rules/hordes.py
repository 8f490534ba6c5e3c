"""How many monsters come: what is printed on the card, and what the table agreed on (WQ-EVT-17, WQ-VAR)."""

from lanterne.engine import NUMBER, Event, law
from lanterne.games.warhammer_quest.content.cards import EVENT_NAMES
from lanterne.games.warhammer_quest.content.dice import Roll
from lanterne.games.warhammer_quest.content.monsters import MONSTERS, SNOTLING
from lanterne.games.warhammer_quest.content.tables import Group
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.state import MONSTERS as MONSTER_IDS
from lanterne.games.warhammer_quest.state import PIPS, Game, State

horde_rolled = Event("horde-rolled", "WQ-EVT-17", monster=MONSTER_IDS, dice=PIPS, number=NUMBER)
horde_scaled = Event("horde-scaled", "WQ-VAR-4", monster=MONSTER_IDS, printed=NUMBER, number=NUMBER)

SNOTLINGS_CARD = EVENT_NAMES.index("snotlings")


@law("WQ-EVT-17", "WQ-VAR-2")
def gather(game: Game, card: int, groups: tuple[Group, ...]) -> tuple[int, ...]:
    """Roll for the groups of a card, or of the guardians: kinds and numbers in pairs, as `groups_arrive` takes them.
    The numbers are those of the card; the monster table is only a reminder."""
    pairs: list[int] = []
    for group in groups:
        roll = printed(game.state, card, group)
        dice, number = throw(game, roll)
        if dice:
            game.say(horde_rolled, group.kind, tuple(die - 1 for die in dice), number)
        fitting = scaled(game.state, number)
        if fitting != number:
            game.say(horde_scaled, group.kind, number, fitting)
        pairs += (group.kind, fitting)
    return tuple(pairs)


def printed(s: State, card: int, group: Group) -> Roll:
    """The dice of a group: those of the card."""
    return MONSTERS[SNOTLING].number if has_few_snotlings(s, card) else group.count


@law("WQ-VAR-8", "WQ-EVT-17")
def has_few_snotlings(s: State, card: int) -> bool:
    """Whether it is the card of the snotlings, played with the number of the monster table."""
    return s.agreed.snotling_1d6 and card == SNOTLINGS_CARD


@law("WQ-VAR-4")
def scaled(s: State, number: int) -> int:
    """With scaled hordes a smaller party meets as many quarters of a group as it has warriors, rounded up; so a single
    monster stays one."""
    return -(-number * len(s.party) // 4) if s.agreed.scaled_hordes else number
