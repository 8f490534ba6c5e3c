"""Open sockets: how many one address may have, and how long a client may take to send its request. uvicorn limits
neither, but its setting `http` takes a protocol class; this is its own class with a timer.
"""

import asyncio
from collections.abc import Collection
from typing import Any, ClassVar, NamedTuple

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lanterne.server.rates import client_of

MANY_ADDRESSES = 4096
"""When more addresses are remembered, all sockets that have closed are forgotten."""


class SocketLimits(NamedTuple):
    """`headers`: seconds in which the headers of a request must arrive. `silent`: sockets of one address that have not
    sent them yet; one more, and the oldest is closed. `sockets`: open sockets of one address, WebSockets among them;
    one more is closed."""

    headers: float = 15
    silent: int = 64
    sockets: int = 256


class OpenSockets:
    """The open sockets by address. Those of `proxies` are not counted: they come from everywhere."""

    def __init__(self, limits: SocketLimits, proxies: Collection[str] = ()) -> None:
        self.limits = limits
        self._proxies = {client_of(proxy) for proxy in proxies}
        self._open: dict[str, set[asyncio.Transport]] = {}
        self._silent: dict[str, dict[asyncio.Transport, None]] = {}

    def come(self, client: str, transport: asyncio.Transport) -> None:
        """A socket was opened. It is closed again if its address has too many."""
        if client in self._proxies:
            return
        if len(self._open) > MANY_ADDRESSES:
            self._forget()
        there = {each for each in self._open.get(client, ()) if not each.is_closing()}
        if len(there) >= self.limits.sockets:
            transport.abort()
            return
        self._open[client] = there | {transport}
        silent = self._silent.setdefault(client, {})
        if len(silent) >= self.limits.silent:
            oldest = next(iter(silent))
            del silent[oldest]
            oldest.abort()
        silent[transport] = None

    def spoke(self, client: str, transport: asyncio.Transport) -> None:
        """The headers of a request have arrived."""
        silent = self._silent.get(client, {})
        silent.pop(transport, None)
        if not silent:
            self._silent.pop(client, None)

    def go(self, client: str, transport: asyncio.Transport) -> None:
        """A socket was closed."""
        self.spoke(client, transport)
        there = self._open.get(client, set())
        there.discard(transport)
        if not there:
            self._open.pop(client, None)

    def _forget(self) -> None:
        for client, sockets in list(self._open.items()):
            for transport in [each for each in sockets if each.is_closing()]:
                self.go(client, transport)


class WatchedProtocol(HttpToolsProtocol):
    """HTTP on one socket. When it becomes a WebSocket, another protocol takes over."""

    open_sockets: ClassVar[OpenSockets]
    _hurry: asyncio.TimerHandle | None = None
    _from = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._from = client_of(self.client[0]) if self.client else ""
        self.open_sockets.come(self._from, transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self.open_sockets.go(self._from, self.transport)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """httptools calls this with the first byte of a request."""
        super().on_message_begin()
        self._begin()

    def on_headers_complete(self) -> None:
        """httptools calls this with the last byte of the headers."""
        self._end()
        self.open_sockets.spoke(self._from, self.transport)
        super().on_headers_complete()

    def _begin(self) -> None:
        if self._hurry is None:
            seconds = self.open_sockets.limits.headers
            self._hurry = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    def _end(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None


def watched(open_sockets: OpenSockets) -> type[Any]:
    """The protocol class for these sockets."""
    return type("WatchedProtocol", (WatchedProtocol,), {"open_sockets": open_sockets})
