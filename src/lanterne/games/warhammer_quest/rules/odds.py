"""How likely a roll of a warrior is to succeed: shown before it is made (WQ-CMB-3, WQ-CMB-5, WQ-MIS-2, WQ-PIN-2)."""

from functools import cache
from itertools import product
from typing import NamedTuple

from lanterne.engine import law
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.tables import TO_HIT
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules.dice import succeeds, total
from lanterne.games.warhammer_quest.rules.profile import weapon_skill
from lanterne.games.warhammer_quest.rules.weapons import (
    CURSED_DICE,
    added_to_damage,
    counted,
    uses_axe,
    wields_cursed_sword,
)
from lanterne.games.warhammer_quest.state import MonsterRow, State, kind_of

FACES = range(1, 7)


class Odds(NamedTuple):
    """What a die must show to hit, 0 if nothing is rolled; the chances to hit, to wound at all, and to kill."""

    needed: int
    hits: float
    wounds: float
    kills: float


@cache
def chance(needed: int) -> float:
    """The chance that one die succeeds: a natural 1 never does, a natural 6 always."""
    return sum(succeeds(die, 0, needed) for die in FACES) / len(FACES)


@cache
def _axe() -> tuple[int, ...]:
    """The points of each pair of dice of the great axe; a double 1 slips."""
    return tuple([0 if dice == (1, 1) else counted(dice) for dice in product(FACES, repeat=2)])


@cache
def _sums(dice: int) -> tuple[int, ...]:
    return tuple([sum(faces) for faces in product(FACES, repeat=dice)])


def _odds(needed: int, points: tuple[int, ...], added: int, row: MonsterRow) -> Odds:
    hits = chance(needed) if needed else 1.0
    tough = MONSTERS[kind_of(row.foe)].toughness
    harm = [max(0, each + added - tough) if each else 0 for each in points]
    wounds = sum(each > 0 for each in harm) / len(harm)
    kills = sum(each >= row.wounds for each in harm) / len(harm)
    return Odds(needed, hits, hits * wounds, hits * kills)


@law("WQ-CMB-3", "WQ-CMB-5", "WQ-HRO-7", "WQ-OBJ-15")
def blow_odds(s: State, warrior: int, row: MonsterRow, surely: bool = False) -> Odds:
    """Those of a blow by hand, with whatever the warrior strikes with."""
    dice = 1 + CURSED_DICE.dice if wields_cursed_sword(s, warrior) else 1
    points = _axe() if uses_axe(s, warrior) else _sums(dice)
    needed = 0 if surely else TO_HIT[weapon_skill(s, warrior)][MONSTERS[kind_of(row.foe)].ws]
    return _odds(needed, points, added_to_damage(s, warrior), row)


@law("WQ-MIS-2", "WQ-MIS-3")
def shot_odds(warrior: int, row: MonsterRow, more: int = 0, surely: bool = False) -> Odds:
    """Those of an arrow; `more` is what an arrow of death adds."""
    sheet = WARRIORS[warrior]
    roll = sheet.dice["bow"]
    points = tuple([total(roll, faces) for faces in product(FACES, repeat=roll.dice)])
    return _odds(0 if surely else sheet.bs, points, sheet.bow_strength + more, row)
