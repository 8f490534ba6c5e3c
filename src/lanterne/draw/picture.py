"""A scene as one self-contained SVG picture, with its fonts and icons."""

from base64 import b64encode
from collections.abc import Callable, Collection, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import TypeAlias

from lanterne.draw.lists import draw_list
from lanterne.draw.look import BONE, DANGER, GOLD, INK, NIGHT, PARCHMENT, PATH, QUIET, SEAM, STONE, TEXT, TITLE
from lanterne.draw.nodes import draw_node, floor_mark, text
from lanterne.draw.shapes import SHAPES, symbols
from lanterne.scene import DOORS, FLOORS, Line, LineStyle, Node, Panel, Say, Scene

WIDTH, HEIGHT = 1600, 1000
HEADER = 54
MARGIN = 16
WIDEST = 1060
"""The widest a board may be."""
THUMBNAIL = 190
"""The width of the other boards, if there are several."""


def picture(
    scene: Scene,
    say: Callable[[Say], str],
    prompt: tuple[str, str] | None = None,
    lit: Collection[str] = (),
) -> str:
    """The scene as SVG. `say` puts words to it; `prompt` is what the seat is asked (who, and the question), shown on
    parchment; `lit` are the ids of the things the seat may touch now."""
    planes = [panel for panel in scene.panels if panel.kind == "plane"]
    lists = [panel for panel in scene.panels if panel.kind == "list"]
    planes.sort(key=lambda panel: panel.id != scene.focus)  # the board that matters is the large one
    others = planes[1:]
    aside = MARGIN + THUMBNAIL if others else 0
    high = HEIGHT - HEADER - 2 * MARGIN
    wide = min(WIDEST - aside, max([high] + [round(high * panel.size[0] / panel.size[1]) for panel in planes[:1]]))
    parts = [_header(scene, say)]
    parts += [_framed(panel, say, lit, MARGIN + aside, HEADER + MARGIN, wide, high) for panel in planes[:1]]
    each = high / max(4, len(others))
    for place, panel in enumerate(others):
        top = HEADER + MARGIN + place * each
        parts.append(_framed(panel, say, lit, MARGIN, top, THUMBNAIL, each - 26))
        parts.append(
            f'<text x="{MARGIN}" y="{top + each - 10:g}" font-family="{TEXT}" font-weight="700" font-size="15" '
            f'fill="{QUIET}">{escape(say(panel.title))}</text>'
        )
    left, top = aside + wide + 2 * MARGIN, float(HEADER + MARGIN)
    column = WIDTH - left - MARGIN
    if prompt is not None:
        drawn, height = _prompt(prompt, column)
        parts.append(f'<g transform="translate({left} {top})">{drawn}</g>')
        top += height + 12
    for panel in sorted(lists, key=lambda panel: panel.id != "players"):
        drawn, height = draw_list(panel, say, column, lit)
        parts.append(f'<g transform="translate({left} {top})">{drawn}</g>')
        top += height + 10
    height = max(HEIGHT, round(top))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(say(scene.title))}">'
        f"<defs><style>{_fonts(FACES)}</style>{DEFS}{_symbols(scene.panels, 'lantern-flame')}</defs>"
        f'<rect width="{WIDTH}" height="{height}" fill="{NIGHT}"/><rect width="{WIDTH}" height="{height}" '
        f'fill="url(#night)"/>{"".join(parts)}</svg>'
    )


def _framed(
    panel: Panel, say: Callable[[Say], str], lit: Collection[str], x: float, y: float, wide: float, high: float
) -> str:
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" preserveAspectRatio="xMidYMin" '
        f'viewBox="-30 -30 {panel.size[0] + 60:g} {panel.size[1] + 60:g}">{_plane(panel, say, lit)}</svg>'
    )


def board_picture(scene: Scene, say: Callable[[Say], str]) -> str:
    """The first plane of the scene alone, as SVG: what a game looks like at a glance."""
    board = next(panel for panel in scene.panels if panel.kind == "plane")
    wide, high = board.size[0] + 60, board.size[1] + 60
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 {wide:g} {high:g}" width="{wide:g}" '
        f'height="{high:g}" role="img" aria-label="{escape(say(scene.title))}">'
        f"<defs><style>{_fonts(MARKS)}</style>{DEFS}{_symbols((board,))}</defs>{_plane(board, say, ())}</svg>"
    )


def _symbols(panels: Sequence[Panel], *more_icons: str) -> str:
    """The symbols of all shapes and icons that these panels use."""
    nodes = [node for panel in panels for node in panel.nodes]
    used = {node.icon for node in nodes} | {fact.icon for node in nodes for fact in node.facts}
    used |= {line.icon for panel in panels for line in panel.lines}
    return symbols({node.shape for node in nodes if node.shape in SHAPES}, (used | {*more_icons}) - {""})


DEFS = (
    '<radialGradient id="night" cx=".32" cy=".5" r=".75"><stop offset="0" stop-color="#4a3b22" stop-opacity=".55"/>'
    '<stop offset="1" stop-color="#151417" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="lantern" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#ffd166" stop-opacity=".2"/>'
    '<stop offset="1" stop-color="#ffd166" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/>'
    "</linearGradient>"
    '<pattern id="stone" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="14" height="14" fill="#1b191b"/><rect width="6" height="14" fill="#1f1d1e"/></pattern>'
    '<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>'
)
"""The lights and textures that shapes, boards and rings are drawn with."""

