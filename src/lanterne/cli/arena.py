"""`lanterne arena`"""

from pathlib import Path
from typing import TYPE_CHECKING

from lanterne.cli._kinds import Flag, FreeText, MaybeNumber, Number, find_bots_here, settings_from, with_packs
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.cli._waiting import processors, progress

if TYPE_CHECKING:
    from rich.table import Table

    from lanterne.lab.arena import Arena


def arena(
    game: str,
    /,
    *,
    bots: str,
    games: Number = 20,
    players: MaybeNumber = None,
    seed: Number = 1,
    workers: MaybeNumber = None,
    setting: FreeText = (),
    pack: FreeText = (),
    out: Path | None = None,
    page: Path | None = None,
    ray: str | None = None,
    json: Flag = False,
) -> None:
    """Let bots meet in every seating, and rate them.

    In every seating the same games are played, with the same luck. With as many bots as players, every different order
    of them is a seating; with fewer, each takes several seats in turn. Where seats play together, as heroes do, a bot
    takes all seats of a side. Ratings are shown where bots compete: 100 points more mean about 64 wins in 100.

    For example:

    ```
    lanterne arena xorlosch --bots steady,strong --games 50
    lanterne arena dungeon-run --bots strong,steady,steady,steady --games 25 --out arena.parquet --page arena.html
    lanterne arena heroquest --bots steady,strong --players 5 --games 20 --ray local
    ```

    Parameters
    ----------
    game
        The name of the game.
    bots
        The bots, separated by commas; the same one may be named for several seats.
    games
        The number of games of each seating.
    players
        The number of seats; by default one for each bot, or the fewest the game allows.
    seed
        Any whole number: the same seed gives the same games.
    workers
        The number of worker processes; by default one for each processor.
    setting
        A setting of the game, NAME=VALUE; can be repeated.
    pack
        A pack to play with; can be repeated.
    out
        A Parquet file for the results, as `lanterne simulate --out` writes it.
    page
        An HTML page with the ratings and plots.
    ray
        Play on a Ray cluster: its address, HOST:PORT, or `local`. Needs the extra `ray`; see docs/cluster.md.
    json
        Print the figures as JSON.

    Ratings, the page and Parquet need the extra `lab`: pip install 'lanterne[lab]'.
    """
    from contextlib import nullcontext
    from json import dumps

    from rich.console import Console

    from lanterne.lab import simulate as lab
    from lanterne.lab.arena import NEEDED, Arena
    from lanterne.lab.cluster import on_ray
    from lanterne.lab.one_game import Broke
    from lanterne.lab.report import arena_page
    from lanterne.lab.results import Rows
    from lanterne.lab.tables import TableError, TableWriter, need

    named = [name.strip() for name in bots.split(",")]
    with refusing(ValueError, TableError):
        need(*NEEDED, *(("vl_convert",) if page is not None else ()))
        game = with_packs(game, pack)
        find_bots_here(game, named)
        met = Arena(game, named, games, seed, players, settings_from(setting))
        workers = min(processors(), lab.MOST_WORKERS) if workers is None else workers
        lab.check_workers(workers)
        tables = None if out is None else TableWriter(out)
        play = None if ray is None else on_ray(ray, workers)
    try:
        with (
            tables or nullcontext(),
            progress(met.games, off=json) as tick,
            refusing(lab.WorkerLost, TableError, Broke, code=1),
        ):

            def each(rows: Rows) -> None:
                if tables is not None:
                    tables.add(rows)
                tick()

            met.play(workers, each, play)
    except lab.Interrupted:
        raise CommandFailed(f"stopped by Ctrl-C after {len(met.met)} of {met.games} games", code=130) from None
    if page is not None:
        with refusing(OSError, code=1):
            page.write_text(arena_page(met), "utf-8")
    if json:
        print(dumps([{**each._asdict()} for each in met.standings()]))
    else:
        Console(highlight=False).print(_table(met))


def _table(met: "Arena") -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from lanterne.lab.report import STANDING_COLUMNS, standing_row

    table = Table(box=SIMPLE_HEAD, caption=f"{len(met.plans)} seatings, {len(met.met)} games; intervals are 95 %")
    for column in STANDING_COLUMNS:
        table.add_column(column)
    for each in met.standings():
        table.add_row(*standing_row(each))
    return table
