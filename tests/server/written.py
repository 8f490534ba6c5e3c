"""Which messages code writes out: of the server in Python, of the page in TypeScript."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from lanterne.languages import LANGUAGES
from lanterne.words.checks import BADLY_SET
from lanterne.words.entries import plain_texts
from lanterne.words.flaws import say
from lanterne.words.lexicon import Lexicon

Written = dict[str, set[str]]
"""Messages with the names of their arguments; `auto-*` means all that begin so."""


def flaws(texts: Mapping[str, str], families: Mapping[str, set[str]]) -> list[str]:
    """What is wrong with a Fluent file, given by language, for code that writes out these messages."""
    lexicons = [Lexicon(language, {"text": texts[language]}) for language in LANGUAGES]
    found: list[str] = []
    for lexicon in lexicons:
        own = [say(flaw, "en") for flaw in lexicon.flaws]
        written = dict(_spelled_out(families, lexicon))
        own += [f"{key} is missing" for key in sorted(written.keys() - lexicon.patterns.keys())]
        own += [f"{key} is not used" for key in sorted(lexicon.patterns.keys() - _reached(lexicon, written))]
        for key, others in lexicon.refers.items():
            own += [f"{key} refers to {each}, which is missing" for each in others - lexicon.patterns.keys()]
        for key, given in written.items():
            own += [f"{key} is given ${name}, and does not use it" for name in given - lexicon.uses.get(key, given)]
            own += [f"{key} is not given ${name}" for name in lexicon.uses.get(key, given) - given]
        for key, pattern in lexicon.patterns.items():
            for text in plain_texts(pattern):
                if BADLY_SET[lexicon.language].search(text.replace("://", "")):  # an address has no spaces
                    own.append(f"{key} has wrong quotes or spaces: {text}")
        found += [f"{lexicon.language}: {flaw}" for flaw in own]
    return found


def _spelled_out(families: Mapping[str, set[str]], lexicon: Lexicon) -> Iterator[tuple[str, set[str]]]:
    for key, given in families.items():
        own = [each for each in lexicon.patterns if each.startswith(key[:-1])] if key.endswith("*") else []
        yield from ((each, given) for each in own or [key])


def _reached(lexicon: Lexicon, written: Mapping[str, set[str]]) -> set[str]:
    reached = set(written)
    new = set(reached)
    while new:
        new = {other for key in new for other in lexicon.refers.get(key, ())} - reached
        reached |= new
    return reached


# --- Python -----------------------------------------------------------------------------------------------------------

SAYING = ("RequestRefused", "Rejected", "sentence")
"""What is called with a message in second place and its arguments by name."""

_ID = re.compile(r"[a-z]+(-[a-z]+)+")


def in_python(source: str, name: str) -> Written:
    """The messages in a module. Raises ValueError for one that is not written out. `"a" if … else "b"` and
    `f"auto-{…}"` may stand for several, and `str(error)` for those that are raised, `raise ValueError("some-id")`."""
    found: Written = {}
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Raise(exc=ast.Call(func=ast.Name(id="ValueError"), args=[ast.Constant(value=str(raised))])):
                if _ID.fullmatch(raised):
                    found.setdefault(raised, set())
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in SAYING:
            continue
        messages = _messages(node.args[1]) if len(node.args) == 2 else None
        if messages is None or not all(each.arg for each in node.keywords):
            raise ValueError(f"{name}, line {node.lineno}: write the message and its arguments out")
        given = {str(each.arg).replace("_", "-") for each in node.keywords}
        for message in messages:
            if found.setdefault(message, given) != given:
                raise ValueError(f"{name}, line {node.lineno}: {message} is given something else elsewhere")
    return found


def _messages(written: ast.expr) -> list[str] | None:
    """The messages that an expression can be; None if that is unknown."""
    match written:
        case ast.Constant(value=str(message)):
            return [message]
        case ast.IfExp(body=ast.Constant(value=str(one)), orelse=ast.Constant(value=str(other))):
            return [one, other]
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue()]):
            return [f"{start}*"]
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id="error")]):
            return []
        case _:
            return None


def in_package(folder: Path) -> Written:
    """The messages in all modules of a folder and the folders in it."""
    found: Written = {}
    for file in sorted(folder.rglob("*.py")):
        # Where a refusal becomes words, its message is not written out.
        source = re.sub(r"sentence\(language, self\.message.*", "None", file.read_text("utf-8"))
        for message, given in in_python(source, file.name).items():
            if found.setdefault(message, given) != given:
                raise ValueError(f"{file.name}: {message} is given something else elsewhere")
    return found


# --- TypeScript -------------------------------------------------------------------------------------------------------

_CALL = re.compile(r"(?<![\w.$])t\(\s*")
_KEY = re.compile(r"""\s*(?:(?P<name>[\w$]+)|"(?P<quoted>[^"]+)")\s*""")


def in_typescript(source: str, name: str) -> Written:
    """The messages in calls `t("id")` and `t("id", { name: …, other })`. Raises ValueError for one that is not written
    out; a definition `function t(` is none."""
    found: Written = {}
    for call in _CALL.finditer(source):
        if re.search(r"function\s+$", source[: call.start()]):
            continue
        message = re.compile(r'"([a-zA-Z][\w.-]*)"\s*,?\s*').match(source, call.end())
        line = source.count("\n", 0, call.start()) + 1
        if message is None:
            raise ValueError(f'{name}, line {line}: write the message out, t("…")')
        given: set[str] = set()
        if source[message.end()] == "{":
            given = set(_keys(source, message.end()))
        elif source[message.end()] != ")":
            raise ValueError(f"{name}, line {line}: write what {message[1]} is given out, {{ name: … }}")
        if found.setdefault(message[1], given) != given:
            raise ValueError(f"{name}, line {line}: {message[1]} is given something else elsewhere")
    return found


def _keys(source: str, start: int) -> Iterator[str]:
    """The names in an object literal that begins here."""
    depth, at_key = 0, True
    place = start
    while place < len(source):
        sign = source[place]
        if sign in "\"'`" and not (at_key and depth == 1):
            place = source.index(sign, place + 1)
        elif sign in "{[(":
            depth += 1
        elif sign in "}])":
            depth -= 1
            if depth == 0:
                return
        elif depth == 1 and sign == ",":
            at_key = True
        elif depth == 1 and at_key and not sign.isspace():
            key = _KEY.match(source, place)
            assert key is not None, f"no name at {source[place : place + 30]!r}"
            yield key["name"] or key["quoted"]
            at_key = False
            place = key.end() - 1
        place += 1


def in_page(folder: Path) -> Written:
    """The messages in all scripts of a folder and the folders in it."""
    found: Written = {}
    for file in sorted([*folder.rglob("*.ts"), *folder.rglob("*.tsx")]):
        if ".test." in file.name:
            continue
        for message, given in in_typescript(file.read_text("utf-8"), file.name).items():
            if found.setdefault(message, given) != given:
                raise ValueError(f"{file.name}: {message} is given something else elsewhere")
    return found
