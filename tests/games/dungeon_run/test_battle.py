"""Battle with a monster: who may fight it, what happens in which order, and powers that count in it."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.fray import Heroes, attack, fray, go_on, spot, wounds
from tests.games.dungeon_run.scene import hero, refused, run, seat, state, steps, told

from lanterne.games.dungeon_run.rules.battle import battle_begins, free_battle
from lanterne.games.dungeon_run.rules.opponents import can_charge
from lanterne.games.dungeon_run.state import put

GLYPH = "glyph-room"
DORGAN: Heroes = {"dorgan": {}}
TWO: Heroes = {"dorgan": {}, "vargagg": {}}


@rule("DR-BAT-1", "DR-BOS-6")
def test_the_monster_must_be_on_the_tile() -> None:
    assert refused(fray(TWO, None), "dorgan", "battle_monster") == ("no-monster-to-fight", "DR-BAT-1")
    assert "battle_monster" in steps(fray(TWO, "slime"), "dorgan")
    assert "battle_monster" in steps(fray(TWO, "scarath"), "dorgan"), "a boss is a monster"


@rule("DR-BAT-1", "DR-RND-2")
def test_a_battle_action_needs_an_action() -> None:
    stage = fray(TWO, "slime")
    put(state(stage), 0, hero(stage, "dorgan")._replace(actions=0))
    assert refused(stage, "dorgan", "battle_monster") == ("no-action-left", "DR-RND-2")


@rule("DR-BAT-5", "DR-BAT-7", "DR-BAT-11", "DR-BAT-13", "DR-BAT-16", "DR-BAT-19")
def test_the_example_of_the_rulebook() -> None:
    stage = fray(TWO, "slime", (1, 3), (1, 3, 5, 5))
    stage.play("dorgan", "battle_monster")
    stage.play("vargagg", "stand_by")
    assert told(stage, "monster-rolls") == ["monster-rolls slime 2 1,3"], "before he chooses his rating"
    go_on(stage, "dorgan", picks="[block_with 1 1] [block_with 3 3] [hit_with 5] [hit_with 5]")
    assert (wounds(stage, "dorgan"), spot(stage).wounds) == (0, 2)
    assert stage.decision == "take_action", "one exchange only, and no rally"
    assert hero(stage, "dorgan").actions == 1
    assert {"battle_monster", "escape"} <= steps(stage, "dorgan")


@rule("DR-BAT-5", "DR-BAT-13")
def test_only_power_numbers_are_potential_hits() -> None:
    stage = fray(DORGAN, "slime", (3, 4), (1, 1, 1, 5))
    attack(stage, "dorgan")
    assert told(stage, "hits-and-blocks") == ["hits-and-blocks dorgan slime 1 0 1"]
    assert (wounds(stage, "dorgan"), spot(stage).wounds) == (1, 1)


@rule("DR-BAT-4", "DR-BAT-5")
def test_helpers_declare_before_any_die() -> None:
    stage = fray(TWO, "slime")
    stage.play("dorgan", "battle_monster")
    assert (stage.asked, stage.decision) == (("vargagg",), "declare_help")
    assert stage.outcomes == []


@rule("DR-BAT-6", "DR-BAT-7")
def test_the_rating_is_chosen_after_the_monster_has_rolled() -> None:
    stage = fray({"dorgan": {}}, "slime", (4, 4), (5,))
    stage.play("dorgan", "battle_monster")
    assert stage.offered("dorgan") == ["fight_with brawn", "fight_with magic"]
    go_on(stage, "dorgan", "magic")
    assert told(stage, "rolled") == ["rolled dorgan magic 5"]


@rule("DR-BAT-14", "DR-BAT-15")
def test_both_can_fall_in_the_same_battle() -> None:
    stage = fray({"dorgan": {"wounds": 9}, "vargagg": {"tile": "entrance"}}, "goblin", (1, 5, 6), (1, 1, 3, 3))
    attack(stage, "dorgan", picks="[hit_with 3] [hit_with 3]")
    assert spot(stage).monster == -1
    assert hero(stage, "dorgan").condition == 1
    assert wounds(stage, "dorgan") == 5, "half of 10; he does not rally"


# --- surprise battles and the Glyph Room ------------------------------------------------------------------------------


@rule("DR-BAT-2", "DR-RND-6")
def test_a_surprise_battle_costs_nothing() -> None:
    stage = fray(DORGAN, "slime", (4, 4), (1, 1, 1, 5))
    run(stage, battle_begins(0, 1))
    go_on(stage, "dorgan")
    assert hero(stage, "dorgan").actions == 2
    assert told(stage, "surprise-battle") == ["surprise-battle dorgan slime"]
    assert state(stage).deeds == ()


@rule("DR-BAT-2")
def test_the_tunnel_worm_has_two_dice_more_by_surprise() -> None:
    stage = fray(DORGAN, "tunnel-worm", (1, 1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1), (1, 1, 1, 1))
    run(stage, battle_begins(0, 1))
    go_on(stage, "dorgan")
    attack(stage, "dorgan")
    assert told(stage, "monster-rolls") == [
        "monster-rolls tunnel-worm 5 1,1,1,1,1",
        "monster-rolls tunnel-worm 3 1,1,1",
    ]


@rule("DR-TSP-4", "DR-TSP-12")
def test_in_a_glyph_room_somebody_must_be_there_to_assist() -> None:
    apart = {"dorgan": {}, "vargagg": {"tile": "entrance"}}
    assert refused(fray(apart, "slime", room=GLYPH), "dorgan", "battle_monster") == ("nobody-to-assist", "DR-TSP-4")
    asleep = {"dorgan": {}, "vargagg": {"condition": "unconscious"}}
    assert refused(fray(asleep, "slime", room=GLYPH), "dorgan", "battle_monster") == ("nobody-to-assist", "DR-TSP-4")
    assert "battle_monster" in steps(fray(TWO, "slime", room=GLYPH), "dorgan")


@rule("DR-TSP-12")
def test_a_battle_that_nobody_assists_is_not_fought_and_costs_nothing() -> None:
    stage = fray(TWO, "slime", room=GLYPH)
    stage.play("dorgan", "battle_monster")
    stage.play("vargagg", "sabotage vargagg")
    assert (stage.decision, stage.outcomes) == ("take_action", [])
    assert (hero(stage, "dorgan").actions, hero(stage, "dorgan").fought) == (2, False)
    assert hero(stage, "dorgan").wronged_by == 0, "all declarations are void"
    assert refused(stage, "dorgan", "battle_monster") == ("nobody-assisted", "DR-TSP-12")
    assert state(stage).deeds == ()


@rule("DR-TSP-4", "DR-TSP-12")
def test_with_an_assistant_a_glyph_room_is_like_any_other() -> None:
    stage = fray(TWO, "slime", (4, 4), (1, 1, 1, 1, 1, 5), room=GLYPH)
    stage.play("dorgan", "battle_monster")
    stage.play("vargagg", "assist vargagg brawn")
    stage.play("dorgan", "accept_assist vargagg brawn")
    go_on(stage, "dorgan")
    assert (spot(stage, GLYPH).wounds, hero(stage, "dorgan").actions) == (1, 1)


@rule("DR-BAT-3", "DR-TSP-12")
def test_a_monster_drawn_by_somebody_alone_in_a_glyph_room_attacks_for_free() -> None:
    stage = fray({"dorgan": {}, "vargagg": {"tile": "entrance"}}, "slime", (3, 4), room=GLYPH)
    run(stage, battle_begins(0, 1))
    assert stage.decision == "take_action"
    assert wounds(stage, "dorgan") == 1
    assert spot(stage, GLYPH).wounds == 0
    assert told(stage, "free-attack-hits") == ["free-attack-hits slime dorgan 1"]
    assert state(stage).deeds == ()


@rule("DR-SOL-7", "DR-TSP-4")
def test_alone_in_the_game_nobody_needs_assistance() -> None:
    stage = fray(DORGAN, "slime", (4, 4), (1, 1, 1, 5), room=GLYPH)
    attack(stage, "dorgan")
    assert spot(stage, GLYPH).wounds == 1


# --- a battle given by a power (DR-ABI-18) ----------------------------------------------------------------------------


@rule("DR-ABI-18")
def test_a_given_battle_costs_no_action_and_changes_the_dice() -> None:
    stage = fray({"vargagg": {}, "dorgan": {}}, "slime", (4, 4), (1, 1, 1, 5))
    run(stage, free_battle(0, -1))
    assert stage.decision == "declare_help", "a battle in all respects; the monster is the only opponent"
    stage.play("dorgan", "stand_by")
    go_on(stage, "vargagg")
    assert told(stage, "rolled") == ["rolled vargagg brawn 1,1,1,5"], "five dice less one"
    assert (hero(stage, "vargagg").actions, spot(stage).wounds) == (2, 1)
    assert state(stage).deeds == ()


@rule("DR-ABI-18", "DR-HVH-2")
def test_a_hero_who_is_given_a_battle_chooses_his_opponent() -> None:
    three: Heroes = {"vargagg": {}, "dorgan": {}, "birodin": {}}
    stage = fray(three, None)
    run(stage, free_battle(0, -1))
    assert stage.offered("vargagg") == ["charge_hero 0 -1 1", "charge_hero 0 -1 2"]
    stage = fray(three, "slime")
    run(stage, free_battle(0, -1))
    assert stage.decision == "declare_help", "beside a monster there is only the monster"


@rule("DR-ABI-18")
def test_a_given_battle_wrongs_the_hero_attacked() -> None:
    stage = fray({"vargagg": {}, "dorgan": {}}, None)
    run(stage, free_battle(0, -1))
    assert told(stage, "duel-begins") == ["duel-begins vargagg dorgan"], "the only opponent"
    assert hero(stage, "dorgan").wronged_by == 1 << seat(stage, "vargagg")


@rule("DR-ABI-18")
@pytest.mark.parametrize(
    ("heroes", "position", "possible"),
    [
        ({"vargagg": {}, "dorgan": {"tile": "entrance"}}, {}, False),
        ({"vargagg": {}, "dorgan": {"condition": "unconscious"}}, {}, False),
        (
            {"vargagg": {}, "stabbins": {"abilities": ["stabbins-lurk"]}, "dorgan": {"condition": "unconscious"}},
            {},
            True,
        ),
        ({"vargagg": {}, "dorgan": {}}, {"tile": {"sanctuary": "dorgan"}}, False),
        ({"vargagg": {}, "dorgan": {"tile": "entrance"}}, {"tile": {"monster": "slime"}}, True),
        ({"vargagg": {}, "dorgan": {"tile": "entrance"}}, {"tile": {"monster": "slime"}, "room": GLYPH}, False),
    ],
)
def test_whether_there_is_an_opponent(heroes: Heroes, position: dict[str, Any], possible: bool) -> None:
    stage = fray(heroes, None, **position)
    assert can_charge(state(stage), 0) == possible
    if not possible:
        run(stage, free_battle(0, -1))
        assert stage.decision == "take_action", "nothing happens"


# --- powers at the beginning ------------------------------------------------------------------------------------------


@rule("DR-ABI-3", "DR-ABI-4")
def test_war_cry_takes_an_attack_die_once_in_a_turn() -> None:
    stage = fray({"vargagg": {"abilities": ["vargagg-war-cry"]}}, "slime", (4,), (1,) * 5, (4, 4), (1,) * 5)
    stage.play("vargagg", "battle_monster")
    assert stage.offered("vargagg") == ["open_with vargagg-war-cry", "open_plainly"]
    stage.play("vargagg", "open_with vargagg-war-cry")
    go_on(stage, "vargagg")
    attack(stage, "vargagg")
    assert told(stage, "monster-rolls") == ["monster-rolls slime 1 4", "monster-rolls slime 2 4,4"]


@rule("DR-ABI-3")
def test_war_cry_may_be_kept() -> None:
    stage = fray({"vargagg": {"abilities": ["vargagg-war-cry"]}}, "slime", (4, 4), (1,) * 5)
    stage.play("vargagg", "battle_monster")
    stage.play("vargagg", "open_plainly")
    go_on(stage, "vargagg")
    assert hero(stage, "vargagg").used_turn == ()


@rule("DR-ABI-3", "DR-ABI-4")
def test_polymorph_leaves_one_die_and_no_power() -> None:
    emma = {"emma-goodluck": {"abilities": ["emma-goodluck-polymorph"]}}
    stage = fray(emma, "cave-troll", (1,), (1,) * 5)
    stage.play("emma-goodluck", "battle_monster")
    stage.play("emma-goodluck", "open_with emma-goodluck-polymorph")
    assert stage.offered("emma-goodluck") == ["fight_with magic", "fight_with brawn"], "it is not spell-proof now"
    go_on(stage, "emma-goodluck", "magic")
    assert told(stage, "monster-rolls") == ["monster-rolls cave-troll 1 1"]
    assert hero(stage, "emma-goodluck").used_game != ()


@rule("DR-ABI-3")
def test_polymorph_is_not_for_bosses_and_nothing_is_offered_that_changes_nothing() -> None:
    emma = {"emma-goodluck": {"abilities": ["emma-goodluck-polymorph"]}}
    stage = fray(emma, "scarath", (1,) * 6)
    stage.play("emma-goodluck", "battle_monster")
    assert stage.decision == "way_to_fight"


# --- rating and powers that go with it --------------------------------------------------------------------------------


@rule("DR-BAT-6", "DR-GEN-12")
def test_a_troll_cannot_be_fought_with_magic() -> None:
    stage = fray({"emma-goodluck": {}}, "cave-troll", (1, 1, 1, 1), (4,))
    stage.play("emma-goodluck", "battle_monster")
    assert told(stage, "rolled") == ["rolled emma-goodluck brawn 4"], "the only way, so nobody asks"


@rule("DR-BAT-6")
def test_a_ghost_is_fought_with_brawn_only_by_the_enchanted() -> None:
    stage = fray({"dorgan": {}}, "ghost", (2, 2, 2), (1,))
    stage.play("dorgan", "battle_monster")
    assert told(stage, "rolled") == ["rolled dorgan magic 1"]
    stage = fray({"dorgan": {"equipped": ["thirsting-blade"]}}, "ghost", (2, 2, 2))
    stage.play("dorgan", "battle_monster")
    assert stage.offered("dorgan") == ["fight_with brawn", "fight_with magic"]


@rule("DR-BAT-6", "DR-ABI-6", "DR-ABI-4", "DR-ABI-5")
def test_powers_are_chosen_together_with_the_rating() -> None:
    row = {"abilities": ["oriane-mistveil-call-lightning"], "equipped": ["grimoire-of-echoes"]}
    stage = fray({"oriane-mistveil": row}, "slime", (4, 4), (1,) * 12 + (4,), (4, 4), (1,) * 5)
    stage.play("oriane-mistveil", "battle_monster")
    assert stage.offered("oriane-mistveil") == [
        "fight_with magic",
        "fight_with magic oriane-mistveil-call-lightning",
        "fight_with magic grimoire-of-echoes",
        "fight_with magic oriane-mistveil-call-lightning grimoire-of-echoes",
        "fight_with brawn",
    ], "what she is better at comes first"
    stage.play("oriane-mistveil", "fight_with magic oriane-mistveil-call-lightning grimoire-of-echoes")
    go_on(stage, "oriane-mistveil")
    assert wounds(stage, "oriane-mistveil") == 1, "the lightning costs a wound"
    stage.play("oriane-mistveil", "battle_monster")
    assert stage.offered("oriane-mistveil") == ["fight_with magic", "fight_with brawn"], "both are used up for now"


@rule("DR-ABI-5")
def test_a_cost_must_not_defeat_the_hero_who_pays_it() -> None:
    row = {"abilities": ["oriane-mistveil-call-lightning"], "wounds": 6}
    stage = fray({"oriane-mistveil": row}, "slime", (4, 4))
    stage.play("oriane-mistveil", "battle_monster")
    assert stage.offered("oriane-mistveil") == ["fight_with magic", "fight_with brawn"], "her Life is 7"


@rule("DR-ABI-6", "DR-BAT-7")
def test_reckless_swing_adds_two_dice() -> None:
    stage = fray({"vargagg": {"abilities": ["vargagg-reckless-swing"]}}, "slime", (4, 4), (1,) * 7)
    stage.play("vargagg", "battle_monster")
    stage.play("vargagg", "fight_with brawn vargagg-reckless-swing")
    assert told(stage, "power-used") == ["power-used vargagg vargagg-reckless-swing"]
    assert told(stage, "rolled") == ["rolled vargagg brawn 1,1,1,1,1,1,1"]


# --- wounds on the monster (DR-ABI-8) ---------------------------------------------------------------------------------


@rule("DR-ABI-8", "DR-BAT-13")
@pytest.mark.parametrize(
    ("monster", "attack_dice", "dealt"), [("rat-swarm", 6, 2), ("colossus-of-galnon", 6, 3), ("zombie", 4, 4)]
)
def test_what_a_monster_makes_of_four_hits(monster: str, attack_dice: int, dealt: int) -> None:
    stage = fray(DORGAN, monster, (3 if monster == "rat-swarm" else 1,) * attack_dice, (4, 4, 5, 6))
    attack(stage, "dorgan", picks="[hit_with 4] [hit_with 4] [hit_with 5] [hit_with 6]")
    life = {"rat-swarm": 4, "colossus-of-galnon": 7, "zombie": 4}[monster]
    assert told(stage, "monster-wounded") == [f"monster-wounded {monster} {dealt} {dealt} {life}"]


@rule("DR-ABI-8")
def test_a_hit_that_granite_skin_swallows_is_told() -> None:
    stage = fray(DORGAN, "colossus-of-galnon", (1,) * 6, (1, 1, 1, 6))
    attack(stage, "dorgan", picks="[hit_with 6]")
    assert spot(stage).wounds == 0
    assert told(stage, "monster-unhurt") == ["monster-unhurt colossus-of-galnon 1"]


@rule("DR-ABI-8")
def test_spell_drinking_stone_is_harder_to_hit_with_magic() -> None:
    for rating, dice, dealt in (("magic", (1, 1, 1, 5, 6), 1), ("brawn", (5, 6), 2)):
        stage = fray({"oriane-mistveil": {}}, "stone-golem", (1,) * 5, dice)
        attack(stage, "oriane-mistveil", rating)
        assert spot(stage).wounds == dealt
