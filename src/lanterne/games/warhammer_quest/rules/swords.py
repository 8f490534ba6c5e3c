"""The swords that adventures are about (WQ-OBJ-15): what each does in the hand."""

from lanterne.engine import law
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES, SPELL_NAMES, SPELLS
from lanterne.games.warhammer_quest.content.dice import Roll
from lanterne.games.warhammer_quest.rules.plot import FATHERS_SWORD, SWORD_OF_POWER, whose_part
from lanterne.games.warhammer_quest.rules.profile import STRIPPED_OF_WEAPONS, strength
from lanterne.games.warhammer_quest.state import GUARDIANS, OGRE, MonsterRow, State

KINGS_SWORD, DEATHKINGS_SWORD, MAGIC_SWORD = (
    ITEM_NAMES.index(name) for name in ("kings-sword", "deathkings-sword", "magic-sword")
)
IN_HAND = (FATHERS_SWORD, KINGS_SWORD, DEATHKINGS_SWORD)
"""Those that are wielded like any weapon. A magic sword is good for a single blow, whatever else is in hand."""

DUEL_WON = "duel-won"
"""Among `State.flags` once the minotaur has fallen to the one who may fight it."""
_KINGSHIP = ADVENTURES[ADVENTURE_NAMES.index("fountain-true-kingship")]
_DEATHKING = ADVENTURES[ADVENTURE_NAMES.index("tomb-deathking")]
CURSED_DICE: Roll = _DEATHKING.dice["sword"]
TURNS_ON = _DEATHKING.numbers["turns_on"]
OGRE_STRENGTH = SPELLS[SPELL_NAMES.index("ogre-strength")].numbers["strength"]


@law("WQ-OBJ-15")
def note_duel(s: State, row: MonsterRow, warrior: int) -> None:
    """A monster is being slain: if it is the one of the duel, by its challenger, the duel is won."""
    if s.adventure == SWORD_OF_POWER and row.card == GUARDIANS and warrior == whose_part(s):
        s.flags += (DUEL_WON,)


@law("WQ-CMB-5", "WQ-OBJ-12", "WQ-OBJ-15")
def added_to_damage(s: State, warrior: int) -> int:
    """What is added to the dice of his hits by hand: his strength, what the spell Ogre strength gives, and one more
    with the sword of the kings. Bare hands add nothing."""
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
