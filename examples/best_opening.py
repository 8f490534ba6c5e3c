"""Find the strongest opening of Xorlosch: which group of dwarfs wins most often?

    python examples/best_opening.py --games 60

One player opens with a given group; the others choose as steady bots do. All of them then play as steady bots. Every
group gets the same games.
"""

import argparse
from collections.abc import Iterator

import lanterne
from lanterne.lab.intervals import Interval, share


def openings() -> list[str]:
    """The groups that a player may open with."""
    table = lanterne.new_table("xorlosch", players=2, seed=1)
    while table.decision != "choose_group":
        table.let_play("steady", decisions=1)
    return list(groups(table))


def groups(table: lanterne.Table, picks: tuple[lanterne.Option, ...] = ()) -> Iterator[str]:
    """All groups that begin with these recruits. Their order does not matter, so each is made in one order only."""
    if table.can_confirm(picks):
        yield str(table.confirm(picks))
    for pick in table.picks(picks):
        if not picks or str(pick) >= str(picks[-1]):
            yield from groups(table, (*picks, pick))


def won_with(opening: str, games: int, players: int) -> Interval:
    """How often a player who opens like this wins."""
    won = 0
    for number in range(games):
        table = lanterne.new_table("xorlosch", players=players, seed=number, mode="short-game", max_rounds=150)
        me, opened = number % players, False
        while not table.over:
            if table.decision == "choose_group" and table.turn == me and not opened:
                table.play(opening)
                opened = True
            else:
                table.let_play("steady", decisions=1)
        outcome = table.outcome
        assert outcome is not None
        won += outcome.places[me] == 1
    return share(won, games)


def rank(games: int, players: int) -> list[tuple[str, Interval]]:
    """All openings, the strongest first."""
    found = [(opening, won_with(opening, games, players)) for opening in openings()]
    return sorted(found, key=lambda each: each[1].value, reverse=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games for each opening")
    parser.add_argument("--players", type=int, default=3)
    asked = parser.parse_args()
    for opening, (rate, low, high) in rank(asked.games, asked.players):
        print(f"{rate:.0%} ({low:.0%} to {high:.0%})  {opening}")
