"""`lanterne doctor`"""

import sys

from lanterne.cli._kinds import Flag
from lanterne.cli._refused import CommandFailed, refusing


def doctor(*, database: str | None = None, repair: Flag = False) -> None:
    """Check the database: whether every table can be loaded, every log is valid, and nothing is orphaned.

    Stop the server before. Without --repair nothing is changed. The exit code is 0 if nothing is wrong, or everything
    that was wrong has been mended.

    For example:

    ```
    lanterne doctor
    lanterne doctor --repair
    ```

    Parameters
    ----------
    database
        The URL of the database; by default the file in Lanterne's data folder.
    repair
        Mend what can be mended: remove what belongs to nothing (logs are moved to files), write again what is stored
        beside the logs. Make a backup before.
    """
    import asyncio

    from lanterne.data_folder import home
    from lanterne.server.doctor import Finding, examine, mend
    from lanterne.server.store import Store, StoreError

    lost = home() / "lost"
    shows = sys.stderr.isatty()

    def tell(how_far: str) -> None:
        if shows:
            print(f"\r{how_far}", end="", file=sys.stderr, flush=True)

    async def look() -> list[Finding]:
        store = Store(database or "")
        await store.open(thorough=True)
        try:
            found = await examine(store, lost, tell)
            if repair:
                await mend(store, found, lost)
            return found
        finally:
            await store.close()

    with refusing(StoreError, OSError, code=1):
        found = asyncio.run(look())
    if shows:
        print("\r\033[K", end="", file=sys.stderr)
    for finding in found:
        after = f" ({finding.mended})" if repair and finding.mend else ""
        print(f"- {finding.what}{after}")
    left = [finding for finding in found if not (repair and finding.mend)]
    if not found:
        print("Everything is right.")
    elif left:
        can = sum(bool(finding.mend) for finding in left)
        hint = f"; --repair mends {can} of them" if can else ""
        raise CommandFailed(f"{len(left)} thing{'s are' if len(left) > 1 else ' is'} wrong{hint}", 1)
