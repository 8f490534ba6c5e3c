"""Moments: which powers of heroes work when, and for whom."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, state, told
from tests.games.dungeon_run.using import (
    at,
    cards,
    dice,
    duel,
    fighting,
    number,
    on,
    row,
    use,
    uses,
)

from lanterne.games.dungeon_run.content.settings import BATTLE
from lanterne.games.dungeon_run.content.terms import POOL_NAMES
from lanterne.games.dungeon_run.rules.powers import tile_is_plundered
from lanterne.games.dungeon_run.state import (
    CARDS,
    DEAD,
    NONE,
    SABOTAGES,
    STANDING,
    TILES,
    UNCONSCIOUS,
    Deed,
    begin_deed,
    put,
)

# --- the start and the end of a turn ----------------------------------------------------------------------------------


@rule("DR-ABI-3", "DR-RND-7", "DR-STO-1")
def test_the_radiant_champion_heals_at_the_start_of_the_turn() -> None:
    stage = scene({"dorgan": {}, "addolgar-vayne": {"equipped": ["summoning-stone"], "wounds": 3}}, final=True)
    stage.play("dorgan", "end_turn")
    assert hero(stage, "addolgar-vayne").wounds == 2
    assert told(stage, "power-works") == ["power-works addolgar-vayne radiant-champion"]
    stage = scene({"dorgan": {}, "addolgar-vayne": {"equipped": ["summoning-stone"]}}, final=True)
    stage.play("dorgan", "end_turn")
    assert not told(stage, "power-works"), "without wounds nothing is said"


@rule("DR-ABI-3", "DR-ABI-23", "DR-RND-7")
def test_the_mountains_blessing_is_offered_for_each_wounded_hero_on_the_tile() -> None:
    heroes = {"dorgan": {"wounds": 2}, "birodin": {"wounds": 1}, "vargagg": {}}
    stage = scene(heroes)
    stage.play("dorgan", "end_turn")
    assert (stage.decision, stage.asked) == ("may_use", ("birodin",))
    assert uses(stage, "birodin") == ["mountains-blessing 1", "mountains-blessing 0"]
    use(stage, "birodin", "mountains-blessing", "dorgan")
    assert hero(stage, "dorgan").wounds == 1
    assert stage.decision == "take_action", "once each time the turn starts"


@rule("DR-ABI-3")
def test_a_power_that_may_be_used_may_be_left_unused_and_is_not_offered_in_vain() -> None:
    stage = scene({"dorgan": {"wounds": 2}, "birodin": {}})
    stage.play("dorgan", "end_turn")
    stage.play("birodin", "leave_unused")
    assert hero(stage, "dorgan").wounds == 2
    stage = scene({"dorgan": {}, "birodin": {}})
    stage.play("dorgan", "end_turn")
    assert stage.decision == "take_action", "nobody is wounded"
    blessed = {"dorgan": {"wounds": 2, "tile": "corridor-8"}, "birodin": {"tile": "corridor-8"}}
    stage = scene(blessed, tiles=row(corridor_8={"monster": "slime"}))
    stage.play("dorgan", "end_turn")
    assert stage.decision == "take_action", "a monster is there"


@rule("DR-RND-7", "DR-ABI-3")
def test_renewal_heals_who_has_not_fought() -> None:
    oriane = {"abilities": ["oriane-mistveil-renewal"], "wounds": 2}
    stage = scene({"oriane-mistveil": oriane, "dorgan": {}})
    stage.play("oriane-mistveil", "end_turn")
    assert hero(stage, "oriane-mistveil").wounds == 1
    assert hero(stage, "oriane-mistveil").actions == 0, "and then her turn is over"
    stage = scene({"oriane-mistveil": oriane | {"fought": True}, "dorgan": {}})
    stage.play("oriane-mistveil", "end_turn")
    assert hero(stage, "oriane-mistveil").wounds == 2


@rule("DR-ABI-15", "DR-ABI-23", "DR-RND-7")
def test_the_call_of_the_wild_moves_an_ordinary_monster_anywhere_that_can_move() -> None:
    tiles = row(corridor_8={"monster": "slime"}, corridor_9={"monster": "goblin"}, corridor_10={"monster": "scarath"})
    oriane = {"equipped": ["summoning-stone"]}
    stage = scene({"oriane-mistveil": oriane, "dorgan": {}}, tiles=tiles, final=True)
    stage.play("oriane-mistveil", "end_turn")
    assert uses(stage, "oriane-mistveil") == ["call-of-the-wild-2 corridor-8"], "the goblin is shut in"
    use(stage, "oriane-mistveil", "call-of-the-wild-2", "corridor-8")
    assert on(stage, "entrance") == "slime", "the only way needs no question"


# --- entering, escaping, helping --------------------------------------------------------------------------------------


@rule("DR-ABI-3", "DR-ABI-4")
def test_the_avatar_of_the_ram_tramples_the_others_once_in_a_turn() -> None:
    heroes = {
        "birodin": {"equipped": ["summoning-stone"]},
        "dorgan": {"tile": "corridor-8"},
        "vargagg": {"tile": "corridor-8", "condition": "unconscious", "wounds": 3},
    }
    stage = scene(heroes, tiles=row(), final=True)
    run(stage, at("enter_tile", 0))
    assert state(stage).heroes[0].used_turn == (), "without a target it is not used up"
    put(state(stage), 0, state(stage).heroes[0]._replace(tile=TILES.number("corridor-8")))
    run(stage, at("enter_tile", 0))
    assert (hero(stage, "dorgan").wounds, hero(stage, "vargagg").wounds) == (1, 3)
    run(stage, at("enter_tile", 0))
    assert hero(stage, "dorgan").wounds == 1


@rule("DR-ABI-3", "DR-ABI-6")
def test_the_ram_charge_gives_dice_to_who_walks_in_on_somebody() -> None:
    birodin = {"abilities": ["birodin-ram-charge"]}
    stage = scene({"birodin": birodin, "dorgan": {}}, tiles=row(corridor_8={"monster": "slime"}))
    stage.play("birodin", "move N")
    assert hero(stage, "birodin").bonus == 2
    stage = scene({"birodin": birodin, "dorgan": {}}, tiles=row())
    stage.play("birodin", "move N")
    assert hero(stage, "birodin").bonus == 0, "nobody is there"


@rule("DR-ABI-3", "DR-DIE-5")
def test_the_avalanche_buries_others_who_fail_to_escape() -> None:
    heroes = {"dorgan": {}, "vargagg": {"equipped": ["summoning-stone"]}}
    stage = scene(heroes, final=True, chance=[dice(1, 1, 2, 3)])
    stage.play("dorgan", "escape")
    while stage.decision != "take_action":
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[0])
    assert hero(stage, "dorgan").wounds == 1
    assert hero(stage, "vargagg").wounds == 0


@rule("DR-ABI-3")
def test_healing_herbs_after_an_escape() -> None:
    oriane = {"abilities": ["oriane-mistveil-healing-herbs"], "wounds": 3}
    stage = scene({"oriane-mistveil": oriane, "dorgan": {}})
    run(stage, at("escape_success", 0))
    assert hero(stage, "oriane-mistveil").wounds == 2


@rule("DR-ABI-3", "DR-ABI-23")
def test_shared_strength_heals_who_was_assisted() -> None:
    stage = scene({"dorgan": {"wounds": 2}, "birodin": {"abilities": ["birodin-shared-strength"], "wounds": 2}})
    begin_deed(state(stage), Deed(BATTLE, 0))
    run(stage, at("assist_success", 1))
    assert (hero(stage, "dorgan").wounds, hero(stage, "birodin").wounds) == (1, 2)


@rule("DR-ABI-3", "DR-ABI-23")
def test_the_righteous_rebuke_wounds_every_saboteur() -> None:
    addolgar = {"abilities": ["addolgar-vayne-righteous-rebuke"]}
    stage = scene({"addolgar-vayne": addolgar, "dorgan": {}, "vargagg": {}, "stabbins": {}})
    begin_deed(state(stage), Deed(BATTLE, 0, declared=((1, SABOTAGES), (2, 0), (3, SABOTAGES))))
    run(stage, at("sabotage_beaten", 0))
    assert [each.wounds for each in state(stage).heroes] == [0, 1, 0, 1]


@pytest.mark.parametrize(("killed", "wounds"), [(True, 1), (False, 2)])
@rule("DR-ABI-3")
def test_the_trophy_belt_adds_to_a_rally_for_a_kill(killed: bool, wounds: int) -> None:
    stage = scene({"vargagg": {"abilities": ["vargagg-trophy-belt"], "wounds": 2}, "dorgan": {}})
    begin_deed(state(stage), Deed(BATTLE, 0, card=0 if killed else NONE))
    run(stage, at("rally", 0))
    assert hero(stage, "vargagg").wounds == wounds


@rule("DR-ABI-3", "DR-EQP-6")
def test_the_thorn_staff_adds_to_every_rally() -> None:
    stage = scene({"oriane-mistveil": {"equipped": ["thorn-staff"], "wounds": 2}, "dorgan": {}})
    begin_deed(state(stage), Deed(BATTLE, 1))
    run(stage, at("rally", 0))
    assert hero(stage, "oriane-mistveil").wounds == 1


# --- battles ----------------------------------------------------------------------------------------------------------


@rule("DR-ABI-3", "DR-GEN-8")
def test_the_thirsting_blade_wounds_its_bearer_for_a_one_but_defeats_wait() -> None:
    blade = {"equipped": ["thirsting-blade"], "wounds": 5, "tile": "corridor-8"}
    for faces, wounds in (((1, 4), 6), ((2, 4), 5)):
        stage = scene({"vargagg": blade, "dorgan": {}}, tiles=row(corridor_8={"monster": "slime"}))
        fighting(stage, "vargagg", "corridor-8", dice=faces, rating=0)
        run(stage, at("battle_end", 0))
        assert hero(stage, "vargagg").wounds == wounds
        assert hero(stage, "vargagg").condition != UNCONSCIOUS, "B10 looks at defeats"


@pytest.mark.parametrize(("role", "wounds"), [("defender", 1), ("attacker", 0)])
@rule("DR-ABI-3", "DR-ABI-23")
def test_the_thorn_aura_pricks_who_attacks(role: str, wounds: int) -> None:
    stage = scene({"oriane-mistveil": {"abilities": ["oriane-mistveil-thorn-aura"]}, "dorgan": {}})
    pair = ("dorgan", "oriane-mistveil") if role == "defender" else ("oriane-mistveil", "dorgan")
    duel(stage, *pair)
    run(stage, at("battle_end", 0))
    assert hero(stage, "dorgan").wounds == wounds


@rule("DR-ABI-3", "DR-BAT-18")
def test_a_defender_at_the_end_of_his_life_still_pricks_in_b9() -> None:
    oriane = {"abilities": ["oriane-mistveil-thorn-aura"], "wounds": 6}
    stage = scene({"dorgan": {}, "oriane-mistveil": oriane})
    duel(stage, "dorgan", "oriane-mistveil")
    run(stage, at("battle_end", 1))
    assert hero(stage, "dorgan").wounds == 1


@rule("DR-ABI-3", "DR-ABI-6")
def test_the_poisoned_knife_numbs_a_wounded_hero_until_the_end_of_his_next_turn() -> None:
    stage = scene({"stabbins": {"abilities": ["stabbins-poisoned-knife"]}, "dorgan": {}})
    duel(stage, "stabbins", "dorgan", dealt=1)
    run(stage, at("battle_end", 0))
    expected = ((POOL_NAMES.index("escape"), 1), (POOL_NAMES.index("disarm"), 1))
    assert hero(stage, "dorgan").weakened == expected
    stage.play("stabbins", "end_turn")
    assert hero(stage, "dorgan").weakened == expected, "it lasts through his own turn"
    stage.play("dorgan", "end_turn")
    assert hero(stage, "dorgan").weakened == ()
    stage = scene({"stabbins": {"abilities": ["stabbins-poisoned-knife"]}, "dorgan": {}})
    duel(stage, "stabbins", "dorgan")
    run(stage, at("battle_end", 0))
    assert hero(stage, "dorgan").weakened == (), "he was not wounded"


@pytest.mark.parametrize(("surplus", "wounds"), [(2, 1), (1, 2)])
@rule("DR-ABI-3")
def test_overkill_heals_for_two_surplus_hits(surplus: int, wounds: int) -> None:
    stage = scene({"vargagg": {"abilities": ["vargagg-overkill"], "wounds": 2}, "dorgan": {}})
    begin_deed(state(stage), Deed(BATTLE, 0, 0, surplus=surplus, card=0))
    run(stage, at("monster_killed", 0))
    assert hero(stage, "vargagg").wounds == wounds


@rule("DR-BAT-18", "DR-ABI-12")
def test_killing_helps_nobody_whose_wounds_have_reached_his_life() -> None:
    stage = scene({"vargagg": {"abilities": ["vargagg-overkill"], "wounds": 7}, "dorgan": {}})
    begin_deed(state(stage), Deed(BATTLE, 0, 0, surplus=2, card=0))
    run(stage, at("monster_killed", 0))
    assert hero(stage, "vargagg").wounds == 7


@rule("DR-ABI-3", "DR-BAT-18")
def test_consume_gives_the_card_up_for_three_wounds() -> None:
    saelith = {"abilities": ["saelith-ashborn-consume"], "wounds": 4, "loot": ["goblin"]}
    goblin = CARDS.number("goblin")
    stage = scene({"saelith-ashborn": saelith, "dorgan": {}})
    begin_deed(state(stage), Deed(BATTLE, 0, 0, monster=goblin, card=goblin))
    run(stage, at("monster_killed", 0))
    use(stage, "saelith-ashborn", "saelith-ashborn-consume")
    assert hero(stage, "saelith-ashborn").wounds == 1
    assert hero(stage, "saelith-ashborn").loot == ()
    assert state(stage).encounter_discard == (goblin,)
    stage = scene({"saelith-ashborn": saelith | {"loot": ["scarath"]}, "dorgan": {}})
    begin_deed(state(stage), Deed(BATTLE, 0, 0, monster=CARDS.number("scarath"), card=CARDS.number("scarath")))
    run(stage, at("monster_killed", 0))
    assert stage.decision == "take_action", "not a boss"


@rule("DR-BAT-18", "DR-ABI-3")
def test_the_scavenger_waits_for_the_end_of_the_battle() -> None:
    stabbins = {"abilities": ["stabbins-scavenger"], "tile": "corridor-8"}
    stage = scene({"stabbins": stabbins, "dorgan": {}}, tiles=row(corridor_8={"treasures": ["buckler"]}))
    begin_deed(state(stage), Deed(BATTLE, 0, TILES.number("corridor-8"), card=0))
    run(stage, at("monster_killed", 0))
    assert stage.decision == "take_action"
    run(stage, tile_is_plundered(0))
    use(stage, "stabbins", "stabbins-scavenger")
    while stage.decision not in ("take_action",):
        stage.play("stabbins", stage.offered("stabbins")[0] if stage.offered("stabbins") else "wear_found")
    assert cards("buckler")[0] in hero(stage, "stabbins").loot + hero(stage, "stabbins").equipped
    assert not state(stage).lying[TILES.number("corridor-8")]


# --- about to fall, and fallen ----------------------------------------------------------------------------------------


@rule("DR-ABI-12", "DR-ABI-5")
def test_not_today_is_discarded_and_leaves_him_one_wound_short() -> None:
    addolgar = {"abilities": ["addolgar-vayne-not-today"], "wounds": 9}
    stage = scene({"addolgar-vayne": addolgar, "dorgan": {}})
    run(stage, ("falls_are_checked", NONE))
    use(stage, "addolgar-vayne", "addolgar-vayne-not-today")
    row_now = hero(stage, "addolgar-vayne")
    assert (row_now.wounds, row_now.abilities, row_now.condition) == (5, (), 0)
    assert len(row_now.given_up) == 1


@rule("DR-ABI-12", "DR-GEN-8", "DR-ABI-4")
def test_reborn_from_ash_burns_those_around_and_they_may_fall_of_it() -> None:
    saelith = {"equipped": ["summoning-stone"], "wounds": 6}
    stage = scene({"dorgan": {"wounds": 9}, "saelith-ashborn": saelith, "vargagg": {}}, final=True)
    run(stage, ("falls_are_checked", NONE))
    use(stage, "saelith-ashborn", "reborn-from-ash")
    assert (hero(stage, "saelith-ashborn").wounds, hero(stage, "saelith-ashborn").condition) == (3, STANDING)
    assert hero(stage, "vargagg").wounds == 1
    assert hero(stage, "dorgan").condition == DEAD, "killed by her power"
    assert hero(stage, "saelith-ashborn").used_game == (number("reborn-from-ash"),)


@rule("DR-DIE-5", "DR-DIE-3")
def test_who_kills_by_a_power_of_his_takes_the_cards() -> None:
    heroes = {"dorgan": {"wounds": 9, "loot": ["buckler"]}, "birodin": {"equipped": ["summoning-stone"]}, "vargagg": {}}
    stage = scene(heroes, final=True, active="birodin")
    run(stage, at("enter_tile", 1))
    assert hero(stage, "dorgan").condition == DEAD
    assert stage.asked == ("birodin",)
    assert stage.decision != "take_action"


@rule("DR-DIE-5")
def test_who_dies_of_a_trap_was_killed_by_nobody() -> None:
    stage = scene({"vargagg": {}, "dorgan": {"wounds": 9}, "stabbins": {}}, final=True)
    run(stage, ("carry_out", number("gas-vent"), NONE, 2), ("falls_are_checked", NONE))
    assert hero(stage, "dorgan").condition == DEAD
    assert stage.decision == "take_action"


@rule("DR-ABI-12")
def test_reborn_from_ash_works_alone_on_a_tile() -> None:
    saelith = {"equipped": ["summoning-stone"], "wounds": 6, "tile": "corridor-8"}
    stage = scene({"dorgan": {}, "saelith-ashborn": saelith}, tiles=row(), final=True)
    run(stage, ("falls_are_checked", NONE))
    use(stage, "saelith-ashborn", "reborn-from-ash")
    assert (hero(stage, "saelith-ashborn").wounds, hero(stage, "saelith-ashborn").condition) == (3, STANDING)


@rule("DR-ABI-12")
def test_a_hero_who_has_been_saved_is_not_asked_to_save_himself_again() -> None:
    saelith = {"equipped": ["summoning-stone"], "wounds": 3}
    stage = scene({"dorgan": {}, "saelith-ashborn": saelith}, final=True)
    run(stage, at("about_to_fall", 1))
    assert stage.decision == "take_action"


@rule("DR-ABI-3", "DR-DEF-2")
def test_the_phoenix_feather_leaves_one_wound() -> None:
    saelith = {"abilities": ["saelith-ashborn-phoenix-feather"], "wounds": 6}
    stage = scene({"dorgan": {}, "saelith-ashborn": saelith})
    run(stage, ("falls_are_checked", NONE))
    assert hero(stage, "saelith-ashborn").condition == UNCONSCIOUS
    assert hero(stage, "saelith-ashborn").wounds == 1


@rule("DR-ABI-3", "DR-LOT-3")
def test_the_lost_squire_leaves_a_hero_who_falls() -> None:
    stage = scene({"dorgan": {}, "vargagg": {"strangers": ["lost-squire"], "wounds": 7}})
    run(stage, ("falls_are_checked", NONE))
    assert hero(stage, "vargagg").strangers == ()
    assert state(stage).encounter_discard == cards("lost-squire")
