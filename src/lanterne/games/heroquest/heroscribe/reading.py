"""Reading a HeroScribe file: small XML of any version, from an untrusted source.

Nothing outside the file is ever read: no document type, no entity of its own. Sizes, depth and counts are bounded.
"""

import re
from typing import Any, NamedTuple
from xml.parsers.expat import ExpatError, ParserCreate, errors

from lanterne.games.heroquest.heroscribe.letters import NotAQuest, decoded, plain, well_formed
from lanterne.scene import Say

MOST_ELEMENTS = 20_000
MOST_BOARDS = 16
MOST_OBJECTS = 2_000
MOST_NOTES = 400
MOST_DEPTH = 40
VERSIONS = ("1.2", "1.3", "1.4", "1.5", "2.0")
TEXTS = ("speech", "note", "monsterstat", "wanderingmonster", "title", "subtitle", "questtext", "notes")
"""The elements that hold text."""
ROTATIONS = ("downward", "rightward", "upward", "leftward")
_TURNED = {
    **{word: word for word in ROTATIONS},
    **{word.removesuffix("ward"): word for word in ROTATIONS},
    **{str(number): word for number, word in enumerate(ROTATIONS)},
    "": "downward",
}
"""How rotations are written."""
REASONS = {
    "no element found": Say("xml-empty"),
    "mismatched tag": Say("xml-mismatched"),
    "unclosed token": Say("xml-unclosed"),
    "unclosed CDATA section": Say("xml-unclosed"),
    "duplicate attribute": Say("xml-twice"),
    "junk after document element": Say("xml-after-the-end"),
    "undefined entity": Say("xml-undefined"),
}
"""The message for each parser error; any other is an unexpected character."""
NEARLY = 0.05
"""A position this near to a whole number is a rounding error."""


class Drawn(NamedTuple):
    """An object as the file has it. `left` and `top` are None if they are not numbers."""

    id: str
    left: float | None
    top: float | None
    rotation: str = "downward"
    zorder: str = ""


class Dark(NamedTuple):
    """A rectangle of solid rock."""

    left: int
    top: int
    width: int
    height: int


class Board(NamedTuple):
    """A board with what is drawn on it."""

    dark: tuple[Dark, ...]
    objects: tuple[Drawn, ...]


class Bridge(NamedTuple):
    """A passage from a board, by its column and row among the boards, counted from 1, to the one right of it, or below:
    at this row of the board, or at this column."""

    column: int
    row: int
    position: int
    below: bool


class HeroScribeFile(NamedTuple):
    """What a file says. `width` is the number of boards side by side."""

    name: str
    region: str
    version: str
    board_name: str
    width: int
    boards: tuple[Board, ...]
    bridges: tuple[Bridge, ...]
    speech: str
    notes: tuple[str, ...]
    doubts: tuple[Say, ...] = ()


# --- elements ---------------------------------------------------------------------------------------------------------


