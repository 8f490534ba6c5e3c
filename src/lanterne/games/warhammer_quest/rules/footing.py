"""Where new monsters are placed (WQ-PLC, WQ-AUT-1, WQ-AUT-5). Sets of squares are masks."""

from lanterne.engine import has, law
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, FIRECHASM, SECTIONS
from lanterne.games.warhammer_quest.rules.dungeon import (
    adjacent,
    adjacent_sections,
    inside,
    layout,
    reachable,
    reading_order,
    section_squares,
    sees,
    steps_to,
)
from lanterne.games.warhammer_quest.state import GUARDIANS, State, place_of
from lanterne.kit.grid import first_of, mask_of, squares_of

USUAL, NEAR_SIDE, FAR_END, RANDOM_PIT = range(4)
"""How monsters are placed: by WQ-PLC; by WQ-PLC, but on the near side of the fire chasm; from the far end of the
fighting pit; on random squares of the pit."""
NEAR_COLUMNS = 2
"""The number of columns on the near side of the fire chasm's room."""
FAR_AWAY = 10_000
"""More steps than any way has: the square cannot be reached."""


@law("WQ-PLC-7", "WQ-PLC-8", "WQ-PLC-10")
def concerned(s: State, place: int) -> list[int]:
    """The warriors that new monsters go for, in turn order: those in the event section, or all if there are none."""
    found = reachable(s, by_hand=True)
    return [warrior for warrior in found if place_of(s.warriors[warrior].square) == place] or found


@law("WQ-PLC-8", "WQ-PLC-10", "WQ-OBJ-3")
def section_first(s: State, card: int, place: int) -> bool:
    """Whether the section must be full before a square of another one is used: for a room's own event, for guardians,
    and if it has no warrior they can attack."""
    if card == GUARDIANS or s.room_event == place:
        return True
    return not any(place_of(s.warriors[warrior].square) == place for warrior in reachable(s))


def barred(s: State, manner: int) -> int:
    """The squares that are not used when placing in this manner: the bridge, and what is beyond it."""
    if manner != NEAR_SIDE:
        return 0
    mask = 0
    for place, row in enumerate(s.laid):
        if row.section == FIRECHASM:
            cells = [cell for cell in SECTIONS[FIRECHASM].cells if cell % COLUMNS >= NEAR_COLUMNS]
            mask |= mask_of(cells) << place * CELLS
    return mask


# --- next to a warrior ------------------------------------------------------------------------------------------------


@law("WQ-PLC-11", "WQ-PLC-13")
def squares_against(s: State, place: int, warrior: int, strict: bool, empty: int) -> int:
    """The empty squares next to a warrior where a monster can be placed against him: those of the event section. A
    square of another section counts only if there are none, and, if the section comes first, only once it is full."""
    near = adjacent(s, s.warriors[warrior].square) & empty
    section = section_squares(s, place)
    here = near & section
    return here if here or (strict and empty & section) else near


@law("WQ-AUT-1")
def best_square(s: State, place: int, warrior: int, squares: int) -> int:
    """The default square: in the event section, next to the fewest other warriors, orthogonally next to its own, the
    first in reading order."""
    if not squares & squares - 1:
        return first_of(squares)
    places = layout(s).graph.places
    x, y = places[s.warriors[warrior].square]
    others = [adjacent(s, s.warriors[other].square) for other in reachable(s) if other != warrior]

    def rank(square: int) -> tuple[bool, int, bool, tuple[int, int, int]]:
        crowd = sum(has(near, square) for near in others)
        x2, y2 = places[square]
        return place_of(square) != place, crowd, x != x2 and y != y2, reading_order(s, square)

    return min(squares_of(squares), key=rank)


# --- further away -----------------------------------------------------------------------------------------------------


@law("WQ-PLC-4", "WQ-PLC-5", "WQ-PLC-8", "WQ-AUT-1")
def nearest_squares(s: State, place: int, strict: bool, empty: int) -> list[int]:
    """The empty squares of the section and of those next to it, those closest to the warriors first. If the section
    comes first, its squares come before the others."""
    steps = steps_to_warriors(s, by_hand=True)
    section = section_squares(s, place)
    found = squares_of(empty & (section | beside(s, place)))
    return sorted(
        found,
        key=lambda square: (
            strict and not has(section, square),
            steps.get(square, FAR_AWAY),
            reading_order(s, square),
        ),
    )


@law("WQ-PLC-9", "WQ-PLC-14", "WQ-AUT-5")
def shooting_squares(s: State, place: int, strict: bool, empty: int) -> list[int]:
    """The empty squares from which somebody can be seen, those farthest from the warriors first, among equals those of
    the event section. If the section comes first, its squares come before the others."""
    targets = [s.warriors[warrior].square for warrior in reachable(s, by_hand=False)]
    steps = steps_to_warriors(s, by_hand=False)
    section = section_squares(s, place)
    found = [
        square
        for square in squares_of(empty & (section | beside(s, place)))
        if any(sees(s, square, target) for target in targets)
    ]
    return sorted(
        found,
        key=lambda square: (
            strict and not has(section, square),
            -steps.get(square, FAR_AWAY),
            not has(section, square),
            reading_order(s, square),
        ),
    )


def beside(s: State, place: int) -> int:
    """The squares of the sections next to a section."""
    return sum(section_squares(s, other) for other in squares_of(adjacent_sections(s, place)))


def steps_to_warriors(s: State, by_hand: bool) -> dict[int, int]:
    """For each square, the steps to the nearest warrior whom monsters may choose, or to the nearest warrior in the
    dungeon if they may choose none."""
    party = reachable(s, by_hand) or inside(s)
    return steps_to(s, mask_of(s.warriors[warrior].square for warrior in party))


# --- the fighting pit -------------------------------------------------------------------------------------------------


@law("WQ-OBJ-3", "WQ-OBJ-5")
def far_end_first(s: State, place: int, empty: int) -> list[int]:
    """The empty squares of the pit, beginning at the far gate, each column in reading order."""
    pit = layout(s).low & section_squares(s, place) & empty
    return sorted(squares_of(pit), key=lambda square: (-(square % COLUMNS), reading_order(s, square)))
