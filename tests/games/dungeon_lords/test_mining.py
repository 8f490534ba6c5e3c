"""Mine Gold: imps in different tunnels that are not conquered."""

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.minions import at, minions, orders
from tests.games.dungeon_lords.scene import lord, scene

from lanterne.games.dungeon_lords.state import CELLS, free_imps
from lanterne.kit.position import names_of

FIVE = ["r0c2", "r1c2", "r2c2", "r3c2", "r1c1"]


@pytest.mark.parametrize(
    ("space", "imps", "most"),
    [
        ("mine-1", 6, 2),
        ("mine-2", 6, 3),
        ("mine-3", 6, 4),
        ("mine-3", 4, 3),
        ("mine-3", 2, 1),
        ("mine-2", 2, 2),
        ("mine-1", 1, 1),
    ],
)
@rule("DL-MIN-1", "DL-DIG-2", "DL-DIG-6")
def test_up_to_as_many_imps_as_the_space_allows_bring_a_gold_each(space: str, imps: int, most: int) -> None:
    stage = at(space, {"imps": imps, "tunnels": FIVE})
    assert stage.offered("red") == [f"mine {number}" for number in range(most, 0, -1)] + ["decline_action"]
    stage.play("red", f"mine {most}")
    red = lord(stage, "red")
    foreman = 1 if space == "mine-3" else 0
    assert red.gold == 3 + most
    assert red.foremen == foreman
    assert free_imps(red) == imps - most - foreman
    assert minions(stage) == {"room-1": "blue"}


@rule("DL-MIN-1")
def test_fewer_may_be_sent_and_tunnels_are_taken_in_the_order_of_the_cells() -> None:
    stage = at("mine-2", {"tunnels": FIVE})
    stage.play("red", "mine 2")
    red = lord(stage, "red")
    assert red.gold == 5
    assert names_of(CELLS, red.mining) == ["r0c2", "r1c1"]


@rule("DL-MIN-1", "DL-MIN-2")
def test_rooms_and_conquered_tiles_are_not_mined() -> None:
    red = {"imps": 6, "tunnels": ["r0c2", "r1c2", "r2c2", "r3c2"], "rooms": {"r1c1": "mint"}}
    stage = at("mine-3", red | {"conquered": ["r0c2", "r1c2"]})
    assert stage.offered("red")[0] == "mine 2"
    stage.play("red", "mine 2")
    assert names_of(CELLS, lord(stage, "red").mining) == ["r2c2", "r3c2"]


@rule("DL-MIN-2")
def test_a_tunnel_dug_this_round_may_be_mined() -> None:
    lords = {"red": orders("mine", "dig") | {"imps": 6, "tunnels": ["r0c2"]}, "blue": orders("room")}
    spaces = {"dig-1": "red", "mine-2": "red", "room-1": "blue"}
    stage = scene(lords, seats=4, spaces=spaces, shop=["hatchery"])
    stage.play("red", "dig r1c2")
    stage.play("red", "dig r2c2")
    assert stage.offered("red")[0] == "mine 3"
    stage.play("red", "mine 3")
    assert lord(stage, "red").gold == 6
    assert free_imps(lord(stage, "red")) == 1


@rule("DL-DIG-2", "DL-MIN-1")
def test_a_foreman_of_the_diggers_is_busy_and_the_miners_need_their_own() -> None:
    lords = {"red": orders("mine", "dig") | {"imps": 4}, "blue": orders("room")}
    spaces = {"dig-3": "red", "mine-3": "red", "room-1": "blue"}
    stage = scene(lords, seats=4, spaces=spaces, shop=["hatchery"])
    stage.play("red", "dig r1c1")
    stage.play("red", "stop_digging")
    assert stage.offered("red") == ["mine 1", "decline_action"]
    stage.play("red", "mine 1")
    assert lord(stage, "red").foremen == 2
    assert free_imps(lord(stage, "red")) == 0


@rule("DL-DIG-7")
def test_trolls_do_not_mine() -> None:
    stage = at("mine-2", {"imps": 1, "ready": ["troll", "troll"]})
    assert stage.offered("red") == ["mine 1", "decline_action"]
