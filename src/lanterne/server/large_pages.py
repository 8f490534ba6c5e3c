"""Large pages for what lasts.

For every answer a server goes here and there through much memory. In pages of the usual size the processor has to look
up where nearly each of them lies; of large ones it knows. Linux gives them to those who ask.
"""

import ctypes
import mmap
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SIZE = 1 << 21
COLLAPSE = 25
"""Gather at once what is there already; since Linux 6.1, and not among the constants of `mmap`."""

_OWN = re.compile(r"([0-9a-f]+)-([0-9a-f]+) rw-p 00000000 00:00 0 *(?:\[heap\])?")


def ask_for_large_pages() -> None:
    """Ask the system to hold what this process has in its memory now in large pages. It is for the system to do so:
    where it cannot, nothing happens."""
    if sys.platform != "linux":
        return
    advise = ctypes.CDLL(None).madvise
    try:
        maps = Path("/proc/self/maps").read_text(errors="replace")
    except OSError:
        return
    for start, length in whole_pages(maps):
        for advice in (mmap.MADV_HUGEPAGE, COLLAPSE):
            advise(ctypes.c_void_p(start), ctypes.c_size_t(length), advice)


def whole_pages(maps: str) -> Iterator[tuple[int, int]]:
    """Where in the memory of a process large pages fit, as Linux lists it: start and length of what is its own, is
    written to, and comes from no file."""
    for line in maps.splitlines():
        if found := _OWN.fullmatch(line):
            start, end = int(found[1], 16), int(found[2], 16)
            start, end = -(-start // SIZE) * SIZE, end // SIZE * SIZE
            if start < end:
                yield start, end - start
