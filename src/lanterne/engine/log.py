"""The log of a game: every answer and every outcome of chance, in order, by name. It is all there is to save.

A log file is JSON lines: a header, then one entry per line. It is append-only: an undo is an entry that says where the
game went back to. Saves, replays, bug reports, lessons and test fixtures are all logs.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from lanterne.engine.dice import Outcome
from lanterne.errors import LanterneError

FORMAT = 1
MOST_SEATS = 64
"""Logs come from strangers: their size is checked before they are worked on."""
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=1000)]


class LogError(LanterneError):
    """A log that cannot be read or does not replay, with a sentence that says where and why."""


class LogSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who plays a seat: a person's name, and the bot's if a bot plays it."""

    person: Short
    bot: Short = ""


class Header(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"settings": "options"}
):
    """What was agreed before the game. `commitment` is the hash of the secret seed.

    A game can begin at a position instead of its set-up: `names` are the names of the seats for `Box.sit`, `position`
    is what `Box.arrange` reads. Both are left out of the file when empty. The file
    calls the settings `options`."""

    lanterne: int
    game: str
    rules: int
    settings: dict[str, str | int | None]
    seats: Annotated[tuple[LogSeat, ...], msgspec.Meta(max_length=MOST_SEATS)]
    commitment: Short = ""
    names: Annotated[tuple[Short, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    position: dict[str, Any] = {}


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """One thing that happened; `n` counts from 0 and never falls."""

    n: int


class Setup(Entry, frozen=True, tag="setup"):
    """The set-up, up to the first decision. `chance` lists [what, of, result by name]."""

    chance: tuple[Outcome, ...] = ()


class Answer(Entry, frozen=True, tag="answer"):
    """A seat's answer and the chance that followed from it. `auto`: given for the seat (a preference, a time-out).
    `remark`: what a bot said with it, its message and arguments by name."""

    seat: int
    answer: tuple[Any, ...]
    chance: tuple[Outcome, ...] = ()
    auto: str = ""
    remark: tuple[Any, ...] = ()


class MotionPassed(Entry, frozen=True, tag="motion"):
    """A motion that all concerned agreed to, the chance that followed from it, and the words that were said with it."""

    seat: int
    step: str
    agreed: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    chance: tuple[Outcome, ...] = ()
    words: str = ""


class Undo(Entry, frozen=True, tag="undo"):
    """The game went back to the state after entry `to`."""

    to: int
    by: int
    agreed: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()


class HandedOver(Entry, frozen=True, tag="handed-over"):
    """From here on another person, or a bot, plays the seat. The game itself does not change."""

    seat: int
    person: Short
    bot: Short = ""


class SeedShown(Entry, frozen=True, tag="seed-shown"):
    """The seed left the table before the end: the person at `seat` played alone and took the game along in a file, or
    brought it in one (`how`). Chance is still fixed from here on, but no longer secret. The game itself does not
    change, and an undo does not reverse this."""

    seat: int
    how: Literal["taken-along", "taken-in"]


class SeedOpened(Entry, frozen=True, tag="seed"):
    """The seed, revealed at the end of the game, so that anybody can verify the chance."""

    seed: str


class Continued(Entry, frozen=True, tag="continued"):
    """From here on the game is played under the rules of version `rules` instead of `since`: in the state `state` with
    this `hash`, which is the one after entry `to`. What came before can be replayed only by a Lanterne that has those
    rules, and nobody can go back there."""

    rules: int
    since: int
    to: int
    hash: Short
    state: dict[str, Any]


AnyEntry = Setup | Answer | MotionPassed | Undo | HandedOver | SeedShown | SeedOpened | Continued

ASIDE = (HandedOver, SeedShown)
"""Entries that leave the game as it is, and the question that waits."""


class Log(msgspec.Struct):
    """Header and entries."""

    header: Header
    entries: list[AnyEntry]

    @property
    def continued(self) -> Continued | None:
        """The last entry from which the game goes on under other rules; None if it never changed them."""
        return next((entry for entry in reversed(self.entries) if isinstance(entry, Continued)), None)

    @property
    def rules(self) -> int:
        """The version of the rules that the end of the log was played under."""
        return self.header.rules if self.continued is None else self.continued.rules

    def chance_numbers(self) -> tuple[list[int], int]:
        """The numbers of all outcomes of chance in the log, and of the next one. An undo does not bring a number back,
        except in a game that begins at a position: a lesson goes back to the same dice, so that its notes stay true."""
        numbers: list[int] = []
        after: dict[int, int] = {}
        following = 0
        for entry in self.entries:
            for _ in getattr(entry, "chance", ()):
                numbers.append(following)
                following += 1
            if isinstance(entry, Undo) and self.header.position:
                following = after[entry.to]
            after[entry.n] = following
        return numbers, following

    def lines(self) -> Iterable[bytes]:
        """The lines of the file."""
        yield msgspec.json.encode(self.header)
        for entry in self.entries:
            yield msgspec.json.encode(entry)


def parse_log(data: bytes, name: str = "the log") -> Log:
    """Read a log. Raises LogError with a sentence that names the line."""
    lines = [(number, line) for number, line in enumerate(data.split(b"\n"), start=1) if line.strip()]
    if not lines:
        raise LogError(f"{name} is empty")
    try:
        header = msgspec.json.decode(lines[0][1], type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LogError(f"{name} does not begin with the header of a Lanterne log: {error}") from None
    if header.lanterne != FORMAT:
        raise LogError(f"{name} has log format {header.lanterne}; this Lanterne reads format {FORMAT}")
    entries: list[AnyEntry] = []
    for number, line in lines[1:]:
        try:
            entry = msgspec.json.decode(line, type=AnyEntry)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise LogError(f"{name}, line {number}: {error}") from None
        if entry.n != len(entries):
            raise LogError(f"{name}, line {number}: entry {entry.n} is where entry {len(entries)} should be")
        entries.append(entry)
    if not entries or not isinstance(entries[0], Setup):
        raise LogError(f"{name} has no set-up entry after its header")
    return Log(header, entries)


def read_log(path: Path) -> Log:
    """Read a log file. Raises LogError with a sentence."""
    try:
        return parse_log(path.read_bytes(), str(path))
    except OSError as error:
        raise LogError(f"{path} cannot be read: {error.strerror}") from None


def with_seed(log: Log, seed: bytes) -> Log:
    """The log of an unfinished game with its seed: all that is needed to play on elsewhere."""
    return Log(log.header, [*log.entries, SeedOpened(len(log.entries), seed.hex())])


def without_seed(log: Log) -> tuple[Log, bytes | None]:
    """The log without the seed revealed at its end, and the seed; None if it is still secret. Raises LogError with a
    sentence if the seed is not valid."""
    last = log.entries[-1] if log.entries else None
    if not isinstance(last, SeedOpened):
        return log, None
    try:
        return Log(log.header, log.entries[:-1]), bytes.fromhex(last.seed)
    except ValueError:
        raise LogError("the log's seed is not valid hexadecimal") from None


def read_torn_log(path: Path) -> tuple[Log, bool]:
    """Read a log file whose last line may be incomplete after a power cut. The second value is whether a line was left
    out. Raises LogError with a sentence."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LogError(f"{path} cannot be read: {error.strerror}") from None
    try:
        return parse_log(data, str(path)), False
    except LogError as error:
        before_last = data.rstrip(b"\n").rpartition(b"\n")[0]
        try:
            return parse_log(before_last, str(path)), True
        except LogError:
            raise error from None


def write_log(path: Path, log: Log) -> None:
    """Write a log file atomically."""
    temporary = path.with_name(path.name + ".part")
    temporary.write_bytes(b"\n".join(log.lines()) + b"\n")
    temporary.replace(path)
