"""Bots think in processes of their own: they never hold up the server, and never stall a game.

A bot that fails, takes too long, answers something that is not open, or brings its process down is replaced for this
one decision by what is answered for somebody who does not answer, and the thought says so.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec

from lanterne.engine import Call, View
from lanterne.server.bot_worker import READY, Job, Reply, framed

COMMAND = (sys.executable, "-P", "-m", "lanterne.server.bot_worker")
"""`-P`: what lies in the folder the server was started from is not for import."""

_QUICK = 0.5
"""Seconds after which a bot that still thinks gives its place to the next one in the queue, and goes on beside it."""
_START = 30.0
"""Seconds a process has to get ready: to begin with, and for each job, to read a game it has not met before."""
_LAST_WORDS = 1.0
"""Seconds in which what a process has said before its end is still heard."""
_MOST_BYTES = 1 << 20

_log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """An answer that is open. `auto` is empty if it is the bot's own, else why it is not: "bot-failed" (it raised),
    "bot-slow", "bot-illegal" (its answer was not open) or "bot-gone" (its process died, or could not be started)."""

    answer: Call
    auto: str


class Stopped(Exception):
    """The server is about to end, and nobody thinks any more. The decision waits as it is."""


class BotPool:
    """The processes. They are started as they are needed, up to `processes` of them; decisions are taken up in the
    order in which they were asked for. Bots that think for long may have as many processes again, so that others need
    not wait for them; after `patience` seconds of thinking they are given up."""

    def __init__(
        self,
        processes: int = max(1, (os.cpu_count() or 1) - 1),
        patience: float = 5.0,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._processes = processes
        self._patience = patience
        self._command = command
        self._places = asyncio.Semaphore(processes)
        self._slow: set[object] = set()
        self._idle: list[_Thinker] = []
        self._asking: set[asyncio.Task[Any]] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def start(self) -> None:
        """Have one process ready before it is needed."""
        try:
            self._idle.append(await _hire(self._command))
        except _Gone as gone:
            _log.error("bots cannot think: %s", gone)

    async def stop(self) -> None:
        """End all processes, also in the middle of a thought. Whoever waits for one is told `Stopped`."""
        self._stopping = True
        asking = list(self._asking)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        while self._idle:
            self._dismiss(self._idle.pop())
        await asyncio.gather(*self._leaving)

    async def choose(self, view: View[Any], bot: str, seed: str) -> Thought:
        """What the bot of this name, made with this seed, answers to the choice that waits for the view's seat. Equal
        views and seeds give equal answers. Raises Stopped, and nothing else."""
        assert view.is_asked, f"seat {view.seat} is not asked"
        if self._stopping:
            raise Stopped
        job = pickle.dumps(Job(view.box.name, bot, seed, view.seat, view.seats, view.state), pickle.HIGHEST_PROTOCOL)
        asking = asyncio.create_task(self._ask(job))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        try:
            auto, answer = await asking
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise Stopped from None
        call = None if auto else _call(answer)
        if call is not None and view.is_open(call):
            return Thought(call, "")
        auto = auto or "bot-illegal"
        _log.warning("%s: %s of %s at seat %d, %s", auto, bot, view.box.name, view.seat, view.decision.name)
        return Thought(view.default_answer(), auto)

    async def _ask(self, job: bytes) -> tuple[str, Any]:
        """Why there is no answer, else an empty text and the answer as it came."""
        async with self._place():
            thinker: _Thinker | None = None
            try:
                thinker = self._idle.pop() if self._idle else await _hire(self._command)
                async with asyncio.timeout(_START):
                    await thinker.take(job)
                async with asyncio.timeout(self._patience):
                    reply = await thinker.think()
            except TimeoutError:
                return "bot-slow", None
            except _Gone as gone:
                _log.error("a bot's process is gone: %s", gone)
                return "bot-gone", None
            else:
                if len(self._idle) < self._processes:
                    self._idle.append(thinker)
                    thinker = None
                return "bot-failed" if reply.failed else "", reply.answer
            finally:
                if thinker is not None:
                    self._dismiss(thinker)

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """A place to think at, in the order of asking. Who stays for long gives it up to the next and stays on."""
        await self._places.acquire()
        stay = object()

        def give_up() -> None:
            if len(self._slow) < self._processes:
                self._slow.add(stay)
                self._places.release()

        timer = asyncio.get_running_loop().call_later(_QUICK, give_up)
        try:
            yield
        finally:
            timer.cancel()
            if stay in self._slow:
                self._slow.remove(stay)
            else:
                self._places.release()

    def _dismiss(self, thinker: "_Thinker") -> None:
        leaving = asyncio.create_task(thinker.end())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


def _call(answer: Any) -> Call | None:
    """The call that a thinker wrote: texts, integers and calls in it, nothing else. None if it is none."""
    if type(answer) is not list or not answer:
        return None
    parts = [part if type(part) in (str, int) else _call(part) for part in answer]
    return None if None in parts else tuple(parts)


# --- one process ------------------------------------------------------------------------------------------------------


class _Gone(Exception):
    """The process has died, or speaks nonsense."""


class _Thinker:
    """A process that is ready to think, about one job at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._jobs = process.stdin
        self._thoughts = process.stdout
        self._telling = asyncio.create_task(_tell(process.pid, process.stderr))

    async def take(self, job: bytes) -> None:
        """Hand it a job; returns when it is ready to think about it. Raises _Gone; after that, and if it is cancelled,
        the process is of no more use."""
        try:
            self._jobs.write(framed(job))
            await self._jobs.drain()
        except OSError as error:
            raise _Gone(str(error)) from None
        await self.ready()

    async def think(self) -> Reply:
        """What came of the job it has taken. Raises _Gone as `take` does."""
        try:
            return msgspec.msgpack.decode(await self._frame(), type=Reply)
        except msgspec.MsgspecError as error:
            raise _Gone(str(error)) from None

    async def ready(self) -> None:
        """Wait until it says so. Raises _Gone."""
        if await self._frame() != READY:
            raise _Gone("it does not speak as a thinker does")

    async def _frame(self) -> bytes:
        try:
            length = int.from_bytes(await self._thoughts.readexactly(4), "big")
            if length > _MOST_BYTES:
                raise _Gone("its answer is too long")
            return await self._thoughts.readexactly(length)
        except (asyncio.IncompleteReadError, OSError):
            raise _Gone("it ended by itself") from None

    async def end(self) -> None:
        """End the process, whatever it does, and wait until nothing is left of it."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self._jobs.close()
        with suppress(TimeoutError, OSError):  # a bot may have started a process that keeps the pipes open
            async with asyncio.timeout(_LAST_WORDS):
                await self._jobs.wait_closed()
                await self._telling
                while await self._thoughts.read(_MOST_BYTES):
                    pass
        await self._process.wait()


async def _hire(command: Sequence[str]) -> _Thinker:
    """A process that is ready. Raises _Gone if it does not get ready."""
    try:
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    except OSError as error:
        raise _Gone(str(error)) from None
    thinker = _Thinker(process)
    try:
        async with asyncio.timeout(_START):
            await thinker.ready()
    except TimeoutError:
        await thinker.end()
        raise _Gone("it does not get ready") from None
    except BaseException:
        await thinker.end()
        raise
    return thinker


async def _tell(pid: int, errors: asyncio.StreamReader) -> None:
    """Put what the process complains about into the server's log."""
    while text := await errors.read(1 << 14):
        _log.warning("thinker %d: %s", pid, text.decode(errors="replace").rstrip())
