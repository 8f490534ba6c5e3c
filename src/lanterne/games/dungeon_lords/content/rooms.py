"""The rooms."""

from lanterne.engine import Row
from lanterne.games.dungeon_lords.content import effects as e
from lanterne.games.dungeon_lords.content.battlegrounds import IN_ROOM, Ground
from lanterne.games.dungeon_lords.content.board import ROOM_ZONE_NAMES, ROOM_ZONES
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.monsters import MONSTER_NAMES
from lanterne.games.dungeon_lords.content.rows import RoomRow

HATCHERY, MUSHROOM_BED, SOUVENIR_SHOP, MINT, WORKSHOP, TOOL_SHED, PRINTING_PRESS, MAGIC_ROOM = range(8)
TRAINING_ROOM, DARK_ROOM, LABYRINTH, ANTI_MAGIC_ROOM, CAFETERIA, CHAPEL, PANDEMONIUM, HALL_OF_FAME = range(8, 16)
ROOM_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.rooms)


class Room(Row, frozen=True):
    """A room. `cells`: where it may be built, as a set. `workers` 0: it produces nothing. `ground`: what a plan may use
    in a battle here. `bonus` and `points`, by kind of monster: the extra damage of each strike here, and the points for
    each at the end. `title_alone`, `title_shared`: extra points for a title."""

    name: str
    year: int
    cells: int
    workers: int
    cost: e.Cost
    gain: e.Gain
    ground: Ground
    no_spells: bool
    bonus: tuple[int, ...]
    points: tuple[int, ...]
    title_alone: int
    title_shared: int


def _each(names: tuple[str, ...], amount: int) -> tuple[int, ...]:
    return tuple(amount if name in names else 0 for name in MONSTER_NAMES)


def _room(row: RoomRow) -> Room:
    cells = ROOM_ZONES[ROOM_ZONE_NAMES.index(row.zone)]
    none = _each((), 0)
    plain = Room(row.id, row.year, cells, 0, e.FREE, e.Gain(), IN_ROOM, False, none, none, 0, 0)
    match row.effect:
        case e.Produce(workers=workers, cost=cost, gain=gain):
            return plain._replace(workers=workers, cost=cost, gain=gain)
        case e.Battleground(traps=traps, trap_gold=gold, monsters=monsters):
            return plain._replace(ground=Ground(traps, gold, monsters))
        case e.Strengthen(amount=amount, monsters=names):
            return plain._replace(bonus=_each(names, amount))
        case e.ScoreMonsters(points=points, monsters=names):
            return plain._replace(points=_each(names, points))
        case e.ScoreTitles(alone=alone, shared=shared):
            return plain._replace(title_alone=alone, title_shared=shared)
        case e.NoSpells():
            return plain._replace(no_spells=True)


ROOMS: tuple[Room, ...] = tuple(map(_room, BOX.rooms))

ROOM_TILES: tuple[tuple[int, ...], ...] = tuple(
    tuple(place for place, row in enumerate(BOX.rooms) if row.year == year) for year in (1, 2)
)
"""The rooms of each year, by the year minus 1 (DL-SET-9)."""
