"""Sitting down at a table in the terminal."""

import os
import sys
from typing import TYPE_CHECKING, TextIO

from lanterne.cli._refused import CommandFailed, refusing
from lanterne.languages import Language

if TYPE_CHECKING:
    from lanterne.terminal.session import Session


def sit_down(session: "Session", lang: Language, plain: bool, warnings: bool) -> None:
    """Play until the game is over or the player leaves: on a full screen, or line by line if `plain` is set or there is
    no terminal."""
    from lanterne.engine import LogError

    if plain or os.environ.get("TERM") == "dumb" or not (_is_terminal(sys.stdin) and _is_terminal(sys.stdout)):
        from lanterne.terminal.plain import PlainTable

        with refusing(LogError, code=1):
            PlainTable(session, lang, _line_typed, print, warnings).play()
        return
    from lanterne.terminal.app import TableApp

    app = TableApp(session, lang, warnings=warnings)
    trouble = app.run()
    if trouble:
        raise CommandFailed(trouble, code=1)
    print("\n".join(app.farewell()))


def _is_terminal(stream: TextIO | None) -> bool:
    """Whether the stream is a terminal. It is None if it was closed before Python started."""
    return stream is not None and stream.isatty()


def _line_typed(prompt: str) -> str:
    if sys.stdin is None:
        raise EOFError
    return input(prompt)
