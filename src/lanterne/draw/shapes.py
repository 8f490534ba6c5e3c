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
    """A symbol, and where it carries its icon, mark, badge and first sign (None: nowhere). `ink` is the icon's colour,
    "" for the one that reads best on the tone. One that `stretches` fills whatever room its node has; the others are
    square. One that `turns` is drawn lying in its `box`, and stands upright where its room is higher than wide. Its
    icon tells what the last `told` letters of a mark say: they are left out."""

    body: str
    icon: Slot | None = None
    mark: Slot | None = None
    badge: Slot | None = None
    sign: Slot | None = None
    ink: str = ""
    stretches: bool = False
    turns: bool = False
    told: int = 0
    box: str = "-4 -4 108 108"


def _die(rim: str, more: str = "") -> Shape:
    body = (
        f'<rect x="5" y="7" width="90" height="90" rx="20" fill="#000" opacity=".45"/>'
        f'<rect x="5" y="3" width="90" height="90" rx="20" fill="currentColor" stroke="{rim}" stroke-width="7"/>'
        f'<path d="M14 34V24a12 12 0 0 1 12-12h48a12 12 0 0 1 12 12v10z" fill="#fff" opacity=".13"/>{more}'
    )
    return Shape(body, Slot(50, 25, 42), Slot(28, 71, 52), Slot(74, 71, 54), told=1)


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
        '<circle cx="51" cy="56" r="46" fill="#000" opacity=".5"/><circle cx="50" cy="50" r="48" fill="#120e0b"/>'
        f'<circle cx="50" cy="50" r="44" fill="currentColor"/><circle cx="50" cy="50" r="44" fill="url(#dome)"/>'
        f'<circle cx="50" cy="50" r="43.5" fill="none" stroke="{BONE}" stroke-width="5"{rim}/>'
    )


_SIX = "M50 0 94 25v50L50 100 6 75V25z"
_SIX_INSIDE = "M50 8 87 29v42L50 92 13 71V29z"


def _hexagon() -> str:
    return (
        f'<path d="{_SIX}" transform="translate(1 5)" opacity=".5"/><path d="{_SIX}" fill="#120e0b"/>'
        f'<path d="M50 5 90 27.5v45L50 95 10 72.5v-45z" fill="currentColor"/>'
        f'<path d="M50 5 90 27.5v45L50 95 10 72.5v-45z" fill="url(#dome)"/>'
        f'<path d="{_SIX_INSIDE}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>'
    )


_JAMBS = (
    '<path d="M-7-3h15v44H-7zM92-3h15v44H92z" fill="url(#edge)" stroke="#0d0b0a" stroke-width="3"/>'
    '<path d="M-5-1h11M94-1h11" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>'
)
_LEAVES = (
    '<path d="M7 5h42v28H7zM51 5h42v28H51z" fill="{fill}" stroke="#160d06" stroke-width="3"/>'
    '<path d="M21 6v26M35 6v26M65 6v26M79 6v26" stroke="#000" stroke-opacity=".4" stroke-width="1.5"/>'
    '<path d="M8 10h40v4H8zM52 10h40v4H52zM8 25h40v4H8zM52 25h40v4H52z" fill="url(#iron)"/>'
)


def _door(more: str, fill: str = "url(#oak)") -> Shape:
    """A door with two leaves between its jambs, drawn lying: it fills its place in the wall."""
    leaves = _LEAVES.format(fill=fill) if fill else ""
    return Shape(_JAMBS + leaves + more, Slot(50, 50, 150), ink=BONE, stretches=True, turns=True, box="0 0 100 38")


