"""After a restart in the turn of a bot the game goes on, even if nobody opens a window."""

import asyncio
import gc
import json
import signal
import socket
import sys
import time
import weakref
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from lanterne.engine import View
from lanterne.server import driver
from lanterne.server import services as services_module
from lanterne.server.app import create_app
from lanterne.server.bot_pool import BotAnswer, BotPool, Stopped
from lanterne.server.live import LiveTable
from lanterne.server.services import Services, Settings
from tests.server.cellar_registered import register_cellar
from tests.server.databases import url_in
from tests.server.rooms import NO_LIMITS, Client, Guest, Quick, app_of, open_services, people, still, table_of
from tests.server.test_durability import free_port, serving
from tests.server.within import run


class Speechless(BotPool):
    """Bots that are asked and never answer, as if the server had been killed before."""

    async def choose(self, view: View[Any], bot: str, seed: str, hurried: asyncio.Event | None = None) -> BotAnswer:
        raise Stopped


async def left_in_the_turn_of_a_bot(folder: Path) -> tuple[LiveTable, str]:
    """A table whose server ended when a bot was asked, and the token of its host."""
    async with open_services(folder) as services:
        services.tables._bot_pool = Speechless()
        ((ann, token),) = await people(services, "Ann")
        live = await table_of(services, "cellar", [ann], bots=("random", "random"))
        await answer_until_a_bot_is_asked(live, ann)
        return live, token


async def answer_until_a_bot_is_asked(live: LiveTable, person: Any) -> None:
    table = live.table
    assert table is not None
    while 0 in table.asked:
        view = table.view(0)
        await live.answer(person, 0, table.choice_id, table.box.encode(view.default_answer()))
    await still(live)
    assert table.asked
    assert not table.over


def test_a_program_over_http_alone_sees_the_game_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)

    async def evening() -> None:
        left, token = await left_in_the_turn_of_a_bot(tmp_path)
        async with open_services(tmp_path) as services:
            program = Guest(app_of(services), token)
            answer = await program.get(f"/api/tables/{left.id}/position?after={left.saved - 1}&wait=25")
            assert answer.json()["entry"] >= left.saved

    run(evening())


def test_a_table_that_nobody_opens_goes_on_when_the_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a person who is notified by webhook would never hear that it is their turn."""
    register_cellar(monkeypatch)
    monkeypatch.setattr(services_module, "BotPool", Quick)

    async def evening() -> None:
        left, _ = await left_in_the_turn_of_a_bot(tmp_path)
        app = create_app(Settings(url_in(tmp_path), limits=NO_LIMITS))
        async with app.router.lifespan_context(app):
            services: Services = app.state.services
            while left.id not in services.tables._live:
                await asyncio.sleep(0.01)
            live = services.tables._live[left.id]
            while not live.saved > left.saved:
                await asyncio.sleep(0.01)

    run(evening())


def test_bots_at_a_table_without_anybody_wait_for_somebody_to_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who has handed all seats to bots finds the campaign where they left it; no restart sets it going."""
    register_cellar(monkeypatch)

    async def evening() -> None:
        left, token = await left_in_the_turn_of_a_bot(tmp_path)
        async with open_services(tmp_path) as services:
            services.tables._bot_pool = Speechless()
            await (await services.tables.find(left.id)).hand_over(0, "random")
        async with open_services(tmp_path) as services:
            await services.tables.wake()
            assert left.id not in services.tables._live
            guest = Guest(app_of(services), token)
            found = await guest.get(f"/api/tables/{left.id}/position")
            live = await services.tables.find(left.id)
            await still(live)
            assert live.saved == found.json()["entry"] + 1, "nobody is there"
            await Client(live, None).open()
            await still(live)
            assert live.table is not None
            assert live.table.over, "somebody watches"

    run(evening())


