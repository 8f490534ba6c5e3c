"""Scenes as text: for the terminal and for screen readers.

A plane becomes a page of characters on which every node has its place; a list becomes lines. `spoken` describes the
same scene in sentences, in reading order.
"""

from collections.abc import Callable, Collection, Sequence

from lanterne.draw.pieces import Page, Piece, letters, runs, short
from lanterne.draw.tiles import LEAVES, tile_page
from lanterne.scene import DOORS, FLOORS, Line, Node, Panel, Say, Scene
from lanterne.scene.saying import lettered


def _unnamed(words: Say) -> str:
    return "·"


def plane_page(panel: Panel, columns: int, lit: Collection[str] = (), say: Callable[[Say], str] = _unnamed) -> Page:
    """A plane as lines of at most `columns` characters; half as many lines, since characters are twice as high. `say`
    puts words to the names of areas."""
    panel = lettered(panel, say)
    if any(node.shape == "tile" for node in panel.nodes):
        return tile_page(panel, columns, lit)
    grid = _Grid(columns, max(8, round(columns * panel.size[1] / panel.size[0] * 0.56)), panel)
    for line in panel.lines:
        grid.line(line)
    for node in panel.nodes:
        guests = [other for other in panel.nodes if other.on == node.id and other.shape not in FLOORS]
        if node.shape == "area":
            grid.area(node, guests, lit, say)
        elif node.shape in FLOORS:
            grid.floor(node, guests, lit)
    grid.lay_things()
    for node in panel.nodes:
        if node.shape in DOORS and not node.on:
            grid.door(node, lit)
    page = grid.page()
    return _close(page) if any(node.shape == "area" for node in panel.nodes) else page


def _close(page: Page) -> Page:
    """The page without empty lines: names show where one area ends and the next begins."""
    return [line for line in page if any(piece.text.strip() for piece in line)]


BRACKETS = {"floor": ("[", "]"), "space": ("[", "]"), "earth": (" ", " ")}


