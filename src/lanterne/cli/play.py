"""`lanterne play`: a game at the terminal."""

import sys
from pathlib import Path

from lanterne.cli._kinds import Flag, Language, Words, language, options_of
from lanterne.cli._refused import Refused, refusing


def play(
    game: str,
    /,
    *,
    seats: str = "",
    option: Words = (),
    lang: Language | None = None,
    plain: Flag = False,
    resume: Path | None = None,
    new: Flag = False,
) -> int:
    """Play a game at the terminal, alone with bots or several persons at one device.

    The game saves itself; if one is unfinished it is resumed, unless a new one is asked for.

    For example:

    ```
    lanterne play xorlosch
    lanterne play xorlosch --seats me,steady,steady:slayer --option board=dungeon --lang fr
    lanterne play xorlosch --seats Anna,Bob,steady
    lanterne play xorlosch --plain
    ```

    Parameters
    ----------
    game
        The name of the game; `lanterne games` lists them.
    seats
        Who sits at the table, in order: names of bots, or else of persons.
    option
        NAME=VALUE, a setting of the game; may be given several times.
    lang
        en or fr; else what the system speaks.
    plain
        Text line by line instead of a full screen: for screen readers, pipes and programs.
    resume
        The saved game to go on with.
    new
        Begin a new game even if one is unfinished.
    """
    from lanterne.engine import LogError
    from lanterne.shelf import bots
    from lanterne.terminal.session import Session, saved_games

    with refusing(ValueError, LogError, OSError):
        names = [name.strip() for name in seats.split(",") if name.strip()]
        known = bots(game)
        if resume is not None:
            session = Session.resume(resume)
        elif not new and not names and not option and saved_games(game):
            session = Session.resume(saved_games(game)[0][0])
        else:
            other = "steady" if "steady" in known else "random"
            session = Session.new(game, names or ["me", other, other], options_of(option))
    if session.table.box.name != game:
        raise Refused(f"{resume} is a game of {session.table.box.name}, not of {game}")
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from lanterne.terminal.plain import PlainTable

        PlainTable(session, language(lang), input, print).play()
        return 0
    from lanterne.terminal.app import TableApp

    TableApp(session, language(lang)).run()
    return 0
