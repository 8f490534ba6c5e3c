"""The choices before the game, the numbers of the rulebook, and what depends on the number of players."""

from typing import NamedTuple

from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.rows import Constants
from lanterne.kit.printed import PrintedSetting

SETTINGS: dict[str, PrintedSetting] = {setting.id: setting for setting in BOX.settings}

CONSTANTS: Constants = BOX.constants[0]

MOVE, ESCAPE, BATTLE, EQUIP, SEARCH, ADVANCE, SPECIAL, DISARM, ASSIST, SABOTAGE, RALLY, SUMMON = range(12)
ACTION_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.actions)
ACTION_COSTS: tuple[int, ...] = tuple(row.cost for row in BOX.actions)
"""How many actions of the turn each takes (DR-RND-3, DR-RND-5, DR-RND-6)."""

# The number of players


class PlayerCount(NamedTuple):
    """The stack with one box and with two, as standard and special tiles (DR-SET-3, DR-PLC-1, DR-PLC-3); with too few
    players for a second box both are the same. `reshuffles`: DR-PLC-2. `abilities`: DR-SOL-1."""

    stack: tuple[int, int]
    two_boxes: tuple[int, int]
    reshuffles: bool
    abilities: bool


PLAYER_COUNTS: dict[int, PlayerCount] = {
    row.players: PlayerCount(
        (row.standard, row.special), row.two_boxes or (row.standard, row.special), row.reshuffles, row.abilities
    )
    for row in BOX.player_counts
}

TREASURE_POINTS, ARTIFACT_POINTS, ENCOUNTER_POINTS, BOSS_POINTS, TRAINING_POINTS = (row.points for row in BOX.scoring)
"""In solitaire (DR-SOL-5)."""
