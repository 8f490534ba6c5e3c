"""What can be seen from a square or by a figure (WQ-LOS)."""

from lanterne.engine import Seen, View
from lanterne.games.warhammer_quest.content.sections import CELLS, SECTIONS
from lanterne.games.warhammer_quest.rules.dungeon import layout, sees
from lanterne.games.warhammer_quest.state import FOES, IN_PIT, INSIDE, NONE, SQUARES, WARRIORS, State


def seen_from(view: View[State], thing: str) -> Seen | None:
    """The squares in sight of a figure or a square, and the figures there; figures do not hide each other (WQ-LOS-3).
    None for things that are not on the table, and for a warrior in a trap pit, who neither sees nor is seen
    (WQ-EVT-14)."""
    s = view.state
    figures = _figures(s)
    here = figures.get(thing, NONE) if not thing.startswith("square:") else _square(thing.removeprefix("square:"))
    if not s.laid or here not in layout(s).graph.places:
        return None
    seen = [square for square in _squares(s) if sees(s, here, square)]
    return Seen(
        f"square:{SQUARES.name(here)}",
        (*(f"square:{SQUARES.name(square)}" for square in seen), *_obstacles(s, {*seen})),
        tuple(name for name, square in figures.items() if square in seen and name != thing),
    )


def _square(name: str) -> int:
    try:
        return SQUARES.number(name)
    except ValueError:
        return NONE


def _squares(s: State) -> list[int]:
    """All squares of the dungeon, including those nobody can stand on."""
    return [place * CELLS + cell for place, row in enumerate(s.laid) for cell in SECTIONS[row.section].cells]


def _obstacles(s: State, seen: set[int]) -> list[str]:
    """The obstacles of objective rooms with any square in sight."""
    return [
        f"obstacle:{place}-{name}"
        for place, row in enumerate(s.laid)
        for name, cells in SECTIONS[row.section].obstacles
        if any(place * CELLS + cell in seen for cell in cells)
    ]


def _figures(s: State) -> dict[str, int]:
    """Everybody who can be seen, by the ids of scenes, with the square."""
    warriors = [
        (warrior, row.square)
        for warrior, row in enumerate(s.warriors)
        if row.fate == INSIDE and row.square != NONE and not row.conditions & IN_PIT
    ]
    return {
        **{WARRIORS.thing(warrior): square for warrior, square in warriors},
        **{FOES.thing(row.foe): row.square for row in s.monsters},
    }
