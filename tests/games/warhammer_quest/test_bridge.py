"""The bridge over the fire chasm (WQ-OBJ-6)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import cards, happen, told, trophies, wounds
from tests.games.warhammer_quest.scene import Roll, at, dice, foe, row, scene, state

from lanterne.games.warhammer_quest.rules.harm import hurt, wound
from lanterne.games.warhammer_quest.state import DEAD, FOES, INSIDE, NONE
from lanterne.lab.stage import Stage

BARBARIAN, ELF, WIZARD, DWARF = range(4)


def chasm(warriors: dict[str, Any], *chance: Roll, **position: Any) -> Stage:
    """The fire chasm; the bridge is c2 and d2."""
    party = [name for name in ("barbarian", "elf", "wizard", "dwarf") if name in warriors]
    return scene(warriors, party=party, dungeon=["firechasm"], adventure="chasm-dragons-eye", chance=chance, **position)


@rule("WQ-OBJ-6")
def test_a_monster_that_loses_a_wound_on_the_bridge_falls_on_a_1_and_nobody_is_paid() -> None:
    monsters = {"minotaur-1": "1c2", "minotaur-2": "1d2", "skaven-1": "1f1"}
    stage = chasm({"barbarian": "1a1"}, dice(1), dice(2), monsters=monsters)
    happen(stage, wound(FOES.number("minotaur-1"), 3, BARBARIAN), wound(FOES.number("minotaur-2"), 3, BARBARIAN))
    assert foe(stage, "minotaur-1") is None
    assert wounds(stage, "minotaur-2") == 12
    assert trophies(stage, "barbarian") == []


@rule("WQ-OBJ-6", "WQ-GLD-1")
def test_one_that_is_killed_outright_does_not_fall_first() -> None:
    stage = chasm({"barbarian": "1a1"}, monsters={"skaven-1": "1c2", "skaven-2": "1f1"})
    happen(stage, wound(FOES.number("skaven-1"), 3, BARBARIAN))
    assert trophies(stage, "barbarian") == ["skaven"]


@rule("WQ-OBJ-6")
def test_beside_the_bridge_nobody_falls() -> None:
    stage = chasm({"barbarian": "1b2"}, monsters={"minotaur-1": "1e2"})
    happen(stage, hurt(BARBARIAN, 1), wound(FOES.number("minotaur-1"), 3, BARBARIAN))
    assert wounds(stage, "barbarian") == 11


@rule("WQ-OBJ-6")
def test_a_warrior_who_keeps_his_balance_stays() -> None:
    stage = chasm({"barbarian": "1c2"}, dice(2))
    happen(stage, hurt(BARBARIAN, 1))
    assert at(stage, "barbarian") == "1c2"


@rule("WQ-OBJ-6", "WQ-DTH-3")
def test_a_warrior_whom_nobody_can_hold_is_killed_and_his_equipment_taken_over() -> None:
    stage = chasm({"barbarian": "1a1", "dwarf": "1c2"}, dice(1))
    happen(stage, hurt(DWARF, 1))
    assert (row(stage, "dwarf").fate, row(stage, "dwarf").square) == (DEAD, NONE)
    assert cards(stage, "barbarian") == ["lantern", "rope"]


@rule("WQ-OBJ-6", "WQ-EVT-14")
def test_one_next_to_him_holds_him_by_the_rope_of_either_and_it_may_break() -> None:
    for owner, other in (("barbarian", "dwarf"), ("dwarf", "barbarian")):
        stage = chasm({owner: {"at": "1b2", "cards": ["rope"]}, other: {"at": "1c2", "cards": []}}, dice(1), dice(2))
        happen(stage, hurt(("barbarian", "elf", "wizard", "dwarf").index(other), 1))
        assert stage.asked == (owner,)
        stage.play(owner, f"hold_by_rope {owner} {other}")
        assert row(stage, other).fate == INSIDE
        assert "rope" not in cards(stage, owner)


@rule("WQ-OBJ-6")
def test_his_own_rope_in_the_hand_of_a_friend_and_a_rope_that_holds() -> None:
    stage = chasm({"barbarian": "1b2", "dwarf": "1c2"}, dice(1), dice(3))
    happen(stage, hurt(DWARF, 1))
    assert stage.asked == ("dwarf",)
    stage.play("dwarf", "hold_by_rope barbarian dwarf")
    assert at(stage, "dwarf") == "1c2"
    assert cards(stage, "dwarf") == ["rope"]


@rule("WQ-OBJ-6")
def test_the_rope_need_not_be_used() -> None:
    stage = chasm({"barbarian": "1c2", "dwarf": "1b2"}, dice(1), active="dwarf")
    happen(stage, hurt(BARBARIAN, 1))
    stage.play("dwarf", "keep_the_rope")
    assert row(stage, "barbarian").fate == DEAD


@rule("WQ-OBJ-6")
def test_who_lies_there_or_is_webbed_or_too_far_off_holds_nobody() -> None:
    for fields in ({"at": "1b2", "wounds": 0}, {"at": "1b2", "conditions": ["webbed"]}, {"at": "1b1"}):
        stage = chasm({"dwarf": fields, "barbarian": "1c2", "elf": {"at": "1f1", "cards": []}}, dice(1), active="elf")
        happen(stage, hurt(BARBARIAN, 1))
        assert row(stage, "barbarian").fate == DEAD


@rule("WQ-OBJ-6")
def test_who_floats_does_not_fall() -> None:
    stage = chasm({"barbarian": {"at": "1c2", "conditions": ["levitating"]}})
    happen(stage, hurt(BARBARIAN, 1))
    assert wounds(stage, "barbarian") == 11


@rule("WQ-OBJ-6", "WQ-EQP-11")
@pytest.mark.parametrize("passing", ["until-own-turn", "seldom"])
def test_the_wizard_may_cast_levitate_at_the_last_moment(passing: str) -> None:
    """However seldom he wants to be asked: here it is now or never."""
    stage = chasm(
        {"barbarian": "1c2", "wizard": {"at": "1a1", "passing": passing}},
        dice(1),
        spells=["levitate"],
        power=4,
    )
    happen(stage, hurt(BARBARIAN, 1))
    assert stage.asked == ("wizard",)
    stage.play(
        "wizard", next(words for words in stage.offered("wizard") if "levitate" in words and "barbarian" in words)
    )
    assert row(stage, "barbarian").fate == INSIDE
    assert told(stage, "held-by-magic") == ["barbarian"]
    assert state(stage).power == 0


@rule("WQ-OBJ-6", "WQ-EQP-11")
def test_a_wizard_who_is_asked_seldom_is_not_asked_about_levitate_when_nobody_falls() -> None:
    stage = chasm(
        {"barbarian": {"at": "1b2", "wounds": 1}, "wizard": {"at": "1a1", "passing": "seldom"}},
        spells=["levitate"],
        power=4,
    )
    happen(stage, hurt(BARBARIAN, 1))
    assert stage.asked == ("wizard",)
    assert stage.decision == "own_turn_choice"
