"""Battle between heroes: who may attack whom, how both fight, compulsory blocks, and the defender's powers."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.fray import Heroes, fray, picks, suggested, wounds
from tests.games.dungeon_run.scene import hero, refused, seat, state, steps, told

from lanterne.lab.stage import Stage

TWO: Heroes = {"dorgan": {}, "birodin": {}}


def duel(heroes: Heroes, *dice: tuple[int, ...], ratings: tuple[str, str] = ("brawn", "brawn"), **told: Any) -> Stage:
    """The first attacks the second, and both have chosen their ratings; nobody helps."""
    stage = fray(heroes, None, *dice, **told)
    attacker, defender, *others = heroes
    stage.play(attacker, f"battle_hero {seat(stage, defender)}")
    for other in others:
        stage.play(other, "stand_by")
    stage.play(attacker, f"fight_with {ratings[0]}")
    stage.play(defender, f"fight_with {ratings[1]}")
    return stage


@rule("DR-HVH-1")
def test_a_hero_is_attacked_on_ones_own_tile_in_either_phase() -> None:
    assert "battle_hero 1" in fray(TWO, None).offered("dorgan")
    assert "battle_hero 1" in fray(TWO, None, final=True).offered("dorgan")
    apart = fray({"dorgan": {}, "birodin": {"tile": "entrance"}}, None)
    assert "battle_hero" not in steps(apart, "dorgan")


@rule("DR-HVH-2")
def test_heroes_do_not_fight_beside_a_monster() -> None:
    assert refused(fray(TWO, "slime"), "dorgan", "battle_hero 1") == ("monster-between-heroes", "DR-HVH-2")


@rule("DR-TSP-4", "DR-HVH-1")
def test_in_a_glyph_room_only_monsters_need_assistance() -> None:
    stage = duel(TWO, (1, 1, 1, 6), (1, 1, 1, 1), room="glyph-room")
    stage.play("dorgan", "assign_dice [hit_with 6]")
    assert wounds(stage, "birodin") == 1


@rule("DR-HVH-3")
def test_the_unconscious_are_not_attacked() -> None:
    stage = fray({"dorgan": {}, "birodin": {"condition": "unconscious"}}, None)
    assert refused(stage, "dorgan", "battle_hero 1") == ("opponent-unconscious", "DR-HVH-3")


@rule("DR-ABI-14")
def test_nobody_is_attacked_in_a_sanctuary() -> None:
    stage = fray(TWO, None, tile={"sanctuary": "birodin"})
    assert refused(stage, "dorgan", "battle_hero 1") == ("tile-sheltered", "DR-ABI-14")


@rule("DR-ABI-3")
@pytest.mark.parametrize(
    ("row", "third", "barred"),
    [
        ({}, {}, True),
        ({}, {"tile": "entrance"}, False),
        ({}, {"condition": "unconscious"}, False),
        ({"equipped": ["summoning-stone"]}, {}, False),
        ({"loot": ["summoning-stone"]}, {}, True),
    ],
)
def test_lurk_needs_a_third_hero_and_no_stone_equipped(
    row: dict[str, Any], third: dict[str, Any], barred: bool
) -> None:
    heroes: Heroes = {"dorgan": {}, "stabbins": {"abilities": ["stabbins-lurk"], **row}, "birodin": third}
    stage = fray(heroes, None)
    assert (refused(stage, "dorgan", "battle_hero 1") == ("opponent-protected", "DR-ABI-3")) == barred
    assert ("battle_hero 1" in stage.offered("dorgan")) != barred


@rule("DR-HVH-4", "DR-HVH-5")
def test_the_attacker_chooses_first_then_the_defender_then_both_roll() -> None:
    stage = fray(TWO, None, (1, 1, 1, 1), (1, 1, 1))
    stage.play("dorgan", "battle_hero 1")
    assert stage.asked == ("dorgan",)
    stage.play("dorgan", "fight_with brawn")
    assert (stage.asked, stage.outcomes) == (("birodin",), [])
    stage.play("birodin", "fight_with magic")
    assert told(stage, "rolled") == ["rolled dorgan brawn 1,1,1,1", "rolled birodin magic 1,1,1"]


@rule("DR-HVH-6", "DR-HVH-5")
def test_rerolls_come_before_hits_are_set_aside() -> None:
    heroes: Heroes = {"dorgan": {}, "addolgar-vayne": {"abilities": ["addolgar-vayne-riposte"]}}
    stage = duel(heroes, (6, 6, 6, 6), (1, 1, 1, 1), (1, 1))
    assert (stage.asked, told(stage, "duel-hits-and-blocks")) == (("addolgar-vayne",), [])


@rule("DR-HVH-7", "DR-HVH-8", "DR-HVH-11")
def test_dice_of_four_and_more_hit_and_only_the_attacker_blocks() -> None:
    stage = duel(TWO, (1, 3, 4, 6), (3, 4, 5, 6))
    assert picks(stage, "dorgan") == [
        "block_with 4 4",
        "block_with 4 5",
        "block_with 4 6",
        "block_with 6 4",
        "block_with 6 5",
        "block_with 6 6",
        "hit_with 4",
        "hit_with 6",
    ]
    stage.play("dorgan", "assign_dice [hit_with 4] [block_with 6 5]")
    assert (wounds(stage, "dorgan"), wounds(stage, "birodin")) == (2, 1)
    assert stage.decision == "take_action"
    assert hero(stage, "dorgan").actions == 1


@rule("DR-ABI-20", "DR-HVH-1")
def test_an_attack_wrongs_and_is_remembered_at_once() -> None:
    heroes: Heroes = {"birodin": {}, "dorgan": {"abilities": ["dorgan-long-memory"]}}
    duel(heroes, (1,) * 4, (1,) * 6)
    stage = fray(heroes, None)
    stage.play("birodin", "battle_hero 1")
    assert hero(stage, "dorgan").wronged_by == 1
    assert hero(stage, "birodin").wronged_by == 0


@rule("DR-HVH-9", "DR-HVH-10")
def test_in_the_final_phase_an_attacker_must_block_so_as_not_to_be_killed() -> None:
    heroes: Heroes = {"dorgan": {"wounds": 8}, "birodin": {"equipped": ["summoning-stone"]}}
    stage = duel(heroes, (1, 4, 5, 6), (1, 1, 1, 4, 5, 6), final=True)
    refusal = stage.view("dorgan").unfinished(())
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("must-block", "DR-HVH-9")
    assert not stage.is_open("dorgan", "assign_dice [hit_with 4] [hit_with 5] [hit_with 6]")
    assert not stage.is_open("dorgan", "assign_dice [block_with 4 4] [hit_with 5] [hit_with 6]"), "two would kill"
    assert stage.is_open("dorgan", "assign_dice [block_with 4 4] [block_with 5 5] [hit_with 6]"), "one does not"
    assert stage.is_open("dorgan", "assign_dice [block_with 4 4] [block_with 5 5] [block_with 6 6]"), "he is free"


@rule("DR-HVH-8")
def test_between_heroes_no_die_of_four_and_more_is_held_back() -> None:
    stage = duel(TWO, (1, 3, 4, 6), (3, 4, 5, 6))
    refusal = stage.view("dorgan").unfinished(())
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("holds-dice-back", "DR-HVH-8")
    assert not stage.is_open("dorgan", "assign_dice [hit_with 4]"), "the 6 hits or blocks too"
    assert not stage.is_open("dorgan", "assign_dice [block_with 6 5]"), "and so does the 4"
    assert stage.is_open("dorgan", "assign_dice [block_with 4 4] [block_with 6 6]")
    assert stage.is_open("dorgan", "assign_dice [hit_with 4] [hit_with 6]")


@rule("DR-HVH-8")
def test_what_nothing_is_left_to_block_with_hits_also_where_the_suggestion_kills() -> None:
    stage = duel({"dorgan": {}, "birodin": {"wounds": 5}}, (1, 4, 5, 6), (1, 1, 1, 4))
    assert suggested(stage, "dorgan") == ["block_with 5 4", "hit_with 4", "hit_with 6"]
    stage = duel({"dorgan": {}, "birodin": {"wounds": 5}}, (1, 4, 5, 6), (1, 1, 1, 1))
    assert suggested(stage, "dorgan") == ["hit_with 4", "hit_with 5", "hit_with 6"]


@rule("DR-BAT-12")
def test_against_a_monster_dice_may_be_held_back() -> None:
    stage = fray({"dorgan": {}}, "slime", (1, 3), (1, 3, 5, 5))
    stage.play("dorgan", "battle_monster")
    stage.play("dorgan", "fight_with brawn")
    assert stage.is_open("dorgan", "assign_dice")


@rule("DR-HVH-9", "DR-HVH-10")
def test_he_blocks_with_all_he_has_if_it_is_not_enough_but_never_with_powers() -> None:
    heroes: Heroes = {"addolgar-vayne": {"wounds": 6}, "birodin": {"equipped": ["summoning-stone"]}}
    stage = duel(heroes, (1, 1, 1, 4), (1, 1, 1, 1, 4, 5), final=True)
    assert not stage.is_open("addolgar-vayne", "assign_dice [parry_with shield-oath 1 4]"), "a die of 4 is left"
    assert stage.is_open("addolgar-vayne", "assign_dice [block_with 4 4]"), "though he dies"
    both = "assign_dice [parry_with shield-oath 1 4] [block_with 4 5]"
    assert stage.is_open("addolgar-vayne", both)


@rule("DR-HVH-9", "DR-HVH-10")
def test_a_hero_who_may_not_block_is_not_forced_and_before_the_final_phase_nobody_is() -> None:
    heroes: Heroes = {"vargagg": {"wounds": 5, "abilities": ["vargagg-reckless-swing"]}, "birodin": {}}
    stage = fray(heroes, None, (1,) * 7 + (4,), (1, 1, 4, 5), final=True)
    stage.play("vargagg", "battle_hero 1")
    stage.play("vargagg", "fight_with brawn vargagg-reckless-swing")
    stage.play("birodin", "fight_with brawn")
    assert stage.is_open("vargagg", "assign_dice [hit_with 4]")
    stage = duel({"dorgan": {"wounds": 6}, "birodin": {}}, (1, 4, 5, 6), (1, 4, 5, 6))
    assert stage.is_open("dorgan", "assign_dice [hit_with 4] [hit_with 5] [hit_with 6]")


@rule("DR-HVH-9")
def test_no_die_is_offered_for_a_hit_that_is_needed_for_a_block() -> None:
    knight: Heroes = {"addolgar-vayne": {"wounds": 6}, "birodin": {"equipped": ["summoning-stone"]}}
    stage = duel(knight, (5, 5, 5, 6), (1, 4, 4, 4, 4, 5), final=True)
    assert not [each for each in picks(stage, "addolgar-vayne") if each.startswith("hit")], "five hits, four dice"
    stage = duel(knight, (5, 5, 5, 6), (1, 1, 1, 4, 4, 4), final=True)
    assert "hit_with 5" in picks(stage, "addolgar-vayne")
    after = picks(stage, "addolgar-vayne", "hit_with 5")
    assert not [each for each in after if each.startswith("hit")], "no low die is left for the shield"
    stage = duel(knight, (1, 5, 5, 6), (1, 1, 1, 4, 4, 4), final=True)
    after = picks(stage, "addolgar-vayne", "hit_with 5")
    assert "parry_with shield-oath 1 4" in after, "the shield blocks the third"
    assert stage.is_open(
        "addolgar-vayne",
        "assign_dice [hit_with 5] [block_with 5 4] [block_with 6 4] [parry_with shield-oath 1 4]",
    )


@rule("DR-HVH-9", "DR-ABI-8")
def test_of_a_hit_that_counts_twice_one_block_may_be_enough() -> None:
    heroes: Heroes = {"dorgan": {"wounds": 8}, "saelith-ashborn": {}}
    stage = duel(heroes, (1, 1, 5, 5), (1, 1, 1, 5, 6), ratings=("brawn", "magic"), final=True)
    assert stage.is_open("dorgan", "assign_dice [block_with 5 6] [hit_with 5]")
    assert "block_with 5 6" in picks(stage, "dorgan", "hit_with 5")
    assert "block_with 5 5" not in picks(stage, "dorgan", "hit_with 5"), "the 6 would kill him"
    assert stage.is_open("dorgan", "assign_dice [block_with 5 5] [block_with 5 6]")


@rule("DR-HVH-9")
def test_the_suggestion_lives_before_it_kills() -> None:
    heroes: Heroes = {"dorgan": {"wounds": 9}, "birodin": {"wounds": 5}}
    stage = duel(heroes, (1, 1, 1, 6), (1, 1, 1, 4), final=True)
    assert suggested(stage, "dorgan") == ["block_with 6 4"]
    stage = duel(heroes, (1, 1, 1, 6), (1, 1, 1, 4))
    assert suggested(stage, "dorgan") == ["hit_with 6"], "before the final phase he kills"


@rule("DR-HVH-11", "DR-ARM-1", "DR-HVH-14")
def test_armour_comes_last_the_attackers_first() -> None:
    heroes: Heroes = {"dorgan": {"equipped": ["buckler"]}, "birodin": {"equipped": ["leather-jerkin"]}}
    stage = duel(heroes, (1, 1, 1, 6), (1, 1, 1, 6), (5,), (4,))
    stage.play("dorgan", "assign_dice [hit_with 6]")
    assert told(stage, "armour-rolled") == ["armour-rolled dorgan 1 5", "armour-rolled birodin 1 4"]
    assert (wounds(stage, "dorgan"), wounds(stage, "birodin")) == (0, 0)


@rule("DR-HVH-11", "DR-BAT-15")
def test_both_are_wounded_at_the_same_time() -> None:
    stage = duel({"dorgan": {"wounds": 9}, "birodin": {"wounds": 5}}, (1, 1, 1, 6), (1, 1, 1, 6))
    stage.play("dorgan", "assign_dice [hit_with 6]")
    assert [each.split()[1] for each in told(stage, "falls")] == ["dorgan", "birodin"]


# --- the defender's powers (DR-HVH-14, DR-ABI-9) ----------------------------------------------------------------------


@rule("DR-HVH-14", "DR-ABI-9")
def test_the_defender_parries_with_a_die_that_is_no_potential_hit() -> None:
    stage = duel({"dorgan": {}, "addolgar-vayne": {}}, (1, 1, 5, 6), (3, 4, 4, 4))
    stage.play("dorgan", "assign_dice [hit_with 5] [hit_with 6]")
    assert stage.offered("addolgar-vayne") == ["ward_off shield-oath", "take_hits"]
    stage.play("addolgar-vayne", "ward_off shield-oath")
    assert wounds(stage, "addolgar-vayne") == 1
    stage = duel({"dorgan": {}, "addolgar-vayne": {}}, (1, 1, 5, 6), (4, 4, 4, 4))
    stage.play("dorgan", "assign_dice [hit_with 5] [hit_with 6]")
    assert (stage.decision, wounds(stage, "addolgar-vayne")) == ("take_action", 2), "all his dice are potential hits"


@rule("DR-HVH-14", "DR-ABI-9", "DR-ABI-4")
def test_the_dagger_works_by_itself_then_headbutt_is_offered() -> None:
    heroes: Heroes = {"dorgan": {}, "birodin": {"abilities": ["birodin-headbutt"], "equipped": ["buckler"]}}
    stage = duel(heroes, (1, 1, 1, 6), (1, 1, 1, 1), (1,))
    stage.play("dorgan", "assign_dice [hit_with 6]")
    stage.play("birodin", "take_hits")
    assert wounds(stage, "birodin") == 1
    stage = duel({"dorgan": {}, "addolgar-vayne": {"equipped": ["parrying-dagger"]}}, (1, 1, 1, 6), (1, 1, 1, 1))
    stage.play("dorgan", "assign_dice [hit_with 6]")
    assert (stage.decision, wounds(stage, "addolgar-vayne")) == ("take_action", 0), "nothing is left to parry"
    assert told(stage, "warded-off") == ["warded-off addolgar-vayne parrying-dagger 1"]


@rule("DR-HVH-14", "DR-ABI-9")
def test_headbutt_removes_a_hit_and_is_used_up() -> None:
    stage = duel({"dorgan": {}, "birodin": {"abilities": ["birodin-headbutt"]}}, (1, 1, 1, 6), (1, 1, 1, 1))
    stage.play("dorgan", "assign_dice [hit_with 6]")
    stage.play("birodin", "ward_off birodin-headbutt")
    assert wounds(stage, "birodin") == 0
    assert hero(stage, "birodin").used_turn != ()


@rule("DR-ABI-9")
def test_a_defender_who_swings_recklessly_wards_off_nothing() -> None:
    row = {"abilities": ["vargagg-reckless-swing"], "equipped": ["parrying-dagger"]}
    stage = fray({"dorgan": {}, "vargagg": row}, None, (1, 1, 1, 6), (1,) * 7)
    stage.play("dorgan", "battle_hero 1")
    stage.play("dorgan", "fight_with brawn")
    stage.play("vargagg", "fight_with brawn vargagg-reckless-swing")
    stage.play("dorgan", "assign_dice [hit_with 6]")
    assert wounds(stage, "vargagg") == 1


@rule("DR-ABI-8", "DR-HVH-7")
def test_a_defenders_six_by_searing_flames_counts_twice_unless_blocked() -> None:
    heroes: Heroes = {"dorgan": {}, "saelith-ashborn": {}}
    stage = duel(heroes, (1, 1, 1, 5), (1, 1, 1, 5, 6), ratings=("brawn", "magic"))
    assert suggested(stage, "dorgan") == ["hit_with 5"]
    stage.play("dorgan", "assign_dice [block_with 5 5]")
    assert wounds(stage, "dorgan") == 2, "one die, two hits"
    stage = duel(heroes, (1, 1, 1, 5), (1, 1, 1, 5, 6), ratings=("brawn", "magic"))
    stage.play("dorgan", "assign_dice [block_with 5 6]")
    assert wounds(stage, "dorgan") == 1


@rule("DR-ABI-8")
def test_the_sword_of_the_well_deals_a_hit_that_no_die_blocks_to_either_side() -> None:
    sword = {"equipped": ["sword-of-the-well-spirit"]}
    stage = duel({"dorgan": sword, "birodin": sword}, (1, 1, 1, 1, 5), (1, 1, 1, 1, 5))
    stage.play("dorgan", "assign_dice [block_with 5 5]")
    assert (wounds(stage, "dorgan"), wounds(stage, "birodin")) == (1, 1)


# --- helpers, and the consequences ------------------------------------------------------------------------------------


@rule("DR-HVH-12")
def test_only_third_heroes_help_and_only_the_attacker() -> None:
    stage = fray({"dorgan": {}, "birodin": {}, "vargagg": {}}, None)
    stage.play("dorgan", "battle_hero 1")
    assert stage.asked == ("vargagg",)
    stage.play("vargagg", "stand_by")
    assert stage.decision == "way_to_fight"


@rule("DR-HVH-13", "DR-BAT-17", "DR-RAL-4")
def test_defeating_a_hero_gives_neither_card_nor_rally_but_assistants_may_rally() -> None:
    heroes: Heroes = {"dorgan": {"wounds": 1}, "birodin": {"wounds": 6}, "vargagg": {"wounds": 1}}
    stage = fray(heroes, None, (1, 1, 1, 1, 1, 6), (1, 1, 1, 1))
    stage.play("dorgan", "battle_hero 1")
    stage.play("vargagg", "assist 2 brawn")
    stage.play("dorgan", "accept_assist 2 brawn")
    stage.play("dorgan", "fight_with brawn")
    stage.play("birodin", "fight_with brawn")
    stage.play("dorgan", "assign_dice [hit_with 6]")
    assert hero(stage, "birodin").condition == 1
    assert (stage.decision, stage.asked) == ("choose_rally", ("vargagg",))
    stage.play("vargagg", stage.offered("vargagg")[0])
    assert stage.decision == "take_action"
    assert (hero(stage, "dorgan").loot, wounds(stage, "dorgan")) == ((), 1)


@rule("DR-BAT-17", "DR-HVH-13")
def test_without_a_defeat_the_attack_has_not_succeeded() -> None:
    stage = fray({"dorgan": {}, "birodin": {}, "vargagg": {}}, None, (1, 6), (1, 1, 1, 1))
    stage.play("dorgan", "battle_hero 1")
    stage.play("vargagg", "sabotage 2")
    stage.play("dorgan", "fight_with brawn")
    stage.play("birodin", "fight_with brawn")
    stage.play("dorgan", "assign_dice [hit_with 6]")
    assert wounds(stage, "vargagg") == 0
    assert state(stage).deeds == ()


@rule("DR-GEN-9", "DR-HVH-11")
def test_poisoned_knife_and_thorn_aura_at_the_end_of_a_battle() -> None:
    heroes: Heroes = {
        "stabbins": {"abilities": ["stabbins-poisoned-knife"]},
        "oriane-mistveil": {"abilities": ["oriane-mistveil-thorn-aura"]},
    }
    stage = duel(heroes, (1, 1, 1, 1, 6), (1, 1))
    stage.play("stabbins", "assign_dice [hit_with 6]")
    assert wounds(stage, "stabbins") == 1, "thorns"
    assert hero(stage, "oriane-mistveil").weakened != ()
    stage = duel(heroes, (1, 1, 1, 1, 1), (1, 1))
    assert hero(stage, "oriane-mistveil").weakened == (), "no wound, no poison"
    assert wounds(stage, "stabbins") == 1
