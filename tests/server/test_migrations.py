"""Databases of every schema there has been: brought up to date, with a copy as they were; newer ones are left alone."""

import asyncio
import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from lanterne.server import schema as current
from lanterne.server.migrations import NEWEST
from lanterne.server.store import Store, StoreError
from tests.server.databases import FILE, run_sql, url_in
from tests.server.rooms import open_services, people, table_of
from tests.server.within import run

VERSIONS = [f"{number:04}" for number in range(1, int(NEWEST) + 1)]
LINES = [b'{"n": 0}', b'{"n": 1}', b'{"n": 2}']


def make(folder: Path, version: str, stamped: bool) -> None:
    """A database as a Lanterne with this schema made it; the first two did not write their version down."""

    def there(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "lanterne.server:migrations")
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        if not stamped:
            connection.execute(sa.text("DROP TABLE alembic_version"))

    within(folder, there)


def within(folder: Path, what: Any) -> Any:
    async def there() -> Any:
        engine = create_async_engine(url_in(folder))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(what)
        finally:
            await engine.dispose()

    return asyncio.run(there())


def form(connection: sa.Connection) -> dict[str, Any]:
    """The schema of a database: columns, keys and indexes of every table."""
    found = sa.inspect(connection)
    return {
        name: {
            "columns": {
                each["name"]: (str(each["type"]), each["nullable"], each.get("default"))
                for each in found.get_columns(name)
            },
            "key": found.get_pk_constraint(name)["constrained_columns"],
            "indexes": sorted((each["name"] or "", *each["column_names"]) for each in found.get_indexes(name)),
            "unique": sorted(each["column_names"] for each in found.get_unique_constraints(name)),
            "foreign": [(each["constrained_columns"], each["referred_table"]) for each in found.get_foreign_keys(name)],
        }
        for name in found.get_table_names()
    }


def open_and_close(folder: Path) -> None:
    async def there() -> None:
        store = Store(url_in(folder))
        await store.open(thorough=True)
        await store.close()

    run(there())


def fill(folder: Path, version: str) -> None:
    """Two tables with their logs, written in turns."""
    for key in (1, 2):
        run_sql(
            folder,
            "INSERT INTO tables (key, id, game, status, host, plan, header, created, updated)"
            " VALUES (:key, :id, 'xorlosch', 'playing', 'ann', :plan, :plan, 1, 1)",
            key=key,
            id=f"table-{key}",
            plan=b"{}",
        )
    for n, line in enumerate(LINES):
        for key in (2, 1):
            if version == "0001":
                run_sql(folder, "INSERT INTO entries (game_table, line) VALUES (:key, :line)", key=key, line=line)
            else:
                run_sql(
                    folder,
                    "INSERT INTO entries (game_table, n, line) VALUES (:key, :n, :line)",
                    key=key,
                    n=n,
                    line=line,
                )
    run_sql(
        folder,
        f"INSERT INTO {current.people.name} (id, name, language, created) VALUES ('ann', 'Ann', 'fr', 1700000000)",
    )


