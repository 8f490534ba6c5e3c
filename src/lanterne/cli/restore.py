"""`lanterne restore`"""

from pathlib import Path

from lanterne.cli._kinds import Flag
from lanterne.cli._refused import refusing


def restore(file: Path, /, *, database: str | None = None, replace: Flag = False) -> None:
    """Restore a backup. Stop the server first.

    The backup is checked first, and brought up to date if an older Lanterne made it. A database that holds tables is
    replaced only with --replace, and copied aside before.

    For example:

    ```
    lanterne restore lanterne-2027-03-01.sqlite
    lanterne restore lanterne.sqlite --database postgresql://lanterne@localhost/lanterne
    ```

    Parameters
    ----------
    file
        The backup, or the database of another SQLite server.
    database
        The URL of the database to put it into; by default the file in Lanterne's data folder.
    replace
        Take the place of a database that holds tables.
    """
    import asyncio

    from lanterne.server.backup import bring_back
    from lanterne.server.store import StoreError

    with refusing(StoreError, code=1):
        found, kept = asyncio.run(bring_back(file, database or "", replace))
    print(f"{found} are back." + (f" What was there is in {kept}." if kept is not None else ""))
