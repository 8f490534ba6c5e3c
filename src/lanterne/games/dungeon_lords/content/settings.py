"""The settings agreed before the game, and what a lord begins with."""

from lanterne.engine import Row
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.rows import Start
from lanterne.kit.printed import PrintedSetting

SETTINGS: dict[str, PrintedSetting] = {setting.id: setting for setting in BOX.settings}

COLOUR_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.colours)
"""In the order of the seats."""

START: Start = BOX.start[0]
"""What every lord begins with (DL-SET-14, DL-SET-15, DL-VAR-1)."""

LOWEST = BOX.evilometer[0].lowest
HIGHEST = BOX.evilometer[0].highest
FIRST_SPACE = BOX.evilometer[0].start
PALADIN_SPACE = BOX.evilometer[0].paladin
"""The Evilometer (DL-EVL-1)."""

TROLL_TOKENS = next(row.count for row in BOX.supplies if row.id == "trolls")
"""The only supply that can run out (DL-SUP-2)."""

# The number of players

STAYS, LEFT, RIGHT = range(3)
TOKEN_WAYS = ("stays", "left", "right")


class PlayerCount(Row, frozen=True):
    """What depends on the number of players (DL-NPC, DL-YR2-2, DL-YR2-4, DL-TTL-2). `token`: where it goes between the
    years. `orders_shown` and `orders_chosen`: the orders of each dummy in a round."""

    dummies: int
    dummy_counters: int
    orders_shown: int
    orders_chosen: int
    orders_inaccessible: int
    dummy_evil_lost: int
    adventurers: int
    token: int
    title_alone: int
    title_shared: int


PLAYER_COUNTS: dict[int, PlayerCount] = {
    row.players: PlayerCount(
        row.dummies,
        row.dummy_counters,
        row.orders_shown,
        row.orders_chosen,
        row.orders_inaccessible,
        row.dummy_evil_lost,
        row.adventurers,
        TOKEN_WAYS.index(row.token),
        row.title_alone,
        row.title_shared,
    )
    for row in BOX.player_counts
}
