"""A lexicon: the messages of one language, read from Fluent files."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from lanterne.engine import borrowed, package
from lanterne.engine.packs import all_of, base

Language: TypeAlias = Literal["en", "fr"]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
"""The languages, the one to fall back to first."""


KEPT = 1 << 16
"""So many sentences are kept ready: putting one together takes a hundred times as long as finding it."""

SIGNS = range(0xE000, 0xF900)
"""Characters that no language uses; they hold the places where something is put into a sentence."""

NUMBERED = re.compile(r"(.+)-(\d+)([a-z][a-z0-9]*)?")
"""An id whose last part is a number, or begins with one."""


PACK = "pack "
"""What the name of a file of a pack begins with: its messages may replace those of the game."""


BORROWED = "borrowed from "
"""What the name of a file of another game begins with: not all of its messages are needed here."""


class WordsError(Exception):
    """A message that is missing or does not fit what it is given, with a sentence."""


def sources(game: str, language: str) -> dict[str, str]:
    """The files of a language by name: the common words, then those of the game, those it borrows, and those of its
    packs."""
    common = files("lanterne.words").joinpath("locale")
    own = files(package(game)).joinpath("locale")
    found = _read(common, language, "words/") | _read(own, language, f"{base(game)}/")
    for lender, file in borrowed(game):
        text = files(package(lender)).joinpath("locale", f"{file}.{language}.ftl").read_text("utf-8")
        found[f"{BORROWED}{lender}/{file}"] = text
    for pack in all_of(game):
        found |= {f"{PACK}{pack.name}/{name}": text for name, text in pack.words(language).items()}
    return found


def _read(folder: Traversable, language: str, prefix: str) -> dict[str, str]:
    found = sorted(
        (file for file in folder.iterdir() if f".{file.name}".endswith(f".{language}.ftl")), key=lambda file: file.name
    )
    return {prefix + file.name: file.read_text("utf-8") for file in found}


class Lexicon:
    """The messages of one language. `flaws` are sentences about what could not be read.

    `uses` gives for each message and term, by id, the variables of its value and of everything it refers to; for an
    attribute under `id.attribute`. `refers` gives the messages and terms it refers to itself, `calls` the terms with
    the names of what each is given. `borrowed` are the messages that stand in files of another game.
    """

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self.flaws: list[str] = []
        self.patterns: dict[str, ast.Pattern] = {}
        self.attributes: dict[str, tuple[str, ...]] = {}
        self.borrowed: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        for name, text in sources.items():
            try:
                resource = _parsed(text)
            except RecursionError:
                self.flaws.append(f"{name}: it is nested too deeply")
                continue
            self._bundle.add_resource(resource, allow_overrides=name.startswith(PACK))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    self.flaws.append(f"{name}: cannot be read: {(entry.content or '').strip()!r}")
                elif isinstance(entry, ast.Message | ast.Term):
                    self._enter(name, entry)
        within = {key: _within(pattern) for key, pattern in self.patterns.items()}
        self.refers = {key: found.refers for key, found in within.items()}
        self.calls = {key: found.calls for key, found in within.items()}
        self._own = {key: found.variables for key, found in within.items()}
        self._said: dict[tuple[str | int | None, ...], tuple[str, ...]] = {}
        self.uses: dict[str, frozenset[str]] = {}
        for key in self.patterns:
            self._gather_variables(key)
        self._decide = frozenset(name for found in within.values() for name in found.deciding)

    def _enter(self, file: str, entry: ast.Message | ast.Term) -> None:
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if key in self.attributes and not file.startswith(PACK):
            self.flaws.append(f"{file}: {key} stands there twice")
        self.attributes[key] = tuple(attribute.id.name for attribute in entry.attributes)
        if file.startswith(BORROWED):
            self.borrowed.add(key)
        if entry.value is not None:
            self.patterns[key] = entry.value
        for attribute in entry.attributes:
            self.patterns[f"{key}.{attribute.id.name}"] = attribute.value

    def _gather_variables(self, wanted: str) -> None:
        """Find the variables of a message and of all it refers to, each once, however far that leads."""
        inside: dict[str, None] = {}  # the messages through which we came, in order
        waiting = [wanted]
        while waiting:
            key = waiting[-1]
            others = [each for each in self.refers[key] if each in self.patterns and not each.startswith("-")]
            if key in self.uses:
                waiting.pop()
            elif key not in inside:
                inside[key] = None
                self.flaws += [f"{each} refers to itself" for each in others if each in inside]
                waiting += [each for each in others if each not in inside]  # a term has variables of its own
            else:
                waiting.pop()
                del inside[key]
                told = (self.uses.get(each, frozenset()) for each in others)
                self.uses[key] = self._own[key].union(*told)

    def found(self, key: str) -> tuple[str, int | None]:
        """Where the words of `id` or `id.attribute` stand. Those of `foe-orc-3` may stand under `foe-orc`, and those of
        `square-3b2` under `square-b2`, if that is given a `$number`; then the number is told as well."""
        name, dot, attribute = key.partition(".")
        if name not in self.attributes and (numbered := NUMBERED.fullmatch(name)):
            shared = f"{numbered[1]}-{numbered[3]}" if numbered[3] else numbered[1]
            if "number" in self.uses.get(shared, ()):
                return f"{shared}{dot}{attribute}", int(numbered[2])
        return key, None

    def say(self, key: str, value_of: Callable[[str], str | int]) -> str:
        """The words of `id` or `id.attribute`; `value_of` is asked for each variable it uses, but for the number that
        the id ends with if things share a message.

        Raises WordsError if there is no such message, if it cannot be put together, and if `value_of` does.
        """
        asked, (key, number) = key, self.found(key)
        if key not in self.patterns:
            raise WordsError(f"{asked} is missing in {self.language!r}")
        own = {} if number is None else {"number": number}
        given = {name: own[name] if name in own else value_of(name) for name in self.uses[key]}
        gaps = {name: value for name, value in given.items() if type(value) is str and name not in self._decide}
        kept = (key, *[None if name in gaps else value for name, value in given.items()])
        parts = self._said.get(kept)
        if parts is None:
            parts = self._with_gaps(key, given, tuple(gaps))
            if len(self._said) >= KEPT:
                self._said.clear()
            self._said[kept] = parts
        return "".join([gaps[part] if place % 2 else part for place, part in enumerate(parts)])

    def _with_gaps(self, key: str, given: dict[str, str | int], gaps: tuple[str, ...]) -> tuple[str, ...]:
        """The words with gaps for the variables that are only written out; every second part is the name of one. So a
        sentence is put together once for all that it can be about."""
        if not gaps:
            return (self._put_together(key, given),)
        stays = {str(value) for name, value in given.items() if name not in gaps}
        free = (sign for sign in map(chr, SIGNS) if not any(sign in value for value in stays))
        signs = dict(zip(free, gaps, strict=False))
        words = self._put_together(key, given | {name: sign for sign, name in signs.items()})
        parts = re.split(f"([{''.join(signs)}])", words)
        return tuple(signs[part] if place % 2 else part for place, part in enumerate(parts))

    def _put_together(self, key: str, given: dict[str, str | int]) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        words, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise WordsError(f"{key} in {self.language!r}: {errors[0]}")
        return str(words)


@lru_cache(maxsize=256)
def _parsed(text: str) -> Any:
    """A file, read once: a game with packs has all words of the game."""
    return FluentResource(text)


class _Within(NamedTuple):
    """What is found in a pattern: the messages and terms it refers to, the terms with the names of what each is given,
    its variables, and those by which something is chosen or which are handed on."""

    refers: frozenset[str]
    calls: tuple[tuple[str, frozenset[str]], ...]
    variables: frozenset[str]
    deciding: frozenset[str]


@lru_cache(maxsize=KEPT)
def _within(pattern: ast.Pattern) -> _Within:
    """Looked through once: a game with packs has all words of the game."""
    nodes = list(_nodes(pattern))
    return _Within(
        frozenset(_references(nodes)),
        tuple(_calls(nodes)),
        frozenset(_variables(nodes)),
        frozenset(_deciding(nodes)),
    )


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
    """What is written in a pattern and in each of its variants, with a letter wherever something is put in."""
    for part in (pattern, *(node.value for node in _nodes(pattern) if isinstance(node, ast.Variant))):
        yield "".join(each.value if isinstance(each, ast.TextElement) else "x" for each in part.elements)
