"""The combat table, the table of objective room monsters, and the escape table."""

from dataclasses import dataclass
from typing import NamedTuple

from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.games.warhammer_quest.content.dice import Roll, roll_of
from lanterne.games.warhammer_quest.content.monsters import MONSTER_NAMES
from lanterne.games.warhammer_quest.content.rows import GroupRow


@dataclass(frozen=True, slots=True)
class Group:
    """Monsters that come together. `wounds` 0: as many as their kind has."""

    kind: int
    count: Roll
    wounds: int = 0


def groups_of(rows: tuple[GroupRow, ...]) -> tuple[Group, ...]:
    """The groups as printed on a card or in a table."""
    return tuple(Group(MONSTER_NAMES.index(row.monster), roll_of(row.count), row.wounds) for row in rows)


TO_HIT: tuple[tuple[int, ...], ...] = ((), *((0, *row.to_hit) for row in BOX.combat))
"""The lowest natural die that hits, by the weapon skills of attacker and defender, from 1 on (WQ-CMB-3)."""

GUARDIANS: tuple[tuple[Group, ...], ...] = tuple(groups_of(row.groups) for row in BOX.guardians)
"""By the die minus 1 (WQ-OBJ-3)."""


class Escape(NamedTuple):
    """What a warrior who gives up loses: `gold` none, half or all, `treasures` none, one or all."""

    dies: bool
    gold: str
    treasures: str


ESCAPE: tuple[Escape, ...] = tuple(Escape(row.dies, row.gold, row.treasures) for row in BOX.escape)
"""By the die minus 1 (WQ-VAR-6)."""
