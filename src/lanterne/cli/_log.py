"""Reading the log of a game."""

from pathlib import Path
from typing import Any

from lanterne.cli._refused import CommandFailed, refusing
from lanterne.engine import Box, Log, LogError
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
