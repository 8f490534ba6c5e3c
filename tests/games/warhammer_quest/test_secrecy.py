"""Nobody is told which cards lie face down, or what others have bet on: over whole games of every adventure. Leaks
planted on purpose are in `test_planted_leaks`."""

from itertools import count

import pytest
from tests.citing import rule
from tests.games.hearing import play
from tests.games.warhammer_quest.secrets import (
    face_down_cards_do_not_matter,
    keeps_to_itself,
    told,
    twin,
    whole_game,
)

from lanterne.engine import HiddenRead, View
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES
from lanterne.games.warhammer_quest.scene import scene
from lanterne.games.warhammer_quest.state import WARRIORS

TABLES = {
    "steady": ("steady",) * 4,
    "people": ("fickle",) * 4,
    "random": ("random",) * 4,
    "three": ("fickle", "steady", "random"),
    "two": ("steady", "fickle"),
    "alone": ("steady",),
}
SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"cave_in_detour": "on"},
    {"scaled_hordes": "on", "cave_in_detour": "on"},
    {"fast_escape": "on"},
)
IN_PASSING, CLOSELY = 40, 7
"""One in this many decisions is looked at."""
ENOUGH = 8
"""At least this many looks; a party that perishes early sets out again."""


def watched(adventure: int, table: str, every: int) -> None:
    """Play whole games and look at some of their decisions through the eyes of the seat that is asked, of another, and
    of a spectator."""
    seats, settings = TABLES[table], SETTINGS[adventure % len(SETTINGS)]
    looks, decisions = 0, count(adventure)
    for attempt in count():
        for look in whole_game(ADVENTURE_NAMES[adventure], seats, f"secrets of {adventure}, {attempt}", settings):
            if next(decisions) % every == 0 or look.state.agenda[-1][0] == "choose_bets":
                for seat in dict.fromkeys((look.seat, (look.seat + 1) % len(seats), -1)):
                    keeps_to_itself(BOX, look, seat, f"{look.number} {seat}")
                    face_down_cards_do_not_matter(BOX, look, seat, f"{look.number}")
                looks += 1
        if looks >= ENOUGH:
            return


@pytest.mark.parametrize("adventure", range(len(ADVENTURE_NAMES)), ids=ADVENTURE_NAMES)
def test_whole_games_tell_nothing_of_cards_that_are_face_down(adventure: int) -> None:
    watched(adventure, list(TABLES)[adventure % len(TABLES)], IN_PASSING)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("adventure", range(len(ADVENTURE_NAMES)), ids=ADVENTURE_NAMES)
def test_every_moment_of_every_adventure_tells_nothing(adventure: int, table: str) -> None:
    watched(adventure, table, CLOSELY)


# --- the watch itself -------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-13")
def test_everybody_knows_his_own_bet_and_nobody_another() -> None:
    look = next(
        look
        for look in whole_game("fountain-true-kingship", TABLES["people"], "the watch")
        if "bets" in look.state.flags
    )
    for seat in range(-1, 4):
        rows = View(BOX, look.state, seat).state.warriors
        for row in rows:
            if row.seat == seat:
                assert row.bet in range(3)
            else:
                with pytest.raises(HiddenRead):
                    assert row.bet in range(3)


@rule("WQ-OBJ-13")
def test_the_scene_shows_everybody_his_own_bet() -> None:
    game = whole_game("fountain-true-kingship", TABLES["people"], "the watch")
    state = next(look.state for look in game if look.state.turn == 1)
    for seat in range(-1, 4):
        shown = [node.id for panel in scene(View(BOX, state, seat)).panels for node in panel.nodes]
        assert [name for name in shown if name.startswith("bet:")] == [
            f"bet:{WARRIORS.name(warrior)}" for warrior in state.party[seat : seat + 1]
        ]


def test_a_twin_differs_in_every_pile_and_in_the_bets_of_others() -> None:
    look = next(
        look for look in whole_game("fountain-true-kingship", TABLES["people"], "the watch") if look.state.turn == 1
    )
    came = play(BOX, look.state, look.seat, look.answer, "same")
    other = twin(look, came, 0, "twin")
    assert other.deck != look.state.deck
    assert other.events != look.state.events
    assert other.treasures != look.state.treasures
    assert sorted(other.deck) == sorted(look.state.deck)
    bets = [(row.seat, row.bet == after.bet) for row, after in zip(look.state.warriors, other.warriors, strict=True)]
    assert sorted(bets) == [(0, True), (1, False), (2, False), (3, False)]
    assert told(BOX, other, 0) == told(BOX, look.state, 0)
