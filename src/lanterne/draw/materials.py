"""What boards are made of: rock, floors, walls, light. Each game has a mood, and a mood has its own.

Nothing here depends on chance or on a game: stones lie where a short table says, so that a picture is the same whenever
it is drawn.
"""

from functools import cache
from typing import NamedTuple, TypeAlias

from lanterne.scene import Mood

FLAGS = 4
"""How many different floor stones there are."""

Quad: TypeAlias = tuple[tuple[float, float], ...]


class Material(NamedTuple):
    """The colours of a mood: rock, its joints first, the face of walls and its upper edge, the light. `stones` are
    across and down on a floor of one square, `offset` how far every other row is pushed aside; `rough` is how far the
    corners stray, `growth` the colour of what grows or lies there."""

    rock: tuple[str, str]
    wall: tuple[str, str]
    edge: str
    light: str
    stones: tuple[int, int]
    offset: float
    rough: float
    growth: str = ""


MATERIALS: dict[Mood, Material] = {
    "vault": Material(("#100f13", "#242126"), ("#4d473f", "#6b6255"), "#a1957f", "#ffb84f", (2, 2), 0, 0.1),
    "keep": Material(("#0f1114", "#20252b"), ("#3d434b", "#59616a"), "#8d97a1", "#ffc36b", (2, 3), 0.5, 0.04),
    "ruins": Material(("#12140f", "#262a1e"), ("#4b4a3a", "#686650"), "#a19c78", "#ffd98a", (2, 2), 0, 0.16, "#5d7a35"),
    "caves": Material(("#0e0f16", "#202334"), ("#403f52", "#5a586f"), "#8f8cab", "#9fd0ff", (3, 3), 0, 0.26, "#3c6f78"),
    "earth": Material(
        ("#140e0b", "#2b1e17"), ("#553a26", "#755138"), "#b3855c", "#ff8f4a", (3, 2), 0.3, 0.22, "#6d4a2c"
    ),
}

# Numbers from 0 to 1 that look like chance.
_SCATTER = tuple(((place * 7919 + 104729) * (place + 17) % 9973) / 9973 for place in range(499))


def _stray(place: int) -> float:
    """From -1 to 1, always the same for a place."""
    return 2 * _SCATTER[place % len(_SCATTER)] - 1


@cache
def definitions(mood: Mood) -> str:
    """The lights and textures with which shapes, boards and rings of this mood are drawn."""
    found = MATERIALS[mood]
    deep, _ = found.rock
    low, high = found.wall
    flags = "".join(_flag(found, number) for number in range(FLAGS))
    return (
        f'<radialGradient id="night" cx=".32" cy=".5" r=".75"><stop offset="0" stop-color="{found.light}" '
        f'stop-opacity=".16"/><stop offset="1" stop-color="#151417" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="lantern"><stop offset="0" stop-color="{found.light}" stop-opacity=".2"/>'
        f'<stop offset="1" stop-color="{found.light}" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="glow"><stop offset="0" stop-color="{found.light}" stop-opacity=".34"/>'
        f'<stop offset=".4" stop-color="{found.light}" stop-opacity=".15"/>'
        f'<stop offset="1" stop-color="{found.light}" stop-opacity="0"/></radialGradient>'
        '<radialGradient id="floor" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".1"/>'
        '<stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/>'
        "</radialGradient>"
        '<radialGradient id="dome" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/>'
        "</radialGradient>"
        f'<linearGradient id="wall" gradientUnits="userSpaceOnUse" x2="46" y2="74" spreadMethod="reflect">'
        f'<stop offset="0" stop-color="{low}"/><stop offset="1" stop-color="{high}"/></linearGradient>'
        f'<linearGradient id="edge" gradientUnits="userSpaceOnUse" x2="30" y2="52" spreadMethod="reflect">'
        f'<stop offset="0" stop-color="{found.edge}"/><stop offset="1" stop-color="{high}"/></linearGradient>'
        '<linearGradient id="oak" x2="0" y2="1"><stop offset="0" stop-color="#a8733a"/>'
        '<stop offset=".45" stop-color="#7c4f25"/><stop offset="1" stop-color="#4d2f15"/></linearGradient>'
        '<linearGradient id="iron" x2="0" y2="1"><stop offset="0" stop-color="#8d8a86"/>'
        '<stop offset="1" stop-color="#3a3836"/></linearGradient>'
        f'<pattern id="stone" width="160" height="160" patternUnits="userSpaceOnUse">'
        f'<rect width="160" height="160" fill="{deep}"/>{_rock(found)}</pattern>'
        f'<pattern id="ground" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="scale(2.1)">'
        f"{_ground()}</pattern>"
        f'<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>{flags}'
    )


def flag_of(at: tuple[float, float]) -> int:
    """Which of the floor stones lies at a place."""
    return int(at[0] * 7 + at[1] * 13 + at[0] * at[1] / 40) // 20 % FLAGS


