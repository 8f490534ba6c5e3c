"""A table that is being played: the game, who looks at it, and the bots at it.

Everything that changes the game is settled: what the table has entered in its log is written to the store, and only
when it is there does anybody hear of it. If it cannot be written, the table is loaded again as it was.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from lanterne.engine import Call, IllegalAnswer, Seat, Table, TextDraft, View
from lanterne.engine.log import AnyEntry, HandedOver
from lanterne.engine.walk import Walks
from lanterne.lesson import Lesson, lesson
from lanterne.server import past, updates
from lanterne.server.bot_pool import BotPool
from lanterne.server.chronicle import Chronicle, enter
from lanterne.server.connection import Connection
from lanterne.server.driver import Driver
from lanterne.server.messages import Chat, ChatLine, Status
from lanterne.server.people import Person
from lanterne.server.refusals import LessonAsks, RuleForbids
from lanterne.server.sentences import RequestRefused
from lanterne.server.store import StoreError
from lanterne.server.table_plan import PlanSeat, TablePlan, unlike, with_seat
from lanterne.server.table_store import TableStore
from lanterne.server.ways import way

_log = logging.getLogger(__name__)

CHAT_LENGTH = 500
CHAT_LINES = 500
"""So many of the last lines are shown to somebody who comes."""


class Unreplayable(NamedTuple):
    """What is left of a table whose log can no longer be followed: where it stood when it was last noted down, None if
    that cannot be read either; and `why` it cannot be followed."""

    state: Any
    why: RequestRefused


class Stamp(NamedTuple):
    """Who is asked at a table, and when something last happened there, as it was last noted beside the log."""

    asked: str = ""
    at: int = 0


class UndoRequest(NamedTuple):
    """A wish to go back beyond the barrier: everybody is asked."""

    by: int
    to: int
    agreed: frozenset[int]


class LiveTable:
    """A table with everybody at it.

    `told` is what has happened and was not taken back. `secret` is what nobody can guess: bots draw their chance from
    it. `table` is None while people gather, and if its log can no longer be followed: then a `relic` is left.
    """

    def __init__(
        self, key: int, table_id: str, plan: TablePlan, host: str, store: TableStore, bot_pool: BotPool
    ) -> None:
        self.key = key
        self.id = table_id
        self.plan = plan
        self.host = host
        self.status: Status = "gathering"
        self.holders = {}
        self.table: Table[Any] | None = None
        self.unreplayable: Unreplayable | None = None
        self.told: Chronicle = []
        self.secret = ""
        self.chat: list[ChatLine] = []
        self.connections: set[Connection] = set()
        self.passing: dict[int, str] = {}
        self.spared: dict[int, dict[str, bool]] = {}
        self._at_first: list[bool] = []
        self.request: UndoRequest | None = None
        self.since = _milliseconds()
        self.stamped = Stamp()
        self.saved = 0
        self.used = time.monotonic()
        self.lesson: Lesson | None = lesson(plan.game, plan.lesson) if plan.lesson else None
        self.lock = asyncio.Lock()
        self._store = store
        self._walks = Walks()
        self._news: asyncio.Event | None = None
        self._driver = Driver(self, bot_pool)

    # --- who is here --------------------------------------------------------------------------------------------------

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """The seats for which this person answers."""
        if person is None:
            return ()
        return self._held.get(person.id, ())

    @property
    def holders(self) -> dict[int, str]:
        """Who may answer for a seat, by person id. It is replaced, never changed."""
        return self._holders

    @holders.setter
    def holders(self, holders: dict[int, str]) -> None:
        self._holders = holders
        self._held = {
            person: tuple(seat for seat in sorted(holders) if holders[seat] == person) for person in holders.values()
        }

    def is_host(self, person: Person | None) -> bool:
        """Whether this person made the table."""
        return person is not None and person.id == self.host

    @property
    def is_busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.connections) or self.lock.locked() or self._driver.is_busy

    async def settled(self) -> None:
        """Wait until all that has been answered is on the disk: before, nobody is shown it. It holds until the next
        await."""
        async with self.lock:
            pass

    async def later(self, entry: int, seconds: float) -> None:
        """Wait until there is a later entry than this, or so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.table is None or self.saved - 1 <= entry:
                    self._news = self._news or asyncio.Event()
                    await self._news.wait()

    def come(self, connection: Connection) -> None:
        """Somebody looks at the table from now on. It must be settled."""
        self.connections.add(connection)
        self.used = time.monotonic()
        self.show_people()
        connection.send(Chat(tuple(self.chat)))
        self.show(connection)
        self.drive()

    def go(self, connection: Connection) -> None:
        """Somebody no longer looks."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.show_people()

    async def close(self) -> None:
        """The server ends: nobody is shown anything any more, and no bot goes on."""
        await self._driver.stop()
        for connection in tuple(self.connections):
            connection.close()

    def show(self, connection: Connection) -> None:
        """Show a connection what is new to it. The table must be settled."""
        if self.table is not None:
            connection.send_bytes(updates.now(self, connection, updates.SharedRender()))
        elif self.unreplayable is not None:
            connection.send_bytes(past.unreplayable(self, self.unreplayable, connection))

    def show_all(self) -> None:
        """Show everybody what is new."""
        shared = updates.SharedRender()
        for connection in tuple(self.connections) if self.table is not None else ():
            connection.send_bytes(updates.now(self, connection, shared))
        if self._news is not None:
            self._news.set()
            self._news = None

    def show_people(self) -> None:
        """Tell everybody who is here."""
        self._at_first = self._spared_at_first()
        for connection in tuple(self.connections):
            connection.send(updates.people(self, connection))

    # --- answering ----------------------------------------------------------------------------------------------------

    async def answer(self, person: Person | None, seat: int, choice: int, words: Any) -> int:
        """Answer for a seat; the last entry after that. Raises RequestRefused, and changes nothing, if it cannot be."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            self._answer(table, seat, self._call(table, words), choice)
            await self._settle()
            return self.saved - 1

    async def walk(self, person: Person | None, seat: int, choice: int, thing: str, to: str) -> None:
        """Walk a thing to a far place, option by option, up to the first surprise. Raises RequestRefused."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            if choice != table.choice_id:
                raise RequestRefused(409, "stale")
            calls = way(table.view(seat), thing, to)
            if not calls:
                raise RequestRefused(409, "no-way")
            for call in self._walks.walk(table, seat, calls):
                self._answer(table, seat, call, table.choice_id)
                await self._settle()

    def playing(self) -> Table[Any]:
        """The game that goes on. Raises RequestRefused if it does not."""
        if self.table is None:
            raise RequestRefused(409, "not-begun") if self.unreplayable is None else self.unreplayable.why
        if self.status == "paused":
            raise RequestRefused(409, "paused")
        if self.status == "closed":
            raise RequestRefused(409, "closed")
        if self.table.over or self.plan.imported:
            raise RequestRefused(409, "over")
        return self.table

    def must_hold(self, person: Person | None, seat: int) -> None:
        """Raises RequestRefused unless this person answers for the seat."""
        if seat not in self.seats_of(person):
            raise RequestRefused(403, "not-your-seat")

    def _call(self, table: Table[Any], words: Any) -> Call:
        try:
            return table.box.decode(words)
        except ValueError as error:
            raise RequestRefused(422, "no-such-answer", told=str(error)) from None

    def _answer(self, table: Table[Any], seat: int, call: Call, choice: int, auto: str = "") -> None:
        if choice != table.choice_id:
            raise RequestRefused(409, "stale")
        if self.lesson is not None and not auto:
            refused = self.lesson.refuses(table, seat, call)
            if refused is not None:
                raise LessonAsks(table.box, refused)
        try:
            table.answer(seat, call, choice, auto)
        except IllegalAnswer:
            raise self._not_open(table, seat, call) from None
        self.request = None

    def _not_open(self, table: Table[Any], seat: int, call: Call) -> RequestRefused:
        """Why an answer was not taken, in the words of the rules where they have some."""
        view = table.view_of_person(seat)
        if not view.is_asked:
            return RequestRefused(409, "not-asked")
        refusal = next((refusal for closed, refusal in view.why_not() if closed == call), None)
        draft = view.choice.draft if view.choice else None
        if isinstance(draft, TextDraft) and view.choice and call[:1] == (draft.step.name,) and len(call) > 1:
            refusal = draft.unfit(view.state, seat, str(call[1]), *view.choice.about)
        return RuleForbids(view, refusal) if refusal is not None else RequestRefused(409, "not-offered")

    async def _settle(self) -> None:
        """Write what the table has entered, then tell everybody. Raises RequestRefused if it cannot be written; then
        the table
        stands where it stood."""
        await self._write(self._store.append)

    async def _write(self, write: "Callable[[LiveTable, Sequence[AnyEntry]], Awaitable[None]]") -> None:
        table = self.table
        assert table is not None
        new = table.log.entries[self.saved :]
        self.since = _milliseconds()
        if table.over and self.status == "playing":
            self.status = "over"
        await self._or_as_it_was(write(self, new))
        self.saved += len(new)
        for entry in new:
            enter(self.told, entry)
        self.show_all()
        if self.status == "over" or HandedOver in map(type, new) or self._spared_at_first() != self._at_first:
            self.show_people()
        self._store.asked(self)
        self.drive()

    def _spared_at_first(self) -> list[bool]:
        """Which questions are asked nobody who has not said so, seat by seat; it is told with who is here."""
        table = self.table
        if table is None or not table.box.spares:
            return []
        state, spares = table.look(-1).state, table.box.spares.values()
        return [spare.at_first(state, seat) for spare in spares for seat in range(len(table.seats))]

    async def keep(self) -> None:
        """Write plan, status and who sits where. Raises RequestRefused if it cannot be; then all is as it was."""
        await self._or_as_it_was(self._store.keep(self))

    async def _or_as_it_was(self, writing: Awaitable[None]) -> None:
        """What could not be written has not happened: the table is taken from the disk again. Raises RequestRefused
        then."""
        try:
            await writing
        except StoreError as error:
            _log.error("table %s: %s", self.id, error)
            try:
                await self._store.reload(self)
            except StoreError:
                self._lose()
            raise RequestRefused(503, "not-saved") from None
        except BaseException:  # whether it is on the disk is not known
            self._lose()
            raise

    def _lose(self) -> None:
        """Nobody can go on here: what is on the disk has to be found again."""
        self._store.drop(self)
        self.table = None
        for connection in tuple(self.connections):
            connection.close()

    # --- taking back --------------------------------------------------------------------------------------------------

    def undo_is_free(self, seat: int) -> bool | None:
        """Whether the person at `seat` could take back the last answer without asking; None if there is nothing."""
        if self.table is None or self.table.over or self.status != "playing":
            return None
        return self._walks.is_free(self.table, seat)

    async def take_back(self, person: Person | None, seat: int) -> None:
        """Take back the last answer of this person; beyond the barrier everybody is asked. Raises RequestRefused."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            found = self._walks.back(table, seat)
            if found is None:
                raise RequestRefused(409, "nothing-to-undo")
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
            raise RequestRefused(409, "nothing-to-undo") from None
        self.request = None
        await self._settle()

    async def redo(self, person: Person | None) -> None:
        """Answer again what was just taken back. Raises RequestRefused."""
        async with self.lock:
            table = self.playing()
            if not table.undone:
                raise RequestRefused(409, "nothing-to-redo")
            seat, call = table.undone[-1]
            self.must_hold(person, seat)
            self._answer(table, seat, call, table.choice_id)
            await self._settle()

    async def agree(self, person: Person | None, seat: int, yes: bool) -> None:
        """Agree to what was asked of everybody, an undo or a motion, or let it fall. Raises RequestRefused."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            if self.request is not None and seat in updates.undo_waits_for(self):
                self.request = self.request._replace(agreed=self.request.agreed | {seat}) if yes else None
                if self.request is not None and not updates.undo_waits_for(self):
                    await self._go_back(table, self.request.by, self.request.to, tuple(self.request.agreed))
                else:
                    self.show_all()
            elif table.motion is not None and seat in table.motion_waits_for:
                table.answer_motion(seat, yes)
                await self._settle()
            else:
                raise RequestRefused(409, "nothing-to-agree")

    async def raise_motion(self, person: Person | None, seat: int, name: str, words: str = "") -> None:
        """Raise a motion of the game, with words where it needs some. Raises RequestRefused."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            motion = next((motion for motion in table.box.motions if motion.step.name == name), None)
            if motion is None:
                raise RequestRefused(404, "no-such-motion")
            try:
                table.raise_motion(seat, motion, words)
            except IllegalAnswer:
                view = table.view_of_person(seat)
                refusal = motion.refused(view.state, seat, " ".join(words.split()))
                raise (RuleForbids(view, refusal) if refusal else RequestRefused(409, "not-offered")) from None
            await self._settle()

    # --- seats --------------------------------------------------------------------------------------------------------

    async def hand_over(self, seat: int, bot: str) -> None:
        """From here on a bot plays the seat. Raises RequestRefused."""
        async with self.lock:
            others = [held.person for place, held in enumerate(self.playing().seats) if place != seat]
            await self._give(seat, Seat(unlike(f"{bot} {seat + 1}", others), bot), None)

    async def take(self, seat: int, person: Person) -> None:
        """From here on this person plays the seat of a bot. Raises RequestRefused."""
        async with self.lock:
            table = self.playing()
            if seat in self.holders:
                raise RequestRefused(409, "seat-taken")
            mine = {table.seats[s].person for s in self.seats_of(person)}
            others = [held.person for held in table.seats if held.person not in mine]
            await self._give(seat, Seat(unlike(person.name, others)), person.id)

    async def _give(self, seat: int, to: Seat, holder: str | None) -> None:
        table = self.playing()
        try:
            table.hand_over(seat, to)
        except IllegalAnswer:
            raise RequestRefused(404, "no-such-seat") from None
        others = {place: who for place, who in self.holders.items() if place != seat}
        self.holders = {**others, seat: holder} if holder is not None else others
        self.passing.pop(seat, None)
        self.spared.pop(seat, None)
        self.plan = with_seat(self.plan, seat, PlanSeat("bot", bot=to.bot) if to.bot else PlanSeat("friend", to.person))
        self.request = None
        await self._write(self._store.append_and_keep)

    async def change_status(self, status: Status) -> None:
        """Pause, go on, close. Raises RequestRefused."""
        async with self.lock:
            if self.status in ("over", "closed") or (self.status == "gathering" and status != "closed"):
                raise RequestRefused(409, "not-playing")
            self.status = status
            await self.keep()
            self.show_people()
            self.show_all()
            self.drive()

    async def say(self, person: Person | None, text: str) -> None:
        """Say something to everybody at the table. Raises RequestRefused."""
        text = " ".join(text.split())[:CHAT_LENGTH]
        if person is None or not text:
            raise RequestRefused(403, "say-who-you-are") if person is None else RequestRefused(422, "nothing-said")
        mine = self.seats_of(person)
        name = self.table.seats[mine[0]].person if self.table is not None and mine else person.name
        line = await self._store.chat(self, mine[0] if mine else -1, name, text)
        self.chat = [*self.chat, line][-CHAT_LINES:]
        for connection in tuple(self.connections):
            connection.send(Chat((line,)))

    # --- those who do not wait to be asked twice ----------------------------------------------------------------------

    @property
    def goes_on(self) -> bool:
        """Whether somebody can answer."""
        return self.table is not None and self.status == "playing" and not self.table.over

    def drive(self) -> None:
        """Let bots, lessons and wishes answer, if it is for them to."""
        self._driver.drive()

    async def answer_for(self, table: Table[Any], seat: int, call: Call, choice: int, auto: str) -> None:
        """Answer for somebody who need not be asked, unless it is too late. Raises RequestRefused if it cannot be
        written."""
        async with self.lock:
            if self.table is table and self.goes_on and choice == table.choice_id and seat in table.asked:
                self._answer(table, seat, call, choice, auto)
                await self._settle()

    def prefer(self, person: Person | None, seat: int, passing: str) -> None:
        """Pass in all reactions from now on: "" not, "turn", "always". Raises RequestRefused."""
        self.must_hold(person, seat)
        if passing not in ("", "turn", "always"):
            raise RequestRefused(422, "no-such-preference")
        self.passing[seat] = passing
        self.show_people()
        self.drive()

    def spare(self, person: Person | None, seat: int, question: str, spare: bool) -> None:
        """Do not ask the seat this question from now on, or ask it again. Raises RequestRefused."""
        self.must_hold(person, seat)
        if question not in self.playing().box.spares:
            raise RequestRefused(422, "no-such-preference")
        self.spared[seat] = {**self.spared.get(seat, {}), question: spare}
        self.show_people()
        self.drive()

    def is_spared(self, view: View[Any], question: str) -> bool:
        """Whether the view's seat is not asked this question: it has said so, or has said nothing and the game does not
        ask at first. In a lesson the learner makes the moves."""
        said = self.spared.get(view.seat, {}).get(question)
        if said is None and self.lesson is None:
            return view.box.spares[question].at_first(view.state, view.seat)
        return bool(said)


def _milliseconds() -> int:
    return time.time_ns() // 1_000_000
