"""`lanterne play`: a game at the terminal."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from lanterne.cli._kinds import Flag, Language, Words, language, options_of
from lanterne.cli._refused import Refused, refusing

if TYPE_CHECKING:
    from lanterne.engine.log import Header


def play(
    game: str,
    /,
    *,
    seats: str = "",
    option: Words = (),
    lesson: str = "",
    lang: Language | None = None,
    plain: Flag = False,
    resume: Path | None = None,
    new: Flag = False,
    no_warnings: Flag = False,
) -> None:
    """Play a game at the terminal, alone with bots or several persons at one device.

    The game saves itself; the newest unfinished one with these seats and settings is resumed, unless a new one is
    asked for.

    For example:

    ```
    lanterne play xorlosch
    lanterne play xorlosch --seats me,steady,steady:slayer --option board=dungeon --lang fr
    lanterne play xorlosch --seats Anna,Bob,steady
    lanterne play xorlosch --lesson first-game
    lanterne play xorlosch --plain
    lanterne play heroquest --seats steady,steady,steady,steady,me --option quest=2
    ```

    Parameters
    ----------
    game
        The name of the game; `lanterne games` lists them.
    seats
        Who sits at the table, in order: names of bots, or else of persons, who may have several seats. Without this you
        play alone with bots.
    option
        NAME=VALUE, a setting of the game; may be given several times.
    lesson
        The lesson to play instead of a game; it brings its own seats and settings.
    lang
        en or fr; else what the system speaks.
    plain
        Text line by line instead of a full screen: for screen readers, pipes and programs.
    resume
        The saved game to go on with.
    new
        Begin a new game even if one is unfinished.
    no_warnings
        Do not ask twice before an answer that might be regretted, such as ending a turn with points left.
    """
    from lanterne import lesson as lessons
    from lanterne.engine import LogError
    from lanterne.shelf import bots, box
    from lanterne.terminal.session import Session, saved_games

    with refusing(ValueError, LogError):
        names = [name.strip() for name in seats.split(",") if name.strip()]
        known = bots(game)
        if resume is not None:
            session = Session.resume(resume)
        elif lesson:
            if names or option:
                raise ValueError("a lesson brings its own seats and settings")
            found = lessons.lesson(game, lesson)
            begun = [] if new else [path for path, header in saved_games(game) if found.began(header)]
            session = Session.resume(begun[0]) if begun else Session.learn(found, "me")
        else:
            options = options_of(option)
            unfinished = [] if new else [path for path, header in saved_games(game) if _is_of(header, names, options)]
            other = "steady" if "steady" in known else "random"
            if unfinished:
                session = Session.resume(unfinished[0])
            else:
                alone = ["me" if mine else other for mine in box(game).alone]
                session = Session.new(game, names or alone, options)
    if session.table.box.name != game:
        raise Refused(f"{resume} is a game of {session.table.box.name}, not of {game}")
    if plain or os.environ.get("TERM") == "dumb" or not (_is_terminal(sys.stdin) and _is_terminal(sys.stdout)):
        from lanterne.terminal.plain import PlainTable

        with refusing(LogError, code=1):
            PlainTable(session, language(lang), _line_typed, print, not no_warnings).play()
        return
    from lanterne.terminal.app import TableApp

    app = TableApp(session, language(lang), warnings=not no_warnings)
    trouble = app.run()
    if trouble:
        raise Refused(trouble, code=1)
    print("\n".join(app.farewell()))


def _is_of(header: "Header", names: list[str], options: dict[str, str]) -> bool:
    """Is a saved game the one that these seats and settings ask for? What is not given may be anything."""
    seats = [seat.bot or seat.person for seat in header.seats]
    agreed = {name: "none" if value is None else str(value) for name, value in header.options.items()}
    return not header.position and names in ([], seats) and options.items() <= agreed.items()


def _is_terminal(stream: TextIO | None) -> bool:
    """A stream that was closed before the start is None."""
    return stream is not None and stream.isatty()


def _line_typed(prompt: str) -> str:
    if sys.stdin is None:
        raise EOFError
    return input(prompt)
