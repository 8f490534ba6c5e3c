"""The rulebook of a game, whole or rule by rule."""

import re
from functools import cache
from importlib.resources import files

from lanterne.packs.packages import package

_ANCHOR = re.compile(r'<a id="([^"]*)"></a>')


@cache
def marked(game: str, language: str) -> str:
    """The whole book, in Markdown, with an anchor `<a id="…"></a>` before each rule."""
    return files(package(game)).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")


def rulebook(game: str, language: str) -> str:
    """The whole book, in Markdown."""
    return _ANCHOR.sub("", marked(game, language))


@cache
def rules(game: str, language: str) -> dict[str, str]:
    """The rules by id, each with the examples and tables that belong to it: up to the next rule or heading."""
    parts = _ANCHOR.split(marked(game, language))
    return {
        name: re.split(r"^#", text, maxsplit=1, flags=re.MULTILINE)[0].strip()
        for name, text in zip(parts[1::2], parts[2::2], strict=True)
    }
