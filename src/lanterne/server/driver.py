"""Automatic answers: of bots, of lessons, and of people who have decided in advance."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from lanterne.engine import Call, Table, pass_
from lanterne.server.bot_pool import BotPool, Stopped
from lanterne.server.learning import is_led, lesson_answer
from lanterne.server.sentences import RequestRefused

if TYPE_CHECKING:
    from lanterne.server.live import LiveTable

_log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""An answer that could not be saved is tried again after this many seconds: nobody else can give it."""
UNHELD_ANSWERS = 500
"""At a table where nobody holds a seat, bots pause after this many answers, or when a chapter ends."""


class Driver:
    """Gives the automatic answers of one table, one after the other, as long as the game goes on and somebody holds a
    seat or watches. If people only watch, the table is paused after a while, or when a chapter ends. So bots do not
    play a campaign to its end at a table that everybody has left."""

    def __init__(self, live: "LiveTable", bot_pool: BotPool) -> None:
        self._live = live
        self._bot_pool = bot_pool
        self._driving: asyncio.Task[None] | None = None
        self._hurried = asyncio.Event()
        """Set when somebody does not want to wait; cleared when bots go to work again after people."""

    @property
    def is_busy(self) -> bool:
        """Whether an answer is under way."""
        return self._driving is not None and not self._driving.done()

    def drive(self) -> None:
        """Start to answer if there is something to answer automatically. Returns at once."""
        if not self.is_busy and self._goes_on and self._has_somebody():
            self._hurried.clear()
            self._driving = asyncio.create_task(self._drive())

    def hurry(self) -> None:
        """Let bots that think ahead answer at once with the best they have found, until people are asked again."""
        if self.is_busy:
            self._hurried.set()

    @property
    def _goes_on(self) -> bool:
        return self._live.goes_on and bool(self._live.holders or self._live.connections)

    def _has_somebody(self) -> bool:
        """Whether a seat that is asked may be answered automatically. If not, the table waits for people."""
        live, table = self._live, self._live.table
        assert table is not None
        for seat in table.asked:
            if table.seats[seat].bot or live.plan.seats[seat].preferences or live.passing.get(seat):
                return True
            if table.box.assents and table.assent(seat) is not None:
                return True
        people = (seat for seat in table.asked if not table.seats[seat].bot)
        if (live.plan.ready or table.box.habits) and any(live.goes_without_saying(table.view(seat)) for seat in people):
            return True
        automatic = table.box.auto_answers
        return bool(automatic) and table.game.decision.name.partition("/")[0] in automatic

    async def stop(self) -> None:
        """Stop, and leave the waiting question unanswered."""
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)

    async def _drive(self) -> None:
        unheld, chapter = 0, self._chapter
        try:
            while self._goes_on:
                try:
                    if not await self._answer_one():
                        return
                    unheld = 0 if self._live.holders else unheld + 1
                    if unheld and self._goes_on and (unheld >= UNHELD_ANSWERS or self._chapter != chapter):
                        await self._live.change_status("paused")
                    chapter = self._chapter
                except RequestRefused:
                    await asyncio.sleep(RETRY_SECONDS)
        except Stopped:
            return
        except Exception:
            _log.exception("table %s cannot go on by itself", self._live.id)

    @property
    def _chapter(self) -> int:
        return self._live.table.chapter if self._live.table is not None else 0

    async def _answer_one(self) -> bool:
        """Give one answer for somebody who need not be asked. False if there is nobody."""
        live, table = self._live, self._live.table
        assert table is not None
        choice = table.choice_id
        found = next(((seat, known) for seat in table.asked if (known := self._decided(table, seat))), None)
        if found is not None:
            seat, (call, auto) = found
            await live.answer_for(table, seat, call, choice, auto)
            return True
        seat = self._next_bot(table)
        if seat < 0:
            return False
        sets_up = table.game.decision.name in table.box.ready and live.is_being_made_ready()
        pace = live.plan.pace / 1000 if live.connections and not sets_up else 0
        # Bots think during the pause that people see anyway, so that their thinking time shows nothing.
        (call, auto), _ = await asyncio.gather(self._thought(table, seat), asyncio.sleep(pace))
        if table.seats[seat].bot:  # nobody has taken over meanwhile
            await live.answer_for(table, seat, call, choice, auto)
        return True

    def _next_bot(self, table: Table[Any]) -> int:
        """The bot that answers next, -1 if there is none. During a lesson that is the one for which the lesson answers,
        and all wait until its notes are read."""
        if is_led(self._live):
            own = lesson_answer(self._live)
            return own[0] if own is not None else -1
        return next((seat for seat in table.asked if table.seats[seat].bot), -1)

    def _decided(self, table: Table[Any], seat: int) -> tuple[Call, str] | None:
        """What this seat has decided in advance, and how: it agreed at another seat of the same person, has this
        question answered automatically, chose a preference before the game, passes in all reactions, or
        has nothing to decide. A bot has preferences only."""
        live = self._live
        if table.seats[seat].bot:
            return self._preferred(table, seat)
        assent = table.assent(seat)
        if assent is not None:
            return assent, "agreed"
        if table.box.auto_answers:
            view = table.view(seat)
            if view.auto_answerable and live.is_auto_answered(view, view.auto_answerable):
                return view.default_answer(), "spared"
        if preferred := self._preferred(table, seat):
            return preferred
        if (found := live.goes_without_saying(table.view(seat))) is not None:
            return found
        passing = live.passing.get(seat, "")
        if passing:
            if (pass_.name,) in table.view(seat).options():
                return (pass_.name,), "passing"
            if passing == "turn":
                del live.passing[seat]
                live.show_people()
        return None

    def _preferred(self, table: Table[Any], seat: int) -> tuple[Call, str] | None:
        preferences = self._live.plan.seats[seat].preferences
        for call in table.view(seat).options() if preferences else ():
            if len(call) == 2 and table.box.encode(call)[1] == preferences.get(call[0]):
                return call, "wish"
        return None

    async def _thought(self, table: Table[Any], seat: int) -> tuple[Call, str]:
        """What the lesson answers for this seat, or else what its bot chooses."""
        own = lesson_answer(self._live)
        if own is not None and own[0] == seat:
            return own[1], "lesson"
        name, seed = table.seats[seat].bot, f"{self._live.secret} {seat}"
        return await self._bot_pool.choose(table.view(seat), name, seed, self._hurried)