Face: TypeAlias = tuple[str, str, str, str]
FACES: tuple[Face, ...] = (
    ("Cinzel", "700", "normal", "cinzel-700"),
    ("Alegreya", "400", "italic", "alegreya-400-italic"),
    ("Alegreya Sans", "400", "normal", "alegreya-sans-400"),
    ("Alegreya Sans", "700", "normal", "alegreya-sans-700"),
)
"""Family, weight, style and file of each font."""
MARKS = FACES[-1:]
"""The one font that is used on boards, for marks and badges."""


@cache
def _fonts(faces: tuple[Face, ...]) -> str:
    rules = []
    for family, weight, style, file in faces:
        data = b64encode((files("lanterne.draw") / "generated" / f"{file}.woff2").read_bytes()).decode()
        rules.append(
            f"@font-face{{font-family:'{family}';font-weight:{weight};font-style:{style};"
            f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
        )
    return "".join(rules)


def _header(scene: Scene, say: Callable[[Say], str]) -> str:
    title, status = say(scene.title), " · ".join(say(each) for each in scene.status)
    return (
        f'<rect width="{WIDTH}" height="{HEADER}" fill="#0f0e10" opacity=".6"/>'
        f'<path d="M0 {HEADER}h{WIDTH}" stroke="{SEAM}"/>'
        f'<use href="#icon-lantern-flame" x="18" y="12" width="30" height="30" color="{GOLD}"/>'
        f'<text x="58" y="36" font-family="{TITLE}" font-weight="700" font-size="23" fill="{PARCHMENT}" '
        f'letter-spacing="1.5">Lanterne</text>'
        f'<text x="206" y="35" font-family="{TEXT}" font-size="18" fill="{QUIET}">'
        f'<tspan font-weight="700" fill="{BONE}">{escape(title)}</tspan>  ·  {escape(status)}</text>'
    )


def _prompt(prompt: tuple[str, str], width: float) -> tuple[str, float]:
    who, question = prompt
    lines, height = text(question, 18, 70, width - 40, 17, INK)
    total = 66 + height
    return (
        f'<rect y="3" width="{width}" height="{total}" rx="10" fill="#000" opacity=".5"/>'
        f'<rect width="{width}" height="{total}" rx="10" fill="{PARCHMENT}"/>'
        f'<text x="18" y="38" font-family="{TITLE}" font-weight="700" font-size="20" fill="{INK}">{escape(who)}</text>'
        f"{lines}",
        total,
    )


IN_FLOORS: tuple[LineStyle, ...] = ("wall", "ledge")
"""Lines between the squares of a floor, drawn on the floor."""


def _plane(panel: Panel, say: Callable[[Say], str], lit: Collection[str]) -> str:
    wide, high = panel.size
    drawn = [
        f'<rect x="-28" y="-28" width="{wide + 56:g}" height="{high + 56:g}" rx="16" fill="url(#stone)" '
        f'stroke="#4a4238" stroke-width="4"/>',
        f'<circle cx="{wide / 2:g}" cy="{high / 2:g}" r="{min(wide, high) / 2:g}" fill="url(#lantern)"/>',
    ]
    drawn += [_line(line, say) for line in panel.lines if line.style not in IN_FLOORS]
    order = sorted(panel.nodes, key=_height)
    drawn += [draw_node(node, say, lit=(node.thing or node.id) in lit) for node in order if not _height(node)]
    drawn += [_line(line, say) for line in panel.lines if line.style in IN_FLOORS]
    drawn += [draw_node(node, say, lit=(node.thing or node.id) in lit) for node in order if _height(node)]
    drawn += [floor_mark(node) for node in panel.nodes if node.shape in FLOORS and node.mark and node.shape != "tile"]
    return "".join(drawn)


def _height(node: Node) -> int:
    """The drawing order: floors first, then what is in walls or covers floors, then things and figures, then hanging
    cards."""
    if node.shape in FLOORS:
        return 0
    return 1 if node.shape in DOORS or not node.on else 3 if node.shape.startswith("task") else 2


def _line(line: Line, say: Callable[[Say], str]) -> str:
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in line.points)
    title = f"<title>{escape(say(line.label))}</title>"
    match line.style:
        case "wall":
            return (
                f'<g><path d="{path}" stroke="#171311" stroke-width="7" stroke-linecap="square"/>'
                f'<path d="{path}" stroke="#6d6355" stroke-width="2" stroke-linecap="square"/></g>'
            )
        case "ledge":
            return f'<g>{title}<path d="{path}" stroke="#171311" stroke-width="4" stroke-dasharray="2 5"/></g>'
        case "free":
            shade = f'<path d="{path}" stroke="#000" stroke-opacity=".5" stroke-width="15" stroke-linecap="round"/>'
            return f'<g>{title}{shade}<path d="{path}" stroke="{PATH}" stroke-width="9" stroke-linecap="round"/></g>'
        case "blocked":
            dashes = f'stroke="{DANGER}" stroke-width="4" stroke-dasharray="3 8" stroke-linecap="round"'
            return f'<g>{title}<path d="{path}" {dashes}/>{_obstacle(line)}</g>'


def _obstacle(line: Line) -> str:
    """Why a line is blocked, as an icon in its middle."""
    if not line.icon:
        return ""
    (ax, ay), (bx, by) = line.points[0], line.points[-1]
    x, y = (ax + bx) / 2, (ay + by) / 2
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="{STONE}" stroke="{DANGER}" stroke-width="2"/>'
        f'<use href="#icon-{line.icon}" x="{x - 10:g}" y="{y - 10:g}" width="20" height="20" color="{DANGER}"/>'
    )
