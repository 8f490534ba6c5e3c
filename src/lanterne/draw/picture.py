"""A scene as one self-contained SVG picture, with its fonts and icons."""

from base64 import b64encode
from collections.abc import Callable, Collection, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import TypeAlias

from lanterne.draw.lists import draw_list
from lanterne.draw.look import BONE, DANGER, GOLD, INK, NIGHT, PARCHMENT, PATH, QUIET, SEAM, STONE, TEXT, TITLE
from lanterne.draw.materials import definitions
from lanterne.draw.nodes import draw_node, floor_mark, text
from lanterne.draw.shapes import SHAPES, symbols
from lanterne.scene import DOORS, FLOORS, Line, LineStyle, Mood, Node, Panel, Say, Scene
from lanterne.scene.saying import lettered

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
    mood: Mood = "vault",
) -> str:
    """The scene as SVG. `say` puts words to it; `prompt` is what the seat is asked (who, and the question), shown on
    parchment; `lit` are the ids of the things the seat may touch now."""
    panels = [lettered(panel, say) for panel in scene.panels]
    planes = [panel for panel in panels if panel.kind == "plane"]
    lists = [panel for panel in panels if panel.kind == "list"]
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
        f"<defs><style>{_fonts(FACES)}</style>{definitions(mood)}{_symbols(scene.panels, 'lantern-flame')}</defs>"
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


def board_picture(scene: Scene, say: Callable[[Say], str], mood: Mood = "vault") -> str:
    """The first plane of the scene alone, as SVG: what a game looks like at a glance."""
    board = lettered(next(panel for panel in scene.panels if panel.kind == "plane"), say)
    wide, high = board.size[0] + 60, board.size[1] + 60
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 {wide:g} {high:g}" width="{wide:g}" '
        f'height="{high:g}" role="img" aria-label="{escape(say(scene.title))}">'
        f"<defs><style>{_fonts(MARKS)}</style>{definitions(mood)}{_symbols((board,))}</defs>"
        f"{_plane(board, say, ())}</svg>"
    )


def _symbols(panels: Sequence[Panel], *more_icons: str) -> str:
    """The symbols of all shapes and icons that these panels use."""
    nodes = [node for panel in panels for node in panel.nodes]
    used = {node.icon for node in nodes} | {fact.icon for node in nodes for fact in node.facts}
    used |= {sign for node in nodes for sign in node.signs}
    used |= {line.icon for panel in panels for line in panel.lines}
    return symbols({node.shape for node in nodes if node.shape in SHAPES}, (used | {*more_icons}) - {""})


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
    lamps = [node.at for node in panel.nodes if node.shape == "hero" and not node.dim]
    drawn = [
        f'<rect x="-28" y="-28" width="{wide + 56:g}" height="{high + 56:g}" rx="16" fill="url(#stone)" '
        f'stroke="#4a4238" stroke-width="4"/>',
        f'<circle cx="{wide / 2:g}" cy="{high / 2:g}" r="{min(wide, high) / 2:g}" fill="url(#lantern)"/>',
    ]
    drawn += [_line(line, say) for line in panel.lines if line.style not in IN_FLOORS]
    order = sorted(panel.nodes, key=_height)
    drawn += [draw_node(node, say, lit=(node.thing or node.id) in lit) for node in order if not _height(node)]
    drawn += [_line(line, say) for line in panel.lines if line.style in IN_FLOORS]
    drawn += [f'<circle cx="{x:g}" cy="{y:g}" r="{LIGHT}" fill="url(#glow)"/>' for x, y in lamps if _is_tiled(panel)]
    drawn += [draw_node(node, say, lit=(node.thing or node.id) in lit) for node in order if _height(node)]
    drawn += [
        floor_mark(node) for node in panel.nodes if node.shape in FLOORS and node.letters and node.shape != "tile"
    ]
    return "".join(drawn)


LIGHT = 120
"""How far the light of somebody on tiles goes."""


def _is_tiled(panel: Panel) -> bool:
    return any(node.shape == "tile" for node in panel.nodes)


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
            ends = f'd="{path}" fill="none" stroke-linecap="square"'
            return (
                f'<g><path {ends} transform="translate(1.5 3)" stroke="#000" stroke-opacity=".5" stroke-width="10"/>'
                f'<path {ends} stroke="#0d0b0a" stroke-width="9"/><path {ends} stroke="url(#wall)" stroke-width="6.5"/>'
                f'<path {ends} stroke="url(#edge)" stroke-width="2.5"/></g>'
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
