"""Games in files: loaded, and watched again."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from lanterne import engine
from lanterne.api.happened import Event, told
from lanterne.api.option import Option
from lanterne.api.table import Table
from lanterne.engine import Answer, EventRecord, Log, LogError
from lanterne.engine import read_log as read_entries
from lanterne.engine.log import without_seed
from lanterne.errors import LanterneError
from lanterne.registry import box


class _Decision(NamedTuple):
    table: Table
    seat: int
    option: Option


class Moment(_Decision):
    """A decision of a game that was played: the `table` as it was, the `seat` that answered, and its answer, the
    `option`. `events` are what the answer brought about, as a spectator could see it.

    >>> import lanterne
    >>> table = lanterne.new_table("xorlosch", seed=1)
    >>> table.play("take_colour blue")
    >>> [moment] = lanterne.replay(table.log)
    >>> moment.seat, str(moment.option), len(moment.table.options())
    (0, 'take_colour blue', 6)
    >>> [event.text for event in moment.events]
    ['Player 1 will be Blue.']
    """

    events: tuple[Event, ...]

    def __new__(cls, table: Table, seat: int, option: Option, events: tuple[Event, ...] = ()) -> "Moment":
        """Made by `replay`."""
        found = super().__new__(cls, table, seat, option)
        found.events = events
        return found


def load_table(source: Path | str | Log, to: int | None = None, lang: str = "en") -> Table:
    """The game in a file that `Table.save`, `lanterne simulate --logs`, the terminal or the browser wrote; or after
    entry `to` of its log. You can play on if the log contains its seed; without it, only as long as no dice are needed.
    Raises LogError with a sentence if it cannot be read or does not follow the rules.

    >>> import lanterne, tempfile, pathlib
    >>> table = lanterne.new_table("xorlosch", seed=1)
    >>> table.play("take_colour red")
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "game.log"
    >>> table.save(file)
    >>> lanterne.load_table(file).hash() == table.hash()
    True
    """
    log, seed = without_seed(_log(source))
    table = _replayed(log, to, None if to is not None else seed)
    return Table._loaded(table, None if to is not None else seed, lang)


def replay(source: Path | str | Log, lang: str = "en") -> Iterator[Moment]:
    """Every decision of a game that was played, in order: the table before the answer, the seat, and the answer.
    Answers that were taken back are left out. Raises LogError as `load_table` does.

    >>> import lanterne
    >>> table = lanterne.new_table("xorlosch", seed=1)
    >>> table.let_play("steady", decisions=3)
    3
    >>> [(seat, str(option)) for _, seat, option in lanterne.replay(table.log)][:2]
    [(0, 'take_colour red'), (1, 'take_colour blue')]
    """
    log = without_seed(_log(source))[0]
    said: dict[int, list[EventRecord]] = {}
    table = _replayed(log, None, None, lambda n, event: said.setdefault(n, []).append(event))
    before = 0
    for n in table.standing[1:]:
        entry = log.entries[n]
        if isinstance(entry, Answer):
            shown = Table._at(table.box, table.state_after(before), lang)
            events = told(table.box, said.get(n, ()), table.state_after(n), -1, lang)
            yield Moment(shown, entry.seat, Option(table.box, table.box.decode(entry.answer)), events)
        before = n


def read_log(path: Path | str) -> Log:
    """The log in a file, without playing it again: its `header` says what was agreed on, its `entries` what was
    answered and what chance brought, in order. `load_table` and `replay` take it as they take a file. Raises LogError
    with a sentence if it cannot be read.

    >>> import lanterne, tempfile, pathlib
    >>> table = lanterne.new_table("xorlosch", players=3, seed=1)
    >>> table.play("take_colour red")
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "game.log"
    >>> table.save(file)
    >>> log = lanterne.read_log(file)
    >>> log.header.game, len(log.header.seats), log.entries[1].answer
    ('xorlosch', 3, ('take_colour', 'red'))
    """
    return read_entries(Path(path))


def _log(source: Path | str | Log) -> Log:
    return source if isinstance(source, Log) else read_log(source)


def _replayed(
    log: Log, to: int | None, seed: bytes | None, hear: Callable[[int, EventRecord], None] | None = None
) -> engine.Table[Any]:
    try:
        return engine.Table.replay(box(log.header.game), log, to, seed, hear)
    except LanterneError:
        raise
    except ValueError as error:
        raise LogError(str(error)) from None
