"""The Barbarian's rage (WQ-HRO-1 to 4)."""

from lanterne.engine import NUMBER, Event, has, law, step
from lanterne.games.warhammer_quest.content.warriors import BARBARIAN, WARRIORS
from lanterne.games.warhammer_quest.rules.dungeon import add, adjacent, in_turn_order
from lanterne.games.warhammer_quest.rules.harm import hurt
from lanterne.games.warhammer_quest.rules.plot import berserk_bonus
from lanterne.games.warhammer_quest.state import BERSERK, BY_HAND, IN_PIT, LEVITATING, RAGE, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

WENT_BERSERK = Event("went-berserk", "WQ-HRO-1", warrior=WARRIOR_IDS, dice=PIPS, added=NUMBER, needed=NUMBER).needing(
    "needed", plus="added"
)
STAYED_CALM = Event("stayed-calm", "WQ-HRO-1", warrior=WARRIOR_IDS, dice=PIPS, added=NUMBER, needed=NUMBER).needing(
    "needed", plus="added"
)
RAGED_AT_FRIENDS = Event("raged-at-friends", "WQ-HRO-3", warrior=WARRIOR_IDS, dice=PIPS)

_NUMBERS = WARRIORS[BARBARIAN].numbers


@law("WQ-HRO-1", "WQ-HRO-4")
def must_roll(s: State, warrior: int) -> bool:
    """Before the first blow of each turn, unless already berserk."""
    return warrior == BARBARIAN and not s.hands and not s.warriors[warrior].conditions & BERSERK


@step("WQ-HRO-1", "WQ-HRO-3", "WQ-HRO-4")
def roll_for_rage(game: Game) -> None:
    """The die plus the monsters killed in this combat: on 6 or more the Barbarian is berserk until it is over. On a
    natural 1 he attacks nobody this turn, and every warrior next to him loses an unmodified wound."""
    s = game.state
    warrior = s.active
    die = game.roll(6)
    added = len(s.warriors[warrior].trophies) + berserk_bonus(s, warrior)
    needed = _NUMBERS["berserk"]
    if die == 1:
        add(s, warrior, RAGE)
        game.say(RAGED_AT_FRIENDS, warrior, (0,))
        game.then(*(hurt(friend, _NUMBERS["berserk_harm"]) for friend in beside(s, warrior)))
        return
    s.hands = BY_HAND
    if die + added >= needed:
        add(s, warrior, BERSERK)
        game.say(WENT_BERSERK, warrior, (die - 1,), added, needed)
    else:
        game.say(STAYED_CALM, warrior, (die - 1,), added, needed)


@law("WQ-HRO-3", "WQ-GEN-7")
def beside(s: State, warrior: int) -> list[int]:
    """The adjacent warriors whom his blade would hit, including those at 0 wounds, but not one who floats or is in a
    pit."""
    near = adjacent(s, s.warriors[warrior].square)
    return [
        other
        for other in in_turn_order(s)
        if (row := s.warriors[other]).square >= 0
        and has(near, row.square)
        and not row.conditions & (IN_PIT | LEVITATING)
    ]
