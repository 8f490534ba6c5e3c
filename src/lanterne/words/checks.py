"""Checks that a game's words are complete: nothing missing, nothing unused, nothing that does not fit."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from lanterne.engine import NUMBER, SEATS, TEXT, Box, Ids
from lanterne.languages import LANGUAGES
from lanterne.scene import Say
from lanterne.words.entries import plain_texts
from lanterne.words.lexicon import Lexicon, WordsError
from lanterne.words.messages import EXPLAINING, Gifts, Given, fallbacks, hyphened, kinds, needed, split
from lanterne.words.words import Names, Words

BADLY_SET = {
    "en": re.compile(r"[\"']|“ | ”"),
    "fr": re.compile(r"[\"']|[^\u00a0][:;!?»]|«[^\u00a0]"),
}
"""Straight quotes; in French, punctuation without its non-breaking space."""

LEFT_OVER = re.compile(r"[{}$]|\?\?\?|  |^\s|\s$|^$| [.,]")
"""What a finished sentence never has."""


class WordsFlaw(NamedTuple):
    """What is wrong with the words of a language."""

    language: str
    reason: Say


def flaws(box: Box[Any], texts: Mapping[str, Mapping[str, str]], bots: Iterable[str]) -> list[WordsFlaw]:
    """What is wrong with the words of a game; empty if all is well.

    `texts` are the Fluent files by language and name; `bots` the names of the bots that play the game. Messages are
    rendered, with every value of every argument, only once nothing else is wrong.
    """
    wanted = needed(box, bots)
    found = _as_written(box, texts, wanted)
    return found or [
        WordsFlaw(language, flaw) for language in LANGUAGES for flaw in _unsayable(box, language, texts, wanted)
    ]


def flaws_as_written(box: Box[Any], texts: Mapping[str, Mapping[str, str]], bots: Iterable[str]) -> list[WordsFlaw]:
    """The same without rendering, which takes long."""
    return _as_written(box, texts, needed(box, bots))


def _as_written(box: Box[Any], texts: Mapping[str, Mapping[str, str]], wanted: Mapping[str, Gifts]) -> list[WordsFlaw]:
    lexicons = [Lexicon(language, texts[language], fallbacks(box)) for language in LANGUAGES]
    found: list[WordsFlaw] = []
    for lexicon in lexicons:
        own = [*lexicon.flaws, *_missing(lexicon, wanted), *_left_over(lexicon, wanted), *_unfit(lexicon, wanted, box)]
        own += [*_needless(lexicon), *_badly_set(lexicon)]
        found += [WordsFlaw(lexicon.language, flaw) for flaw in own]
    found += _differences(*lexicons)
    found += _idle_forms(lexicons, box)
    return found


def _missing(lexicon: Lexicon, wanted: Mapping[str, Gifts]) -> Iterator[Say]:
    for key in wanted:
        if lexicon.found(key)[0] not in lexicon.patterns:
            yield Say("flaw-word-missing", {"key": key})
    for key, others in lexicon.refers.items():
        for other in sorted(others - lexicon.patterns.keys()):
            yield Say("flaw-word-refers", {"key": key, "other": other})


def _left_over(lexicon: Lexicon, wanted: Mapping[str, Gifts]) -> Iterator[Say]:
    # How a game names its seats is known only in play, so messages for them count as wanted.
    reached = {lexicon.found(key)[0].partition(".")[0] for key in wanted}
    reached |= {key for key in lexicon.attributes if key.startswith("seat-")}
    beyond: dict[str, set[str]] = {}
    for key, others in lexicon.refers.items():
        beyond.setdefault(key.partition(".")[0], set()).update(other.partition(".")[0] for other in others)
    new = list(reached)
    while new:
        found = beyond.get(new.pop(), set()) - reached
        reached |= found
        new += found
    for key in lexicon.attributes:
        if key not in reached and key not in lexicon.borrowed:
            yield Say("flaw-word-unused", {"key": key})


def _needless(lexicon: Lexicon) -> Iterator[Say]:
    """Messages that only repeat what would be said without them."""
    for key in sorted(lexicon.fallbacks.keys() & lexicon.attributes.keys()):
        other = next((each for each in lexicon.fallbacks[key] if each in lexicon.attributes), "")
        parts = ("", *(f".{each}" for each in lexicon.attributes[key]))
        if other and all(lexicon.repeats(key + part, other + part) for part in parts):
            yield Say("flaw-word-needless", {"key": key, "other": other})


def _unfit(lexicon: Lexicon, wanted: Mapping[str, Gifts], box: Box[Any]) -> Iterator[Say]:
    forms = {kind: _forms(lexicon, kind) for kind in kinds(box).values()}
    shared = {name for name, number in map(lexicon.found, wanted) if number is not None}
    for key, variables in lexicon.uses.items():
        name, _, attribute = key.partition(".")
        if name not in wanted and name not in shared:
            continue
        gifts = {"number": Given(NUMBER, needed=False)} if name in shared else {} if attribute else wanted[name]
        said = set()
        for variable in sorted(variables):
            argument, form = split(variable, gifts)
            if argument in gifts and form in _forms_of(gifts[argument], forms):
                said.add(argument)
            else:
                yield Say("flaw-word-ungiven", {"key": key, "variable": f"${variable}"})
        for argument, gift in gifts.items():
            if gift.needed and argument not in said:
                yield Say("flaw-word-unsaid", {"key": key, "variable": f"${argument}"})
    for key, calls in lexicon.calls.items():
        for term, given in calls:
            for variable in sorted(given ^ lexicon.uses.get(term, given)):
                yield Say("flaw-word-agree", {"key": key, "other": term, "variable": f"${variable}"})


def _forms(lexicon: Lexicon, kind: Ids) -> set[str]:
    """The forms that all things of a kind have."""
    each = [set(_attributes(lexicon, kind, name)) for name in kind.names]
    return set.intersection(*each) - set(EXPLAINING) if each else set()


def _forms_of(gift: Given, forms: Mapping[Ids, set[str]]) -> set[str]:
    if gift.many:
        return {"", "count"}
    if gift.kind in (NUMBER, TEXT):
        return {""}
    if gift.kind is SEATS:
        return {"", "id", "number", "of"}
    return {"", "id"} | forms[gift.kind]


def _badly_set(lexicon: Lexicon) -> Iterator[Say]:
    for key, pattern in lexicon.patterns.items():
        for text in plain_texts(pattern):
            if BADLY_SET[lexicon.language].search(text):
                yield Say("flaw-word-badly-set", {"key": key, "text": text})


def _differences(one: Lexicon, other: Lexicon) -> Iterator[WordsFlaw]:
    for key in sorted(one.patterns.keys() ^ other.patterns.keys()):
        has, lacks = (one, other) if key in one.patterns else (other, one)
        yield WordsFlaw(lacks.language, Say("flaw-word-one-only", {"key": key, "language": has.language}))


def _idle_forms(lexicons: Iterable[Lexicon], box: Box[Any]) -> Iterator[WordsFlaw]:
    used = {variable for lexicon in lexicons for variables in lexicon.uses.values() for variable in variables}
    busy = {variable.rpartition("-")[2] for variable in used} | set(EXPLAINING)
    for lexicon in lexicons:
        for kind in kinds(box).values():
            own = (name for name in kind.names if lexicon.found(_key(kind, name))[0] not in lexicon.borrowed)
            forms = {form for name in own for form in _attributes(lexicon, kind, name)}
            for form in sorted(forms - busy):
                yield WordsFlaw(lexicon.language, Say("flaw-word-idle", {"form": f".{form}", "kind": kind.kind}))


def _attributes(lexicon: Lexicon, kind: Ids, name: str) -> tuple[str, ...]:
    """The attributes of the words of a thing."""
    return lexicon.attributes.get(lexicon.found(_key(kind, name))[0], ())


def _key(kind: Ids, name: str) -> str:
    return f"{hyphened(kind.kind)}-{hyphened(name)}"


# --- saying everything once -----------------------------------------------------------------------------------------


def _unsayable(
    box: Box[Any], language: str, texts: Mapping[str, Mapping[str, str]], wanted: Mapping[str, Gifts]
) -> Iterator[Say]:
    words = Words(box, language, strict=True, texts=texts)
    lexicon = Lexicon(language, texts[language], fallbacks(box))
    things = [f"{name}.{each}" for name, each in _explanations(lexicon, wanted)]
    for key, gifts in [*wanted.items(), *((key, {}) for key in things)]:
        used = {split(variable, gifts)[0] for variable in lexicon.uses[lexicon.found(key)[0]]}
        said_of = {name: gift for name, gift in gifts.items() if name in used}
        # A sentence is the same for every reader unless it mentions seats.
        readers = (-1, 0) if any(gift.kind is SEATS for gift in said_of.values()) else (-1,)
        for values in _every_value(box, said_of):
            for reader in readers:
                try:
                    said = words.say(key, gifts, values, Names((), reader))
                except WordsError as error:
                    yield Say("flaw-library-error", {"reason": str(error)})
                    continue
                if LEFT_OVER.search(said):
                    yield Say("flaw-word-leftover", {"key": key, "text": repr(said)})


def _explanations(lexicon: Lexicon, wanted: Mapping[str, Gifts]) -> Iterator[tuple[str, str]]:
    for key in wanted:
        if "." not in key:
            yield from ((key, attribute) for attribute in lexicon.attributes[lexicon.found(key)[0]])


def _every_value(box: Box[Any], gifts: Gifts) -> Iterator[dict[str, Any]]:
    """The first value of every argument; then each other value of each argument, one at a time."""
    samples = {name: _samples(box, gift) for name, gift in gifts.items()}
    first = {name: values[0] for name, values in samples.items()}
    yield first
    for name, values in samples.items():
        for value in values[1:]:
            yield first | {name: value}


def _samples(box: Box[Any], gift: Given) -> list[Any]:
    if gift.kind is NUMBER:
        one: list[Any] = [0, 1, 2, 5, 21]
    elif gift.kind is TEXT:
        one = ["…"]
    else:
        one = list(range(box.seats[-1] if gift.kind is SEATS else len(gift.kind.names)))
    if not gift.many:
        return one
    if gift.counted:
        one = [(thing, number) for number, thing in enumerate(one)]
    return [*([] if gift.filled else [()]), tuple(one[:1]), tuple(one[:3])]
