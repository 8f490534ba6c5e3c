"""What is wrong with a file that people write: a data file, a pack, a quest."""

from typing import Self

from lanterne.errors import LanterneError
from lanterne.scene import Say


class Flaw(LanterneError, ValueError):
    """Something that is wrong, as data: a message, its arguments, and where it was found.

    `Flaw("no-theme", "cards.json", card.id, name=card.theme)` says the message `no-theme`, which is given
    `$name`, about the entry of that id. An `entry` that is not the row of a table is a `Say` of its own. `game` is the
    game whose words say it; the common words know the rest. The sentence is put together by `lanterne.words.flaws`.
    """

    def __init__(
        self,
        reason: str | Say,
        /,
        file: str | Say = "",
        entry: str | Say = "",
        pack: str = "",
        game: str = "",
        **args: str | int | Say,
    ) -> None:
        self.reason = Say(reason, args) if isinstance(reason, str) else reason
        self.file = file
        self.entry = entry
        self.pack = pack
        self.game = game
        self.sentence = ""
        """The whole sentence, once somebody has put it into the words of a language."""
        super().__init__(self.reason, file, entry, pack, game)

    def at(self, file: str | Say, entry: str | Say = "") -> Self:
        """The same flaw, found there."""
        return type(self)(self.reason, file, entry, self.pack, self.game)

    @property
    def said(self) -> Say:
        """The whole sentence: where something is wrong, and what."""
        place = self.file
        if self.entry:
            entry = self.entry if isinstance(self.entry, Say) else Say("flaw-entry", {"name": self.entry})
            place = Say("flaw-place", {"file": self.file, "entry": entry})
        if self.pack and place:
            return Say("flaw-in-pack", {"pack": self.pack, "place": place, "reason": self.reason})
        if self.pack:
            return Say("flaw-of-pack", {"pack": self.pack, "reason": self.reason})
        return Say("flaw-in-file", {"place": place, "reason": self.reason}) if place else self.reason

    def __str__(self) -> str:
        if self.sentence:
            return self.sentence
        place = ", ".join(_text(each) for each in (self.pack, self.file, self.entry) if each)
        return f"{place}: {_text(self.reason)}" if place else _text(self.reason)


def _text(value: str | int | Say) -> str:
    """A message as programmers read it: `no-theme(name=orcs)`."""
    if not isinstance(value, Say):
        return str(value)
    args = ", ".join(f"{name}={_text(arg)}" for name, arg in value.args.items())
    return f"{value.id}({args})" if args else value.id
