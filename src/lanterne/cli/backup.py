"""`lanterne backup`"""

from datetime import datetime
from pathlib import Path

from lanterne.cli._refused import refusing


def backup(file: Path | None = None, /, *, database: str | None = None) -> None:
    """Copy all tables and people to one file, even while the server runs.

    The file has the secrets of running games and is readable by you only. `lanterne restore` brings it back, on SQLite
    or PostgreSQL.

    For example:

    ```
    lanterne backup
    lanterne backup /media/stick/lanterne.sqlite
    lanterne backup --database postgresql://lanterne@localhost/lanterne
    ```

    Parameters
    ----------
    file
        The file to write; by default one with the date in its name, in the folder `backups` of Lanterne's data folder.
    database
        The URL of the database; by default the file in Lanterne's data folder.
    """
    import asyncio

    from lanterne.server.backup import back_up, default_file
    from lanterne.server.store import StoreError

    target = file or default_file(f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}")
    with refusing(StoreError, code=1):
        print(f"{asyncio.run(back_up(database or '', target))} are in {target}.")
