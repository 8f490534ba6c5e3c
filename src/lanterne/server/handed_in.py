"""Work on uploads: logs, packs, files. How long it takes is unknown, so it runs in a few separate threads with a time
limit. When too much is waiting, new uploads are refused."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from lanterne import registry
from lanterne.engine import LogError, Table, parse_log
from lanterne.engine.log import without_seed
from lanterne.server.chronicle import Chronicle
from lanterne.server.sentences import RequestRefused

THREADS = 2
WAITING = 6
"""How many uploads may wait for a thread."""
PATIENCE = 60.0
"""Seconds after which an upload is given up."""

P = ParamSpec("P")
T = TypeVar("T")


class HandedIn:
    """The threads for it."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "lanterne-handed-in")
        self._under_way = 0
        self._closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the work. Raises RequestRefused if too much is waiting, or if it takes too long. Work that never checks
        its deadline then runs on, and its result is dropped."""
        if self._under_way >= THREADS + WAITING:
            raise RequestRefused(503, "too-much-handed-in")
        self._under_way += 1
        doing = asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))
        doing.add_done_callback(self._done)
        done, _ = await asyncio.wait({doing}, timeout=2 * max(PATIENCE, 1))
        if not done:
            raise RequestRefused(503, "takes-too-long")
        return doing.result()

    def _done(self, doing: "asyncio.Future[Any]") -> None:
        self._under_way -= 1
        if not doing.cancelled():
            doing.exception()  # nobody may be waiting for it any more

    def deadline(self) -> Callable[[], None]:
        """The deadline of one piece of work, to be called repeatedly while it runs: raises RequestRefused when it takes
        too long or the server ends. The time starts with the first call."""
        until: list[float] = []

        def check() -> None:
            now = monotonic()
            if not until:
                until.append(now + PATIENCE)
            if self._closed or now > until[0]:
                raise RequestRefused(503, "takes-too-long")

        return check

    def close(self) -> None:
        """Give up everything."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)


def replayed(data: bytes, check: Callable[[], None]) -> tuple[Table[Any], bytes | None, Chronicle]:
    """The table of an uploaded log, its seed if the log contains it, and the events. Raises LogError or ValueError with
    a sentence, and what `check` raises before any entry."""
    log, seed = without_seed(parse_log(data, "the file"))
    if log.continued is not None:  # its state could be anything that somebody has written there
        raise LogError("the rules have changed in the middle of this game: it can go on only where it was played")
    chronicle = Chronicle()
    found = registry.box(log.header.game)
    return Table.replay(found, log, seed=seed, listener=chronicle.hear, before_each=check), seed, chronicle
