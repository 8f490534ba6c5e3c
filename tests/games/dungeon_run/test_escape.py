"""Escaping: from what, with which dice, where to, and what follows success and failure."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import Chance, hero, refused, scene, state, steps, told

from lanterne.games.dungeon_run.content.settings import ESCAPE
from lanterne.games.dungeon_run.state import STANDING, TILES, UNCONSCIOUS
from lanterne.lab.stage import Stage

HERE = "corridor-8"
"""North of the Entrance; its other exit leads on to the next corridor."""


def room(
    rows: dict[str, dict[str, Any]], *dice: list[int], monster: str = "goblin", tile: str = HERE, **position: Any
) -> Stage:
    """These heroes on a tile between the Entrance and another corridor."""
    heroes = {name: {"tile": tile, **row} for name, row in rows.items()}
    lies = {tile: {"at": [0, 1]} | ({"monster": monster} if monster else {}), "corridor-9": {"at": [0, 2]}}
    return scene(heroes, tiles=lies, chance=[("roll", 6, each) for each in dice], **position)


ALONE = {"dorgan": {}, "vargagg": {"tile": "entrance"}}
TWO: dict[str, dict[str, Any]] = {"dorgan": {}, "vargagg": {}}


# --- whether ----------------------------------------------------------------------------------------------------------


@rule("DR-ESC-1", "DR-FLE-1", "DR-FLE-5")
def test_an_escape_needs_a_monster_or_in_the_final_phase_a_conscious_hero() -> None:
    assert "escape" in steps(room(ALONE), "dorgan")
    assert refused(room(TWO, monster=""), "dorgan", "escape") == ("nothing-to-escape", "DR-ESC-1")
    assert "escape" in steps(room(TWO, monster="", final=True), "dorgan")
    lying = {"dorgan": {}, "vargagg": {"condition": "unconscious"}}
    assert refused(room(lying, monster="", final=True), "dorgan", "escape") == ("nothing-to-escape", "DR-ESC-1")


@rule("DR-ESC-1", "DR-RND-2")
def test_an_escape_costs_an_action_whatever_comes_of_it() -> None:
    stage = room(ALONE, [1, 1, 1, 3])
    stage.play("dorgan", "escape")
    assert hero(stage, "dorgan").actions == 1


# --- the roll ---------------------------------------------------------------------------------------------------------


@rule("DR-ESC-2", "DR-ESC-3")
def test_one_die_of_the_escape_value_is_enough_and_the_exit_is_chosen_afterwards() -> None:
    stage = room(ALONE, [1, 1, 1, 3])
    stage.play("dorgan", "escape")
    assert told(stage, "rolled") == ["rolled dorgan skill 1,1,1,3"]
    assert (stage.decision, stage.asked) == ("choose_way_out", ("dorgan",))
    assert stage.offered("dorgan") == ["escape_through N", "escape_through S"]
    stage.play("dorgan", "escape_through N")
    assert hero(stage, "dorgan").tile == TILES.number("corridor-9")
    assert told(stage, "escaped") == ["escaped dorgan"]
    assert state(stage).deeds == ()


@rule("DR-ESC-3", "DR-MOV-5")
def test_an_exit_into_the_unknown_is_barred_once_the_stack_is_empty() -> None:
    lies = {HERE: {"at": [0, 1], "monster": "goblin"}}
    heroes = {"dorgan": {"tile": HERE}, "vargagg": {}}
    stage = scene(heroes, tiles=lies, stack=["bend-12"], chance=[("roll", 6, [6, 6, 6, 6])])
    stage.play("dorgan", "escape")
    assert stage.offered("dorgan") == ["escape_through N", "escape_through S"]
    empty = scene(heroes, tiles=lies | {"lair": {"at": [5, 5]}}, stack=[], chance=[("roll", 6, [6, 6, 6, 6])])
    empty.play("dorgan", "escape")
    assert hero(empty, "dorgan").tile == TILES.number("entrance"), "one way: no question"


@rule("DR-ESC-4")
def test_a_hero_who_fails_suffers_a_free_attack() -> None:
    stage = room(ALONE, [2, 2, 2, 2], [1, 5, 6])
    stage.play("dorgan", "escape")
    assert hero(stage, "dorgan").tile == TILES.number(HERE)
    assert hero(stage, "dorgan").wounds == 2
    assert told(stage, "escape-failed") == ["escape-failed dorgan"]


@rule("DR-FLE-1", "DR-FLE-2")
def test_from_heroes_a_four_is_enough_and_failing_brings_no_attack() -> None:
    stage = room(TWO, [1, 1, 1, 4], monster="", final=True)
    stage.play("dorgan", "escape")
    stage.play("vargagg", "stand_by")
    assert stage.decision == "choose_way_out"
    caught = room(TWO, [1, 1, 1, 3], monster="", final=True)
    caught.play("dorgan", "escape")
    caught.play("vargagg", "stand_by")
    assert caught.decision == "take_action"
    assert hero(caught, "dorgan").wounds == 0


@rule("DR-FLE-3", "DR-FLE-4")
def test_with_monster_and_hero_there_the_monster_counts() -> None:
    away = room(TWO, [1, 1, 1, 3], final=True)
    away.play("dorgan", "escape")
    away.play("vargagg", "stand_by")
    assert away.decision == "choose_way_out", "a goblin asks for 3"
    caught = room(TWO, [1, 1, 1, 2], [6, 6, 6], final=True)
    caught.play("dorgan", "escape")
    caught.play("vargagg", "stand_by")
    assert hero(caught, "dorgan").wounds == 3


@pytest.mark.parametrize(
    ("name", "row", "monster", "spared"),
    [
        ("oriane-mistveil", {"abilities": ["oriane-mistveil-mist-step"]}, "goblin", True),
        ("oriane-mistveil", {}, "cave-bear", True),
        ("oriane-mistveil", {}, "goblin", False),
    ],
    ids=["mist-step", "friend-of-beasts", "no-beast"],
)
@rule("DR-ESC-4", "DR-GEN-12")
def test_powers_spare_the_free_attack(name: str, row: dict[str, Any], monster: str, spared: bool) -> None:
    dice = [[1, 1, 1, 1], *([] if spared else [[1, 1, 1]])]
    stage = room({name: row, "vargagg": {"tile": "entrance"}}, *dice, monster=monster)
    stage.play(name, "escape")
    assert len(stage.outcomes) == len(dice)
    assert hero(stage, name).wounds == 0


# --- what follows -----------------------------------------------------------------------------------------------------


@rule("DR-ESC-8", "DR-ESC-9", "DR-SAB-3", "DR-RAL-4")
def test_helpers_take_part_and_are_repaid_after_the_arrival() -> None:
    rows = {"dorgan": {}, "vargagg": {"wounds": 1}, "emma-goodluck": {}}
    stage = room(rows, [1, 1, 1, 3])
    stage.play("dorgan", "escape")
    stage.play("vargagg", "assist 1 brawn")
    stage.play("dorgan", "accept_assist 1 brawn")
    stage.play("emma-goodluck", "sabotage 2")
    stage.play("dorgan", "escape_through S")
    assert (stage.decision, stage.asked) == ("choose_rally", ("vargagg",))
    assert hero(stage, "dorgan").tile == TILES.number("entrance")
    stage.play("vargagg", "rally 1")
    assert [hero(stage, name).wounds for name in rows] == [0, 0, 1]


@rule("DR-ESC-4", "DR-SAB-3")
def test_after_a_failure_saboteurs_go_free() -> None:
    stage = room(TWO, [1, 2], [1, 1, 1])
    stage.play("dorgan", "escape")
    stage.play("vargagg", "sabotage 1")
    assert hero(stage, "vargagg").wounds == 0
    assert stage.decision == "take_action"


@rule("DR-ESC-9", "DR-TSP-14")
def test_the_portcullis_can_hold_him_although_the_escape_succeeded() -> None:
    """He stays and is wounded, without a free attack; his healing needs that he got away, his saboteur pays."""
    rows = {"oriane-mistveil": {"abilities": ["oriane-mistveil-healing-herbs"], "wounds": 2}, "vargagg": {}}
    stage = room(rows, [1, 6], [1, 1], tile="portcullis-room")
    stage.play("oriane-mistveil", "escape")
    stage.play("vargagg", "sabotage 1")
    stage.play("oriane-mistveil", "escape_through S")
    assert hero(stage, "oriane-mistveil").tile == TILES.number("portcullis-room")
    assert hero(stage, "oriane-mistveil").wounds == 3
    assert hero(stage, "vargagg").wounds == 1


@rule("DR-ESC-9")
def test_healing_herbs_work_after_the_arrival() -> None:
    rows: dict[str, dict[str, Any]] = {
        "oriane-mistveil": {"abilities": ["oriane-mistveil-healing-herbs"], "wounds": 2},
        "vargagg": {"tile": "entrance"},
    }
    stage = room(rows, [6, 6, 6, 6])
    stage.play("oriane-mistveil", "escape")
    stage.play("oriane-mistveil", "escape_through S")
    assert hero(stage, "oriane-mistveil").wounds == 1


@rule("DR-ESC-4", "DR-GEN-9")
def test_avalanche_wounds_a_hero_who_fails_to_get_away_before_the_free_attack() -> None:
    """Emma falls by the Avalanche, and the monster does not strike at her any more."""
    summoner = {"vargagg": {"equipped": ["summoning-stone"]}}
    stage = room({"emma-goodluck": {"wounds": 5}} | summoner, [1, 1])
    stage.play("emma-goodluck", "escape")
    stage.play("vargagg", "stand_by")
    stage.play("emma-goodluck", "pass")
    assert hero(stage, "emma-goodluck").condition == UNCONSCIOUS
    assert len(stage.outcomes) == 1
    hurt = room({"emma-goodluck": {}} | summoner, [1, 1], [1, 1, 1])
    hurt.play("emma-goodluck", "escape")
    hurt.play("vargagg", "stand_by")
    hurt.play("emma-goodluck", "pass")
    assert hero(hurt, "emma-goodluck").wounds == 1
    assert hero(hurt, "emma-goodluck").condition == STANDING


@rule("DR-ESC-5", "DR-ESC-6")
def test_powers_about_moving_do_not_help_him_but_tiles_test_him_who_enters() -> None:
    """No further stride from the Bridge, where he has to roll."""
    lies = {HERE: {"at": [0, 1], "monster": "goblin"}, "ancient-bridge": {"at": [0, 2]}, "corridor-9": {"at": [0, 3]}}
    strider = {"tile": HERE, "abilities": ["vargagg-long-stride"]}
    chance = [("roll", 6, [3, 3]), ("roll", 6, [1, 2])]
    stage = scene({"vargagg": strider, "dorgan": {}}, tiles=lies, chance=chance)
    stage.play("vargagg", "escape")
    stage.play("vargagg", "escape_through N")
    assert hero(stage, "vargagg").tile == TILES.number("ancient-bridge")
    assert told(stage, "trial-passed") == ["trial-passed vargagg ancient-bridge"]
    assert stage.decision == "take_action"


@rule("DR-ESC-7")
def test_where_no_tile_fits_he_stays_and_nothing_strikes_him() -> None:
    """North of the corridor every tile would need an exit south and none east: the crossroads does not fit."""
    lies = {
        HERE: {"at": [0, 1], "monster": "goblin"},
        "corridor-9": {"at": [1, 1]},
        "corridor-10": {"at": [1, 2]},
    }
    heroes = {"dorgan": {"tile": HERE}, "vargagg": {}}
    chance: list[Chance] = [("roll", 6, [6, 6, 6, 6]), ("shuffle", "tile", ["crossroads-1"])]
    stage = scene(heroes, tiles=lies, stack=["crossroads-1"], chance=chance)
    stage.play("dorgan", "escape")
    stage.play("dorgan", "escape_through N")
    assert hero(stage, "dorgan").tile == TILES.number(HERE)
    assert hero(stage, "dorgan").wounds == 0
    assert hero(stage, "dorgan").actions == 1


@rule("DR-ESC-2")
def test_the_escape_knows_its_monster_and_its_tile() -> None:
    stage = room(TWO, [6, 6, 6, 6])
    stage.play("dorgan", "escape")
    deed = state(stage).deeds[-1]
    assert (deed.kind, deed.hero, deed.tile) == (ESCAPE, 0, TILES.number(HERE))
