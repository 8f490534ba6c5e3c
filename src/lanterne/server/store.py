"""The store: what is kept when the server stops. One row per log entry, appended and never changed.

Writes go through one queue. Everything that waits there is written in one transaction, and `write` returns only when
that is on the disk: durable before acknowledged, without a disk flush for every single answer. SQLite is written in a
separate thread, a whole transaction at a time: switching threads for each statement would cost more than the writing.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lanterne.data_folder import home
from lanterne.server.database_file import DatabaseFile, copy_before, damage, losses
from lanterne.server.measures import Measures
from lanterne.server.migrations import NEWEST, WrongSchema, make_ready
from lanterne.server.schema import entries, tables

_log = logging.getLogger(__name__)


class Change(NamedTuple):
    """A statement and the rows it is for."""

    statement: sa.Insert | sa.Update | sa.Delete
    rows: Sequence[Mapping[str, Any]] = ()


DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
"""The databases that can be used, with their drivers."""


class StoreError(Exception):
    """The store cannot be used. The message is a sentence."""


def default_database() -> str:
    """The address of the embedded database."""
    return f"sqlite+aiosqlite:///{home() / 'lanterne.sqlite'}"


class Store:
    """The database. Open it before use, close it after. Reads never wait for writes. `file` is where it is, None if it
    is not in a file."""

    def __init__(self, url: str = "", measures: Measures | None = None) -> None:
        """Raises StoreError with a sentence for an invalid address."""
        self._measures = measures or Measures()
        try:
            self.url = sa.make_url(url or default_database())
            if self.url.get_backend_name() not in DRIVERS:
                raise StoreError(f"{url} is not the address of a database that can be used: take sqlite or postgresql")
            self.url = self.url.set(drivername=DRIVERS[self.url.get_backend_name()])
            if self.url.get_backend_name() == "postgresql" and find_spec("asyncpg") is None:
                raise StoreError("PostgreSQL needs its driver: pip install 'lanterne[postgres]'")
            # A connection is tried before it is used again: the database server may have been restarted since.
            self._engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self._is_file)
        except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ModuleNotFoundError) as error:
            raise StoreError(f"{url} is not the address of a database that can be used: {error}") from None
        self.file = Path(str(self.url.database)) if self._is_file else None
        self._file = DatabaseFile(self.file) if self.file is not None else None
        self._waiting: list[Waiting] = []
        self._something = asyncio.Event()
        self._closing = False
        self._last = 0
        self._writer: asyncio.Task[None] | None = None

    async def open(self, thorough: bool = False) -> None:
        """Create the tables if there are none, and start the writer; `thorough`: look through the whole file first.
        Raises StoreError with a sentence."""
        try:
            await self._make_ready(thorough)
        except (sa.exc.SQLAlchemyError, OSError, sqlite3.Error, StoreError) as error:
            await self._dispose()
            told = getattr(error, "orig", error)
            raise StoreError(f"the database {self.url.database} cannot be opened: {told}") from None
        self._writer = asyncio.create_task(self._write_in_a_thread() if self._is_file else self._write_on())

    async def _make_ready(self, thorough: bool) -> None:
        if self.url.get_backend_name() == "sqlite":
            sa.event.listen(self._engine.sync_engine, "connect", _embedded)
        flaw = self._file.take() if self._file is not None else ""
        if flaw:
            raise StoreError(flaw)
        async with self._engine.begin() as connection:
            await connection.run_sync(_make_ready, thorough and self.file is not None, self.file)
        if self._file is not None:
            self._file.remember()

    @property
    def _is_file(self) -> bool:
        """Whether this is SQLite, in a file."""
        name = self.url.database or ":memory:"
        return self.url.get_backend_name() == "sqlite" and not name.startswith((":memory:", "file:"))

    def check(self) -> None:
        """Raises StoreError if the database file was deleted or replaced since it was opened."""
        if self._file is not None and not self._file.is_there:
            raise StoreError(f"the database {self.url.database} was deleted or replaced; start the server again")

    async def answers(self) -> None:
        """Raises StoreError unless the database answers."""
        await self.read(sa.select(sa.literal(1)))

    async def _dispose(self) -> None:
        await self._engine.dispose()
        if self._file is not None:
            self._file.give_back()

    async def close(self) -> None:
        """Write what waits, then close."""
        self._closing = True
        self._something.set()
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._dispose()

    async def write(self, *changes: Change) -> None:
        """Write the changes, all or none; they are on the disk when this returns. Raises StoreError, and then none
        is."""
        if self._closing or self._writer is None or self._writer.done():
            raise StoreError("the database is closed")
        self.check()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((changes, done))
        self._something.set()
        await done

    async def read(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """The rows of a query. Raises StoreError."""
        self.check()
        async with self._reading() as connection:
            rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
            return rows

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (sa.exc.SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database cannot be read: {getattr(error, 'orig', error)}") from error

    # --- the one who writes -------------------------------------------------------------------------------------------

    async def _write_on(self) -> None:
        async with self._engine.connect() as connection:
            while batch := await self._gathered():
                with self._measures.written.timed():
                    told = await connection.run_sync(_write_all, [changes for changes, _ in batch])
                _tell(batch, told)

    async def _write_in_a_thread(self) -> None:
        engine = sa.create_engine(self.url.set(drivername="sqlite"))
        sa.event.listen(engine, "connect", _embedded)
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "lanterne-store") as thread:
            connection = await loop.run_in_executor(thread, engine.connect)
            try:
                while batch := await self._gathered():
                    changes = [changes for changes, _ in batch]
                    with self._measures.written.timed():
                        told = await loop.run_in_executor(thread, _write_all, connection, changes)
                    _tell(batch, told)
            finally:
                await loop.run_in_executor(thread, connection.close)
                engine.dispose()

    async def _gathered(self) -> "list[Waiting]":
        """The next batch, as soon as something waits; empty when the store closes."""
        while not self._waiting and not self._closing:
            self._something.clear()
            await self._something.wait()
        if self._last >= MANY:
            await asyncio.sleep(GATHER)
        batch, self._waiting = self._waiting, []
        self._last = len(batch)
        if batch:
            self._measures.batches.add(len(batch))
        return batch


MANY, GATHER = 8, 0.005
"""After a batch of at least MANY, wait GATHER seconds for more: every transaction has a fixed cost, however much it
writes."""

Waiting: TypeAlias = tuple[Sequence[Change], asyncio.Future[None]]
"""Changes that belong together, and the future that is done when they are on the disk."""


def _tell(batch: list[Waiting], failures: Sequence[StoreError | None]) -> None:
    """Tell the waiting callers whether their changes were written."""
    for (_, done), failure in zip(batch, failures, strict=True):
        if done.done():
            continue  # the caller no longer waits
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)


def _write_all(connection: sa.Connection, batch: Sequence[Sequence[Change]]) -> Sequence[StoreError | None]:
    """Write all in one transaction. If one of them cannot be written, only that one fails."""
    try:
        _transaction(connection, [change for changes in batch for change in changes])
    except Exception:  # drivers may raise other errors than SQLAlchemy's; nothing may stop the writer
        return [_write(connection, changes) for changes in batch]
    return [None] * len(batch)


def _write(connection: sa.Connection, changes: Sequence[Change]) -> StoreError | None:
    try:
        _transaction(connection, changes)
    except Exception as error:
        return StoreError(f"it cannot be saved: {getattr(error, 'orig', error)}")
    return None


def _transaction(connection: sa.Connection, changes: Sequence[Change]) -> None:
    """Carry out changes in order; those with the same statement are executed together, in the place of the first."""
    together: dict[int, tuple[Change, list[Mapping[str, Any]]]] = {}
    for change in changes:
        together.setdefault(id(change.statement), (change, []))[1].extend(change.rows)
    with connection.begin():
        for change, rows in together.values():
            connection.execute(change.statement, rows or None)


def _make_ready(connection: sa.Connection, thorough: bool, file: Path | None) -> None:
    """Create the tables of a new database, or bring an older one up to date. Raises StoreError if it cannot be used;
    if `thorough`, also if the file is damaged. Lost rows are reported in the server's log."""
    flaw = damage(connection) if thorough else ""
    if flaw:
        raise StoreError(f"it is damaged ({flaw}); put a copy in its place")

    def before_change(version: str) -> None:
        copied = f"; a copy as it was is {copy_before(file, version)}" if file is not None else ""
        _log.warning("the database is brought up to date, from schema %s to %s%s", version, NEWEST, copied)

    try:
        make_ready(connection, before_change)
    except WrongSchema as error:
        raise StoreError(str(error)) from None
    lost = losses(connection) if thorough else ""
    if lost:
        _log.error("the database has lost something: there are %s; the rest can be played", lost)


async def can_be_opened(url: str) -> None:
    """Raises StoreError with a sentence if the database cannot be opened."""
    store = Store(url)
    await store.open(thorough=True)
    await store.close()


APPEND = sa.insert(entries)
"""Appends to logs: `game_table`, `n`, `line`."""
STAMP = (
    sa.update(tables)
    .where(tables.c.key == sa.bindparam("which"))
    .values(updated=sa.bindparam("now"), asked=sa.bindparam("seats"))
)
"""Stores when something last happened at a table (`which`, `now`) and the `seats` that are asked."""
SNAPSHOT = (
    sa.update(tables)
    .where(tables.c.key == sa.bindparam("which"))
    .values(
        snapshot=sa.bindparam("state"),
        snapshot_at=sa.bindparam("at"),
        status=sa.bindparam("now"),
        outcome=sa.bindparam("result"),
    )
)
"""Stores the state of a table (`which`) after the entry `at`, its status `now`, and the `result` if it is over."""


def _embedded(connection: Any, record: Any) -> None:
    """Set up SQLite for a server: reads during writes, and commits that are on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
