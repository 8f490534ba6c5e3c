"""Decoding a file of unknown origin: any encoding, with HTML tags and RTF in its texts."""

import html
import re
import unicodedata
from html.entities import html5
from typing import NamedTuple

from lanterne.scene import Say
from lanterne.scene.imported import ImportRefused

MOST_BYTES = 1_000_000
MOST_LETTERS = 4_000
"""Longest text; the rest is cut off."""


class NotAQuest(ImportRefused):
    """The file cannot become a quest."""


class Decoded(NamedTuple):
    """The text of a file, and doubts about its encoding."""

    text: str
    doubts: tuple[Say, ...] = ()


# --- encodings --------------------------------------------------------------------------------------------------------

_WESTERN = "windows-1252"
_ENCODINGS = {
    **dict.fromkeys(("utf-8", "utf8", "us-ascii", "ascii"), "utf-8"),
    **dict.fromkeys(("iso-8859-1", "iso8859-1", "iso8859_1", "latin-1", "latin1"), "iso-8859-1"),
    **{f"iso-8859-{part}": f"iso-8859-{part}" for part in (2, 9, 15)},
    **{f"{maker}125{part}": f"windows-125{part}" for maker in ("windows-", "cp") for part in (0, 2, 4)},
    **dict.fromkeys(("macroman", "x-mac-roman", "macintosh"), "mac-roman"),
    **dict.fromkeys(("utf-16", "utf16", "utf-16le", "utf-16be", "unicode"), "utf-16"),
}
_DECLARED = re.compile(r"^\s*<\?xml\b[^>]{0,200}\?>")
_ENCODING = re.compile(r"encoding\s*=\s*[\"']([A-Za-z0-9._-]{1,40})[\"']")


def decoded(data: bytes) -> Decoded:
    """Decode a file, which may declare the wrong encoding. Raises NotAQuest."""
    if len(data) > MOST_BYTES:
        raise NotAQuest(Say("import-too-large"))
    encoding = _wide(data) or _declared(data)
    try:
        return Decoded(data.decode(encoding).removeprefix("\ufeff"))
    except UnicodeDecodeError as error:
        if encoding != "utf-8":
            raise NotAQuest(Say("import-encoding-wrong", {"encoding": encoding, "byte": error.start + 1})) from None
        doubt = Say("import-encoding-guessed", {"byte": error.start + 1})
        return Decoded(data.decode(_WESTERN, "replace").removeprefix("ï»¿"), (doubt,))


def _wide(data: bytes) -> str:
    """The encoding of a file with two bytes per character; "" if it has one byte."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    return {b"<\0": "utf-16-le", b"\0<": "utf-16-be"}.get(data[:2], "")


def _declared(data: bytes) -> str:
    """The encoding that a file with one byte per character declares."""
    if data.startswith(b"\xef\xbb\xbf"):
        return "utf-8"
    declared = _DECLARED.search(data[:300].decode("ascii", "replace"))
    named = _ENCODING.search(declared.group()) if declared else None
    word = named.group(1).lower() if named else "utf-8"
    if word not in _ENCODINGS:
        raise NotAQuest(Say("import-encoding-unknown", {"encoding": word}))
    found = _ENCODINGS[word]
    return "utf-8" if found == "utf-16" else found


# --- what a parser can read -------------------------------------------------------------------------------------------

_HTML = re.compile(
    r"</?(?:html|head|body|table|tbody|thead|tr|td|th|ul|ol|li|b|i|u|em|strong|br|img|p|font|span|div|hr|center|a|sup"
    r"|sub|small|big|tt|pre|code|h[1-6])(?:[\s/][^<>]*)?>",
    re.IGNORECASE,
)
_ENTITY = re.compile(r"&(?!(?:amp|lt|gt|quot|apos);|#[0-9]{1,7};|#x[0-9A-Fa-f]{1,6};)([A-Za-z][A-Za-z0-9]{1,31};)?")
_NUMBERED = re.compile(r"&#(x[0-9A-Fa-f]{1,6}|[0-9]{1,7});")
_SIGN = re.compile(r"<(?![A-Za-z_/!?])")
_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""Characters that XML forbids, but that people paste anyway."""


def well_formed(text: str) -> str:
    """Replace HTML tags by spaces, HTML entities by their characters, and escape every other & or <."""
    text = _UNSEEN.sub(" ", _HTML.sub(" ", _DECLARED.sub("", text, count=1)))
    return _SIGN.sub("&lt;", _NUMBERED.sub(_numbered, _ENTITY.sub(_letter, text)))


def _letter(found: re.Match[str]) -> str:
    name = found.group(1)
    letter = html5.get(name, "") if name else ""
    return html.escape(letter) if letter else f"&amp;{name or ''}"


def _numbered(found: re.Match[str]) -> str:
    number = int(found.group(1)[1:], 16) if found.group(1)[0] == "x" else int(found.group(1))
    return " " if number > 0x10FFFF or _UNSEEN.match(chr(number)) else found.group()


# --- what a person reads ----------------------------------------------------------------------------------------------

_NAMED = re.compile(r"&(?:#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_RTF = "{\\rtf"
_RTF_PART = re.compile(
    r"\\'([0-9A-Fa-f]{2})|\\u(-?[0-9]{1,6}) ?\??|\\([a-z]{1,32})(?:-?[0-9]{1,10})? ?|\\([^a-z])|([{}])|([^\\{}]+)"
)
_RTF_UNREAD = ("fonttbl", "colortbl", "stylesheet", "info", "pict", "generator", "listtable", "filetbl")
"""Groups of RTF that are not text."""


def plain(text: str) -> str:
    """A text without tags, line breaks and unprintable characters, of bounded length."""
    if text.lstrip().startswith(_RTF):
        text = _out_of_rtf(text.lstrip())
    text = _HTML.sub(" ", _NAMED.sub(lambda found: html.unescape(found.group()), _HTML.sub(" ", text)))
    if not text.isprintable():
        text = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(text.split())[:MOST_LETTERS].strip()


def _out_of_rtf(text: str) -> str:
    """The words of an RTF text, without control words and groups of fonts and colours."""
    found: list[str] = []
    depth, unread = 0, 0
    for part in _RTF_PART.finditer(text):
        byte, number, order, sign, brace, words = part.groups()
        if brace:
            depth += 1 if brace == "{" else -1
            unread = unread if depth >= unread else 0
        elif unread:
            continue
        elif order in _RTF_UNREAD or sign == "*":
            unread = depth
        elif order:
            found.append(" " if order in ("par", "line", "tab", "cell", "row") else "")
        else:
            found.append(_rtf_letter(byte, number, sign) or words or "")
    return "".join(found)


def _rtf_letter(byte: str | None, number: str | None, sign: str | None) -> str:
    if byte:
        return bytes.fromhex(byte).decode(_WESTERN, "replace")
    if number:
        return chr(int(number) % 0x10000)
    return sign if sign in ("\\", "{", "}") else " " if sign else ""


def folded(text: str) -> str:
    """A text in lower case, without accents and with plain punctuation, for finding names."""
    bare = text.lower().replace("’", "'")
    if bare.isascii():
        return bare
    bare = unicodedata.normalize("NFKD", bare)
    return "".join(letter for letter in bare if not unicodedata.combining(letter))
