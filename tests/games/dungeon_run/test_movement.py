"""Moving through exits, who is held on a tile, and the powers that follow a Move."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, refused, scene, state, steps, told
from tests.games.dungeon_run.walks import NORTH, ROAD, dice, stack, where

from lanterne.games.dungeon_run.content.effects import ExtraStep
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.lab.stage import Stage


def moves(stage: Stage, name: str) -> list[str]:
    """The exits that are open to a hero."""
    return [words.split()[1] for words in stage.offered(name) if words.startswith("move ")]


# --- exits ------------------------------------------------------------------------------------------------------------


@rule("DR-MOV-2", "DR-MOV-3", "DR-MOV-6", "DR-MOV-7", "DR-MOV-8")
def test_a_move_costs_one_action_and_leads_onto_the_connected_tile_without_any_roll() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime"}}
    stage = scene({"vargagg": {}, "emma-goodluck": {"tile": "corridor-8"}}, tiles=tiles)
    stage.play("vargagg", "move N")
    assert where(stage, "vargagg") == "corridor-8"
    assert hero(stage, "vargagg").actions == 1
    assert stage.asked == ("vargagg",), "a monster that was there does nothing"
    assert told(stage, "goes") == ["goes vargagg corridor-8"]


@rule("DR-MOV-2", "DR-GEN-13")
def test_walls_are_no_exits() -> None:
    stage = scene({"vargagg": {"tile": "corridor-8"}, "emma-goodluck": {}}, tiles=NORTH)
    assert moves(stage, "vargagg") == ["N", "S"]


@rule("DR-MOV-5")
def test_with_an_empty_stack_there_is_no_way_into_empty_space() -> None:
    tiles = {**NORTH, "lair": {"at": [1, 0], "turn": 90, "monster": "scarath"}}
    stage = scene(tiles=tiles, stack=[])
    assert moves(stage, "vargagg") == ["N", "E"]
    assert refused(stage, "vargagg", "move S") == ("stack-is-empty", "DR-MOV-5")


@rule("DR-RND-2", "DR-MOV-2")
def test_two_moves_and_the_turn_is_over() -> None:
    stage = scene(tiles=ROAD)
    stage.play("vargagg", "move N")
    stage.play("vargagg", "move N")
    assert where(stage, "vargagg") == "corridor-9"
    assert stage.asked == ("emma-goodluck",)


# --- held by a monster, or by heroes ----------------------------------------------------------------------------------


@rule("DR-MOV-1")
def test_a_monster_on_the_tile_holds_a_hero_until_it_is_gone() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime"}}
    stage = scene({"vargagg": {"tile": "corridor-8"}, "emma-goodluck": {}}, tiles=tiles)
    assert refused(stage, "vargagg", "move S") == ("monster-holds", "DR-MOV-1")
    state(stage).spots[2:] = [spot._replace(monster=-1) for spot in state(stage).spots[2:]]
    assert moves(stage, "vargagg") == ["N", "S"]


@pytest.mark.parametrize(
    ("monster", "held"),
    [("cave-bear", False), ("goblin", False), ("skeleton", True), ("slime", True), ("scarath", True)],
)
@rule("DR-MOV-1", "DR-GEN-12")
def test_soothe_lets_oriane_walk_away_from_ordinary_beasts_and_humanoids(monster: str, held: bool) -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": monster}}
    oriane = {"tile": "corridor-8", "abilities": ["oriane-mistveil-soothe"]}
    stage = scene({"oriane-mistveil": oriane, "vargagg": {}}, tiles=tiles)
    assert (moves(stage, "oriane-mistveil") == []) is held
    if not held:
        stage.play("oriane-mistveil", "move S")
        assert where(stage, "oriane-mistveil") == "entrance"
        assert hero(stage, "oriane-mistveil").used_turn == (), "nothing is used up"


@rule("DR-FLE-1", "DR-FLE-5", "DR-MOV-9")
def test_in_the_final_phase_a_conscious_hero_on_the_tile_holds_the_others() -> None:
    assert moves(scene(tiles=NORTH, stack=[]), "vargagg") == ["N"]
    stage = scene(tiles=NORTH, stack=[], final=True)
    assert refused(stage, "vargagg", "move N") == ("heroes-hold", "DR-FLE-1")
    stage = scene({"vargagg": {}, "emma-goodluck": {"condition": "unconscious"}}, tiles=NORTH, stack=[], final=True)
    assert moves(stage, "vargagg") == ["N"]
    stage = scene({"vargagg": {}, "emma-goodluck": {"tile": "corridor-8"}}, tiles=NORTH, stack=[], final=True)
    assert moves(stage, "vargagg") == ["N"]


@rule("DR-ABI-27", "DR-MOV-1", "DR-FLE-1")
def test_now_you_see_me_lifts_both_bans_at_once_but_only_for_one_move_in_a_turn() -> None:
    tiles = {
        "corridor-8": {"at": [0, 1], "monster": "slime"},
        "corridor-9": {"at": [0, 2], "monster": "zombie"},
    }
    stabbins = {"tile": "corridor-8", "equipped": ["summoning-stone"]}
    heroes = {"stabbins": stabbins, "vargagg": {"tile": "corridor-8"}}
    stage = scene(heroes, tiles=tiles, stack=[], final=True)
    assert moves(stage, "stabbins") == ["N", "S"]
    stage.play("stabbins", "move N")
    assert where(stage, "stabbins") == "corridor-9"
    assert told(stage, "slips-past") == ["slips-past stabbins now-you-see-me"]
    assert refused(stage, "stabbins", "move S") == ("monster-holds", "DR-MOV-1")


@rule("DR-ABI-27")
def test_now_you_see_me_is_not_used_up_by_a_move_that_nobody_bars() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime"}}
    stage = scene({"stabbins": {"equipped": ["summoning-stone"]}, "vargagg": {}}, tiles=tiles)
    stage.play("stabbins", "move N")
    assert moves(stage, "stabbins") == ["N", "S"]


# --- one tile more ----------------------------------------------------------------------------------------------------

STRIDE = {"abilities": ["vargagg-long-stride"]}


@rule("DR-ABI-17")
def test_long_stride_leads_one_tile_further_once_in_a_turn() -> None:
    stage = scene({"vargagg": STRIDE, "emma-goodluck": {}}, tiles=ROAD)
    stage.play("vargagg", "move N")
    assert stage.offered("vargagg") == [
        "stop_here",
        "go_further vargagg-long-stride N",
        "go_further vargagg-long-stride S",
    ]
    stage.play("vargagg", "go_further vargagg-long-stride N")
    assert where(stage, "vargagg") == "corridor-9"
    assert hero(stage, "vargagg").actions == 1
    stage.play("vargagg", "move N")
    assert where(stage, "vargagg") == "junction-3"
    assert stage.asked == ("emma-goodluck",), "it was used in this turn"


@rule("DR-ABI-17")
def test_one_who_stops_may_go_further_after_his_second_move() -> None:
    stage = scene({"vargagg": STRIDE, "emma-goodluck": {}}, tiles=ROAD)
    stage.play("vargagg", "move N")
    stage.play("vargagg", "stop_here")
    stage.play("vargagg", "move N")
    stage.play("vargagg", "go_further vargagg-long-stride N")
    assert where(stage, "vargagg") == "junction-3"


@rule("DR-ABI-17")
def test_the_step_further_leads_to_tiles_in_play_only() -> None:
    stage = scene({"vargagg": {**STRIDE, "tile": "corridor-9"}, "emma-goodluck": {}}, tiles=ROAD)
    stage.play("vargagg", "move N")
    assert stage.offered("vargagg") == ["stop_here", "go_further vargagg-long-stride S"], "its other exits are open"


@pytest.mark.parametrize("barred", ["monster", "hero", "nobody"])
@rule("DR-ABI-17")
def test_there_is_no_running_through(barred: str) -> None:
    tiles = {**ROAD, "corridor-8": {"at": [0, 1], **({"monster": "slime"} if barred == "monster" else {})}}
    emma = {"tile": "corridor-8" if barred == "hero" else "junction-3"}
    stage = scene({"vargagg": STRIDE, "emma-goodluck": emma}, tiles=tiles, stack=[], final=True)
    stage.play("vargagg", "move N")
    assert ("go_further" in steps(stage, "vargagg")) is (barred == "nobody")
    assert hero(stage, "vargagg").actions == 1


@rule("DR-ABI-17", "DR-ABI-27")
def test_a_power_that_lifts_the_ban_lets_him_run_through() -> None:
    tiles = {**ROAD, "corridor-8": {"at": [0, 1], "monster": "slime"}}
    stabbins = {"equipped": ["summoning-stone", "winged-boots"]}
    stage = scene({"stabbins": stabbins, "vargagg": {}}, tiles=tiles)
    stage.play("stabbins", "move N")
    stage.play("stabbins", "go_further winged-boots N")
    assert where(stage, "stabbins") == "corridor-9"
    assert told(stage, "slips-past") == ["slips-past stabbins now-you-see-me"]


@rule("DR-ABI-17")
def test_two_such_powers_may_follow_the_same_move() -> None:
    vargagg = {**STRIDE, "equipped": ["winged-boots"]}
    stage = scene({"vargagg": vargagg, "emma-goodluck": {}}, tiles=ROAD)
    stage.play("vargagg", "move N")
    stage.play("vargagg", "go_further winged-boots N")
    stage.play("vargagg", "go_further vargagg-long-stride N")
    assert where(stage, "vargagg") == "junction-3"
    assert hero(stage, "vargagg").actions == 1


@rule("DR-ABI-17", "DR-TIL-7")
def test_a_hero_who_had_to_stay_goes_no_further() -> None:
    """The corridor fits nowhere at a wall: no tile can be laid east of the bend."""
    tiles = {"bend-12": {"at": [0, 1], "turn": 90}, "corridor-8": {"at": [1, 0], "turn": 90}}
    chance = [("shuffle", "tile", ["crossroads-1"])]
    stage = scene(
        {"vargagg": {**STRIDE, "tile": "bend-12"}, "emma-goodluck": {}},
        tiles=tiles,
        stack=["crossroads-1"],
        chance=chance,
    )
    stage.play("vargagg", "move E")
    assert where(stage, "vargagg") == "bend-12"
    assert stage.decision == "take_action"
    assert hero(stage, "vargagg").actions == 1


def test_every_power_that_leads_further_leads_through_one_exit() -> None:
    assert {op.amount for known in POWER_TABLE for op in known.power.do if isinstance(op, ExtraStep)} == {1}


# --- headlong charge --------------------------------------------------------------------------------------------------

CHARGE = {"abilities": ["vargagg-headlong-charge"]}


@rule("DR-ABI-17", "DR-ABI-18")
def test_headlong_charge_fights_anybody_there_with_one_die_less_and_no_action() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime"}}
    stage = scene({"vargagg": CHARGE, "dorgan": {}}, tiles=tiles, chance=[dice(4, 4), dice(1, 1, 1, 1)])
    stage.play("vargagg", "move N")
    assert stage.offered("vargagg") == ["stop_here", "charge vargagg-headlong-charge"]
    stage.play("vargagg", "charge vargagg-headlong-charge")
    while stage.decision != "take_action":
        stage.play("vargagg", next(words for words in stage.offered("vargagg") if "magic" not in words))
    assert hero(stage, "vargagg").actions == 1
    assert hero(stage, "vargagg").fought
    assert stage.dice.left == 0


@rule("DR-ABI-18")
def test_nobody_is_charged_on_an_empty_tile() -> None:
    stage = scene({"vargagg": CHARGE, "emma-goodluck": {}}, tiles=NORTH)
    stage.play("vargagg", "move N")
    assert stage.decision == "take_action"


@rule("DR-ABI-17", "DR-ABI-18")
def test_after_a_charge_he_may_still_go_further() -> None:
    tiles = {**ROAD, "corridor-8": {"at": [0, 1], "monster": "goblin"}}
    vargagg = {"abilities": ["vargagg-headlong-charge", "vargagg-long-stride"]}
    chance = [dice(1, 1, 1), dice(6, 6, 1, 1)]
    stage = scene({"vargagg": vargagg, "emma-goodluck": {}}, tiles=tiles, chance=chance)
    stage.play("vargagg", "move N")
    assert "go_further" not in steps(stage, "vargagg"), "the goblin holds him"
    stage.play("vargagg", "charge vargagg-headlong-charge")
    while stage.decision != "go_on":
        stage.play("vargagg", stage.offered("vargagg")[0])
    stage.play("vargagg", "go_further vargagg-long-stride N")
    assert where(stage, "vargagg") == "corridor-9"


# --- the portcullis room ----------------------------------------------------------------------------------------------

BARRED = {"portcullis-room": {"at": [0, 1]}}


@rule("DR-TSP-6", "DR-TSP-15", "DR-MOV-2")
def test_without_a_four_the_portcullis_stays_down_and_no_tile_is_drawn() -> None:
    vargagg = {"tile": "portcullis-room"}
    chance = [dice(1, 2, 3, 3, 1), dice(1, 4, 1, 1, 1), dice(5)]
    stage = scene({"vargagg": vargagg, "dorgan": {}}, tiles=BARRED, stack=["corridor-9", "well"], chance=chance)
    stage.play("vargagg", "move N")
    assert where(stage, "vargagg") == "portcullis-room"
    assert hero(stage, "vargagg").wounds == 1
    assert hero(stage, "vargagg").actions == 1
    assert stack(stage) == ["corridor-9", "well"]
    assert told(stage, "must-stay") == ["must-stay vargagg portcullis-room"]
    stage.play("vargagg", "move N")
    assert where(stage, "vargagg") == "corridor-9"
    assert hero(stage, "vargagg").wounds == 1


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("vargagg", {"abilities": ["vargagg-battering-ram"]}),
        ("stabbins", {"abilities": ["stabbins-cat-burglar"]}),
        ("birodin", {"equipped": ["skeleton-keys"]}),
    ],
)
@rule("DR-TSP-6", "DR-GEN-1")
def test_some_walk_out_of_the_portcullis_room_without_a_roll(name: str, row: dict[str, list[str]]) -> None:
    stage = scene({name: {"tile": "portcullis-room", **row}, "dorgan": {}}, tiles=BARRED)
    stage.play(name, "move S")
    assert where(stage, name) == "entrance"
    assert len(told(stage, "no-test")) == 1


@rule("DR-TSP-6", "DR-DEF-1")
def test_one_who_falls_at_the_portcullis_does_not_leave() -> None:
    vargagg = {"tile": "portcullis-room", "wounds": 6}
    stage = scene({"vargagg": vargagg, "dorgan": {}}, tiles=BARRED, chance=[dice(1, 2, 3, 3, 1)])
    stage.play("vargagg", "move S")
    assert where(stage, "vargagg") == "portcullis-room"
    assert stage.asked == ("dorgan",)


@pytest.mark.parametrize(("brawn", "out"), [((1, 2, 3, 3, 1), False), ((1, 2, 3, 4, 1), True)])
@rule("DR-TSP-14", "DR-TSP-6", "DR-ESC-7")
def test_with_a_monster_there_he_escapes_first_and_then_rolls_for_the_portcullis(
    brawn: tuple[int, ...], out: bool
) -> None:
    tiles = {"portcullis-room": {"at": [0, 1], "monster": "slime"}, "corridor-9": {"at": [0, 2]}}
    chance = [dice(1, 6), dice(*brawn)]
    stage = scene({"vargagg": {"tile": "portcullis-room"}, "dorgan": {}}, tiles=tiles, chance=chance)
    assert refused(stage, "vargagg", "move S") == ("monster-holds", "DR-MOV-1")
    stage.play("vargagg", "escape")
    assert stage.offered("vargagg") == ["escape_through N", "escape_through S"], "the exit comes before the roll"
    stage.play("vargagg", "escape_through S")
    assert where(stage, "vargagg") == ("entrance" if out else "portcullis-room")
    assert hero(stage, "vargagg").wounds == (0 if out else 1), "no free attack"
    assert hero(stage, "vargagg").actions == 1


@rule("DR-ABI-17", "DR-TSP-6")
def test_one_tile_further_out_of_the_portcullis_room_needs_the_roll_as_well() -> None:
    tiles = {**BARRED, "corridor-9": {"at": [0, 2]}}
    chance = [dice(1, 2, 3, 3, 1)]
    stage = scene({"vargagg": STRIDE, "dorgan": {}}, tiles=tiles, chance=chance)
    stage.play("vargagg", "move N")
    stage.play("vargagg", "go_further vargagg-long-stride N")
    assert where(stage, "vargagg") == "portcullis-room"
    assert hero(stage, "vargagg").wounds == 1


# --- the tile that is left --------------------------------------------------------------------------------------------


@rule("DR-ABI-14", "DR-MOV-2")
def test_burning_trail_lays_flames_on_the_tile_just_left() -> None:
    saelith = {"abilities": ["saelith-ashborn-burning-trail"], "tile": "corridor-8"}
    stage = scene({"saelith-ashborn": saelith, "dorgan": {}}, tiles=ROAD)
    stage.play("saelith-ashborn", "move N")
    stage.play("saelith-ashborn", "use_power saelith-ashborn saelith-ashborn-burning-trail")
    assert where(stage, "saelith-ashborn") == "corridor-9"
    stage.play("saelith-ashborn", "end_turn")
    stage.play("dorgan", "move N")
    assert hero(stage, "dorgan").wounds == 1
    assert hero(stage, "saelith-ashborn").flames == -1
