"""A phrasebook for what checks say about people's files.

Checks of data, and the libraries beneath them, speak English: one sentence that names the file, the entry and the
reason. Whoever made the file reads it in their own language. The files in `flaws`, and `locale/flaws.*.ftl` of games,
have the same messages in each language. A sentence is looked up by its English words; what stands in its gaps, a place
or a reason, may be a phrase in turn. What is in no phrasebook stays English.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from lanterne.languages import LANGUAGES

LONGEST = 600
"""So much of a sentence is told; files from strangers may have long names in them."""
DEEPEST = 5
ONE_WORD = ("pack", "key", "field", "rule", "made", "number", "count")
"""The gaps in which there is no space."""


class Phrase(NamedTuple):
    """The English words as a pattern with named gaps, and what is said for it, with the same gaps."""

    english: re.Pattern[str]
    said: str


def in_language(sentence: str, language: str) -> str:
    """The sentence of a check in a language."""
    if len(sentence) > LONGEST:
        sentence = f"{sentence[: LONGEST - 2]}…."
    return sentence if language == LANGUAGES[0] else _said(sentence, language, 0)


def _said(sentence: str, language: str, depth: int) -> str:
    body = sentence.removesuffix(".")
    for phrase in phrases(language):
        found = phrase.english.fullmatch(body)
        if found and depth < DEEPEST:
            gaps = {name: _said(words, language, depth + 1) for name, words in found.groupdict().items()}
            return phrase.said.format(**gaps) + sentence[len(body) :]
    return sentence


@cache
def phrases(language: str) -> tuple[Phrase, ...]:
    """The phrases of a language: those with the most words of their own come first, and those that begin with them."""
    english, said = _messages(LANGUAGES[0]), _messages(language)
    both = [name for name in english if name in said and set(english[name][1::2]) >= set(said[name][1::2])]
    ordered = sorted(both, key=lambda name: (-sum(map(len, english[name][::2])), not english[name][0]))
    return tuple(Phrase(_pattern(english[name]), _with_gaps(said[name])) for name in ordered)


def _messages(language: str) -> dict[str, list[str]]:
    """The messages of the phrasebooks by id, each as words and the names of gaps in turn."""
    own = files("lanterne.words").joinpath("flaws")
    games = [game.joinpath("locale") for game in files("lanterne.games").iterdir() if game.is_dir()]
    found: dict[str, list[str]] = {}
    for file in sorted(own.iterdir(), key=lambda file: file.name):
        found |= _in_file(file) if file.name.endswith(f".{language}.ftl") else {}
    for folder in games:
        file = folder.joinpath(f"flaws.{language}.ftl")
        found |= _in_file(file) if file.is_file() else {}
    return found


def _in_file(file: Traversable) -> dict[str, list[str]]:
    entries = FluentParser().parse(file.read_text("utf-8")).body
    messages = {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}
    return {name: parts for name, value in messages.items() if (parts := _parts(value))}


def _parts(pattern: ast.Pattern) -> list[str]:
    """The words of a message and the names of its gaps in turn; none if it has anything else in it."""
    parts = [""]
    for each in pattern.elements:
        if isinstance(each, ast.TextElement):
            parts[-1] += each.value
        elif isinstance(each.expression, ast.VariableReference):
            parts += [each.expression.id.name, ""]
        else:
            return []
    return parts


def _pattern(parts: list[str]) -> re.Pattern[str]:
    first = parts[1] if not parts[0] else ""
    return re.compile(
        "".join(_gap(part, part == first) if place % 2 else re.escape(part) for place, part in enumerate(parts)),
        re.DOTALL,
    )


def _gap(name: str, first: bool) -> str:
    """A name at the beginning ends before a colon: what stands before one is the place of a reason."""
    names = r"\S" if name in ONE_WORD else "[^,:]" if name == "file" else "[^:]" if first and name != "reason" else "."
    return f"(?P<{name}>{names}+?)"


def _with_gaps(parts: list[str]) -> str:
    bare = (
        f"{{{part}}}" if place % 2 else part.replace("{", "{{").replace("}", "}}") for place, part in enumerate(parts)
    )
    return "".join(bare)
