"""Work on what people hand in: logs, packs, files. Nobody knows how long it takes, so it is done apart, in a few
threads of its own, and given up after a while. When too much waits already, more is refused."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from lanterne import registry
from lanterne.engine import Table, parse_log
from lanterne.engine.log import without_seed
from lanterne.server.chronicle import Chronicle
from lanterne.server.sentences import RequestRefused

THREADS = 2
WAITING = 6
"""Pieces of work that may wait for a thread."""
PATIENCE = 60.0
"""Seconds in which a piece of work must be done."""

P = ParamSpec("P")
T = TypeVar("T")


class HandedIn:
    """The threads for it."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "lanterne-handed-in")
        self._under_way = 0
        self._closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the work. Raises RequestRefused if there is too much already, or it takes too long; work that never asks
        its deadline goes on then, unheeded."""
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
        """For one piece of work, to be called again and again while it is done: raises RequestRefused when it takes
        too long or the server ends. The time begins with the first call."""
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
    """The table of an uploaded log, its seed if it tells it, and what was said. Raises LogError or ValueError with a
    sentence, and what `check` raises before any entry."""
    log, seed = without_seed(parse_log(data, "the file"))
    chronicle = Chronicle()
    found = registry.box(log.header.game)
    return Table.replay(found, log, seed=seed, listener=chronicle.hear, before_each=check), seed, chronicle
