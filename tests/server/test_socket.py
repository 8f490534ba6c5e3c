"""What is sent at once arrives whole and in its order, whoever is slow to read."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from lanterne.server.connection import Connection
from lanterne.server.live import LiveTable
from tests.server.on_port import server_on_port
from tests.server.within import run

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)
"""A frame tells its size in one of three ways."""


class Road:
    """A way out that is open or not, and all that left by it or by the queue."""

    def __init__(self) -> None:
        self.is_open = True
        self.left: list[bytes] = []

    def at_once(self, text: bytes) -> bool:
        if self.is_open:
            self.left.append(text)
        return self.is_open


def test_nothing_overtakes_what_waits_or_is_under_way() -> None:
    async def play() -> None:
        road = Road()
        connection = Connection(None, "en", road.at_once)
        connection.send_bytes(b"1")
        road.is_open = False
        connection.send_bytes(b"2")
        road.is_open = True
        connection.send_bytes(b"3")
        assert road.left == [b"1"]
        road.left.append(await connection.next() or b"")
        connection.send_bytes(b"4")
        road.left.append(await connection.next() or b"")
        connection.send_bytes(b"5")
        road.left.append(await connection.next() or b"")
        connection.send_bytes(b"6")
        assert road.left == [b"1", b"2", b"3", b"4"], "5 and 6 wait: 4 may still be under way"
        road.left.append(await connection.next() or b"")
        road.left.append(await connection.next() or b"")
        asking = asyncio.create_task(connection.next())
        await asyncio.sleep(0)
        connection.send_bytes(b"7")
        assert road.left == [b"1", b"2", b"3", b"4", b"5", b"6", b"7"]
        connection.close()
        assert await asking is None

    run(play())


def test_all_that_is_sent_at_once_arrives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Far more than the network holds, of every size, to one who begins to read late."""
    texts = [*(f"{size} ".encode().ljust(size, b"x") for size in SIZES * 20), b"the last"]
    ways: list[str] = []
    tasks: list[asyncio.Task[None]] = []

    async def send_all(connection: Connection) -> None:
        for text in texts:
            before = connection.waiting.qsize()
            connection.send_bytes(text)
            ways.append("waits" if connection.waiting.qsize() > before else "at once")
            await asyncio.sleep(0)

    def come(live: LiveTable, connection: Connection) -> None:
        tasks.append(asyncio.create_task(send_all(connection)))

    async def listen(address: str, table: str, token: str) -> list[bytes]:
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/play"
        async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
            await asyncio.sleep(0.5)
            return await _until_last(socket)

    monkeypatch.setattr(LiveTable, "come", come)
    with server_on_port(tmp_path) as address:
        token = httpx.post(f"{address}/api/programs", json={"name": "Ann"}, headers={"origin": address}).json()["token"]
        known = {"Authorization": f"Bearer {token}"}
        plan = {"game": "xorlosch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = httpx.post(f"{address}/api/tables", json=plan, headers=known).json()["id"]
        heard = run(listen(address, table, token))
    assert heard == texts
    assert set(ways) == {"waits", "at once"}


async def _until_last(socket: ClientConnection) -> list[bytes]:
    heard: list[bytes] = []
    while heard[-1:] != [b"the last"]:
        heard.append(bytes(await socket.recv(decode=False)))
    return heard