class _Reader:
    """Collects what the parser finds."""

    def __init__(self) -> None:
        self.path: list[str] = []
        self.elements = 0
        self.version = ""
        self.quest: dict[str, str] = {}
        self.boards: list[tuple[list[Dark], list[Drawn]]] = []
        self.bridges: list[Bridge] = []
        self.objects = 0
        self.texts: list[tuple[str, list[str]]] = []
        self.unknown: dict[str, None] = {}

    def doctype(self, name: str, system: str | None, public: str | None, inside: bool) -> None:
        if inside:
            raise NotAQuest(Say("import-own-doctype"))
        found = re.search(r"HeroScribe Quest ([0-9.]{1,8})", public or "")
        self.version = found.group(1) if found else ""

    def start(self, name: str, given: dict[str, str]) -> None:
        name = name.rpartition(":")[2]
        self.elements += 1
        self.path.append(name)
        if self.elements > MOST_ELEMENTS:
            raise NotAQuest(Say("import-too-many-elements", {"most": MOST_ELEMENTS}))
        if len(self.path) > MOST_DEPTH:
            raise NotAQuest(Say("import-too-deep", {"most": MOST_DEPTH}))
        if len(self.path) == 1:
            if name != "quest":
                raise NotAQuest(Say("import-not-heroscribe", {"element": name[:60]}))
            self.quest = given
        elif len(self.path) == 2:
            self._child(name, given)
        elif self.path[1] == "board" and len(self.path) == 3:
            self._on_board(name, given)

    def _child(self, name: str, given: dict[str, str]) -> None:
        if name == "board":
            self.boards.append(([], []))
            if len(self.boards) > MOST_BOARDS:
                raise NotAQuest(Say("import-too-many-boards", {"most": MOST_BOARDS}))
        elif name == "bridge":
            numbers = [_whole(given.get(side, "")) for side in ("column", "row", "position")]
            below = given.get("orientation", "").strip().lower() == "vertical"
            self.bridges.append(Bridge(numbers[0], numbers[1], numbers[2], below))
        elif name in TEXTS:
            self.texts.append((name, []))
            if len(self.texts) > MOST_NOTES:
                raise NotAQuest(Say("import-too-many-notes", {"most": MOST_NOTES}))
        elif name != "kind":
            self.unknown[name[:60]] = None

    def _on_board(self, name: str, given: dict[str, str]) -> None:
        dark, objects = self.boards[-1]
        if name == "dark":
            sides = [_number(given.get(side, "1")) for side in ("left", "top", "width", "height")]
            if None not in sides:
                dark.append(Dark(*(round(side or 0) for side in sides)))
        elif name == "object":
            self.objects += 1
            if self.objects > MOST_OBJECTS:
                raise NotAQuest(Say("import-too-many-objects", {"most": MOST_OBJECTS}))
            place = _number(given.get("left", "")), _number(given.get("top", ""))
            rotation = given.get("rotation", "").strip().lower()
            label = plain(given.get("id", ""))[:60] or "?"
            objects.append(Drawn(label, *place, _TURNED.get(rotation, rotation), given.get("zorder", "")))
        else:
            self.unknown[name[:60]] = None

    def text(self, letters: str) -> None:
        if len(self.path) > 1 and self.path[1] in TEXTS:
            self.texts[-1][1].append(letters)

    def end(self, name: str) -> None:
        self.path.pop()
        if len(self.path) >= 2 and self.path[1] in TEXTS:
            self.texts[-1][1].append(" ")

    def told(self) -> tuple[Say, ...]:
        """What is not played, or doubtful, of the file as a whole."""
        found = []
        if self.version and self.version not in VERSIONS:
            found.append(Say("import-version-unknown", {"version": self.version}))
        board = plain(self.quest.get("boardName", ""))
        if board.lower() not in ("", "heroquest"):
            found.append(Say("import-other-board", {"board": board[:60]}))
        found += [Say("import-element-unknown", {"element": plain(name) or "?"}) for name in self.unknown]
        return tuple(found)


def _number(text: str) -> float | None:
    """A number of reasonable size, or None. Some programs write 7,0 or 6.9999995 for 7."""
    if not re.fullmatch(r"\s*[+-]?[0-9]{1,6}([.,][0-9]{0,20})?\s*", text):
        return None
    found = float(text.replace(",", "."))
    return float(round(found)) if abs(found - round(found)) < NEARLY else found


def _whole(text: str) -> int:
    """A whole number; 0 if it is not one."""
    return round(_number(text) or 0)


def read(data: bytes) -> HeroScribeFile:
    """Read the quest of a file. Raises NotAQuest with a sentence."""
    letters = decoded(data)
    reader = _Reader()
    parser = ParserCreate("utf-8")
    parser.StartDoctypeDeclHandler = reader.doctype
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    try:
        parser.Parse(well_formed(letters.text).encode("utf-8", "replace"), True)
    except ExpatError as error:
        reason = REASONS.get(errors.messages[error.code], Say("xml-sign"))
        line, column = error.lineno, error.offset + 1
        raise NotAQuest(Say("import-not-xml", {"line": line, "column": column, "reason": reason})) from None
    if not reader.boards:
        raise NotAQuest(Say("import-no-board"))
    return _written(reader, letters.doubts)


def _written(reader: _Reader, doubts: tuple[Say, ...]) -> HeroScribeFile:
    given: dict[str, Any] = {name: plain(value) for name, value in reader.quest.items()}
    texts = [(name, plain("".join(parts))) for name, parts in reader.texts]
    texts = [(name, f"Wandering monster: {text}" if name == "wanderingmonster" else text) for name, text in texts]
    boards = tuple(Board(tuple(dark), tuple(objects)) for dark, objects in reader.boards)
    return HeroScribeFile(
        given.get("name", "")[:120],
        given.get("region", "")[:20],
        reader.version,
        given.get("boardName", "")[:60],
        min(max(_whole(given.get("width", "")), 1), len(boards)),
        boards,
        tuple(reader.bridges),
        " ".join(text for name, text in texts if name in ("speech", "questtext") and text),
        tuple(text for name, text in texts if name not in ("speech", "questtext") and text),
        (*doubts, *reader.told()),
    )
