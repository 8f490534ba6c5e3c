"""Comparing expectations with what is found: options by their beginning, events in order, states by path."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from lanterne.engine import Call, Ids
from lanterne.lab.stage import Stage

ABSENT = "absent"
"""Expected value for an entry that a table must not have."""


class Mismatch(Exception):
    """An expectation that does not hold: what was compared, what was expected, what was found."""

    def __init__(self, path: str, expected: str, found: str) -> None:
        super().__init__(f"{path}: expected {expected}, found {found}")
        self.path = path
        self.expected = expected
        self.found = found


def beginning_with(pattern: Call, options: Sequence[Call]) -> list[Call]:
    """The options that begin with the pattern: `("raise_dwarf",)` is every raise."""
    return [call for call in options if call[: len(pattern)] == pattern]


class Ordered(Enum):
    """How to read a list of expected events."""

    AMONG_OTHERS = "in this order, with others between them"
    EXACTLY = "these and no others"
    NONE = "none of them"


def in_order(expected: Sequence[str], happened: Sequence[str], order: Ordered) -> str | None:
    """The first expectation that does not hold, in words; None if all hold."""
    if order is Ordered.NONE:
        return next((f"no {words}" for words in expected if any(_is(words, event) for event in happened)), None)
    if order is Ordered.EXACTLY:
        for place, words in enumerate(expected):
            if place >= len(happened) or not _is(words, happened[place]):
                return f"{words} as event {place + 1}"
        return f"{len(expected)} events" if len(happened) > len(expected) else None
    place = 0
    for words in expected:
        while place < len(happened) and not _is(words, happened[place]):
            place += 1
        if place == len(happened):
            return words
        place += 1
    return None


def _is(words: str, event: str) -> bool:
    """Whether an event matches: `card-won` matches every such event, `card-won red` those of red, `card-won *
    task-green-02` those of this card."""
    wanted, found = words.split(), event.split()
    return len(wanted) <= len(found) and all(w in ("*", f) for w, f in zip(wanted, found, strict=False))


def compare(stage: Stage, path: str, expected: Any, found: Any) -> None:
    """Compare the named paths only; lists and empty tables exactly. Raises Mismatch."""
    if isinstance(expected, Mapping):
        if not isinstance(found, Mapping):
            raise Mismatch(path, "a table", _word(found))
        if not expected and found:
            raise Mismatch(path, "an empty table", _word(found))
        for name, inner in expected.items():
            if name in found:
                if inner == ABSENT and not isinstance(found[name], str):
                    raise Mismatch(f"{path}.{name}", ABSENT, _word(found[name]))
                compare(stage, f"{path}.{name}", inner, found[name])
            elif inner != ABSENT or not _could_be_there(stage, name):
                there = ", ".join(str(key) for key in found) or "nothing"
                raise Mismatch(f"{path}.{name}", _word(inner), f"no such entry; there is {there}")
    elif isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            raise Mismatch(path, _word(expected), _word(found))
        for place, (inner, there) in enumerate(zip(expected, found, strict=True)):
            try:
                compare(stage, f"{path}[{place}]", inner, there)
            except Mismatch:
                raise Mismatch(path, _word(expected), _word(found)) from None
    elif not _same(stage, expected, found):
        raise Mismatch(path, _word(expected), _word(found))


def _could_be_there(stage: Stage, name: str) -> bool:
    """Whether a table could have an entry of this name: a thing of the game, or an optional field."""
    return name in stage.box.optional or any(name in kind.names for kind in _kinds(stage))


def _same(stage: Stage, expected: Any, found: Any) -> bool:
    """Whether the values are equal, or one is a short name of the other."""
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(found, str) and isinstance(expected, str | int):
        state = stage.game.state
        word = str(expected)
        return word == found or any(stage.box.full_name(state, kind, word) == found for kind in _kinds(stage))
    return bool(expected == found)


def _kinds(stage: Stage) -> list[Ids]:
    """Every kind of thing the game has names for."""
    params = [step.params for step in stage.box.steps.values()]
    params += [event.params for event in stage.box.events.values()]
    return list({id(kind): kind for each in params for _, kind in each if kind.names}.values())


def _word(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{name} = {_word(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_word(inner) for inner in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)
