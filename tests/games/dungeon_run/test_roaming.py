"""Roaming: who moves, where to, in which order, and what comes along."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, seat, state, steps, told
from tests.games.dungeon_run.star import dungeon, lies, roams, where

from lanterne.games.dungeon_run.rules.roaming import monsters_roam, roaming_ways
from lanterne.games.dungeon_run.state import CARDS, NONE, TILES

# --- who, and where to ------------------------------------------------------------------------------------------------


@rule("DR-ROA-1", "DR-ROA-2", "DR-ROA-4", "DR-ROA-9")
def test_the_first_player_moves_every_monster_that_is_not_on_a_hero_s_tile() -> None:
    tiles = dungeon(entrance={"monster": "goblin"}, crossroads_1={"monster": "slime", "wounds": 2})
    stage = roams(first="emma-goodluck", tiles=tiles)
    assert stage.asked == ("emma-goodluck",)
    targets = ["corridor-10", "corridor-9", "corridor-11", "corridor-8"]
    assert stage.offered("emma-goodluck") == [
        *[f"roam slime crossroads-1 {to}" for to in targets],
        "move_the_rest",
    ], "it must roam, and the goblin may not"
    stage.play("emma-goodluck", "roam slime crossroads-1 corridor-9")
    assert (where(stage, "slime"), where(stage, "goblin")) == (["corridor-9"], ["entrance"])
    assert state(stage).spots[TILES.number("corridor-9")].wounds == 2
    assert state(stage).spots[TILES.number("crossroads-1")].wounds == 0
    assert stage.decision != "next_to_roam", "each moves once"


@rule("DR-ROA-7", "DR-RND-13")
def test_a_monster_roams_away_from_an_unconscious_hero_who_may_even_move_it() -> None:
    heroes = {"vargagg": {"tile": "crossroads-1"}, "emma-goodluck": {}}
    stage = scene(heroes, tiles=dungeon(crossroads_1={"monster": "slime"}))
    state(stage).heroes[0] = hero(stage, "vargagg")._replace(condition=1)
    run(stage, monsters_roam())
    assert stage.asked == ("vargagg",)
    assert "roam slime crossroads-1 corridor-8" in stage.offered("vargagg")


@rule("DR-ROA-1")
def test_nobody_is_asked_when_all_monsters_are_held() -> None:
    stage = roams(tiles=dungeon(entrance={"monster": "goblin"}))
    assert stage.decision == "take_action"
    assert not told(stage, "monsters-roam")
    stage = roams(tiles=dungeon(**{"glyph-room": {"at": [0, -1], "monster": "goblin"}}))
    assert stage.decision == "take_action"
    assert not told(stage, "monsters-roam"), "it is not held by a hero, but it cannot leave"


@rule("DR-ROA-3", "DR-ROA-9", "DR-MOV-7")
def test_a_monster_moves_out_of_the_way_of_another() -> None:
    tiles = dungeon(crossroads_1={"monster": "slime"}, corridor_9={"monster": "goblin"})
    stage = roams(tiles=tiles)
    assert "roam goblin corridor-9 crossroads-1" not in stage.offered("vargagg")
    assert "roam slime crossroads-1 corridor-9" not in stage.offered("vargagg")
    stage.play("vargagg", "roam slime crossroads-1 corridor-10")
    assert where(stage, "goblin") == ["crossroads-1"], "its one way needs no question"


@rule("DR-ROA-9")
def test_a_monster_whose_turn_comes_while_it_is_blocked_stays() -> None:
    tiles = dungeon(crossroads_1={"monster": "slime"}, corridor_9={"monster": "goblin"})
    stage = roams(tiles=tiles)
    assert "pass_over slime crossroads-1" not in stage.offered("vargagg"), "it can roam, so it must"
    stage.play("vargagg", "pass_over goblin corridor-9")
    stage.play("vargagg", "roam slime crossroads-1 corridor-10")
    assert where(stage, "goblin") == ["corridor-9"]
    assert stage.decision == "take_action"


@rule("DR-ROA-9")
def test_monsters_that_are_all_blocked_stay_without_a_question() -> None:
    tiles = {"corridor-8": {"at": [1, 0], "turn": 90, "monster": "slime"}, "entrance": {"monster": "goblin"}}
    stage = roams(tiles=tiles)
    assert where(stage, "slime") == ["corridor-8"]
    assert stage.decision == "take_action"


@rule("DR-TSP-4", "DR-TSP-6", "DR-ROA-3")
@pytest.mark.parametrize("room", ["glyph-room", "portcullis-room"])
def test_some_rooms_hold_every_monster_but_the_boss(room: str) -> None:
    tiles: dict[str, dict[str, Any]] = {room: {"at": [0, 1], "monster": "slime"}, "corridor-8": {"at": [0, 2]}}
    held = roams(tiles=tiles)
    assert where(held, "slime") == [room]
    assert held.decision == "take_action", "nobody is asked where it goes"
    tiles[room]["monster"] = "gra-bogga"
    assert where(roams(tiles=tiles, stack=[]), "gra-bogga") == [room]
    stage = roams(tiles=tiles, stack=[])
    assert "roam gra-bogga " + room + " corridor-8" in stage.offered("vargagg")


@rule("DR-ROA-3")
def test_the_mole_ogre_burrows_through_walls() -> None:
    aside = {"bend-12": {"at": [3, 1]}}
    ogre = roams(tiles=dungeon(corridor_9={"monster": "mole-ogre"}) | aside)
    assert ogre.offered("vargagg")[:2] == [
        "roam mole-ogre corridor-9 bend-12",
        "roam mole-ogre corridor-9 crossroads-1",
    ]
    slime = roams(tiles=dungeon(corridor_9={"monster": "slime"}) | aside)
    assert where(slime, "slime") == ["crossroads-1"], "it has one way only"


@rule("DR-ROA-3", "DR-ROA-4")
def test_the_gargoyle_never_roams() -> None:
    stage = roams(tiles=dungeon(crossroads_1={"monster": "gargoyle"}))
    assert where(stage, "gargoyle") == ["crossroads-1"]
    assert stage.decision == "take_action"


@rule("DR-ABI-14", "DR-ROA-3")
def test_a_sanctuary_keeps_monsters_out_but_not_in() -> None:
    tiles = dungeon(crossroads_1={"monster": "slime"}, corridor_8={"sanctuary": "birodin"})
    stage = roams(("vargagg", "birodin"), tiles=tiles)
    assert "roam slime crossroads-1 corridor-8" not in stage.offered("vargagg")
    tiles = {"corridor-8": {"at": [0, 1], "sanctuary": "birodin", "monster": "slime"}}
    assert where(roams(("vargagg", "birodin"), tiles=tiles), "slime") == ["entrance"]


# --- what happens there -----------------------------------------------------------------------------------------------


@rule("DR-ROA-5", "DR-ROA-11", "DR-DEF-11")
@pytest.mark.parametrize(("monster", "carried"), [("slime", True), ("goblin", True), ("cave-bear", False)])
def test_only_beasts_leave_what_lies_under_them(monster: str, carried: bool) -> None:
    tiles = {
        "corridor-8": {"at": [0, 1], "monster": monster, "treasures": ["buckler"], "open": ["crown-of-kravlas"]},
        "entrance": {"open": ["guild-axe"]},
    }
    stage = roams(tiles=tiles)
    assert where(stage, monster) == ["entrance"]
    assert lies(stage, "corridor-8") == ([] if carried else ["buckler", "crown-of-kravlas"])
    assert lies(stage, "entrance") == ["guild-axe", *(["buckler", "crown-of-kravlas"] if carried else [])]


@rule("DR-ROA-6")
def test_a_stranger_flees_from_a_monster_that_comes() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime"}, "entrance": {"stranger": "hedge-healer"}}
    stage = roams(tiles=tiles)
    assert state(stage).spots[0].stranger == NONE
    assert state(stage).encounter_discard == (CARDS.number("hedge-healer"),)


@rule("DR-ROA-13")
def test_a_monster_that_comes_to_a_hero_does_nothing_to_him() -> None:
    stage = roams(tiles={"corridor-8": {"at": [0, 1], "monster": "gargoyle"}, "corridor-9": {"at": [0, -1]}})
    assert where(stage, "gargoyle") == ["corridor-8"]
    stage = roams(tiles={"corridor-8": {"at": [0, 1], "monster": "cave-troll"}})
    assert where(stage, "cave-troll") == ["entrance"]
    assert stage.decision == "take_action"
    assert [row.wounds for row in state(stage).heroes] == [0, 0]


@rule("DR-ABI-14", "DR-DEF-9")
def test_flames_burn_a_monster_that_comes_and_their_owner_kills_it() -> None:
    heroes = {"vargagg": {}, "saelith-ashborn": {"wounds": 2}}
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime", "wounds": 3}, "entrance": {"flames": "saelith-ashborn"}}
    stage = roams(heroes, tiles=tiles)
    assert where(stage, "slime") == []
    assert hero(stage, "saelith-ashborn").flames == NONE
    assert hero(stage, "saelith-ashborn").loot == (CARDS.number("slime"),)
    assert stage.asked == ("saelith-ashborn",), "she may rally"


@rule("DR-ABI-14")
def test_flames_are_gone_when_they_have_burnt_somebody() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime"}, "entrance": {"flames": "saelith-ashborn"}}
    stage = roams(("vargagg", "saelith-ashborn"), tiles=tiles)
    assert state(stage).spots[0].wounds == 1
    assert hero(stage, "saelith-ashborn").flames == NONE


# --- the boss ---------------------------------------------------------------------------------------------------------


@rule("DR-ROA-8", "DR-ROA-10", "DR-ROA-12", "DR-TSP-4")
def test_the_boss_teleports_to_any_other_tile_without_a_monster_with_all_it_has() -> None:
    tiles = dungeon(
        corridor_9={"monster": "gargoyle"},
        corridor_10={"sanctuary": "birodin"},
        glyph_room={"at": [2, 2], "monster": "scarath", "wounds": 3, "open": ["guild-axe"]},
    )
    stage = roams(("vargagg", "birodin"), tiles=tiles, stack=[])
    targets = {words.split()[-1] for words in stage.offered("vargagg") if words.startswith("roam ")}
    assert targets == {"entrance", "corridor-8", "crossroads-1", "corridor-11"}
    stage.play("vargagg", "roam scarath glyph-room entrance")
    assert where(stage, "scarath") == ["entrance"]
    assert state(stage).spots[0].wounds == 3
    assert lies(stage, "entrance") == ["guild-axe"], "a beast, but a boss"
    assert told(stage, "boss-teleports") == ["boss-teleports scarath glyph-room entrance"]


@rule("DR-ROA-10", "DR-ROA-1")
def test_the_boss_stays_with_a_conscious_hero() -> None:
    stage = roams(tiles=dungeon(entrance={"monster": "scarath"}), stack=[])
    assert where(stage, "scarath") == ["entrance"]
    assert stage.decision == "take_action"


@rule("DR-ROA-10")
def test_the_boss_stays_only_if_there_is_no_other_tile_for_it() -> None:
    tiles = {"lair": {"at": [0, -1], "turn": 180, "monster": "scarath"}, "entrance": {"monster": "goblin"}}
    stage = roams(tiles=tiles, stack=[])
    assert where(stage, "scarath") == ["lair"]
    assert roaming_ways(state(stage), TILES.number("lair")) == []


@rule("DR-ROA-15")
@pytest.mark.parametrize(
    ("setting", "targets"),
    [
        ("off", {"entrance", "corridor-8", "crossroads-1", "corridor-9", "corridor-10", "corridor-11"}),
        ("on", {"crossroads-1", "corridor-9", "corridor-10", "corridor-11"}),
    ],
)
def test_as_an_option_the_boss_keeps_away_from_the_entrance(setting: str, targets: set[str]) -> None:
    tiles = dungeon(glyph_room={"at": [2, 2], "monster": "scarath"})
    stage = roams(("vargagg", "birodin"), tiles=tiles, stack=[], settings={"boss_keeps_away": setting})
    assert {words.split()[-1] for words in stage.offered("vargagg") if words.startswith("roam ")} == targets


@rule("DR-ROA-15", "DR-ROA-10")
def test_a_boss_that_must_keep_away_stays_where_it_is_if_there_is_no_other_tile() -> None:
    tiles = {"lair": {"at": [0, -1], "turn": 180, "monster": "scarath"}, "corridor-8": {"at": [0, 1]}}
    stage = roams(tiles=tiles, stack=[], settings={"boss_keeps_away": "on"})
    assert where(stage, "scarath") == ["lair"]
    stage = roams(tiles=tiles, stack=[])
    assert stage.decision == "next_to_roam", "otherwise it must come"


@rule("DR-ROA-15", "DR-SOL-7")
def test_in_a_hostile_dungeon_too_the_boss_keeps_away() -> None:
    tiles = dungeon(glyph_room={"at": [2, 2], "monster": "scarath"})
    both = {"hostile_dungeon": "on", "boss_keeps_away": "on"}
    stage = roams(("vargagg",), tiles=tiles, stack=[], settings=both)
    assert where(stage, "scarath") == ["crossroads-1"]


@rule("DR-ROA-14", "DR-ROA-1")
def test_powers_come_first_and_what_they_bring_roams_too() -> None:
    tiles = dungeon(corridor_9={"monster": "ra-alal"})
    heroes = {"vargagg": {}, "addolgar-vayne": {"abilities": ["addolgar-vayne-challenge"], "tile": "corridor-8"}}
    stage = scene(heroes, tiles=tiles, stack=[], encounter_discard=["zombie"], chance=[("roll", 6, [5])])
    run(stage, monsters_roam())
    assert where(stage, "zombie") == ["crossroads-1"], "raised beside the boss before anything moves"
    assert stage.asked == ("addolgar-vayne",), "then heroes, before the First Player"
    stage.play("addolgar-vayne", "lead addolgar-vayne-challenge zombie crossroads-1 corridor-8")
    assert where(stage, "zombie") == ["corridor-8"]
    assert stage.asked == ("vargagg",)


# --- by itself --------------------------------------------------------------------------------------------------------


@rule("DR-ROA-2", "DR-ROA-4")
def test_the_rest_can_be_left_to_roam_by_itself() -> None:
    tiles = dungeon(
        crossroads_1={"monster": "slime"}, corridor_9={"monster": "goblin"}, corridor_10={"monster": "ghost"}
    )
    stage = roams({"vargagg": {}, "emma-goodluck": {"tile": "corridor-11"}}, tiles=tiles)
    stage.play("vargagg", "move_the_rest")
    assert where(stage, "slime") == ["corridor-11"], "nearest to Emma, and moved first"
    assert where(stage, "goblin") == ["corridor-9"] or where(stage, "ghost") == ["corridor-10"]
    assert stage.decision == "take_action"
    assert state(stage).roaming == ()


@rule("DR-ROA-2")
def test_who_does_not_answer_in_time_leaves_the_rest_to_itself() -> None:
    stage = roams(tiles=dungeon(crossroads_1={"monster": "slime"}))
    assert stage.game.choice is not None
    assert stage.game.choice.default == ("move_the_rest",)


@rule("DR-SOL-7")
def test_in_a_hostile_dungeon_the_monsters_come_without_a_question() -> None:
    tiles = dungeon(crossroads_1={"monster": "slime"}, corridor_9={"monster": "goblin"})
    stage = scene({"vargagg": {"tile": "corridor-11"}}, tiles=tiles, settings={"hostile_dungeon": "on"})
    run(stage, monsters_roam())
    assert where(stage, "slime") == ["corridor-11"]
    assert where(stage, "goblin") == ["crossroads-1"]
    assert stage.decision == "take_action"
    assert (told(stage, "monsters-hunt"), told(stage, "monsters-roam")) == (["monsters-hunt"], [])


@rule("DR-SOL-7", "DR-ROA-8")
def test_in_a_hostile_dungeon_a_boss_that_cannot_come_to_him_waits_nearby() -> None:
    tiles = dungeon(corridor_11={"monster": "slime"}, corridor_9={"monster": "scarath"})
    stage = scene({"vargagg": {"tile": "corridor-11"}}, tiles=tiles, settings={"hostile_dungeon": "on"})
    run(stage, monsters_roam())
    assert where(stage, "scarath") == ["crossroads-1"], "the slime is on his tile"


@rule("DR-ROA-2", "DR-ROA-8")
def test_alone_in_an_ordinary_dungeon_what_is_left_to_itself_spares_him() -> None:
    tiles = dungeon(crossroads_1={"monster": "slime"}, corridor_9={"monster": "scarath"})
    stage = roams({"vargagg": {"tile": "corridor-11"}}, tiles=tiles)
    stage.play("vargagg", "move_the_rest")
    assert where(stage, "scarath") == ["entrance"], "the tile farthest from him"
    assert where(stage, "slime") != ["corridor-11"]


@rule("DR-SOL-7", "DR-ABI-24")
def test_in_a_hostile_dungeon_the_crown_still_leads_monsters() -> None:
    crowned = {"vargagg": {"tile": "corridor-11", "equipped": ["crown-of-kravlas"]}}
    tiles = dungeon(crossroads_1={"monster": "slime"})
    stage = scene(crowned, tiles=tiles, settings={"hostile_dungeon": "on"})
    run(stage, monsters_roam())
    stage.play("vargagg", "lead crown-of-kravlas slime crossroads-1 corridor-9")
    assert where(stage, "slime") == ["corridor-9"]


@rule("DR-SOL-7")
def test_alone_in_an_ordinary_dungeon_the_player_moves_the_monsters() -> None:
    stage = roams({"vargagg": {}}, tiles=dungeon(crossroads_1={"monster": "slime"}))
    assert stage.asked == ("vargagg",)
    assert steps(stage, "vargagg") == {"roam", "move_the_rest"}


@rule("DR-RND-1", "DR-ROA-1")
def test_monsters_roam_at_the_end_of_a_round_before_the_token_passes() -> None:
    stage = scene({"vargagg": {}, "emma-goodluck": {"actions": 1}}, active="emma-goodluck", tiles=dungeon())
    s = state(stage)
    crossroads = TILES.number("crossroads-1")
    s.spots[crossroads] = s.spots[crossroads]._replace(monster=CARDS.number("slime"))
    stage.play("emma-goodluck", "end_turn")
    assert stage.asked == ("vargagg",)
    assert stage.decision == "next_to_roam"
    stage.play("vargagg", "move_the_rest")
    assert s.first == seat(stage, "emma-goodluck")
