"""Dreams: a table as it could be, given what somebody knows.

What a person is sent must be the same, byte for byte, when it is made again from a dream of that person. Of a dream
everything is other than in truth that the person may not know: the state is a sample of the view, what was told to
others in secret is something else, the log is without chance and without the answers of others, and so is the seed.
"""

import asyncio
import copy
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec
import pytest
from fastapi import FastAPI

from lanterne.engine import EventRecord, SearchDice, SeedDice, Table, View
from lanterne.engine.beats import Beat
from lanterne.engine.event import Secret
from lanterne.engine.log import Answer, AnyEntry, Log, MotionPassed, Setup
from lanterne.server import updates
from lanterne.server.chronicle import Chronicle
from lanterne.server.connection import Connection
from lanterne.server.eyes import eyes
from lanterne.server.live import LiveTable
from lanterne.server.measures import Measures
from lanterne.server.messages import ChatLine, Now, People
from lanterne.server.open_table import OpenTable
from lanterne.server.people import Person
from lanterne.server.rates import Rate, TokenBucket
from lanterne.server.websocket import hear
from tests.server.rooms import Client, Guest

REPLIES = (b'{"type":"refused"', b'{"type":"seen"', b'{"type":"closed"', b'{"type":"draft"')


class DreamTable(Table[Any]):
    """The game as it could be, given what `seats` know."""

    def __init__(self, truth: Table[Any], seat: int, seats: int, number: int) -> None:
        self.__dict__.update(truth.__dict__)
        self._truth, self._seat, self._known, self._dream = truth, seat, seats, number
        state = self._dreamt(truth.state, len(truth.log.entries))
        self.log = Log(truth.log.header, [_without_secrets(entry, seats) for entry in truth.log.entries])
        self.standing, self.undone = truth.standing[:], truth.undone[:]
        self.history = copy.copy(truth.history)
        self.history._free = truth.history._free[:]
        self.history._states = {**truth.history._states, len(truth.log.entries) - 1: state.copy()}
        self._chance, self._said, self._listener = [], [], None
        self._dice = SeedDice(bytes([number] * 32))
        self.game = self._play(state, self._dice)

    def _dreamt(self, state: Any, n: int) -> Any:
        view = View(self.box, state, self._seat, self._known)
        return view.sample(SearchDice(f"{n} {self._dream}"))

    def state_after(self, n: int) -> Any:
        return self._dreamt(self._truth.state_after(n), n)

    def beats(self, n: int) -> list[Beat]:
        """What happened, with the parts that these seats did not see changed."""
        *film, last = self._truth.beats(n)
        views = [View.between(self.box, beat.state, self._seat, self._known) for beat in film]
        states = [view.sample(SearchDice(f"{n} {self._dream}")) for view in views]
        told = [tuple(_said_otherwise(said, self._known) for said in beat.said) for beat in film]
        return [*map(Beat, states, told), Beat(self.state.copy(), last.said)]


def _without_secrets(entry: AnyEntry, seats: int) -> AnyEntry:
    if isinstance(entry, Answer):
        own = bool(seats >> entry.seat & 1)
        return msgspec.structs.replace(entry, chance=(), answer=entry.answer if own else ("dreamt",))
    return msgspec.structs.replace(entry, chance=()) if isinstance(entry, Setup | MotionPassed) else entry


def _said_otherwise(what: Any, seats: int) -> Any:
    """An event with its secrets changed for those who may not know them."""
    if not isinstance(what, EventRecord) or not any(isinstance(arg, Secret) for arg in what.args):
        return what
    args = list(what.args)
    for place, (arg, (_, kind)) in enumerate(zip(what.args, what.event.params, strict=True)):
        if isinstance(arg, Secret) and not arg.seats & seats:
            args[place] = Secret((arg.value + 1) % len(kind.names), arg.seats)
    return EventRecord(what.event, tuple(args))


class _Nothing:
    """A store that stores nothing, and a driver that answers for nobody."""

    is_busy = False

    def __init__(self) -> None:
        self.measures = Measures()

    async def append(self, table: OpenTable, entries: Sequence[AnyEntry], plan_too: bool = False) -> None: ...
    async def keep(self, table: OpenTable) -> None: ...
    async def reload(self, table: OpenTable) -> None: ...
    async def chat(self, table: OpenTable, seat: int, name: str, text: str) -> ChatLine:
        return ChatLine(1, 0, name, text, seat)

    def drop(self, table: OpenTable) -> None: ...
    def asked(self, table: OpenTable) -> None: ...
    def drive(self) -> None: ...


