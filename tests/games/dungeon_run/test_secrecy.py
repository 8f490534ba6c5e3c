"""Nobody is told what lies face down, what others hold, or what they have chosen in secret: over whole games. Leaks
planted on purpose are in `test_planted_leaks`."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.secrets import keeps_to_itself, whole_game

from lanterne.games.dungeon_run import BOX

TABLES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "six": (("random", "steady") * 3, {"mercy": "on", "boxes": "two"}),
    "four": (("steady",) * 4, {}),
    "three": (("random", "steady", "random"), {"mercy": "on"}),
    "two": (("random", "random"), {}),
}
IN_PASSING, CLOSELY = 149, 5
"""One in this many decisions is looked at, and every kind of decision the first time it comes."""


def watched(table: str, every: int, seed: str) -> int:
    """Play a whole game and look at some of its decisions through the eyes of the seat that is asked, of another, and
    of a spectator; at how many."""
    seats, settings = TABLES[table]
    met: set[str] = set()
    looks = 0
    for look in whole_game(seats, f"secrets {seed}", settings):
        decision = look.state.agenda[-1][0]
        if look.number % every == 0 or decision not in met:
            for seat in (look.seat, (look.seat + 1) % len(seats), -1):
                keeps_to_itself(BOX, look, seat, f"{look.number} {seat}")
            looks += 1
        met.add(decision)
    return looks


@pytest.mark.parametrize("table", TABLES)
@rule("DR-LOT-2", "DR-ABI-22")
def test_whole_games_tell_nothing_of_what_is_hidden(table: str) -> None:
    assert watched(table, IN_PASSING, table) > 8


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("table", TABLES)
def test_every_moment_of_whole_games_tells_nothing(table: str, seed: int) -> None:
    assert watched(table, CLOSELY, f"{table} {seed}") > 25
