"""One window onto a table: a tab of a browser, or a program."""

import asyncio
from typing import Any

import msgspec

from lanterne.scene import Scene
from lanterne.server.messages import FromServer
from lanterne.server.people import Person
from lanterne.server.sentences import Language
from lanterne.server.socket import AtOnce

WAITING = 256
"""So many messages may wait for a slow reader. Then it is let go; when it comes back it is shown the whole table."""
TRY_AGAIN = 1013


class Connection:
    """Who looks, in which language, through which seat, and what was shown last.

    `looking` is the seat whose person is in front of the screen, -1 until somebody has drawn the curtain aside.
    `scene` is what this window shows: None means that everything must be sent. `seats` is the set of seats whose
    knowledge it was shown. `waiting` is what could not be sent at once; None comes last.
    """

    def __init__(self, person: Person | None, language: Language, at_once: AtOnce | None = None) -> None:
        self.person = person
        self.language = language
        self.looking = -1
        self.scene: Scene | None = None
        self.seats = 0
        self.told = -1
        self.gone = False
        self.code = TRY_AGAIN
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._at_once = at_once
        self._under_way = False

    def send(self, message: FromServer) -> None:
        """Put a message on its way; never waits."""
        self.send_bytes(_encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Put a message on its way that is written already."""
        if self.gone:
            return
        if self._at_once is not None and not self._under_way and self.waiting.empty() and self._at_once(message):
            return  # nothing was before it
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self, code: int = TRY_AGAIN) -> None:
        """Nothing more is sent; `code` tells a WebSocket why."""
        if not self.gone:
            self.gone, self.code = True, code
            if self.waiting.full():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message that waited to be sent; None when there will be none. Whoever asks has sent the one
        before."""
        self._under_way = False
        message = await self.waiting.get()
        self._under_way = True
        return message


_encoder: Any = msgspec.json.Encoder()