_AJAR = (
    '<path d="M5-2h90v42H5z" fill="#1c130b"/><path d="M5 13h90M5 26h90" stroke="#8a6a3e" stroke-opacity=".55" '
    'stroke-width="2"/>'
    '<g class="leaves"><path d="M1-36h13V6L1 12zM86-36h13v48l-13-6z" fill="url(#oak)" stroke="#160d06" '
    'stroke-width="3"/><path d="M3-30h9v6H3zM88-30h9v6h-9zM3-8h9v6H3zM88-8h9v6h-9z" fill="url(#iron)"/></g>'
)
"""Both leaves stand open."""
_CHAIN = '<path d="M30 4h40v30H30z" fill="#7c1f18" stroke="#160d06" stroke-width="3"/>'
_HIDDEN = '<path d="M30 19h40" stroke="#d9c9ff" stroke-width="3" stroke-dasharray="6 6"/>'


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
    "hero": Shape(_disc(""), Slot(50, 47, 70), Slot(16, 84, 36), Slot(84, 84, 42), sign=Slot(16, 12, 36)),
    "ally": Shape(
        _disc(' stroke-dasharray="12 8"'), Slot(50, 47, 70), Slot(16, 84, 36), Slot(84, 84, 42), sign=Slot(16, 12, 36)
    ),
    "monster": Shape(_hexagon(), Slot(50, 48, 74), Slot(18, 86, 36), Slot(84, 86, 40), sign=Slot(16, 12, 36)),
    "ghost": Shape(
        f'<path d="{_SIX}" fill="#151417" fill-opacity=".55" stroke="currentColor" stroke-width="5" '
        'stroke-dasharray="9 7"/>',
        Slot(50, 48, 70),
        Slot(18, 86, 36),
        ink=BONE,
    ),
    "thing": Shape(
        f'<rect x="9" y="13" width="84" height="84" rx="20" fill="#000" opacity=".5"/>'
        f'<rect x="8" y="8" width="84" height="84" rx="20" fill="currentColor"/>'
        f'<rect x="8" y="8" width="84" height="84" rx="20" fill="url(#dome)" stroke="{BONE}" stroke-width="4"/>',
        Slot(50, 50, 62),
        Slot(20, 86, 34),
        Slot(84, 84, 42),
    ),
    "card": Shape(_CARD, Slot(50, 48, 62), ink=INK),
    "card-numbered": Shape(_CARD, Slot(50, 42, 56), Slot(24, 84, 30), Slot(78, 82, 36), ink=INK),
    "card-back": Shape(
        '<rect x="14" y="4" width="76" height="95" rx="9" fill="#000" opacity=".5"/>'
        f'<rect x="12" y="1" width="76" height="95" rx="9" fill="currentColor" stroke="{PARCHMENT}" stroke-width="4"/>'
        f'<rect x="20" y="9" width="60" height="79" rx="5" fill="none" stroke="{PARCHMENT}" stroke-opacity=".4" '
        'stroke-width="2"/>',
        Slot(50, 48, 48),
        ink=QUIET,
    ),
    "slab": Shape(
        '<rect x="2" y="5" width="102" height="102" rx="7" fill="#000" fill-opacity=".5"/>'
        '<rect x="-2" y="-2" width="104" height="104" rx="6" fill="#120c07"/>'
        '<rect width="100" height="100" rx="5" fill="currentColor"/>'
        '<rect width="100" height="100" rx="5" fill="url(#floor)"/>'
        '<path d="M3 34h94M3 67h94" stroke="#000" stroke-opacity=".28" vector-effect="non-scaling-stroke"/>'
        '<rect x="4" y="4" width="92" height="92" rx="3" fill="none" stroke="#000" stroke-opacity=".4" '
        'stroke-width="2" vector-effect="non-scaling-stroke"/><path d="M2 97V2h96" fill="none" stroke="#fff" '
        'stroke-opacity=".3" vector-effect="non-scaling-stroke"/>',
        Slot(50, 50, 84),
        Slot(14, 86, 34),
        ink="#ecd0a0",
        stretches=True,
    ),
    "door": _door(""),
    "door-open": _door(_AJAR, ""),
    "door-locked": _door(_CHAIN, "url(#iron)"),
    "door-secret": _door(_HIDDEN, "url(#wall)"),
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
    fit = ' preserveAspectRatio="none" overflow="visible"' if shape.stretches else ""
    return f'<symbol id="shape-{name}" viewBox="{shape.box}"{fit}>{shape.body}</symbol>'
