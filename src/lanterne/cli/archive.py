"""`lanterne archive`"""

from pathlib import Path

from lanterne.cli._kinds import Number
from lanterne.cli._refused import CommandFailed, refusing


def archive(*, days: Number = 365, to: Path | None = None, database: str | None = None) -> None:
    """Move finished tables from the database to files, one log each. Stop the server first.

    Their people can open the files again in the lobby (*Open a saved game*); `lanterne replay` and `lanterne verify`
    read them too.

    For example:

    ```
    lanterne archive --days 90
    ```

    Parameters
    ----------
    days
        Tables in which nothing has happened for this many days.
    to
        The folder for the files; by default `archive` in Lanterne's data folder.
    database
        The URL of the database; by default the file in Lanterne's data folder.
    """
    import asyncio

    from lanterne.data_folder import home
    from lanterne.server.archive import archive as put_away
    from lanterne.server.store import Store, StoreError

    if days < 1:
        raise CommandFailed("--days must be at least 1")
    folder = to or home() / "archive"

    async def work() -> list[Path]:
        store = Store(database or "")
        await store.open()
        try:
            return await put_away(store, days, folder)
        finally:
            await store.close()

    with refusing(StoreError, OSError, code=1):
        files = asyncio.run(work())
    print(f"{len(files)} tables are now in {folder}." if files else f"No finished table is {days} days old.")
