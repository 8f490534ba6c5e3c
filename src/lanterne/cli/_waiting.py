"""Progress bars, and how many processes to use."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def processors() -> int:
    """The number of processors available."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress(games: int, off: bool) -> Iterator[Callable[[], None]]:
    """Show a progress bar, unless output is piped. Gives the function to call after each game."""
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
