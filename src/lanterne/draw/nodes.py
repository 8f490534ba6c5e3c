"""One node of a scene as SVG."""

from collections.abc import Callable
from html import escape

from lanterne.draw.areas import draw_area, draw_earth, draw_space
from lanterne.draw.look import BONE, GOLD, INK, QUIET, TEXT, ink_on
from lanterne.draw.materials import flag_of
from lanterne.draw.shapes import SHAPES, Slot
from lanterne.scene import Node, Say

ROUND = ("round", "person", "hero", "ally")

WIDTH_OF_A_LETTER = 0.47
"""The average width of a letter, as a part of the font size: pictures are laid out without measuring text."""


def draw_node(node: Node, say: Callable[[Say], str], lit: bool = False) -> str:
    """The node at its place: shape, icon, mark, badge; in gold light if it may be touched; its words as a tooltip."""
    title = escape("\n".join(say(words) for words in (node.label, *node.detail)))
    drawn = _floor(node, say) if node.shape not in SHAPES else _symbol(node)
    ring = _ring(node) if lit else ""
    faded = ' opacity=".5"' if node.dim else ""
    return f'<g id="{escape(node.id)}" color="{node.tone or QUIET}"{faded}><title>{title}</title>{ring}{drawn}</g>'


def _ring(node: Node) -> str:
    (x, y), (w, h) = node.at, node.size
    radius = w / 2 if node.shape in ROUND else 10
    if node.shape == "tile":  # tiles are side by side: their light stays inside
        w, h, radius = w - 10, h - 10, 2
    box = f'x="{x - w / 2 - 3:g}" y="{y - h / 2 - 3:g}" width="{w + 6:g}" height="{h + 6:g}" rx="{radius + 3:g}"'
    return (
        f'<rect {box} fill="none" stroke="{GOLD}" stroke-width="10" opacity=".45" filter="url(#soft)"/>'
        f'<rect {box} fill="none" stroke="{GOLD}" stroke-width="3"/>'
    )


def _floor(node: Node, say: Callable[[Say], str]) -> str:
    (x, y), (w, h) = node.at, node.size
    if node.shape == "tile":
        return _tile(node)
    if node.shape == "area":
        return draw_area(node, say)
    if node.shape == "space":
        return draw_space(node) + (badge(x + w / 2 - 6, y + h / 2 - 6, 26, node.badge) if node.badge else "")
    if node.shape == "earth":
        return draw_earth(node)
    if node.shape == "round":
        outline = f'<ellipse cx="{x:g}" cy="{y:g}" rx="{w / 2:g}" ry="{h / 2:g}"'
    else:
        outline = f'<rect x="{x - w / 2:g}" y="{y - h / 2:g}" width="{w:g}" height="{h:g}" rx="8"'
    drawn = (
        f'{outline} fill="currentColor" stroke="#100f10" stroke-width="4"/>{_paved(node)}{outline} fill="url(#floor)"/>'
    )
    if node.icon:
        side = min(w, h) * 0.62
        drawn += (
            f'<use href="#icon-{node.icon}" x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side:g}" '
            f'height="{side:g}" color="#000" opacity=".34"/>'
        )
    if node.badge:
        drawn += badge(x + w / 2 - 6, y + h / 2 - 6, 26, node.badge)
    return drawn


def _paved(node: Node) -> str:
    """The stones of a floor, over its colour; a round one has none."""
    if node.shape == "round":
        return ""
    (x, y), (w, h) = node.at, node.size
    flag = flag_of(node.at)
    return f'<use href="#flag-{flag}" x="{x - w / 2:g}" y="{y - h / 2:g}" width="{w:g}" height="{h:g}"/>'


def _tile(node: Node) -> str:
    """A tile touches its neighbours without a gap; its icon fills it."""
    (x, y), (w, h) = node.at, node.size
    drawn = (
        f'<rect x="{x - w / 2:g}" y="{y - h / 2:g}" width="{w:g}" height="{h:g}" fill="currentColor"/>{_paved(node)}'
    )
    if node.icon:
        side = min(w, h) * 0.8
        drawn += (
            f'<use href="#icon-{node.icon}" x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side:g}" '
            f'height="{side:g}" color="{ink_on(node.tone or "#000000")}" opacity=".75"/>'
        )
    return drawn


def floor_mark(node: Node) -> str:
    """The mark of a floor on a small dark plate at its lower left, drawn over whatever is there."""
    (x, y), (w, h) = node.at, node.size
    wide = 12 + 9 * len(node.letters)
    left, top = (x - wide / 2 if node.shape == "round" else x - w / 2 - 2), y + h / 2 - 9
    if node.shape in ("space", "earth"):  # tiles touch each other: their marks stay inside
        left, top = x - w / 2 + 3, y + h / 2 - 23
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{wide}" height="20" rx="6" fill="#151417" fill-opacity=".82"/>'
        f'<text x="{left + wide / 2:g}" y="{top + 16:g}" font-family="{TEXT}" font-weight="700" font-size="18" '
        f'fill="{BONE}" text-anchor="middle">{escape(node.letters)}</text>'
    )


