"""The file of the embedded database: only one server may use it at a time, and a deleted or damaged file is noticed.
Without this SQLite would go on writing into a deleted file, and would silently create an empty one in its place.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

FIRST_FLAWS = 3
"""How many faults of a damaged file are listed."""

_WITHOUT_LOG = (
    "SELECT count(*) FROM tables WHERE length(header) > 0"
    " AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.game_table = tables.key AND entries.n = 0)"
)
_WITHOUT_TABLE = (
    "SELECT count(*) FROM (SELECT DISTINCT game_table FROM entries) WHERE game_table NOT IN (SELECT key FROM tables)"
)


class DatabaseFile:
    """A database file and its lock: a second file, held open, that the system unlocks when the process ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: sqlite3.Connection | None = None
        self._is: tuple[int, int] | None = None

    def take(self) -> str:
        """Lock it. Returns why it cannot be used, "" if it can."""
        return self.lock() or self._emptied()

    def lock(self) -> str:
        """Lock it, whether it is sound or not. Returns why it cannot be locked, "" if it is."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(f"{self._path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            locked = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
            return "another server uses it already" if locked else f"it cannot be locked: {error}"
        self._lock = lock
        return ""

    def give_back(self) -> None:
        """Unlock it."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def remember(self) -> None:
        """Remember which file this is; from now on it must stay there."""
        found = self._path.stat()
        self._is = (found.st_dev, found.st_ino)

    @property
    def is_there(self) -> bool:
        """Whether the file is still the one that was opened, and not empty."""
        try:
            found = self._path.stat()
        except OSError:
            return False
        return (found.st_dev, found.st_ino) == self._is and found.st_size > 0

    def _emptied(self) -> str:
        journal = self._path.with_name(f"{self._path.name}-wal")
        if self._path.exists():
            empty = self._path.stat().st_size == 0
            return "it is empty; put a copy in its place, or delete it to begin without any tables" if empty else ""
        if journal.exists():
            return (
                f"it is gone, but {journal.name} is there; put it back, or delete that too to begin without any tables"
            )
        return ""


def copy_before(file: Path, version: str) -> Path:
    """Copy a database before its schema changes. Returns where the copy is; an older copy is never overwritten."""
    copy = file.with_name(f"{file.stem}-schema-{version}{file.suffix}")
    number = 1
    while copy.exists():
        number += 1
        copy = file.with_name(f"{file.stem}-schema-{version}-{number}{file.suffix}")
    with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
    return copy


def damage(connection: sa.Connection) -> str:
    """What is damaged in a file, "" if nothing is. Reads all of it."""
    try:
        found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA quick_check")]
        if found != ["ok"]:
            return "; ".join(found[:FIRST_FLAWS])
    except sa.exc.DatabaseError as error:
        return str(error.orig)
    return ""


def losses(connection: sa.Connection) -> str:
    """What is missing in an undamaged file, "" if nothing is: logs of tables, and tables of logs."""
    found = []
    for query, one, several in (
        (_WITHOUT_LOG, "1 table without its log", "{} tables without their logs"),
        (_WITHOUT_TABLE, "1 log without its table", "{} logs without their tables"),
    ):
        count = connection.exec_driver_sql(query).scalar_one()
        found += [one if count == 1 else several.format(count)] if count else []
    return " and ".join(found)
