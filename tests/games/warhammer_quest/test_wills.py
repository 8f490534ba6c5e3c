"""The sword of the deathking (WQ-OBJ-15) and joint thresholds (WQ-OBJ-16)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended, set_out
from tests.games.warhammer_quest.fights import cards, happen, told
from tests.games.warhammer_quest.scene import dice, refused, row, state, steps

from lanterne.games.warhammer_quest.rules.adventures.together import threshold
from lanterne.games.warhammer_quest.rules.harm import dies
from lanterne.games.warhammer_quest.rules.plot import (
    START_OF_WARRIORS,
)
from lanterne.games.warhammer_quest.rules.settling import adventure_moment, settle
from lanterne.games.warhammer_quest.state import INSIDE, LOST, WARRIORS

KING = "tomb-deathking"


def at_the_tomb(*names: str) -> dict[str, Any]:
    return dict(zip(names, ("1d1", "1d2", "1d3", "1d4"), strict=False))


@rule("WQ-OBJ-15")
def test_one_warrior_sets_out_with_the_sword_of_the_king() -> None:
    assert "deathkings-sword" in cards(set_out(KING, party=("elf",)), "elf")


@rule("WQ-OBJ-15", "WQ-OBJ-16", "WQ-OBJ-14")
def test_those_who_laid_a_hand_on_the_tomb_take_part_when_the_last_of_them_opens_it() -> None:
    stage = chamber(KING, at_the_tomb("barbarian", "elf", "wizard", "dwarf"), dice(6, 5, 2), dice(4))
    stage.play("barbarian", "lay_hand_on_tomb")
    assert "lay_hand_on_tomb" not in steps(stage, "barbarian")
    stage.play("barbarian", "end_own_turn")
    stage.play("elf", "lay_hand_on_tomb")
    stage.play("elf", "end_own_turn")
    stage.play("wizard", "open_tomb")
    assert told(stage, "will-rolled") == ["barbarian 6", "elf 5", "wizard 2"]
    assert ended(stage) == "won"
    assert [row(stage, name).gold for name in ("barbarian", "dwarf")] == [100, 100]


@rule("WQ-OBJ-15", "WQ-OBJ-16", "WQ-OBJ-10")
def test_who_falls_short_is_lost_and_the_others_survive_a_failure() -> None:
    stage = chamber(KING, at_the_tomb("barbarian", "elf"), dice(6), leader="barbarian")
    stage.play("barbarian", "open_tomb")
    assert row(stage, "barbarian").fate == LOST
    assert row(stage, "elf").fate == INSIDE
    assert ended(stage) == "failed"


@rule("WQ-OBJ-15")
def test_a_hand_laid_in_an_earlier_turn_does_not_count() -> None:
    stage = chamber(KING, at_the_tomb("barbarian", "elf"), tried=["barbarian"])
    happen(stage, adventure_moment(START_OF_WARRIORS))
    assert state(stage).tried == 0


@rule("WQ-OBJ-15")
def test_who_has_been_driven_from_the_tomb_or_lies_there_takes_no_part() -> None:
    party = {"dwarf": "1d2", "elf": "1a1", "wizard": {"at": "1d3", "wounds": 0}}
    stage = chamber(KING, party, dice(6), tried=["elf", "wizard"], leader="dwarf")
    stage.play("dwarf", "open_tomb")
    assert told(stage, "will-rolled") == ["dwarf 6"]


@rule("WQ-OBJ-15")
def test_the_last_in_the_order_cannot_wait_for_others() -> None:
    stage = chamber(KING, at_the_tomb("elf", "dwarf"), active="dwarf")
    assert refused(stage, "dwarf", "lay_hand_on_tomb") == ("nobody-comes-after", "WQ-OBJ-15")


@pytest.mark.parametrize(("size", "needed"), [(4, 13), (3, 10), (2, 7), (1, 4)])
@rule("WQ-OBJ-16")
def test_the_number_goes_by_those_who_set_out(size: int, needed: int) -> None:
    names = ("barbarian", "elf", "wizard", "dwarf")[:size]
    party: dict[str, Any] = {name: {"at": at, "fate": "dead"} for name, at in at_the_tomb(*names).items()}
    party["barbarian"] = "1d1"
    assert threshold(state(chamber(KING, party))) == needed


@rule("WQ-OBJ-16", "WQ-OBJ-17")
def test_the_party_is_told_once_when_it_cannot_reach_the_number_any_more() -> None:
    stage = chamber(KING, at_the_tomb("barbarian", "elf", "wizard", "dwarf"))
    happen(stage, dies(WARRIORS.number("dwarf")))
    assert told(stage, "beyond-their-strength") == []
    happen(stage, dies(WARRIORS.number("wizard")), settle())
    assert told(stage, "beyond-their-strength") == ["12 13"]
