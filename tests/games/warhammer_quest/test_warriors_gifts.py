"""What is special about each warrior (WQ-HRO)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import attack, blows, happen, told, wounds
from tests.games.warhammer_quest.scene import Roll, dice, refused, row, scene, state

from lanterne.games.warhammer_quest.rules.own_turn import own_turn
from lanterne.games.warhammer_quest.state import BERSERK, FALLEN, RAGE, WARRIORS
from lanterne.lab.stage import Stage

# --- the Barbarian's rage ---------------------------------------------------------------------------------------------


def barbarian(*chance: Roll, **fields: Any) -> Stage:
    """The Barbarian between two minotaurs."""
    return scene(
        {"barbarian": {"at": "1b2", **fields}},
        party=("barbarian",),
        monsters={"minotaur-1": "1b3", "minotaur-2": "1b1"},
        chance=chance,
    )


@rule("WQ-HRO-1", "WQ-HRO-2", "WQ-HRO-4")
def test_a_6_before_the_first_blow_makes_him_berserk_and_gives_an_attack() -> None:
    stage = barbarian(dice(6), dice(1), dice(1))
    stage.play("barbarian", "strike minotaur-1")
    assert row(stage, "barbarian").conditions & BERSERK
    assert told(stage, "went-berserk") == ["barbarian 6 0 6"]
    stage.play("barbarian", "strike minotaur-2")
    assert blows(stage, "barbarian") == []


@rule("WQ-HRO-1", "WQ-HRO-4")
def test_the_monsters_killed_in_this_combat_are_added() -> None:
    calm = barbarian(dice(3), dice(1), trophies=["skaven", "giant-rat"])
    calm.play("barbarian", "strike minotaur-1")
    assert told(calm, "stayed-calm") == ["barbarian 3 2 6"]
    assert blows(calm, "barbarian") == []
    furious = barbarian(dice(4), dice(1), trophies=["skaven", "giant-rat"])
    furious.play("barbarian", "strike minotaur-1")
    assert blows(furious, "barbarian") == ["strike minotaur-1", "strike minotaur-2"]


@rule("WQ-HRO-4")
def test_who_is_berserk_already_does_not_roll_again_and_nobody_else_rolls() -> None:
    stage = barbarian(dice(1), conditions=["berserk"])
    stage.play("barbarian", "strike minotaur-1")
    assert told(stage, "missed") == ["barbarian minotaur-1 4 1"]


@rule("WQ-HRO-4")
def test_he_rolls_once_before_his_first_blow_only() -> None:
    stage = barbarian(dice(2), dice(1), dice(1), now={"attacks": 1})
    stage.play("barbarian", "strike minotaur-1")
    stage.play("barbarian", "strike minotaur-1")
    assert len(told(stage, "stayed-calm")) == 1


@rule("WQ-HRO-3")
def test_a_natural_1_whatever_the_total_hurts_friends_beside_him_and_stops_his_attacks() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1b2", "trophies": ["skaven"] * 6},
            "dwarf": "1a1",
            "elf": {"at": "1c2", "cards": []},
            "wizard": {"at": "1d4", "cards": []},
        },
        monsters={"minotaur-1": "1b3"},
        chance=[dice(1)],
    )
    stage.play("barbarian", "strike minotaur-1")
    assert [wounds(stage, name) for name in ("barbarian", "elf", "wizard", "dwarf")] == [12, 10, 10, 11]
    assert row(stage, "barbarian").conditions & RAGE
    assert refused(stage, "barbarian", "strike minotaur-1") == ("raging", "WQ-HRO-3")
    assert wounds(stage, "minotaur-1") == 15


@rule("WQ-HRO-3", "WQ-GEN-7")
def test_his_rage_does_not_reach_the_one_in_the_pit_below_the_one_who_floats_or_the_one_behind_a_wall() -> None:
    stage = scene(
        {
            "barbarian": "1d1",
            "dwarf": {"at": "1c1", "conditions": ["levitating"]},
            "elf": {"at": "1c2", "conditions": ["in-pit"]},
            "wizard": {"at": "2a1", "cards": []},
        },
        dungeon=["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}],
        monsters={"minotaur-1": "1d2"},
        chance=[dice(1)],
    )
    stage.play("barbarian", "strike minotaur-1")
    assert [wounds(stage, name) for name in ("elf", "wizard", "dwarf")] == [11, 10, 12]


@rule("WQ-PIN-6")
def test_the_roll_alone_does_not_do_the_duty_of_one_who_has_failed_to_escape() -> None:
    position: dict[str, Any] = {"party": ("barbarian",), "monsters": {"minotaur-1": "1b3"}, "pinned": 2, "hands": 1}
    rolled = scene({"barbarian": "1b2"}, **position)
    assert refused(rolled, "barbarian", "end_own_turn") == ("must-strike", "WQ-PIN-6")
    struck = scene({"barbarian": "1b2"}, blows=1, **position)
    assert struck.is_open("barbarian", "end_own_turn")


# --- the Elf's dodge --------------------------------------------------------------------------------------------------


@rule("WQ-HRO-6")
@pytest.mark.parametrize(("dodge", "left"), [(dice(5), 7), (dice(6), 11)])
def test_the_elf_dodges_on_a_6(dodge: Roll, left: int) -> None:
    chance = [dice(4), dodge] + ([dice(4)] if left == 7 else [])
    stage = scene({"elf": "1b2"}, party=("elf",), monsters={"skaven-1": "1b3"}, chance=chance)
    attack(stage, "skaven-1", "elf")
    assert wounds(stage, "elf") == left


@rule("WQ-HRO-6")
def test_a_webbed_elf_does_not_dodge() -> None:
    stage = scene(
        {"elf": {"at": "1b2", "conditions": ["webbed"]}, "dwarf": "1d4"},
        party=("elf", "dwarf"),
        active="dwarf",
        monsters={"skaven-1": "1b3"},
        chance=[dice(4), dice(4)],
    )
    attack(stage, "skaven-1", "elf")
    assert wounds(stage, "elf") == 7


@rule("WQ-HRO-6")
def test_others_do_not_dodge() -> None:
    stage = scene({"dwarf": "1b2"}, party=("dwarf",), monsters={"skaven-1": "1b3"}, chance=[dice(5), dice(6)])
    attack(stage, "skaven-1", "dwarf")
    assert wounds(stage, "dwarf") == 8


@rule("WQ-HRO-5")
def test_the_elf_is_never_pinned() -> None:
    stage = scene({"elf": "1b2"}, party=("elf",), monsters={"skaven-1": "1b3"})
    assert stage.is_open("elf", "walk 1a1")


# --- the Dwarf's axe --------------------------------------------------------------------------------------------------


def dwarf(*chance: Roll, flags: tuple[str, ...] = (), **fields: Any) -> Stage:
    """The Dwarf next to a minotaur."""
    return scene(
        {"dwarf": {"at": "1b2", **fields}},
        party=("dwarf",),
        monsters={"minotaur-1": "1b3"},
        flags=list(flags),
        chance=chance,
    )


@rule("WQ-HRO-7")
@pytest.mark.parametrize(("fallen", "left"), [((2, 5), 11), ((5, 2), 11), ((3, 3), 10), ((6, 6), 4)])
def test_the_better_of_two_dice_counts_and_a_double_is_added_together(fallen: tuple[int, int], left: int) -> None:
    stage = dwarf(dice(6), dice(*fallen))
    stage.play("dwarf", "strike minotaur-1")
    assert wounds(stage, "minotaur-1") == left


@rule("WQ-HRO-8")
def test_on_a_double_1_he_slips_does_no_harm_and_is_easier_to_hit() -> None:
    stage = dwarf(dice(6), dice(1, 1), dice(2), dice(1, 1))
    stage.play("dwarf", "strike minotaur-1")
    assert wounds(stage, "minotaur-1") == 15
    assert row(stage, "dwarf").conditions & FALLEN
    attack(stage, "minotaur-1", "dwarf")
    assert told(stage, "foe-struck") == ["minotaur-1 dwarf 4 2 2"]


@rule("WQ-HRO-8", "WQ-GEN-3")
def test_a_natural_1_misses_him_even_so() -> None:
    stage = dwarf(dice(1), conditions=["fallen"], now={"ws": -3})
    attack(stage, "minotaur-1", "dwarf")
    assert told(stage, "foe-missed") == ["minotaur-1 dwarf 2 1 2"]


@rule("WQ-HRO-8")
def test_he_stands_up_at_the_start_of_his_next_own_turn() -> None:
    stage = dwarf(conditions=["fallen"])
    happen(stage, own_turn(WARRIORS.number("dwarf")))
    assert not row(stage, "dwarf").conditions & FALLEN


@rule("WQ-HRO-9")
def test_with_another_weapon_he_rolls_one_die() -> None:
    stage = dwarf(dice(6), dice(4), weapon="hell-mace", cards=["hell-mace"])
    stage.play("dwarf", "strike minotaur-1")
    assert wounds(stage, "minotaur-1") == 12


@rule("WQ-HRO-9", "WQ-OBJ-12", "WQ-CMB-5")
def test_stripped_of_his_axe_he_rolls_one_die_without_strength() -> None:
    stage = dwarf(dice(6), dice(6), flags=("stripped-weapons",))
    stage.play("dwarf", "strike minotaur-1")
    assert wounds(stage, "minotaur-1") == 13


@rule("WQ-OBJ-12", "WQ-CMB-6")
def test_stripped_of_his_mail_only_his_bare_toughness_counts() -> None:
    stage = dwarf(dice(6), dice(4, 4), flags=("stripped-armour",))
    attack(stage, "minotaur-1", "dwarf")
    assert wounds(stage, "dwarf") == 4
    assert state(stage).flags == ("stripped-armour",)