class _Grid:
    """A page under construction: characters with their pieces."""

    def __init__(self, columns: int, rows: int, panel: Panel) -> None:
        self._columns, self._rows = columns, rows
        self._scale = ((columns - 9) / panel.size[0], (rows - 3) / panel.size[1])
        self._cells: list[list[Piece]] = [[Piece(" ")] * columns for _ in range(rows)]
        self._things: list[tuple[int, int, int, list[Piece]]] = []
        shapes = {node.id: node.shape for node in panel.nodes}
        floors = (node for node in panel.nodes if node.shape in FLOORS and not short(node))
        self._parts = {node.id for node in floors if shapes.get(node.on, "area") not in ("area", "earth")}

    def _place(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self._scale[0]) + 4, round(y * self._scale[1]) + 1

    def line(self, line: Line) -> None:
        (ax, ay), (bx, by) = self._place(*line.points[0]), self._place(*line.points[-1])
        steps = max(abs(bx - ax), abs(by - ay), 1)
        for step in range(steps + 1):
            x, y = ax + round((bx - ax) * step / steps), ay + round((by - ay) * step / steps)
            free = line.style == "free"
            self._put(x, y, [Piece("·" if free else "×", "" if free else "danger", dim=free)])

    def area(self, node: Node, guests: Sequence[Node], lit: Collection[str], say: Callable[[Say], str]) -> None:
        """Write the name of an area at its upper left corner. What is in it has its own place: its mark or, without
        one, as much of its name as there is room for."""
        left, top = self._place(node.at[0] - node.size[0] / 2, node.at[1] - node.size[1] / 2)
        self._name(say(node.label), node, left, top, lit)
        for guest in guests:
            x, y = self._place(guest.at[0] - guest.size[0] / 2, guest.at[1])
            self._name(short(guest) or say(guest.label), guest, x, max(y, top + 1), lit)

    def _name(self, words: str, node: Node, x: int, y: int, lit: Collection[str]) -> None:
        """Write as many letters as the node is wide; in quotes if it may be touched."""
        touch = (node.thing or node.id) in lit
        room = max(2, round(node.size[0] * self._scale[0]) - (2 if touch else 1))
        text = f"«{words[:room]}»" if touch else words[:room]
        self._put(x, y, letters([Piece(text, node.tone if node.shape != "area" else "", node.id, touch, node.dim)]))

    def floor(self, node: Node, guests: Sequence[Node], lit: Collection[str]) -> None:
        """Write the mark of a floor in brackets, with the marks of figures below. A place without a floor yet, or a
        part of another floor, has only its mark. Things on floors come later: only when all floors are drawn is it
        known where there is room beside them."""
        x, y = self._place(*node.at)
        touch = (node.thing or node.id) in lit
        left, right = ("«", "»") if touch else BRACKETS.get(node.shape, ("(", ")"))
        head = [Piece(f"{left}{short(node) or '·'}{right}", node.tone, node.id, touch, node.shape == "earth")]
        if node.id in self._parts and not touch:
            head = [Piece("")]
        things = [guest for guest in guests if not guest.badge]
        figures = [guest for guest in guests if guest.badge]
        start = x - len(head[0].text) // 2
        self._put(start, y, letters(head))
        if things:
            marks = [Piece(short(thing), thing.tone, thing.id, thing.id in lit) for thing in things]
            self._things.append((start + len(head[0].text), x, y, letters(marks)))
        shown = figures[:3] if len(figures) <= 3 else figures[:2]
        below = [Piece(short(figure), figure.tone, figure.id, figure.id in lit) for figure in shown]
        if len(figures) > len(shown):
            below.append(Piece(f"+{len(figures) - len(shown)}", node=node.id))
        width = sum(len(piece.text) for piece in below) + len(below) - 1
        spaced = [piece for one in below for piece in (one, Piece(" "))][:-1]
        self._put(x - width // 2, y + 1, letters(spaced))

    def door(self, node: Node, lit: Collection[str]) -> None:
        """Write a door between the floors that it joins, a line higher or lower if there is text already."""
        x, y = self._place(*node.at)
        touch = (node.thing or node.id) in lit
        text = f"«{LEAVES[node.shape]}»" if touch else LEAVES[node.shape]
        left = max(0, x - len(text) // 2)
        for line in (y, y - 1, y + 1):
            here = self._cells[line][left : left + len(text)] if 0 <= line < self._rows else []
            if here and not any(piece.text.strip() for piece in here):
                self._put(left, line, letters([Piece(text, node.tone, node.id, touch, node.dim)]))
                return

    def lay_things(self) -> None:
        """Write the marks of things on floors: beside the floor, or below it if the next floor is too near."""
        for right, x, y, marks in self._things:
            beside = self._cells[y][right : right + len(marks)] if 0 <= y < self._rows else []
            if len(beside) == len(marks) and not any(piece.node for piece in beside):
                self._put(right, y, marks)
            else:
                self._put(x - len(marks) // 2, y + 1, marks)

    def _put(self, x: int, y: int, pieces: list[Piece]) -> None:
        x = max(0, min(x, self._columns - len(pieces)))
        for place, piece in enumerate(pieces[: self._columns]):
            if 0 <= y < self._rows:
                self._cells[y][x + place] = piece

    def page(self) -> Page:
        rows = [runs(row) for row in self._cells]
        drawn = [place for place, row in enumerate(rows) if any(piece.text.strip() for piece in row)]
        return rows[drawn[0] : drawn[-1] + 1] if drawn else []


def list_page(panel: Panel, say: Callable[[Say], str], columns: int, lit: Collection[str] = ()) -> Page:
    """A list as lines: each node with its mark, its words and its facts, and below them its details."""
    page: Page = []
    for node in panel.nodes:
        touch = (node.thing or node.id) in lit
        left = " " * (2 * node.indent)
        mark = f"{'»' if touch else ' '}{short(node):<3}"
        head = f"{say(node.label)}{'  *' if node.active else ''}"
        room = columns - len(left) - len(mark)
        first, *further = _wrapped(head, room) if len(head) > room else [head]
        page.append(
            [Piece(left + mark, node.tone, node.thing or node.id, touch), Piece(first, "", node.id, touch, node.dim)]
        )
        page += [[Piece(left + " " * len(mark)), Piece(line, "", node.id, touch, node.dim)] for line in further]
        rest = [say(words) for words in node.detail] + [say(fact.label) for fact in node.facts]
        for line in _wrapped(" · ".join(rest), columns - len(left) - 6):
            page.append([Piece(f"{left}     {line}", dim=True)])
    return page


def _wrapped(words: str, columns: int) -> list[str]:
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= max(columns, 10):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def spoken(scene: Scene, say: Callable[[Say], str]) -> list[str]:
    """The scene in sentences, in reading order. Floors with nothing to say about them are left out."""
    lines = [". ".join([say(scene.title), *(say(words) for words in scene.status)]) + "."]
    for panel in scene.panels:
        lines.append(say(Say("told-panel", {"title": panel.title})))
        for node in panel.nodes:
            if panel.kind == "list":
                lines.append(sentence(node, say))
            elif not node.on:
                guests = [sentence(guest, say) for guest in _standing_on(panel, node)]
                if guests or node.detail or node.shape not in FLOORS:
                    lines.append(" ".join([sentence(node, say), *guests]))
    return lines


def _standing_on(panel: Panel, node: Node) -> list[Node]:
    """What stands on a node, each thing followed by what stands on it."""
    return [found for guest in panel.nodes if guest.on == node.id for found in (guest, *_standing_on(panel, guest))]


def sentence(node: Node, say: Callable[[Say], str]) -> str:
    """A node as one sentence: what it is, and its details."""
    rest = [say(words) for words in node.detail] + [say(fact.label) for fact in node.facts]
    if not rest:
        return f"{say(node.label)}."
    return say(Say("told", {"label": node.label, "rest": ", ".join(dict.fromkeys(rest))}))