def test_bots_that_are_only_watched_pause_after_a_while_and_go_on_for_who_sits_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who hands every hero to a bot and leaves a tab open does not lose the campaign."""
    register_cellar(monkeypatch)
    monkeypatch.setattr(driver, "UNHELD_ANSWERS", 3)

    async def evening() -> None:
        async with open_services(tmp_path) as services:
            ((ann, token),) = await people(services, "Ann")
            live = await table_of(services, "cellar", [ann], bots=["random"])
            guest = Guest(app_of(services), token)
            assert (await guest.post(f"/api/tables/{live.id}/seats/0/hand-over")).status_code == 204
            handed = live.saved
            await Client(live, ann).open()
            await still(live)
            assert (live.saved - handed, live.status) == (3, "paused")
            paced = await guest.ask("PUT", f"/api/tables/{live.id}", json={"pace": 0})
            assert paced.status_code == 204, "the pace can be chosen all the same"
            assert (await guest.post(f"/api/tables/{live.id}/resume")).status_code == 204
            await still(live)
            assert (live.saved - handed, live.status) == (6, "paused")
            assert (await guest.post(f"/api/tables/{live.id}/seats/0/take")).status_code == 204
            assert live.status == "playing"
        async with open_services(tmp_path) as services:
            assert (await services.tables.find(live.id)).status == "playing", "it is on the disk"

    run(evening())


def test_bots_that_are_only_watched_pause_when_a_chapter_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)

    async def evening() -> None:
        async with open_services(tmp_path) as services:
            ((ann, _),) = await people(services, "Ann")
            live = await table_of(services, "cellar", [ann], bots=["random"])
            await live.hand_over(0, "random")
            answered = LiveTable.answer_for

            async def a_chapter_ends(self: LiveTable, *rest: Any) -> None:
                await answered(self, *rest)
                assert self.table is not None
                if self.saved == handed + 2:
                    self.table.chapter = self.saved

            handed = live.saved
            monkeypatch.setattr(LiveTable, "answer_for", a_chapter_ends)
            await Client(live, None).open()
            await still(live)
            assert (live.saved, live.status) == (handed + 2, "paused")

    run(evening())


def test_a_finished_table_is_let_go_at_once_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)
    clock = time.monotonic
    later = 0.0
    monkeypatch.setattr("lanterne.server.tables.time.monotonic", lambda: clock() + later)

    async def evening() -> None:
        nonlocal later
        async with open_services(tmp_path) as services:
            ((ann, token),) = await people(services, "Ann")
            tables = [await table_of(services, "cellar", [ann], bots=["random"]) for _ in range(3)]
            over, watched, running = tables
            for live in (over, watched):
                window = await Client(live, ann).open()
                await live.hand_over(0, "random")
                await still(live)
                assert live.status == "over"
                if live is over:
                    live.go(window.connection)
            gone = weakref.ref(over)
            later = 10.0
            services.tables.let_go()
            assert set(services.tables._live) == {watched.id, running.id}
            path = f"/api/tables/{over.id}/position"
            del over, live, tables
            gc.collect()
            assert gone() is None, "nothing else keeps it in memory"
            found = await Guest(app_of(services), token).get(path)
            assert found.json()["ending"], "its end can still be looked at"

    run(evening())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_program_that_waits_does_not_hold_up_the_end(tmp_path: Path) -> None:
    port = free_port()
    here = f"http://127.0.0.1:{port}"
    with serving(port, url_in(tmp_path)) as server:
        token = httpx.post(f"{here}/api/programs", json={"name": "Ann"}, headers={"origin": here}).json()["token"]
        known = {"Authorization": f"Bearer {token}"}
        plan = {"game": "xorlosch", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        table = httpx.post(f"{here}/api/tables", json=plan, headers=known).json()["id"]
        httpx.post(f"{here}/api/tables/{table}/start", headers=known).raise_for_status()
        path = f"{here}/api/tables/{table}/position"
        at = still_at(path, known)
        with socket.create_connection(("127.0.0.1", port), timeout=60) as waiting:
            asked = f"GET {urlsplit(path).path}?after={at}&wait=25 HTTP/1.1", f"Host: 127.0.0.1:{port}"
            lines = (*asked, f"Authorization: Bearer {token}", "Connection: close", "", "")
            waiting.sendall("\r\n".join(lines).encode())
            still_at(path, known)  # by the time this is answered, the server has read what was sent before
            begun = time.monotonic()
            server.send_signal(signal.SIGTERM)
            answer = b"".join(iter(lambda: waiting.recv(65_536), b""))
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["entry"] == at, "it is answered, not cut off"
        server.wait(timeout=60)
        assert time.monotonic() - begun < 2.5, "nobody was waited for"


def still_at(path: str, known: dict[str, str]) -> int:
    """The last entry when only the person is asked."""
    while True:
        now = httpx.get(path, headers=known).json()
        if now["asked"] == [0]:
            return int(now["entry"])
