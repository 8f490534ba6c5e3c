"""Let parties of bots try a quest of HeroQuest, and see how it goes: who falls, how long it takes, what is found.

    python examples/test_a_quest.py --quest 3 --games 40

`lanterne quest test` says it in sentences; this shows how to get at the figures yourself.
"""

import argparse
from collections import Counter
from statistics import fmean

from lanterne.lab import simulate as lab
from lanterne.lab.intervals import share
from lanterne.lab.results import Rows


def tried(quest: int, games: int, workers: int) -> list[Rows]:
    """What was recorded of each try of a quest by four steady heroes."""
    plan = lab.plan("heroquest", ["steady"], games, seed=1, settings={"quest": quest}, players=5, record="games")
    found: list[Rows] = []

    def keep(game: lab.Played) -> None:
        assert game.rows is not None
        found.append(game.rows)

    lab.run(plan, workers, keep)
    return found


def tell(rows: list[Rows]) -> None:
    """Print what came of the tries."""
    won = sum(any(seat["won"] and seat["role"] != "zargon" for seat in each.seats) for each in rows)
    rate, low, high = share(won, len(rows))
    print(f"{rows[0].game['quest']}: {rate:.0%} won ({low:.0%} to {high:.0%})")
    print(f"rounds: {fmean(int(each.game['rounds'] or 0) for each in rows):.0f} on average")
    print(f"heroes lost: {fmean(int(each.game['heroes_died'] or 0) for each in rows):.2f} a try")
    fallen = Counter(str(seat["role"]) for each in rows for seat in each.seats if seat["died"])
    print("fallen:", ", ".join(f"{hero} {number}" for hero, number in fallen.most_common()) or "nobody")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quest", type=int, default=1)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    tell(tried(asked.quest, asked.games, asked.workers))
