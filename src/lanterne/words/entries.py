"""The entries of Fluent files, one by one: messages and terms, and what is found in their patterns.

Parsing a whole file takes long, and of a thousand messages an evening needs few. The first line of an entry cannot be
mistaken for any other line, so a file is split quickly and each entry parsed when it is needed.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

from lanterne.scene import Say

KEPT = 1 << 15
"""How many parsed entries are cached: other lexicons have the same ones."""

BEGINS = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""How the first line of an entry begins: with its id."""


class Part(NamedTuple):
    """The value of an entry, or one of its attributes: the pattern, and what is found in it. That is the messages and
    terms it `refers` to, the terms it `calls` with the names of what each is given, its `variables`, and the `deciding`
    ones among them, which select a variant or are passed on."""

    pattern: ast.Pattern
    refers: frozenset[str]
    calls: tuple[tuple[str, frozenset[str]], ...]
    variables: frozenset[str]
    deciding: frozenset[str]


class Entry(NamedTuple):
    """A parsed message or term: as Fluent takes it; its `parts`, the value under "" and attributes under their names;
    and `flaws`, what could not be parsed."""

    resource: Any
    parts: dict[str, Part]
    flaws: tuple[Say, ...]


NOTHING = Entry(None, {}, ())


def cut_up(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file, each with its id; first, without an id, what comes before them."""
    lines = text.replace("\r\n", "\n")
    starts = [(found[1], found.start()) for found in BEGINS.finditer(lines)]
    ends = [start for _, start in starts] + [len(lines)]
    yield "", lines[: ends[0]]
    for (name, start), end in zip(starts, ends[1:], strict=True):
        yield name, lines[start:end]


@lru_cache(maxsize=KEPT)
def read(text: str) -> Entry:
    """Parse the text of an entry."""
    try:
        resource: Any = FluentResource(text)
    except RecursionError:
        return NOTHING._replace(flaws=(Say("flaw-data-deep"),))
    parts: dict[str, Part] = {}
    flaws: list[Say] = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            flaws.append(Say("flaw-word-junk", {"text": repr((entry.content or "").strip())}))
        elif isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                parts[""] = _part(entry.value)
            parts |= {attribute.id.name: _part(attribute.value) for attribute in entry.attributes}
    return Entry(resource, parts, tuple(flaws))


def _part(pattern: ast.Pattern) -> Part:
    nodes = list(_nodes(pattern))
    variables, deciding = frozenset(_variables(nodes)), frozenset(_deciding(nodes))
    return Part(pattern, frozenset(_references(nodes)), tuple(_calls(nodes)), variables, deciding)


def _nodes(node: Any) -> Iterator[ast.BaseNode]:
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if isinstance(each, ast.BaseNode):
            yield each
            waiting += reversed(vars(each).values())
        elif isinstance(each, list):
            waiting += reversed(each)


def _variables(nodes: Iterable[ast.BaseNode]) -> Iterator[str]:
    return (node.id.name for node in nodes if isinstance(node, ast.VariableReference))


def _deciding(nodes: Iterable[ast.BaseNode]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.SelectExpression):
            yield from _variables(_nodes(node.selector))
        elif isinstance(node, ast.CallArguments):
            yield from _variables(_nodes(node))


def _references(nodes: Iterable[ast.BaseNode]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.MessageReference | ast.TermReference):
            dash = "-" if isinstance(node, ast.TermReference) else ""
            yield f"{dash}{node.id.name}" + (f".{node.attribute.name}" if node.attribute else "")


def _calls(nodes: Iterable[ast.BaseNode]) -> Iterator[tuple[str, frozenset[str]]]:
    for node in nodes:
        if isinstance(node, ast.TermReference):
            named = node.arguments.named if node.arguments else []
            yield f"-{node.id.name}", frozenset(argument.name.name for argument in named)


def plain_texts(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern and of each of its variants, with a letter in place of each placeable."""
    for part in (pattern, *(node.value for node in _nodes(pattern) if isinstance(node, ast.Variant))):
        yield "".join(each.value if isinstance(each, ast.TextElement) else "x" for each in part.elements)
