"""Samples: a full state that agrees with a view, dressed from another quest."""

import pytest
from tests.games.heroquest.scene import at, scene, state

from lanterne.engine import Game
from lanterne.engine.dice import SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.state import BOOK


@pytest.mark.parametrize("quest", ["goblin-toll", "divided-by-stone"])
def test_in_a_sample_the_ring_of_return_leads_to_known_floor(quest: str) -> None:
    stage = scene({"dwarf": {"items": ["ring-of-return"]}}, quest=quest, lurking=[], active="dwarf")
    for seed in range(len(BOOK.names)):
        sample = stage.view("dwarf").sample(SearchDice(seed))
        game = Game(BOX, sample, SearchDice(seed))
        game.answer(1, ("turn_ring",))
        for row in game.state.heroes:
            assert state(stage).seen >> row.square & 1
    assert at(stage, "dwarf") == "c2"
