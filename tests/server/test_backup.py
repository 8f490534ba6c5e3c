"""Backups, on SQLite and PostgreSQL and from one to the other; the doctor; and the archive of finished tables."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from lanterne.engine import read_log
from lanterne.server.archive import archive
from lanterne.server.backup import back_up, bring_back
from lanterne.server.doctor import Finding, examine, mend
from lanterne.server.store import Store, StoreError
from tests.server.cellar_registered import register_cellar
from tests.server.databases import run_sql, url_in
from tests.server.rooms import Client, open_services, people, still, table_of
from tests.server.within import run


async def evening(folder: Path, over: bool = False) -> tuple[str, int]:
    """A database with a table of Ann and a bot; its id and the number of its entries."""
    async with open_services(folder) as services:
        ((ann, _),) = await people(services, "Ann")
        live = await table_of(services, "cellar", [ann], bots=["random"])
        await still(live)
        if over:
            window = await Client(live, ann).open()  # bots play on while somebody watches
            await live.hand_over(0, "random")
            await still(live)
            live.go(window.connection)
        return live.id, live.saved


async def goes_on(folder: Path, table: str, saved: int) -> None:
    async with open_services(folder) as services:
        live = await services.tables.find(table)
        assert live.table is not None
        assert live.saved == saved
        ((bea, _),) = await people(services, "Bea")
        other = await table_of(services, "cellar", [bea], bots=["random"])
        assert other.key > live.key, "new tables get numbers after those that were brought back"
        await other.say(bea, "Hello")


@pytest.fixture(autouse=True)
def _cellar(monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)


def folders(folder: Path) -> tuple[Path, Path, Path]:
    one, other = folder / "one", folder / "other"
    one.mkdir()
    other.mkdir()
    return one, other, folder / "backup.sqlite"


def test_a_backup_is_brought_back_into_an_empty_database(tmp_path: Path) -> None:
    one, other, file = folders(tmp_path)

    async def play() -> None:
        table, saved = await evening(one)
        made = await back_up(url_in(one), file)
        assert (made.tables, made.people) == (1, 1)
        assert made.entries == saved
        assert file.stat().st_mode & 0o077 == 0, "it has the seeds of running games"
        back, kept = await bring_back(file, url_in(other), replace=False)
        assert back == made
        assert kept is None
        await goes_on(other, table, saved)

    run(play())


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    one, other, file = folders(tmp_path)

    async def play() -> None:
        async with open_services(one) as services:
            ((ann, _),) = await people(services, "Ann")
            live = await table_of(services, "cellar", [ann], bots=["random"])
            await still(live)
            await back_up(url_in(one), file)
            table, saved = live.id, live.saved
        await bring_back(file, url_in(other), replace=False)
        await goes_on(other, table, saved)

    run(play())


def test_a_database_with_tables_is_replaced_only_if_asked_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "home"))
    one, other, file = folders(tmp_path)

    async def play() -> None:
        table, saved = await evening(one)
        await back_up(url_in(one), file)
        theirs, _ = await evening(other)
        with pytest.raises(StoreError, match="--replace"):
            await bring_back(file, url_in(other), replace=False)
        _, kept = await bring_back(file, url_in(other), replace=True)
        assert kept is not None
        await goes_on(other, table, saved)
        third = tmp_path / "third"
        third.mkdir()
        await bring_back(kept, url_in(third), replace=False)
        async with open_services(third) as services:
            assert (await services.tables.find(theirs)).table is not None

    run(play())


def test_a_backup_is_never_overwritten(tmp_path: Path) -> None:
    one, _, file = folders(tmp_path)
    file.write_text("of another evening")

    async def play() -> None:
        await evening(one)
        with pytest.raises(StoreError, match="exists already"):
            await back_up(url_in(one), file)

    run(play())
    assert file.read_text() == "of another evening"


@pytest.mark.parametrize("harm", ["missing", "torn", "foreign"])
def test_what_is_no_backup_is_refused_and_changes_nothing(tmp_path: Path, harm: str) -> None:
    one, _, file = folders(tmp_path)

    async def play() -> None:
        table, saved = await evening(one)
        if harm == "torn":
            await back_up(url_in(one), file)
            data = bytearray(file.read_bytes())
            data[4096 : 3 * 4096] = bytes(range(256)) * 32
            file.write_bytes(data)
        elif harm == "foreign":
            with sqlite3.connect(file) as other:
                other.execute("CREATE TABLE recipes (name TEXT)")
            other.close()
        with pytest.raises(StoreError):
            await bring_back(file, url_in(one), replace=True)
        await goes_on(one, table, saved)

    run(play())


@pytest.mark.sqlite
def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    one, _, file = folders(tmp_path)

    async def play() -> None:
        await evening(one)
        await back_up(url_in(one), file)
        async with open_services(one):
            with pytest.raises(StoreError, match="another server"):
                await bring_back(file, url_in(one), replace=True)

    run(play())


# --- the doctor -------------------------------------------------------------------------------------------------------


async def examined(folder: Path, lost: Path, mending: bool = False) -> list[Finding]:
    store = Store(url_in(folder))
    await store.open()
    try:
        found = await examine(store, lost, lambda _: None)
        if mending:
            await mend(store, found, lost)
        return found
    finally:
        await store.close()


def sql(folder: Path, statement: str, **values: Any) -> Any:
    return asyncio.to_thread(run_sql, folder, statement, **values)


def test_the_doctor_finds_nothing_in_a_sound_database(tmp_path: Path) -> None:
    async def play() -> None:
        await evening(tmp_path)
        assert await examined(tmp_path, tmp_path / "lost") == []

    run(play())


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("DELETE FROM seats; DELETE FROM tables", "log entries of tables that are gone"),
        ("UPDATE seats SET person = 'nobody'", "seats of people who are gone"),
        ("INSERT INTO chats (game_table, at, seat, name, text) VALUES (99, 1, 0, 'Ann', 'Hello')", "chat lines"),
        ("UPDATE tokens SET expires = 1", "tokens that have expired"),
        ("UPDATE tables SET asked = '7'", "asked are not as the log says"),
        ("UPDATE tables SET snapshot = outcome", "snapshot are not as the log says"),
    ],
)
def test_the_doctor_mends(tmp_path: Path, statement: str, told: str) -> None:
    async def play() -> None:
        _, saved = await evening(tmp_path)
        for each in statement.split("; "):
            await sql(tmp_path, each)
        lost = tmp_path / "lost"
        found = await examined(tmp_path, lost, mending=True)
        assert any(told in finding.what for finding in found), found
        assert await examined(tmp_path, lost) == []
        if "entries" in told:
            assert len((lost / "table-1.jsonl").read_bytes().splitlines()) == saved

    run(play())


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("DELETE FROM entries WHERE n = 0", "should be"),
        ("UPDATE tables SET game = 'ludo'", "no such game"),
        ("UPDATE tables SET plan = seed", "its plan cannot be read"),
        ("UPDATE tables SET seed = snapshot", "its log is not right"),
    ],
)
def test_the_doctor_reports_what_nobody_can_mend(tmp_path: Path, statement: str, told: str) -> None:
    async def play() -> None:
        await evening(tmp_path)
        await sql(tmp_path, statement)
        [finding] = await examined(tmp_path, tmp_path / "lost", mending=True)
        assert told in finding.what
        assert not finding.mend
        assert len(await examined(tmp_path, tmp_path / "lost")) == 1

    run(play())


# --- the archive ------------------------------------------------------------------------------------------------------


def test_finished_tables_are_put_away_by_age(tmp_path: Path) -> None:
    async def play() -> None:
        over, saved = await evening(tmp_path, over=True)
        running, _ = await evening(tmp_path)
        recent, _ = await evening(tmp_path, over=True)
        for table in (over, running):
            await sql(tmp_path, "UPDATE tables SET updated = 1 WHERE id = :table", table=table)
        store = Store(url_in(tmp_path))
        await store.open()
        [file] = await archive(store, 30, tmp_path / "archive")
        await store.close()
        log = read_log(file)
        assert len(log.entries) == saved
        assert [table for (table,) in await sql(tmp_path, "SELECT id FROM tables ORDER BY key")] == [running, recent]
        assert await examined(tmp_path, tmp_path / "lost") == []

    run(play())
