"""Wounds, unconsciousness, healing and death (WQ-WND, WQ-HEA, WQ-DTH)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import attack, cards, happen, told, trophies, wounds
from tests.games.warhammer_quest.scene import at, dice, foe, row, scene, state

from lanterne.games.warhammer_quest.rules.dungeon import reachable
from lanterne.games.warhammer_quest.rules.harm import FULL, dies, heal, hurt, is_lost, slay, wound
from lanterne.games.warhammer_quest.rules.own_turn import own_turn
from lanterne.games.warhammer_quest.rules.turn import the_fallen_die
from lanterne.games.warhammer_quest.state import DEAD, FOES, INSIDE, LOST, NONE, WARRIORS

BARBARIAN, ELF, WIZARD, DWARF = range(4)
TOGETHER = {"barbarian": "1a1", "elf": "1b1", "wizard": "1a2", "dwarf": "1b2"}


# --- wounds -----------------------------------------------------------------------------------------------------------


@rule("WQ-WND-1", "WQ-WND-2")
def test_example_2_wounds_go_down_and_never_below_0() -> None:
    stage = scene({"elf": {"starting": 14}})
    happen(stage, hurt(ELF, 3), hurt(ELF, 5))
    assert told(stage, "wounds-lost") == ["elf 3 11", "elf 5 6"]
    happen(stage, hurt(ELF, 9))
    assert wounds(stage, "elf") == 0
    assert told(stage, "fell-unconscious") == ["elf"]
    assert row(stage, "elf").fate == INSIDE


@rule("WQ-WND-6")
def test_more_damage_changes_nothing_for_one_who_lies_there() -> None:
    stage = scene({"elf": {"wounds": 0}})
    happen(stage, hurt(ELF, 3))
    assert stage.events == []
    assert row(stage, "elf").fate == INSIDE


@rule("WQ-WND-2")
def test_when_a_warrior_falls_those_who_can_help_may_do_so_at_once() -> None:
    stage = scene({"elf": {"wounds": 2, "cards": []}, "dwarf": {"cards": ["healing-potion"]}})
    happen(stage, hurt(ELF, 2))
    assert stage.asked == ("dwarf",)


@rule("WQ-WND-3", "WQ-HEA-1")
def test_one_wound_wakes_him() -> None:
    stage = scene({"elf": {"wounds": 0}})
    happen(stage, heal(ELF, 1))
    assert told(stage, "came-round") == ["elf"]
    assert ELF in reachable(state(stage))


@rule("WQ-WND-4", "WQ-GEN-9")
def test_an_unconscious_warrior_is_no_target_and_has_no_own_turn() -> None:
    stage = scene({"barbarian": "1a1", "elf": {"at": "1b2", "wounds": 0}}, monsters={"skaven-1": "1b3"})
    assert reachable(state(stage)) == [BARBARIAN, WIZARD, DWARF]
    happen(stage, own_turn(ELF))
    assert stage.asked == ("barbarian",)


@rule("WQ-WND-5")
def test_woken_before_his_own_turn_he_takes_it() -> None:
    stage = scene({"elf": {"wounds": 0}})
    happen(stage, heal(ELF, 1), own_turn(ELF))
    assert stage.asked == ("elf",)


@rule("WQ-WND-7", "WQ-DTH-4")
def test_who_is_not_healed_by_the_end_of_the_turn_dies() -> None:
    stage = scene({"elf": {"wounds": 0}, "dwarf": {"wounds": 1}})
    happen(stage, the_fallen_die())
    assert (row(stage, "elf").fate, row(stage, "elf").square) == (DEAD, NONE)
    assert row(stage, "dwarf").fate == INSIDE


# --- healing ----------------------------------------------------------------------------------------------------------


@rule("WQ-HEA-1")
@pytest.mark.parametrize("amount", [5, FULL])
def test_wounds_never_rise_above_starting_wounds(amount: int) -> None:
    stage = scene({"elf": {"wounds": 8, "starting": 11}})
    happen(stage, heal(ELF, amount))
    assert wounds(stage, "elf") == 11
    assert told(stage, "wounds-regained") == ["elf 3 11"]


@rule("WQ-HEA-6")
def test_the_dead_cannot_be_healed() -> None:
    stage = scene({"elf": {"fate": "dead", "wounds": 0}})
    happen(stage, heal(ELF, FULL))
    assert wounds(stage, "elf") == 0


# --- monsters ---------------------------------------------------------------------------------------------------------


@rule("WQ-CMB-9", "WQ-GLD-1", "WQ-GLD-3")
def test_a_monster_that_nobody_has_killed_is_nobodys_trophy() -> None:
    stage = scene(TOGETHER, monsters={"skaven-1": "1d4", "skaven-2": "1d3"})
    happen(stage, wound(FOES.number("skaven-1"), 3, NONE))
    assert foe(stage, "skaven-1") is None
    assert [trophies(stage, name) for name in WARRIORS.names] == [[], [], [], []]


@rule("WQ-GLD-1")
def test_a_killed_monster_goes_to_the_record_of_its_killer() -> None:
    stage = scene(TOGETHER, monsters={"skaven-1": "1d4", "giant-rat-1": "1d3", "skaven-2": "1c4"})
    happen(stage, slay(FOES.number("giant-rat-1"), DWARF), slay(FOES.number("skaven-1"), DWARF))
    assert trophies(stage, "dwarf") == ["giant-rat", "skaven"]
    assert row(stage, "dwarf").kills == 2


@rule("WQ-MAG-14")
def test_under_life_force_lost_wounds_count_what_is_beyond_the_last_does_not() -> None:
    monsters = {"skaven-1": "1d4", "minotaur-1": "1d3"}
    stage = scene({**TOGETHER, "elf": {"at": "1b1", "conditions": ["life-force"]}}, monsters=monsters)
    happen(stage, wound(FOES.number("skaven-1"), 9, ELF), wound(FOES.number("minotaur-1"), 4, ELF))
    assert row(stage, "elf").life == 7
    happen(stage, wound(FOES.number("minotaur-1"), 4, DWARF))
    assert row(stage, "elf").life == 7


# --- death ------------------------------------------------------------------------------------------------------------


@rule("WQ-DTH-1", "WQ-DTH-4")
def test_gold_trophies_and_treasures_stay_with_the_body() -> None:
    stage = scene(
        {
            "barbarian": "1a1",
            "elf": {"at": "1b2", "gold": 50, "trophies": ["skaven"], "cards": ["firebomb"], "conditions": ["webbed"]},
        },
        party=("barbarian", "elf"),
    )
    happen(stage, dies(ELF))
    left = row(stage, "elf")
    assert (left.fate, left.square, left.gold, left.trophies, left.conditions) == (DEAD, NONE, 0, (), 0)
    assert cards(stage, "elf") == []
    assert cards(stage, "barbarian") == ["lantern"]
    assert state(stage).old_treasures == ()


@rule("WQ-DTH-4")
def test_who_is_dead_does_not_die_again_and_takes_no_part() -> None:
    stage = scene({"barbarian": "1a1", "elf": {"fate": "dead", "wounds": 0}}, party=("barbarian", "elf"))
    happen(stage, dies(ELF), own_turn(ELF))
    assert stage.events == []
    assert stage.asked == ("barbarian",)


@rule("WQ-LAN-2", "WQ-LAN-5")
def test_a_lost_warrior_takes_all_with_him() -> None:
    stage = scene({"barbarian": "1a1", "dwarf": {"at": "1d4", "gold": 50}}, party=("barbarian", "dwarf"))
    happen(stage, is_lost(DWARF))
    left = row(stage, "dwarf")
    assert (left.fate, left.square, left.gold) == (LOST, NONE, 0)
    assert cards(stage, "dwarf") == []
    assert cards(stage, "barbarian") == ["lantern"]


@rule("WQ-WND-4", "WQ-CMB-11")
def test_what_a_dead_warrior_left_free_is_free() -> None:
    stage = scene({"barbarian": "1a1", "elf": "1b2"}, party=("barbarian", "elf"), monsters={"skaven-1": "1b3"})
    happen(stage, dies(ELF))
    attack(stage, "skaven-1", "elf")
    assert told(stage, "foe-struck") == told(stage, "foe-missed") == []
    assert at(stage, "barbarian") == "1a1"


@rule("WQ-WND-1")
def test_a_blow_takes_wounds_that_are_told_with_what_is_left() -> None:
    stage = scene({"dwarf": "1b2"}, party=("dwarf",), monsters={"skaven-1": "1b3"}, chance=[dice(6), dice(6)])
    attack(stage, "skaven-1", "dwarf")
    assert told(stage, "wounds-lost") == ["dwarf 4 8"]
