"""Compare two variants of the rules: does a hostile dungeon change how often a lone hero wins Dungeon Run?

    python examples/compare_variants.py --games 200

The same games, with and without the setting, are recorded as tables and compared in a report.
"""

import argparse
from pathlib import Path

import lanterne
from lanterne.lab.intervals import Interval, difference, share

VALUES = ("off", "on")


def compare(games: int, workers: int, folder: Path) -> Interval:
    """Play both variants, write a report, and return the difference in games won."""
    files, won = [], []
    for value in VALUES:
        files.append(folder / f"hostile-{value}.parquet")
        settings = {"hostile_dungeon": value}
        report = lanterne.simulate(
            "dungeon-run", "steady", games, workers=workers, players=1, settings=settings, out=files[-1]
        )
        won.append(share(report.wins_by_bot["steady"], report.games))
        rate, low, high = won[-1]
        print(f"hostile dungeon {value}: {rate:.1%} won ({low:.1%} to {high:.1%})")
    found = difference(*won)
    print(f"difference: {found.value:+.1%} ({found.low:+.1%} to {found.high:+.1%})")
    lanterne.write_report(files, folder / "hostile.html")
    print(f"{folder / 'hostile.html'} has the rest")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path())
    asked = parser.parse_args()
    compare(asked.games, asked.workers, asked.folder)
