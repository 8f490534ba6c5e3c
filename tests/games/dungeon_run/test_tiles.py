"""Drawing and laying tiles: how they may lie, what does not fit, and a stack that fits nowhere."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, scene, state, told
from tests.games.dungeon_run.walks import dice, lies, stack, where

from lanterne.games.dungeon_run.content.tiles import PRINTED_ON
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.tiles import legal_turns
from lanterne.games.dungeon_run.state import TILES
from lanterne.lab.stage import Stage

EAST, WEST = 1, 3
CORNER = {"bend-12": {"at": [0, 1], "turn": 90}, "corridor-8": {"at": [1, 0], "turn": 90}}
"""The rulebook's example: the empty cell (1, 1) is entered from the bend in the west, over the wall of a corridor."""

RING = {
    "bend-13": {"at": [0, 1], "turn": 90},
    "bend-14": {"at": [1, 1], "turn": 180},
    "junction-3": {"at": [1, 0], "turn": 180},
    "bend-15": {"at": [1, -1], "turn": 270},
    "junction-4": {"at": [0, -1], "turn": 270},
    "bend-16": {"at": [-1, -1]},
}
"""Both open exits that are left lead into the same cell, west of the Entrance."""


def ways(stage: Stage, name: str) -> list[str]:
    """How the tile may be laid."""
    assert stage.decision == "choose_lie"
    return stage.offered(name)


def at_the_corner(*stack: str, **more: object) -> Stage:
    return scene({"vargagg": {"tile": "bend-12"}, "dorgan": {}}, tiles=CORNER, stack=list(stack), **more)  # type: ignore[arg-type]


@rule("DR-TIL-2", "DR-TIL-3", "DR-TIL-4", "DR-TIL-5")
def test_the_example_of_the_rulebook_a_bend_fits_in_one_way_only() -> None:
    s = state(at_the_corner())
    assert legal_turns(floor(s), TILES.number("bend-13"), (1, 1), WEST) == [3]
    assert legal_turns(floor(s), TILES.number("crossroads-1"), (1, 1), WEST) == []


@rule("DR-TIL-2", "DR-MOV-4")
def test_exits_turn_clockwise_with_the_tile() -> None:
    bend = PRINTED_ON[TILES.number("bend-12")]
    sides = [{"NESW"[side] for side in range(4) if exits >> side & 1} for exits in bend.exits]
    assert sides == [{"N", "E"}, {"E", "S"}, {"S", "W"}, {"W", "N"}]


@rule("DR-MOV-4", "DR-TIL-5", "DR-TIL-11")
def test_one_way_to_lay_a_tile_is_taken_without_a_question() -> None:
    stage = at_the_corner("bend-13", "well", chance=[dice(3)])
    stage.play("vargagg", "move E")
    assert lies(stage, "bend-13") == (1, 1, 270)
    assert where(stage, "vargagg") == "bend-13"
    assert stack(stage) == ["well"]


@rule("DR-TIL-3", "DR-TIL-4", "DR-TIL-5")
def test_the_hero_chooses_among_the_turns_that_look_different() -> None:
    stage = scene(stack=["junction-3", "corridor-8", "crossroads-1"], chance=[dice(6), dice(6)])
    stage.play("vargagg", "move N")
    assert ways(stage, "vargagg") == ["lay junction-3 0", "lay junction-3 90", "lay junction-3 180"]
    stage.play("vargagg", "lay junction-3 90")
    assert lies(stage, "junction-3") == (0, 1, 90)
    stage.play("vargagg", "move E")
    assert lies(stage, "corridor-8") == (1, 1, 90), "a corridor turned halfway round looks the same"


@rule("DR-TIL-3")
def test_no_exit_of_an_old_tile_is_walled_up() -> None:
    """North of the Entrance lies a cell that the junction beside it opens onto as well."""
    tiles = {"crossroads-1": {"at": [1, 0]}, "junction-4": {"at": [1, 1], "turn": 90}}
    stage = scene(tiles=tiles, stack=["corridor-8", "bend-12", "well"], chance=[dice(1), ("shuffle", "tile", [])])
    stage.play("vargagg", "move N")
    assert told(stage, "does-not-fit") == ["does-not-fit corridor-8"]
    assert lies(stage, "bend-12") == (0, 1, 90)


@rule("DR-TIL-6", "DR-TIL-8", "DR-TIL-12")
def test_what_does_not_fit_is_set_aside_for_all_to_see_and_shuffled_back_after_the_action() -> None:
    chance = [dice(3), ("shuffle", "tile", ["crossroads-2"])]
    stage = at_the_corner("crossroads-1", "crossroads-2", "bend-13", "well", chance=chance)
    stage.play("vargagg", "move E")
    assert told(stage, "does-not-fit") == ["does-not-fit crossroads-1", "does-not-fit crossroads-2"]
    assert sorted(stack(stage)) == ["crossroads-1", "crossroads-2", "well"]
    assert stack(stage)[0] == "crossroads-2"
    assert state(stage).set_aside == ()


