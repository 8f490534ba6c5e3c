"""Actions as numbers, in two encodings.

`options`: an action is a place in the list of what can be chosen now. The list comes with the observation as a table
of tokens, a row a place. The meaning of an action changes from decision to decision, and few actions are enough: the
last place of a long list turns the page.

`tokens`: an action is the next word of the answer: the name of a step, then its arguments one by one. The words are
masked by the legal answers, so whatever is chosen leads to one of them. Each action always means the same.
"""

from typing import Any, Literal, TypeAlias

from lanterne.engine import NUMBER, SEATS, Box
from lanterne.envs.micro import CONFIRM, MORE, Entry
from lanterne.errors import LanterneError

Encoding: TypeAlias = Literal["options", "tokens"]

NUMBERS = range(-1, 400)
"""Numbers that have a token: amounts, seats, levels."""
END = "end"
"""The token that ends an answer whose step takes any number of arguments."""


class NoToken(LanterneError):
    """An argument has no token: a number out of range, or a text."""


class Vocabulary:
    """The tokens of a game: the names of its steps, the names of its things by kind, and numbers. Token 0 means
    nothing."""

    def __init__(self, box: Box[Any]) -> None:
        self._box = box
        words: list[tuple[str, str | int]] = [("", ""), ("", CONFIRM), ("", END)]
        words += [("step", name) for name in sorted(box.steps)]
        names: dict[str, dict[str, None]] = {}
        for step in box.steps.values():
            for _, kind in step.params:
                if kind.names:
                    names.setdefault(kind.kind, {"none": None}).update(dict.fromkeys(kind.names))
        words += [(kind, name) for kind in sorted(names) for name in names[kind]]
        words += [("number", number) for number in NUMBERS]
        words.append(("", MORE))
        self.words = tuple(words)
        self._places = {word: place for place, word in enumerate(words)}

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, token: int) -> str:
        """A token as people read it: `dwarf red-w1`."""
        kind, name = self.words[token]
        return f"{kind} {name}".strip()

    @property
    def confirm(self) -> int:
        """The token that ends a combined answer."""
        return self._places["", CONFIRM]

    def spelled(self, entry: Entry) -> tuple[int, ...]:
        """The tokens of something that can be chosen. Raises NoToken."""
        if entry.whole:
            return (self.confirm,)
        if entry.more:
            return (self._places["", MORE],)
        call = entry.call
        step = self._box.steps[call[0]]
        tokens = [self._places["step", call[0]]]
        for place, arg in enumerate(call[1:]):
            kind = step.kind(place)
            word = ("number", arg) if kind in (NUMBER, SEATS) or not kind.names else (kind.kind, kind.name(arg))
            if word not in self._places:
                raise NoToken(f"{self._box.name} has no token for {kind.kind} {arg!r} of {call[0]}")
            tokens.append(self._places[word])
        if len(call) - 1 != len(step.params):
            tokens.append(self._places["", END])
        return tuple(tokens)


class Spelling:
    """Answers being spelled, token by token: which tokens are possible next, and which entry they lead to."""

    def __init__(self, vocabulary: Vocabulary, entries: list[Entry]) -> None:
        self._left = [(place, vocabulary.spelled(entry)) for place, entry in enumerate(entries)]
        self._depth = 0
        self.said: tuple[int, ...] = ()
        """The tokens said so far."""

    def tokens(self) -> list[int]:
        """The tokens that can be next, each once."""
        return list(dict.fromkeys(word[self._depth] for _, word in self._left))

    def say(self, token: int) -> int | None:
        """Say the next token. Returns the place of the entry that is now spelled out; None if more tokens are needed.
        Raises KeyError if the token leads nowhere."""
        depth = self._depth
        left = [(place, word) for place, word in self._left if word[depth] == token]
        if not left:
            raise KeyError(token)
        self._left, self._depth, self.said = left, depth + 1, (*self.said, token)
        return left[0][0] if len(left[0][1]) == depth + 1 else None
