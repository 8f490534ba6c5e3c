"""The swords that adventures are about (WQ-OBJ-15): what each does in the hand, and the duel for one of them."""

from lanterne.engine import law
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES, SPELL_NAMES, SPELLS
from lanterne.games.warhammer_quest.content.dice import Roll
from lanterne.games.warhammer_quest.rules.dungeon import monster
from lanterne.games.warhammer_quest.rules.profile import STRIPPED_OF_WEAPONS, strength
from lanterne.games.warhammer_quest.state import GUARDIANS, OGRE, State

FATHERS_SWORD, KINGS_SWORD, DEATHKINGS_SWORD, MAGIC_SWORD = (
    ITEM_NAMES.index(name) for name in ("fathers-sword", "kings-sword", "deathkings-sword", "magic-sword")
)
IN_HAND = (FATHERS_SWORD, KINGS_SWORD, DEATHKINGS_SWORD)
"""Those that are wielded like any weapon. A magic sword is good for a single blow, whatever else is in hand."""

DUEL = ADVENTURE_NAMES.index("pit-sword-of-power")
BERSERK_BONUS = ADVENTURES[DUEL].numbers["berserk_bonus"]
_KINGSHIP = ADVENTURES[ADVENTURE_NAMES.index("fountain-true-kingship")]
_DEATHKING = ADVENTURES[ADVENTURE_NAMES.index("tomb-deathking")]
CURSED_DICE: Roll = _DEATHKING.dice["sword"]
TURNS_ON = _DEATHKING.numbers["turns_on"]
OGRE_STRENGTH = SPELLS[SPELL_NAMES.index("ogre-strength")].numbers["strength"]


@law("WQ-OBJ-15")
def may_harm(s: State, warrior: int, foe: int) -> bool:
    """Whether a warrior may aim at a monster or harm it, by whatever means. Only the Barbarian may fight the minotaur
    that guards his father's sword; without him the leader has his part (WQ-OBJ-7)."""
    if s.adventure != DUEL:
        return True
    row = monster(s, foe)
    if row is None or row.card != GUARDIANS:
        return True
    required = ADVENTURES[DUEL].required
    return warrior == (required if required in s.party else s.leader)


@law("WQ-OBJ-15")
def berserk_bonus(s: State, warrior: int) -> int:
    """What his weapon adds to the berserk roll."""
    return BERSERK_BONUS if s.warriors[warrior].weapon == FATHERS_SWORD else 0


@law("WQ-CMB-5", "WQ-OBJ-12", "WQ-OBJ-15")
def added_to_damage(s: State, warrior: int) -> int:
    """What is added to the dice of his hits by hand: his strength, more of it under Ogre strength, and one more with the
    sword of the kings. Bare hands add nothing."""
    if STRIPPED_OF_WEAPONS in s.flags:
        return 0
    row = s.warriors[warrior]
    bonus = _KINGSHIP.numbers["sword_bonus"] if row.weapon == KINGS_SWORD else 0
    return strength(s, warrior) + bonus + (OGRE_STRENGTH if row.conditions & OGRE else 0)


@law("WQ-OBJ-15", "WQ-OBJ-12")
def wields_cursed_sword(s: State, warrior: int) -> bool:
    """Whether he strikes with the sword of the deathking: its hits have a die more, but a natural 1 falls on a
    companion."""
    return s.warriors[warrior].weapon == DEATHKINGS_SWORD and STRIPPED_OF_WEAPONS not in s.flags
