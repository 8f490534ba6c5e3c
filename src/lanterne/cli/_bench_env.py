"""`lanterne bench env`"""

from importlib.util import find_spec

from lanterne.cli._refused import CommandFailed


def bench_env(json: bool, seconds: float) -> int:
    """Measure the environments, and print a table."""
    missing = [name for name in ("pettingzoo", "gymnasium", "pyspiel", "chess") if find_spec(name) is None]
    if missing:
        raise CommandFailed(f"this needs {', '.join(missing)}: pip install 'lanterne[rl,bench]'")
    from json import dumps

    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from lanterne import registry
    from lanterne.envs import bench

    with Console(stderr=True).status("measuring …"):
        own = [bench.bench_env(game, seconds) for game in registry.GAMES if registry.box(game).workshop is None]
        results = [*own, *(measure(seconds) for measure in bench.others())]
    if json:
        rows = [
            {
                "name": each.name,
                "raw_steps_a_second": None if each.raw is None else round(each.raw.per_second),
                "steps_a_second": round(each.bare.per_second),
                "observed_steps_a_second": round(each.observed.per_second),
                "share_of_raw": None if each.share is None else round(each.share, 3),
            }
            for each in results
        ]
        print(dumps(rows, indent=2))
    else:
        table = Table(box=SIMPLE_HEAD, caption="steps a second of CPU time, random play")
        for column in ("environment", "engine alone", "no observation", "with observation", "share of the engine"):
            table.add_column(column, justify="left" if column == "environment" else "right")
        for each in results:
            raw = "" if each.raw is None else f"{each.raw.per_second:,.0f}"
            share = "" if each.share is None else f"{each.share:.0%}, budget {bench.SHARE:.0%}"
            table.add_row(each.name, raw, f"{each.bare.per_second:,.0f}", f"{each.observed.per_second:,.0f}", share)
        Console(highlight=False).print(table)
    return 1 if any(each.over for each in own) else 0
