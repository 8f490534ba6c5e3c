"""A process in which bots think: `python -m lanterne.server.bot_worker`, started by `lanterne.server.bot_pool`.

It is handed jobs on its standard input and writes thoughts to its standard output, each a frame: four bytes that say
how long it is, then the data. About each job it writes twice: that it is ready to think, for to read a game first takes
a while, then the thought. A job holds a position as one seat may know it, with holes: the truth never comes here.
"""

import os
import pickle
import queue
import signal
import threading
import traceback
from contextlib import suppress
from functools import lru_cache
from typing import Any, BinaryIO, NamedTuple, NoReturn

import msgspec

from lanterne import registry
from lanterne.bots import Bot
from lanterne.engine import View

READY = b""
"""The frame a thinker writes once it can be handed jobs, and again for each job once the bot can begin to think."""


class Job(NamedTuple):
    """A decision to think about: who is to choose, and what the seat may know."""

    game: str
    bot: str
    seed: str
    seat: int
    seats: int
    state: Any


class Reply(msgspec.Struct, array_like=True):
    """What came of a job. Written as plain data, so that the server need not trust what a bot says."""

    failed: bool
    answer: Any = None


def framed(data: bytes) -> bytes:
    """The data with its length before it."""
    return len(data).to_bytes(4, "big") + data


REMEMBERED = 512
"""So many bots are remembered."""


@lru_cache(maxsize=REMEMBERED)
def _bot(game: str, name: str, seed: str) -> Bot:
    """The bot that plays a seat: the same one as long as this process lasts, so it may remember what it was shown. One
    made anew, after a restart or in another process, plays as well as it can without."""
    return registry.bot(game, name)(seed)


def think(job: Job) -> bytes:
    """Let the bot choose. Never raises."""
    try:
        view = View(registry.box(job.game), job.state, job.seat, job.seats)
        answer = _bot(job.game, job.bot, job.seed).choose(view)
        return msgspec.msgpack.encode(Reply(False, answer), enc_hook=lambda thing: None)
    except Exception:
        traceback.print_exc()
        return msgspec.msgpack.encode(Reply(True))


def main() -> NoReturn:
    """Think until standard input closes."""
    # The server alone decides when to end: a Ctrl-C or a stop of the service reaches its thinkers as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    thoughts = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get between the frames
    jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(os.fdopen(os.dup(0), "rb"), jobs), daemon=True).start()

    def write(frame: bytes) -> None:
        thoughts.write(framed(frame))
        thoughts.flush()

    write(READY)
    while True:
        job = jobs.get()
        with suppress(Exception):  # a bot that cannot be had fails when it is to think
            _bot(job.game, job.bot, job.seed)
        write(READY)
        write(think(job))


def _read(stdin: BinaryIO, jobs: "queue.SimpleQueue[Job]") -> None:
    """Take in jobs. Once the server is gone, however it went, end at once, also in the middle of a thought."""
    while len(head := stdin.read(4)) == 4:
        data = stdin.read(int.from_bytes(head, "big"))
        try:
            jobs.put(pickle.loads(data))
        except Exception:
            traceback.print_exc()
            break
    os._exit(0)


if __name__ == "__main__":
    main()
