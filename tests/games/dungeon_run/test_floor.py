"""How tiles lie: cells, adjacency, open exits and distances."""

from typing import Any

from tests.citing import rule
from tests.games.dungeon_run.scene import scene, state

from lanterne.games.dungeon_run.rules.floor import FAR, Floor, floor
from lanterne.games.dungeon_run.state import NONE, TILES

ENTRANCE, CORRIDOR, BEND, CROSSROADS = (
    TILES.number(name) for name in ("entrance", "corridor-8", "bend-12", "crossroads-1")
)
NORTH, EAST, SOUTH, WEST = range(4)


def lay(**tiles: Any) -> Floor:
    """The Entrance and these tiles; names with `_` for `-`."""
    return floor(state(scene(tiles={name.replace("_", "-"): there for name, there in tiles.items()})))


@rule("DR-TIL-2", "DR-GEN-5")
def test_north_is_up_and_tiles_turn_clockwise() -> None:
    dungeon = lay(corridor_8={"at": [0, 1]}, bend_12={"at": [1, 0], "turn": 180})
    assert dungeon.beyond[ENTRANCE] == (CORRIDOR, BEND, NONE, NONE)
    assert dungeon.beyond[BEND] == (NONE, NONE, NONE, ENTRANCE)


@rule("DR-GEN-5", "DR-BOS-4")
def test_tiles_that_touch_without_sharing_an_exit_are_not_adjacent() -> None:
    dungeon = lay(corridor_8={"at": [1, 0]})
    assert dungeon.joined[ENTRANCE] == ()
    assert dungeon.joined[CORRIDOR] == ()
    assert dungeon.touching[ENTRANCE] == (CORRIDOR,)


@rule("DR-GEN-13")
def test_an_open_exit_leads_to_an_empty_cell() -> None:
    dungeon = lay(corridor_8={"at": [1, 0]}, bend_12={"at": [0, 1], "turn": 90})
    assert dungeon.open_exits[ENTRANCE] == 1 << SOUTH | 1 << WEST, "the exit in the east faces a wall"
    assert dungeon.open_exits[BEND] == 1 << EAST
    assert dungeon.open_exits[CORRIDOR] == 1 << NORTH | 1 << SOUTH


@rule("DR-GEN-6")
def test_distance_is_the_least_number_of_exits_to_cross() -> None:
    ring = {
        "bend_12": {"at": [0, 1], "turn": 90},
        "crossroads_1": {"at": [1, 1]},
        "bend_13": {"at": [1, 0], "turn": 270},
        "corridor_8": {"at": [2, 0]},
    }
    dungeon = lay(**ring)
    assert dungeon.distance(ENTRANCE, ENTRANCE) == 0
    assert dungeon.distance(ENTRANCE, CROSSROADS) == 2
    assert dungeon.distance(CROSSROADS, ENTRANCE) == 2
    assert dungeon.distance(ENTRANCE, CORRIDOR) == FAR, "it lies behind walls"
