"""Load test of a server: many tables with every seat connected over loopback WebSockets, all playing at random.

The server runs in a separate process, with its database on the disk, every answer durable before it is shown. The
players are in this process. Each behaves like the page: when asked, it asks what is closed and how far things can go,
and answers when it knows. What is measured: moves per second, moves per second of the server's CPU time, the time from
an answer to the next view at the seat that answered, and the server's memory per table.
"""

import asyncio
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lanterne import registry
from lanterne.server.cpu_time import of_process
from lanterne.server.guard import Limits
from lanterne.server.open_sockets import SocketLimits
from lanterne.server.people import Person
from lanterne.server.rates import Rate
from lanterne.server.services import Settings, opened
from lanterne.server.serving import run
from lanterne.server.table_plan import PlanSeat, TablePlan

SEATS = 3
PATIENCE = 60.0
"""Seconds to wait for a server that does not answer."""
FIRST_MOVES = 3000
"""Moves that warm the caches before anything is counted."""
ANY = Limits(
    play=Rate(1e9, 1e9),
    making=Rate(1e9, 1e9),
    requests=Rate(1e9, 1e9),
    together=10**9,
    sockets=SocketLimits(silent=10**9, sockets=10**9),
)


class Load(NamedTuple):
    """What a server did with this number of tables."""

    tables: int
    moves: int
    seconds: float
    cpu: float
    p50: float
    p99: float
    kilobytes_a_table: float

    @property
    def moves_a_second(self) -> float:
        return self.moves / self.seconds

    @property
    def moves_a_cpu_second(self) -> float:
        return self.moves / self.cpu


class Offered(msgspec.Struct):
    """What a player needs of an option."""

    answer: msgspec.Raw


class Draft(msgspec.Struct):
    """What a player needs of a combined answer."""

    answer: msgspec.Raw
    picks: list[Offered] = []
    why: str = ""


class Seen(msgspec.Struct):
    """The parts of the server's messages that a player needs. Options are decoded only when they are chosen."""

    type: str
    entry: int = -1
    choice: int = -1
    asked: tuple[int, ...] = ()
    options: list[msgspec.Raw] = []
    draft: Draft | None = None
    ending: Any = None


_seen = msgspec.json.Decoder(Seen)
_offered = msgspec.json.Decoder(Offered)
_encoder = msgspec.json.Encoder()


def bench_server(game: str, tables: int, seconds: float) -> Load:
    """Let `tables` tables play for about `seconds` seconds. Raises OSError if the server cannot be started."""
    with tempfile.TemporaryDirectory(prefix="lanterne-bench-") as folder:
        database = f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        places = asyncio.run(_lay(database, game, tables))
        port = _free_port()
        server = subprocess.Popen([sys.executable, "-m", __name__, str(port), database], stdout=subprocess.DEVNULL)
        try:
            return asyncio.run(_play(server.pid, port, places, seconds))
        finally:
            server.kill()
            server.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def _lay(
    database: str, game: str, tables: int, settings: dict[str, Any] | None = None
) -> list[tuple[str, tuple[str, ...]]]:
    """Create tables with three people each; the id of each table, and the tokens of the three."""
    registry.box(game).check_seats(SEATS, settings)
    laid = []
    async with opened(Settings(database)) as services:
        for number in range(tables):
            made = [await services.people.new(f"Player {number}-{seat}", "en") for seat in range(SEATS)]
            people: list[Person] = [person for person, _ in made]
            plan = TablePlan(game, settings or {}, tuple(PlanSeat("here", person.name) for person in people), pace=0)
            live = await services.tables.new(plan, people[0])
            live.holders = {seat: person.id for seat, person in enumerate(people)}
            await services.tables.keep(live)
            laid.append((live.id, tuple(token for _, token in made)))
    return laid


class Tally:
    """What the players have seen so far."""

    def __init__(self) -> None:
        self.here = 0
        self.moves = 0
        self.over = 0
        self.lost = 0
        self.waits: list[float] = []
        self.counting = False


