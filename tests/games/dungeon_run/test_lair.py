"""The Boss Lair: when it comes, where it may lie, and who lies in it."""

from tests.citing import rule
from tests.games.dungeon_run.scene import hero, scene, seat, state, told
from tests.games.dungeon_run.test_tiles import RING
from tests.games.dungeon_run.walks import dice, lies, monster_on, where

from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.state import TILES

DEAD_ENDS = {
    "corridor-8": {"at": [0, 1]},
    "corridor-9": {"at": [0, -1]},
    "corridor-10": {"at": [1, 0], "turn": 90},
    "corridor-11": {"at": [-1, 0], "turn": 90},
}
"""A corridor through each exit of the Entrance."""


@rule("DR-BOS-1", "DR-BOS-3", "DR-BOS-5", "DR-BOS-7")
def test_the_lair_comes_after_the_action_that_laid_the_last_tile_and_lies_farthest_from_the_entrance() -> None:
    stage = scene(tiles=DEAD_ENDS, stack=["bend-12"], boss="scarath", chance=[dice(1)])
    stage.play("vargagg", "move N")
    assert not told(stage, "lair-laid")
    stage.play("vargagg", "move N")
    stage.play("vargagg", "lay bend-12 90")
    assert lies(stage, "lair") == (1, 2, 90), "beyond the bend, which is the farthest"
    assert monster_on(stage, "lair") == "scarath"
    assert state(stage).boss == []
    assert told(stage, "boss-revealed") == ["boss-revealed scarath"]
    assert stage.asked == ("emma-goodluck",)
    assert where(stage, "vargagg") == "bend-12"


@rule("DR-BOS-1", "DR-RND-12")
def test_the_lair_comes_even_if_the_hero_who_has_laid_the_last_tile_falls_on_it() -> None:
    stage = scene(("vargagg", "dorgan"), tiles=DEAD_ENDS, stack=["ancient-bridge"], boss="scarath", chance=[dice(1, 1)])
    stage.play("vargagg", "move N")
    stage.play("vargagg", "move N")
    assert hero(stage, "vargagg").condition == 1
    assert lies(stage, "lair") == (0, 3, 0)
    assert stage.asked == ("dorgan",)


@rule("DR-BOS-3", "DR-TIL-8")
def test_tiles_set_aside_go_back_first_so_the_stack_is_not_empty() -> None:
    tiles = {"bend-12": {"at": [0, 1], "turn": 90}, "corridor-8": {"at": [1, 0], "turn": 90}}
    chance = [dice(3), ("shuffle", "tile", ["crossroads-1"])]
    stage = scene(
        {"vargagg": {"tile": "bend-12"}, "dorgan": {}}, tiles=tiles, stack=["crossroads-1", "bend-13"], chance=chance
    )
    stage.play("vargagg", "move E")
    assert where(stage, "vargagg") == "bend-13"
    assert not told(stage, "lair-laid")


@rule("DR-BOS-2", "DR-BOS-1")
def test_among_several_farthest_exits_the_first_player_chooses() -> None:
    stage = scene(
        ("vargagg", "emma-goodluck"),
        tiles={**DEAD_ENDS},
        stack=["library"],
        boss="scarath",
        first="emma-goodluck",
        active="vargagg",
    )
    stage.play("vargagg", "move N")
    stage.play("vargagg", "move N")
    stage.play("vargagg", "lay library 90")
    assert stage.asked == ("emma-goodluck",)
    assert stage.offered("emma-goodluck") == ["attach_lair library E", "attach_lair library W"]
    stage.play("emma-goodluck", "attach_lair library W")
    assert lies(stage, "lair") == (-1, 2, 270)
    assert told(stage, "lair-laid") == ["lair-laid emma-goodluck library W"]


@rule("DR-BOS-2")
def test_farthest_tiles_are_offered_by_their_cells_then_by_side() -> None:
    stage = scene(tiles={"crossroads-1": {"at": [0, 1]}, **{k: v for k, v in DEAD_ENDS.items() if k != "corridor-8"}})
    state(stage).stack = ()
    stage.play("vargagg", "move N")
    assert stage.decision == "place_lair"
    assert stage.offered("vargagg") == [
        "attach_lair corridor-9 S",
        "attach_lair corridor-11 W",
        "attach_lair corridor-10 E",
        "attach_lair crossroads-1 N",
        "attach_lair crossroads-1 E",
        "attach_lair crossroads-1 W",
    ]


@rule("DR-BOS-1")
def test_an_exit_that_the_lair_would_block_is_passed_over_for_a_nearer_tile() -> None:
    """Both open exits of the two farthest tiles lead into one cell; the Lair there would wall up one of them."""
    tiles = {
        "corridor-8": {"at": [0, 1]},
        "bend-12": {"at": [0, 2], "turn": 90},
        "corridor-9": {"at": [1, 0], "turn": 90},
        "bend-13": {"at": [2, 0], "turn": 270},
        "corridor-10": {"at": [2, 1]},
        "bend-14": {"at": [2, 2], "turn": 180},
        "corridor-11": {"at": [0, -1]},
    }
    stage = scene(tiles=tiles, boss="scarath")
    state(stage).stack = ()
    stage.play("vargagg", "move N")
    assert lies(stage, "lair") == (0, -2, 180), stage.events
    assert told(stage, "lair-laid") == ["lair-laid vargagg corridor-11 S"]


@rule("DR-BOS-4")
def test_if_it_blocks_an_exit_wherever_it_lies_that_exit_is_a_wall_from_then_on() -> None:
    stage = scene({"vargagg": {}, "dorgan": {}}, tiles=RING, boss="scarath")
    state(stage).stack = ()
    stage.play("vargagg", "move N")
    assert lies(stage, "lair") == (-1, 0, 0)
    dungeon = floor(state(stage))
    assert dungeon.joined[TILES.number("lair")] == (TILES.number("bend-16"),)
    assert dungeon.open_exits[TILES.number("entrance")] == 0
    assert TILES.number("lair") not in dungeon.joined[TILES.number("entrance")]


@rule("DR-BOS-5", "DR-BOS-6")
def test_ra_alal_calls_an_undead_when_he_is_turned_up() -> None:
    stage = scene(
        tiles=DEAD_ENDS, stack=["bend-12"], boss="ra-alal", encounter_discard=["zombie", "slime"], chance=[dice(1)]
    )
    stage.play("vargagg", "move N")
    stage.play("vargagg", "move N")
    stage.play("vargagg", "lay bend-12 90")
    assert monster_on(stage, "lair") == "ra-alal"
    assert monster_on(stage, "bend-12") == "zombie"
    assert stage.asked == ("emma-goodluck",), "nobody has to fight for it"


@rule("DR-BOS-1")
def test_the_lair_comes_once() -> None:
    stage = scene(tiles={**DEAD_ENDS, "lair": {"at": [0, 2], "monster": "scarath"}}, stack=[])
    stage.play("vargagg", "move E")
    assert not told(stage, "lair-laid")
    assert seat(stage, "vargagg") == 0
