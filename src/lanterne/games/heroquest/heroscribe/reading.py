"""Reading a file of HeroScribe: small XML, of any version, from strangers.

Nothing outside the file is ever read: no document type, no entity of its own. Sizes, depth and counts are bounded.
"""

import html
import re
from html.entities import html5
from typing import Any, NamedTuple
from xml.parsers.expat import ExpatError, ParserCreate, errors

from lanterne.scene import Say

MOST_BYTES = 1_000_000
MOST_ELEMENTS = 20_000
MOST_OBJECTS = 2_000
MOST_NOTES = 400
MOST_DEPTH = 40
MOST_LETTERS = 4_000
"""Of one text; what comes after is cut off."""
VERSIONS = ("1.2", "1.3", "1.4", "1.5", "2.0")
TEXTS = ("speech", "note", "monsterstat", "wanderingmonster", "title", "subtitle", "questtext", "notes")
"""The elements that hold text."""


class NotAQuest(ValueError):
    """The file cannot become a quest; `said` is the sentence why."""

    def __init__(self, said: Say) -> None:
        super().__init__(said.id)
        self.said = said


class Drawn(NamedTuple):
    """An object as the file has it. `left` and `top` are None if they are no numbers."""

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


class Written(NamedTuple):
    """What a file says. `boards` counts them; only the first is drawn here."""

    name: str
    region: str
    version: str
    board_name: str
    boards: int
    dark: tuple[Dark, ...]
    objects: tuple[Drawn, ...]
    speech: str
    notes: tuple[str, ...]
    doubts: tuple[Say, ...] = ()


# --- letters ----------------------------------------------------------------------------------------------------------

_ENCODINGS = {
    **dict.fromkeys(("utf-8", "utf8", "us-ascii", "ascii"), "utf-8"),
    **dict.fromkeys(("iso-8859-1", "latin-1", "latin1"), "iso-8859-1"),
    "iso-8859-15": "iso-8859-15",
    "windows-1252": "windows-1252",
    "cp1252": "windows-1252",
    "utf-16": "utf-16",
}
_DECLARED = re.compile(r"^\s*<\?xml\b[^>]{0,200}\?>")
_ENCODING = re.compile(r"encoding\s*=\s*[\"']([A-Za-z0-9._-]{1,40})[\"']")
_HTML = re.compile(
    r"</?(?:table|tbody|thead|tr|td|th|ul|ol|li|b|i|u|em|strong|br|img|p|font|span|div|hr|center|a|sup|sub|small|big"
    r"|h[1-6])(?:[\s/][^<>]*)?>",
    re.IGNORECASE,
)
_ENTITY = re.compile(r"&(?!(?:amp|lt|gt|quot|apos);|#[0-9]{1,7};|#x[0-9A-Fa-f]{1,6};)([A-Za-z][A-Za-z0-9]{1,31};)?")


def decoded(data: bytes) -> str:
    """The letters of a file. Raises NotAQuest."""
    if len(data) > MOST_BYTES:
        raise NotAQuest(Say("import-too-large"))
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encoding = "utf-16"
    else:
        head = data[:300].decode("ascii", "replace")
        declared = _DECLARED.search(head.removeprefix("\ufffd\ufffd\ufffd"))
        named = _ENCODING.search(declared.group()) if declared else None
        word = named.group(1).lower() if named else "utf-8"
        if word not in _ENCODINGS:
            raise NotAQuest(Say("import-encoding-unknown", {"encoding": word}))
        encoding = _ENCODINGS[word]
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise NotAQuest(Say("import-encoding-wrong", {"encoding": encoding, "byte": error.start + 1})) from None
    return text.removeprefix("\ufeff")


def _well_formed(text: str) -> str:
    """Tags of HTML become spaces, its names the letters they stand for, and every other & an &."""
    return _ENTITY.sub(_letter, _HTML.sub(" ", _DECLARED.sub("", text, count=1)))


def _letter(found: re.Match[str]) -> str:
    name = found.group(1)
    letter = html5.get(name, "") if name else ""
    return html.escape(letter) if letter else f"&amp;{name or ''}"


def plain(text: str) -> str:
    """A text without tags, line breaks and letters that cannot be shown, of bounded length."""
    text = _HTML.sub(" ", text)
    if not text.isprintable():
        text = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(text.split())[:MOST_LETTERS].strip()


