"""The Dwarf's great axe (WQ-HRO-7 to 9), and the swords of adventures."""

from lanterne.engine import Event, law, part
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES, SPELL_NAMES, SPELLS
from lanterne.games.warhammer_quest.content.dice import Roll
from lanterne.games.warhammer_quest.content.warriors import DWARF, WARRIORS
from lanterne.games.warhammer_quest.rules.dungeon import add
from lanterne.games.warhammer_quest.rules.plot import FATHERS_SWORD, SWORD_OF_POWER, whose_part
from lanterne.games.warhammer_quest.rules.profile import STRIPPED_OF_WEAPONS, strength
from lanterne.games.warhammer_quest.state import FALLEN, GUARDIANS, NONE, OGRE, Game, MonsterRow, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

SLIPPED = Event("slipped", "WQ-HRO-8", warrior=WARRIOR_IDS, dice=PIPS)

EASIER_TO_HIT = WARRIORS[DWARF].numbers["fallen_to_hit"]


@law("WQ-HRO-7", "WQ-HRO-9", "WQ-OBJ-12")
def uses_axe(s: State, warrior: int) -> bool:
    """Whether the warrior strikes with the axe: the Dwarf, with no other weapon in use and not stripped of his own."""
    return warrior == DWARF and s.warriors[warrior].weapon == NONE and STRIPPED_OF_WEAPONS not in s.flags


@law("WQ-HRO-7")
def counted(dice: tuple[int, ...]) -> int:
    """The better of two dice; a double is added together."""
    return sum(dice) if dice[0] == dice[1] else max(dice)


@part("WQ-HRO-8")
def slips(game: Game, warrior: int, dice: tuple[int, ...]) -> bool:
    """Double 1: the Dwarf slips on his beard and falls. The blow does nothing, and he is easier to hit until the start
    of his next own turn."""
    if dice != (1, 1):
        return False
    add(game.state, warrior, FALLEN)
    game.say(SLIPPED, warrior, (0, 0))
    return True


@law("WQ-HRO-8")
def ease(s: State, warrior: int) -> int:
    """What attackers add to their dice against this warrior."""
    return EASIER_TO_HIT if s.warriors[warrior].conditions & FALLEN else 0


# --- the swords that adventures are about (WQ-OBJ-15) -----------------------------------------------------------------

KINGS_SWORD, DEATHKINGS_SWORD, MAGIC_SWORD = (
    ITEM_NAMES.index(name) for name in ("kings-sword", "deathkings-sword", "magic-sword")
)
IN_HAND = (FATHERS_SWORD, KINGS_SWORD, DEATHKINGS_SWORD)
"""Swords that are wielded like any weapon. A magic sword is good for a single blow, whatever else is in hand."""

DUEL_WON = "duel-won"
"""In `State.flags` once the challenger has killed the minotaur."""
_KINGSHIP = ADVENTURES[ADVENTURE_NAMES.index("fountain-true-kingship")]
_DEATHKING = ADVENTURES[ADVENTURE_NAMES.index("tomb-deathking")]
CURSED_DICE: Roll = _DEATHKING.dice["sword"]
TURNS_ON = _DEATHKING.numbers["turns_on"]
OGRE_STRENGTH = SPELLS[SPELL_NAMES.index("ogre-strength")].numbers["strength"]


@part("WQ-OBJ-15")
def note_duel(s: State, row: MonsterRow, warrior: int) -> None:
    """A monster is being slain: if it is the one of the duel, and the challenger did it, the duel is won."""
    if s.adventure == SWORD_OF_POWER and row.card == GUARDIANS and warrior == whose_part(s):
        s.flags += (DUEL_WON,)


@law("WQ-CMB-5", "WQ-OBJ-12", "WQ-OBJ-15")
def added_to_damage(s: State, warrior: int) -> int:
    """What is added to the dice of a hand-to-hand hit: strength, the spell Ogre strength, and one more for the king's
    sword. Bare hands add nothing."""
    if STRIPPED_OF_WEAPONS in s.flags:
        return 0
    row = s.warriors[warrior]
    bonus = _KINGSHIP.numbers["sword_bonus"] if row.weapon == KINGS_SWORD else 0
    return strength(s, warrior) + bonus + (OGRE_STRENGTH if row.conditions & OGRE else 0)


@law("WQ-OBJ-15", "WQ-OBJ-12")
def wields_cursed_sword(s: State, warrior: int) -> bool:
    """Whether the warrior strikes with the deathking's sword: its hits have an extra die, but a natural 1 strikes a
    companion."""
    return s.warriors[warrior].weapon == DEATHKINGS_SWORD and STRIPPED_OF_WEAPONS not in s.flags
