"""The adventurers: those of the four classes, the paladins, and the illusion that a spell puts ahead of them."""

from lanterne.engine import Row
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.effects import Illusion

WARRIOR, THIEF, PRIEST, WIZARD, PALADIN, NO_CLASS = range(6)
CLASS_NAMES = ("warrior", "thief", "priest", "wizard", "paladin")


class Adventurer(Row, frozen=True):
    """An adventurer. `kind`: the class. `glyph`: the strength by which those of a season are sorted, 0 if none."""

    name: str
    kind: int
    year: int
    glyph: int
    hit_points: int
    anti_trap: int
    hearts: int
    magic: int


_DRAWN: tuple[Adventurer, ...] = tuple(
    Adventurer(
        row.id,
        CLASS_NAMES.index(row.kind),
        row.year,
        row.glyph,
        row.hit_points,
        row.anti_trap,
        row.hearts,
        row.magic,
    )
    for row in BOX.adventurers
)
_PALADINS = tuple(
    Adventurer(row.id, PALADIN, row.year, 0, row.hit_points, row.anti_trap, row.hearts, row.magic)
    for row in BOX.paladins
)
_ILLUSIONS = tuple(
    Adventurer("illusion", NO_CLASS, card.year, 0, card.effect.hit_points, 0, 0, 0)
    for card in BOX.combat_cards
    if isinstance(card.effect, Illusion)
)

ADVENTURERS: tuple[Adventurer, ...] = (*_DRAWN, *_PALADINS, *_ILLUSIONS)
ADVENTURER_NAMES: tuple[str, ...] = tuple(each.name for each in ADVENTURERS)
PALADINS: tuple[int, ...] = tuple(place for place, each in enumerate(ADVENTURERS) if each.kind == PALADIN)
"""By the year minus 1 (DL-PAL-1)."""
ILLUSION = ADVENTURER_NAMES.index("illusion")
"""DL-SPL-14: it has no class and no icons."""

ADVENTURER_TILES: tuple[tuple[int, ...], ...] = tuple(
    tuple(place for place, each in enumerate(_DRAWN) if each.year == year) for year in (1, 2)
)
"""The tiles of each pile, by the year minus 1 (DL-SET-10)."""
