"""`lanterne bench server`: how much the server can take."""

from typing import TYPE_CHECKING

from lanterne.cli._refused import CommandFailed, refusing

if TYPE_CHECKING:
    from lanterne.server.bench import Load

MOST_TABLES = 2000


def bench_server(json: bool, seconds: float, tables: str) -> int:
    """Measure each number of tables and print the figures."""
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
    return 0


def _numbers(tables: str) -> list[int]:
    try:
        numbers = [int(word) for word in tables.split(",")]
    except ValueError:
        numbers = []
    if not numbers or not all(0 < number <= MOST_TABLES for number in numbers):
        raise CommandFailed(f"--tables must be a list of numbers from 1 to {MOST_TABLES}, separated by commas")
    return numbers


def _print(game: str, found: "list[tuple[Load, float]]") -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(
        box=SIMPLE_HEAD,
        caption=f"{game}, three people a table, all connected; each asks what is closed before it answers; every "
        "answer is on disk before it is shown. A step is one of the yardstick loop, timed in the same run.",
    )
    for heading in ("tables", "steps a move", "moves/s", "moves/CPU s", "p50 ms", "p99 ms", "KB/table"):
        table.add_column(heading, justify="right", no_wrap=True)
    for load, step in found:
        table.add_row(
            f"{load.tables}",
            f"{_steps(load, step):,.0f}",
            f"{load.moves_a_second:,.0f}",
            f"{load.moves_a_cpu_second:,.0f}",
            f"{load.p50:.1f}",
            f"{load.p99:.1f}",
            f"{load.kilobytes_a_table:.0f}",
        )
    Console(highlight=False).print(table)


def _steps(load: "Load", step: float) -> float:
    """What a move costs the server, in steps of the yardstick, of which one takes `step` seconds."""
    return 1 / load.moves_a_cpu_second / step


def _as_data(load: "Load", step: float) -> dict[str, float]:
    return {
        "tables": load.tables,
        "moves": load.moves,
        "moves_a_second": round(load.moves_a_second, 1),
        "moves_a_cpu_second": round(load.moves_a_cpu_second, 1),
        "ysteps_a_move": round(_steps(load, step), 1),
        "yardstick_steps_a_second": round(1 / step),
        "p50_ms": round(load.p50, 2),
        "p99_ms": round(load.p99, 2),
        "kilobytes_a_table": round(load.kilobytes_a_table, 1),
    }
