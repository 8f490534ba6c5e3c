"""`lanterne bench server`: how much the server can take."""

from typing import TYPE_CHECKING

from lanterne.cli._refused import Refused, refusing

if TYPE_CHECKING:
    from lanterne.server.bench import Load

MOVES_BUDGET = 2500
"""Moves per second of the server's CPU time; at least."""
WAIT_BUDGET = 100.0
"""Milliseconds from an answer to the view that follows, for 99 of 100 answers; at most."""
MOST_TABLES = 2000


def bench_server(json: bool, seconds: float, tables: str) -> int:
    """Measure each number of tables and print what came out; 1 if a figure is over its budget."""
    from json import dumps

    from rich.console import Console

    from lanterne import shelf
    from lanterne.lab.bench import yard_step
    from lanterne.server.bench import bench_server as measured

    numbers = _numbers(tables)
    game = shelf.GAMES[0]
    found: list[tuple[Load, float]] = []
    for number in numbers:
        with Console(stderr=True).status(f"{number} tables …"), refusing(OSError, code=1):
            before = yard_step()
            load = measured(game, number, seconds)
            found.append((load, (before + yard_step()) / 2))
    if json:
        print(dumps([_as_data(load, step) for load, step in found], indent=2))
    else:
        _print(game, found)
    return 1 if any(_over(load) for load, _ in found) else 0


def _numbers(tables: str) -> list[int]:
    try:
        numbers = [int(word) for word in tables.split(",")]
    except ValueError:
        numbers = []
    if not numbers or not all(0 < number <= MOST_TABLES for number in numbers):
        raise Refused(f"--tables is a list of numbers from 1 to {MOST_TABLES} with commas between them")
    return numbers


def _over(load: "Load") -> bool:
    return load.moves_a_cpu_second < MOVES_BUDGET or not load.p99 <= WAIT_BUDGET


def _print(game: str, found: "list[tuple[Load, float]]") -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(
        box=SIMPLE_HEAD,
        caption=f"{game}, three persons a table, all connected; every answer on the disk before it is shown",
    )
    for heading in ("tables", "moves/s", "moves/CPU s", "steps a move", "p50, ms", "p99, ms", "KB a table", ""):
        table.add_column(heading, justify="right")
    for load, step in found:
        table.add_row(
            f"{load.tables}",
            f"{load.moves_a_second:,.0f}",
            f"{load.moves_a_cpu_second:,.0f}",
            f"{1 / load.moves_a_cpu_second / step:,.0f}",
            f"{load.p50:.1f}",
            f"{load.p99:.1f}",
            f"{load.kilobytes_a_table:.0f}",
            "[red]over[/red]" if _over(load) else "[green]ok[/green]",
        )
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"Budget: at least {MOVES_BUDGET:,} moves per second of CPU time, p99 at most {WAIT_BUDGET:.0f} ms. "
        "A step is one of the yardstick loop, timed in the same run.",
        markup=False,
    )


def _as_data(load: "Load", step: float) -> dict[str, float]:
    return {
        "tables": load.tables,
        "moves": load.moves,
        "moves_a_second": round(load.moves_a_second, 1),
        "moves_a_cpu_second": round(load.moves_a_cpu_second, 1),
        "ysteps_a_move": round(1 / load.moves_a_cpu_second / step, 1),
        "p50_ms": round(load.p50, 2),
        "p99_ms": round(load.p99, 2),
        "kilobytes_a_table": round(load.kilobytes_a_table, 1),
    }
