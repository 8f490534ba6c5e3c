"""`lanterne play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING

from lanterne.cli._kinds import Flag, FreeText, find_bots_here, language, settings_from, with_packs
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.cli._sitting import sit_down
from lanterne.languages import Language

if TYPE_CHECKING:
    from lanterne.engine.log import Header


def play(
    game: str,
    /,
    *,
    seats: str = "",
    setting: FreeText = (),
    pack: FreeText = (),
    lesson: str = "",
    lang: Language | None = None,
    plain: Flag = False,
    resume: Path | None = None,
    new: Flag = False,
    no_warnings: Flag = False,
) -> None:
    """Play a game in the terminal, alone with bots or with several people at one device.

    The game saves itself. The newest unfinished game with these seats and settings is resumed, unless you ask for a new
    one. A workshop is not a game: what you make there is in the folder `made` when you leave.

    For example:

    ```
    lanterne play xorlosch
    lanterne play xorlosch --seats me,steady,steady:slayer --setting board=dungeon --lang fr
    lanterne play xorlosch --seats Anna,Bob,steady
    lanterne play xorlosch --seats me,my_bots:MyBot
    lanterne play xorlosch --lesson 1-walking
    lanterne play xorlosch --plain
    lanterne play heroquest --pack deep-halls
    lanterne play heroquest --seats steady,steady,steady,steady,me --setting play=single-quest --setting quest=2
    lanterne play quest-workshop
    ```

    Parameters
    ----------
    game
        The name of the game; `lanterne games` lists them.
    seats
        Who sits at the table, in order: names of bots or people; a person may have several seats. A bot of your own is
        `package.module:Class`; modules in this folder are found too. By default you play alone with bots.
    setting
        A setting of the game, NAME=VALUE; can be repeated.
    pack
        A pack to play with; can be repeated. `lanterne packs` lists them.
    lesson
        The lesson to play instead of a game; it has its own seats and settings.
    lang
        The language, en or fr; by default that of your terminal.
    plain
        Print text line by line instead of using the full screen: for screen readers, pipes and programs.
    resume
        The saved game to resume.
    new
        Begin a new game even if there is an unfinished one.
    no_warnings
        Do not ask for confirmation before an answer you might regret, such as ending a turn with points left.
    """
    from lanterne import lesson as lessons
    from lanterne.engine import LogError
    from lanterne.packs import base
    from lanterne.registry import box
    from lanterne.terminal.session import Session, saved_games, seats_alone

    with refusing(ValueError, LogError):
        names = [name.strip() for name in seats.split(",") if name.strip()]
        game = box(with_packs(game, pack)).name  # raises if there is no such game
        find_bots_here(game, names)
        if resume is not None:
            session = Session.resume(resume, names)
        elif lesson:
            if names or setting or pack:
                raise ValueError("a lesson has its own seats and settings and is played without packs")
            found = lessons.lesson(game, lesson)
            begun = [] if new else [path for path, header in saved_games(game) if found.began(header)]
            session = Session.resume(begun[0]) if begun else Session.learn(found, "me")
        else:
            settings = settings_from(setting)
            unfinished = [] if new else [path for path, header in saved_games(game) if _is_of(header, names, settings)]
            if unfinished:
                session = Session.resume(unfinished[0], names)
            else:
                session = Session.new(game, names or seats_alone(game, settings), settings)
    if base(session.table.box.name) != base(game):
        raise CommandFailed(f"{resume} is a game of {session.table.box.name}, not of {game}")
    sit_down(session, language(lang), plain, not no_warnings)


def _is_of(header: "Header", names: list[str], settings: dict[str, str]) -> bool:
    """Whether a saved game has these seats and settings. What is not given may be anything, but a bot that is named by
    its module must be named again."""
    from lanterne.terminal.session import bots_by_module

    seats = [seat.bot or seat.person for seat in header.seats]
    agreed = {name: "none" if value is None else str(value) for name, value in header.settings.items()}
    ours = bool(names) or not bots_by_module(header.game, seats)
    return ours and not header.position and names in ([], seats) and settings.items() <= agreed.items()
