"""The coach at a table: hints, second thoughts, and a review when the game is over.

Somebody who plays with other people gets no help while the game goes on (`may_be_coached`). Thinking is done in a
worker process of its own, so that bots and people never wait for it.
"""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from lanterne import registry
from lanterne.engine import Box, Call, Table, View, parse_log
from lanterne.engine.log import without_seed
from lanterne.scene import Say
from lanterne.search import Budget
from lanterne.search.coach import Advice, Reason, hint, second_thought
from lanterne.search.review import Review, review_table
from lanterne.server.bot_pool import BotPool
from lanterne.server.open_table import OpenTable
from lanterne.server.sentences import RequestRefused

MOST = 100_000
"""The most play-outs; usually the time limit ends thinking first."""
HINT_SECONDS = 2.0
SECOND_THOUGHT_SECONDS = 0.8
PATIENCE = 15.0
REVIEW_PATIENCE = 240.0
STEPS = 6
"""How many of the answers that follow are shown."""
WAITING = 8
"""The most questions that may wait for the worker."""
REMEMBERED = 64
"""Reviews kept in memory."""


class Advised(msgspec.Struct, array_like=True):
    """Advice, as the worker sends it. Answers are as logs write them; `instead` is empty for none. A reason is the id
    of a message of the game, and whether there is more of that or less."""

    answer: list[Any]
    instead: list[Any]
    gain: float
    doubt: float
    reasons: list[tuple[str, bool]]
    then: list[list[Any]]

    def advice(self, box: Box[Any]) -> Advice:
        """The same as the game knows it."""
        return Advice(
            box.decode(self.answer),
            box.decode(self.instead) if self.instead else None,
            self.gain,
            self.doubt,
            tuple([Reason(Say(what), more) for what, more in self.reasons]),
            tuple([box.decode(each) for each in self.then]),
        )


class ReviewedMoment(msgspec.Struct, array_like=True):
    """A moment of a review (`lanterne.search.review.Moment`)."""

    n: int
    seat: int
    answer: list[Any]
    before: float
    after: float
    better: Advised | None


class Reviewed(msgspec.Struct, array_like=True):
    """A review, as the worker sends it."""

    moments: list[ReviewedMoment]
    points: list[tuple[int, list[float]]]


def may_be_coached(live: OpenTable, seat: int) -> bool:
    """Whether the person at `seat` may ask for hints: the game thinks ahead, is going on, and nobody else plays."""
    table = live.table
    if table is None or table.over or live.lesson is not None or live.status != "playing" or seat < 0:
        return False
    return table.is_alone(seat) and registry.search(live.plan.game) is not None


class Coach:
    """Gives advice at all tables, one after the other."""

    def __init__(self) -> None:
        self._pool = BotPool(processes=1)
        self._under_way = 0
        self._reviews: OrderedDict[tuple[str, tuple[int, ...]], asyncio.Task[Reviewed]] = OrderedDict()

    async def stop(self) -> None:
        """Give up everything."""
        for task in self._reviews.values():
            task.cancel()
        await self._pool.stop()
        await asyncio.gather(*self._reviews.values(), return_exceptions=True)

    async def hint(self, view: View[Any]) -> Advised:
        """What a strong player would answer. Raises RequestRefused."""
        job = AdviceJob(view.box.name, view.seat, view.seats, view.state)
        return msgspec.convert(await self._work(job, PATIENCE), Advised)

    async def second_thought(self, view: View[Any], answer: Call) -> Advised | None:
        """A clearly better answer than this one; None if there is none. Raises RequestRefused."""
        job = AdviceJob(view.box.name, view.seat, view.seats, view.state, answer)
        return _advice(await self._work(job, PATIENCE))

    async def review(self, live: OpenTable, seats: Sequence[int]) -> Reviewed:
        """The review of a game that is over, for these seats, which one person has played. Raises RequestRefused."""
        table, key = live.table, (live.id, tuple(seats))
        assert table is not None
        assert table.over
        task = self._reviews.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            log = b"\n".join(table.log.lines())
            task = self._reviews[key] = asyncio.create_task(self._reviewed(ReviewJob(log, tuple(seats))))
            while len(self._reviews) > REMEMBERED:
                self._reviews.popitem(last=False)[1].cancel()
        self._reviews.move_to_end(key)
        return await asyncio.shield(task)

    async def _reviewed(self, job: "ReviewJob") -> Reviewed:
        return msgspec.convert(await self._work(job, REVIEW_PATIENCE), Reviewed)

    async def _work(self, job: Any, patience: float) -> Any:
        if self._under_way >= WAITING:
            raise RequestRefused(503, "coach-busy")
        self._under_way += 1
        try:
            failed, reply = await self._pool.work(job, patience)
        finally:
            self._under_way -= 1
        if failed:
            raise RequestRefused(503, "coach-failed")
        return reply


def _advice(reply: Any) -> Advised | None:
    return msgspec.convert(reply, Advised) if reply is not None else None


# --- in the worker ----------------------------------------------------------------------------------------------------


class AdviceJob(NamedTuple):
    """What would be a good answer? Or, if there is an `answer`: is another one clearly better?"""

    game: str
    seat: int
    seats: int
    state: Any
    answer: Call | None = None

    def load(self) -> None:
        """Import the game."""
        registry.search(self.game)

    def think(self, hurried: threading.Event) -> Any:
        """An `Advised`; None if nothing is clearly better than the answer."""
        search = registry.search(self.game)
        assert search is not None
        view = View(registry.box(self.game), self.state, self.seat, self.seats)
        if self.answer is None:
            found: Advice | None = hint(search, view, Budget(MOST, HINT_SECONDS))
        else:
            found = second_thought(search, view, self.answer, Budget(MOST, SECOND_THOUGHT_SECONDS))
        return msgspec.to_builtins(_advised(view, found))


class ReviewJob(NamedTuple):
    """How did the game go, by what these seats could know? `log` is the log of a finished game."""

    log: bytes
    seats: tuple[int, ...]

    def load(self) -> None:
        """Import what is needed for any game."""

    def think(self, hurried: threading.Event) -> Any:
        """A `Reviewed`."""
        log, seed = without_seed(parse_log(self.log, "the log"))
        table = Table.replay(registry.box(log.header.game), log, seed=seed)
        search = registry.search(table.box.name)
        assert search is not None
        return msgspec.to_builtins(_reviewed(review_table(search, table, self.seats)))


def _advised(view: View[Any], advice: Advice | None) -> Advised | None:
    if advice is None:
        return None
    reasons = [(reason.what.id, reason.more) for reason in advice.reasons]
    then = [view.box.encode(call) for call in advice.then[:STEPS]]
    instead = view.box.encode(advice.instead) if advice.instead is not None else []
    return Advised(view.box.encode(advice.answer), instead, advice.gain, advice.doubt, reasons, then)


def _reviewed(found: Review) -> Reviewed:
    moments = [
        ReviewedMoment(
            each.n,
            each.view.seat,
            each.view.box.encode(each.answer),
            each.before,
            each.after,
            _advised(each.view, each.better),
        )
        for each in found.moments
    ]
    points = [(point.n, list(point.chances)) for point in found.points]
    return Reviewed(moments, points)