def _symbol(node: Node) -> str:
    (x, y), (w, h) = node.at, node.size
    return symbol(node, x - w / 2, y - h / 2, w, h)


def symbol(node: Node, left: float, top: float, w: float, h: float) -> str:
    """The node's symbol with what it carries, in this box."""
    shape = SHAPES[node.shape]

    def place(slot: Slot) -> tuple[float, float, float]:
        return left + (slot.x + 4) / 108 * w, top + (slot.y + 4) / 108 * h, slot.size / 108 * min(w, h)

    drawn = f'<use href="#shape-{node.shape}" x="{left:g}" y="{top:g}" width="{w:g}" height="{h:g}"/>'
    if shape.turns and h > w:
        x, y = left + w / 2, top + h / 2
        drawn = (
            f'<use href="#shape-{node.shape}" transform="translate({x:g} {y:g}) rotate(90)" x="{-h / 2:g}" '
            f'y="{-w / 2:g}" width="{h:g}" height="{w:g}"/>'
        )
    if shape.icon and node.icon:
        x, y, side = place(shape.icon)
        colour = shape.ink or ink_on(node.tone or "#000000")
        box = f'width="{side:.1f}" height="{side:.1f}"'
        if colour == BONE:
            drawn += (
                f'<use href="#icon-{node.icon}" x="{x - side * 0.48:.1f}" y="{y - side * 0.46:.1f}" {box} color="#000" '
                f'opacity=".45"/>'
            )
        drawn += f'<use href="#icon-{node.icon}" x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" {box} color="{colour}"/>'
    if shape.sign:
        for number, sign in enumerate(node.signs[:3]):
            x, y, side = place(shape.sign._replace(x=shape.sign.x + 34 * number))
            drawn += (
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{side / 2:.1f}" fill="{INK}" stroke="{BONE}"/>'
                f'<use href="#icon-{sign}" x="{x - side * 0.38:.1f}" y="{y - side * 0.38:.1f}" '
                f'width="{side * 0.76:.1f}" height="{side * 0.76:.1f}" color="{BONE}"/>'
            )
    if shape.mark and node.letters:
        drawn += mark(*place(shape.mark), node.letters[: -shape.told or None])
    if shape.badge and node.badge:
        x, y, side = place(shape.badge)
        drawn += badge(x, y, side, node.badge)
    return drawn


def mark(x: float, y: float, side: float, letters: str) -> str:
    """One to three characters on a small dark plate, so that things can be told apart without colour."""
    wide = side * (0.55 + 0.45 * len(letters))
    return (
        f'<rect x="{x - wide / 2:.1f}" y="{y - side / 2:.1f}" width="{wide:.1f}" height="{side:.1f}" '
        f'rx="{side / 3:.1f}" fill="#151417" fill-opacity=".82"/>'
        f'<text x="{x:.1f}" y="{y + side * 0.31:.1f}" font-family="{TEXT}" font-weight="700" '
        f'font-size="{side * 0.88:.1f}" fill="{BONE}" text-anchor="middle">{escape(letters)}</text>'
    )


def badge(x: float, y: float, side: float, number: str) -> str:
    """The small bone disc with the one number that matters."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{side / 2:.1f}" fill="{BONE}" stroke="{INK}" stroke-width="1.5"/>'
        f'<text x="{x:.1f}" y="{y + side * 0.29:.1f}" font-family="{TEXT}" font-weight="700" '
        f'font-size="{side * 0.85:.1f}" fill="{INK}" text-anchor="middle">{escape(number)}</text>'
    )


def text(words: str, x: float, y: float, width: float, size: float, colour: str) -> tuple[str, float]:
    """Words broken into lines of at most `width`, from the baseline `y` on; and the height they take."""
    lines = broken(words, width, size)
    step = size * 1.28
    drawn = "".join(
        f'<text x="{x:g}" y="{y + place * step:.1f}" font-family="{TEXT}" font-weight="400" font-size="{size:g}" '
        f'fill="{colour}">{escape(line)}</text>'
        for place, line in enumerate(lines)
    )
    return drawn, len(lines) * step


def broken(words: str, width: float, size: float) -> list[str]:
    """The words in lines that fit the width, by estimate: nothing is measured."""
    letters = max(8, int(width / (size * WIDTH_OF_A_LETTER)))
    lines = [""]
    for word in words.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > letters:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
