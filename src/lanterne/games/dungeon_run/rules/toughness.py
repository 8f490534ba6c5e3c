"""How many wounds a monster can take (DR-GEN-7, DR-BOS-10)."""

from lanterne.engine import law
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.state import State

FEW = 2
"""With this many heroes, or fewer, a boss is as printed."""
LIFE_FOR_EACH = 2
"""The Life that a boss gains for each further hero."""


@law("DR-GEN-7", "DR-BOS-10")
def monster_life(s: State, card: int) -> int:
    """How many wounds kill a monster: its printed Life; a boss grows with the number of players, if this was agreed."""
    printed = ALL_MONSTERS[card].life
    if card < FIRST_BOSS or not s.boss_grows:
        return printed
    return printed + LIFE_FOR_EACH * max(0, len(s.heroes) - FEW)
