"""All tables of the server: created, found again after a restart, dropped from memory when nobody is there."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa

from lanterne import registry
from lanterne.engine import LogError, Rematch, Seat, Table, View
from lanterne.engine.log import AnyEntry
from lanterne.lesson import lesson
from lanterne.packs import base, keep, packs_in
from lanterne.server.archive import removal
from lanterne.server.bot_pool import BotPool
from lanterne.server.chronicle import Chronicle
from lanterne.server.coach import Coach
from lanterne.server.glances import last_seen
from lanterne.server.handed_in import HandedIn, replayed
from lanterne.server.live import CHAT_LINES, LiveTable
from lanterne.server.loading import Loaded, load
from lanterne.server.measures import Measures
from lanterne.server.messages import ChatLine, Status
from lanterne.server.notify import TurnNotifier
from lanterne.server.open_table import OpenTable, Stamp, milliseconds
from lanterne.server.people import Person
from lanterne.server.schema import chats, entries, seats, tables, tokens
from lanterne.server.sentences import RequestRefused
from lanterne.server.store import APPEND, Change, Store, StoreError
from lanterne.server.table_plan import PlanSeat, TablePlan, players_of, with_seat
from lanterne.server.table_rows import asked_at, entered, is_behind, kept, lines_of, outcome_of, snapshot

_log = logging.getLogger(__name__)

IDLE_SECONDS = 600
"""After this many seconds without anybody, a table is dropped from memory. It is loaded again when somebody comes."""
FINISHED_SECONDS = 5
"""The same for a table whose game is over: hardly anybody comes back to it."""
MANY_TABLES = 200
REPLAYING = 2
"""Logs that are replayed at the same time when tables are loaded; nothing else waits for them."""


class Tables:
    """Makes tables and finds them. Tables in use are in memory; all are on the disk."""

    def __init__(self, store: Store, bot_pool: BotPool, turns: TurnNotifier, measures: Measures | None = None) -> None:
        self._store = store
        self.measures = measures or Measures()
        self._bot_pool = bot_pool
        self._turns = turns
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._snapping: set[asyncio.Task[None]] = set()
        self._replaying = ThreadPoolExecutor(REPLAYING, "lanterne-replay")
        self.handed_in = HandedIn()
        self.coach = Coach()

    # --- making -------------------------------------------------------------------------------------------------------

    async def new(self, plan: TablePlan, host: Person) -> LiveTable:
        """A new table; it begins at once unless friends are awaited. Raises RequestRefused."""
        try:
            await asyncio.to_thread(plan.check, self._bot_pool.outside_bots)  # loading a game with packs takes a while
            plan = msgspec.structs.replace(plan, game=registry.box(plan.game).name)
            keep(plan.game)
        except ValueError as error:
            raise RequestRefused(422, "table-not-possible", told=error) from None
        holders = {place: host.id for place, seat in enumerate(plan.seats) if seat.kind in ("me", "here")}
        live = await self._make(plan, host, holders)
        if not any(seat.kind == "friend" for seat in plan.seats):
            await self.start(live)
        return live

    async def new_lesson(self, game: str, name: str, host: Person) -> LiveTable:
        """A table that follows a lesson. Raises RequestRefused."""
        try:
            found = lesson(game, name)
        except ValueError:
            raise RequestRefused(404, "no-such-lesson") from None
        chronicle = Chronicle()
        table = found.new_table(host.called, listener=chronicle.hear)
        planned = tuple(
            PlanSeat("bot", seat.person, seat.bot) if seat.bot else PlanSeat("me", seat.person) for seat in table.seats
        )
        plan = TablePlan(game, dict(table.log.header.settings), planned, 1000, lesson=name)
        live = await self._make(plan, host, {found.learner: host.id})
        await self._begin(live, table, found.seed, chronicle)
        return live

    async def new_from_log(self, data: bytes, host: Person) -> LiveTable:
        """A table from an uploaded log, to look at. If the game is unfinished and the log has its seed, it can be
        played on; all seats that are not bots' are the host's then. Raises RequestRefused if it is not a log."""
        try:
            work = self.handed_in
            table, seed, chronicle = await work.run(replayed, data, work.deadline())
            keep(table.box.name)
        except (LogError, ValueError) as error:
            raise RequestRefused(422, "no-log", told=error) from None
        if seed is not None and not table.over:
            return await self._play_on(table, seed, chronicle, host)
        header = table.log.header
        planned = tuple(PlanSeat("bot" if seat.bot else "friend", seat.person, seat.bot) for seat in header.seats)
        plan = TablePlan(header.game, dict(header.settings), planned, imported=True)
        live = await self._make(plan, host, {})
        await self._begin(live, table, b"", chronicle, "over" if table.over else "closed")
        return live

    async def seed_of(self, live: LiveTable) -> bytes:
        """The seed of a table's dice: a secret until the game is over. Before that, let
        `LiveTable.show_seed` note who gets it."""
        return bytes((await self._store.read(sa.select(tables.c.seed).where(tables.c.key == live.key)))[0].seed)

    async def _play_on(self, table: Table[Any], seed: bytes, chronicle: Chronicle, host: Person) -> LiveTable:
        held = table.seats
        first = next((seat.person for seat in held if not seat.bot), "")
        planned = tuple(
            PlanSeat("bot", seat.person, seat.bot)
            if seat.bot
            else PlanSeat("me" if seat.person == first else "here", seat.person)
            for seat in held
        )
        several = len({seat.person for seat in held if not seat.bot}) > 1
        plan = TablePlan(table.box.name, dict(table.log.header.settings), planned, 1000, curtain=several)
        if not table.seed_shown:
            table.show_seed(next(seat for seat, one in enumerate(held) if not one.bot), "taken-in")
        live = await self._make(plan, host, {seat: host.id for seat, one in enumerate(held) if not one.bot})
        await self._begin(live, table, seed, chronicle)
        live.drive()
        return live

    async def _make(self, plan: TablePlan, host: Person, holders: dict[int, str]) -> LiveTable:
        now = milliseconds()
        table_id = secrets.token_urlsafe(16)
        row: dict[str, Any] = {"id": table_id, "game": base(plan.game), "status": "gathering", "host": host.id}
        row |= {"created": now, "updated": now, "plan": msgspec.json.encode(plan)}
        row |= {"header": b"", "seed": b"", "snapshot": b""}
        await self._store.write(Change(sa.insert(tables).values(row)))
        key = (await self._store.read(sa.select(tables.c.key).where(tables.c.id == table_id)))[0].key
        live = LiveTable(key, table_id, plan, host.id, self, self._bot_pool, self.coach)
        live.holders = holders
        await self.keep(live)
        self._live[table_id] = live
        return live

    async def start(self, live: LiveTable) -> None:
        """Begin to play; bots take the seats that are still free. Raises RequestRefused."""
        async with live.lock:
            _must_gather(live)
            seed = secrets.token_bytes(32)
            chronicle = Chronicle()
            settings = dict(live.plan.settings)
            try:
                table = Table.new(
                    registry.box(live.plan.game), players_of(live.plan), settings, seed, listener=chronicle.hear
                )
            except ValueError as error:
                raise RequestRefused(409, "table-not-possible", told=error) from None
            await self._begin(live, table, seed, chronicle)
        live.show_people()
        live.show_all()
        live.drive()

    async def _begin(
        self, live: LiveTable, table: Table[Any], seed: bytes, chronicle: Chronicle, status: Status = "playing"
    ) -> None:
        values: dict[str, Any] = {"header": msgspec.json.encode(table.log.header), "seed": seed, "status": status}
        values |= {"snapshot": table.state.encode(), "snapshot_at": len(table.log.entries) - 1}
        values |= {"asked": asked_at(table), "outcome": outcome_of(table)}
        await self._store.write(
            Change(sa.update(tables).where(tables.c.key == live.key).values(values)),
            Change(APPEND, lines_of(live, table.log.entries)),
        )
        live.status = status
        _seat(live, table, seed, chronicle)
        self.asked(live)

    async def join(self, live: LiveTable, seat: int, person: Person) -> None:
        """Somebody sits down while people gather; the game begins when the last one is there. Raises RequestRefused."""
        async with live.lock:
            _must_gather(live)
            if seat in live.holders:
                raise RequestRefused(409, "seat-taken")
            planned = PlanSeat("friend", person.called, "", live.plan.seats[seat].preferences)
            live.plan = with_seat(live.plan, seat, planned)
            live.holders = {**live.holders, seat: person.id}
            await live.keep()
        live.show_people()
        if all(planned.name or planned.bot for planned in live.plan.seats):
            await self.start(live)

    async def leave(self, live: LiveTable, seat: int) -> None:
        """Somebody leaves while people gather; the seat is free again. Raises RequestRefused."""
        async with live.lock:
            _must_gather(live)
            live.plan = with_seat(live.plan, seat, PlanSeat("friend"))
            live.holders = {place: who for place, who in live.holders.items() if place != seat}
            await live.keep()
        live.show_people()

    async def again(self, live: LiveTable, host: Person) -> LiveTable:
        """The same game again with the same people; the game may say what they keep. Seats that nobody holds any more
        are free. Raises RequestRefused."""
        kept = _taken_over(live)
        planned = []
        for seat, old in enumerate(live.plan.seats):
            held = live.table.seats[seat] if live.table is not None else Seat(old.name, old.bot)
            if held.bot:
                planned.append(PlanSeat("bot", "", held.bot, dict(kept.preferences[seat])))
            elif seat not in live.holders:
                planned.append(PlanSeat("friend"))
            elif live.holders[seat] == host.id and old.kind == "me":
                planned.append(PlanSeat("me", held.person, "", {**old.preferences, **kept.preferences[seat]}))
            else:
                planned.append(PlanSeat("here", held.person, "", {**old.preferences, **kept.preferences[seat]}))
        settings = {**live.plan.settings, **kept.settings}
        plan = msgspec.structs.replace(
            live.plan, settings=settings, seats=tuple(planned), lesson="", imported=False, shared=False
        )
        try:
            plan.check(self._bot_pool.outside_bots)
        except ValueError as error:
            raise RequestRefused(409, "table-not-possible", told=error) from None
        made = await self._make(plan, host, dict(live.holders))
        if all(seat.name or seat.bot for seat in planned):
            await self.start(made)
        return made

    async def remove(self, live: LiveTable) -> None:
        """Remove a table and its log for good; everybody who looks at it is sent away."""
        await live.stop()
        async with live.lock:
            await self._store.write(*removal(live.key))
            self.drop(live)
            live.leave_all()

    # --- finding ------------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The table with this id. Raises RequestRefused if there is none."""
        live = self._live.get(table_id)
        if live is None:  # requests at the same time must get the same table
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
                self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id))
            live = await asyncio.shield(self._loading[table_id])
        elif live.unreplayable is not None and packs_in(live.plan.game) and not live.is_busy:
            async with live.lock:
                if live.unreplayable is not None:  # its packs may be there again
                    await self.reload(live)
        live.used = time.monotonic()
        return live

    async def find_by_key(self, key: int) -> LiveTable:
        """The table with this number. Raises RequestRefused if there is none."""
        rows = await self._store.read(sa.select(tables.c.id).where(tables.c.key == key))
        if not rows:
            raise RequestRefused(404, "no-such-table")
        return await self.find(rows[0].id)

    async def _load(self, table_id: str) -> LiveTable:
        if not (table_id.isascii() and table_id.isprintable()):
            raise RequestRefused(404, "no-such-table")  # a database may refuse to look for it
        rows = await self._store.read(sa.select(tables).where(tables.c.id == table_id))
        if not rows or rows[0].game not in registry.GAMES:
            raise RequestRefused(404, "no-such-table")
        row = rows[0]
        live = LiveTable(
            row.key, row.id, msgspec.json.decode(row.plan, type=TablePlan), row.host, self, self._bot_pool, self.coach
        )
        live.since = row.updated
        said = await self._store.read(
            sa.select(chats).where(chats.c.game_table == row.key).order_by(chats.c.id.desc()).limit(CHAT_LINES)
        )
        live.chat = [ChatLine(line.id, line.at, line.name, line.text, line.seat) for line in reversed(said)]
        await self.reload(live)
        await self._settle(live)
        self._live[table_id] = live
        live.drive()  # the server may have ended in the turn of a bot
        return live

    async def wake(self) -> None:
        """Load the tables at which a bot was asked when the server ended, so that they go on: people may wait to be
        told that it is their turn. Those at which nobody holds a seat are left alone."""
        held = sa.select(seats.c.game_table)
        query = sa.select(tables.c.id, tables.c.plan, tables.c.asked).where(
            tables.c.status == "playing",
            tables.c.asked != "",
            tables.c.key.in_(held),
            tables.c.game.in_(registry.GAMES),
        )
        for row in await self._store.read(query):
            planned = msgspec.json.decode(row.plan, type=TablePlan).seats
            if any(planned[int(seat)].bot or planned[int(seat)].preferences for seat in row.asked.split()):
                with suppress(RequestRefused):  # it may be gone by now
                    await self.find(row.id)

    async def _settle(self, live: LiveTable) -> None:
        """Write what loading has added to the log, such as that a game is continued under today's rules, and a snapshot
        if the last one is older than the log: so that the game can go on if the rules change."""
        table = live.table
        if table is None or live.plan.imported:
            return
        new = table.log.entries[live.saved :]
        if new or live.snapshot_at != len(table.log.entries) - 1:
            await self._store.write(*([Change(APPEND, lines_of(live, new))] if new else []), snapshot(live, table))
            live.saved = len(table.log.entries)

    async def reload(self, live: OpenTable) -> None:
        """Load everything from the disk and replay the log. If the log can no longer be replayed, the last snapshot can
        be looked at."""
        columns = ("plan", "status", "header", "seed", "snapshot", "snapshot_at", "outcome")
        chosen = sa.select(*(tables.c[name] for name in columns)).where(tables.c.key == live.key)
        row = (await self._store.read(chosen))[0]
        held = await self._store.read(sa.select(seats.c.seat, seats.c.person).where(seats.c.game_table == live.key))
        query = sa.select(entries.c.line).where(entries.c.game_table == live.key).order_by(entries.c.n)
        lines = [entry.line for entry in await self._store.read(query)]
        links = sa.select(sa.func.max(tokens.c.expires)).where(tokens.c.kind == "seat", tokens.c.game_table == live.key)
        live.open_until = (await self._store.read(links))[0][0] or 0
        plan = msgspec.json.decode(row.plan, type=TablePlan)
        loaded = Loaded()
        if row.header:
            loop = asyncio.get_running_loop()
            with self.measures.loaded.timed():
                loaded = await loop.run_in_executor(self._replaying, load, live.id, plan.game, row, lines)
        live.plan, live.status, live.stamped = plan, row.status, Stamp()
        live.holders = {seat.seat: seat.person for seat in held}
        live.table, live.unreplayable, live.snapshot_at = None, loaded.unreplayable, row.snapshot_at
        if loaded.table is not None:
            _seat(live, loaded.table, row.seed, loaded.chronicle)
            live.saved = len(lines)  # loading may have added an entry, which is not written yet

    async def of(self, person: Person) -> list[tuple[sa.Row[Any], frozenset[int]]]:
        """The tables where this person sits or is the host, latest first (id, game, status, host, plan, updated, asked,
        outcome), each with the seats of this person."""
        held = await self._store.read(sa.select(seats.c.game_table, seats.c.seat).where(seats.c.person == person.id))
        mine: dict[int, set[int]] = {}
        for row in held:
            mine.setdefault(row.game_table, set()).add(row.seat)
        sat = sa.select(seats.c.game_table).where(seats.c.person == person.id)
        columns = (tables.c.key, tables.c.id, tables.c.game, tables.c.status, tables.c.host, tables.c.plan)
        query = (
            sa.select(*columns, tables.c.updated, tables.c.asked, tables.c.outcome)
            .where(sa.or_(tables.c.host == person.id, tables.c.key.in_(sat)), tables.c.game.in_(registry.GAMES))
            .order_by(tables.c.updated.desc())
            .limit(MANY_TABLES)
        )
        return [(row, frozenset(mine.get(row.key, ()))) for row in await self._store.read(query)]

    async def glance(self, table_id: str, person: Person) -> View[Any] | None:
        """A table as a spectator saw it not long ago: now if it is in memory, else in its last snapshot, so that no log
        is replayed; None if there is nothing to be seen. For its people. Raises RequestRefused."""
        live = self._live.get(table_id)
        if live is None or live.table is None:
            return await last_seen(self._store, table_id, person)
        await live.until_saved()
        if not (live.seats_of(person) or live.is_host(person)) or live.table is None:
            raise RequestRefused(403, "not-at-this-table")
        return live.table.look(-1)

    def __iter__(self) -> Iterator[LiveTable]:
        """The tables in memory."""
        return iter(tuple(self._live.values()))

    def let_go(self) -> None:
        """Drop tables where nobody has been for a while from memory; they are on the disk. Tables whose game is over
        are dropped at once, unless somebody is still looking."""
        now = time.monotonic()
        for table_id, live in list(self._live.items()):
            finished = live.status in ("over", "closed")
            if not live.is_busy and now - live.used > (FINISHED_SECONDS if finished else IDLE_SECONDS):
                if is_behind(live):
                    self._snap(live)  # and let it go the next time
                else:
                    del self._live[table_id]

    def _snap(self, live: LiveTable) -> asyncio.Task[None]:
        """Store the state of a table."""

        async def stored() -> None:
            async with live.lock:
                if live.table is not None and is_behind(live):
                    before = live.snapshot_at
                    try:
                        await self._store.write(snapshot(live, live.table))
                    except StoreError as error:
                        live.snapshot_at = before
                        _log.error("the state of table %s cannot be stored: %s", live.id, error)

        task = asyncio.create_task(stored())
        self._snapping.add(task)
        task.add_done_callback(self._snapping.discard)
        return task

    def end_waits(self) -> None:
        """The server is about to end: those who wait for something to happen are answered now."""
        for live in self._live.values():
            live.end_waits()

    async def close(self) -> None:
        """Close all tables in order; what happened is on the disk."""
        for live in list(self._live.values()):
            await live.close()
        await asyncio.gather(*(self._snap(live) for live in self._live.values() if is_behind(live)))
        await self.coach.stop()
        self.handed_in.close()
        self._replaying.shutdown(wait=False, cancel_futures=True)

    # --- keeping (what a live table asks for) ------------------------------------------------------------------------

    async def append(self, live: OpenTable, new: Sequence[AnyEntry], plan_too: bool = False) -> None:
        await self._store.write(*entered(live, new), *(kept(live) if plan_too else ()))

    async def keep(self, live: OpenTable) -> None:
        await self._store.write(*kept(live))

    def drop(self, live: OpenTable) -> None:
        self._live.pop(live.id, None)

    async def chat(self, live: OpenTable, seat: int, name: str, text: str) -> ChatLine:
        now = milliseconds()
        row = {"game_table": live.key, "at": now, "seat": seat, "name": name, "text": text}
        await self._store.write(Change(sa.insert(chats).values(row)))
        return ChatLine(live.chat[-1].n + 1 if live.chat else 1, now, name, text, seat)

    def asked(self, live: OpenTable) -> None:
        self._turns.asked(live)


def _taken_over(live: LiveTable) -> Rematch:
    """What a new game with the same people takes over."""
    table = live.table
    if table is None or table.box.rematch is None:
        return Rematch(({},) * len(live.plan.seats), {})
    return table.box.rematch(table.state)


def _must_gather(live: LiveTable) -> None:
    if live.status == "closed":
        raise RequestRefused(409, "closed")
    if live.status != "gathering":
        raise RequestRefused(409, "begun")


def _seat(live: OpenTable, table: Table[Any], seed: bytes, chronicle: Chronicle) -> None:
    """Give a live table this game. The chronicle is the game's listener."""
    live.secret = hashlib.sha256(b"bots " + seed).hexdigest()
    chronicle.enter_all(table.log.entries[table.standing[0] :])
    live.chronicle = chronicle
    live.table, live.saved, live.unreplayable = table, len(table.log.entries), None
