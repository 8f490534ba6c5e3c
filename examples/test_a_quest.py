"""Let parties of bots try a quest of HeroQuest, and see how it goes: who falls, how long it takes, what is found.

    python examples/test_a_quest.py --quest 3 --games 40

`lanterne quest test` says it in sentences; this shows how to get at the figures yourself.
"""

import argparse
from collections import Counter
from statistics import fmean

import lanterne
from lanterne.lab.intervals import share


def tried(quest: int, games: int, workers: int) -> list[lanterne.Rows]:
    """What was recorded of each try of a quest by four steady heroes."""
    settings = {"quest": quest}
    return list(lanterne.records("heroquest", "steady", games, workers=workers, players=5, settings=settings))


def tell(tries: list[lanterne.Rows]) -> None:
    """Print the results of the tries."""
    won = sum(any(seat["won"] and seat["role"] != "zargon" for seat in each.seats) for each in tries)
    rate, low, high = share(won, len(tries))
    print(f"{tries[0].game['quest']}: {rate:.0%} won ({low:.0%} to {high:.0%})")
    print(f"rounds: {fmean(int(each.game['rounds'] or 0) for each in tries):.0f} on average")
    print(f"heroes lost: {fmean(int(each.game['heroes_died'] or 0) for each in tries):.2f} a try")
    fallen = Counter(str(seat["role"]) for each in tries for seat in each.seats if seat["died"])
    print("fallen:", ", ".join(f"{hero} {number}" for hero, number in fallen.most_common()) or "nobody")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quest", type=int, default=1)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    tell(tried(asked.quest, asked.games, asked.workers))
