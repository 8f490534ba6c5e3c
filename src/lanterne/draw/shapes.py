"""The shapes of things, as SVG symbols in a box of 100 × 100. `currentColor` is the tone of the thing.

People and heroes are discs, monsters hexagons, things rounded squares; floors are drawn to size, but not here. Where a
shape carries an icon, a mark or a badge is part of its design.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from lanterne.draw.look import BONE, DANGER, INK, PARCHMENT, QUIET, SEAM


class Slot(NamedTuple):
    """Where something sits on a shape: its centre and size in the box of 100 × 100."""

    x: float
    y: float
    size: float


class Shape(NamedTuple):
    """A symbol, and where it carries its icon, mark and badge (None: nowhere). `ink` is the icon's colour, "" for the
    one that reads best on the tone. One that `stretches` fills whatever room its node has; the others are square."""

    body: str
    icon: Slot | None = None
    mark: Slot | None = None
    badge: Slot | None = None
    ink: str = ""
    stretches: bool = False


def _die(rim: str, more: str = "") -> Shape:
    body = (
        f'<rect x="5" y="7" width="90" height="90" rx="20" fill="#000" opacity=".45"/>'
        f'<rect x="5" y="3" width="90" height="90" rx="20" fill="currentColor" stroke="{rim}" stroke-width="7"/>'
        f'<path d="M14 34V24a12 12 0 0 1 12-12h48a12 12 0 0 1 12 12v10z" fill="#fff" opacity=".13"/>{more}'
    )
    return Shape(body, Slot(50, 38, 54), Slot(26, 82, 34), Slot(80, 80, 44))


def _task(pips: int) -> Shape:
    dots = "".join(
        f'<circle cx="{50 + 20 * (place - (pips - 1) / 2):g}" cy="15" r="6.5" fill="{PARCHMENT}"/>'
        for place in range(pips)
    )
    body = (
        f'<rect x="12" y="4" width="80" height="95" rx="9" fill="#000" opacity=".5"/>'
        f'<rect x="10" y="1" width="80" height="95" rx="9" fill="{PARCHMENT}" stroke="{INK}" stroke-width="3"/>'
        f'<path d="M10 28V10a9 9 0 0 1 9-9h62a9 9 0 0 1 9 9v18z" fill="currentColor"/>{dots}'
    )
    return Shape(body, Slot(50, 61, 58), ink=INK)


def _disc(rim: str) -> str:
    return (
        f'<circle cx="50" cy="53" r="45" fill="#000" opacity=".5"/>'
        f'<circle cx="50" cy="50" r="44" fill="currentColor" stroke="{BONE}" stroke-width="6"{rim}/>'
    )


def _hexagon(fill: str, rim: str) -> str:
    path = "M50 3 92 26v48L50 97 8 74V26z"
    return f'<path d="{path}" transform="translate(0 3)" opacity=".5"/><path d="{path}" fill="{fill}" {rim}/>'


def _leaf(fill: str, rim: str, width: float = 3) -> Shape:
    """A door: it fills its place in the wall."""
    body = (
        f'<rect x="-4" y="-4" width="108" height="108" rx="12" fill="{fill}" stroke="{rim}" stroke-width="{width}" '
        f'vector-effect="non-scaling-stroke"/>'
    )
    return Shape(body, Slot(50, 50, 150), stretches=True)


_GLOW = '<rect x="1" y="-1" width="98" height="98" rx="23" fill="none" stroke="#8fe3ff" stroke-width="5"/>'
_HOURGLASS = f'<circle cx="18" cy="18" r="17" fill="{DANGER}"/><path d="M11 9h14l-7 9 7 9H11l7-9z" fill="{INK}"/>'

_CARD = (
    f'<rect x="14" y="4" width="76" height="95" rx="9" fill="#000" opacity=".5"/>'
    f'<rect x="12" y="1" width="76" height="95" rx="9" fill="{PARCHMENT}" stroke="currentColor" stroke-width="7"/>'
)

SHAPES: dict[str, Shape] = {
    "die": _die(BONE),
    "die-owing": _die(DANGER, _HOURGLASS),
    "die-potion": _die("#8fe3ff", _GLOW),
    "task-2": _task(2),
    "task-3": _task(3),
    "task-4": _task(4),
    "person": Shape(
        f'<circle cx="50" cy="50" r="45" fill="currentColor" stroke="{BONE}" stroke-width="5"/>',
        Slot(50, 50, 62),
        None,
        Slot(84, 84, 40),
    ),
    "hero": Shape(_disc(""), Slot(50, 46, 64), Slot(16, 84, 36), Slot(84, 84, 42)),
    "ally": Shape(_disc(' stroke-dasharray="12 8"'), Slot(50, 46, 64), Slot(16, 84, 36), Slot(84, 84, 42)),
    "monster": Shape(
        _hexagon("currentColor", f'stroke="{INK}" stroke-width="5"'),
        Slot(50, 46, 62),
        Slot(20, 86, 38),
        Slot(84, 84, 42),
    ),
    "ghost": Shape(
        _hexagon("#151417", 'fill-opacity=".55" stroke="currentColor" stroke-width="5" stroke-dasharray="9 7"'),
        Slot(50, 46, 62),
        Slot(20, 86, 38),
        ink=BONE,
    ),
    "thing": Shape(
        f'<rect x="9" y="11" width="84" height="84" rx="20" fill="#000" opacity=".5"/>'
        f'<rect x="8" y="8" width="84" height="84" rx="20" fill="currentColor" stroke="{BONE}" stroke-width="4"/>',
        Slot(50, 50, 62),
        Slot(20, 86, 34),
        Slot(84, 84, 42),
    ),
    "card": Shape(_CARD, Slot(50, 48, 62), ink=INK),
    "card-numbered": Shape(_CARD, Slot(50, 42, 56), Slot(24, 84, 30), Slot(78, 82, 36), INK),
    "card-back": Shape(
        '<rect x="14" y="4" width="76" height="95" rx="9" fill="#000" opacity=".5"/>'
        f'<rect x="12" y="1" width="76" height="95" rx="9" fill="currentColor" stroke="{PARCHMENT}" stroke-width="4"/>'
        f'<rect x="20" y="9" width="60" height="79" rx="5" fill="none" stroke="{PARCHMENT}" stroke-opacity=".4" '
        'stroke-width="2"/>',
        Slot(50, 48, 48),
        ink=QUIET,
    ),
    "slab": Shape(
        '<rect x="-1" y="-1" width="102" height="102" rx="6" fill="currentColor" stroke="#120d08" stroke-width="2" '
        'vector-effect="non-scaling-stroke"/><rect x="3" y="3" width="94" height="94" rx="4" fill="none" '
        'stroke="#fff" stroke-opacity=".12" vector-effect="non-scaling-stroke"/>',
        Slot(50, 50, 76),
        Slot(14, 86, 34),
        ink="#dcbb85",
        stretches=True,
    ),
    "door": _leaf("#c98a35", "#1a120a"),
    "door-open": _leaf("none", "#d9a95c"),
    "door-locked": _leaf("#8c2f25", "#ffd9a0"),
    "door-secret": _leaf("#7d7a86", "#1a120a"),
    "banner": Shape(
        f'<path d="M12 4h76v88l-38-18-38 18z" fill="currentColor" stroke="{SEAM}" stroke-width="4"/>', Slot(50, 40, 54)
    ),
}


@cache
def icons() -> dict[str, str]:
    """The icons the build has fetched: name -> SVG in a box of 512 × 512, drawn in currentColor."""
    found: dict[str, str] = json.loads(
        (files("lanterne.draw") / "generated" / "icons.json").read_text(encoding="utf-8")
    )
    return found


def symbols(shapes: set[str], used_icons: set[str]) -> str:
    """The symbol definitions for these shapes and icons."""
    drawn = [_symbol(name, SHAPES[name]) for name in sorted(shapes)]
    known = icons()
    drawn += [f'<symbol id="icon-{n}" viewBox="0 0 512 512">{known[n]}</symbol>' for n in sorted(used_icons)]
    return "".join(drawn)


def _symbol(name: str, shape: Shape) -> str:
    fit = ' preserveAspectRatio="none"' if shape.stretches else ""
    return f'<symbol id="shape-{name}" viewBox="-4 -4 108 108"{fit}>{shape.body}</symbol>'
