"""What was acknowledged is on the disk, once, whatever happens; what could not be written has not happened."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests
import sqlalchemy as sa
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from lanterne.server import schema, store
from lanterne.server.live import LiveTable
from lanterne.server.sentences import RequestRefused
from lanterne.server.services import Services
from lanterne.server.store import APPEND, Change, Store, StoreError
from tests.server.cellar_registered import register_cellar
from tests.server.databases import run_sql, url_in
from tests.server.rooms import Client, Guest, app_of, open_services, people, refused, table_of
from tests.server.within import run

SERVE = (
    "import sys; from lanterne.server.serving import run; run('127.0.0.1', int(sys.argv[1]), sys.argv[2], '', False)"
)


# --- killed -----------------------------------------------------------------------------------------------------------


@contextmanager
def serving(port: int, database: str) -> Iterator[subprocess.Popen[str]]:
    """A running server in a separate process; killed at the end without warning."""
    server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), database], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert "is running" in server.stdout.readline()
        yield server
    finally:
        server.kill()
        server.communicate()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def next_now(play: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(play.recv(timeout=60))
        assert message["type"] != "refused", message
        if message["type"] == "now":
            return message


def put_together(play: ClientConnection, now: dict[str, Any]) -> list[Any]:
    """A combined answer of the first picks, as many as are needed."""
    draft, picked = now["draft"], []
    while draft.get("why"):
        picked.append(draft["picks"][0]["answer"])
        play.send(msgspec.json.encode({"do": "draft", "choice": now["choice"], "seat": 0, "picked": picked}).decode())
        draft = msgspec.json.decode(play.recv(timeout=60))["draft"]
    answer: list[Any] = draft["answer"]
    return answer


def answer_some(play: ClientConnection, most: int) -> dict[int, list[Any]]:
    """Answer the first thing offered, again and again; the answers that were acknowledged by the entry they follow."""
    acknowledged: dict[int, list[Any]] = {}
    waiting: tuple[int, list[Any]] | None = None
    while len(acknowledged) < most:
        now = next_now(play)
        if waiting is not None and now["entry"] > waiting[0]:
            acknowledged[waiting[0]] = waiting[1]
            waiting = None
        if waiting is None and 0 in now["asked"]:
            answer = put_together(play, now) if "draft" in now else now["options"][0]["answer"]
            waiting = now["entry"], answer
            play.send(
                msgspec.json.encode({"do": "answer", "choice": now["choice"], "seat": 0, "answer": answer}).decode()
            )
    return acknowledged


def entries_in(folder: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for (line,) in run_sql(folder, "SELECT line FROM entries ORDER BY n")]


def test_a_killed_server_has_kept_every_answer_once_and_goes_on(tmp_path: Path) -> None:
    database, port = url_in(tmp_path), free_port()
    here = f"http://127.0.0.1:{port}"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    acknowledged: dict[int, list[Any]] = {}
    table = ""
    with requests.Session() as session:
        session.headers["origin"] = here
        for evening in range(3):
            with serving(port, database):
                if not table:
                    wanted: Any = {"game": "xorlosch", "seats": seats, "name": "Ann", "pace": 0}
                    table = session.post(f"{here}/api/tables", json=wanted).json()["id"]
                cookie = f"lanterne={session.cookies['lanterne']}"
                with connect(
                    f"ws://127.0.0.1:{port}/api/tables/{table}/play",
                    origin=Origin(here),
                    additional_headers={"cookie": cookie},
                ) as play:
                    acknowledged |= answer_some(play, 4 + 3 * evening)
            kept = entries_in(tmp_path)
            assert [entry["n"] for entry in kept] == list(range(len(kept)))
            answers = {entry["n"] - 1: entry["answer"] for entry in kept if entry.get("seat") == 0}
            assert acknowledged.items() <= answers.items()
    assert len(acknowledged) == 4 + 7 + 10


# --- a disk that is full ----------------------------------------------------------------------------------------------


class Disk:
    """Wraps the disk: it can be full, and counts how often it is written to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full, self.written = False, 0
        self._transaction = store._transaction
        monkeypatch.setattr(store, "_transaction", self._write)

    def _write(self, connection: sa.Connection, changes: Sequence[Change]) -> None:
        if self.full:
            raise sa.exc.OperationalError("INSERT", {}, Exception("database or disk is full"))
        self.written += 1
        self._transaction(connection, changes)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    register_cellar(monkeypatch)
    return Disk(monkeypatch)


