"""Bots run in worker processes, so they never hold up the server and never stall a game.

If a bot fails, takes too long, gives an illegal answer or crashes its process, the default answer is given for this one
decision (`View.default_answer`), and `BotAnswer.auto` says why.
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

from lanterne import registry
from lanterne.engine import Call, View
from lanterne.server.bot_worker import HURRY, OUTSIDE_BOTS, READY, Job, Reply, Work, framed
from lanterne.server.measures import Measures

COMMAND = (sys.executable, "-P", "-m", "lanterne.server.bot_worker")
"""`-P`: do not import from the folder in which the server was started."""

GIVES_WAY = 0.5
"""Seconds after which a decision that still takes time lets the next one in the queue begin beside it."""
_START = 30.0
"""Seconds in which a worker must be ready: when it starts, and for each job, since it may have to load the game."""
_LEEWAY = 5.0
"""A bot that thinks ahead stops by itself when the time of its level is up; if not, it is stopped this many seconds
later."""
_LAST_WORDS = 1.0
"""Seconds to read the remaining output of a worker that was killed."""
_MOST_BYTES = 1 << 20

_log = logging.getLogger(__name__)


class BotAnswer(NamedTuple):
    """A legal answer. `auto` is "" if it is the bot's own. Otherwise it is the default answer, and `auto` says why:
    "bot-failed" (it raised an exception), "bot-slow", "bot-illegal" (its answer was not legal) or "bot-gone" (its
    process died, or could not be started)."""

    answer: Call
    auto: str


class Stopped(Exception):
    """The server is shutting down. The decision stays open."""


class BotPool:
    """The worker processes, started when they are needed.

    At most `processes` decisions are worked on at a time, in the order in which they were asked for. One that takes
    longer than `GIVES_WAY` no longer counts, so that the others need not wait for it; there are at most `processes`
    of these too. A bot that thinks for more than `patience` seconds is stopped; one whose level allows more has that.
    `outside_bots`: bots of installed packages may play too."""

    def __init__(
        self,
        processes: int = max(1, (os.cpu_count() or 1) - 1),
        patience: float = 5.0,
        command: Sequence[str] = COMMAND,
        outside_bots: bool = False,
        measures: Measures | None = None,
    ) -> None:
        self.outside_bots = outside_bots
        self._measures = measures or Measures()
        self._processes = processes
        self._patience = patience
        self._command = (*command, OUTSIDE_BOTS) if outside_bots else command
        self._places = asyncio.Semaphore(processes)
        self._slow: set[object] = set()
        self._idle: list[_Worker] = []
        self._asking: set[asyncio.Task[Any]] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self._stopping = False

    @property
    def thinking(self) -> int:
        """How many decisions are asked for now."""
        return len(self._asking)

    async def stop(self) -> None:
        """Kill all workers. Every `choose` that is still waiting raises Stopped."""
        self._stopping = True
        asking = list(self._asking)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        while self._idle:
            self._kill(self._idle.pop())
        await asyncio.gather(*self._leaving)

    async def choose(self, view: View[Any], bot: str, seed: str, hurried: asyncio.Event | None = None) -> BotAnswer:
        """Let a bot answer for the view's seat. The same view, bot and seed give the same answer, unless the bot runs
        out of time. As soon as `hurried` is set, one that thinks ahead answers with the best it has found. Raises
        Stopped, and nothing else."""
        assert view.is_asked, f"seat {view.seat} is not asked"
        job = Job(view.box.name, bot, seed, view.seat, view.seats, view.state)
        seconds = registry.seconds(view.box.name, bot)
        patience = max(self._patience, seconds + _LEEWAY) if seconds else self._patience
        with self._measures.thought.timed():
            auto, answer = await self.work(job, patience, hurried)
        call = None if auto else _call(answer)
        if call is not None and view.is_open(call):
            return BotAnswer(call, "")
        auto = auto or "bot-illegal"
        self._measures.bots_failed += 1
        _log.warning("%s: %s of %s at seat %d, %s", auto, bot, view.box.name, view.seat, view.decision.name)
        return BotAnswer(view.default_answer(), auto)

    async def work(self, job: Work, patience: float, hurried: asyncio.Event | None = None) -> tuple[str, Any]:
        """Let a worker do a job in at most `patience` seconds: "" and the reply, or why there is none (see
        `BotAnswer`). Raises Stopped, and nothing else."""
        if self._stopping:
            raise Stopped
        asking = asyncio.create_task(self._ask(pickle.dumps(job, pickle.HIGHEST_PROTOCOL), patience, hurried))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        try:
            return await asking
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise Stopped from None

    async def _ask(self, job: bytes, patience: float, hurried: asyncio.Event | None) -> tuple[str, Any]:
        """The answer as the worker sent it, after "" or the reason why there is none."""
        async with self._place():
            worker: _Worker | None = None
            try:
                worker = self._living() or await _start_worker(self._command)
                async with asyncio.timeout(_START):
                    await worker.take(job)
                async with asyncio.timeout(patience):
                    reply = await worker.think(hurried)
            except TimeoutError:
                return "bot-slow", None
            except _WorkerDied as gone:
                _log.error("a bot's process is gone: %s", gone)
                return "bot-gone", None
            else:
                if len(self._idle) < self._processes:
                    self._idle.append(worker)
                    worker = None
                return "bot-failed" if reply.failed else "", reply.answer
            finally:
                if worker is not None:
                    self._kill(worker)

    def _living(self) -> "_Worker | None":
        """An idle worker, None if there is none; those that have died meanwhile are dropped."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            _log.warning("an idle bot's process is gone; another one takes its place")
            self._kill(worker)
        return None

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """Wait for a place, first come, first served. After `GIVES_WAY` seconds the next one may have it as well."""
        await self._places.acquire()
        job = object()

        def give_way() -> None:
            if len(self._slow) < self._processes:
                self._slow.add(job)
                self._places.release()

        timer = asyncio.get_running_loop().call_later(GIVES_WAY, give_way)
        try:
            yield
        finally:
            timer.cancel()
            if job in self._slow:
                self._slow.remove(job)
            else:
                self._places.release()

    def _kill(self, worker: "_Worker") -> None:
        leaving = asyncio.create_task(worker.end())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


