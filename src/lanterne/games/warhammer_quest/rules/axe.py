"""The Dwarf's great axe (WQ-HRO-7 to 9)."""

from lanterne.engine import Event, law
from lanterne.games.warhammer_quest.content.warriors import DWARF, WARRIORS
from lanterne.games.warhammer_quest.rules.dungeon import add
from lanterne.games.warhammer_quest.rules.profile import STRIPPED_OF_WEAPONS
from lanterne.games.warhammer_quest.state import FALLEN, NONE, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

SLIPPED = Event("slipped", "WQ-HRO-8", warrior=WARRIOR_IDS, dice=PIPS)

EASIER_TO_HIT = WARRIORS[DWARF].numbers["fallen_to_hit"]


@law("WQ-HRO-7", "WQ-HRO-9", "WQ-OBJ-12")
def uses_axe(s: State, warrior: int) -> bool:
    """Whether he strikes with the axe: the Dwarf, with no other weapon in use and not stripped of his own."""
    return warrior == DWARF and s.warriors[warrior].weapon == NONE and STRIPPED_OF_WEAPONS not in s.flags


@law("WQ-HRO-7")
def counted(dice: tuple[int, ...]) -> int:
    """The better of two dice; a double is added together."""
    return sum(dice) if dice[0] == dice[1] else max(dice)


@law("WQ-HRO-8")
def slips(game: Game, warrior: int, dice: tuple[int, ...]) -> bool:
    """Double 1: he slips on his beard and falls. The blow does nothing, and until the start of his next own turn he is
    easier to hit."""
    if dice != (1, 1):
        return False
    add(game.state, warrior, FALLEN)
    game.say(SLIPPED, warrior, (0, 0))
    return True


@law("WQ-HRO-8")
def ease(s: State, warrior: int) -> int:
    """What is added to the dice of those who attack him."""
    return EASIER_TO_HIT if s.warriors[warrior].conditions & FALLEN else 0