def _rock(found: Material) -> str:
    """Rough blocks that go on beyond each edge of the pattern."""
    across = 5
    side = 160 / across

    def corner(x: int, y: int) -> tuple[float, float]:
        place = (x % across) + across * (y % across)
        return side * (x + 0.34 * _stray(3 * place)), side * (y + 0.34 * _stray(3 * place + 1))

    drawn = []
    for y in range(-1, across + 1):
        for x in range(-1, across + 1):
            quad = (corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1))
            light = (0.02, 0.07, 0, 0.045, 0.015)[(2 * x + y) % across]
            block = _path(_shrunk(quad, 1.3))
            drawn.append(f'<path d="{block}" fill="{found.rock[1]}"/>')
            if light:
                drawn.append(f'<path d="{block}" fill="{found.light}" fill-opacity="{light}"/>')
            (ax, ay), (bx, by), _, (dx, dy) = _shrunk(quad, 2)
            drawn.append(
                f'<path d="M{dx:.1f} {dy:.1f}L{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" fill="none" stroke="#fff" '
                f'stroke-opacity=".045" stroke-width="1.5"/>'
            )
    return "".join(drawn)


def _flag(found: Material, number: int) -> str:
    """One square of floor: stones with dark joints and worn edges, over whatever colour the square has."""
    quads = _stones(found, number)
    light = [quad for place, quad in enumerate(quads) if _stray(31 * number + 5 * place) > 0.3]
    dark = [quad for place, quad in enumerate(quads) if _stray(31 * number + 5 * place) < -0.3]
    lit, shaded = [], []
    for quad in quads:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = _shrunk(quad, 0.9)
        lit.append(f"M{dx:.1f} {dy:.1f}L{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}")
        shaded.append(f"M{bx:.1f} {by:.1f}L{cx:.1f} {cy:.1f}L{dx:.1f} {dy:.1f}")
    joints = "".join(_path(quad) for quad in quads)
    return (
        f'<symbol id="flag-{number}" viewBox="0 0 40 40" preserveAspectRatio="none">'
        f'<path d="{"".join(map(_path, light))}" fill="#fff" fill-opacity=".08"/>'
        f'<path d="{"".join(map(_path, dark))}" fill="#000" fill-opacity=".13"/>'
        f'<path d="{joints}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="1"/>'
        f'<path d="{"".join(lit)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width=".7"/>'
        f'<path d="{"".join(shaded)}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width=".7"/>'
        f"{_wear(found, number)}"
        '<path d="M0 40V0H40" fill="none" stroke="#fff" stroke-opacity=".1"/>'
        '<path d="M40 0V40H0" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="1.4"/></symbol>'
    )


def _stones(found: Material, number: int) -> list[Quad]:
    """The stones of one square."""
    across, down = found.stones
    wide, high = 40 / across, 40 / down

    def corner(x: int, y: int) -> tuple[float, float]:
        place = 41 * number + 7 * x + 13 * y
        inside_x, inside_y = 0 < x < across, 0 < y < down
        aside = found.offset * wide * (y % 2 - 0.5) if inside_x else 0
        return (
            wide * x + aside + (found.rough * wide * 1.6 * _stray(place) if inside_x else 0),
            high * y + (found.rough * high * 1.6 * _stray(place + 3) if inside_y else 0),
        )

    return [
        (corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1))
        for y in range(down)
        for x in range(across)
    ]


def _wear(found: Material, number: int) -> str:
    """A crack here and there, grit, and what grows between the stones."""
    drawn = ""
    if number == 1:
        drawn += '<path d="M6 3l5 7-2 6 6 5" fill="none" stroke="#000" stroke-opacity=".35" stroke-width=".9"/>'
    if number == 3:
        drawn += '<path d="M34 38l-4-8 3-5-5-6" fill="none" stroke="#000" stroke-opacity=".3" stroke-width=".9"/>'
    dots = "".join(
        f"M{20 + 17 * _stray(9 * number + place):.1f} {20 + 17 * _stray(5 * number + 3 * place + 1):.1f}h.9v.9h-.9z"
        for place in range(9)
    )
    drawn += f'<path d="{dots}" fill="#000" fill-opacity=".3"/>'
    if found.growth:
        x, y = (4, 35, 33, 6)[number], (34, 5, 33, 8)[number]
        drawn += (
            f'<g fill="{found.growth}" fill-opacity=".42"><ellipse cx="{x}" cy="{y}" rx="6" ry="4"/>'
            f'<ellipse cx="{x + 5}" cy="{y + 2}" rx="3.4" ry="2.6"/>'
            f'<ellipse cx="{x - 3}" cy="{y - 4}" rx="3" ry="2.4"/></g>'
        )
    return drawn


def _ground() -> str:
    """Floor stones for what is larger than a square."""
    return "".join(
        f'<use href="#flag-{(x + 2 * y) % FLAGS}" x="{40 * x}" y="{40 * y}" width="40" height="40"/>'
        for y in range(2)
        for x in range(2)
    )


def _shrunk(quad: Quad, by: float) -> Quad:
    """Its corners nearer to its middle."""
    x, y = sum(corner[0] for corner in quad) / 4, sum(corner[1] for corner in quad) / 4
    return tuple((ax + (by if ax < x else -by), ay + (by if ay < y else -by)) for ax, ay in quad)


def _path(quad: Quad) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in quad) + "z"
