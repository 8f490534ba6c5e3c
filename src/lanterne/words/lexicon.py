"""A lexicon: the messages of one language, read from Fluent files."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from lanterne.errors import LanterneError
from lanterne.languages import LANGUAGES as LANGUAGES
from lanterne.languages import Language as Language
from lanterne.packs import all_of, base
from lanterne.packs.packages import borrowed, package
from lanterne.scene import Say
from lanterne.words.entries import Part, cut_up, read

KEPT = 1 << 16
"""How many sentences are cached: formatting one takes a hundred times as long as finding it."""

SIGNS = range(0xE000, 0xF900)
"""Characters that no language uses; they mark the places where something is put into a sentence."""

NUMBERED = re.compile(r"(.+)-(\d+)([a-z][a-z0-9]*)?")
"""An id whose last part is a number, or begins with one."""


PACK = "pack "
"""The prefix of the name of a pack's file: its messages may replace those of the game."""


BORROWED = "borrowed from "
"""The prefix of the name of another game's file: not all of its messages are needed here."""


class WordsError(LanterneError):
    """A message is missing or does not fit its arguments; with a sentence."""


def sources(game: str, language: str) -> dict[str, str]:
    """The files of a language by name: the common words, then those of the game, those it borrows, and those of its
    packs."""
    own = files(package(game)).joinpath("locale")
    found = common(language) | _read(own, language, f"{base(game)}/")
    for lender, file in borrowed(game):
        text = files(package(lender)).joinpath("locale", f"{file}.{language}.ftl").read_text("utf-8")
        found[f"{BORROWED}{lender}/{file}"] = text
    for pack in all_of(game):
        found |= {f"{PACK}{pack.name}/{name}": text for name, text in pack.words(language).items()}
    return found


def common(language: str) -> dict[str, str]:
    """The files of a language by name that belong to no game."""
    return _read(files("lanterne.words").joinpath("locale"), language, "words/")


def _read(folder: Traversable, language: str, prefix: str) -> dict[str, str]:
    found = sorted(
        (file for file in folder.iterdir() if f".{file.name}".endswith(f".{language}.ftl")), key=lambda file: file.name
    )
    return {prefix + file.name: file.read_text("utf-8") for file in found}


class Needs(NamedTuple):
    """What is needed to format a message: its variables and those of everything it refers to, and which of them select
    a variant."""

    variables: frozenset[str]
    deciding: frozenset[str]


