"""What can happen to a database server, and not to a file: connections that are cut, a restart, a full disk there."""

import asyncio
import importlib.util
from pathlib import Path
from typing import Any

import pytest

from lanterne.server.live import LiveTable
from lanterne.server.sentences import RequestRefused
from lanterne.server.store import Store, StoreError
from tests.server import postgres
from tests.server.cellar_registered import register_cellar
from tests.server.databases import run_sql, url_in
from tests.server.rooms import Guest, app_of, open_services, people, table_of
from tests.server.within import run

pytestmark = pytest.mark.postgresql


async def bid(live: LiveTable, person: Any, seat: int) -> None:
    assert live.table is not None
    await live.answer(person, seat, live.table.choice_id, ["bid", 1])


def test_cut_connections_are_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `pg_terminate_backend`, or a proxy that closes what is idle."""
    register_cellar(monkeypatch)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = await people(services, "Ann", "Bea")
            live = await table_of(services, "cellar", [person for person, _ in known])
            guest = Guest(app_of(services), known[0][1])
            assert (await guest.get("/api/tables")).status_code == 200
            await asyncio.to_thread(
                postgres.postgres().sql,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()",
            )
            assert (await guest.get("/api/tables")).status_code == 200
            await bid(live, known[0][0], 0)
            await bid(live, known[1][0], 1)
            saved = live.saved
        assert [n for (n,) in await asyncio.to_thread(run_sql, tmp_path, "SELECT n FROM entries ORDER BY n")] == list(
            range(saved)
        )

    run(play())


def test_a_restart_of_the_database_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is down, answers are refused and nothing changes; afterwards the game goes on."""
    register_cellar(monkeypatch)
    server = postgres.postgres()

    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = await people(services, "Ann", "Bea")
            live = await table_of(services, "cellar", [person for person, _ in known])
            await bid(live, known[0][0], 0)
            before = live.saved
            server.stop()
            try:
                with pytest.raises((RequestRefused, StoreError)):
                    await bid(live, known[1][0], 1)
                assert (await Guest(app_of(services), known[0][1]).get("/api/tables")).status_code == 503
            finally:
                await asyncio.to_thread(server.start)
            live = await services.tables.find(live.id)
            assert live.saved == before
            await bid(live, known[1][0], 1)
            assert live.saved > before

    run(play())


def test_without_its_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr("lanterne.server.store.find_spec", lambda name: None if name == "asyncpg" else found(name))
    with pytest.raises(StoreError, match=r"lanterne\[postgres\]"):
        Store("postgresql://somewhere/lanterne")


def test_a_server_that_is_not_there_is_reported(tmp_path: Path) -> None:
    async def there() -> None:
        with pytest.raises(StoreError, match="cannot be opened"):
            await Store(f"postgresql://lanterne@/none?host={tmp_path}").open()
        with pytest.raises(StoreError, match="none"):
            await Store(url_in(tmp_path).replace(url_in(tmp_path).partition("@/")[2].partition("?")[0], "none")).open()

    run(there())
