"""Parts of a board that say what they are: areas with names, spaces with what they cost and yield, solid earth."""

from collections.abc import Callable
from html import escape

from lanterne.draw.look import BONE, QUIET, SEAM, TEXT
from lanterne.draw.materials import flag_of
from lanterne.scene import Fact, Node, Say

WIDTH_OF_A_CAPTION = 0.5
"""The width of a bold letter of a name, as a part of its font size."""
CAPTION, FACT = 19, 20
"""The font sizes of the name of an area, and of a fact on a board."""


def draw_area(node: Node, say: Callable[[Say], str]) -> str:
    """A part of the board, with its name at the upper left and its facts at the lower left."""
    (x, y), (w, h) = node.at, node.size
    left, top = x - w / 2, y - h / 2
    label = say(node.label)
    indent = 34 if node.icon else 10
    size = min(CAPTION, (w - indent - 6) / (WIDTH_OF_A_CAPTION * max(1, len(label))))
    icon = (
        f'<use href="#icon-{node.icon}" x="{left + 8:g}" y="{top + 5:g}" width="21" height="21" color="{QUIET}"/>'
        if node.icon
        else ""
    )
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{w:g}" height="{h:g}" rx="10" fill="currentColor" fill-opacity=".72" '
        f'stroke="{SEAM}" stroke-width="2"/><rect x="{left:g}" y="{top:g}" width="{w:g}" height="{h:g}" rx="10" '
        f'fill="url(#ground)" opacity=".6"/>{icon}'
        f'<text x="{left + indent:g}" y="{top + 22:g}" font-family="{TEXT}" font-weight="700" font-size="{size:.1f}" '
        f'fill="{QUIET}">{escape(label)}</text>'
        + "".join(_fact(fact, left + 10, y + h / 2 - 8 - 26 * place) for place, fact in enumerate(node.facts))
    )


def draw_space(node: Node) -> str:
    """A place for a figure, with its facts in a column at the top."""
    (x, y), (w, h) = node.at, node.size
    box = f'x="{x - w / 2:g}" y="{y - h / 2:g}" width="{w:g}" height="{h:g}" rx="8"'
    side = min(w, h) * 0.62
    icon = (
        f'<use href="#icon-{node.icon}" x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side:g}" height="{side:g}" '
        f'color="#000" opacity=".34"/>'
        if node.icon
        else ""
    )
    return (
        f'<rect {box} fill="currentColor" stroke="#100f10" stroke-width="3"/><use href="#flag-{flag_of(node.at)}" '
        f'x="{x - w / 2:g}" y="{y - h / 2:g}" width="{w:g}" height="{h:g}"/><rect {box} fill="url(#floor)"/>{icon}'
        + "".join(_fact(fact, x - w / 2 + 7, y - h / 2 + 24 + 26 * place) for place, fact in enumerate(node.facts))
    )


def draw_earth(node: Node) -> str:
    """Earth that has not been dug."""
    (x, y), (w, h) = node.at, node.size
    return (
        f'<rect x="{x - w / 2:g}" y="{y - h / 2:g}" width="{w:g}" height="{h:g}" rx="8" fill="currentColor" '
        f'fill-opacity=".55" stroke="#4a4238" stroke-width="1.5" stroke-dasharray="5 6"/>'
    )


def _fact(fact: Fact, x: float, baseline: float) -> str:
    faded = ' opacity=".5"' if fact.dim else ""
    return (
        f'<g{faded}><use href="#icon-{fact.icon}" x="{x:g}" y="{baseline - 18:g}" width="22" height="22" '
        f'color="{BONE}"/><text x="{x + 27:g}" y="{baseline:g}" font-family="{TEXT}" font-weight="700" '
        f'font-size="{FACT}" fill="{BONE}">{escape(fact.value)}</text></g>'
    )