@rule("DR-TIL-7", "DR-TIL-8")
def test_if_no_tile_fits_the_hero_stays_and_the_action_is_lost() -> None:
    stage = at_the_corner("crossroads-1", "crossroads-2", chance=[("shuffle", "tile", ["crossroads-2"])])
    stage.play("vargagg", "move E")
    assert where(stage, "vargagg") == "bend-12"
    assert hero(stage, "vargagg").actions == 1
    assert told(stage, "no-tile-fits") == ["no-tile-fits vargagg"]
    assert stack(stage) == ["crossroads-2", "crossroads-1"], "they fit elsewhere"
    assert not state(stage).stuck


@rule("DR-TIL-9")
def test_the_last_open_exit_of_the_dungeon_is_not_closed() -> None:
    s = state(scene({"vargagg": {}, "dorgan": {}}, tiles=RING, stack=["bend-12", "corridor-8"]))
    dungeon = floor(s)
    assert {tile: sides for tile, sides in dungeon.open_exits.items() if sides} == {
        TILES.number("entrance"): 1 << WEST,
        TILES.number("bend-16"): 1 << 0,
    }
    assert legal_turns(dungeon, TILES.number("bend-12"), (-1, 0), EAST) == [], "it would join the two last exits"
    assert legal_turns(dungeon, TILES.number("junction-5"), (-1, 0), EAST) == [0, 1]


@rule("DR-TIL-10", "DR-BOS-1")
def test_a_stack_that_fits_nowhere_leaves_the_game_and_the_lair_comes() -> None:
    chance = [("shuffle", "tile", ["bend-12"])]
    stage = scene({"vargagg": {}, "dorgan": {}}, tiles=RING, stack=["bend-12"], boss="scarath", chance=chance)
    stage.play("vargagg", "move W")
    assert where(stage, "vargagg") == "entrance"
    assert told(stage, "stack-is-dead")
    assert stack(stage) == []
    assert [TILES.names[tile] for tile in state(stage).left_out] == ["bend-12"]
    assert told(stage, "boss-revealed") == ["boss-revealed scarath"]


# --- stonecunning -----------------------------------------------------------------------------------------------------

MASON = {"dorgan": {"abilities": ["dorgan-stonecunning"]}, "vargagg": {}}


@rule("DR-ABI-26", "DR-ABI-3")
def test_stonecunning_draws_two_and_keeps_one() -> None:
    chance = [dice(6), ("shuffle", "tile", ["corridor-8"])]
    stage = scene(MASON, stack=["corridor-8", "crossroads-1", "well"], chance=chance)
    stage.play("dorgan", "move N")
    assert stage.offered("dorgan") == ["draw_more dorgan-stonecunning", "draw_one"]
    stage.play("dorgan", "draw_more dorgan-stonecunning")
    assert ways(stage, "dorgan") == ["lay corridor-8 0", "lay crossroads-1 0"]
    stage.play("dorgan", "lay crossroads-1 0")
    stage.play("dorgan", "keep_content")
    assert where(stage, "dorgan") == "crossroads-1"
    assert sorted(stack(stage)) == ["corridor-8", "well"]


@rule("DR-ABI-26", "DR-TIL-6")
def test_stonecunning_draws_two_more_if_neither_fits() -> None:
    tiles = CORNER
    chance = [dice(6), ("shuffle", "tile", ["crossroads-1"])]
    stage = scene(
        {"dorgan": {**MASON["dorgan"], "tile": "bend-12"}, "vargagg": {}},
        tiles=tiles,
        stack=["crossroads-1", "crossroads-2", "bend-13", "corridor-9", "well"],
        chance=chance,
    )
    stage.play("dorgan", "move E")
    stage.play("dorgan", "draw_more dorgan-stonecunning")
    assert ways(stage, "dorgan") == ["lay bend-13 270", "lay corridor-9 90"]
    stage.play("dorgan", "lay corridor-9 90")
    stage.play("dorgan", "keep_content")
    assert sorted(stack(stage)) == ["bend-13", "crossroads-1", "crossroads-2", "well"]


@pytest.mark.parametrize("left", [1, 2])
@rule("DR-ABI-26")
def test_stonecunning_is_not_asked_about_with_one_tile_left(left: int) -> None:
    stage = scene(MASON, stack=["crossroads-1", "crossroads-2"][:left], chance=[dice(6)])
    stage.play("dorgan", "move N")
    assert (stage.decision == "draw_how_many") is (left == 2)


@rule("DR-ABI-26")
def test_a_hero_who_draws_one_by_one_is_asked_before_each() -> None:
    stage = scene(
        {"dorgan": {**MASON["dorgan"], "tile": "bend-12"}, "vargagg": {}},
        tiles=CORNER,
        stack=["crossroads-1", "crossroads-2", "bend-13"],
    )
    stage.play("dorgan", "move E")
    stage.play("dorgan", "draw_one")
    assert stage.decision == "draw_how_many"
    assert told(stage, "does-not-fit") == ["does-not-fit crossroads-1"]