class Lexicon:
    """The messages of one language. Each is parsed when it is first needed; `lanterne.words.checks` parses them all.

    `borrowed` are the messages from files of another game. `fallbacks` are, for messages that may be missing, those to
    use instead, best first.
    """

    def __init__(
        self, language: str, sources: Mapping[str, str], fallbacks: Mapping[str, tuple[str, ...]] | None = None
    ) -> None:
        self.language = language
        self.fallbacks = fallbacks or {}
        self.borrowed: set[str] = set()
        self._sources = sources
        self._texts: dict[str, str] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._needs: dict[str, Needs] = {}
        self._said: dict[tuple[str | int | None, ...], tuple[str, ...]] = {}
        for file, text in sources.items():
            for name, entry in cut_up(text):
                if name and (name not in self._texts or (file.startswith(PACK) and read(entry).parts)):
                    self._texts[name] = entry
                if name and file.startswith(BORROWED):
                    self.borrowed.add(name)

    # --- saying -------------------------------------------------------------------------------------------------------

    def part(self, key: str) -> Part | None:
        """The parsed `id` or `id.attribute`; None if there is none."""
        name, _, attribute = key.partition(".")
        text = self._texts.get(name)
        return read(text).parts.get(attribute) if text is not None else None

    def needs(self, key: str) -> Needs | None:
        """What is needed to format `id` or `id.attribute`; None if there is no such message."""
        found = self._needs.get(key)
        if found is None and self.part(key) is not None:
            found = self._needs[key] = self._gathered(key)
        return found

    def _gathered(self, wanted: str) -> Needs:
        """Collect what a message and everything it refers to need, each once. Fluent knows them from here on."""
        variables: set[str] = set()
        deciding: set[str] = set()
        own, terms = {wanted: None}, dict[str, None]()  # in order; a term has variables of its own
        for reached in (own, terms):
            waiting = list(reached)
            while waiting:
                key = waiting.pop()
                part = self.part(key)
                if part is None:
                    continue
                self._bundle.add_resource(read(self._texts[key.partition(".")[0]]).resource)
                deciding |= part.deciding
                if reached is own:
                    variables |= part.variables
                for other in part.refers:
                    among = own if reached is own and not other.startswith("-") else terms
                    if other not in among:
                        among[other] = None
                        waiting += [other] if among is reached else []
        return Needs(frozenset(variables), frozenset(deciding))

    def found(self, key: str) -> tuple[str, int | None]:
        """The message for `id` or `id.attribute`. That of `foe-orc-3` may be `foe-orc`, and that of `square-3b2` may be
        `square-b2`, if it takes a `$number`; then the number is returned too. A missing message is replaced by the
        first of its `fallbacks` that exists."""
        name, dot, attribute = key.partition(".")
        if name in self._texts:
            return key, None
        if numbered := NUMBERED.fullmatch(name):
            shared = f"{numbered[1]}-{numbered[3]}" if numbered[3] else numbered[1]
            needs = self.needs(shared)
            if needs is not None and "number" in needs.variables:
                return f"{shared}{dot}{attribute}", int(numbered[2])
        other = next((each for each in self.fallbacks.get(name, ()) if each in self._texts), name)
        return f"{other}{dot}{attribute}", None

    def say(self, key: str, value_of: Callable[[str], str | int]) -> str:
        """The words of `id` or `id.attribute`. `value_of` is called for each variable it uses, except for the number at
        the end of the id if things share a message.

        Raises WordsError if there is no such message or it cannot be formatted, and if `value_of` does.
        """
        asked, (key, number) = key, self.found(key)
        needs = self.needs(key)
        if needs is None:
            raise WordsError(f"{asked} is missing in {self.language!r}")
        own = {} if number is None else {"number": number}
        given = {name: own[name] if name in own else value_of(name) for name in needs.variables}
        gaps = {name: value for name, value in given.items() if type(value) is str and name not in needs.deciding}
        kept = (key, *[None if name in gaps else value for name, value in given.items()])
        parts = self._said.get(kept)
        if parts is None:
            parts = self._with_gaps(key, given, tuple(gaps))
            if len(self._said) >= KEPT:
                self._said.clear()
            self._said[kept] = parts
        return "".join([gaps[part] if place % 2 else part for place, part in enumerate(parts)])

    def _with_gaps(self, key: str, given: dict[str, str | int], gaps: tuple[str, ...]) -> tuple[str, ...]:
        """The words with gaps for the variables that are only inserted; every second part is the name of one. So a
        sentence is formatted once for everything it can be about."""
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

    # --- all of it, for checks ----------------------------------------------------------------------------------------

    @cached_property
    def _parts(self) -> dict[str, Part]:
        """Each parsed `id` and `id.attribute`."""
        return {
            f"{name}.{attribute}" if attribute else name: part
            for name, text in self._texts.items()
            for attribute, part in read(text).parts.items()
        }

    @cached_property
    def patterns(self) -> dict[str, ast.Pattern]:
        """The patterns of all messages and terms and of their attributes."""
        return {key: part.pattern for key, part in self._parts.items()}

    @cached_property
    def attributes(self) -> dict[str, tuple[str, ...]]:
        """The names of the attributes of each message and term."""
        parts = {name: read(text).parts for name, text in self._texts.items()}
        return {name: tuple(filter(None, found)) for name, found in parts.items() if found}

    def repeats(self, key: str, other: str) -> bool:
        """Whether a message is nothing but a reference to another: `key = { other }`."""
        match self.patterns[key].elements if key in self.patterns else []:
            case [ast.Placeable(expression=ast.MessageReference())]:
                return self.refers[key] == {other}
        return False

    @cached_property
    def refers(self) -> dict[str, frozenset[str]]:
        """The messages and terms that each refers to directly."""
        return {key: part.refers for key, part in self._parts.items()}

    @cached_property
    def calls(self) -> dict[str, tuple[tuple[str, frozenset[str]], ...]]:
        """The terms in each, with the names of their arguments."""
        return {key: part.calls for key, part in self._parts.items()}

    @cached_property
    def uses(self) -> dict[str, frozenset[str]]:
        """The variables of each and of everything it refers to."""
        return {key: self._gathered(key).variables for key in self._parts}

    @cached_property
    def flaws(self) -> list[Say]:
        """Entries that cannot be parsed, occur twice, or refer to themselves."""
        found: list[Say] = []
        known: set[str] = set()
        for file, text in self._sources.items():
            for name, entry in cut_up(text):
                parsed = read(entry)
                found += [Say("flaw-word-file", {"file": file, "reason": flaw}) for flaw in parsed.flaws]
                if parsed.parts and name in known and not file.startswith(PACK):
                    found.append(Say("flaw-word-file", {"file": file, "reason": Say("flaw-word-twice", {"key": name})}))
                known |= {name} if parsed.parts else set()
        return [*found, *self._circles()]

    def _circles(self) -> Iterator[Say]:
        done: set[str] = set()
        for wanted in self.refers:
            inside: dict[str, None] = {}  # the messages on the way here, in order
            waiting = [wanted]
            while waiting:
                key = waiting[-1]
                if key in done:
                    waiting.pop()
                elif key in inside:
                    del inside[key]
                    done.add(key)
                else:
                    inside[key] = None
                    others = [each for each in self.refers[key] if each in self.refers and not each.startswith("-")]
                    yield from (Say("flaw-word-itself", {"key": each}) for each in others if each in inside)
                    waiting += [each for each in others if each not in inside]
