"""Backups of the database: one file, for SQLite and PostgreSQL, with or without a running server.

A backup is a SQLite database of Lanterne. It can be brought back into SQLite or PostgreSQL, so this is also how tables
move from one to the other.
"""

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from lanterne.data_folder import home
from lanterne.server.database_file import DatabaseFile, damage
from lanterne.server.migrations import NEWEST
from lanterne.server.schema import entries, people, schema, tables
from lanterne.server.store import Store, StoreError

ROWS = 2000
"""Rows that are copied at a time."""


class Contents(NamedTuple):
    """What a database holds."""

    tables: int
    entries: int
    people: int

    def __str__(self) -> str:
        return f"{self.tables} tables with {self.entries} log entries, {self.people} people"


def default_file(moment: str) -> Path:
    """The default path of a backup; `moment` is the date and time in its name."""
    return home() / "backups" / f"lanterne-{moment}.sqlite"


async def back_up(url: str, file: Path) -> Contents:
    """Copy a database to a new file, readable by its owner only, as it is at one moment. Raises StoreError with a
    sentence; then there is no file."""
    store = Store(url)
    if file.exists():
        raise StoreError(f"{file} exists already, and a backup is never overwritten")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"{file.name}.part")
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            if store.file is not None:
                await asyncio.to_thread(_copy_file, store.file, part)
            else:
                await _copy_rows(str(store.url.render_as_string(hide_password=False)), _address(part))
            found = await asyncio.to_thread(_contents, part)
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
        return found
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreError(f"the backup could not be made: {getattr(error, 'orig', error)}") from None


async def bring_back(file: Path, url: str, replace: bool) -> tuple[Contents, Path | None]:
    """Replace a database that no server uses by a backup. A database that holds something is replaced only
    if `replace`, and after it was copied; returns what is there now, and where that copy is. Raises StoreError with a
    sentence; then nothing has changed."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    store = Store(url)
    try:
        with tempfile.TemporaryDirectory(prefix="lanterne-") as folder:
            newer = Path(folder) / "lanterne.sqlite"
            await asyncio.to_thread(_copy_file, file, newer)
            whole = Store(_address(newer))
            await whole.open(thorough=True)  # checked, and brought up to date if an older Lanterne made it
            await whole.close()
            if store.file is not None:
                return await asyncio.to_thread(_into_file, newer, store.file, replace)
            return await _into_server(newer, url, replace)
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreError(f"{file} could not be brought back: {getattr(error, 'orig', error)}") from None


# --- SQLite -----------------------------------------------------------------------------------------------------------


def _copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database, also one that is being written."""
    if not source.is_file():
        raise StoreError(f"there is no database {source}")
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(read_only, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # all of it in one file


def _contents(file: Path) -> Contents:
    """What a SQLite database holds. Raises StoreError if it is damaged or not Lanterne's."""
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            flaw = damage(connection)
            if flaw:
                raise StoreError(f"it is damaged: {flaw}")
            if not sa.inspect(connection).has_table("tables"):
                raise StoreError("it is not a database of Lanterne")
            return _counted(connection)
    finally:
        engine.dispose()


def _counted(connection: sa.Connection) -> Contents:
    results = (connection.execute(sa.select(sa.func.count()).select_from(each)) for each in (tables, entries, people))
    return Contents(*(result.scalar_one() for result in results))


def _may_replace(name: str, held: Contents, replace: bool) -> None:
    if held.tables and not replace:
        raise StoreError(f"{name} holds {held}; --replace copies it aside and takes its place")


def _into_file(newer: Path, file: Path, replace: bool) -> tuple[Contents, Path | None]:
    lock = DatabaseFile(file)
    flaw = lock.lock()
    if flaw:
        raise StoreError(f"{file} cannot be replaced: {flaw}")
    try:
        kept = None
        if file.exists() and file.stat().st_size:
            _may_replace(str(file), _contents(file), replace)
            kept = _aside(file)
            _copy_file(file, kept)
        part = file.with_name(f"{file.name}.part")
        _copy_file(newer, part)
        part.chmod(0o600)
        for suffix in ("-wal", "-shm"):  # they belong to the old file
            file.with_name(f"{file.name}{suffix}").unlink(missing_ok=True)
        part.replace(file)
        return _contents(file), kept
    finally:
        lock.give_back()


def _aside(file: Path) -> Path:
    number = 1
    while (aside := file.with_name(f"{file.stem}-replaced-{number}{file.suffix}")).exists():
        number += 1
    return aside


def _address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


async def _copy_rows(source: str, target: str) -> None:
    """Copy all rows of one database, as it is at one moment, into a new one."""
    store = Store(target)
    file = store.file
    assert file is not None
    file.unlink()  # an empty file is taken for a damaged one
    await store.open()
    await store.close()
    file.chmod(0o600)
    reading, writing = create_async_engine(source), create_async_engine(target)
    try:
        async with reading.connect() as one, writing.begin() as other:
            await one.execution_options(isolation_level="REPEATABLE READ")
            await _must_be_current(one)
            await _pour(one, other)
    finally:
        await reading.dispose()
        await writing.dispose()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    file.with_name(f"{file.name}.lock").unlink(missing_ok=True)


async def _into_server(newer: Path, url: str, replace: bool) -> tuple[Contents, Path | None]:
    store = Store(url)
    await store.open()
    await store.close()
    kept = None
    there = create_async_engine(store.url)
    here = create_async_engine(_address(newer))
    try:
        async with there.connect() as connection:
            held = await connection.run_sync(_counted)
        if held.tables:
            _may_replace(store.url.database or "", held, replace)
            kept = _aside(default_file(store.url.database or ""))
            await back_up(url, kept)
        async with here.connect() as one, there.begin() as other:
            names = ", ".join(table.name for table in schema.sorted_tables)
            await other.exec_driver_sql(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE NOWAIT")
            for table in reversed(schema.sorted_tables):
                await other.execute(sa.delete(table))
            await _pour(one, other)
            for table, column in (("tables", "key"), ("chats", "id")):  # the next number after those that were copied
                await other.exec_driver_sql(
                    f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'),"
                    f" (SELECT coalesce(max({column}), 0) + 1 FROM {table}), false)"
                )
        return await asyncio.to_thread(_contents, newer), kept
    finally:
        await there.dispose()
        await here.dispose()


async def _must_be_current(connection: AsyncConnection) -> None:
    version = (await connection.exec_driver_sql("SELECT version_num FROM alembic_version")).scalar_one()
    if version != NEWEST:
        raise StoreError("its schema is not this Lanterne's: start the server once, which brings it up to date")


async def _pour(source: AsyncConnection, target: AsyncConnection) -> None:
    for table in schema.sorted_tables:
        rows = await source.stream(sa.select(table))
        async for some in rows.mappings().partitions(ROWS):
            await target.execute(sa.insert(table), [dict(row) for row in some])
