"""The monsters and the ghost, and their tiles."""

from lanterne.engine import Row
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.effects import Cost
from lanterne.games.dungeon_lords.content.rows import AttackRow, MonsterRow, StrikeRow

GOBLIN, SLIME, GHOST, TROLL, WITCH, VAMPIRE, GOLEM, DRAGON, DEMON = range(9)
MONSTER_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.monsters)

FIRST, CHOSEN, ALL = range(3)
"""Standard, targeted and area strikes (DL-ATK-2)."""
AIMS = ("first", "chosen", "all")


class Strike(Row, frozen=True):
    """One damage number. `never_first`, `never_priest`: whom it may not hit (DL-ATK-3). `after_kill`: it follows only
    if the strike before it eliminated somebody."""

    at: int
    damage: int
    never_first: bool
    never_priest: bool
    after_kill: bool


class Attack(Row, frozen=True):
    """A line of a tile. Without strikes it is not an attack. `returns`: the creature goes back to the lair face up
    (DL-ATK-5)."""

    cost: Cost
    strikes: tuple[Strike, ...]
    returns: bool
    no_conquest: bool
    no_healing: bool


class Monster(Row, frozen=True):
    """A kind of monster, or the ghost. `wage` is paid when it is hired and on Pay Day."""

    name: str
    ghost: bool
    wage: Cost
    options: tuple[Attack, ...]
    troll_token: bool


def _strike(row: StrikeRow) -> Strike:
    return Strike(AIMS.index(row.at), row.damage, row.never == "first", row.never == "priest", row.after_kill)


def _attack(row: AttackRow) -> Attack:
    return Attack(row.cost, tuple(map(_strike, row.strikes)), row.returns, row.no_conquest, row.no_healing)


def _monster(row: MonsterRow) -> Monster:
    return Monster(row.id, row.ghost, row.wage, tuple(map(_attack, row.options)), row.troll_token)


MONSTERS: tuple[Monster, ...] = tuple(map(_monster, BOX.monsters))

MONSTER_TILES: tuple[tuple[int, ...], ...] = tuple(
    tuple(kind for kind, row in enumerate(BOX.monsters) for _ in range(row.copies[year])) for year in (0, 1)
)
"""The kind of each tile, by the year minus 1 (DL-SET-9)."""
