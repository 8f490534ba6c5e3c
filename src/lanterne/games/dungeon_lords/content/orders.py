"""The orders, and the zones of the main board with their spaces."""

from lanterne.engine import Row
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.effects import Cost, Gain
from lanterne.games.dungeon_lords.content.rows import SpaceRow

FOOD, REPUTATION, DIG, MINE, IMPS, TRAPS, MONSTER, ROOM = range(8)
"""In the order in which zones are resolved (DL-ACT-1); an order and its zone have the same number."""

ORDER_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.orders)
FIRST_COSTS: tuple[Cost, ...] = tuple(row.first for row in BOX.orders)
"""What each order costs as the first one (DL-ORD-4)."""


class Space(Row, frozen=True):
    """A space of a zone. `wage`: the creature's wage is paid as well. `imps`: the most imps that may work, each for the
    whole gain; `foreman` more must stand by. `peeks`: how many combat cards are looked at."""

    cost: Cost
    wage: bool
    imps: int
    foreman: int
    gain: Gain
    peeks: int


class Zone(Row, frozen=True):
    """A zone. `spaces` I, II, III by 0, 1, 2; `resolves`: in which order (DL-ACT-2)."""

    name: str
    spaces: tuple[Space, ...]
    resolves: tuple[int, ...]


def _space(row: SpaceRow) -> Space:
    return Space(row.cost, row.wage, row.imps, row.foreman, row.gain, row.peeks)


ZONES: tuple[Zone, ...] = tuple(
    Zone(row.id, tuple(map(_space, row.spaces)), tuple(number - 1 for number in row.resolves)) for row in BOX.zones
)
SPACE_NAMES: tuple[str, ...] = tuple(f"{zone.name}-{number}" for zone in ZONES for number in (1, 2, 3))
"""Three to a zone: space `s` of zone `z` is number 3z + s."""
