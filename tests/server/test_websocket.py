"""Over a real WebSocket, messages arrive whole and in order, however slow the reader is."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from lanterne.server import websocket
from lanterne.server.connection import Connection
from lanterne.server.live import LiveTable
from lanterne.server.rates import TokenBucket
from lanterne.server.serving import LARGEST_MESSAGE
from tests.server.on_port import server_on_port
from tests.server.within import run

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)
"""Frames have three encodings of their size."""


def test_a_slow_reader_gets_everything_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Far more than the network holds, to a client that begins to read late."""
    texts = [*(f"{size} ".ljust(size, "x").encode() for size in SIZES * 20), b"the last"]

    def come(live: LiveTable, connection: Connection) -> None:
        for text in texts:
            connection.waiting.put_nowait(text)

    async def listen(address: str) -> list[bytes]:
        heard: list[bytes] = []
        async with opened(address) as socket:
            await asyncio.sleep(0.5)
            while heard[-1:] != [b"the last"]:
                heard.append(bytes(await socket.recv(decode=False)))
        return heard

    monkeypatch.setattr(LiveTable, "come", come)
    with server_on_port(tmp_path) as address:
        assert run(listen(address)) == texts


def test_what_a_client_sends_is_heard_in_order_unless_it_is_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str | bytes | list[str]] = ["one", b"bytes", ["in ", "three ", "parts"], "x" * 200_000, "the last"]
    heard: list[str | bytes] = []

    async def hear(live: LiveTable, connection: Connection, data: str | bytes, chat: TokenBucket) -> None:
        heard.append(data)
        connection.waiting.put_nowait(b"heard")

    async def speak(address: str) -> int:
        async with opened(address) as socket:
            for message in sent:
                await socket.send(message)
                await socket.recv()
            await socket.send("x" * (LARGEST_MESSAGE + 1))
            with pytest.raises(ConnectionClosedError) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    monkeypatch.setattr(websocket, "hear", hear)
    monkeypatch.setattr(LiveTable, "come", lambda live, connection: None)
    with server_on_port(tmp_path) as address:
        assert run(speak(address)) == 1009
    assert heard == ["one", b"bytes", "in three parts", "x" * 200_000, "the last"]


def opened(address: str) -> connect:
    """The WebSocket of a new table."""
    token = httpx.post(f"{address}/api/programs", json={"name": "Ann"}, headers={"origin": address}).json()["token"]
    known = {"Authorization": f"Bearer {token}"}
    plan = {"game": "xorlosch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = httpx.post(f"{address}/api/tables", json=plan, headers=known).json()["id"]
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/play"
    return connect(url, additional_headers=known, max_size=None)
