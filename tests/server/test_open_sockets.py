"""Silent or slow sockets shut nobody out; nor does one address with many sockets."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from lanterne.server import services
from lanterne.server.guard import Guard, Guarded, Limits
from lanterne.server.open_sockets import SocketLimits
from lanterne.server.services import Settings
from lanterne.server.serving import configured
from tests.server.databases import url_in
from tests.server.on_port import Ready
from tests.server.small import HERE
from tests.server.within import run

LONG = 600.0


@contextmanager
def served(folder: Path, limits: SocketLimits, address: str = "") -> Iterator[int]:
    """The port of a server with these limits."""
    listening = socket.create_server(("127.0.0.1", 0))
    settings = Settings(url_in(folder), address, limits=Limits(sockets=limits))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "BotPool", Ready)
        server = uvicorn.Server(configured(settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()
            listening.close()


def silent(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=60)


def is_closed(one: socket.socket) -> bool:
    """Whether the server closes it; waits for that."""
    try:
        return one.recv(1) == b""
    except ConnectionResetError:
        return True


def is_reset(one: socket.socket) -> bool:
    """Whether one more byte of a header is too late."""
    try:
        one.sendall(b"y")
    except OSError:
        return True
    return False


def is_answered(port: int) -> bool:
    return httpx.get(f"http://127.0.0.1:{port}/api/me", timeout=60).status_code == 200


def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with served(tmp_path, SocketLimits(headers=0.3)) as port, silent(port) as one:
        assert is_closed(one)


def test_headers_that_come_too_slowly_are_not_waited_for(tmp_path: Path) -> None:
    """Also in the second request over the same socket, after a pause in which there was nothing to hurry."""
    with served(tmp_path, SocketLimits(headers=0.5)) as port, silent(port) as one:
        one.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert one.recv(65536).startswith(b"HTTP/1.1 200")
        time.sleep(1)
        one.sendall(b"GET /api/me HTTP/1.1\r\nX: y")
        begun = time.monotonic()
        while not is_reset(one):
            time.sleep(0.1)
        assert time.monotonic() - begun < 60, "one more byte of a header ten times a second"


def test_a_request_that_takes_long_is_not_hurried(tmp_path: Path) -> None:
    with served(tmp_path, SocketLimits(headers=0.3)) as port, silent(port) as one:
        one.sendall(b"POST /api/programs HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n")
        one.sendall(b"Content-Type: application/json\r\nContent-Length: 14\r\n\r\n")
        time.sleep(1)
        one.sendall(b'{"name":"Ann"}')
        assert one.recv(65536).startswith(b"HTTP/1.1 201")


def test_the_oldest_of_many_silent_sockets_makes_room(tmp_path: Path) -> None:
    with served(tmp_path, SocketLimits(headers=LONG, silent=5)) as port:
        many = [silent(port) for _ in range(8)]
        assert all(is_closed(one) for one in many[:3])
        assert is_answered(port)
        for one in many:
            one.close()


def test_one_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with served(tmp_path, SocketLimits(headers=LONG, sockets=4)) as port:
        many = [silent(port) for _ in range(6)]
        assert all(is_closed(one) for one in many[4:])
        for one in many:
            one.close()
        while not _tried(port):
            time.sleep(0.05)


def _tried(port: int) -> bool:
    try:
        return is_answered(port)
    except httpx.TransportError:
        return False


def test_the_sockets_of_a_proxy_are_not_counted_but_its_clients_are(tmp_path: Path) -> None:
    with served(tmp_path, SocketLimits(headers=LONG, silent=2, sockets=4), "http://localhost") as port:
        many = [silent(port) for _ in range(10)]
        assert is_answered(port)
        for one in many:
            one.setblocking(False)
            with pytest.raises(BlockingIOError):
                one.recv(1)
            one.close()


def test_a_client_asks_so_much_at_the_same_time_and_no_more() -> None:
    """A proxy names its clients; what one of them has under way is counted by its address."""
    going_on = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await going_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask(guard: Guard, client: str) -> int:
        transport = httpx.ASGITransport(guard, client=(client, 50000))
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as visitor:
            return (await visitor.get("/api/me")).status_code

    async def visits() -> None:
        guard = Guard(app, Guarded(limits=Limits(together=3)))
        first = [asyncio.create_task(ask(guard, "203.0.113.7")) for _ in range(3)]
        await asyncio.sleep(0)
        while sum(guard._here.values()) < 3:
            await asyncio.sleep(0.01)
        assert await ask(guard, "203.0.113.7") == 429
        other = asyncio.create_task(ask(guard, "203.0.113.8"))
        going_on.set()
        assert await asyncio.gather(*first, other) == [200] * 4
        assert await ask(guard, "203.0.113.7") == 200
        assert not guard._here

    run(visits())
