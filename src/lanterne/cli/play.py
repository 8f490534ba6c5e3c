"""`lanterne play`: a game at the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING

from lanterne.cli._kinds import Flag, FreeText, Language, language, settings_from, with_packs
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.cli._sitting import sit_down

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
    """Play a game at the terminal, alone with bots or several persons at one device.

    The game saves itself; the newest unfinished one with these seats and settings is resumed, unless a new one is
    asked for. In a workshop nothing is played: what is made there lies in the folder `made` when you leave.

    For example:

    ```
    lanterne play xorlosch
    lanterne play xorlosch --seats me,steady,steady:slayer --setting board=dungeon --lang fr
    lanterne play xorlosch --seats Anna,Bob,steady
    lanterne play xorlosch --lesson first-game
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
        Who sits at the table, in order: names of bots, or else of persons, who may have several seats. Without this you
        play alone with bots.
    setting
        NAME=VALUE, a setting of the game; may be given several times.
    pack
        A pack to play with; may be given several times. `lanterne packs` lists them.
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
    from lanterne.packs import base
    from lanterne.registry import box
    from lanterne.terminal.session import Session, saved_games, seats_alone

    with refusing(ValueError, LogError):
        names = [name.strip() for name in seats.split(",") if name.strip()]
        game = box(with_packs(game, pack)).name  # says so if there is no such game
        if resume is not None:
            session = Session.resume(resume)
        elif lesson:
            if names or setting or pack:
                raise ValueError("a lesson brings its own seats and settings, and is played without packs")
            found = lessons.lesson(game, lesson)
            begun = [] if new else [path for path, header in saved_games(game) if found.began(header)]
            session = Session.resume(begun[0]) if begun else Session.learn(found, "me")
        else:
            settings = settings_from(setting)
            unfinished = [] if new else [path for path, header in saved_games(game) if _is_of(header, names, settings)]
            if unfinished:
                session = Session.resume(unfinished[0])
            else:
                session = Session.new(game, names or seats_alone(game, settings), settings)
    if base(session.table.box.name) != base(game):
        raise CommandFailed(f"{resume} is a game of {session.table.box.name}, not of {game}")
    sit_down(session, language(lang), plain, not no_warnings)


def _is_of(header: "Header", names: list[str], settings: dict[str, str]) -> bool:
    """Is a saved game the one that these seats and settings ask for? What is not given may be anything."""
    seats = [seat.bot or seat.person for seat in header.seats]
    agreed = {name: "none" if value is None else str(value) for name, value in header.settings.items()}
    return not header.position and names in ([], seats) and settings.items() <= agreed.items()
