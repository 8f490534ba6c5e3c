"""`lanterne bench server`: how much the server can take."""

from typing import TYPE_CHECKING

from lanterne.cli._refused import CommandFailed, refusing

if TYPE_CHECKING:
    from lanterne.server.bench import Load

MOVES_BUDGET = 2500
"""Moves per second of the server's CPU time; at least."""
WAIT_BUDGET = 100.0
"""Milliseconds from an answer to the view that follows, for 99 of 100 answers; at most."""
MOST_TABLES = 2000


def bench_server(json: bool, seconds: float, tables: str) -> int:
    """Measure each number of tables and print the figures. Returns 1 if one is over its budget."""
    from json import dumps

    from rich.console import Console

    from lanterne import registry
    from lanterne.lab.bench import quickest_yard_step
    from lanterne.server.bench import bench_server as measured

    numbers = _numbers(tables)
    game = registry.GAMES[0]
    found: list[tuple[Load, float]] = []
    for number in numbers:
        with Console(stderr=True).status(f"{number} tables …"), refusing(OSError, code=1):
            before = quickest_yard_step()
            load = measured(game, number, seconds)
            found.append((load, min(before, quickest_yard_step())))
    if json:
        print(dumps([_as_data(load, step) for load, step in found], indent=2))
    else:
        _print(game, found)
    return 1 if any(_over(_at_pace(load, step)) for load, step in found) else 0


def _numbers(tables: str) -> list[int]:
    try:
        numbers = [int(word) for word in tables.split(",")]
    except ValueError:
        numbers = []
    if not numbers or not all(0 < number <= MOST_TABLES for number in numbers):
        raise CommandFailed(f"--tables must be a list of numbers from 1 to {MOST_TABLES}, separated by commas")
    return numbers


def _at_pace(load: "Load", step: float) -> "Load":
    """The load as it would be at PACE; it was measured on a machine that takes `step` seconds for a yardstick step."""
    from lanterne.lab.bench import PACE

    slower = step * PACE
    return load._replace(
        seconds=load.seconds / slower, cpu=load.cpu / slower, p50=load.p50 / slower, p99=load.p99 / slower
    )


def _over(load: "Load") -> bool:
    return load.moves_a_cpu_second < MOVES_BUDGET or not load.p99 <= WAIT_BUDGET


def _print(game: str, found: "list[tuple[Load, float]]") -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from lanterne.lab.bench import PACE

    table = Table(
        box=SIMPLE_HEAD,
        padding=(0, 0, 0, 1),
        caption=f"{game}, three people a table, all connected; every answer is on disk before it is shown",
    )
    for heading in ("tables", "steps/move", "KB/table", "", "moves/s", "/CPU s", "p50 ms", "p99 ms", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for load, step in found:
        steps, then = f"{1 / load.moves_a_cpu_second / step:,.0f}", _at_pace(load, step)
        table.add_row(f"{load.tables}", steps, f"{load.kilobytes_a_table:.0f}", "here", *_cells(load))
        verdict = "[red]over[/red]" if _over(then) else "[green]ok[/green]"
        table.add_row("", "", "", "at pace", *_cells(then), verdict)
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"Budget: at least {MOVES_BUDGET:,} moves per second of CPU time, p99 at most {WAIT_BUDGET:.0f} ms, at the "
        f"pace of the machine it was set on: {PACE / 1e6} million steps a second of the yardstick loop, which is "
        "timed in the same run.",
        markup=False,
    )


def _cells(load: "Load") -> tuple[str, ...]:
    moves = f"{load.moves_a_second:,.0f}", f"{load.moves_a_cpu_second:,.0f}"
    return (*moves, f"{load.p50:.1f}", f"{load.p99:.1f}")


def _as_data(load: "Load", step: float) -> dict[str, float]:
    then = _at_pace(load, step)
    return {
        "tables": load.tables,
        "moves": load.moves,
        "moves_a_second": round(load.moves_a_second, 1),
        "moves_a_cpu_second": round(load.moves_a_cpu_second, 1),
        "ysteps_a_move": round(1 / load.moves_a_cpu_second / step, 1),
        "p50_ms": round(load.p50, 2),
        "p99_ms": round(load.p99, 2),
        "moves_a_cpu_second_at_pace": round(then.moves_a_cpu_second, 1),
        "p99_ms_at_pace": round(then.p99, 2),
        "kilobytes_a_table": round(load.kilobytes_a_table, 1),
    }
