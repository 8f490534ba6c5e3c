"""Whether packs fit their game, and what they change in it, for people who want to know before they play."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from lanterne import registry
from lanterne.engine import Box, SearchDice
from lanterne.languages import LANGUAGES
from lanterne.packs import Pack, PackError, all_of, base, in_full, packs_in, with_packs
from lanterne.packs.overlay import Change, changes
from lanterne.words import Words, words_for
from lanterne.words.checks import WordsFlaw, flaws_as_written
from lanterne.words.lexicon import sources
from lanterne.words.messages import hyphened, kinds

DECISIONS_TRIED = 1000


class PackSummary(NamedTuple):
    """What a pack is and changes, in a language: the names of what it replaces and what it adds."""

    name: str
    title: str
    summary: str
    author: str
    replaces: tuple[str, ...]
    adds: tuple[str, ...]


def sound(name: str) -> str:
    """The full name of a game, having checked that its packs fit and have all their words; without packs, its name.
    Raises PackError."""
    if base(name) == name:
        return registry.box(name).name
    if base(name) not in registry.GAMES:
        packs, games = ", ".join(packs_in(name)), ", ".join(registry.GAMES)
        raise PackError("flaw-pack-no-such-game", pack=packs, name=base(name), games=games)
    full = in_full(name)
    for pack in all_of(full):
        _must_be_sound(with_packs(base(full), (pack.full_name,)), pack)
    registry.box(full)
    return full


def _must_be_sound(name: str, pack: Pack) -> None:
    flaw = _flaw(name, pack.name)
    if flaw:
        raise flaw.with_traceback(None)


@cache
def _flaw(full_name: str, pack: str) -> PackError | None:
    """What is wrong with a game with one pack, first its data, then its words."""
    try:
        box = registry.box(full_name)
    except PackError as flaw:
        return flaw
    known = _of_words(registry.box(base(full_name)))
    new = next((flaw for flaw in _of_words(box) if flaw not in known), None)
    return PackError(new.reason, file=new.language, pack=pack) if new else None


def _of_words(box: Box[Any]) -> list[WordsFlaw]:
    texts = {str(language): sources(box.name, language) for language in LANGUAGES}
    return flaws_as_written(box, texts, registry.bots(box.name))


def tried(name: str) -> None:
    """Let bots play a game with packs for a while: some faults show only in play. Raises PackError."""
    box = registry.box(name)
    seats = box.seats_with()[0]
    bots = [registry.bot(name, "random")(f"try {seat}") for seat in range(seats)]
    try:
        playing = box.new(seats, SearchDice(1), simulation=True)
        for _ in range(DECISIONS_TRIED):
            if playing.over:
                break
            seat = playing.asked[0]
            playing.play(seat, bots[seat].choose(box.view(playing.state, seat)))
    except Exception as error:
        raise PackError("flaw-pack-breaks", pack=", ".join(packs_in(name)), error=repr(error)) from error


def told(name: str, language: str) -> tuple[PackSummary, ...]:
    """What the packs of a game are and change, in order. Raises Flaw."""
    words = words_for(registry.box(name), language)
    done = changes(name)
    return tuple(
        PackSummary(
            pack.name,
            pack.title[language],
            pack.summary[language],
            pack.author,
            _names(words, (change for change in done if change.pack == pack.name and change.replaces)),
            _names(words, (change for change in done if change.pack == pack.name and not change.replaces)),
        )
        for pack in all_of(name)
    )


def _names(words: Words, done: Iterable[Change]) -> tuple[str, ...]:
    """The names of entries. A quest and the row that lists it have the same name, listed once."""
    return tuple(dict.fromkeys(_named(change, words) for change in done))


def _named(change: Change, words: Words) -> str:
    """The name of an entry: the words for its thing, if the game has any, else its id with its file."""
    table = change.file.partition("/")[0].removesuffix(".json")
    found = [kind for kind in kinds(words.box).values() if change.entry in kind.names]
    if not found:
        return f"{change.entry} ({change.file})"
    kind = next((kind for kind in found if table.startswith(hyphened(kind.kind))), found[0])
    return words.thing(kind, kind.names.index(change.entry))