def dreamt(live: LiveTable, seat: int, number: int, connections: set[Connection]) -> LiveTable:
    """The table as the person at `seat` (-1: a spectator) could imagine it."""
    truth = live.table
    assert truth is not None
    seats = truth.person_seats(seat) if seat >= 0 else 0
    dream = copy.copy(live)
    dream.__dict__.update(_store=_Nothing(), _driver=_Nothing())
    dream.table = DreamTable(truth, seat, seats, number)
    dream.chronicle = Chronicle((n, _said_otherwise(what, seats)) for n, what in live.chronicle)
    dream.connections, dream.lock = connections, asyncio.Lock()
    dream.holders, dream.passing, dream.auto_answers = dict(live.holders), dict(live.passing), dict(live.auto_answers)
    return dream


def _twin(connection: Connection) -> Connection:
    twin = Connection(connection.person, connection.language)
    twin.looking, twin.shown = connection.looking, connection.shown
    return twin


class Watch:
    """Looks on while a game is played, and makes all that is sent again from dreams. `leaks` says what differs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.leaks: list[str] = []
        self.looked: Counter[str] = Counter()
        self._now, self._people = updates.now, updates.people
        monkeypatch.setattr(updates, "now", self._watch_now)
        monkeypatch.setattr(updates, "people", self._watch_people)

    def _compare(self, what: str, seat: int, sent: bytes, again: bytes) -> None:
        self.looked[what] += 1
        self.looked["film"] += what == "now" and b'"beats":' in sent
        if sent != again:
            self.leaks.append(f"{what} to seat {seat}: {sent[:2000]!r} but in a dream {again[:2000]!r}")

    def _watch_now(self, live: LiveTable, connection: Connection, found: Any) -> Now:
        if isinstance(live.table, DreamTable):
            return self._now(live, connection, found)
        twin = _twin(connection)
        sent = self._now(live, connection, found)
        dream = dreamt(live, eyes(live, _twin(twin))[0], self.looked.total() % 251, live.connections)
        again = self._now(dream, twin, updates.RenderCache(dream))
        self._compare("now", sent.seat, msgspec.json.encode(sent), msgspec.json.encode(again))
        return sent

    def _watch_people(self, live: LiveTable, connection: Connection) -> People:
        sent = self._people(live, connection)
        if live.table is not None and not isinstance(live.table, DreamTable):
            seat = eyes(live, _twin(connection))[0]
            dream = dreamt(live, seat, self.looked.total() % 251, live.connections)
            again = self._people(dream, connection)
            self._compare("people", seat, msgspec.json.encode(sent), msgspec.json.encode(again))
        return sent

    async def hear(self, window: Client, data: str) -> list[dict[str, Any]]:
        """Let a window say something, in truth and in a dream; the result in truth."""
        live, twin = window.live, _twin(window.connection)
        seat = eyes(live, _twin(twin))[0]
        await hear(dreamt(live, seat, self.looked.total() % 251, {twin}), twin, data, TokenBucket(Rate(1e9, 1e9)))
        again = []
        while not twin.waiting.empty():
            again.append(twin.waiting.get_nowait())
        window.news()
        await hear(live, window.connection, data, TokenBucket(Rate(1e9, 1e9)))
        sent = window.written()
        self._compare("reply", seat, _replies(sent), _replies([message for message in again if message]))
        found: list[dict[str, Any]] = [msgspec.json.decode(message) for message in sent]
        window.last = next((message for message in reversed(found) if message["type"] == "now"), window.last)
        return found

    async def ask(self, app: FastAPI, guest: Guest, live: LiveTable, person: Person | None, *asked: Any) -> None:
        """Let somebody ask over HTTP, in truth and in a dream."""
        method, path, body = asked
        mine = live.seats_of(person)
        answer = await guest.ask(method, f"/api/tables/{live.id}{path}", json=body)
        services = app.state.services
        dream = dreamt(live, mine[0] if mine else -1, self.looked.total() % 251, live.connections)
        app.state.services = services._replace(tables=_DreamTables(services.tables, dream))
        try:
            again = await guest.ask(method, f"/api/tables/{live.id}{path}", json=body)
        finally:
            app.state.services = services
        self._compare(f"{method} {path}", mine[0] if mine else -1, _whole(answer), _whole(again))


class _DreamTables:
    def __init__(self, tables: Any, dream: LiveTable) -> None:
        self._tables, self._dream = tables, dream

    async def find(self, table_id: str) -> LiveTable:
        return self._dream

    def __getattr__(self, name: str) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self._tables, name)
        return found


def _replies(messages: list[bytes]) -> bytes:
    return b"\n".join(message for message in messages if message.startswith(REPLIES))


def _whole(answer: httpx.Response) -> bytes:
    return str(answer.status_code).encode() + repr(sorted(answer.headers.items())).encode() + answer.content
