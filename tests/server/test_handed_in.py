"""What people hand in is worked on apart: it is bounded, has its own threads and a time limit, and holds nobody up."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanterne import pack_upload
from lanterne.engine import Table
from lanterne.server import handed_in
from lanterne.server.handed_in import PATIENCE, HandedIn
from lanterne.server.sentences import RequestRefused
from tests.server.cellar_registered import register_cellar
from tests.server.rooms import Guest, app_of, open_services, people, table_of
from tests.server.within import run

PLAN: dict[str, Any] = {"game": "cellar", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


@pytest.fixture(autouse=True)
def _cellar(monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)


async def some_log(services: Any, person: Any) -> bytes:
    live = await table_of(services, "cellar", [person], bots=["random"])
    assert live.table is not None
    return b"\n".join(live.table.log.lines())


def test_a_log_with_thousands_of_seats_is_refused_before_anything_is_made_of_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_services(tmp_path) as services:
            ((ann, token),) = await people(services, "Ann")
            head, *rest = (await some_log(services, ann)).splitlines()
            header = msgspec.json.decode(head) | {"seats": [{"person": f"{n}"} for n in range(20_000)]}
            data = b"\n".join((msgspec.json.encode(header), *rest))
            begun = time.process_time()
            answer = await Guest(app_of(services), token).ask("POST", "/api/logs", content=data)
            assert answer.status_code == 422
            assert time.process_time() - begun < 5, "it takes a minute to seat them all"

    run(evening())


def test_eight_logs_that_take_for_ever_hold_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()

    def replay(*_: Any, **__: Any) -> Any:
        done.wait(300)
        raise ValueError("it took for ever")

    async def evening() -> None:
        async with open_services(tmp_path) as services:
            ((ann, token),) = await people(services, "Ann")
            data = await some_log(services, ann)
            guest = Guest(app_of(services), token)
            monkeypatch.setattr(Table, "replay", replay)
            logs = [asyncio.create_task(guest.ask("POST", "/api/logs", content=data)) for _ in range(40)]
            while sum(log.done() for log in logs) < 40 - handed_in.THREADS - handed_in.WAITING:
                await asyncio.sleep(0.01)
            assert {log.result().status_code for log in logs if log.done()} == {503}
            assert (await guest.post("/api/tables", PLAN)).status_code == 201
            done.set()
            answers = {answer.status_code for answer in await asyncio.gather(*logs)}
            assert answers == {422, 503}
            monkeypatch.undo()

    try:
        run(evening())
    finally:
        done.set()


def test_packs_are_looked_through_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []

    def upload(*_: Any) -> Any:
        threads.append(threading.current_thread().name)
        raise ValueError("no pack")

    monkeypatch.setattr(pack_upload, "upload", upload)

    async def evening() -> None:
        async with open_services(tmp_path) as services:
            answer = await Guest(app_of(services)).ask("POST", "/api/games/heroquest/packs", content=b"PK")
            assert answer.status_code == 422

    run(evening())
    assert [name.rpartition("_")[0] for name in threads] == ["lanterne-handed-in"]


def test_a_log_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handed_in, "PATIENCE", -1)

    async def evening() -> None:
        async with open_services(tmp_path) as services:
            ((ann, token),) = await people(services, "Ann")
            data = await some_log(services, ann)
            answer = await Guest(app_of(services), token).ask("POST", "/api/logs", content=data)
            assert answer.status_code == 503
            assert "too long" in answer.json()["detail"]

    run(evening())


def test_when_the_server_ends_work_is_given_up() -> None:
    begun = threading.Event()

    async def evening() -> None:
        work = HandedIn()

        def endless(check: Any) -> None:
            begun.set()
            while True:
                check()
                time.sleep(0.01)

        waiting = asyncio.create_task(work.run(endless, work.deadline()))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        work.close()
        closed = time.monotonic()
        with pytest.raises(RequestRefused):
            await waiting
        assert time.monotonic() - closed < PATIENCE / 2, "it was given up, not left until its time was over"

    run(evening())
