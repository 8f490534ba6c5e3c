"""The list panels of a scene as SVG: cards for nodes with facts, rows for the others."""

from collections.abc import Callable, Collection
from html import escape

from lanterne.draw.look import BONE, GOLD, QUIET, SEAM, STONE, STONE_LIGHT, TEXT, TITLE
from lanterne.draw.nodes import WIDTH_OF_A_LETTER, broken, symbol, text
from lanterne.scene import Fact, Node, Panel, Say

CARD = 58
GAP = 8


def draw_list(panel: Panel, say: Callable[[Say], str], width: float, lit: Collection[str]) -> tuple[str, float]:
    """The panel in a column of this width, and its height."""
    drawn = [
        f'<text y="16" font-family="{TITLE}" font-weight="700" font-size="15" fill="{QUIET}" letter-spacing="1">'
        f"{escape(say(panel.title))}</text>"
    ]
    top = 26.0
    cards = [node for node in panel.nodes if node.facts]
    across = 2 if all(_length(node) <= (width - GAP) / 2 for node in cards) else 1
    side = (width - GAP * (across - 1)) / across
    for place, node in enumerate(cards):
        x, y = (place % across) * (side + GAP), top + (place // across) * (CARD + GAP)
        drawn.append(f'<g transform="translate({x:g} {y:g})">{_card(node, say, side, lit)}</g>')
    top += -(-len(cards) // across) * (CARD + GAP)
    for node in panel.nodes:
        if not node.facts:
            row, height = _row(node, say, width, lit)
            drawn.append(f'<g transform="translate(0 {top:g})">{row}</g>')
            top += height
    return "".join(drawn), top


def _card(node: Node, say: Callable[[Say], str], width: float, lit: Collection[str]) -> str:
    edge = GOLD if (node.thing or node.id) in lit else SEAM
    fill = "#332a1c" if node.active else STONE
    label = say(node.label)
    detail = " · ".join(say(words) for words in node.detail)
    room = width - 74 - 17 * WIDTH_OF_A_LETTER * len(label)
    shown = broken(detail, room, 14)[0] if room > 40 else ""
    shown += " …" if shown != detail and shown else ""
    words = (
        f'<text x="58" y="23" font-family="{TEXT}" font-size="17" fill="{BONE}"><tspan font-weight="700">'
        f'{escape(label)}</tspan><tspan fill="{QUIET}" font-size="14">  {escape(shown)}</tspan></text>'
    )
    facts, x = "", 58.0
    for fact in node.facts:
        drawn, x = _fact(fact, say, x)
        facts += drawn
    return (
        f'<g color="{node.tone or QUIET}"{_faded(node)}><rect width="{width:g}" height="{CARD}" rx="8" fill="{fill}" '
        f'stroke="{edge}"/><path d="M4 0a4 4 0 0 0-4 4v{CARD - 8}a4 4 0 0 0 4 4z" fill="currentColor"/>'
        f"{symbol(node, 10, 9, 40, 40)}{words}{facts}</g>"
    )


def _length(node: Node) -> float:
    """The width of a card's facts side by side."""
    return 58 + sum(34 + 9 * len(fact.value) for fact in node.facts)


def _fact(fact: Fact, say: Callable[[Say], str], x: float) -> tuple[str, float]:
    opacity = ' opacity=".5"' if fact.dim else ""
    icon = f'<use href="#icon-{fact.icon}" x="{x:g}" y="33" width="17" height="17" color="{QUIET}"/>'
    drawn = (
        f"<g{opacity}><title>{escape(say(fact.label))}</title>{icon if fact.icon else ''}"
        f'<text x="{x + 22:g}" y="47" font-family="{TEXT}" font-size="16" fill="{BONE}">{escape(fact.value)}</text></g>'
    )
    return drawn, x + 34 + 9 * len(fact.value)


def _row(node: Node, say: Callable[[Say], str], width: float, lit: Collection[str]) -> tuple[str, float]:
    """A banner for a heading, one line for what is dim, two or more for what matters now."""
    label, detail = say(node.label), " · ".join(say(words) for words in node.detail)
    left = 22.0 * node.indent
    if node.dim:
        line = broken(f"{label} · {detail}", width - left - 30, 14)[0]
        words = (
            f'<text x="{left + 28:g}" y="15" font-family="{TEXT}" font-size="14" fill="{QUIET}">{escape(line)}</text>'
        )
        return f'<g color="{node.tone}" opacity=".75">{symbol(node, left, 0, 20, 20)}{words}</g>', 21.0
    size = 34 if not node.indent else 32
    more, height = text(detail, left + size + 10, 32, width - left - size - 20, 14, QUIET)
    total = max(38.0, 22 + height)
    edge = f'stroke="{GOLD}"' if (node.thing or node.id) in lit else f'stroke="{SEAM}"'
    back = (
        f'<rect x="{left:g}" width="{width - left:g}" height="{total:g}" rx="7" '
        f'fill="{STONE_LIGHT if node.active else STONE}" fill-opacity=".7" {edge}/>'
    )
    words = (
        f'<text x="{left + size + 10:g}" y="16" font-family="{TEXT}" font-weight="700" font-size="16" fill="{BONE}">'
        f"{escape(label)}</text>{more}"
    )
    return f'<g color="{node.tone}">{back}{symbol(node, left + 4, 3, size, size)}{words}</g>', total + 4


def _faded(node: Node) -> str:
    return ' opacity=".6"' if node.dim else ""