@pytest.mark.parametrize("stamped", [True, False])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_every_schema_is_brought_up_to_date(tmp_path: Path, version: str, stamped: bool) -> None:
    if version == NEWEST and not stamped:
        pytest.skip("that schema has always written its version down")
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()
    make(old, version, stamped)
    fill(old, version)
    open_and_close(old)
    open_and_close(new)
    assert within(old, form) == within(new, form)
    for key in (1, 2):
        found = run_sql(old, "SELECT n, line FROM entries WHERE game_table = :key ORDER BY n", key=key)
        assert [(n, bytes(line)) for n, line in found] == list(enumerate(LINES))
    assert run_sql(old, "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    far = 2_900_000_000_000  # milliseconds, in the year 2061
    run_sql(old, "UPDATE tables SET updated = :far", far=far)
    assert run_sql(old, "SELECT updated FROM tables WHERE key = 1") == [(far,)]


@pytest.fixture
def older(tmp_path: Path) -> Path:
    make(tmp_path, "0001", stamped=False)
    fill(tmp_path, "0001")
    return tmp_path


@pytest.mark.sqlite
def test_a_copy_is_made_before_a_file_is_changed(older: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        open_and_close(older)
    copy = older / "lanterne-schema-0001.sqlite"
    assert str(copy) in caplog.text
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM entries WHERE id > 0").fetchall() == [(6,)]
    open_and_close(older)
    assert [path.name for path in older.glob("lanterne-*")] == [copy.name], "once is enough"


@pytest.mark.sqlite
def test_an_older_copy_is_never_overwritten(older: Path) -> None:
    kept = older / "lanterne-schema-0001.sqlite"
    kept.write_text("of another evening")
    open_and_close(older)
    assert kept.read_text() == "of another evening"
    assert (older / "lanterne-schema-0001-2.sqlite").stat().st_size > 1000


def test_a_failed_migration_changes_nothing(older: Path) -> None:
    before = within(older, form)
    run_sql(older, "CREATE TABLE numbered (x INTEGER)")  # in the way of the second migration
    with pytest.raises(StoreError, match="numbered"):
        open_and_close(older)
    run_sql(older, "DROP TABLE numbered")
    assert within(older, form) == before
    open_and_close(older)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    open_and_close(tmp_path)
    run_sql(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    before = within(tmp_path, form)
    with pytest.raises(StoreError, match="newer version of Lanterne"):
        open_and_close(tmp_path)
    assert within(tmp_path, form) == before


def test_servers_that_start_together_make_one_database(tmp_path: Path) -> None:
    """A file is locked by its first server; on PostgreSQL the others wait until it is made."""

    async def together() -> list[BaseException | None]:
        stores = [Store(url_in(tmp_path)) for _ in range(4)]
        results = await asyncio.gather(*(store.open() for store in stores), return_exceptions=True)
        await asyncio.gather(*(store.close() for store, result in zip(stores, results, strict=True) if result is None))
        return results

    results = run(together())
    refused = [result for result in results if result is not None]
    if url_in(tmp_path).startswith("sqlite"):
        assert len(refused) == 3
        assert all("another server" in str(result) for result in refused)
    else:
        assert refused == []
    assert run_sql(tmp_path, "SELECT version_num FROM alembic_version") == [(NEWEST,)]


def test_a_game_goes_on_after_the_schema_has_changed(tmp_path: Path) -> None:
    """The database as the program before the third schema left it, with a game that has begun."""

    async def begin() -> tuple[str, int]:
        async with open_services(tmp_path) as services:
            ((ann, _),) = await people(services, "Ann")
            live = await table_of(services, "xorlosch", [ann], bots=["random"])
            return live.id, live.saved

    async def go_on(table: str, saved: int) -> None:
        async with open_services(tmp_path) as services:
            live = await services.tables.find(table)
            assert live.table is not None
            assert live.saved >= saved

    table, saved = run(begin())
    run_sql(tmp_path, "DROP TABLE alembic_version")
    run_sql(tmp_path, "ALTER TABLE tables DROP COLUMN snapshot_at")
    run(go_on(table, saved))


@pytest.mark.sqlite
def test_a_database_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path) -> None:
    """It would cost every start a quarter of a second."""
    open_and_close(tmp_path)
    program = (
        "import asyncio, sys; from lanterne.server.store import can_be_opened;"
        f"asyncio.run(can_be_opened({url_in(tmp_path)!r})); sys.exit('alembic' in sys.modules)"
    )
    assert (tmp_path / FILE).exists()
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_schema_has_not_changed_without_a_migration(tmp_path: Path) -> None:
    """What the migrations make from nothing is what the program makes."""
    migrated, created = tmp_path / "migrated", tmp_path / "created"
    for folder in (migrated, created):
        folder.mkdir()
    make(migrated, NEWEST, stamped=True)
    open_and_close(created)
    assert within(migrated, form) == within(created, form)
    assert {table.name for table in current.schema.sorted_tables} <= set(within(created, form))
