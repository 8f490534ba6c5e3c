"""Blows of warriors (WQ-CMB, WQ-WAR-5, WQ-WAR-6)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import blows, happen, told, trophies, wounds
from tests.games.warhammer_quest.scene import Roll, dice, foe, refused, row, scene, state

from lanterne.games.warhammer_quest.rules.combat import blow, sure_blow
from lanterne.games.warhammer_quest.rules.harm import ALL, ARMOUR, NOTHING, deducted, slay
from lanterne.games.warhammer_quest.rules.profile import weapon_skill
from lanterne.games.warhammer_quest.state import FOES, NONE, WARRIORS, State
from lanterne.lab.stage import Stage

CALM = dice(2)
"""The Barbarian's roll before his first blow, when it has no effect."""


def duel(warrior: str, monster: str, *chance: Roll, **fields: Any) -> Stage:
    """A warrior alone with a monster next to him."""
    return scene({warrior: {"at": "1b2", **fields}}, party=(warrior,), monsters={f"{monster}-1": "1b3"}, chance=chance)


# --- whom -------------------------------------------------------------------------------------------------------------


@rule("WQ-CMB-1", "WQ-WAR-5", "WQ-GEN-7")
def test_any_adjacent_monster_can_be_fought_diagonally_too_and_none_further_away() -> None:
    monsters = {"skaven-1": "1a1", "skaven-2": "1b3", "skaven-3": "1d2"}
    stage = scene({"wizard": "1b2"}, party=("wizard",), monsters=monsters)
    assert blows(stage, "wizard") == ["strike skaven-1", "strike skaven-2"]


@rule("WQ-CMB-1", "WQ-OBJ-5")
def test_no_blow_goes_down_into_the_pit_or_up_from_it() -> None:
    monsters = {"skaven-1": "1d2", "skaven-2": "1b2"}
    stage = scene({"wizard": "1c2"}, party=("wizard",), dungeon=["fighting-pit"], monsters=monsters)
    assert blows(stage, "wizard") == ["strike skaven-2"]


