"""The kinds of monsters."""

from lanterne.engine import Row
from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.games.warhammer_quest.content.dice import Roll, roll_of
from lanterne.games.warhammer_quest.content.rows import MonsterRow

MINOTAUR, ORC_WARRIOR, ORC_ARCHER, SKAVEN, SPEARMAN, NIGHT_ARCHER, RAT, BAT, SPIDER, SNOTLING = range(10)
"""The order in which otherwise equal monsters act (WQ-AUT-2)."""


class MonsterSheet(Row, frozen=True):
    """A kind of monster. `damage`: its dice, to which its strength is added. `missile_to_hit` is 0 without a missile
    weapon. `at_once`: it attacks when it is placed. `number`: how many come according to the monster table."""

    name: str
    movement: int
    ws: int
    strength: int
    toughness: int
    wounds: int
    attacks: int
    value: int
    damage: Roll
    missile_to_hit: int
    missile_strength: int
    reach: int
    never_pinned: bool
    at_once: bool
    figures: int
    number: Roll
    numbers: dict[str, int]


def _sheet(row: MonsterRow) -> MonsterSheet:
    return MonsterSheet(
        row.id,
        row.movement,
        row.ws,
        row.strength,
        row.toughness,
        row.wounds,
        row.attacks,
        row.value,
        roll_of(row.damage),
        row.bs if row.missile_strength else 0,
        row.missile_strength,
        row.reach,
        row.never_pinned,
        row.at_once,
        row.figures,
        roll_of(row.number),
        row.numbers,
    )


MONSTERS: tuple[MonsterSheet, ...] = tuple(_sheet(row) for row in BOX.monsters)
MONSTER_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.monsters)
