"""The WebSocket of the server that runs us, with a shorter way in and out.

What ASGI sends passes through a task, several layers of the framework and two changes of encoding, and what comes in is
taken apart step by step. Nearly all messages can do without: they are texts in one frame each, written already when
they go out. They go straight to and from the network; everything else is left to the library.
"""

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a frame that is a whole text."""
MASKED = 0x80
SIZE = 0x7F
"""The second byte of a frame: whether it is masked, and its size, or how that is told."""
ENDLESS = 1 << 64
LONGEST = 4096
"""Bytes of a frame that is taken here. What comes of it is put together piece by piece, which does for short ones."""
MANY_WAITING = 8
"""From so many messages on that wait to be read by the application, no more are taken from the network."""

AtOnce: TypeAlias = Callable[[bytes], bool]
"""Sends a text if it can go at once, and tells whether it could. Before a text that could not, none may be sent."""

_EXTENSION = "lanterne.at_once"


class Mailbox:
    """What has come and waits for the one who reads it. It does for a WebSocket what a queue of asyncio does, which has
    to be ready for many who put and take, at three times the price."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._mail: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake up whoever waits for one."""
        self._mail.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next message, as soon as there is one."""
        while not self._mail:
            self._reader = self._loop.create_future()
            await self._reader
        return self._mail.popleft()

    def qsize(self) -> int:
        """How many wait."""
        return len(self._mail)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._mail


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that also offers `at_once` to the application."""

    queue: Any  # of the same shape as the one it stands for

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = Mailbox(self.loop)
        if self.loop not in _outboxes:
            _outboxes[self.loop] = Outbox()
        self._outbox = _outboxes[self.loop]
        self._come = b""
        self._left_to_library = False

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[_EXTENSION] = {"send": self.send_at_once}
        await super().run_asgi()

    # --- in -----------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take texts that come whole; leave other frames to the library, whole ones too, so that it always stands
        between two. When it does not, because a frame is long or came before the WebSocket was open, all that
        follows is left to it."""
        if self._left_to_library or self.conn.state is not OPEN:
            self._left_to_library = self.handshake_initiated
            super().data_received(data)
            return
        come = self._come + data
        while (end := _end_of_frame(come)) and (end <= len(come) or end > LONGEST):
            if end > LONGEST:
                self._left_to_library, end = True, len(come)
            if not self._hear(come[:end]):
                super().data_received(come[:end])
            come = come[end:]
        self._come = come

    def _hear(self, frame: bytes) -> bool:
        """Take a frame if it is a whole text, and no part of another message is there yet; else False."""
        if self._left_to_library or frame[0] != TEXT or self.frames or not self._is_open:
            return False
        start = _start_of_text(frame)
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MANY_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # --- out ----------------------------------------------------------------------------------------------------------

    def send_at_once(self, text: bytes) -> bool:
        """See `AtOnce`. It cannot while the client is slow to read, and once the connection ends."""
        if not self._is_open or not self.writable.is_set():
            return False
        self._outbox.put(self, text)
        return True

    @property
    def _is_open(self) -> bool:
        return self.conn.state is OPEN and not self.close_sent and not self.disconnected

    def write(self, text: bytes) -> None:
        """Write a text to the network, unless the connection has ended."""
        if self._is_open:
            self.transport.write(_head(len(text)) + text)


class Outbox:
    """What goes out in one round of the event loop, to whomever: written together it costs a tenth less, for those who
    read it also answer together."""

    def __init__(self) -> None:
        self._mail: list[tuple[Socket, bytes]] = []

    def put(self, socket: Socket, text: bytes) -> None:
        """Let a text go out with the others."""
        if not self._mail:
            socket.loop.call_soon(self._post)
        self._mail.append((socket, text))

    def _post(self) -> None:
        mail, self._mail = self._mail, []
        for socket, text in mail:
            socket.write(text)


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def _end_of_frame(come: bytes) -> int:
    """Where the first frame of what has come ends, or will end; 0 if that cannot be told yet. See RFC 6455, section
    5.2. One that is not masked, as all that clients send must be, never ends: it is for the library to refuse."""
    if len(come) < 2:
        return 0
    if not come[1] & MASKED:
        return ENDLESS
    start = _start_of_text(come)
    if come[1] & SIZE < 126:
        return start + (come[1] & SIZE)
    return start + int.from_bytes(come[2 : start - 4]) if len(come) >= start else 0


def _start_of_text(frame: bytes) -> int:
    """Where the text of a masked frame starts; before it stand its size, in one of three ways, and the mask."""
    size = frame[1] & SIZE
    return 6 if size < 126 else 8 if size == 126 else 14


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes: RFC 6455, section 5.2."""
    if size < 126:
        return struct.pack("!BB", TEXT, size)
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)


def at_once(scope: Scope) -> AtOnce | None:
    """The shorter way out of the WebSocket of this scope; None where there is none."""
    offered = (scope.get("extensions") or {}).get(_EXTENSION)
    return offered["send"] if offered else None
