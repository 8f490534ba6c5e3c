"""A table in memory: its game, who holds which seat, and who is connected.

`OpenTable` holds the data and answers questions about it. `LiveTable` in `live.py` is where it changes.
"""

import asyncio
import time
from typing import Any, NamedTuple

from msgspec.structs import replace

from lanterne.engine import Call, Table, View
from lanterne.engine.log import Answer
from lanterne.engine.walk import Walks
from lanterne.lesson import Lesson, lesson
from lanterne.server.alone import is_private
from lanterne.server.chronicle import Chronicle
from lanterne.server.connection import Connection
from lanterne.server.messages import ChatLine, Passing, Status
from lanterne.server.people import Person
from lanterne.server.sentences import RequestRefused
from lanterne.server.table_plan import TablePlan
from lanterne.server.undo import UndoRequest


class Unreplayable(NamedTuple):
    """What is left of a table whose log can no longer be replayed: its last snapshot, None if that cannot be read
    either, and `why`."""

    state: Any
    why: RequestRefused


class Stamp(NamedTuple):
    """What the lobby reads of a table, as last written: who is asked, and when something last happened."""

    asked: str = ""
    at: int = 0


class OpenTable:
    """A table in memory.

    `table` is None while people gather, and if the log can no longer be replayed; then `unreplayable` says why. `saved`
    counts the log entries that are on the disk; `snapshot_at` is the entry of the last snapshot. `secret` seeds the
    bots, so that nobody can predict them. `passing` and `auto_answers` are what each seat has chosen not to be asked.
    `since` is when something last happened, in milliseconds since 1970; `open_until` is when the last invitation
    expires, in seconds since 1970; `used` is when somebody was last here, by the monotonic clock. Hold `lock` while you
    change the game.
    """

    def __init__(self, key: int, table_id: str, plan: TablePlan, host: str) -> None:
        self.key = key
        self.id = table_id
        self.plan = plan
        self.host = host
        self.status: Status = "gathering"
        self.holders = {}
        self.table: Table[Any] | None = None
        self.unreplayable: Unreplayable | None = None
        self.chronicle = Chronicle()
        self.secret = ""
        self.chat: list[ChatLine] = []
        self.connections: set[Connection] = set()
        self.passing: dict[int, Passing] = {}
        self.auto_answers: dict[int, dict[str, bool]] = {}
        self.undo_request: UndoRequest | None = None
        self.since = milliseconds()
        self.open_until = 0
        self.stamped = Stamp()
        self.saved = 0
        self.snapshot_at = -1
        self.used = time.monotonic()
        self.lesson: Lesson | None = lesson(plan.game, plan.lesson) if plan.lesson else None
        self.read = (0, 0)
        """The step of the lesson, and how many pages of all that it has told have been read then."""
        self.walks = Walks()
        self.lock = asyncio.Lock()

    # --- people and seats ---------------------------------------------------------------------------------------------

    @property
    def holders(self) -> dict[int, str]:
        """Who may answer for a seat, by person id. Assign a new dictionary; never change this one. The plan records
        whether somebody other than the host has sat here."""
        return self._holders

    @holders.setter
    def holders(self, holders: dict[int, str]) -> None:
        self._holders = holders
        if any(person != self.host for person in holders.values()) and not self.plan.shared:
            self.plan = replace(self.plan, shared=True)
        self._held = {
            person: tuple(seat for seat in sorted(holders) if holders[seat] == person) for person in holders.values()
        }

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """The seats that this person holds."""
        return self._held.get(person.id, ()) if person is not None else ()

    def must_hold(self, person: Person | None, seat: int) -> None:
        """Raises RequestRefused unless this person holds the seat."""
        if seat not in self.seats_of(person):
            raise RequestRefused(403, "not-your-seat")

    def is_host(self, person: Person | None) -> bool:
        """Whether this person made the table."""
        return person is not None and person.id == self.host

    # --- the game -----------------------------------------------------------------------------------------------------

    async def until_saved(self) -> None:
        """Wait until no change is being written. What you read before your next `await` is on the disk, so people may
        be shown it."""
        async with self.lock:
            pass

    @property
    def goes_on(self) -> bool:
        """Whether the game can be played now."""
        return self.table is not None and self.status == "playing" and not self.table.over

    def playing(self) -> Table[Any]:
        """The game. Raises RequestRefused if it cannot be played now."""
        if self.table is None:
            raise RequestRefused(409, "not-begun") if self.unreplayable is None else self.unreplayable.why
        if self.status == "paused":
            raise RequestRefused(409, "paused")
        if self.status == "closed":
            raise RequestRefused(409, "closed")
        if self.table.over or self.plan.imported:
            raise RequestRefused(409, "over")
        return self.table

    def undo_is_free(self, seat: int) -> bool | None:
        """Whether the person at `seat` can take back their last answer without asking the others; None if there is
        nothing to take back, or nobody who could agree."""
        table = self.table
        if table is None or not self.goes_on:
            return None
        free = self.walks.is_free(table, seat, is_private(self, seat))
        return None if not free and table.is_alone(seat) else free

    def is_auto_answered(self, view: View[Any], question: str) -> bool:
        """Whether this question is answered automatically for the view's seat: by its own choice, or else by the game's
        default. In a lesson the learner makes every move."""
        chosen = self.auto_answers.get(view.seat, {}).get(question)
        if chosen is None and self.lesson is None:
            return view.box.auto_answers[question].by_default(view.state, view.seat)
        return bool(chosen)

    def is_being_made_ready(self) -> bool:
        """Whether the set-up is answered for the people here, and none of them has answered anything yet."""
        table = self.table
        if table is None or not self.plan.ready:
            return False
        given = (entry for n in table.standing if isinstance(entry := table.log.entries[n], Answer))
        return all(entry.auto or table.seats[entry.seat].bot for entry in given)

    def has_habit(self, seat: int, name: str) -> bool:
        """Whether this seat has something done by itself: by its own choice, or else by the table's setting. In a
        lesson the learner makes every move."""
        chosen = self.auto_answers.get(seat, {}).get(name)
        if chosen is not None or self.table is None:
            return bool(chosen)
        return self.plan.eased and self.lesson is None and self.table.box.habits[name].usual

    def goes_without_saying(self, view: View[Any]) -> tuple[Call, str] | None:
        """What is answered for the view's seat because there is nothing to decide, and why: the set-up of a person who
        wants to play at once, or a habit."""
        if not view.is_asked:
            return None
        if view.decision.name in view.box.ready and self.is_being_made_ready():
            answer = view.ready_answer()
            return (answer, "ready") if answer is not None else None
        for name, habit in view.box.habits.items():
            if self.has_habit(view.seat, name):
                answer = habit.answer(view)
                if answer is not None:
                    return answer, "habit"
        return None

    def auto_answered_by_default(self) -> list[bool]:
        """For each question and seat, whether the game answers it automatically unless the seat has chosen."""
        table = self.table
        if table is None or not table.box.auto_answers:
            return []
        state, automatic = table.look(-1).state, table.box.auto_answers.values()
        return [each.by_default(state, seat) for each in automatic for seat in range(len(table.seats))]


def milliseconds() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
