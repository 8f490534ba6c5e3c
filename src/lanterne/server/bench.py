"""How much a server can take: many tables with every seat connected over loopback WebSockets, all playing at random.

The server runs in a process of its own, with its database on the disk, every answer durable before it is shown. The
players are in this process. What is measured: moves a second, moves per second of the server's CPU time, the time from
an answer to the next view at the seat that answered, and the server's memory per table.
"""

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import msgspec
import websockets

from lanterne import shelf
from lanterne.server.guard import Limits
from lanterne.server.house import Settings, opened
from lanterne.server.people import Person
from lanterne.server.plan import Plan, PlanSeat
from lanterne.server.rates import Rate
from lanterne.server.serving import run

SEATS = 3
PATIENCE = 60.0
"""Seconds after which a server that does not answer is given up."""
FIRST_MOVES = 3000
"""So many moves warm the caches before anything is counted, however fast or slow the machine is."""
ANY = Limits(play=Rate(1e9, 1e9), making=Rate(1e9, 1e9))


class Load(NamedTuple):
    """What a server did with so many tables."""

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


class Seen(msgspec.Struct):
    """What a player needs of a `Now`."""

    type: str
    entry: int = -1
    choice: int = -1
    asked: tuple[int, ...] = ()
    options: list[dict[str, Any]] = []
    draft: dict[str, Any] | None = None
    ending: dict[str, Any] | None = None


_seen = msgspec.json.Decoder(Seen)


def bench_server(game: str, tables: int, seconds: float) -> Load:
    """Let so many tables play for about so many seconds. Raises OSError if the server cannot be started."""
    with tempfile.TemporaryDirectory(prefix="lanterne-bench-") as folder:
        database = f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        places = asyncio.run(_lay(database, game, tables))
        port = _free_port()
        server = subprocess.Popen([sys.executable, "-m", __name__, str(port), database])
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


async def _lay(database: str, game: str, tables: int) -> list[tuple[str, tuple[str, ...]]]:
    """Tables with three persons each: the id of each, and the tokens of the three."""
    shelf.box(game).check_seats(SEATS)
    laid = []
    async with opened(Settings(database)) as house:
        for number in range(tables):
            made = [await house.people.new(f"Player {number}-{seat}", "en") for seat in range(SEATS)]
            people: list[Person] = [person for person, _ in made]
            plan = Plan(game, {}, tuple(PlanSeat("here", person.name) for person in people), pace=0)
            live = await house.tables.new(plan, people[0])
            live.holders = {seat: person.id for seat, person in enumerate(people)}
            await house.tables.keep(live)
            laid.append((live.id, tuple(token for _, token in made)))
    return laid


class Tally:
    """What the players have seen so far."""

    def __init__(self) -> None:
        self.here = 0
        self.moves = 0
        self.waits: list[float] = []
        self.counting = False


async def _play(pid: int, port: int, places: list[tuple[str, tuple[str, ...]]], seconds: float) -> Load:
    await _answering(port)
    before = _memory(pid)
    tally, over = Tally(), asyncio.Event()
    players = [
        asyncio.create_task(_player(port, table, seat, token, tally, over))
        for table, tokens in places
        for seat, token in enumerate(tokens)
    ]
    while tally.here < len(players) and not any(player.done() for player in players):
        await asyncio.sleep(0.05)
    while tally.moves < FIRST_MOVES and not any(player.done() for player in players):
        await asyncio.sleep(0.05)
    moves, cpu, begun = tally.moves, _cpu(pid), time.perf_counter()
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = False
    load = (tally.moves - moves, time.perf_counter() - begun, _cpu(pid) - cpu)
    grown = (_memory(pid) - before) / 1024 / len(places)
    over.set()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    cuts = quantiles(tally.waits, n=100) if len(tally.waits) > 1 else [float("nan")] * 99
    return Load(len(places), *load, cuts[49] * 1000, cuts[98] * 1000, grown)


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


async def _player(port: int, table: str, seat: int, token: str, tally: Tally, over: asyncio.Event) -> None:
    """Answers at random whenever the seat is asked, until it is all over."""
    chance = random.Random(f"{table} {seat}")
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/play?lang=en"
    headers = {"Authorization": f"Bearer {token}"}
    asked_at, answered = 0.0, -1
    async with websockets.connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
        while not over.is_set():
            now = _seen.decode(await socket.recv())
            if now.type != "now":
                tally.here += now.type == "chat"  # told to whoever comes, once
                continue
            if 0 <= answered < now.entry:
                tally.moves += 1
                if tally.counting:
                    tally.waits.append(time.perf_counter() - asked_at)
                answered = -1
            if now.ending is not None:
                return
            if seat in now.asked and answered < 0:
                answer = await _chosen(now, seat, chance, socket)
                asked_at, answered = time.perf_counter(), now.entry
                await _send(socket, {"do": "answer", "choice": now.choice, "seat": seat, "answer": answer})


async def _chosen(now: Seen, seat: int, chance: random.Random, socket: Any) -> Any:
    if now.draft is None:
        return chance.choice(now.options)["answer"]
    draft, picked = now.draft, []
    while draft.get("why"):
        picked.append(chance.choice(draft["picks"])["answer"])
        await _send(socket, {"do": "draft", "choice": now.choice, "seat": seat, "picked": picked})
        while True:
            data = msgspec.json.decode(await socket.recv())
            if data["type"] == "draft":
                break
        draft = data["draft"]
    return draft["answer"]


async def _send(socket: Any, request: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(request).decode())


def _cpu(pid: int) -> float:
    """Seconds of CPU time that a process has used."""
    stat = Path(f"/proc/{pid}/stat")
    if stat.exists():
        cells = stat.read_text().rpartition(")")[2].split()
        return (int(cells[11]) + int(cells[12])) / os.sysconf("SC_CLK_TCK")
    told = subprocess.run(["ps", "-o", "cputime=", "-p", str(pid)], capture_output=True, text=True, check=True).stdout
    parts = [float(part) for part in told.strip().replace("-", ":").split(":")]
    return sum(part * factor for part, factor in zip(reversed(parts), (1, 60, 3600, 86400), strict=False))


def _memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True).stdout
    return int(told) * 1024


if __name__ == "__main__":
    run("127.0.0.1", int(sys.argv[1]), sys.argv[2], "", open_browser=False, limits=ANY)
