"""Whom a Dread spell would strike (HQ-DRD-1, HQ-DRD-6..9).

What a monster can cast is secret until it is cast: only Zargon and steps may ask this, never a hero.
"""

from lanterne.engine import Ids, has, law
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF
from lanterne.games.heroquest.content.cards import ITEM_NAMES, SPELLS
from lanterne.games.heroquest.content.rows import Damage, Inflict, Rust
from lanterne.games.heroquest.rules.conditions import condition_of, has_condition
from lanterne.games.heroquest.rules.harm import can_be_harmed, is_sheltered
from lanterne.games.heroquest.rules.places import inside, monster, open_edges, square_of, surroundings
from lanterne.games.heroquest.state import FIRST_ALLY, KIND_OF, NONE, State

_WAYS = {
    "north": (0, -1),
    "northeast": (1, -1),
    "east": (1, 0),
    "southeast": (1, 1),
    "south": (0, 1),
    "southwest": (-1, 1),
    "west": (-1, 0),
    "northwest": (-1, -1),
}
DIRECTIONS = Ids("direction", _WAYS)
_STRIDES = tuple(right + down * GRID.width for right, down in _WAYS.values())


@law("HQ-DRD-6", "HQ-LOS-6")
def in_line(s: State, square: int, direction: int) -> int:
    """The squares that a bolt from this one crosses, as far as the first wall, closed door or blocked square. Figures,
    furniture and open doors do not stop it."""
    ways = open_edges(s)
    stone = s.blocked | s.chart.blocked | (GRID.every & ~s.chart.dungeon)
    corners = GRID.open_corners(ways, stone)
    crossed = 0
    while True:
        ahead = 1 << square + _STRIDES[direction] if square + _STRIDES[direction] >= 0 else 0
        ahead &= (GRID.adjacent(square, ways) | GRID.diagonal(square, corners)) & ~stone
        if not ahead:
            return crossed
        crossed |= ahead
        square = ahead.bit_length() - 1


@law("HQ-DRD-7")
def rusting(s: State, hero: int) -> list[int]:
    """The ordinary swords and helmets a hero owns, in Zargon's order of preference."""
    items = s.sheets[hero].items
    return [item for item in RUSTS if item in items]


RUSTS = tuple(
    ITEM_NAMES.index(name) for spell in SPELLS if isinstance(spell.effect, Rust) for name in spell.effect.items
)


@law("HQ-DRD-11", "HQ-QST-16", "HQ-ZAR-9")
def works_on(s: State, spell: int, hero: int) -> bool:
    """Whether the spell would do anything to the hero or ally. Allies are only ever struck by spells that do damage,
    nobody on safe stairs by any."""
    if is_sheltered(s, hero):
        return False
    effect = SPELLS[spell].effect
    if isinstance(effect, Damage):
        return can_be_harmed(s, hero)
    if hero >= FIRST_ALLY:
        return False
    if isinstance(effect, Inflict):
        return not has_condition(s, hero, condition_of(effect.condition))
    return bool(rusting(s, hero))


@law("HQ-DTH-9")
def heroes_struck(s: State, spell: int, squares: int) -> list[int]:
    """Heroes on these squares on whom the spell works, in the order of turns, then allies."""
    there = [*inside(s), *(row.hero for row in s.allies)]
    return [hero for hero in there if has(squares, square_of(s, hero)) and works_on(s, spell, hero)]


def monsters_struck(s: State, caster: int, squares: int) -> list[int]:
    """Monsters on these squares except the caster."""
    return [row.foe for row in s.monsters if has(squares, row.square) and row.foe != caster]


@law("HQ-DRD-1", "HQ-DRD-6", "HQ-LOS-11")
def reach_of(s: State, caster: int, spell: int) -> int:
    """The squares that a spell without a target fills: the caster's room, or the corridor in look line. Spells that
    strike others in the room do not work in corridors at all."""
    square = monster(s, caster).square
    if SPELLS[spell].target == "others-in-room" and REGION_OF[square] == CORRIDOR:
        return 0
    return surroundings(s, square)


@law("HQ-DRD-9")
def escape_square(s: State, caster: int) -> int:
    """The square that the quest has marked for the caster, or NONE."""
    return s.chart.escapes.get(KIND_OF[caster], NONE)
