"""Monsters that do not behave as usual in an adventure (WQ-AUT-8)."""

from lanterne.engine import law
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.rules.dungeon import layout
from lanterne.games.warhammer_quest.state import (
    FLEEING,
    IN_PIT_UNTIL_SHOT,
    NORMAL,
    UNMOVING,
    UNMOVING_UNTIL_ATTACKED,
    MonsterRow,
    State,
    kind_of,
)

BEHAVIOURS = {
    "": NORMAL,
    "normal": NORMAL,
    "stays_in_pit_until_shot_or_spelled": IN_PIT_UNTIL_SHOT,
    "does_not_move": UNMOVING,
    "does_not_move_until_attacked": UNMOVING_UNTIL_ATTACKED,
    "flees": FLEEING,
}
"""By the words used in the adventure file."""
STILL = (UNMOVING, UNMOVING_UNTIL_ATTACKED)


@law("WQ-AUT-8")
def keeps_still(row: MonsterRow) -> bool:
    """Whether it stays on its square."""
    return row.behaviour in STILL


@law("WQ-AUT-8")
def flees(row: MonsterRow) -> bool:
    """Whether it runs from the warriors and never attacks."""
    return row.behaviour == FLEEING


@law("WQ-AUT-8")
def beyond_its_bounds(s: State, row: MonsterRow) -> int:
    """The squares that it neither enters nor strikes: for a monster that stays in the pit, everything outside it."""
    if row.behaviour != IN_PIT_UNTIL_SHOT:
        return 0
    board = layout(s)
    return board.graph.floor & ~board.low


@law("WQ-BST-3", "WQ-AUT-8")
def has_long_reach(row: MonsterRow) -> bool:
    """Whether it strikes two squares away: a spearman that behaves as usual."""
    return MONSTERS[kind_of(row.foe)].reach > 1 and row.behaviour == NORMAL


@law("WQ-PIN-7", "WQ-BST-5", "WQ-AUT-8")
def is_never_pinned(row: MonsterRow) -> bool:
    """Bats, and those that flee."""
    return MONSTERS[kind_of(row.foe)].never_pinned or row.behaviour == FLEEING
