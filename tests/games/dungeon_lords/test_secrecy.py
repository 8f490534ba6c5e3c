"""Nobody is told what lies face down, what others hold, or what they have chosen in secret: over whole games. Leaks
planted on purpose are in `test_planted_leaks`."""

import pytest
from tests.games.dungeon_lords.secrets import faces_do_not_matter, keeps_to_itself, whole_game

from lanterne.games.dungeon_lords import BOX

TABLES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "four": (("random",) * 4, {"initial_orders": "chosen"}),
    "four steady": (("steady",) * 4, {}),
    "three": (("random", "steady", "random"), {}),
    "two": (("random", "random"), {}),
}
IN_PASSING, CLOSELY = 23, 3
"""One in this many decisions is looked at."""


def watched(table: str, every: int, seed: str) -> int:
    """Play a whole game and look at some of its decisions through the eyes of the seat that is asked, of another, and
    of a spectator; at how many."""
    seats, settings = TABLES[table]
    looks = 0
    for look in whole_game(seats, f"secrets {seed}", settings):
        if look.number % every == 0 or (look.answer[0] == "give_up_trap" and look.number % 2):
            for seat in dict.fromkeys((look.seat, (look.seat + 1) % len(seats), -1)):
                keeps_to_itself(BOX, look, seat, f"{look.number} {seat}")
                faces_do_not_matter(BOX, look, seat, f"{look.number}")
            looks += 1
    return looks


@pytest.mark.parametrize("table", TABLES)
def test_whole_games_tell_nothing_of_what_is_face_down(table: str) -> None:
    assert watched(table, IN_PASSING, table) > 5


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("table", TABLES)
def test_every_moment_of_whole_games_tells_nothing(table: str, seed: int) -> None:
    assert watched(table, CLOSELY, f"{table} {seed}") > 25
