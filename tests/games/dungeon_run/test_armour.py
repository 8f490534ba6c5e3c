"""Armour, card by card, and free attacks, against which it is all that helps."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.fray import attack, fray, go_on, spot, wounds
from tests.games.dungeon_run.scene import hero, run, state, told

from lanterne.games.dungeon_run.rules.armour import armour_of
from lanterne.games.dungeon_run.rules.battle import against_monster
from lanterne.games.dungeon_run.rules.free_attack import free_attack

CARDS: list[tuple[str, dict[str, object], list[int]]] = [
    ("vargagg", {}, []),
    ("vargagg", {"abilities": ["vargagg-frozen-hide"]}, [5]),
    ("addolgar-vayne", {"abilities": ["addolgar-vayne-plate-training"]}, [5]),
    ("addolgar-vayne", {"equipped": ["summoning-stone"]}, [5]),  # radiant-champion
    ("emma-goodluck", {"abilities": ["emma-goodluck-arcane-ward"]}, [4]),
    ("birodin", {"abilities": ["birodin-thick-skull"]}, [4]),
    ("birodin", {"equipped": ["buckler"]}, [5]),
    ("birodin", {"equipped": ["tower-shield"]}, [5, 5]),
    ("birodin", {"equipped": ["chain-hauberk"]}, [5, 5]),
    ("birodin", {"equipped": ["leather-jerkin"]}, [4]),
    ("birodin", {"equipped": ["robe-of-warding"]}, [4]),
    ("birodin", {"equipped": ["crown-of-kravlas"]}, [5]),
]


@rule("DR-ARM-2", "DR-ARM-3")
@pytest.mark.parametrize(("name", "row", "faces"), CARDS)
def test_what_each_card_needs(name: str, row: dict[str, object], faces: list[int]) -> None:
    stage = fray({name: row}, "slime")
    assert armour_of(state(stage), 0, against_monster(state(stage), 0)) == faces


@rule("DR-ARM-3")
def test_armour_adds_up_and_the_easiest_die_comes_first() -> None:
    row = {"equipped": ["tower-shield", "leather-jerkin", "crown-of-kravlas"], "abilities": ["birodin-thick-skull"]}
    stage = fray({"birodin": row}, "slime")
    assert armour_of(state(stage), 0, against_monster(state(stage), 0)) == [4, 4, 5, 5, 5]


@rule("DR-ARM-3")
def test_plate_training_makes_all_armour_easier_but_not_below_three() -> None:
    row = {"equipped": ["chain-hauberk", "summoning-stone"], "abilities": ["addolgar-vayne-plate-training"]}
    stage = fray({"addolgar-vayne": row}, "slime")
    assert armour_of(state(stage), 0, against_monster(state(stage), 0)) == [4, 4, 4, 5]


@rule("DR-ABI-10", "DR-ARM-3")
def test_against_the_wraith_knight_only_sixes_help_whatever_makes_armour_easier() -> None:
    row = {"equipped": ["chain-hauberk"], "abilities": ["addolgar-vayne-plate-training"]}
    stage = fray({"addolgar-vayne": row}, "wraith-knight")
    assert armour_of(state(stage), 0, against_monster(state(stage), 0)) == [6, 6, 6]


@rule("DR-ARM-1", "DR-ARM-2", "DR-ARM-3")
def test_armour_is_rolled_after_the_blocks_die_by_die_while_hits_remain() -> None:
    row = {"equipped": ["chain-hauberk", "buckler"]}
    stage = fray({"birodin": row}, "slime", (1, 2), (1, 3, 3, 3), (4,), (5,))
    attack(stage, "birodin", picks="[block_with 1 1]")
    assert told(stage, "armour-rolled") == ["armour-rolled birodin 1 4,5"], "the third die is not needed"
    assert wounds(stage, "birodin") == 0


@rule("DR-ARM-3")
def test_no_hits_no_armour() -> None:
    stage = fray({"birodin": {"equipped": ["buckler"]}}, "slime", (4, 4), (1, 3, 3, 3))
    attack(stage, "birodin")
    assert told(stage, "armour-rolled") == []


# --- free attacks -----------------------------------------------------------------------------------------------------


@rule("DR-FRE-1", "DR-ARM-2")
def test_a_free_attack_is_not_answered_and_not_blocked_but_armour_helps() -> None:
    row = {"equipped": ["buckler", "parrying-dagger"]}
    stage = fray({"dorgan": row, "vargagg": {}}, "slime", (1, 2), (5,))
    run(stage, free_attack(0, hero(stage, "dorgan").tile))
    assert stage.decision == "take_action"
    assert wounds(stage, "dorgan") == 1, "two hits, one cancelled by the buckler"
    assert spot(stage).wounds == 0
    assert told(stage, "free-attack-rolled") == ["free-attack-rolled slime dorgan 2 1,2"]


@rule("DR-FRE-2", "DR-FRE-3")
def test_a_free_attack_is_no_battle() -> None:
    stage = fray({"dorgan": {}, "vargagg": {}}, "slime", (1, 2))
    run(stage, free_attack(0, hero(stage, "dorgan").tile))
    assert told(stage, "sabotaged") == []
    assert (hero(stage, "dorgan").fought, hero(stage, "dorgan").actions) == (False, 2)
    assert state(stage).deeds == ()


@rule("DR-FRE-3")
def test_corrosion_belongs_to_battles_only() -> None:
    stage = fray({"dorgan": {"equipped": ["guild-axe"]}}, "slime", (1, 2))
    run(stage, free_attack(0, hero(stage, "dorgan").tile))
    assert stage.decision == "take_action"
    assert len(hero(stage, "dorgan").equipped) == 1


@rule("DR-FRE-3", "DR-RER-7")
def test_the_dice_of_a_free_attack_are_rerolled_if_that_was_not_done_in_the_action() -> None:
    emma = {"abilities": ["emma-goodluck-hex-of-clumsiness"]}
    stage = fray({"dorgan": {}, "emma-goodluck": emma}, "slime", (1,) * 4, (1, 1))
    stage.play("dorgan", "escape")
    stage.play("emma-goodluck", "stand_by")
    assert stage.asked == ("emma-goodluck",), "she may make him roll again"


@rule("DR-FRE-3")
def test_living_shield_works_against_free_attacks() -> None:
    heroes = {"stabbins": {"abilities": ["stabbins-living-shield"]}, "dorgan": {}}
    stage = fray(heroes, "slime", (1, 2))
    run(stage, free_attack(0, hero(stage, "stabbins").tile))
    stage.play("stabbins", "redirect_wounds stabbins-living-shield 1")
    assert (wounds(stage, "stabbins"), wounds(stage, "dorgan")) == (1, 1)


@rule("DR-FRE-1")
def test_the_orc_raider_is_brutal_in_free_attacks_only() -> None:
    stage = fray({"dorgan": {}}, "orc-raider", (1,) * 5, (1,) * 4, (1,) * 4)
    run(stage, free_attack(0, hero(stage, "dorgan").tile))
    attack(stage, "dorgan")
    assert told(stage, "free-attack-rolled") == ["free-attack-rolled orc-raider dorgan 5 1,1,1,1,1"]
    assert told(stage, "monster-rolls") == ["monster-rolls orc-raider 4 1,1,1,1"]


@rule("DR-FRE-1", "DR-GEN-8")
def test_a_free_attack_can_defeat_at_once() -> None:
    stage = fray({"dorgan": {"wounds": 9}, "vargagg": {}}, "slime", (1, 2))
    run(stage, free_attack(0, hero(stage, "dorgan").tile))
    assert hero(stage, "dorgan").condition == 1


@rule("DR-FRE-1")
def test_the_unconscious_are_not_attacked() -> None:
    stage = fray({"dorgan": {}, "vargagg": {"condition": "unconscious"}}, "slime")
    run(stage, free_attack(1, hero(stage, "vargagg").tile))
    assert stage.outcomes == []


@rule("DR-FRE-1")
def test_the_gargoyle_attacks_any_hero_who_enters() -> None:
    stage = fray({"dorgan": {"tile": "entrance"}}, "gargoyle", (3, 4, 4, 4))
    stage.play("dorgan", "move N")
    assert wounds(stage, "dorgan") == 1
    go_on(stage, "dorgan")
    assert stage.decision == "take_action"
