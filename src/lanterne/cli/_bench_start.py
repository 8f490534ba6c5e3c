"""`lanterne bench start`: how much CPU time it takes to start."""

from typing import TYPE_CHECKING, Any

from lanterne.cli._refused import CommandFailed, refusing

if TYPE_CHECKING:
    from lanterne.server.bench_start import Start

MOST_RUNS = 1000


def bench_start(json: bool, runs: int) -> int:
    """Start everything `runs` times in turn and print the medians. Returns 1 if one is over its budget."""
    from json import dumps
    from statistics import median

    from rich.console import Console

    from lanterne import registry
    from lanterne.lab.bench import quickest_yard_step
    from lanterne.server.bench_start import bench_start as measured

    if not 1 <= runs <= MOST_RUNS:
        raise CommandFailed(f"--runs must be from 1 to {MOST_RUNS}")
    game = registry.GAMES[0]
    found: list[dict[Start, float]] = []
    steps: list[float] = []
    for number in range(runs):
        with Console(stderr=True).status(f"run {number + 1} of {runs} …"), refusing(OSError, code=1):
            before = quickest_yard_step()
            found.append(measured(game))
            steps.append(min(before, quickest_yard_step()))
    step = median(steps)
    rows = [_row(start, median(run[start] for run in found), step) for start in found[0]]
    if json:
        print(dumps(rows, indent=2))
    else:
        _print(rows, runs)
    return 1 if any(row["over"] for row in rows) else 0


def _row(start: "Start", seconds: float, step: float) -> dict[str, Any]:
    """The figures of a start that took `seconds` where a yardstick step takes `step` seconds."""
    from lanterne.lab.bench import PACE

    then = seconds / (step * PACE)
    return {
        "start": start.name,
        "seconds": round(seconds, 3),
        "million_ysteps": round(seconds / step / 1e6, 3),
        "seconds_at_pace": round(then, 3),
        "budget": start.budget,
        "over": then > start.budget,
    }


def _print(rows: list[dict[str, Any]], runs: int) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from lanterne.lab.bench import PACE
    from lanterne.server.game_cards import are_fresh

    table = Table(box=SIMPLE_HEAD, caption=f"CPU time of all processes, median of {runs} runs")
    table.add_column("start")
    for heading in ("million steps", "seconds here", "at pace", "budget", ""):
        table.add_column(heading, justify="right")
    for row in rows:
        figures = (f"{row['million_ysteps']:.2f}", f"{row['seconds']:.2f}", f"{row['seconds_at_pace']:.2f}")
        verdict = "[red]over[/red]" if row["over"] else "[green]ok[/green]"
        table.add_row(row["start"], *figures, f"≤ {row['budget']:.1f}", verdict)
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"Budgets are seconds at the pace of the machine they were set on: {PACE / 1e6} million steps a second of the "
        "yardstick loop, which is timed in the same run.",
        markup=False,
    )
    if not are_fresh():
        console.print(
            "The built cards of the games are out of date, so the lobby makes them as it opens; "
            "`python -m lanterne.server.game_cards` builds them.",
            markup=False,
        )
