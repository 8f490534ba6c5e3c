"""One open window on a table: a browser tab, or a program."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec

from lanterne.scene import Scene
from lanterne.server.messages import FromServer
from lanterne.server.people import Person
from lanterne.server.sentences import Language, RequestRefused

WAITING = 256
"""Messages that may wait for a slow reader. One more, and the connection is closed; a reader who comes back gets the
whole table."""
TRY_AGAIN = 1013


@dataclass(frozen=True, eq=False)
class Shown:
    """A scene that was shown, after entry `entry` of the log. Connections that were shown the same thing share one
    object; it is compared by identity."""

    scene: Scene
    entry: int


class Connection:
    """Who is looking, in which language, through which seat, and what they were shown last.

    `looking` is the seat whose player is in front of the screen, -1 until somebody has drawn the curtain aside.
    `shown` is what the window shows, None if everything must be sent. `seats` is the set of seats whose knowledge it
    was shown. `waiting` holds encoded messages; None ends the queue.
    """

    def __init__(self, person: Person | None, language: Language) -> None:
        self.person = person
        self.language = language
        self.looking = -1
        self.shown: Shown | None = None
        self.seats = 0
        self.gone = False
        self.code = TRY_AGAIN
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._aside: asyncio.Task[None] | None = None

    def send(self, message: FromServer) -> None:
        """Queue a message. Never waits; closes the connection if the queue is full."""
        if self.gone:
            return
        try:
            self.waiting.put_nowait(_encoder.encode(message))
        except asyncio.QueueFull:
            self.close()

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while, beside everything else; it ends with the connection. Raises RequestRefused
        while the last such thing is not done."""
        if self._aside is not None and not self._aside.done():
            work.close()
            raise RequestRefused(429, "coach-busy")
        self._aside = asyncio.create_task(work)

    def close(self, code: int = TRY_AGAIN) -> None:
        """Send nothing more after what waits already. `code` is the WebSocket close code."""
        if not self.gone:
            self.gone, self.code = True, code
            if self._aside is not None:
                self._aside.cancel()
            if self.waiting.full():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)


_encoder: Any = msgspec.json.Encoder()
