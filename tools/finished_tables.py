"""What finished tables leave in a server's memory: tables of three that play at random to the end, one after the other.

    tools/finished_tables.py [MINUTES [AT_ONCE]]      by default 10 minutes, 20 tables at once

The server runs in a separate process, as in `lanterne bench server`. A line a minute: answers and finished tables so
far, and the server's memory. After the last table it stays idle for a while and is measured once more.
"""

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from lanterne.server import bench

GAME, SETTINGS = "xorlosch", {"max_rounds": 30}
TABLES_A_MINUTE = 100
"""More than a server has time for."""
IDLE_SECONDS = 60


class Visitor(bench.Player):
    """Leaves when the game is over."""

    async def _look(self, socket: ClientConnection, now: bench.Seen) -> None:
        await super()._look(socket, now)
        if now.ending is not None:
            await socket.close()


async def measured(pid: int, port: int, places: list[tuple[str, tuple[str, ...]]], minutes: int, at_once: int) -> None:
    """Play the tables and print a line a minute."""
    await bench._answering(port)
    tally, finished = bench.Tally(), 0
    begun = time.monotonic()
    waiting = iter(places)

    async def room() -> None:
        nonlocal finished
        for table, tokens in waiting:
            if time.monotonic() > begun + 60 * minutes:
                return
            visitors = [Visitor(table, seat, tally).play(port, token) for seat, token in enumerate(tokens)]
            await asyncio.gather(*visitors)
            finished += 1

    def line(name: str) -> None:
        print(f"| {name} | {tally.moves:,} | {finished:,} | {bench._memory(pid) / 2**20:.0f} |", flush=True)

    print("| minute | answers | finished tables | MB |\n|---|---|---|---|")
    line("before")
    playing = [asyncio.create_task(room()) for _ in range(at_once)]
    for minute in range(1, minutes + 1):
        await asyncio.sleep(begun + 60 * minute - time.monotonic())
        line(str(minute))
    await asyncio.gather(*playing)
    line("all over")
    await asyncio.sleep(IDLE_SECONDS)
    line("a minute later")


def main() -> None:
    minutes, at_once = (int(word) for word in ([*sys.argv[1:], *("10", "20")[len(sys.argv) - 1 :]]))
    random.seed(1)
    with tempfile.TemporaryDirectory(prefix="lanterne-finished-") as folder:
        database = f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        places = asyncio.run(bench._lay(database, GAME, TABLES_A_MINUTE * minutes, SETTINGS))
        port = bench._free_port()
        command = [sys.executable, "-m", "lanterne.server.bench", str(port), database]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            asyncio.run(measured(server.pid, port, places, minutes, at_once))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
