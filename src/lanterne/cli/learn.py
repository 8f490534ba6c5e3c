"""`lanterne learn`"""

from pathlib import Path

from lanterne.cli._kinds import Flag, MaybeNumber, Number
from lanterne.cli._refused import refusing
from lanterne.cli._waiting import processors, progress


def learn(
    game: str,
    /,
    *,
    games: Number = 400,
    seed: Number = 1,
    workers: MaybeNumber = None,
    out: Path | None = None,
    plot: Path | None = None,
    json: Flag = False,
) -> None:
    """Learn what positions of a game are worth, from games among its steady bots.

    The bots that think ahead need it (see docs/bots.md). The result is a small file beside the game's manifest,
    `learnt.json`. The same number of games and the same seed give the same file, whatever the number of workers. One
    game in five is held back, to see how well the values fit.

    For example:

    ```
    lanterne learn xorlosch
    lanterne learn dungeon-run --games 1000 --seed 2 --out learnt.json --plot calibration.svg
    ```

    Parameters
    ----------
    game
        The name of the game.
    games
        The number of games to play.
    seed
        Any whole number: the same seed gives the same file.
    workers
        The number of worker processes; by default one for each processor.
    out
        Where to write the file; by default the game's own folder, which replaces what was learnt before.
    plot
        An SVG file for the calibration: how often what was expected came true. Needs the extra `lab`.
    json
        Print the figures as JSON.
    """
    from json import dumps

    from lanterne.errors import LanterneError
    from lanterne.lab import learning, plots
    from lanterne.lab.tables import need

    workers = processors() if workers is None else workers
    with refusing(ValueError, LanterneError):
        if plot is not None:
            need("vl_convert")
        place = learning.place_of(game) if out is None else out
        with progress(games, off=json) as tick:
            learnt = learning.learn(game, games, seed, workers, tick)
    place.write_bytes(learning.as_file(learnt.value))
    if plot is not None:
        plot.write_text(plots.calibration(learnt.bins), "utf-8")
    told = {**learnt.value.learnt, "bins": learnt.bins, "file": str(place)}
    print(dumps(told) if json else _text(game, told))


def _text(game: str, told: dict[str, object]) -> str:
    lines = [f"{game}: written to {told['file']}"]
    lines += [f"  {name:<18} {figure}" for name, figure in told.items() if name not in ("bins", "file")]
    bins = told["bins"]
    assert isinstance(bins, tuple)
    lines += [
        f"  expected {expected:.2f}  came true {came:.2f}  ({number} positions)" for expected, came, number in bins
    ]
    return "\n".join(lines)
