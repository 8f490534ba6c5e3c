"""A table that is being played: answers, undo, seats, chat, and who is shown what.

Every change of the game is written to the store first, and shown to people only when it is on the disk. If it cannot be
written, the table is loaded again as it was.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Sequence
from typing import Any

import msgspec

from lanterne import registry
from lanterne.engine import Call, EventRecord, IllegalAnswer, Seat, Table, TextDraft, Undo, View
from lanterne.engine.log import ASIDE, Answer
from lanterne.server import past, updates
from lanterne.server.alone import is_private
from lanterne.server.bot_pool import BotPool
from lanterne.server.coach import Coach, may_be_coached
from lanterne.server.connection import Connection
from lanterne.server.driver import Driver
from lanterne.server.learning import is_reading
from lanterne.server.messages import PASSING, Chat, RequestRefusedMessage, Status
from lanterne.server.names import names_of
from lanterne.server.open_table import OpenTable, milliseconds
from lanterne.server.people import Person, without_controls
from lanterne.server.refusals import LessonAsks, RuleForbids
from lanterne.server.sentences import RequestRefused, sentence
from lanterne.server.store import StoreError
from lanterne.server.table_plan import PlanSeat, TablePlan, unlike, with_seat
from lanterne.server.table_store import TableStore
from lanterne.server.undo import UndoRequest
from lanterne.server.ways import way
from lanterne.words import words_for

_log = logging.getLogger(__name__)

CHAT_LENGTH = 500
CHAT_LINES = 500
"""Chat lines sent to a new connection."""


class LiveTable(OpenTable):
    """A table that can be played. All public coroutines that change the game raise RequestRefused if they cannot, and
    then nothing has changed."""

    def __init__(
        self, key: int, table_id: str, plan: TablePlan, host: str, store: TableStore, bot_pool: BotPool, coach: Coach
    ) -> None:
        super().__init__(key, table_id, plan, host)
        self.coach = coach
        self._store = store
        self._driver = Driver(self, bot_pool)
        self._changed: asyncio.Event | None = None
        self._ending = False
        self._defaults_shown: list[bool] = []

    @property
    def is_busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.connections) or self.lock.locked() or self._driver.is_busy

    async def close(self) -> None:
        """The server ends: stop the bots and close all connections."""
        await self.stop()
        self._send_away()

    async def stop(self) -> None:
        """Stop the bots, in the middle of a thought."""
        await self._driver.stop()

    def _send_away(self) -> None:
        for connection in tuple(self.connections):
            connection.close()

    # --- showing ------------------------------------------------------------------------------------------------------

    def come(self, connection: Connection) -> None:
        """Add a connection and show it everything. Call this only after `until_saved`."""
        self.connections.add(connection)
        self.used = time.monotonic()
        self.show_people()
        connection.send(Chat(tuple(self.chat)))
        self.show(connection)
        self.drive()

    def go(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.show_people()

    def show(self, connection: Connection) -> None:
        """Send a connection what is new to it. Call this only after `until_saved`."""
        if self.table is not None:
            connection.send(updates.now(self, connection, updates.RenderCache(self)))
        elif self.unreplayable is not None:
            connection.send(past.unreplayable(self, self.unreplayable, connection))

    def show_all(self) -> None:
        """Send everybody what is new."""
        if self.table is not None:
            cache = updates.RenderCache(self)
            for connection in tuple(self.connections):
                connection.send(updates.now(self, connection, cache))
        if self._changed is not None:
            self._changed.set()
            self._changed = None

    def _show_again(self, person: Person | None) -> None:
        """Send one person an update, although nothing has changed for the others."""
        for connection in tuple(self.connections):
            if person is not None and connection.person is not None and connection.person.id == person.id:
                self.show(connection)

    def show_people(self) -> None:
        """Tell everybody who is here."""
        self._defaults_shown = self.auto_answered_by_default()
        for connection in tuple(self.connections):
            connection.send(updates.people(self, connection))

    async def later(self, entry: int, seconds: float) -> None:
        """Wait for an entry after this one, at most this many seconds, and not after `end_waits`."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self._ending and (self.table is None or self.saved - 1 <= entry):
                    self._changed = self._changed or asyncio.Event()
                    await self._changed.wait()

    def end_waits(self) -> None:
        """The server is about to end: nobody waits here any more."""
        self._ending = True
        if self._changed is not None:
            self._changed.set()

    # --- answering ----------------------------------------------------------------------------------------------------

    async def answer(self, person: Person | None, seat: int, choice: int, words: Any) -> int:
        """Answer for a seat and return the last log entry after that. `choice` is the question that is answered,
        `words` the answer as it is written in the log."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            try:
                call = table.box.decode(words)
            except ValueError as error:
                raise RequestRefused(422, "no-such-answer", told=str(error)) from None
            self._answer(table, seat, call, choice)
            if len(table.log.entries) > self.saved:
                await self._save()
            else:  # the same sealed answer once more
                self._show_again(person)
            return self.saved - 1

    async def walk(self, person: Person | None, seat: int, choice: int, thing: str, to: str) -> None:
        """Walk a thing to a far place, one answer after the other, up to the first surprise."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            if choice != table.choice_id:
                raise RequestRefused(409, "stale")
            calls = way(table.view(seat), thing, to)
            if not calls:
                raise RequestRefused(409, "no-way")
            for asked, call in self.walks.walk(table, seat, calls):
                if is_reading(self):
                    break
                self._answer(table, asked, call, table.choice_id)
                await self._save()

    async def take_shortcut(self, person: Person | None, seat: int, choice: int, name: str) -> None:
        """Give the answers of a shortcut, one after the other, up to the first surprise."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            if choice != table.choice_id:
                raise RequestRefused(409, "stale")
            shortcut = next((each for each in table.view_of_person(seat).shortcuts() if each.name == name), None)
            if shortcut is None:
                raise RequestRefused(409, "not-offered")
            for asked, call in self.walks.follow(table, seat, shortcut):
                if is_reading(self):
                    break
                self._answer(table, asked, call, table.choice_id)
                await self._save()

    async def answer_for(self, table: Table[Any], seat: int, call: Call, choice: int, auto: str) -> None:
        """Answer automatically, if the question still waits. `auto` says why (see `lanterne.engine.log.Answer`). A bot
        may say something with its own answer."""
        async with self.lock:
            if self.table is table and self.goes_on and choice == table.choice_id and seat in table.asked:
                said = registry.remark(table, seat, call) if not auto else None
                self._answer(table, seat, call, choice, auto, said)
                await self._save()

    def _answer(
        self,
        table: Table[Any],
        seat: int,
        call: Call,
        choice: int,
        auto: str = "",
        remark: EventRecord | None = None,
    ) -> None:
        if choice != table.choice_id:
            raise RequestRefused(409, "stale")
        if self.lesson is not None and not auto:
            refused = self.lesson.refuses(table, seat, call)
            if refused is not None:
                raise LessonAsks(table.box, refused)
        try:
            table.answer(seat, call, choice, auto, remark)
        except IllegalAnswer:
            raise self._not_open(table, seat, call) from None
        self.undo_request = None

    def _not_open(self, table: Table[Any], seat: int, call: Call) -> RequestRefused:
        """Why an answer is not legal, by the rules if they say so."""
        view = table.view_of_person(seat)
        if not view.is_asked:
            return RequestRefused(409, "not-asked")
        refusal = next((refusal for closed, refusal in view.why_not() if closed == call), None)
        draft = view.choice.draft if view.choice else None
        if isinstance(draft, TextDraft) and view.choice and call[:1] == (draft.step.name,) and len(call) > 1:
            refusal = draft.unfit(view.state, seat, str(call[1]), *view.choice.about)
        return RuleForbids(view, refusal) if refusal is not None else RequestRefused(409, "not-offered")

    def coached(self, person: Person | None, seat: int, choice: int) -> View[Any]:
        """What the seat that asks the coach knows. Raises RequestRefused."""
        self.must_hold(person, seat)
        table = self.playing()
        if not may_be_coached(self, seat):
            raise RequestRefused(403, "coach-not-here")
        view = table.view(seat)
        if choice != table.choice_id or not view.is_asked:
            raise RequestRefused(409, "not-asked")
        return view

    # --- saving -------------------------------------------------------------------------------------------------------

    async def _save(self, plan_too: bool = False) -> None:
        """Write the new log entries, and the plan and who sits where if `plan_too`; then show everybody. Raises
        RequestRefused if that fails; then the table is as it was."""
        table = self.table
        assert table is not None
        new = table.log.entries[self.saved :]
        self.since = milliseconds()
        if table.over and self.status == "playing":
            self.status = "over"
        with self._store.measures.saved.timed():
            await self._or_reload(self._store.append(self, new, plan_too))
        self._store.measures.answers[self.plan.game] += sum(isinstance(entry, Answer) for entry in new)
        self.saved += len(new)
        for entry in new:
            self.chronicle.enter(entry)
        self.show_all()
        if (
            self.status == "over"
            or any(isinstance(entry, (*ASIDE, Undo)) for entry in new)
            or self.auto_answered_by_default() != self._defaults_shown
        ):
            self.show_people()
        self._store.asked(self)
        self.drive()

    async def keep(self) -> None:
        """Write plan, status and who sits where. Raises RequestRefused if that fails; then the table is as it was."""
        await self._or_reload(self._store.keep(self))

    async def _or_reload(self, writing: Awaitable[None]) -> None:
        """Wait until it is written. Raises RequestRefused if it cannot be; then the table is read from the disk
        again."""
        try:
            await writing
        except StoreError as error:
            _log.error("table %s: %s", self.id, error)
            self._store.measures.not_saved += 1
            try:
                await self._store.reload(self)
            except StoreError:
                self._lose()
            raise RequestRefused(503, "not-saved") from None
        except BaseException:  # nobody knows whether it is on the disk
            self._lose()
            raise

    def _lose(self) -> None:
        """Forget the table and close all connections. The next one to come loads it from the disk."""
        self._store.drop(self)
        self.leave_all()

    def leave_all(self) -> None:
        """Nobody can do anything at this table any more."""
        self.table = None
        self._send_away()

    # --- taking back --------------------------------------------------------------------------------------------------

    async def take_back(self, person: Person | None, seat: int) -> None:
        """Take back the last answer of this person. If others have seen something by it, ask them first."""
        async with self.lock:
            table = self.playing()
            self.must_hold(person, seat)
            found = self.walks.back(table, seat, is_private(self, seat))
            if found is None:
                raise RequestRefused(409, "nothing-to-undo")
            to, free = found
            if not free:
                if table.is_alone(seat):
                    raise RequestRefused(409, "nobody-to-agree")
                self.undo_request = UndoRequest(seat, to)
                self.show_all()
                return
            await self._go_back(table, seat, to, ())

    async def _go_back(self, table: Table[Any], seat: int, to: int, agreed: Sequence[int]) -> None:
        try:
            table.undo(seat, to, agreed)
        except IllegalAnswer:
            raise RequestRefused(409, "nothing-to-undo") from None
        self.undo_request = None
        await self._save()

    async def choose_oneself(self, person: Person | None) -> None:
        """Go back before what the set-up answered for this person, who wants to choose."""
        async with self.lock:
            table = self.playing()
            mine = self.seats_of(person)
            if not mine or not self.is_being_made_ready() or not is_private(self, mine[0]):
                raise RequestRefused(409, "nothing-to-undo")
            entries = ((n, table.log.entries[n]) for n in table.standing)
            first = next(n for n, entry in entries if isinstance(entry, Answer) and entry.auto == "ready")
            self.plan = msgspec.structs.replace(self.plan, ready=False)
            try:
                table.undo(mine[0], first - 1)
            except IllegalAnswer:
                raise RequestRefused(409, "nothing-to-undo") from None
            table.undone.clear()  # nobody has taken back anything: there is nothing to do again
            await self._save(plan_too=True)

    async def redo(self, person: Person | None) -> None:
        """Answer again what was just taken back."""
        async with self.lock:
            table = self.playing()
            if not table.undone:
                raise RequestRefused(409, "nothing-to-redo")
            seat, call = table.undone[-1]
            self.must_hold(person, seat)
            self._answer(table, seat, call, table.choice_id)
            await self._save()

    async def agree(self, person: Person | None, seat: int, yes: bool) -> None:
        """Agree to the undo or motion that waits for this seat, or reject it."""
        async with self.lock:
            table, undo = self.playing(), self.undo_request
            self.must_hold(person, seat)
            by = undo.by if undo is not None else table.motion.by if table.motion is not None else -1
            if undo is not None and seat in undo.waits_for(table):
                undo = self.undo_request = undo._replace(agreed=undo.agreed | {seat}) if yes else None
                if undo is not None and not undo.waits_for(table):
                    await self._go_back(table, undo.by, undo.to, tuple(undo.agreed))
                else:
                    self.show_all()
            elif table.motion is not None and seat in table.motion_waits_for:
                table.answer_motion(seat, yes)
                await self._save()
            else:
                raise RequestRefused(409, "nothing-to-agree")
            if not yes:
                self._tell_declined(by, seat)

    def _tell_declined(self, by: int, seat: int) -> None:
        """Tell the person who asked that somebody declined."""
        for connection in tuple(self.connections):
            if by in self.seats_of(connection.person) and self.table is not None:
                words = words_for(self.table.box, connection.language)
                name = names_of(self.table, words, self.table.look(-1)).seats[seat]
                told = sentence(connection.language, "declined", seat=name)
                connection.send(RequestRefusedMessage(0, told))

    async def raise_motion(self, person: Person | None, seat: int, name: str, words: str = "") -> None:
        """Raise a motion of the game. Some need `words`, such as a name."""
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
            by = table.seats[seat].person
            while mine := [each for each in table.motion_waits_for if table.seats[each].person == by]:
                table.answer_motion(mine[0], True)  # nobody votes with themselves
            await self._save()

    # --- seats --------------------------------------------------------------------------------------------------------

    async def hand_over(self, seat: int, bot: str) -> None:
        """Let a bot play the seat from here on."""
        async with self.lock:
            others = [held.person for place, held in enumerate(self.playing().seats) if place != seat]
            await self._give(seat, Seat(unlike(f"{bot} {seat + 1}", others), bot), None)

    async def take(self, seat: int, person: Person) -> None:
        """Let this person play the seat of a bot from here on. A table that stopped because nobody held a seat goes
        on."""
        async with self.lock:
            if self.status == "paused" and not self.holders:
                self.status = "playing"
            table = self.playing()
            if seat in self.holders:
                raise RequestRefused(409, "seat-taken")
            mine = {table.seats[s].person for s in self.seats_of(person)}
            others = [held.person for held in table.seats if held.person not in mine]
            await self._give(seat, Seat(unlike(person.called, others)), person.id)

    async def _give(self, seat: int, to: Seat, holder: str | None) -> None:
        table = self.playing()
        try:
            table.hand_over(seat, to)
        except IllegalAnswer:
            raise RequestRefused(404, "no-such-seat") from None
        others = {place: who for place, who in self.holders.items() if place != seat}
        self.holders = {**others, seat: holder} if holder is not None else others
        self.passing.pop(seat, None)
        self.auto_answers.pop(seat, None)
        self.plan = with_seat(self.plan, seat, PlanSeat("bot", bot=to.bot) if to.bot else PlanSeat("friend", to.person))
        self.undo_request = None
        await self._save(plan_too=True)

    async def show_seed(self, person: Person) -> None:
        """Let this person take the game along: it is noted in the log. Returns when that is on the disk."""
        async with self.lock:
            table, mine = self.table, self.seats_of(person)
            if table is None or table.over or self.plan.imported or self.plan.lesson or not mine:
                raise RequestRefused(409, "log-not-over")
            if not is_private(self, mine[0]):
                raise RequestRefused(409, "log-not-alone")
            if not table.seed_shown:
                table.show_seed(mine[0], "taken-along")
                await self._save()

    async def change_status(self, status: Status) -> None:
        """Pause, go on, or close."""
        async with self.lock:
            if self.status in ("over", "closed") or (self.status == "gathering" and status != "closed"):
                raise RequestRefused(409, "not-playing")
            self.status = status
            await self.keep()
            self.show_people()
            self.show_all()
            self.drive()

    async def say(self, person: Person | None, text: str) -> None:
        """Say something to everybody at the table."""
        text = " ".join(without_controls(text).split())[:CHAT_LENGTH]
        if person is None or not text:
            raise RequestRefused(403, "say-who-you-are") if person is None else RequestRefused(422, "nothing-said")
        mine = self.seats_of(person)
        name = self.table.seats[mine[0]].person if self.table is not None and mine else person.called
        line = await self._store.chat(self, mine[0] if mine else -1, name, text)
        self.chat = [*self.chat, line][-CHAT_LINES:]
        for connection in tuple(self.connections):
            connection.send(Chat((line,)))

    # --- automatic answers --------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """Let bots, lessons and preferences answer, if it is their turn. Returns at once."""
        self._driver.drive()

    def play_now(self) -> None:
        """Bots that think ahead are to answer at once, until a person is asked again."""
        self._driver.hurry()

    def set_passing(self, person: Person | None, seat: int, passing: str) -> None:
        """Pass in all reactions from now on, when `passing` says. Raises RequestRefused."""
        self.must_hold(person, seat)
        if passing not in PASSING:
            raise RequestRefused(422, "no-such-preference")
        self.passing[seat] = passing
        self.show_people()
        self.drive()

    def set_auto_answer(self, person: Person | None, seat: int, question: str, on: bool) -> None:
        """Answer this question automatically for the seat from now on, or ask it again. Raises RequestRefused."""
        self.must_hold(person, seat)
        box = self.playing().box
        if question not in box.auto_answers and question not in box.habits:
            raise RequestRefused(422, "no-such-preference")
        self.auto_answers[seat] = {**self.auto_answers.get(seat, {}), question: on}
        self.show_people()
        self.drive()
