"""A warrior's present characteristics (WQ-GEN-5): the sheet, temporary changes, and what is worn."""

from lanterne.engine import law
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules.plot import burden
from lanterne.games.warhammer_quest.state import BERSERK, NONE, State

STRIPPED_OF_WEAPONS, STRIPPED_OF_ARMOUR = "stripped-weapons", "stripped-armour"
"""In `State.flags` while the warriors are without them (WQ-OBJ-12). Shields are taken and given back with the
armour."""

LEAST, MOST = 1, 10


@law("WQ-GEN-5", "WQ-CMB-4")
def within(value: int) -> int:
    """Keep a characteristic between 1 and 10."""
    return LEAST if value < LEAST else MOST if value > MOST else value


def weapon_skill(s: State, warrior: int) -> int:
    """Skill in hand-to-hand fighting."""
    row = s.warriors[warrior]
    return within(WARRIORS[warrior].ws + row.now.ws + row.lasting.ws)


def strength(s: State, warrior: int) -> int:
    """Strength, including changes."""
    row = s.warriors[warrior]
    return within(WARRIORS[warrior].strength + row.now.strength + row.lasting.strength)


def bare_strength(warrior: int) -> int:
    """The printed strength without changes."""
    return WARRIORS[warrior].strength


@law("WQ-CMB-8")
def bare_toughness(s: State, warrior: int) -> int:
    """Toughness without armour."""
    row = s.warriors[warrior]
    return within(WARRIORS[warrior].toughness + row.now.toughness + row.lasting.toughness)


@law("WQ-CMB-6", "WQ-OBJ-12")
def toughness(s: State, warrior: int) -> int:
    """Toughness including armour, unless it was taken away."""
    worn = s.warriors[warrior].armour == NONE and STRIPPED_OF_ARMOUR not in s.flags
    return bare_toughness(s, warrior) + (WARRIORS[warrior].armour if worn else 0)


@law("WQ-CMB-2", "WQ-HRO-2")
def attacks_of(s: State, warrior: int) -> int:
    """The number of blows in the warrior's own turn, one more while berserk."""
    row = s.warriors[warrior]
    sheet = WARRIORS[warrior]
    more = sheet.numbers["berserk_attacks"] if row.conditions & BERSERK else 0
    return within(sheet.attacks + row.now.attacks + row.lasting.attacks + more)


@law("WQ-MOV-1")
def move_of(s: State, warrior: int) -> int:
    """The squares that a warrior may move in their own turn."""
    row = s.warriors[warrior]
    more = row.now.movement + row.lasting.movement + burden(s, warrior)
    return within(WARRIORS[warrior].movement + more) if more else WARRIORS[warrior].movement
