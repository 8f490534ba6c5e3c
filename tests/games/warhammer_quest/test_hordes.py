"""How many monsters come (WQ-EVT-17, WQ-VAR)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fray import told
from tests.games.warhammer_quest.scene import PARTY, dice, scene, state

from lanterne.games.warhammer_quest.content.cards import EVENT_NAMES, EVENTS
from lanterne.games.warhammer_quest.content.tables import GUARDIANS
from lanterne.games.warhammer_quest.rules.placement import horde, scaled


@rule("WQ-EVT-17", "WQ-VAR-2")
def test_the_number_is_that_of_the_card_also_for_a_small_party() -> None:
    stage = scene(party=["barbarian"], chance=[dice(5, 6)])
    assert horde(stage.game, EVENTS[EVENT_NAMES.index("snotlings")].groups[0]) == 11
    assert horde(stage.game, EVENTS[EVENT_NAMES.index("orc-warriors")].groups[0]) == 6  # 1D6 in the monster table
    assert told(stage, "horde-rolled") == ["snotling 5,6 11"]


@rule("WQ-VAR-8", "WQ-EVT-17")
def test_by_the_monster_table_the_card_of_the_snotlings_brings_one_die_of_them() -> None:
    stage = scene(chance=[dice(5), dice(5, 6)], settings={"snotling_1d6": "on"})
    assert horde(stage.game, EVENTS[EVENT_NAMES.index("snotlings")].groups[0]) == 5
    rats = GUARDIANS[2][2]
    snotlings = GUARDIANS[5][0]
    assert [horde(stage.game, group) for group in (rats, snotlings)] == [11, 12]


@rule("WQ-VAR-4")
@pytest.mark.parametrize(("warriors", "number"), [(4, 7), (3, 6), (2, 4), (1, 2)])
def test_scaled_hordes_round_up(warriors: int, number: int) -> None:
    stage = scene(party=PARTY[:warriors], chance=[dice(3, 4)], settings={"scaled_hordes": "on"})
    assert horde(stage.game, EVENTS[EVENT_NAMES.index("skaven")].groups[0]) == number
    assert scaled(state(stage), 1) == 1
    assert told(stage, "horde-scaled") == ([] if warriors == 4 else [f"skaven 7 {number}"])
