"""`lanterne bench search`"""


def bench_search(json: bool, seconds: float) -> int:
    """Measure how many play-outs a second thinking ahead makes, and print a table."""
    from json import dumps

    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from lanterne.lab import bench_search as lab

    with Console(stderr=True).status("measuring …"):
        own = [lab.bench_search(game, seconds) for game in lab.games()]
        results = [*own, *(other(seconds) for other in lab.others())]
    if json:
        rows = [
            {
                "name": each.name,
                "steady_iterations_a_second": None if each.steady is None else round(each.steady.per_second),
                "short_iterations_a_second": round(each.short.per_second),
                "budget": each.budget,
                "over": each.over,
            }
            for each in results
        ]
        print(dumps(rows, indent=2))
    else:
        table = Table(box=SIMPLE_HEAD, caption="iterations a second of CPU time; a short one is ten random decisions")
        for column in ("", "with the steady bot", "short", "budget", ""):
            table.add_column(column, justify="right" if column else "left")
        for each in results:
            steady = "" if each.steady is None else f"{each.steady.per_second:,.0f}"
            budget = "" if each.budget is None else f"≥ {each.budget:,.0f}"
            verdict = "" if each.budget is None else "[red]over[/red]" if each.over else "[green]ok[/green]"
            table.add_row(each.name, steady, f"{each.short.per_second:,.0f}", budget, verdict)
        Console(highlight=False).print(table)
        if not lab.others():
            Console(highlight=False).print("OpenSpiel is not installed: pip install 'lanterne[rl]'", markup=False)
    return 1 if any(each.over for each in own) else 0