@rule("WQ-CMB-1", "WQ-MOV-5")
def test_no_blow_goes_round_the_corner_of_a_wall() -> None:
    dungeon = ["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}]
    beside = scene({"wizard": "1d1"}, party=("wizard",), dungeon=dungeon, monsters={"skaven-1": "2a1"})
    assert blows(beside, "wizard") == []
    through = scene({"wizard": "1d3"}, party=("wizard",), dungeon=dungeon, monsters={"skaven-1": "2a1"})
    assert blows(through, "wizard") == ["strike skaven-1"]


@rule("WQ-WAR-8")
def test_who_has_come_into_a_new_section_makes_no_attack() -> None:
    stage = duel("wizard", "skaven", fresh=True)
    assert refused(stage, "wizard", "strike skaven-1") == ("new-section", "WQ-WAR-8")


@rule("WQ-MAG-9")
def test_who_floats_does_not_fight_hand_to_hand() -> None:
    stage = duel("wizard", "skaven", conditions=["levitating"])
    assert refused(stage, "wizard", "strike skaven-1") == ("floats-above", "WQ-MAG-9")


@rule("WQ-WAR-6")
def test_nobody_both_shoots_and_fights_hand_to_hand_in_the_same_turn() -> None:
    stage = scene({"elf": "1b2"}, party=("elf",), monsters={"skaven-1": "1b3"}, hands=2)
    assert refused(stage, "elf", "strike skaven-1") == ("attacked-otherwise", "WQ-WAR-6")


@rule("WQ-OBJ-14")
def test_who_has_acted_for_the_adventure_makes_no_attack() -> None:
    stage = scene({"elf": "1b2"}, party=("elf",), monsters={"skaven-1": "1b3"}, hands=3)
    assert blows(stage, "elf") == []


# --- attacks ----------------------------------------------------------------------------------------------------------


@rule("WQ-CMB-2")
def test_each_point_of_attacks_is_one_blow_and_targets_are_chosen_one_after_another() -> None:
    monsters = {"minotaur-1": "1b3", "minotaur-2": "1b1"}
    stage = scene(
        {"wizard": {"at": "1b2", "now": {"attacks": 1}}},
        party=("wizard",),
        monsters=monsters,
        chance=[dice(1), dice(2)],
    )
    stage.play("wizard", "strike minotaur-1")
    assert blows(stage, "wizard") == ["strike minotaur-1", "strike minotaur-2"]
    stage.play("wizard", "strike minotaur-2")
    assert refused(stage, "wizard", "strike minotaur-1") == ("no-attacks-left", "WQ-CMB-2")


@rule("WQ-WAR-4", "WQ-CMB-2")
def test_after_the_first_attack_roll_the_movement_is_over() -> None:
    stage = scene({"elf": "1b2"}, party=("elf",), monsters={"minotaur-1": "1b3"}, chance=[dice(1)])
    assert stage.is_open("elf", "walk 1a1")
    stage.play("elf", "strike minotaur-1")
    assert refused(stage, "elf", "walk 1a1") == ("no-move-after-attack", "WQ-WAR-4")
    assert row(stage, "elf").fought


@rule("WQ-CMB-11", "WQ-CMB-2")
@pytest.mark.parametrize("call", [blow, sure_blow])
def test_a_blow_at_a_monster_that_has_gone_spends_nothing(call: object) -> None:
    stage = duel("wizard", "skaven")
    state(stage).monsters.clear()
    happen(stage, call(WARRIORS.number("wizard"), FOES.number("skaven-1")))  # type: ignore[operator]
    assert (state(stage).blows, state(stage).hands, row(stage, "wizard").fought) == (0, 0, False)


@rule("WQ-CMB-11")
def test_another_blow_can_be_struck_instead() -> None:
    monsters = {"skaven-1": "1b3", "minotaur-1": "1b1"}
    stage = scene({"wizard": "1b2"}, party=("wizard",), monsters=monsters, chance=[dice(1)])
    happen(stage, slay(FOES.number("skaven-1"), NONE), blow(WARRIORS.number("wizard"), FOES.number("skaven-1")))
    stage.play("wizard", "strike minotaur-1")
    assert told(stage, "missed") == ["wizard minotaur-1 4 1"]


@rule("WQ-CMB-11")
def test_a_warrior_who_falls_before_his_blow_loses_it() -> None:
    stage = duel("wizard", "skaven")
    state(stage).warriors[WARRIORS.number("wizard")] = row(stage, "wizard")._replace(wounds=0)
    happen(stage, blow(WARRIORS.number("wizard"), FOES.number("skaven-1")))
    assert state(stage).blows == 0


# --- hitting ----------------------------------------------------------------------------------------------------------


@rule("WQ-CMB-3")
def test_example_16_the_barbarian_hits_a_goblin_on_3() -> None:
    missed = duel("barbarian", "goblin-spearman", CALM, dice(2))
    missed.play("barbarian", "strike goblin-spearman-1")
    assert told(missed, "missed") == ["barbarian goblin-spearman-1 3 2"]
    hit = duel("barbarian", "goblin-spearman", CALM, dice(3), dice(1))
    hit.play("barbarian", "strike goblin-spearman-1")
    assert told(hit, "struck") == ["barbarian goblin-spearman-1 3 3"]


@rule("WQ-CMB-4", "WQ-GEN-5", "WQ-CMB-3")
@pytest.mark.parametrize(("change", "skill", "needed"), [(-5, 1, 6), (-1, 1, 6), (2, 4, 4), (20, 10, 2)])
def test_a_changed_weapon_skill_is_kept_between_1_and_10_before_the_table_is_read(
    change: int, skill: int, needed: int
) -> None:
    stage = duel("wizard", "minotaur", dice(1), now={"ws": change})
    assert weapon_skill(state(stage), WARRIORS.number("wizard")) == skill
    stage.play("wizard", "strike minotaur-1")
    assert told(stage, "missed") == [f"wizard minotaur-1 {needed} 1"]


@rule("WQ-GEN-3", "WQ-CMB-3")
def test_a_natural_1_misses_and_a_natural_6_hits() -> None:
    clumsy = duel("wizard", "minotaur", dice(6), dice(6), now={"ws": -1})
    clumsy.play("wizard", "strike minotaur-1")
    assert wounds(clumsy, "minotaur-1") == 10
    master = duel("wizard", "snotling", dice(1), now={"ws": 8})
    master.play("wizard", "strike snotling-1")
    assert foe(master, "snotling-1")


@rule("WQ-CMB-5", "WQ-CMB-6", "WQ-CMB-9")
def test_example_17_die_and_strength_less_toughness() -> None:
    stage = duel("barbarian", "goblin-spearman", CALM, dice(3), dice(5))
    stage.play("barbarian", "strike goblin-spearman-1")
    assert told(stage, "blow-hurt") == ["barbarian goblin-spearman-1 5 5 4 3 6"]
    assert foe(stage, "goblin-spearman-1") is None


@rule("WQ-CMB-5", "WQ-CMB-6", "WQ-CMB-9", "WQ-GLD-1")
def test_example_21_the_wizard_kills_a_skaven() -> None:
    monsters = {"skaven-1": "1b3", "minotaur-1": "1d4"}
    stage = scene({"wizard": "1b2"}, party=("wizard",), monsters=monsters, chance=[dice(5), dice(4)])
    stage.play("wizard", "strike skaven-1")
    assert told(stage, "struck") == ["wizard skaven-1 4 5"]
    assert told(stage, "blow-hurt") == ["wizard skaven-1 4 4 3 3 4"]
    assert trophies(stage, "wizard") == ["skaven"]
    assert (row(stage, "wizard").kills, row(stage, "wizard").dealt) == (1, 3)


@rule("WQ-CMB-9")
def test_example_18_what_is_left_of_a_wounded_monster_is_noted() -> None:
    stage = duel("barbarian", "minotaur", CALM, dice(6), dice(5))
    stage.play("barbarian", "strike minotaur-1")
    assert wounds(stage, "minotaur-1") == 10
    assert told(stage, "foe-wounded") == ["minotaur-1 5 10"]
    assert trophies(stage, "barbarian") == []


@rule("WQ-CMB-6")
def test_toughness_never_heals() -> None:
    stage = duel("wizard", "minotaur", dice(6), dice(1), now={"strength": -2})
    stage.play("wizard", "strike minotaur-1")
    assert wounds(stage, "minotaur-1") == 15


@rule("WQ-CMB-6", "WQ-CMB-7", "WQ-CMB-8")
@pytest.mark.parametrize(("ignoring", "left"), [(NOTHING, 4), (ARMOUR, 5), (ALL, 8)])
def test_what_is_deducted_from_damage(ignoring: int, left: int) -> None:
    s: State = state(scene({}))
    assert deducted(s, WARRIORS.number("barbarian"), 8, ignoring) == left
    assert deducted(s, WARRIORS.number("dwarf"), 1, NOTHING) == 0


@rule("WQ-CMB-6", "WQ-CMB-8")
def test_iron_skin_is_no_armour() -> None:
    s: State = state(scene({"dwarf": {"now": {"toughness": 2}}}))
    assert [deducted(s, WARRIORS.number("dwarf"), 10, ignoring) for ignoring in (NOTHING, ARMOUR)] == [3, 4]


@rule("WQ-CMB-2", "WQ-CMB-5")
def test_a_sure_blow_hits_without_a_roll_and_is_an_attack() -> None:
    stage = duel("wizard", "minotaur", dice(6))
    happen(stage, sure_blow(WARRIORS.number("wizard"), FOES.number("minotaur-1")))
    assert wounds(stage, "minotaur-1") == 10
    assert blows(stage, "wizard") == []


@rule("WQ-AUT-8")
def test_a_monster_that_waits_to_be_attacked_is_roused_by_a_blow_one_that_waits_to_be_shot_is_not() -> None:
    for behaviour, after in (("unmoving-until-attacked", 0), ("in-pit-until-shot", 1), ("unmoving", 2)):
        stage = scene(
            {"wizard": "1b2"},
            party=("wizard",),
            monsters={"minotaur-1": {"at": "1b3", "behaviour": behaviour}},
            chance=[dice(1)],
        )
        stage.play("wizard", "strike minotaur-1")
        left = foe(stage, "minotaur-1")
        assert left is not None
        assert left.behaviour == after
