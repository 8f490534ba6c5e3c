"""What the characteristics of a warrior are now (WQ-GEN-5): his sheet, what is added to it, and what he wears."""

from lanterne.engine import law
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules.plot import burden
from lanterne.games.warhammer_quest.state import BERSERK, NONE, State

STRIPPED_OF_WEAPONS, STRIPPED_OF_ARMOUR = "stripped-weapons", "stripped-armour"
"""Among `State.flags` while the warriors are without them (WQ-OBJ-12). Shields are taken and given back with the
armour."""

LEAST, MOST = 1, 10


@law("WQ-GEN-5", "WQ-CMB-4")
def within(value: int) -> int:
    """A characteristic, however it was changed: from 1 to 10."""
    return LEAST if value < LEAST else MOST if value > MOST else value


def weapon_skill(s: State, warrior: int) -> int:
    """How well he fights hand to hand."""
    row = s.warriors[warrior]
    return within(WARRIORS[warrior].ws + row.now.ws + row.lasting.ws)


def strength(s: State, warrior: int) -> int:
    """His strength."""
    row = s.warriors[warrior]
    return within(WARRIORS[warrior].strength + row.now.strength + row.lasting.strength)


def bare_strength(warrior: int) -> int:
    """His strength as it is printed, whatever is added to it."""
    return WARRIORS[warrior].strength


@law("WQ-CMB-8")
def bare_toughness(s: State, warrior: int) -> int:
    """His toughness without armour."""
    row = s.warriors[warrior]
    return within(WARRIORS[warrior].toughness + row.now.toughness + row.lasting.toughness)


@law("WQ-CMB-6", "WQ-OBJ-12")
def toughness(s: State, warrior: int) -> int:
    """His toughness with the armour he wears, unless he was stripped of it."""
    worn = s.warriors[warrior].armour == NONE and STRIPPED_OF_ARMOUR not in s.flags
    return bare_toughness(s, warrior) + (WARRIORS[warrior].armour if worn else 0)


@law("WQ-CMB-2", "WQ-HRO-2")
def attacks_of(s: State, warrior: int) -> int:
    """Blows that he has in his own turn, one more while he is berserk."""
    row = s.warriors[warrior]
    sheet = WARRIORS[warrior]
    more = sheet.numbers["berserk_attacks"] if row.conditions & BERSERK else 0
    return within(sheet.attacks + row.now.attacks + row.lasting.attacks + more)


@law("WQ-MOV-1")
def move_of(s: State, warrior: int) -> int:
    """Squares that he may move in his own turn."""
    row = s.warriors[warrior]
    more = row.now.movement + row.lasting.movement + burden(s, warrior)
    return within(WARRIORS[warrior].movement + more) if more else WARRIORS[warrior].movement
