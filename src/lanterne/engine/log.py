"""The log of a game is the game: what was decided and what chance brought, in order, by name.

A log file is JSON lines: a header, then one entry a line. It is append-only: an undo is an entry that says where the
game went back to. Saves, replays, bug reports, tutorials and test fixtures are all logs.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from lanterne.engine.dice import Outcome

FORMAT = 1


class LogError(Exception):
    """A log that cannot be read or does not replay, with a sentence that says where and why."""


class LogSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits at a seat: the person's name, and the bot that plays it if one does."""

    person: str
    bot: str = ""


class Header(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"settings": "options"}
):
    """What was agreed before the game. `commitment` binds the seed without telling it.

    A game need not begin at its set-up: `names` are what the seats go by, as the box seats them, and `position` is
    where the game begins, by the names that the box reads. Both are left out of the file when they are empty. The file
    calls the settings `options`.
    """

    lanterne: int
    game: str
    rules: int
    settings: dict[str, str | int | None]
    seats: tuple[LogSeat, ...]
    commitment: str = ""
    names: tuple[str, ...] = ()
    position: dict[str, Any] = {}


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """One thing that happened; `n` counts from 0 and never falls."""

    n: int


class Setup(Entry, frozen=True, tag="setup"):
    """The set-up, up to the first decision. `chance` lists [what, of, result by name]."""

    chance: tuple[Outcome, ...] = ()


class Answer(Entry, frozen=True, tag="answer"):
    """A seat's answer and the chance that followed from it. `auto`: given for the seat (a preference, a time-out)."""

    seat: int
    answer: tuple[Any, ...]
    chance: tuple[Outcome, ...] = ()
    auto: str = ""


class MotionPassed(Entry, frozen=True, tag="motion"):
    """A motion that all concerned agreed to, the chance that followed from it, and the words that were said with it."""

    seat: int
    step: str
    agreed: tuple[int, ...] = ()
    chance: tuple[Outcome, ...] = ()
    words: str = ""


class Undo(Entry, frozen=True, tag="undo"):
    """Back to where the game stood after entry `to`."""

    to: int
    by: int
    agreed: tuple[int, ...] = ()


class HandedOver(Entry, frozen=True, tag="handed-over"):
    """From here on somebody else, a person or a bot, plays the seat. The game itself does not change."""

    seat: int
    person: str
    bot: str = ""


class SeedOpened(Entry, frozen=True, tag="seed"):
    """The seed, opened at the end of the game: anybody can now verify the chance."""

    seed: str


AnyEntry = Setup | Answer | MotionPassed | Undo | HandedOver | SeedOpened


class Log(msgspec.Struct):
    """Header and entries."""

    header: Header
    entries: list[AnyEntry]

    def standing(self) -> list[int]:
        """The numbers of the entries that stand, in order: those that no undo has taken back."""
        line: list[int] = []
        for entry in self.entries:
            if isinstance(entry, Undo):
                line = line[: line.index(entry.to) + 1]
            else:
                line.append(entry.n)
        return line

    def chance_numbers(self) -> tuple[list[int], int]:
        """The number of every outcome of chance in the log, and of the next one. They go on whatever is taken back;
        only a game that begins at a position, a lesson, goes back to the same dice: what it tells must come true
        again."""
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
            raise LogError(f"{name}, line {number}: entry {entry.n} stands where entry {len(entries)} should")
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
    """The log of an unfinished game with its seed opened: all that is needed to play on elsewhere."""
    return Log(log.header, [*log.entries, SeedOpened(len(log.entries), seed.hex())])


def without_seed(log: Log) -> tuple[Log, bytes | None]:
    """The log without the seed that was opened at its end, and the seed; None if it is still secret. Raises LogError
    with a sentence if it is no seed."""
    last = log.entries[-1] if log.entries else None
    if not isinstance(last, SeedOpened):
        return log, None
    try:
        return Log(log.header, log.entries[:-1]), bytes.fromhex(last.seed)
    except ValueError:
        raise LogError("the seed of the log is none") from None


def read_torn_log(path: Path) -> tuple[Log, bool]:
    """Read a log file whose last line may be torn, as a power cut leaves it; the second value
    tells whether a line had to be left out. Raises LogError with a sentence."""
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
    """Write a log file, whole or not at all."""
    temporary = path.with_name(path.name + ".part")
    temporary.write_bytes(b"\n".join(log.lines()) + b"\n")
    temporary.replace(path)
