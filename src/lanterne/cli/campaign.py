"""`lanterne campaign`: many quests at one table, in one log."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cyclopts import App

from lanterne.cli._kinds import Flag, FreeText, language, settings_from
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.cli._sitting import sit_down
from lanterne.languages import Language

if TYPE_CHECKING:
    from lanterne.terminal.session import Session

HELP = """Play a campaign: one table, one log, whose chapters are quests. It saves itself; leave and resume as you like.

For example:

```
lanterne campaign new heroquest
lanterne campaign list
lanterne campaign resume
lanterne campaign export our-campaign.log
lanterne campaign import our-campaign.log
```
"""

campaign = App(name="campaign", help=HELP)


@campaign.command
def new(
    game: str,
    /,
    *,
    seats: str = "",
    setting: FreeText = (),
    lang: Language | None = None,
    plain: Flag = False,
    no_warnings: Flag = False,
) -> None:
    """Begin a campaign and play.

    Parameters
    ----------
    game
        The name of the game; `lanterne games` lists them.
    seats
        Who sits at the table, in order: names of bots or people; a person may have several seats. By default you play
        alone with bots.
    setting
        A setting of the game, NAME=VALUE; can be repeated.
    lang
        The language, en or fr; by default that of your terminal.
    plain
        Print text line by line instead of using the full screen.
    no_warnings
        Do not ask for confirmation before an answer you might regret.
    """
    from lanterne.engine import LogError
    from lanterne.registry import box
    from lanterne.terminal.session import Session, seats_alone

    with refusing(ValueError, LogError):
        found = box(game)
        if not found.campaign:
            raise ValueError(f"{game} has no campaign")
        names = [name.strip() for name in seats.split(",") if name.strip()]
        settings = {**settings_from(setting), **found.campaign}
        session = Session.new(game, names or seats_alone(game, settings), settings)
    sit_down(session, language(lang), plain, not no_warnings)


@campaign.command(name="list")
def all_of_them(*, json: Flag = False, lang: Language | None = None) -> None:
    """List the campaigns you can resume, newest first, and where they stand.

    Parameters
    ----------
    json
        Print a JSON list.
    lang
        The language, en or fr; by default that of your terminal.
    """
    from json import dumps

    told = [_told(path, language(lang)) for path in _saved()]
    if json:
        print(dumps(told))
    else:
        print("\n".join(f"{one['file']}\n  {one['stands']}\n  {', '.join(one['seats'])}" for one in told) or NONE_YET)


NONE_YET = "There is no campaign yet; begin one with: lanterne campaign new heroquest"


@campaign.command
def resume(
    file: Path | None = None,
    /,
    *,
    lang: Language | None = None,
    plain: Flag = False,
    no_warnings: Flag = False,
) -> None:
    """Resume a campaign.

    Parameters
    ----------
    file
        The saved campaign; by default the newest.
    lang
        The language, en or fr; by default that of your terminal.
    plain
        Print text line by line instead of using the full screen.
    no_warnings
        Do not ask for confirmation before an answer you might regret.
    """
    sit_down(_found(file), language(lang), plain, not no_warnings)


@campaign.command
def export(to: Path, /, *, of: Path | None = None) -> None:
    """Write a campaign to a file, to take it to another machine or as a backup.

    The file contains the secret seed of the dice, so that the campaign can go on. Anyone who reads the file could
    predict them.

    Parameters
    ----------
    to
        The file to write.
    of
        The saved campaign; by default the newest.
    """
    from lanterne.engine import LogError

    session = _found(of)
    with refusing(LogError):
        session.export(to)
    print(f"{to} contains the campaign {session.path.name}")


@campaign.command(name="import")
def take_in(file: Path, /) -> None:
    """Import a campaign that was exported here or elsewhere, so that you can resume it.

    Parameters
    ----------
    file
        The exported file.
    """
    from lanterne.engine import LogError
    from lanterne.terminal.session import Session

    with refusing(LogError, ValueError):
        session = Session.take_in(file)
    print(f"the campaign is now in {session.path}; resume it with: lanterne campaign resume {session.path}")


def _saved() -> list[Path]:
    from lanterne.registry import GAMES, box
    from lanterne.terminal.session import saved_games

    wanted = {game: box(game).campaign for game in GAMES}
    return [
        path
        for path, header in saved_games()
        if wanted.get(header.game) and wanted[header.game].items() <= header.settings.items()
    ]


def _found(file: Path | None) -> "Session":
    from lanterne.engine import LogError
    from lanterne.terminal.session import Session

    saved = _saved() if file is None else [file]
    if not saved:
        raise CommandFailed("there is no campaign to resume")
    with refusing(ValueError, LogError):
        return Session.resume(saved[0])


def _told(path: Path, lang: Language) -> dict[str, Any]:
    """A saved campaign as data: its file, game and seats, and where it stands in words."""
    from lanterne.engine import Table
    from lanterne.engine.log import read_torn_log
    from lanterne.registry import box, scene
    from lanterne.words import words_for

    log, _ = read_torn_log(path)
    found = box(log.header.game)
    table = Table.replay(found, log)
    words = words_for(found, lang)
    seen = scene(table.view(-1))
    return {
        "file": str(path),
        "game": found.name,
        "seats": [seat.bot or seat.person for seat in table.seats],
        "stands": " · ".join([words.said(seen.title), *words.all_said(seen.status)]),
    }
