"""`lanterne bench`: how fast the games, the server and the start are, compared with budgets and other engines."""

from typing import TYPE_CHECKING, Any, Literal

from lanterne.cli._kinds import Flag, MaybeNumber
from lanterne.cli._refused import CommandFailed

if TYPE_CHECKING:
    from rich.table import Table

    from lanterne.lab.bench import Result


def bench(
    what: Literal["games", "server", "start", "env", "search"] = "games",
    /,
    *,
    json: Flag = False,
    seconds: float | None = None,
    tables: str = "",
    runs: MaybeNumber = None,
) -> int:
    """Measure how fast the games are, compared with a yardstick loop and other engines in the same run; or the server;
    or the start.

    Every game except workshops is played at random to its end: compute the options, play one of them. The cost of a
    decision is given in steps of a trivial Python loop that is timed just before and after each round, so that the
    figure hardly depends on the machine. Monsters that play by themselves do not count as decisions; a second figure
    includes them. `lanterne bench server` starts its own server, lets many tables with three people each play over
    WebSockets, and prints what a move costs it. `lanterne bench start` prints how much CPU time it takes until the
    server has sent its first page, then all that the lobby shows, and until other commands begin their work.
    `lanterne bench env` prints how many steps a second the environments for reinforcement learning make, beside those
    of others. `lanterne bench search` prints how many play-outs a second the levels that think ahead make, beside
    OpenSpiel's tree search in Python. The exit code is 1 if a figure is over its budget.

    For example:

    ```
    lanterne bench
    lanterne bench --seconds 10 --json
    lanterne bench server
    lanterne bench server --tables 20,100 --seconds 5
    lanterne bench start --runs 9
    lanterne bench env --seconds 2
    lanterne bench search --seconds 2
    ```

    Parameters
    ----------
    what
        games, server, start, env or search.
    json
        Print the figures as JSON.
    seconds
        How long to measure random play of each game (by default 3; single calls take a quarter of it each), or each
        number of tables (by default 10).
    tables
        For the server: the numbers of tables to try, separated by commas; by default 50,200.
    runs
        For the start: how often to start each command, by default 5; the median counts.
    """
    if seconds is not None and not 0 < seconds <= 3600:
        raise CommandFailed("--seconds must be more than 0 and at most 3600")
    if tables and what != "server":
        raise CommandFailed("--tables is for `lanterne bench server`")
    if runs is not None and what != "start":
        raise CommandFailed("--runs is for `lanterne bench start`")
    if seconds is not None and what == "start":
        raise CommandFailed("--seconds is not for `lanterne bench start`, which takes --runs")
    if what == "server":
        from lanterne.cli._bench_server import bench_server

        return bench_server(json, seconds or 10.0, tables or "50,200")
    if what == "start":
        from lanterne.cli._bench_start import bench_start

        return bench_start(json, 5 if runs is None else runs)
    if what == "env":
        from lanterne.cli._bench_env import bench_env

        return bench_env(json, seconds or 2.0)
    if what == "search":
        from lanterne.cli._bench_search import bench_search

        return bench_search(json, seconds or 2.0)
    return _bench_games(json, seconds or 3.0)


def _bench_games(json: bool, seconds: float) -> int:
    from json import dumps

    from rich.console import Console

    from lanterne import registry
    from lanterne.lab.bench import PEERS, bench_game, peers

    with Console(stderr=True).status("measuring …"):
        games = [bench_game(game, seconds) for game in registry.GAMES if registry.box(game).workshop is None]
        others = [PEERS[package](seconds) for package in peers()]
    if json:
        print(dumps([_as_data(result) for result in (*games, *others)], indent=2))
    else:
        console = Console(highlight=False)
        console.print(_table([*games, *others]))
        missing = [package for package in PEERS if package not in peers()]
        if missing:
            console.print(
                f"Not installed: {', '.join(missing)}. `pip install lanterne[bench]` adds them for comparison.",
                markup=False,
            )
    return 1 if any(result.over for result in games) else 0


def _table(results: "list[Result]") -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from lanterne.lab.bench import COPY_BUDGET, VIEW_BUDGET

    table = Table(box=SIMPLE_HEAD, caption="CPU time; a step is one of the yardstick loop")
    table.add_column("random play")
    table.add_column("figure")
    table.add_column("measured", justify="right")
    table.add_column("budget", justify="right")
    table.add_column("")
    for result in results:
        own = result.budget is not None
        table.add_section()
        table.add_row(result.name, "steps a decision", *_figure(result.play.ysteps, result.budget))
        if result.activations:
            table.add_row("", "… or automatic activation", f"{result.with_activations:,.1f}")
        table.add_row(result.played, "decisions a second", f"{result.play.per_second:,.0f}")
        table.add_row("", "games a second", f"{result.play.runs_per_second:,.1f}")
        for name, cost, budget in (
            ("options", result.options, None),
            ("copy", result.copy, COPY_BUDGET if own else None),
            ("view", result.view, VIEW_BUDGET if own else None),
            ("sample", result.sample, None),
        ):
            if cost is not None:
                table.add_row("", f"{name}, µs", *_figure(cost.micros, budget))
    return table


def _figure(figure: float, budget: float | None) -> tuple[str, ...]:
    if budget is None:
        return (f"{figure:,.1f}",)
    return f"{figure:,.1f}", f"≤ {budget:.0f}", "[green]ok[/green]" if figure <= budget else "[red]over[/red]"


def _as_data(result: "Result") -> dict[str, Any]:
    from lanterne.lab.bench import COPY_BUDGET, VIEW_BUDGET

    calls = {"options": result.options, "copy": result.copy, "view": result.view, "sample": result.sample}
    return {
        "name": result.name,
        "played": result.played,
        "ysteps_a_decision": round(result.play.ysteps, 2),
        "ysteps_with_activations": round(result.with_activations, 2),
        "decisions_a_second": round(result.play.per_second),
        "games_a_second": round(result.play.runs_per_second, 3),
        "decisions_a_game": round(result.play.units_a_run, 1),
        "micros": {name: round(cost.micros, 3) for name, cost in calls.items() if cost is not None},
        "ysteps": {name: round(cost.ysteps, 2) for name, cost in calls.items() if cost is not None},
        "budgets": {"play": result.budget, "copy": COPY_BUDGET, "view": VIEW_BUDGET} if result.budget else {},
        "over": result.over,
    }
