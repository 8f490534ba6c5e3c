"""Tests on the Bridge and in the Channel, and the Den."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, scene, state, told
from tests.games.dungeon_run.walks import dice, monster_on, where

BRIDGE = {"ancient-bridge": {"at": [0, 1]}}
CHANNEL = {"underground-channel": {"at": [0, 1]}}
DEN = {"den": {"at": [0, 1]}}


# --- bridge and channel -----------------------------------------------------------------------------------------------


@rule("DR-TSP-1", "DR-TSP-9", "DR-MOV-8")
def test_the_bridge_breaks_only_under_one_who_rolls_nothing_but_ones() -> None:
    stage = scene(("vargagg", "dorgan"), tiles=BRIDGE, chance=[dice(1, 2)])
    stage.play("vargagg", "move N")
    assert hero(stage, "vargagg").wounds == 0
    stage = scene(("vargagg", "dorgan"), tiles=BRIDGE, chance=[dice(1, 1)])
    stage.play("vargagg", "move N")
    assert where(stage, "vargagg") == "ancient-bridge", "failing does not stop him"
    assert hero(stage, "vargagg").condition == 1
    assert stage.asked == ("dorgan",)


@pytest.mark.parametrize(("faces", "wounds"), [((3, 3, 3, 3, 6), 1), ((4, 1, 1, 1, 6), 0)])
@rule("DR-TSP-7", "DR-TSP-9")
def test_the_channel_asks_for_two_fours_of_brawn(faces: tuple[int, ...], wounds: int) -> None:
    stage = scene(("vargagg", "dorgan"), tiles=CHANNEL, chance=[dice(*faces)])
    stage.play("vargagg", "move N")
    assert hero(stage, "vargagg").wounds == wounds
    assert where(stage, "vargagg") == "underground-channel"


@rule("DR-TSP-7")
def test_one_trained_in_talent_may_roll_skill_in_the_channel() -> None:
    stage = scene(("stabbins", "vargagg"), tiles=CHANNEL, chance=[dice(4, 4, 1, 1, 1)])
    stage.play("stabbins", "move N")
    assert stage.offered("stabbins") == ["try_with brawn", "try_with skill"]
    stage.play("stabbins", "try_with skill")
    assert hero(stage, "stabbins").wounds == 0


@pytest.mark.parametrize(
    ("name", "row", "tiles"),
    [
        ("stabbins", {"abilities": ["stabbins-cat-burglar"]}, BRIDGE),
        ("stabbins", {"abilities": ["stabbins-cat-burglar"]}, CHANNEL),
        ("vargagg", {"equipped": ["winged-boots"]}, CHANNEL),
    ],
)
@rule("DR-TSP-1", "DR-TSP-7", "DR-GEN-1")
def test_some_need_not_roll(name: str, row: dict[str, list[str]], tiles: dict[str, object]) -> None:
    stage = scene({name: row, "dorgan": {}}, tiles=tiles)
    stage.play(name, "move N")
    assert len(told(stage, "no-test")) == 1
    assert hero(stage, name).wounds == 0


@rule("DR-TSP-1", "DR-TSP-2", "DR-TSP-10")
def test_beside_the_cursed_stone_the_cat_burglar_rolls_but_the_boots_still_work() -> None:
    tiles = {**BRIDGE, "cursed-stone": {"at": [0, 2]}}
    stage = scene(
        {"stabbins": {"abilities": ["stabbins-cat-burglar"]}, "dorgan": {}}, tiles=tiles, chance=[dice(*[2] * 5)]
    )
    stage.play("stabbins", "move N")
    assert stage.dice.left == 0
    tiles = {**CHANNEL, "cursed-stone": {"at": [0, 2]}}
    stage = scene({"stabbins": {"equipped": ["winged-boots"]}, "dorgan": {}}, tiles=tiles)
    stage.play("stabbins", "move N")
    assert len(told(stage, "no-test")) == 1


# --- the den ----------------------------------------------------------------------------------------------------------


@rule("DR-TSP-3", "DR-TSP-11", "DR-MOV-8")
def test_each_entry_into_the_den_may_wake_something() -> None:
    chance = [dice(4), dice(3), dice(1, 2, 3, 3), dice(1, 1, 1, 1, 1)]
    stage = scene(
        ("vargagg", "dorgan"), tiles=DEN, encounters=["arrow-trap", "goblin"], chance=[*chance[:2], dice(4, 4)]
    )
    stage.play("vargagg", "move N")
    assert told(stage, "den-is-quiet") == ["den-is-quiet den"]
    stage.play("vargagg", "move S")
    stage.play("dorgan", "end_turn")
    stage.play("dorgan", "end_turn")
    stage.play("vargagg", "move N")
    assert told(stage, "encounter-drawn") == ["encounter-drawn vargagg arrow-trap"]


@pytest.mark.parametrize("resident", [{"monster": "slime"}, {"stranger": "hedge-healer"}])
@rule("DR-TSP-3", "DR-TSP-11")
def test_nothing_wakes_where_an_encounter_card_lies(resident: dict[str, str]) -> None:
    stage = scene(("vargagg", "dorgan"), tiles={"den": {"at": [0, 1], **resident}})
    stage.play("vargagg", "move N")
    assert not told(stage, "den-roll")


@rule("DR-TSP-3", "DR-TSP-11", "DR-TIL-11")
def test_the_den_rolls_its_own_die_when_it_is_laid_too() -> None:
    chance = [dice(3), dice(1, 1, 1, 1), dice(1, 1, 1, 1, 1)]
    stage = scene(("vargagg", "dorgan"), stack=["den", "well"], encounters=["cave-troll"], chance=chance)
    stage.play("vargagg", "move N")
    stage.play("vargagg", "lay den 0")
    assert told(stage, "den-roll") == ["den-roll vargagg den 3"]
    assert not told(stage, "content-roll")
    assert monster_on(stage, "den") == "cave-troll"
    assert state(stage).lying == [()] * len(state(stage).lying)


# --- first reveals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["glyph-room", "well"])
@rule("DR-TSP-4", "DR-TSP-8", "DR-TSP-17", "DR-TIL-11")
def test_glyph_room_and_well_bring_an_encounter_when_they_are_laid_and_never_again(tile: str) -> None:
    stage = scene(("vargagg", "dorgan"), stack=[tile, "library"], encounters=["hedge-healer"])
    stage.play("vargagg", "move N")
    if tile == "well":
        stage.play("vargagg", "lay well 0")
    assert told(stage, "encounter-drawn") == ["encounter-drawn vargagg hedge-healer"]
    assert told(stage, "stranger-stays") == [f"stranger-stays hedge-healer {tile}"]
    stage.play("vargagg", "end_turn")
    stage.play("dorgan", "move N")
    assert len(told(stage, "encounter-drawn")) == 1


@pytest.mark.parametrize("tile", ["library", "cursed-stone"])
@rule("DR-TIL-11", "DR-CON-1")
def test_no_content_die_is_rolled_for_a_special_tile(tile: str) -> None:
    stage = scene(("vargagg", "dorgan"), stack=[tile, "well"])
    stage.play("vargagg", "move N")
    if tile == "library":
        stage.play("vargagg", "lay library 0")
    assert where(stage, "vargagg") == tile
    assert stage.decision == "take_action"
