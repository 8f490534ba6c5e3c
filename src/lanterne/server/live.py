"""A table that is being played: the game, who looks at it, and the bots at it.

Everything that changes the game is settled: what the table has entered in its log is written to the store, and only
when it is there does anybody hear of it. If it cannot be written, the table is loaded again as it was.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from lanterne.engine import Box, Call, IllegalAnswer, Refusal, Seat, Stale, Table, View, pass_
from lanterne.engine.log import AnyEntry, HandedOver
from lanterne.engine.walk import Walks
from lanterne.lesson import Lesson, lesson
from lanterne.scene import Say
from lanterne.server import showing
from lanterne.server.chronicle import Chronicle, enter
from lanterne.server.connection import Connection
from lanterne.server.messages import Chat, ChatLine, Status
from lanterne.server.people import Person
from lanterne.server.plan import Plan, PlanSeat, unlike, with_seat
from lanterne.server.store import StoreError
from lanterne.server.thinking import Thinkers
from lanterne.server.words import Language, Sorry
from lanterne.words import words_for

_log = logging.getLogger(__name__)

CHAT_LENGTH = 500


class Keeper(Protocol):
    """Where a live table is kept."""

    async def append(self, table: "LiveTable", entries: Sequence[AnyEntry]) -> None:
        """Write entries, and who is asked; they are on the disk when this returns. Raises StoreError."""

    async def keep(self, table: "LiveTable") -> None:
        """Write plan, status and who sits where. Raises StoreError."""

    async def chat(self, table: "LiveTable", seat: int, name: str, text: str) -> ChatLine:
        """Write something that was said. Raises StoreError."""

    async def reload(self, table: "LiveTable") -> None:
        """Set `table.table` and `table.told` to what is on the disk. Raises StoreError."""

    def asked(self, table: "LiveTable") -> None:
        """Somebody new is asked: those who are away may want to be told."""


class RuleForbids(Sorry):
    """An answer that a rule does not allow, in the words of the game."""

    def __init__(self, view: View[Any], refusal: Refusal) -> None:
        super().__init__(409, "not-offered")
        self.rule = refusal.rule
        self._view, self._refusal = view, refusal

    def said(self, language: Language) -> str:
        words = words_for(self._view.box, language)
        return words.refusal(self._refusal, words.names(self._view.state, self._view.seat))


class LessonAsks(Sorry):
    """An answer that is not the one the lesson waits for."""

    def __init__(self, box: Box[Any], say: Say) -> None:
        super().__init__(409, "not-offered")
        self._box, self._say = box, say

    def said(self, language: Language) -> str:
        return words_for(self._box, language).said(self._say)


class Relic(NamedTuple):
    """What is left of a table whose log can no longer be followed: its last snapshot, and why."""

    snapshot: bytes
    why: str


class UndoRequest(NamedTuple):
    """A wish to go back beyond the barrier: everybody is asked."""

    by: int
    to: int
    agreed: frozenset[int]


class LiveTable:
    """A table with everybody at it.

    `holders` tells who may answer for a seat, by person id. `told` is what has happened and was not taken back.
    `secret` is what nobody can guess: bots draw their chance from it. `table`
    is None while people gather, and if its log can no longer be followed: then a `relic` is left.
    """

    def __init__(self, key: int, table_id: str, plan: Plan, host: str, keeper: Keeper, thinkers: Thinkers) -> None:
        self.key = key
        self.id = table_id
        self.plan = plan
        self.host = host
        self.status: Status = "gathering"
        self.holders: dict[int, str] = {}
        self.table: Table[Any] | None = None
        self.relic: Relic | None = None
        self.told: Chronicle = []
        self.secret = ""
        self.chat: list[ChatLine] = []
        self.connections: set[Connection] = set()
        self.passing: dict[int, str] = {}
        self.request: UndoRequest | None = None
        self.since = _milliseconds()
        self.saved = 0
        self.used = time.monotonic()
        self.lesson: Lesson | None = lesson(plan.game, plan.lesson) if plan.lesson else None
        self.lock = asyncio.Lock()
        self._keeper = keeper
        self._thinkers = thinkers
        self._walks = Walks()
        self._driver: asyncio.Task[None] | None = None

    # --- who is here --------------------------------------------------------------------------------------------------

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """The seats for which this person answers."""
        if person is None:
            return ()
        return tuple(sorted([seat for seat, holder in self.holders.items() if holder == person.id]))

    def is_host(self, person: Person | None) -> bool:
        """Whether this person made the table."""
        return person is not None and person.id == self.host

    @property
    def is_busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.connections) or self.lock.locked() or (self._driver is not None and not self._driver.done())

    def come(self, connection: Connection) -> None:
        """Somebody looks at the table from now on."""
        self.connections.add(connection)
        self.used = time.monotonic()
        self.show_people()
        connection.send(Chat(tuple(self.chat)))
        if self.table is not None:
            self.show(connection)
        self.drive()

    def go(self, connection: Connection) -> None:
        """Somebody no longer looks."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.show_people()

    async def close(self) -> None:
        """The server ends: nobody is shown anything any more, and no bot goes on."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        for connection in tuple(self.connections):
            connection.close()

    def show(self, connection: Connection) -> None:
        """Show a connection what is new to it."""
        if self.table is not None:
            connection.send(showing.now(self, connection, showing.Glance()))

    def show_all(self) -> None:
        """Show everybody what is new."""
        glance = showing.Glance()
        for connection in tuple(self.connections) if self.table is not None else ():
            connection.send(showing.now(self, connection, glance))

    def show_people(self) -> None:
        """Tell everybody who is here."""
        for connection in tuple(self.connections):
            connection.send(showing.people(self, connection))

    # --- answering ----------------------------------------------------------------------------------------------------

    async def answer(self, person: Person | None, seat: int, choice: int, words: Any) -> None:
        """Answer for a seat. Raises Sorry, and changes nothing, if it cannot be."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            self._answer(table, seat, self._call(table, seat, words), choice)
            await self._settle()

    async def walk(self, person: Person | None, seat: int, choice: int, thing: str, to: str) -> None:
        """Walk a thing to a far place, option by option, up to the first surprise. Raises Sorry."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            if choice != table.choice_id:
                raise Sorry(409, "stale")
            calls = showing.way(table.view(seat), thing, to)
            if not calls:
                raise Sorry(409, "no-way")
            for call in self._walks.walk(table, seat, calls):
                self._answer(table, seat, call, table.choice_id)
                await self._settle()

    def playing(self) -> Table[Any]:
        """The game that goes on. Raises Sorry if it does not."""
        if self.table is None:
            raise Sorry(409, "not-begun" if self.relic is None else "relic")
        if self.status == "paused":
            raise Sorry(409, "paused")
        if self.status == "closed":
            raise Sorry(409, "closed")
        if self.table.over or self.plan.imported:
            raise Sorry(409, "over")
        return self.table

    def must_hold(self, person: Person | None, seat: int) -> None:
        """Raises Sorry unless this person answers for the seat."""
        if seat not in self.seats_of(person):
            raise Sorry(403, "not-your-seat")

    def _call(self, table: Table[Any], seat: int, words: Any) -> Call:
        try:
            return table.box.decode(words)
        except ValueError as error:
            raise Sorry(422, "no-such-answer", told=str(error)) from None

    def _answer(self, table: Table[Any], seat: int, call: Call, choice: int, auto: str = "") -> None:
        if self.lesson is not None and not auto:
            refused = self.lesson.refuses(table, seat, call)
            if refused is not None:
                raise LessonAsks(table.box, refused)
        try:
            table.answer(seat, call, choice, auto)
        except Stale:
            raise Sorry(409, "stale") from None
        except IllegalAnswer:
            raise self._not_open(table, seat, call) from None
        self.request = None

    def _not_open(self, table: Table[Any], seat: int, call: Call) -> Sorry:
        """Why an answer was not taken, in the words of the rules where they have some."""
        view = table.view_of_person(seat)
        if not view.is_asked:
            return Sorry(409, "not-asked")
        refusal = next((refusal for closed, refusal in view.why_not() if closed == call), None)
        return RuleForbids(view, refusal) if refusal is not None else Sorry(409, "not-offered")

    async def _settle(self) -> None:
        """Write what the table has entered, then tell everybody. Raises Sorry if it cannot be written; then the table
        stands where it stood."""
        table = self.table
        assert table is not None
        new = table.log.entries[self.saved :]
        self.since = _milliseconds()
        if table.over and self.status == "playing":
            self.status = "over"
        try:
            await self._keeper.append(self, new)
        except StoreError as error:
            _log.error("table %s: %s", self.id, error)
            await self._keeper.reload(self)
            raise Sorry(503, "not-saved") from None
        self.saved += len(new)
        for entry in new:
            enter(self.told, entry)
        self.show_all()
        if self.status == "over" or any(isinstance(entry, HandedOver) for entry in new):
            self.show_people()
        self._keeper.asked(self)
        self.drive()

    # --- taking back --------------------------------------------------------------------------------------------------

    def undo_to(self, seat: int) -> tuple[int, bool] | None:
        """Where the person at `seat` would go back to, and whether without asking; None if there is nothing."""
        if self.table is None or self.table.over or self.status != "playing":
            return None
        return self._walks.back(self.table, seat)

    async def take_back(self, person: Person | None, seat: int) -> None:
        """Take back the last answer of this person; beyond the barrier everybody is asked. Raises Sorry."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            found = self.undo_to(seat)
            if found is None:
                raise Sorry(409, "nothing-to-undo")
            to, free = found
            if not free:
                self.request = UndoRequest(seat, to, frozenset())
                self.show_all()
                return
            await self._go_back(table, seat, to, ())

    async def _go_back(self, table: Table[Any], seat: int, to: int, agreed: Sequence[int]) -> None:
        try:
            table.undo(seat, to, agreed)
        except IllegalAnswer:
            raise Sorry(409, "nothing-to-undo") from None
        self.request = None
        await self._settle()

    async def redo(self, person: Person | None) -> None:
        """Answer again what was just taken back. Raises Sorry."""
        async with self.lock:
            table = self.playing()
            if not table.undone:
                raise Sorry(409, "nothing-to-redo")
            seat, call = table.undone[-1]
            self.must_hold(person, seat)
            self._answer(table, seat, call, table.choice_id)
            await self._settle()

    async def agree(self, person: Person | None, seat: int, yes: bool) -> None:
        """Agree to what was asked of everybody, an undo or a motion, or let it fall. Raises Sorry."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            if self.request is not None and seat in showing.undo_waits_for(self):
                self.request = self.request._replace(agreed=self.request.agreed | {seat}) if yes else None
                if self.request is not None and not showing.undo_waits_for(self):
                    await self._go_back(table, self.request.by, self.request.to, tuple(self.request.agreed))
                else:
                    self.show_all()
            elif table.motion is not None and seat in table.motion_waits_for:
                table.answer_motion(seat, yes)
                await self._settle()
            else:
                raise Sorry(409, "nothing-to-agree")

    async def raise_motion(self, person: Person | None, seat: int, name: str) -> None:
        """Raise a motion of the game. Raises Sorry."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            motion = next((motion for motion in table.box.motions if motion.step.name == name), None)
            if motion is None:
                raise Sorry(404, "no-such-motion")
            try:
                table.raise_motion(seat, motion)
            except IllegalAnswer:
                raise Sorry(409, "not-offered") from None
            await self._settle()

    # --- seats --------------------------------------------------------------------------------------------------------

    async def hand_over(self, seat: int, bot: str) -> None:
        """From here on a bot plays the seat. Raises Sorry."""
        async with self.lock:
            await self._give(seat, Seat(f"{bot} {seat + 1}", bot), None)

    async def take(self, seat: int, person: Person, name: str) -> None:
        """From here on this person plays the seat. Raises Sorry."""
        async with self.lock:
            table = self.playing()
            mine = {table.seats[s].person for s in self.seats_of(person)}
            others = [held.person for held in table.seats if held.person not in mine]
            await self._give(seat, Seat(unlike(name, others)), person.id)

    async def _give(self, seat: int, to: Seat, holder: str | None) -> None:
        table = self.playing()
        try:
            table.hand_over(seat, to)
        except IllegalAnswer:
            raise Sorry(404, "no-such-seat") from None
        if holder is None:
            self.holders.pop(seat, None)
        else:
            self.holders[seat] = holder
        self.plan = with_seat(self.plan, seat, PlanSeat("bot", bot=to.bot) if to.bot else PlanSeat("friend", to.person))
        self.request = None
        await self._keeper.keep(self)
        await self._settle()

    async def change_status(self, status: Status) -> None:
        """Pause, go on, close. Raises Sorry."""
        async with self.lock:
            if self.status in ("over", "closed", "gathering") and status != "closed":
                raise Sorry(409, "not-playing")
            self.status = status
            await self._keeper.keep(self)
            self.show_people()
            self.show_all()
            self.drive()

    async def say(self, person: Person | None, text: str) -> None:
        """Say something to everybody at the table. Raises Sorry."""
        text = " ".join(text.split())[:CHAT_LENGTH]
        if person is None or not text:
            raise Sorry(403, "say-who-you-are") if person is None else Sorry(422, "nothing-said")
        mine = self.seats_of(person)
        name = self.table.seats[mine[0]].person if self.table is not None and mine else person.name
        line = await self._keeper.chat(self, mine[0] if mine else -1, name, text)
        self.chat.append(line)
        for connection in tuple(self.connections):
            connection.send(Chat((line,)))

    # --- those who do not wait to be asked twice ----------------------------------------------------------------------

    def drive(self) -> None:
        """Let bots, lessons and wishes answer, if it is for them to."""
        idle = self._driver is None or self._driver.done()
        if idle and self.table is not None and self.status == "playing" and not self.table.over:
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        try:
            while self.table is not None and self.status == "playing" and not self.table.over:
                if not await self._answer_one():
                    return
        except Sorry as sorry:
            _log.error("table %s cannot go on by itself: %s", self.id, sorry)

    async def _answer_one(self) -> bool:
        """Give one answer for somebody who need not be asked. False if there is nobody."""
        table = self.table
        assert table is not None
        choice = table.choice_id
        found = next(((seat, known) for seat in table.asked if (known := self._decided(table, seat))), None)
        if found is not None:
            seat, (call, auto) = found
            await self._answer_unless_late(table, seat, call, choice, auto)
            return True
        seat = next((seat for seat in table.asked if table.seats[seat].bot), -1)
        if seat < 0:
            return False
        if self.plan.pace and self.connections:
            await asyncio.sleep(self.plan.pace / 1000)
        call, auto = await self._thought(table, seat)
        await self._answer_unless_late(table, seat, call, choice, auto)
        return True

    async def _answer_unless_late(self, table: Table[Any], seat: int, call: Call, choice: int, auto: str) -> None:
        async with self.lock:
            if self.table is table and self.status == "playing" and choice == table.choice_id and seat in table.asked:
                self._answer(table, seat, call, choice, auto)
                await self._settle()

    def _decided(self, table: Table[Any], seat: int) -> tuple[Call, str] | None:
        """What this seat has decided before it was asked: a wish before the game, or to pass in all reactions."""
        if table.seats[seat].bot:
            return None
        wishes, passing = self.plan.seats[seat].wishes, self.passing.get(seat, "")
        if wishes:
            for call in table.view(seat).options():
                if len(call) == 2 and table.box.encode(call)[1] == wishes.get(call[0]):
                    return call, "wish"
        if passing:
            if (pass_.name,) in table.view(seat).options():
                return (pass_.name,), "passing"
            if passing == "turn":
                del self.passing[seat]
                self.show_people()
        return None

    async def _thought(self, table: Table[Any], seat: int) -> tuple[Call, str]:
        """What the lesson has this seat answer, or else what its bot thinks of."""
        step = self.lesson.step(table) if self.lesson is not None else None
        if step is not None and step.by_lesson and step.answers and step.seat == seat:
            return step.answers[0], "lesson"
        return await self._thinkers.choose(table.view(seat), table.seats[seat].bot, f"{self.secret} {seat}")

    def prefer(self, person: Person | None, seat: int, passing: str) -> None:
        """Pass in all reactions from now on: "" not, "turn", "always". Raises Sorry."""
        self.must_hold(person, seat)
        if passing not in ("", "turn", "always"):
            raise Sorry(422, "no-such-preference")
        self.passing[seat] = passing
        self.show_people()
        self.drive()


def _milliseconds() -> int:
    return time.time_ns() // 1_000_000
