"""What is sent at once arrives whole and in its order, whoever is slow to read; so does what comes in."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from lanterne.server import websocket
from lanterne.server.bench_wire import opening
from lanterne.server.connection import Connection
from lanterne.server.live import LiveTable
from lanterne.server.serving import LARGEST_MESSAGE
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
    async def websocket() -> None:
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

    run(websocket())


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


# --- what comes in ----------------------------------------------------------------------------------------------------

OPENED = b"\r\n\r\n"


def framed(first: int, data: bytes, masked: bool = True) -> bytes:
    """A frame as clients send it, its first byte given."""
    size, mask = len(data), b"\x17\x00\xff\x80" if masked else b""
    told = (
        size.to_bytes(1) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x7f" + size.to_bytes(8)
    )
    cover = (mask * (size // 4 + 1))[:size] if masked else bytes(size)
    covered = bytes(one ^ other for one, other in zip(data, cover, strict=True))
    return bytes((first, told[0] | (0x80 if masked else 0))) + told[1:] + mask + covered


def text(data: bytes) -> bytes:
    return framed(0x81, data)


LONG = [b"x" * size for size in (0, 1, 125, 126, 127, 65_535)]
AFTER = text(b"after")

SENT: dict[str, tuple[list[bytes], list[bytes], int]] = {
    "texts of all sizes": ([text(data) for data in LONG], LONG, 0),
    "many in one piece": ([b"".join(map(text, LONG[:5]))], LONG[:5], 0),
    "byte by byte": ([bytes([byte]) for byte in text(b"one") + text(b"y" * 130)], [b"one", b"y" * 130], 0),
    "one and a half": ([text(b"one") + text(b"two")[:3], text(b"two")[3:]], [b"one", b"two"], 0),
    "in parts, with a ping between them": (
        [framed(0x01, b"in ") + framed(0x89, b"") + framed(0x00, b"three ") + framed(0x80, b"parts"), AFTER],
        [b"in three parts", b"after"],
        0,
    ),
    "a text among the parts of another": ([framed(0x01, b"in "), AFTER], [], 1002),
    "bytes": ([framed(0x82, b"bytes"), AFTER], [b"bytes", b"after"], 0),
    "not masked": ([framed(0x81, b"bare", masked=False), AFTER], [], 1002),
    "not UTF-8": ([text(b"\xff\xfe"), AFTER], [], 1007),
    "too large": ([framed(0x81, bytes(LARGEST_MESSAGE + 1))[:20], AFTER], [], 1009),
    "nothing known": ([framed(0x83, b"?"), AFTER], [], 1002),
    "after the end": ([text(b"one") + framed(0x88, b"\x03\xe8") + AFTER], [b"one"], 1000),
}


@pytest.mark.parametrize("case", SENT)
def test_what_comes_is_heard_whole_and_in_its_order(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces, expected, code = SENT[case]
    heard: list[bytes] = []

    async def hear(live: LiveTable, connection: Connection, data: str | bytes, sayings: websocket.TokenBucket) -> None:
        heard.append(data.encode() if isinstance(data, str) else data)
        connection.send_bytes(b"heard")

    monkeypatch.setattr(websocket, "hear", hear)
    monkeypatch.setattr(LiveTable, "come", lambda live, connection: None)
    with server_on_port(tmp_path) as address:
        told = run(_sent(address, _new_table(address), pieces, 0 if code else len(expected), code))
    assert heard == expected
    assert told == code


def _new_table(address: str) -> str:
    token = httpx.post(f"{address}/api/programs", json={"name": "Ann"}, headers={"origin": address}).json()["token"]
    plan = {"game": "xorlosch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    found: str = httpx.post(f"{address}/api/tables", json=plan, headers={"Authorization": f"Bearer {token}"}).json()[
        "id"
    ]
    return found


async def _sent(address: str, table: str, pieces: list[bytes], answers: int, code: int) -> int:
    """Send it piece by piece, and read until so many answers have come, or the code with which the server closes."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(opening(int(port), f"/api/tables/{table}/play", "nobody"))
    await reader.readuntil(OPENED)
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0)
    closed = 0
    while answers > 0 or (code and not closed):
        first, size = await reader.readexactly(2)
        data = await reader.readexactly(size)
        if first == 0x88:
            closed = int.from_bytes(data[:2])
        answers -= first == 0x81
    writer.close()
    return closed