async def two(services: Services) -> tuple[LiveTable, Client, Client]:
    known = [person for person, _ in await people(services, "Ann", "Bea")]
    live = await table_of(services, "cellar", known)
    return live, await Client(live, known[0]).open(), await Client(live, known[1]).open()


def bid(live: LiveTable, seat: int) -> dict[str, Any]:
    assert live.table is not None
    return {"choice": live.table.choice_id, "seat": seat, "answer": ["bid", 1]}


def test_what_cannot_be_written_is_refused_and_has_not_happened(tmp_path: Path, disk: Disk) -> None:

    async def play() -> None:
        async with open_services(tmp_path) as services:
            live, ann, bea = await two(services)
            bea.news()
            before, saved = live.table, live.saved
            disk.full = True
            assert "could not be saved" in refused(await ann.say("answer", **bid(live, 0)))
            assert "could not be saved" in refused(await ann.say("say", text="Is anybody there?"))
            assert bea.news() == []
            with pytest.raises(RequestRefused, match="not-saved"):
                await live.change_status("paused")
            with pytest.raises(RequestRefused, match="not-saved"):
                await live.hand_over(1, "random")
            assert (live.status, live.saved, live.seats_of(bea.connection.person)) == ("playing", saved, (1,))
            assert live.table is not before
            assert live.table is not None
            assert not live.table.seats[1].bot
            assert len(live.table.log.entries) == saved
            disk.full = False
            assert refused(await ann.say("answer", **bid(live, 0))) == ""
            assert refused(await bea.say("answer", **bid(live, 1))) == ""
            assert live.saved == saved + 2

    run(play())


def test_a_full_disk_is_reported_in_a_sentence_over_http_too(tmp_path: Path, disk: Disk) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services), language="fr")
            disk.full = True
            answer = await guest.post("/api/me", {"name": "Ann"})
            assert answer.status_code == 503
            assert "enregistr" in answer.json()["detail"]
            disk.full = False
            assert (await guest.post("/api/me", {"name": "Ann"})).status_code == 201

    run(play())


def test_a_bot_whose_answer_could_not_be_saved_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, disk: Disk
) -> None:
    slept = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.set()
        await waking.wait()

    waking = asyncio.Event()

    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(ann, _)] = await people(services, "Ann")
            live = await table_of(services, "cellar", [ann], bots=["random"])
            window = await Client(live, ann).open()
            await live.hand_over(0, "random")
            disk.full = True
            monkeypatch.setattr("lanterne.server.driver.asyncio.sleep", sleep)
            await slept.wait()
            entries = live.saved
            disk.full = False
            waking.set()
            while live.saved == entries:
                await live.later(entries - 1, 10)
            assert window.news()

    run(play())


def test_a_hand_over_is_written_with_the_new_holder_or_not_at_all(tmp_path: Path, disk: Disk) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            live, ann, bea = await two(services)
            await ann.say("answer", **bid(live, 0))
            before = disk.written
            await live.hand_over(0, "random")
            assert disk.written == before + 1
            table_id = live.id
        async with open_services(tmp_path) as services:
            live = await services.tables.find(table_id)
            assert live.table is not None
            assert live.table.seats[0].bot == "random"
            assert live.seats_of(ann.connection.person) == ()
            assert live.seats_of(bea.connection.person) == (1,)

    run(play())


# --- many at once -----------------------------------------------------------------------------------------------------


