"""The odds beside a jump and a try to disarm are those of the combat die."""

import pytest
from tests.citing import rule

from lanterne.games.heroquest.content.cards import HEROES
from lanterne.games.heroquest.rules.dice import DIE, SKULLS
from lanterne.games.heroquest.rules.disarming import bungles, disarm_chance
from lanterne.games.heroquest.rules.jumping import jump_chance


@rule("HQ-DIS-3", "HQ-DIS-4")
def test_the_dwarf_disarms_five_times_of_six_others_every_second_time() -> None:
    by_hand = {hero: row.disarms_by_hand for hero, row in enumerate(HEROES)}
    assert [disarm_chance(hero) for hero, own in by_hand.items() if own] == [pytest.approx(5 / 6)]
    assert {disarm_chance(hero) for hero, own in by_hand.items() if not own} == {0.5}
    assert [sum(bungles(hero, face) for face in DIE) for hero, own in by_hand.items() if own] == [1]


@rule("HQ-TRP-18")
def test_a_jump_fails_at_a_skull() -> None:
    assert jump_chance() == 1 - DIE.count(SKULLS) / 6 == 0.5
