"""Areas of 2 x 2 squares (WQ-MAG-12, WQ-MAG-13, WQ-TRE-14): which exist, and who is in them."""

from collections.abc import Iterator
from functools import cache

from lanterne.engine import Mask, law
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, SECTIONS
from lanterne.games.warhammer_quest.rules.dungeon import (
    foe_on,
    foes_at,
    layout,
    reading_order,
    section_squares,
    sees,
    warrior_on,
    warriors_at,
)
from lanterne.games.warhammer_quest.rules.plot import SWORD_OF_POWER, may_harm
from lanterne.games.warhammer_quest.state import NONE, State, place_of
from lanterne.kit.grid import mask_of, squares_of
from lanterne.kit.memo import rests_on


@cache
def _areas_of(section: int) -> tuple[tuple[int, ...], ...]:
    """The cells of every 2 x 2 area that overlaps a section, as far as they are in the section."""
    cells = {divmod(cell, COLUMNS) for cell in SECTIONS[section].cells}
    found = {
        tuple(y * COLUMNS + x for y in (top, top + 1) for x in (left, left + 1) if (y, x) in cells)
        for top in range(-1, SECTIONS[section].height)
        for left in range(-1, SECTIONS[section].width)
    }
    return tuple(sorted(found - {()}, key=lambda area: (-len(area), area)))


def areas(s: State, place: int) -> Iterator[tuple[int, ...]]:
    """The squares of every area of a laid section, complete ones first. Parts outside the section are left out."""
    base = place * CELLS
    for cells in _areas_of(s.laid[place].section):
        yield tuple(base + cell for cell in cells)


@law("WQ-MAG-12")
def areas_in_sight(s: State, square: int, wanted: int, caught: int) -> list[tuple[int, ...]]:
    """The areas that a model here sees at least one square of, and that catch one of the `wanted` squares. Of areas
    that catch the same `caught` squares, only the largest is offered."""
    found: dict[int, tuple[int, ...]] = {}
    for place in sorted({place_of(each) for each in squares_of(wanted)}):
        for area in areas(s, place):
            mask = mask_of(area)
            if mask & wanted and mask & caught not in found and any(sees(s, square, each) for each in area):
                found[mask & caught] = area
    return list(found.values())


@law("WQ-TRE-14")
def areas_to_bury(s: State) -> list[tuple[int, ...]]:
    """The complete 2 x 2 areas of one section, except those where nobody could stand anyway."""
    floor = layout(s).graph.floor
    return [
        area for place in range(len(s.laid)) for area in areas(s, place) if len(area) == 4 and mask_of(area) & floor
    ]


@law("WQ-MAG-13")
def areas_for_pits(s: State) -> tuple[tuple[int, ...], ...]:
    """The 2 x 2 areas of floor squares of one section, with no square in front of a door."""
    return _for_pits(s)


@rests_on(lambda s: (s.laid, s.doors, s.blocked), 16)
def _for_pits(s: State) -> tuple[tuple[int, ...], ...]:
    good = layout(s).graph.floor
    for door in s.doors:
        good &= ~mask_of((*door.squares, *door.facing))
    return tuple(
        area for place in range(len(s.laid)) for area in areas(s, place) if len(area) == 4 and not mask_of(area) & ~good
    )


@law("WQ-MAG-13")
def cuts_a_way(s: State, area: tuple[int, ...]) -> bool:
    """Whether closing these squares cuts a section into more parts."""
    floor = section_squares(s, place_of(area[0]))
    return _parts(s, floor & ~mask_of(area)) > _parts(s, floor)


def _parts(s: State, floor: int) -> int:
    graph, parts = layout(s).graph, 0
    while floor:
        floor &= ~graph.reach(floor & -floor, floor)
        parts += 1
    return parts


def whole(corner: int) -> tuple[int, int, int, int]:
    """The squares of the complete area whose upper left square, as printed, is this one."""
    return corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1


def models_in(s: State, squares: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The monsters and the warriors on these squares, each in reading order."""
    ordered = sorted(squares, key=lambda square: reading_order(s, square))
    return (
        [foe for square in ordered if (foe := foe_on(s, square)) != NONE],
        [warrior for square in ordered if (warrior := warrior_on(s, square)) != NONE],
    )


@law("WQ-OBJ-15")
def is_barred(s: State, warrior: int, area: tuple[int, ...]) -> bool:
    """Whether a monster is there that this warrior may not harm by any means."""
    return s.adventure == SWORD_OF_POWER and any(not may_harm(s, warrior, foe) for foe in models_in(s, area)[0])


def models_at(s: State) -> int:
    """The squares with a model."""
    return foes_at(s) | warriors_at(s)


def close_for_good(s: State, squares: tuple[int, ...]) -> None:
    """Nobody can stand on these squares any more."""
    s.blocked = Mask(s.blocked | mask_of(squares))
