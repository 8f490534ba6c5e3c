"""`lanterne simulate`"""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lanterne.cli._kinds import Flag, FreeText, MaybeNumber, Number, find_bots_here, settings_from, with_packs
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.cli._waiting import processors, progress
from lanterne.engine.box import value_in_words

if TYPE_CHECKING:
    from lanterne.lab.one_game import Broke
    from lanterne.lab.planning import SimulationPlan
    from lanterne.lab.simulate import Report


def simulate(
    game: str,
    /,
    *,
    games: Number = 100,
    seats: str = "random",
    players: MaybeNumber = None,
    seed: Number = 1,
    workers: MaybeNumber = None,
    setting: FreeText = (),
    pack: FreeText = (),
    logs: Path | None = None,
    first: Number = 1,
    parties: Number = 0,
    out: Path | None = None,
    decisions: Flag = False,
    ray: str | None = None,
    json: Flag = False,
) -> None:
    """Let bots play many games and count the results.

    The figures depend on the seed only: they are the same with any number of workers. Games that may never end have a
    setting that stops them; it has its own default in simulations.

    For example:

    ```
    lanterne simulate xorlosch --games 200 --seats random,random,random --seed 7
    lanterne simulate xorlosch --players 4 --setting board=dungeon --setting max_rounds=30
    lanterne simulate xorlosch --games 10 --logs games --json
    lanterne simulate dungeon-run --games 500 --seats steady --players 4 --out games.parquet
    lanterne simulate warhammer-quest --games 600 --seats steady --players 4 --setting adventure=all --out games.parquet
    lanterne simulate heroquest --games 140 --seats steady --players 5 --setting quest=all --parties 10
    lanterne simulate xorlosch --games 100 --seats steady,my_bots:MyBot
    ```

    Parameters
    ----------
    game
        The name of the game; `lanterne games` lists them with their bots and settings.
    games
        The number of games.
    seats
        A bot for each seat, separated by commas, or one bot for all seats. A bot of your own is
        `package.module:Class`; modules in this folder are found too.
    players
        The number of seats if one bot plays them all; by default the fewest the game allows.
    seed
        Any whole number: the same seed gives the same games.
    workers
        The number of worker processes; by default one for each processor.
    setting
        A setting of the game, NAME=VALUE; can be repeated. Several values take turns from game to game:
        difficulty=tale,peril, or quest=all.
    pack
        A pack to play with; can be repeated. `lanterne packs` lists them.
    logs
        A folder for the logs of all games, one file each, for `lanterne replay` and `lanterne verify`. A log with the
        same game, seed and number is overwritten.
    first
        The number of the first game. With --games 1, it replays that game of a simulation.
    parties
        For quests of a campaign: the number of parties that play a campaign up to the quest and then try it in turn.
        By default, heroes begin with the quest. With several quests, a party tries each of them.
    out
        A Parquet file for the results, such as games.parquet: a row a game, and beside it games.seats.parquet with a
        row a seat, and games.chapters.parquet with a row for each quest of a campaign. `lanterne report` makes a page
        of it. Needs the extra `lab`.
    decisions
        With --out: also games.decisions.parquet, a row a decision.
    ray
        Play on a Ray cluster: its address, HOST:PORT, or `local` for one on this machine. The figures are the same.
        Needs the extra `ray`; see docs/cluster.md.
    json
        Print the figures as one JSON object.
    """
    from contextlib import nullcontext
    from json import dumps

    from lanterne.lab import simulate as lab
    from lanterne.lab.cluster import on_ray
    from lanterne.lab.one_game import Broke, Played, Unwritable
    from lanterne.lab.parties import Unreached
    from lanterne.lab.planning import Record
    from lanterne.lab.planning import plan as planned
    from lanterne.lab.tables import TableError, TableWriter
    from lanterne.packs import keep

    bots = [name.strip() for name in seats.split(",")]
    if decisions and out is None:
        raise CommandFailed("--decisions needs --out, the file of the results")
    record: Record = "decisions" if decisions else "games" if out is not None else ""
    with refusing(ValueError):
        game = with_packs(game, pack)
        find_bots_here(game, bots)
        plan = planned(game, bots, games, seed, settings_from(setting), players, first, logs, record, parties)
        workers = min(processors(), lab.MOST_WORKERS) if workers is None else workers
        lab.check_workers(workers)
        tables = None if out is None else TableWriter(out, decisions)
        if logs is not None:
            keep(plan.game)
        play = None if ray is None else on_ray(ray, workers)
    try:
        with (
            tables or nullcontext(),
            progress(games, off=json) as tick,
            refusing(Unwritable, Unreached, lab.WorkerLost, TableError, code=1),
        ):

            def each(played: Played) -> None:
                if tables is not None and played.rows is not None:
                    tables.add(played.rows)
                tick()

            report = lab.run(plan, workers, each, play)
    except lab.Interrupted as interrupted:
        raise CommandFailed(f"stopped by Ctrl-C after {interrupted.done} of {games} games", code=130) from None
    except Broke as broke:
        raise CommandFailed(_broken(plan, broke, setting), code=1) from None
    print(dumps(report.figures()) if json else _text(report))


def _broken(plan: "SimulationPlan", broke: "Broke", setting: tuple[str, ...]) -> str:
    """The sentence about a game that broke. For a single game, print its trace; otherwise say how to reproduce it."""
    if plan.games == 1:
        print(broke.trace, file=sys.stderr)
        return str(broke)
    again = ["lanterne", "simulate", plan.game, "--seats", ",".join(plan.bots), "--seed", str(plan.seed)]
    again += [word for one in setting for word in ("--setting", one)]
    again += ["--parties", str(plan.parties)] if plan.parties else []
    again += ["--games", "1", "--first", str(broke.number)]
    return f"{broke}; to reproduce it: {shlex.join(again)}"


def _text(report: "Report") -> str:
    games = report.games
    lines = [
        f"{report.game}: {games} games from seed {report.seed}, {len(report.bots)} players",
        f"  settings    {', '.join(f'{name} {value_in_words(value)}' for name, value in report.settings.items())}",
        f"  finished   {report.finished}",
        f"  stopped    {report.stopped}",
        f"  endings    {', '.join(f'{name} {count}' for name, count in report.endings.items())}",
        *(
            f"  seat {seat}     {_share(wins, games)} ({bot})"
            for seat, (bot, wins) in enumerate(zip(report.bots, report.wins_by_seat, strict=True), start=1)
        ),
    ]
    if len(report.wins_by_bot) > 1:
        lines += [f"  {bot:<10} {wins} won, over all seats" for bot, wins in report.wins_by_bot.items()]
    lines.append(f"  shared     {report.shared} victories, counted for each winner")
    lines.append(f"  decisions  {report.decisions}, {report.decisions / games:.1f} a game")
    if report.rounds is not None:
        lines.append(f"  rounds     {report.rounds}, {report.rounds / games:.1f} a game")
    lines.append(f"  time       {report.seconds:.1f} s, {games / max(report.seconds, 1e-9):.1f} games a second")
    return "\n".join(lines)


def _share(wins: int, games: int) -> str:
    return f"{wins} won, {100 * wins / games:.1f} %"
