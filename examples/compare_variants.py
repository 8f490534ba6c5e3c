"""Compare two variants of the rules: does going alone through a hostile dungeon change how often Dungeon Run is won?

    python examples/compare_variants.py --games 200

The same games, with and without the setting, are recorded as tables and compared in a report.
"""

import argparse
from pathlib import Path

from lanterne.lab import simulate as lab
from lanterne.lab.intervals import Interval, difference, share
from lanterne.lab.report import report
from lanterne.lab.tables import TableWriter, read_tables


def played(value: str, games: int, workers: int, folder: Path) -> Path:
    """Play games alone with this value of the setting; the file of their results."""
    plan = lab.plan(
        "dungeon-run", ["steady"], games, seed=1, settings={"hostile_dungeon": value}, players=1, record="games"
    )
    path = folder / f"hostile-{value}.parquet"
    with TableWriter(path) as tables:

        def keep(game: lab.Played) -> None:
            assert game.rows is not None
            tables.add(game.rows)

        lab.run(plan, workers, keep)
    return path


def won(path: Path) -> Interval:
    """The share of games won."""
    seats = read_tables(path)[1]
    return share(sum(row["won"] for row in seats), len(seats))


def compare(games: int, workers: int, folder: Path) -> Interval:
    """Play both variants, write a report, and return the difference in games won."""
    files = [played(value, games, workers, folder) for value in ("off", "on")]
    for path in files:
        rate, low, high = won(path)
        print(f"{path.stem}: {rate:.1%} won ({low:.1%} to {high:.1%})")
    found = difference(won(files[0]), won(files[1]))
    print(f"difference: {found.value:+.1%} ({found.low:+.1%} to {found.high:+.1%})")
    page = folder / "hostile.html"
    page.write_text(report(files), "utf-8")
    print(f"{page} has the rest")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path())
    asked = parser.parse_args()
    compare(asked.games, asked.workers, asked.folder)
