"""The process in which bots run, and the coach: `python -m lanterne.server.bot_worker`, started by
`lanterne.server.bot_pool`.

It reads jobs from standard input and writes replies to standard output. Both are frames: four bytes for the length,
then the data. It writes twice for each job: `READY` once the game is loaded, which can take a while, then the reply.
While a game goes on, a job holds only what one seat may know; the true state never gets here.
"""

import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from contextlib import suppress
from functools import lru_cache
from typing import Any, BinaryIO, NamedTuple, NoReturn, Protocol

import msgspec

from lanterne import registry
from lanterne.api.bots import bot
from lanterne.bots import Bot
from lanterne.engine import View
from lanterne.search import SearchBot

OUTSIDE_BOTS = "--outside-bots"
"""With this argument, the bots of installed packages play too. Nothing else is ever imported by its name: tables and
logs name bots, and they come from strangers."""
HURRY = b""
"""The frame that tells a worker to finish the current job quickly. One that comes too late changes nothing."""
READY = b""
"""The frame that a worker writes when it can take jobs, and for each job when the bot begins to think."""


class Work(Protocol):
    """Something to think about. It is pickled, and so may come from another module."""

    def load(self) -> None:
        """Import what the job needs."""

    def think(self, hurried: threading.Event) -> Any:
        """The reply: texts, numbers, and lists of them. It should come soon once it is `hurried`."""


class Job(NamedTuple):
    """A decision: which bot decides, for which seat, and what that seat may know."""

    game: str
    bot: str
    seed: str
    seat: int
    seats: int
    state: Any

    def load(self) -> None:
        """Make the bot, if there is none yet."""
        _bot(self.game, self.bot, self.seed)

    def think(self, hurried: threading.Event) -> Any:
        """The bot's answer. One that thinks ahead stops when it is hurried, and when the time of its level is up."""
        view = View(registry.box(self.game), self.state, self.seat, self.seats)
        bot = _bot(self.game, self.bot, self.seed)
        if isinstance(bot, SearchBot):
            bot.has(bot.effort.seconds, hurried.is_set)
        return bot.choose(view)


class Reply(msgspec.Struct, array_like=True):
    """The reply to a job. It is plain data, since the server does not trust what a bot sends."""

    failed: bool
    answer: Any = None


def framed(data: bytes) -> bytes:
    """The data as a frame."""
    return len(data).to_bytes(4, "big") + data


REMEMBERED = 512
"""Bots kept in memory."""


@lru_cache(maxsize=REMEMBERED)
def _bot(game: str, name: str, seed: str) -> Bot:
    """The bot that plays a seat. It stays the same object in this process, so it may remember what it has seen; after a
    restart or in another process it has to do without."""
    return bot(game, name, outside=OUTSIDE_BOTS in sys.argv[1:], by_module=False)(seed)


def think(job: Work, hurried: threading.Event) -> bytes:
    """Do a job, and return the encoded reply. Never raises."""
    try:
        return msgspec.msgpack.encode(Reply(False, job.think(hurried)), enc_hook=lambda thing: None)
    except Exception:
        traceback.print_exc()
        return msgspec.msgpack.encode(Reply(True))


def main() -> NoReturn:
    """Do jobs until standard input closes."""
    # The server alone ends its workers, although Ctrl-C or a stop of the service reaches them as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # keep what a bot prints out of the frames
    jobs: queue.SimpleQueue[Work] = queue.SimpleQueue()
    hurried = threading.Event()
    threading.Thread(target=_read, args=(os.fdopen(os.dup(0), "rb"), jobs, hurried), daemon=True).start()

    def write(frame: bytes) -> None:
        replies.write(framed(frame))
        replies.flush()

    write(READY)
    while True:
        job = jobs.get()
        with suppress(Exception):  # if something cannot be loaded, `think` reports it
            job.load()
        write(READY)
        write(think(job, hurried))


def _read(stdin: BinaryIO, jobs: "queue.SimpleQueue[Work]", hurried: threading.Event) -> None:
    """Read jobs. When the server is gone, end the process at once, even in the middle of a job."""
    while len(head := stdin.read(4)) == 4:
        data = stdin.read(int.from_bytes(head, "big"))
        if data == HURRY:
            hurried.set()
            continue
        hurried.clear()
        try:
            jobs.put(pickle.loads(data))
        except Exception:
            traceback.print_exc()
            break
    os._exit(0)


if __name__ == "__main__":
    main()
