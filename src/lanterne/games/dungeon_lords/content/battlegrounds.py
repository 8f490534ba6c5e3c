"""What a plan may use in a battle, by where it is fought."""

from lanterne.engine import Row
from lanterne.games.dungeon_lords.content.box import BOX


class Ground(Row, frozen=True):
    """The traps that may be used, the gold that each costs, and the monsters; ghosts are not limited."""

    traps: int
    trap_gold: int
    monsters: int


IN_TUNNEL, IN_ROOM = (Ground(row.traps, row.trap_gold, row.monsters) for row in BOX.battlegrounds)
"""DL-PLN-4, DL-PLN-5; a room may have its own: `rooms.py`."""
