"""Rulebooks as HTML: every rule is an element with its id, and every mentioned id is a link to its rule."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from lanterne.words.rulebook import marked, rules

_ANCHOR = re.compile(r'<a id="([A-Z0-9-]+)">')
_MARKDOWN = MarkdownIt("commonmark").enable("table")


class Book(NamedTuple):
    """A rulebook: its title, the rest as HTML, and the plain text of each rule by id."""

    title: str
    html: str
    rules: dict[str, str]


@cache
def book(game: str, language: str) -> Book:
    """The rulebook of a registered game."""
    known = rules(game, language)
    tokens = _MARKDOWN.parse(marked(game, language))
    heading, rest = tokens[:3], tokens[3:]
    assert heading[0].tag == "h1", f"the rulebook of {game} begins with its title"
    texts = {name: _plain(_MARKDOWN.parse(text)).removeprefix(name).strip() for name, text in known.items()}
    return Book(_plain(heading), _html(rest, game, known), texts)


def rule(game: str, language: str, name: str) -> str | None:
    """One rule as HTML, with the examples and tables that belong to it; None if there is no rule with this id."""
    known = rules(game, language)
    return _html(_MARKDOWN.parse(known[name]), game, known) if name in known else None


def _plain(tokens: list[Token]) -> str:
    """The text without markup."""
    lines = [
        "".join(" " if child.type == "softbreak" else child.content for child in token.children or ())
        for token in tokens
        if token.type == "inline"
    ]
    return " ".join(lines).strip()


def _html(tokens: list[Token], game: str, known: dict[str, str]) -> str:
    for before, token in pairwise(tokens):
        if token.type != "inline" or not token.children:
            continue
        found = _ANCHOR.fullmatch(token.children[0].content)
        if found:
            before.attrSet("id", found[1])
            before.attrSet("class", "rule")
            token.children = token.children[2:]
        token.children = [each for child in token.children for each in _linked(child, game, known)]
    rendered: str = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    return rendered


def _linked(token: Token, game: str, known: dict[str, str]) -> Iterator[Token]:
    """The token, in pieces if its text mentions rules."""
    if token.type != "text":
        yield token
        return
    for piece in re.split(r"\b([A-Z]{2,3}-[A-Z][A-Z0-9]{1,2}-[0-9]+)\b", token.content):
        text = Token("text", "", 0, content=piece)
        if piece in known:
            yield Token("link_open", "a", 1, attrs={"href": f"/rules/{game}#{piece}"})
            yield text
            yield Token("link_close", "a", -1)
        elif piece:
            yield text
