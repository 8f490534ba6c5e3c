"""`lanterne review`"""

from pathlib import Path

from lanterne.cli._kinds import language
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.languages import Language


def review(log: Path, /, *, seat: str = "", lang: Language | None = None) -> None:
    """Look back at a game that is over: how a player stood over time, and the moments that decided it.

    The coach judges the game as the player could know it, and says what would have been better. That takes some
    seconds, up to a minute or two for long games.

    For example:

    ```
    lanterne review games/xorlosch-7-000001.jsonl
    lanterne review games/dungeon-run-7-000001.jsonl --seat 2 --lang fr
    ```

    Parameters
    ----------
    log
        The log file of a game that is over.
    seat
        Whose game to look at: the name of a seat in the game, or a number from 1. By default the seats of the first
        person, or the first seat.
    lang
        The language; by default that of your terminal if Lanterne speaks it, or English.
    """
    from lanterne.cli._log import open_log, seat_called
    from lanterne.engine import LogError, Table
    from lanterne.terminal.coach import review_lines
    from lanterne.words import words_for

    box, read = open_log(log)
    with refusing(LogError, code=1):
        table = Table.replay(box, read)
    if not table.over:
        raise CommandFailed(f"{log} is a game that is not over")
    if seat:
        seats = [seat_called(table, seat)]
    else:
        first = next((place for place, held in enumerate(table.seats) if not held.bot), 0)
        seats = [place for place in range(len(table.seats)) if table.person_seats(first) >> place & 1]
    print("\n".join(review_lines(table, seats, words_for(box, language(lang)))))
