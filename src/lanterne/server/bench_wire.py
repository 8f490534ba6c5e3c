"""A minimal WebSocket client for the load test: whole text messages and nothing else, so that players cost little.

It saves work only on the side of the players; the measured server does everything.
"""

import asyncio
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST, MASKED = 0x80, 0x80
ACCEPTED = b"HTTP/1.1 101 "


class Wire(asyncio.Protocol):
    """One open WebSocket. `heard` is called with each message, `lost` once when nothing more will come."""

    def __init__(self, opening: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._opening, self._heard, self._lost = opening, heard, lost
        self._is_open = False
        self._come = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._opening)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._come += data
        if not self._is_open:
            head, end, rest = self._come.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(ACCEPTED):
                self._transport.close()
                return
            self._is_open, self._come = True, rest
        while (frame := _first(self._come)) is not None:
            kind, start, stop = frame
            message, self._come = self._come[start:stop], self._come[stop:]
            if kind == TEXT:
                self._heard(message)
            elif kind == PING:
                self._transport.write(_masked(PONG, message))
            elif kind == CLOSE:
                self._transport.close()

    def say(self, message: bytes) -> None:
        """Send a text message."""
        self._transport.write(_masked(TEXT, message))

    def close(self) -> None:
        """Close without a close frame."""
        self._transport.abort()


def opening(port: int, path: str, token: str) -> bytes:
    """The HTTP request that opens a WebSocket on this machine."""
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: bGFudGVybmUgYmVuY2ggIQ==",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {token}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def _first(come: bytes) -> tuple[int, int, int] | None:
    """The kind of the first frame, and where its message begins and ends; None while it is not all there."""
    if len(come) < 2:
        return None
    start, size = 2, come[1]
    if size >= 126:
        start = 4 if size == 126 else 10
        if len(come) < start:
            return None
        size = int.from_bytes(come[2:start])
    return (come[0] & 0x0F, start, start + size) if len(come) >= start + size else None


def _masked(kind: int, message: bytes) -> bytes:
    """A frame as clients must send it."""
    size, mask = len(message), os.urandom(4)
    long = size >= 126
    head = bytes((LAST | kind, MASKED | (126 if long else size))) + (size.to_bytes(2) if long else b"")
    cover = (mask * (size // 4 + 1))[:size]
    return head + mask + (int.from_bytes(message) ^ int.from_bytes(cover)).to_bytes(size)