# --- elements ---------------------------------------------------------------------------------------------------------


class _Reader:
    """Gathers what the parser comes upon."""

    def __init__(self) -> None:
        self.path: list[str] = []
        self.elements = 0
        self.version = ""
        self.quest: dict[str, str] = {}
        self.boards = 0
        self.bridges = 0
        self.dark: list[Dark] = []
        self.objects: list[Drawn] = []
        self.texts: list[tuple[str, list[str]]] = []
        self.unknown: dict[str, None] = {}

    def doctype(self, name: str, system: str | None, public: str | None, inside: bool) -> None:
        if inside:
            raise NotAQuest(Say("import-own-doctype"))
        found = re.search(r"HeroScribe Quest ([0-9.]{1,8})", public or "")
        self.version = found.group(1) if found else ""

    def start(self, name: str, given: dict[str, str]) -> None:
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
            self._child(name)
        elif self.path[1] == "board" and len(self.path) == 3:
            self._on_board(name, given)

    def _child(self, name: str) -> None:
        if name == "board":
            self.boards += 1
        elif name == "bridge":
            self.bridges += 1
        elif name in TEXTS:
            self.texts.append((name, []))
            if len(self.texts) > MOST_NOTES:
                raise NotAQuest(Say("import-too-many-notes", {"most": MOST_NOTES}))
        elif name != "kind":
            self.unknown[name[:60]] = None

    def _on_board(self, name: str, given: dict[str, str]) -> None:
        if self.boards > 1:
            return
        if name == "dark":
            sides = [_number(given.get(side, "1")) for side in ("left", "top", "width", "height")]
            if None not in sides:
                self.dark.append(Dark(*(round(side or 0) for side in sides)))
        elif name == "object":
            if len(self.objects) >= MOST_OBJECTS:
                raise NotAQuest(Say("import-too-many-objects", {"most": MOST_OBJECTS}))
            place = _number(given.get("left", "")), _number(given.get("top", ""))
            rotation = given.get("rotation", "downward").strip().lower()
            label = plain(given.get("id", ""))[:60] or "?"
            self.objects.append(Drawn(label, *place, rotation, given.get("zorder", "")))
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
        """What of the file as a whole is not played."""
        found = []
        if self.version and self.version not in VERSIONS:
            found.append(Say("import-version-unknown", {"version": self.version}))
        if self.boards > 1:
            found.append(Say("import-first-board-only", {"boards": self.boards}))
        board = plain(self.quest.get("boardName", ""))
        if board.lower() not in ("", "heroquest"):
            found.append(Say("import-other-board", {"board": board[:60]}))
        found += [Say("import-element-unknown", {"element": plain(name) or "?"}) for name in self.unknown]
        return tuple(found)


def _number(text: str) -> float | None:
    """A number of reasonable size, or None."""
    if not re.fullmatch(r"\s*[+-]?[0-9]{1,6}(\.[0-9]{0,20})?\s*", text):
        return None
    return float(text)


def read(data: bytes) -> Written:
    """The quest of a file. Raises NotAQuest with a sentence."""
    reader = _Reader()
    parser = ParserCreate("utf-8")
    parser.StartDoctypeDeclHandler = reader.doctype
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    try:
        parser.Parse(_well_formed(decoded(data)).encode("utf-8", "replace"), True)
    except ExpatError as error:
        line, column, reason = error.lineno, error.offset + 1, errors.messages[error.code]
        raise NotAQuest(Say("import-not-xml", {"line": line, "column": column, "reason": reason})) from None
    if not reader.boards:
        raise NotAQuest(Say("import-no-board"))
    return _written(reader)


def _written(reader: _Reader) -> Written:
    given: dict[str, Any] = {name: plain(value) for name, value in reader.quest.items()}
    texts = [(name, plain("".join(parts))) for name, parts in reader.texts]
    texts = [(name, f"Wandering monster: {text}" if name == "wanderingmonster" else text) for name, text in texts]
    return Written(
        given.get("name", "")[:120],
        given.get("region", "")[:20],
        reader.version,
        given.get("boardName", "")[:60],
        reader.boards,
        tuple(reader.dark),
        tuple(reader.objects),
        " ".join(text for name, text in texts if name in ("speech", "questtext") and text),
        tuple(text for name, text in texts if name not in ("speech", "questtext") and text),
        reader.told(),
    )
