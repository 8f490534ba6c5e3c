"""What happens if nobody chooses."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import scene, state
from tests.games.dungeon_run.star import dungeon

from lanterne.games.dungeon_run.rules.automation import (
    first_to_roam,
    in_push_order,
    in_spawn_order,
    roaming_target,
)
from lanterne.games.dungeon_run.rules.roaming import due, roaming_ways
from lanterne.games.dungeon_run.state import TILES


def first_of(heroes: dict[str, Any], tiles: dict[str, Any], **more: Any) -> str:
    """Which monster is moved first."""
    s = state(scene(heroes, tiles=tiles, stack=[], **more))
    return TILES.names[first_to_roam(s, due(s))]


def target_of(tile: str, heroes: dict[str, Any], tiles: dict[str, Any], **more: Any) -> str:
    """Where the monster on a tile goes."""
    s = state(scene(heroes, tiles=tiles, stack=[], **more))
    place = TILES.number(tile)
    return TILES.names[roaming_target(s, place, roaming_ways(s, place))]


AT_ENTRANCE_AND_WEST: dict[str, Any] = {"vargagg": {"tile": "corridor-11"}, "emma-goodluck": {}}


@rule("DR-ROA-2")
def test_the_monster_nearest_to_its_prey_is_moved_first_even_if_another_is_near_the_first_player() -> None:
    tiles = dungeon(corridor_8={"monster": "goblin"}, crossroads_1={"monster": "slime"})
    assert first_of(AT_ENTRANCE_AND_WEST, tiles) == "corridor-8"
    assert first_of(AT_ENTRANCE_AND_WEST, tiles, first="emma-goodluck") == "crossroads-1"


@rule("DR-ROA-2")
def test_of_two_as_near_the_one_with_more_life_is_moved_first_then_in_the_order_of_cells() -> None:
    strong_north = dungeon(corridor_10={"monster": "slime"}, corridor_9={"monster": "goblin"})
    assert first_of(AT_ENTRANCE_AND_WEST, strong_north) == "corridor-10"
    alike = dungeon(corridor_10={"monster": "goblin"}, corridor_9={"monster": "ghost"})
    assert first_of(AT_ENTRANCE_AND_WEST, alike) == "corridor-9", "the lower row"


@rule("DR-ROA-2")
def test_unconscious_heroes_are_no_prey() -> None:
    heroes = {"vargagg": {}, "emma-goodluck": {"tile": "corridor-9", "condition": "unconscious"}, "dorgan": {}}
    tiles = dungeon(crossroads_1={"monster": "slime"})
    assert target_of("crossroads-1", heroes, tiles) == "corridor-8"


@rule("DR-ROA-2")
@pytest.mark.parametrize(
    ("first", "target"), [("vargagg", "corridor-8"), ("emma-goodluck", "corridor-11")], ids=["vargagg", "emma"]
)
def test_a_monster_goes_towards_its_prey_not_towards_the_first_player(first: str, target: str) -> None:
    tiles = dungeon(crossroads_1={"monster": "slime"})
    assert target_of("crossroads-1", AT_ENTRANCE_AND_WEST, tiles, first=first) == target


@rule("DR-ROA-2")
def test_a_monster_comes_to_the_first_player_only_if_it_has_no_other_way() -> None:
    together = {"vargagg": {"tile": "corridor-8"}, "emma-goodluck": {"tile": "corridor-8"}}
    tiles = dungeon(crossroads_1={"monster": "slime"})
    assert target_of("crossroads-1", together, tiles) != "corridor-8"
    del tiles["corridor-9"], tiles["corridor-10"], tiles["corridor-11"]
    assert target_of("crossroads-1", together, tiles) == "corridor-8"


@rule("DR-ROA-2")
def test_ties_go_to_the_tile_with_fewer_exits_then_clockwise_from_the_north() -> None:
    away: dict[str, Any] = {"vargagg": {}, "emma-goodluck": {}}
    tiles = dungeon(crossroads_1={"monster": "slime"}, corridor_8={"monster": "gargoyle"})
    tiles["junction-3"] = {"at": [2, 1], "turn": 90}
    del tiles["corridor-10"]
    assert target_of("crossroads-1", away, tiles) == "corridor-9", "three exits in the north, two in the east"
    del tiles["junction-3"]
    tiles["corridor-10"] = {"at": [2, 1]}
    assert target_of("crossroads-1", away, tiles) == "corridor-10"


@rule("DR-ROA-8")
def test_the_boss_goes_where_most_of_the_others_are() -> None:
    heroes = {
        "vargagg": {"tile": "corridor-9"},
        "emma-goodluck": {"tile": "corridor-10"},
        "dorgan": {"tile": "corridor-10"},
        "birodin": {"tile": "corridor-9"},
        "saelith-ashborn": {"tile": "corridor-11", "condition": "unconscious"},
    }
    tiles = dungeon(crossroads_1={"monster": "scarath"})
    assert target_of("crossroads-1", heroes, tiles) == "corridor-10", "one of the two in the east moves it"
    assert target_of("crossroads-1", heroes, tiles, first="dorgan") == "corridor-9"


@rule("DR-ROA-8")
def test_a_boss_that_reaches_nobody_goes_far_from_the_first_player() -> None:
    heroes = {"vargagg": {}, "emma-goodluck": {"condition": "unconscious"}}
    tiles = dungeon(crossroads_1={"monster": "scarath"})
    assert target_of("crossroads-1", heroes, tiles) == "corridor-11", "as far as two others, and the lowest row"


@rule("DR-ABI-16", "DR-BOS-2")
def test_gra_bogga_kicks_towards_a_monster_or_far_from_the_entrance() -> None:
    tiles = dungeon(crossroads_1={"monster": "gra-bogga"}, corridor_8={"monster": "goblin"})
    s = state(scene(tiles=tiles, stack=[]))
    around = [TILES.number(name) for name in ("corridor-10", "corridor-9", "corridor-11", "corridor-8")]
    ordered = [TILES.names[tile] for tile in in_push_order(s, around)]
    assert ordered == ["corridor-8", "corridor-10", "corridor-9", "corridor-11"]


@rule("DR-ABI-15", "DR-BOS-2")
def test_ra_alal_raises_the_dead_nearest_to_a_hero() -> None:
    heroes = {"vargagg": {"tile": "corridor-9"}, "emma-goodluck": {"condition": "unconscious"}}
    s = state(scene(heroes, tiles=dungeon(crossroads_1={"monster": "ra-alal"}), stack=[]))
    around = [TILES.number(name) for name in ("corridor-10", "corridor-9", "corridor-11", "corridor-8")]
    assert TILES.names[in_spawn_order(s, around)[0]] == "corridor-9", "the First Player is near, and counts"