def test_many_tables_answer_at_once_and_are_written_together(tmp_path: Path, disk: Disk) -> None:

    async def play() -> None:
        async with open_services(tmp_path) as services:
            evenings = [await two(services) for _ in range(20)]
            before = disk.written
            said = await asyncio.gather(*(ann.say("answer", **bid(live, 0)) for live, ann, _ in evenings))
            assert all(refused(news) == "" for news in said)
            assert disk.written - before < 10
            ids = [live.id for live, _, _ in evenings]
        async with open_services(tmp_path) as services:
            for table_id in ids:
                live = await services.tables.find(table_id)
                assert live.table is not None
                assert live.table.asked == (1,)

    run(play())


def test_one_that_cannot_be_written_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:

            def line(n: int, data: Any) -> Change:
                return Change(APPEND, [{"game_table": 7, "n": n, "line": data}])

            wanted = [line(0, b"a"), line(0, b"again"), line(2**70, b"c"), line(3, b"d")]
            results = await asyncio.gather(*(services.store.write(one) for one in wanted), return_exceptions=True)
            assert [type(result) for result in results] == [type(None), StoreError, StoreError, type(None)]
            await services.store.write(line(4, b"e"))

    run(play())


def test_closing_writes_what_waits_and_takes_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        kept = Store(url_in(tmp_path))
        await kept.open()
        writing = [
            asyncio.create_task(kept.write(Change(APPEND, [{"game_table": 1, "n": n, "line": b"{}"}])))
            for n in range(50)
        ]
        await asyncio.sleep(0)
        closing = asyncio.create_task(kept.close())
        await asyncio.sleep(0)
        for n in range(50, 53):  # at once, on the way, and after it
            with pytest.raises(StoreError):
                await kept.write(Change(APPEND, [{"game_table": 1, "n": n, "line": b"{}"}]))
            await (asyncio.sleep(0.001) if n == 50 else closing)
        await asyncio.gather(*writing)

    run(play())
    assert len(entries_in(tmp_path)) == 50


def test_connections_at_the_same_time_get_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            live, _, _ = await two(services)
            table_id = live.id
        async with open_services(tmp_path) as services:
            found = await asyncio.gather(*(services.tables.find(table_id) for _ in range(10)))
            assert len({id(live) for live in found}) == 1
            missing = await asyncio.gather(*(services.tables.find("nowhere") for _ in range(3)), return_exceptions=True)
            assert all(isinstance(refused_request, RequestRefused) for refused_request in missing)
            assert services.tables._loading == {}

    run(play())


def test_a_seed_that_was_opened_but_not_written_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last entry of a game opens its seed. If it was lost, replaying adds it: then it is not on the disk yet."""
    register_cellar(monkeypatch)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            live, ann, bea = await two(services)
            while live.table is not None and not live.table.over:
                seat = live.table.asked[0]
                call = live.table.view(seat).default_answer()
                await live.answer(
                    (ann, bea)[seat].connection.person, seat, live.table.choice_id, live.table.box.encode(call)
                )
            written = live.saved
            last = sa.delete(schema.entries).where(schema.entries.c.n == written - 1)
            await services.store.write(Change(last))
            await services.tables.reload(live)
            assert live.table is not None
            assert len(live.table.log.entries) == written
            assert live.saved == written - 1

    run(play())


@pytest.mark.sqlite
def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "lanterne.sqlite"
    with sqlite3.connect(file) as older:
        older.execute("CREATE TABLE tables (key INTEGER PRIMARY KEY, game TEXT)")
    older.close()

    async def play() -> None:
        with pytest.raises(StoreError, match="it was made by another version of Lanterne"):
            await Store(f"sqlite:///{file}").open()

    run(play())
    with sqlite3.connect(file) as after:
        assert [name for (name,) in after.execute("SELECT name FROM sqlite_master WHERE type = 'table'")] == ["tables"]
    after.close()
