"""While many games are played."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def processors() -> int:
    """How many processors there are to work with."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress(games: int, off: bool) -> Iterator[Callable[[], None]]:
    """A bar on the terminal, for a person who waits; what is piped or read by a program stays clean."""
    if off or not (sys.stderr.isatty() and sys.stdout.isatty()):
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("games", total=games)
        yield lambda: bar.advance(task)
