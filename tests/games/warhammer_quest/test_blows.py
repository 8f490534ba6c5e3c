"""The attacks of monsters (WQ-CMB-10, WQ-BST)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import arrow, attack, gang, told, trophies, wounds
from tests.games.warhammer_quest.scene import Roll, dice, foe, row, scene, state

from lanterne.games.warhammer_quest.state import ASK, WARRIORS, WEBBED
from lanterne.lab.stage import Stage


def victim(warrior: str, monsters: dict[str, Any], *chance: Roll, **fields: Any) -> Stage:
    """A warrior in the middle of the room, with the Barbarian far off, whose turn it is."""
    return scene(
        {warrior: {"at": "1b2", **fields}, "barbarian": "1d4"},
        party=("barbarian", warrior),
        monsters=monsters,
        chance=chance,
    )


# --- hits and damage --------------------------------------------------------------------------------------------------


@rule("WQ-CMB-3", "WQ-CMB-5", "WQ-CMB-6")
def test_example_22_a_skaven_hits_the_elf_on_4_and_he_loses_4() -> None:
    stage = victim("elf", {"skaven-1": "1b3"}, dice(5), dice(2), dice(4))
    attack(stage, "skaven-1", "elf")
    assert told(stage, "foe-struck") == ["skaven-1 elf 4 5 0"]
    assert told(stage, "hit-hurt") == ["elf 4 4 3 3 4"]
    assert wounds(stage, "elf") == 7


@rule("WQ-CMB-6")
def test_the_dwarfs_mail_counts() -> None:
    stage = victim("dwarf", {"skaven-1": "1b3"}, dice(6), dice(3))
    attack(stage, "skaven-1", "dwarf")
    assert told(stage, "hit-hurt") == ["dwarf 3 3 3 5 1"]


@rule("WQ-CMB-11", "WQ-WND-4")
def test_an_attack_on_one_who_lies_there_or_by_one_who_has_gone_is_lost() -> None:
    stage = victim("elf", {"skaven-1": "1b3"}, wounds=0)
    attack(stage, "skaven-1", "elf")
    attack(stage, "skaven-2", "barbarian")
    assert stage.events == []


@rule("WQ-BST-1")
def test_a_minotaur_rolls_two_dice_and_adds_4() -> None:
    stage = victim("elf", {"minotaur-1": "1b3"}, dice(6), dice(1), dice(3, 2))
    attack(stage, "minotaur-1", "elf")
    assert told(stage, "hit-hurt") == ["elf 3,2 5 4 3 6"]


@rule("WQ-BST-2")
@pytest.mark.parametrize("archer", ["orc-archer", "night-goblin-archer"])
def test_archers_fight_hand_to_hand_with_swords(archer: str) -> None:
    stage = victim("dwarf", {f"{archer}-1": "1b3"}, dice(6), dice(6))
    attack(stage, f"{archer}-1", "dwarf")
    assert told(stage, "hit-hurt") == ["dwarf 6 6 3 5 4"]


@rule("WQ-MIS-3")
@pytest.mark.parametrize(("archer", "strength"), [("orc-archer", 3), ("night-goblin-archer", 1)])
def test_arrows_have_the_strength_of_the_bow(archer: str, strength: int) -> None:
    stage = victim("dwarf", {f"{archer}-1": "1d1"}, dice(6))
    arrow(stage, f"{archer}-1", "dwarf", 5)
    assert told(stage, "hit-hurt") == [f"dwarf 6 6 {strength} 5 {6 + strength - 5}"]


@rule("WQ-WND-4")
def test_an_arrow_does_not_harm_one_who_has_become_invisible_but_one_who_floats() -> None:
    unseen = victim("dwarf", {"orc-archer-1": "1d1"}, conditions=["invisible"])
    arrow(unseen, "orc-archer-1", "dwarf", 6)
    assert wounds(unseen, "dwarf") == 12
    floating = victim("dwarf", {"orc-archer-1": "1d1"}, dice(6), conditions=["levitating"])
    arrow(floating, "orc-archer-1", "dwarf", 6)
    assert wounds(floating, "dwarf") == 8


# --- the order of a hit -----------------------------------------------------------------------------------------------


@rule("WQ-CMB-10")
def test_under_the_spell_shield_only_a_natural_6_harms_and_it_comes_before_the_dodge() -> None:
    stage = victim("elf", {"skaven-1": "1b3"}, dice(5), dice(6), dice(1), dice(6), conditions=["shielded"])
    attack(stage, "skaven-1", "elf")
    assert told(stage, "shield-held") == ["elf"]
    assert told(stage, "not-dodged") == []
    attack(stage, "skaven-1", "elf")
    assert wounds(stage, "elf") == 5


@rule("WQ-CMB-10", "WQ-MIS-3")
def test_the_spell_shield_stops_arrows_by_their_natural_die() -> None:
    stage = victim("dwarf", {"orc-archer-1": "1d1"}, dice(6), conditions=["shielded"])
    arrow(stage, "orc-archer-1", "dwarf", 5)
    assert wounds(stage, "dwarf") == 12
    arrow(stage, "orc-archer-1", "dwarf", 6)
    assert wounds(stage, "dwarf") == 8


@rule("WQ-HRO-6", "WQ-CMB-10")
def test_the_elf_dodges_arrows() -> None:
    stage = victim("elf", {"orc-archer-1": "1d1"}, dice(6))
    arrow(stage, "orc-archer-1", "elf", 4)
    assert wounds(stage, "elf") == 11


@rule("WQ-MAG-16", "WQ-CMB-10", "WQ-GLD-3")
def test_rebound_sends_the_wounds_that_are_left_back_on_a_6() -> None:
    stage = victim("dwarf", {"skaven-1": "1b3", "skaven-2": "1d1"}, dice(6), dice(5), dice(6), conditions=["rebound"])
    attack(stage, "skaven-1", "dwarf")
    assert wounds(stage, "dwarf") == 12
    assert foe(stage, "skaven-1") is None
    assert trophies(stage, "dwarf") == ["skaven"]


@rule("WQ-MAG-16")
def test_rebound_fails_on_a_5_and_is_not_rolled_for_a_hit_without_wounds() -> None:
    stage = victim("dwarf", {"skaven-1": "1b3"}, dice(6), dice(5), dice(5), dice(6), dice(1), conditions=["rebound"])
    attack(stage, "skaven-1", "dwarf")
    assert wounds(stage, "dwarf") == 9
    attack(stage, "skaven-1", "dwarf")
    assert wounds(stage, "dwarf") == 9


@rule("WQ-MAG-16")
def test_rebound_against_a_gang_takes_its_members_in_the_order_of_their_arrival() -> None:
    monsters = {"snotling-3": "1a1", "snotling-1": "1b1", "snotling-2": "1c1", "skaven-1": "1d1"}
    stage = victim("dwarf", monsters, dice(6), dice(4), dice(6), conditions=["rebound"])
    gang(stage, "dwarf", "snotling-1", "snotling-2", "snotling-3")
    assert [foe(stage, f"snotling-{n}") is None for n in (1, 2, 3)] == [True, False, True]


@rule("WQ-EQP-11")
def test_who_waits_for_a_hit_or_for_wounds_is_asked_again() -> None:
    stage = victim("dwarf", {"skaven-1": "1b3"}, dice(6), dice(1), dice(6), dice(6), passing="until-wounded")
    s = state(stage)
    s.warriors[WARRIORS.number("barbarian")] = row(stage, "barbarian")._replace(passing=2)
    attack(stage, "skaven-1", "dwarf")
    assert row(stage, "barbarian").passing == ASK
    assert row(stage, "dwarf").passing != ASK
    attack(stage, "skaven-1", "dwarf")
    assert row(stage, "dwarf").passing == ASK


# --- beasts -----------------------------------------------------------------------------------------------------------


@rule("WQ-BST-4", "WQ-GLD-3")
def test_a_rat_dies_of_its_frenzy_on_3_hit_or_miss_and_is_the_trophy_of_whom_it_attacked() -> None:
    stage = victim(
        "dwarf", {"giant-rat-1": "1b3", "giant-rat-2": "1b1"}, dice(6), dice(3, 2), dice(2), dice(2), dice(3)
    )
    attack(stage, "giant-rat-1", "dwarf")
    assert told(stage, "hit-hurt") == ["dwarf 3,2 5 2 5 2"]
    assert foe(stage, "giant-rat-1") is not None
    attack(stage, "giant-rat-1", "dwarf")
    assert foe(stage, "giant-rat-1") is None
    assert trophies(stage, "dwarf") == ["giant-rat"]


@rule("WQ-BST-4")
def test_other_beasts_survive_their_attacks() -> None:
    stage = victim("dwarf", {"giant-bat-1": "1b3"}, dice(1))
    attack(stage, "giant-bat-1", "dwarf")
    assert foe(stage, "giant-bat-1") is not None


@rule("WQ-BST-6")
def test_a_spider_that_hits_webs_its_victim_and_does_no_wound() -> None:
    stage = victim("dwarf", {"giant-spider-1": "1b3"}, dice(6))
    attack(stage, "giant-spider-1", "dwarf")
    assert row(stage, "dwarf").conditions & WEBBED
    assert wounds(stage, "dwarf") == 12


@rule("WQ-BST-6", "WQ-CMB-7", "WQ-HRO-6")
@pytest.mark.parametrize(("die", "left"), [(1, 10), (4, 9), (5, 8)])
def test_it_bites_a_webbed_warrior_without_a_roll_for_1d3_unmodified(die: int, left: int) -> None:
    stage = victim("elf", {"giant-spider-1": "1b3"}, dice(die), conditions=["webbed"])
    attack(stage, "giant-spider-1", "elf")
    assert wounds(stage, "elf") == left


@rule("WQ-BST-6")
def test_a_spider_that_misses_does_nothing() -> None:
    stage = victim("dwarf", {"giant-spider-1": "1b3"}, dice(2))
    attack(stage, "giant-spider-1", "dwarf")
    assert not row(stage, "dwarf").conditions & WEBBED


@rule("WQ-BST-9")
def test_snotlings_make_one_attack_with_their_number_as_strength_and_all_but_one_added_to_hit() -> None:
    monsters = {f"snotling-{n}": square for n, square in enumerate(("1a1", "1b1", "1c1", "1d1"), 1)}
    stage = victim("dwarf", monsters, dice(4), dice(5))
    gang(stage, "dwarf", *monsters)
    assert told(stage, "gang-struck") == ["3 dwarf 6 4 2"]
    assert told(stage, "hit-hurt") == ["dwarf 5 5 3 5 3"]


@rule("WQ-BST-9", "WQ-MAG-16")
def test_a_confused_snotling_does_not_count() -> None:
    monsters = {"snotling-1": "1a1", "snotling-2": {"at": "1b1", "fewer": 1}}
    stage = victim("dwarf", monsters, dice(5))
    gang(stage, "dwarf", *monsters)
    assert told(stage, "gang-missed") == ["1 dwarf 6 5 0"]


@rule("WQ-BST-9", "WQ-WND-4")
def test_a_gang_without_members_or_victim_does_nothing() -> None:
    stage = victim("dwarf", {"snotling-1": "1d1"})
    gang(stage, "dwarf", "snotling-1")
    lying = victim("dwarf", {"snotling-1": "1a1"}, wounds=0)
    gang(lying, "dwarf", "snotling-1")
    assert stage.events == lying.events == []
