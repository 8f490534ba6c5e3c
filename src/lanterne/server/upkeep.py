"""Looking after the memory and the threads of a server, so that nobody waits for it.

Python looks for waste, objects that hold each other and nobody else holds, whenever many objects have been made: while
a server is busy, for thirty milliseconds at a time in which everybody waits, and finds next to nothing. Nearly all that
a server makes is freed as soon as it is no longer used. So waste is looked for when nobody wants anything.
"""

import asyncio
import gc
import sys
import time

from lanterne.server.large_pages import ask_for_large_pages

LOOK_EVERY = 1.0
"""Seconds between two looks at what is to be done."""
IDLE, QUIET = 0.1, 0.5
"""A server is idle, or quiet, while it works for at most this part of the time."""
FEW, SOME, MANY = 10_000, 50_000, 1_000_000
"""Fewer new objects are not worth a look, which takes seven milliseconds for so many. At a quiet server somebody wants
something now and then: up to the second number he waits too briefly to feel it. More wait until it is idle, but very
many are looked through at once, whoever waits: most of a second, after some seventy thousand moves of a server
that was never idle."""
YOUNG, OLDEST = 1, 2
"""Generations of objects, as Python counts them: those that have been looked through once at most, and all."""
ALL_EVERY, AT_LEAST, PAGES_EVERY = 600.0, 3600.0, 60.0
"""Seconds after which everything is looked through, old objects too, when the server is idle, and whether it is or
not: tables that have ended are among them. And those after which large pages are asked for again."""
TURN = 0.001
"""Seconds that a thread which wants to go on waits for the one that runs. The thread that writes to the disk wants it
for a moment, several times for each batch, and everybody at the tables waits for that: with Python's five milliseconds
one answer in a hundred takes half as long again as the others."""


def settle_down() -> None:
    """What is there when a server begins lasts: it is never looked through again, and lies in large pages."""
    gc.collect()
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(TURN)
    ask_for_large_pages()


async def look_after() -> None:
    """Do what is to be done, again and again, until it is cancelled."""
    worked, looked, all_looked, asked = time.process_time(), *[time.monotonic()] * 3
    while True:
        await asyncio.sleep(LOOK_EVERY)
        now, work = time.monotonic(), time.process_time()
        oldest = due((work - worked) / (now - looked), gc.get_count()[0], now - all_looked)
        worked, looked = work, now
        if oldest is not None:
            gc.collect(oldest)
            all_looked = now if oldest == OLDEST else all_looked
        if now - asked >= PAGES_EVERY:
            asked = now
            await asyncio.to_thread(ask_for_large_pages)  # for what has come since


def due(busy: float, new: int, since_all: float) -> int | None:
    """Up to which generation objects are to be looked through now, None if none are: `busy` is the part of the time
    that the server has worked of late, `new` how many objects have come, `since_all` how many seconds ago all of them
    were looked through."""
    if since_all >= (ALL_EVERY if busy <= IDLE else AT_LEAST):
        return OLDEST
    few_enough = busy <= IDLE or (busy <= QUIET and new <= SOME)
    return YOUNG if new >= (FEW if few_enough else MANY) else None
