"""The manifest: everything a game gives, in one place.

A game's package has one, called `GAME`. Reading it top to bottom tells what the game consists of; nothing else is
looked up in the package but files (`locale`, `rulebook`, `lessons`, `content`, `icons.txt`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from lanterne.engine import BotMaker, Box, Call, EventRecord, State, View
from lanterne.scene import Say, Scene
from lanterne.scene.imported import ImportedPack

S = TypeVar("S", bound=State)

SayIn: TypeAlias = Mapping[str, Callable[[Say], str]]
"""For each language, a function that puts words into it."""


@dataclass(frozen=True, kw_only=True)
class Looks(Generic[S]):
    """What people see and read of a game. Notes and foresight are optional."""

    scene: Callable[[View[S]], Scene]
    """What the table looks like to the view's seat, without the mark at its own place."""
    account: Callable[[S, int], tuple[Say, ...]]
    """At the end: what a seat's place rests on."""
    turning_points: Callable[[S, Iterable[EventRecord]], tuple[Say, ...]]
    """At the end: what decided the game, from everything that happened in it."""
    warning: Callable[[View[S], Call], Say | None]
    """A word before an answer that the seat might regret; None if there is nothing to say."""
    notes: Callable[[View[S]], Mapping[Call, tuple[Say, ...]]] | None = None
    """What would come of an answer, in a few words beside it."""
    foresee: Callable[[View[S], Call], tuple[Say, ...]] | None = None
    """What a combined answer would lead to as far as the seat can tell. It may take a while."""


@dataclass(frozen=True, kw_only=True)
class Importing:
    """How a game makes packs of files that people bring along."""

    read: Callable[[bytes, SayIn], ImportedPack]
    """The pack made from a file's bytes. Raises ImportRefused."""
    endings: tuple[str, ...]
    """What the names of such files end with."""
    read_all: Callable[[Sequence[tuple[str, bytes]], str, SayIn], ImportedPack] | None = None
    """The pack made from several such files, by name, and what their folder or archive is called. Raises
    ImportRefused."""
    hint: Say
    """What such files are, in words."""


@dataclass(frozen=True, kw_only=True)
class Quests(Generic[S]):
    """Quests that can be exported and tried out by bots, one at a time (`lanterne quest`)."""

    file: Callable[[str], bytes]
    """The quest of this name as a file that Lanterne reads again."""
    heroscribe: Callable[[str, Callable[[Say], str]], bytes]
    """The same as HeroScribe would save it, with its texts in one language."""
    tale: Callable[[S], Any]
    """What became of a single quest that is over."""
    has_come: Callable[[S, int], bool]
    """In a campaign: whether the party stands before the quest of this number, from 1, for the first time."""
    by_itself: Callable[[S], S]
    """The quest before which a campaign's party stands, as a game of its own."""
    told: Callable[[str, Sequence[Any]], list[Say]]
    """The tales of many tries of the quest of this name, in a few sentences."""


@dataclass(frozen=True, kw_only=True)
class Manifest(Generic[S]):
    """Everything that makes a game. Box, looks and bots every game has; the rest only some."""

    box: Box[S]
    """How it is played, who can sit down, how positions are made: what the engine needs."""
    looks: Looks[S]
    bots: Mapping[str, BotMaker]
    """The game's own bots, by name."""
    importing: Importing | None = None
    quests: Quests[S] | None = None