async def _play(pid: int, port: int, places: list[tuple[str, tuple[str, ...]]], seconds: float) -> Load:
    await _answering(port)
    before = _memory(pid)
    tally = Tally()
    players = [Player(table, seat, tally) for table, tokens in places for seat in range(len(tokens))]
    tokens = [token for _, tokens in places for token in tokens]
    playing = [asyncio.create_task(player.play(port, token)) for player, token in zip(players, tokens, strict=True)]
    try:
        await _until(lambda: tally.here == len(players), tally)
        await _until(lambda: tally.moves >= FIRST_MOVES or tally.over > 0, tally)
        moves, cpu, begun = tally.moves, of_process(pid), time.perf_counter()
        tally.counting = True
        await asyncio.sleep(seconds)
        tally.counting = False
        load = (tally.moves - moves, time.perf_counter() - begun, of_process(pid) - cpu)
        grown = (_memory(pid) - before) / 1024 / len(places)
        if tally.lost:
            raise ConnectionError(f"the server closed the connections of {tally.lost} of {len(players)} players")
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    cuts = quantiles(tally.waits, n=100) if len(tally.waits) > 1 else [float("nan")] * 99
    return Load(len(places), *load, cuts[49] * 1000, cuts[98] * 1000, grown)


async def _until(true: Callable[[], bool], tally: Tally) -> None:
    while not true():
        if tally.lost:
            raise ConnectionError("the server closed the connection of a player")
        await asyncio.sleep(0.05)


async def _answering(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return


class Player:
    """Answers at random whenever the seat is asked. Like the page, it first asks what is closed."""

    def __init__(self, table: str, seat: int, tally: Tally) -> None:
        self._table, self._seat, self._tally = table, seat, tally
        self._chance = random.Random(f"{table} {seat}")
        self._asked_at, self._answered, self._seen = 0.0, -1, -1
        self._picked: list[msgspec.Raw] | None = None
        self._options: list[msgspec.Raw] = []

    async def play(self, port: int, token: str) -> None:
        """Sit down at the table and play until the connection ends."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self._table}/play?lang=en"
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(address, additional_headers=headers, compression=None, open_timeout=PATIENCE) as socket:
            try:
                async for message in socket:
                    await self._hear(socket, message)
            except ConnectionClosed:
                pass
            self._tally.lost += 1

    async def _hear(self, socket: ClientConnection, message: str | bytes) -> None:
        seen = _seen.decode(message)
        if seen.type == "now" and self._picked is None:  # not while it is making a draft
            await self._look(socket, seen)
        elif seen.type == "closed" and self._options:
            option = _offered.decode(self._chance.choice(self._options))
            await self._answer(socket, seen.choice, option.answer)
        elif seen.type == "draft" and seen.draft is not None:
            await self._draw_up(socket, seen.choice, seen.draft)
        elif seen.type == "chat":
            self._tally.here += 1  # sent once to every new connection

    async def _look(self, socket: ClientConnection, now: Seen) -> None:
        if 0 <= self._answered < now.entry:
            self._tally.moves += 1
            if self._tally.counting:
                self._tally.waits.append(time.perf_counter() - self._asked_at)
            self._answered = -1
        self._options = []
        if now.ending is not None:
            self._tally.over += 1
        elif self._seat in now.asked and self._answered < 0:
            self._seen = now.entry
            if now.draft is None:
                self._options = now.options
                await self._say(socket, {"do": "closed", "choice": now.choice, "seat": self._seat})
            else:
                await self._draw_up(socket, now.choice, now.draft)

    async def _draw_up(self, socket: ClientConnection, choice: int, draft: Draft) -> None:
        """Pick one more, or answer when there is enough."""
        if not draft.why:
            await self._answer(socket, choice, draft.answer)
            return
        self._picked = [*(self._picked or ()), self._chance.choice(draft.picks).answer]
        await self._say(socket, {"do": "draft", "choice": choice, "seat": self._seat, "picked": self._picked})

    async def _answer(self, socket: ClientConnection, choice: int, answer: msgspec.Raw) -> None:
        self._asked_at, self._answered, self._picked = time.perf_counter(), self._seen, None
        await self._say(socket, {"do": "answer", "choice": choice, "seat": self._seat, "answer": answer})

    async def _say(self, socket: ClientConnection, request: dict[str, Any]) -> None:
        await socket.send(_encoder.encode(request), text=True)


def _memory(pid: int) -> int:
    """Bytes of memory that a process uses."""
    output = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True).stdout
    return int(output) * 1024


if __name__ == "__main__":
    run("127.0.0.1", int(sys.argv[1]), sys.argv[2], "", open_browser=False, limits=ANY)