def _call(answer: Any) -> Call | None:
    """The call that a worker sent, made of texts, integers and further calls. None if it is something else."""
    if type(answer) is not list or not answer:
        return None
    parts = [part if type(part) in (str, int) else _call(part) for part in answer]
    return None if None in parts else tuple(parts)


# --- one process ------------------------------------------------------------------------------------------------------


class _WorkerDied(Exception):
    """The process has ended, or sends nonsense."""


class _Worker:
    """A process that does one job at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._jobs = process.stdin
        self._replies = process.stdout
        self._logging = asyncio.create_task(_log_errors(process.pid, process.stderr))

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended, as far as is known."""
        return self._process.returncode is None

    async def take(self, job: bytes) -> None:
        """Send it a job, and wait until it has loaded the game. Raises _WorkerDied. After that, or if this is
        cancelled, do not use the worker again."""
        try:
            self._jobs.write(framed(job))
            await self._jobs.drain()
        except (OSError, RuntimeError) as error:  # uvloop's for a pipe that is closed
            raise _WorkerDied(str(error)) from None
        await self.ready()

    async def think(self, hurried: asyncio.Event | None = None) -> Reply:
        """Wait for the reply to the job, and tell the bot when it is `hurried`. Raises _WorkerDied as `take` does."""
        telling = asyncio.create_task(self._tell(hurried)) if hurried is not None else None
        try:
            return msgspec.msgpack.decode(await self._frame(), type=Reply)
        except msgspec.MsgspecError as error:
            raise _WorkerDied(str(error)) from None
        finally:
            if telling is not None:
                telling.cancel()

    async def _tell(self, hurried: asyncio.Event) -> None:
        await hurried.wait()
        with suppress(OSError, RuntimeError):  # it has died, and `think` will report that
            self._jobs.write(framed(HURRY))

    async def ready(self) -> None:
        """Wait until it says that it is ready. Raises _WorkerDied."""
        if await self._frame() != READY:
            raise _WorkerDied("it does not talk like a worker")

    async def _frame(self) -> bytes:
        try:
            length = int.from_bytes(await self._replies.readexactly(4), "big")
            if length > _MOST_BYTES:
                raise _WorkerDied("its answer is too long")
            return await self._replies.readexactly(length)
        except (asyncio.IncompleteReadError, OSError):
            raise _WorkerDied("it ended by itself") from None

    async def end(self) -> None:
        """Kill the process and wait for its end."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self._jobs.close()
        with suppress(
            TimeoutError, OSError, RuntimeError
        ):  # a bot may have started a process that keeps the pipes open
            async with asyncio.timeout(_LAST_WORDS):
                await self._jobs.wait_closed()
                await self._logging
                while await self._replies.read(_MOST_BYTES):
                    pass
        await self._process.wait()


async def _start_worker(command: Sequence[str]) -> _Worker:
    """Start a worker and wait until it is ready. Raises _WorkerDied if it does not get ready."""
    try:
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    except OSError as error:
        raise _WorkerDied(str(error)) from None
    worker = _Worker(process)
    try:
        async with asyncio.timeout(_START):
            await worker.ready()
    except TimeoutError:
        await worker.end()
        raise _WorkerDied("it does not get ready") from None
    except BaseException:
        await worker.end()
        raise
    return worker


async def _log_errors(pid: int, errors: asyncio.StreamReader) -> None:
    """Copy what the process writes to standard error into the server's log."""
    while text := await errors.read(1 << 14):
        _log.warning("bot worker %d: %s", pid, text.decode(errors="replace").rstrip())
