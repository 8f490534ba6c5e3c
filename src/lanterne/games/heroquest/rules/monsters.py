"""What monsters can do (HQ-ZAR): which of them may act, where they can go, whom they can strike.

Laws only. Zargon's turn is in `zargon`, that of a single monster in `monster_turn`.
"""

from lanterne.engine import Refusal, has, law
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import FIGURES, MONSTERS
from lanterne.games.heroquest.rules.harm import can_be_harmed, is_sheltered
from lanterne.games.heroquest.rules.places import (
    adjacent,
    floor,
    heroes_at,
    monster,
    monsters_at,
    open_edges,
    square_of,
)
from lanterne.games.heroquest.state import KIND_OF, MonsterRow, State

USED = Refusal("monster-used", "HQ-ZAR-2")
ASLEEP = Refusal("monster-asleep", "HQ-SPL-7")
BLOWN_AWAY = Refusal("monster-misses-turn", "HQ-SPL-8")
TOO_FAR = Refusal("not-beside-monster", "HQ-ZAR-7")
ON_STAIRS = Refusal("safe-on-stairs", "HQ-ZAR-9")


@law("HQ-ZAR-1", "HQ-ZAR-10", "HQ-EXP-10")
def ready(row: MonsterRow) -> bool:
    """Whether a monster on the board may still act in this turn of Zargon. Monsters that appeared in a hero's turn
    may."""
    return not (row.done or row.asleep or row.misses)


@law("HQ-ZAR-2", "HQ-SPL-7", "HQ-SPL-8")
def not_ready(s: State, seat: int, foe: int) -> Refusal | None:
    """One turn for each monster; none for one that sleeps or fights a whirlwind."""
    row = monster(s, foe)
    if row.done:
        return USED
    if row.asleep:
        return ASLEEP
    return BLOWN_AWAY if row.misses else None


@law("HQ-ZAR-5", "HQ-ZAR-6", "HQ-ZAR-8", "HQ-DOR-5", "HQ-TRP-3", "HQ-TRP-19")
def monster_ground(s: State) -> int:
    """The squares that monsters walk over: revealed floor, even with other monsters on it, but not with heroes. They
    spring no traps, and a pit costs the two points of a jump, the same as stepping in and out."""
    return floor(s) & ~heroes_at(s)


@law("HQ-ZAR-4", "HQ-ZAR-5", "HQ-ZAR-9", "HQ-TRP-19", "HQ-MOV-8")
def destinations(s: State, foe: int) -> int:
    """The squares where the monster can go with the movement of its card: free ones, stairs and pits among them."""
    ground = monster_ground(s)
    within = GRID.reach(1 << monster(s, foe).square, open_edges(s), ground, MONSTERS[KIND_OF[foe]].move)
    return within & ground & ~monsters_at(s)


@law("HQ-ZAR-7", "HQ-MOV-15")
def in_danger(s: State) -> list[int]:
    """Whom monsters threaten: the heroes on the board, and the allies who can be harmed."""
    found = [hero for hero in s.order if s.heroes[hero].square >= 0]
    return found + [row.hero for row in s.allies if can_be_harmed(s, row.hero)] if s.allies else found


@law("HQ-ZAR-9")
def prey(s: State) -> list[int]:
    """Whom monsters can strike: all of them, unless the stairs are safe and they stand there."""
    found = in_danger(s)
    return [hero for hero in found if not is_sheltered(s, hero)] if s.agreed.safe_stairs else found


def beside_nobody(s: State, seat: int, foe: int) -> Refusal | None:
    """Nobody is adjacent (a quick check before the exact one)."""
    around = adjacent(s, monster(s, foe).square) & heroes_at(s)
    return None if around else TOO_FAR


@law("HQ-ZAR-5", "HQ-ZAR-7")
def not_beside(s: State, seat: int, foe: int, striker: int, hero: int) -> Refusal | None:
    """A monster strikes a hero on an adjacent square, never diagonally."""
    return None if has(adjacent(s, monster(s, foe).square), square_of(s, hero)) else TOO_FAR


@law("HQ-ZAR-9")
def safe_on_stairs(s: State, seat: int, about: int, striker: int, hero: int) -> Refusal | None:
    """Nobody strikes a hero on safe stairs, neither monsters nor a commanded hero."""
    return ON_STAIRS if is_sheltered(s, hero) else None


@law("HQ-SET-15", "HQ-ZAR-3")
def may_have_spells(foe: int) -> bool:
    """Whether heroes must expect Dread spells: from a named monster, but not from one like its card. Whether Zargon is
    asked must not reveal more."""
    return KIND_OF[foe] >= len(FIGURES)
