"""How strong a monster is with more players: its Life, and how many dice it rolls (DR-GEN-7, DR-BOS-10)."""

from lanterne.engine import law
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.state import State

FEW = 2
"""With this many heroes, or fewer, a boss is as printed."""
LIFE_FOR_EACH = 2
"""The Life that a boss gains for each further hero."""
DICE_FOR_EACH = 1
"""The attack dice that a boss gains for each further hero."""


@law("DR-GEN-7", "DR-BOS-10")
def monster_life(s: State, card: int) -> int:
    """How many wounds kill a monster: its printed Life; with the setting for it, a boss grows with the number of
    players."""
    return ALL_MONSTERS[card].life + LIFE_FOR_EACH * _growth(s, card)


@law("DR-BAT-5", "DR-BOS-10")
def attack_dice(s: State, card: int) -> int:
    """How many dice a monster rolls before powers: its printed attack; more for a boss that grows."""
    return ALL_MONSTERS[card].attack + DICE_FOR_EACH * _growth(s, card)


def _growth(s: State, card: int) -> int:
    """The number of heroes for which a boss grows."""
    return max(0, len(s.heroes) - FEW) if card >= FIRST_BOSS and s.boss_grows else 0
