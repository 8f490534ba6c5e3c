"""Nobody but Zargon is told anything of the quest before it is revealed: over whole games of every quest. Leaks planted
on purpose are in `test_planted_leaks`."""

import pytest
from tests.games.heroquest.secrets import (
    forget_scenes,
    keeps_to_itself,
    nothing_in_the_dark_matters,
    shut,
    told,
    whole_game,
)

from lanterne.engine import HiddenRead
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content import quests

QUEST_NUMBERS = range(1, len(quests.QUESTS) + 1)
TABLES = {
    "steady": ("steady",) * 5,
    "a person as Zargon": ("steady", "steady", "steady", "steady", "fickle"),
    "people": ("fickle",) * 5,
    "two heroes": ("fickle", "steady", "steady"),
}
IN_PASSING, CLOSELY = 60, 7
"""One in this many decisions is looked at."""


def watched(quest: int, seats: tuple[str, ...], every: int) -> int:
    """Play a whole game and look at some of its decisions through the eyes of a hero, who is asked if any is, and of a
    spectator; how many these were."""
    heroes, looks = len(seats) - 1, 0
    for look in whole_game(quest, seats, f"secrets of {quest}"):
        if look.number % every == quest % every:
            if looks % 8 == 0:
                forget_scenes()
            eyes = (-1, look.seat if look.seat < heroes else looks % heroes)
            for seat in eyes:
                keeps_to_itself(BOX, look, seat, f"{look.number} {seat}")
            nothing_in_the_dark_matters(BOX, look, eyes, f"{look.number}")
            looks += 1
    return looks


@pytest.mark.parametrize("quest", QUEST_NUMBERS)
def test_whole_games_tell_heroes_nothing_that_is_not_revealed(quest: int) -> None:
    table = list(TABLES)[quest % len(TABLES)]
    assert watched(quest, TABLES[table], IN_PASSING) >= 2


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("quest", QUEST_NUMBERS)
def test_every_moment_of_every_quest_tells_nothing(quest: int, table: str) -> None:
    assert watched(quest, TABLES[table], CLOSELY) >= 4


# --- the watch itself -------------------------------------------------------------------------------------------------


def test_zargon_is_told_what_heroes_are_not() -> None:
    state = next(look.state for look in whole_game(2, TABLES["steady"], "the watch") if look.state.seen)
    assert b"middle-gate" in told(BOX, state, len(state.order))["message"]
    assert b"middle-gate" not in told(BOX, state, 0)["message"]
    with shut(state), pytest.raises(HiddenRead):
        assert quests.QUESTS[state.quest]
    assert quests.QUESTS[state.quest].briefing.id == "goblin-toll", "it can be opened again afterwards"
