"""How a table began, how it ended, and its log."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from lanterne import engine
from lanterne.engine import Box, Call, EventRecord, Log, LogError, NoDice, Seat, SeedDice, write_log
from lanterne.engine.log import with_seed
from lanterne.errors import BadArgument

Dice: TypeAlias = SeedDice | NoDice


class Result(NamedTuple):
    """The result of a game for one seat: its place, and its points if the game counts any."""

    place: int
    points: int | None


class Outcome(NamedTuple):
    """How a game ended, seat by seat. `places` begin with 1 for winners; where all lose together, nobody is first.
    `points` are None for a seat that has none, as in games that are not about points. `names` are the seats'.

    >>> import lanterne
    >>> outcome = lanterne.Outcome("scored", (2, 1, 1), (10, 14, 14), ("red", "blue", "green"))
    >>> outcome.winners
    (1, 2)
    >>> outcome.by_name["blue"].points
    14
    """

    ending: str
    places: tuple[int, ...]
    points: tuple[int | None, ...]
    names: tuple[str, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def by_name(self) -> dict[str, Result]:
        """Place and points of each seat, by its name."""
        seats = zip(self.names, self.places, self.points, strict=True)
        return {name: Result(place, points) for name, place, points in seats}


class Begun(NamedTuple):
    """How a table began: what its log needs besides the answers. `log` is that of the file it was loaded from."""

    settings: dict[str, Any]
    players: int
    seed: bytes | None
    names: tuple[str, ...]
    position: Mapping[str, Any]
    log: Log | None = None


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """The seed of a table's dice: drawn at random for None. Raises BadArgument for bytes that are no seed."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadArgument(f"a seed has 32 bytes, not {len(seed)}")
        return seed
    return hashlib.sha256(f"lanterne table {seed}".encode()).digest()


def recorded(
    box: Box[Any], begun: Begun | None, answers: Iterable[tuple[int, Call]], said: list[EventRecord] | None = None
) -> engine.Table[Any]:
    """The game as the engine records it, with its log, played again from the beginning. What happens is added to
    `said`. Raises LogError if there is no beginning."""
    if begun is None:
        raise LogError("this table has no log: its dice were changed on the way")
    hear = None if said is None else lambda n, event: said.append(event)
    if begun.log is not None:
        table = engine.Table.replay(box, begun.log, seed=begun.seed, listener=hear)
    else:
        seats = [Seat(f"player {number}") for number in range(1, begun.players + 1)]
        table = engine.Table.new(box, seats, begun.settings, begun.seed, None, hear, begun.names, begun.position)
    for seat, call in answers:
        table.answer(seat, call)
    return table


def write(table: engine.Table[Any], begun: Begun | None, path: Path) -> None:
    """Write the log of a table to a file, with its seed if the game is not over yet. Raises LogError."""
    log = table.log
    if not table.over and begun is not None and begun.seed is not None:
        if not table.seed_shown:
            table.show_seed(0, "taken-along")
        log = with_seed(table.log, begun.seed)
    try:
        write_log(path, log)
    except OSError as error:
        raise LogError(f"{path} cannot be written: {error.strerror}") from None
