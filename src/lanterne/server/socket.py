"""The WebSocket of the server that runs us, with a shorter way out.

What ASGI sends passes through a task, several layers of the framework and two changes of encoding. Nearly all messages
can do without: they are text, written already, and the client reads them. They go straight to the network.
"""

import struct
from collections.abc import Callable
from typing import TypeAlias

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

TEXT = 0x81
"""The first byte of a frame that is a whole text."""

AtOnce: TypeAlias = Callable[[bytes], bool]
"""Sends a text if it can go at once, and tells whether it could. Before a text that could not, none may be sent."""

_EXTENSION = "lanterne.at_once"


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that also offers `at_once` to the application."""

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[_EXTENSION] = {"send": self.send_at_once}
        await super().run_asgi()

    def send_at_once(self, text: bytes) -> bool:
        """See `AtOnce`. It cannot while the client is slow to read, and once the connection ends."""
        if not self._is_open or not self.writable.is_set():
            return False
        self.loop.call_soon(self._write, text)  # with those to others: to wake somebody up for each costs more than it
        return True

    @property
    def _is_open(self) -> bool:
        return self.conn.state is OPEN and not self.close_sent and not self.disconnected

    def _write(self, text: bytes) -> None:
        if self._is_open:
            self.transport.write(_head(len(text)) + text)


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes: RFC 6455, section 5.2."""
    if size < 126:
        return struct.pack("!BB", TEXT, size)
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)


def at_once(scope: Scope) -> AtOnce | None:
    """The shorter way out of the WebSocket of this scope; None where there is none."""
    offered = (scope.get("extensions") or {}).get(_EXTENSION)
    return offered["send"] if offered else None
