"""How much CPU time other processes have used, for benchmarks."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc") if sys.platform == "linux" else None
"""Where Linux tells about processes."""


class Usage(NamedTuple):
    """A process, the one that started it, and the seconds of CPU time that it has used; `ended` are those of processes
    it had started that have ended."""

    pid: int
    parent: int
    own: float
    ended: float = 0.0


def of_process(pid: int) -> float:
    """Seconds of CPU time that a process has used itself."""
    return next(usage.own for usage in _usages() if usage.pid == pid)


def of_family(pid: int) -> float:
    """Seconds of CPU time that a process has used, and all processes that it and these have started."""
    usages = list(_usages())
    family = {pid}
    while grown := {usage.pid for usage in usages if usage.parent in family} - family:
        family |= grown
    return sum(usage.own + usage.ended for usage in usages if usage.pid in family)


def _usages() -> Iterator[Usage]:
    """All processes."""
    if sys.platform == "win32":
        raise OSError("Windows does not tell how much CPU time other processes took")
    if PROC is not None and (PROC / "self" / "stat").exists():
        return _from_proc(PROC)
    return _from_ps()


def _from_proc(proc: Path) -> Iterator[Usage]:
    assert sys.platform != "win32", "it has no such files"
    tick = os.sysconf("SC_CLK_TCK")
    for folder in proc.iterdir():
        if folder.name.isdecimal():
            try:
                cells = (folder / "stat").read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):  # it has just ended
                continue
            user, system, user_ended, system_ended = (int(cell) / tick for cell in cells[11:15])
            yield Usage(int(folder.name), int(cells[1]), user + system, user_ended + system_ended)


def _from_ps() -> Iterator[Usage]:
    """Without the processes that have ended, which `ps` does not list."""
    told = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,cputime="], capture_output=True, text=True, check=True).stdout
    for line in told.splitlines():
        pid, parent, used = line.split()
        parts = [float(part) for part in used.replace("-", ":").split(":")]
        seconds = sum(part * factor for part, factor in zip(reversed(parts), (1, 60, 3600, 86400), strict=False))
        yield Usage(int(pid), int(parent), seconds)
