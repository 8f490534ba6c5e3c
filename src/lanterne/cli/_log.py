"""Reading the log of a game."""

from pathlib import Path
from typing import Any

from lanterne.cli._refused import CommandFailed, refusing
from lanterne.engine import Box, Log, LogError, Table
from lanterne.engine.log import parse_log
from lanterne.registry import box


def open_log(path: Path, flawed: int = 2) -> tuple[Box[Any], Log]:
    """Read a log file; return it and its game. `flawed` is the exit code for a file that is not a valid log."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CommandFailed(f"{path} cannot be read: {error.strerror}") from None
    with refusing(LogError, ValueError, code=flawed):
        log = parse_log(data, str(path))
        return box(log.header.game), log


def seat_called(table: Table[Any], name: str) -> int:
    """The seat of this name in the game, or of this number from 1."""
    names = table.box.seat_names(table.state)
    if name in names:
        return names.index(name)
    if name.isdigit() and 1 <= int(name) <= len(names):
        return int(name) - 1
    raise CommandFailed(f"there is no seat {name!r}; there are {', '.join(names)}")
