"""Build Room: a room of the shop replaces a tunnel."""

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.minions import at, minions, orders
from tests.games.dungeon_lords.scene import lord, refused, scene, state, told

from lanterne.games.dungeon_lords.rules.dungeon import tunnels
from lanterne.games.dungeon_lords.state import CELLS, ROOMS, free_imps
from lanterne.kit.position import names_of
from lanterne.lab.stage import Stage

ALL = [f"r{row}c{col}" for row in range(4) for col in range(5)]


def sites(stage: Stage, room: str) -> set[str]:
    """Where red may build it."""
    return {words.split()[2] for words in stage.offered("red") if words.startswith(f"build {room} ")}


@pytest.mark.parametrize(("space", "gold"), [("room-3", 2), ("room-2", 2), ("room-1", 3)])
@rule("DL-ROM-1", "DL-ROM-2")
def test_the_second_and_third_space_cost_a_gold_the_first_nothing(space: str, gold: int) -> None:
    stage = scene({"red": orders("room")}, seats=4, spaces={space: "red"}, shop=["hatchery", "mint"])
    stage.play("red", "build hatchery r1c2")
    red = lord(stage, "red")
    assert red.gold == gold
    assert red.rooms == ((CELLS.number("r1c2"), ROOMS.number("hatchery")),)
    assert names_of(CELLS, tunnels(red)) == ["r0c2", "r2c2"], "the tunnel is replaced"


@rule("DL-ROM-1", "DL-ACT-2")
def test_the_first_space_acts_only_if_a_room_is_left() -> None:
    lords = {name: orders("room") for name in ("red", "blue", "green")}
    spaces = {"room-1": "red", "room-2": "blue", "room-3": "green"}
    stage = scene(lords, seats=4, spaces=spaces, shop=["hatchery", "mint"])
    stage.play("green", "build mint r2c2")
    assert [words for words in stage.offered("blue") if "mint" in words] == []
    stage.play("blue", "build hatchery r0c2")
    assert told(stage, "no-room-left") == ["no-room-left red room-1"]
    assert state(stage).demolished == (), "nothing is left for the discard"


@rule("DL-ROM-2")
def test_a_room_replaces_an_unconquered_tunnel_and_nothing_else() -> None:
    red = {"tunnels": ["r0c0", "r0c1", "r0c2", "r1c4"], "conquered": ["r0c0"], "rooms": {"r3c4": "mint"}}
    stage = at("room-3", red, shop=["hatchery"])
    assert sites(stage, "hatchery") == {"r0c1", "r0c2", "r1c4"}


@rule("DL-ROM-2")
def test_imps_that_dug_or_mined_there_stay_at_work() -> None:
    red = {"digging": ["r1c2"], "mining": ["r1c2"]}
    stage = at("room-3", red, shop=["hatchery", "mint"])
    stage.play("red", "build hatchery r1c2")
    assert free_imps(lord(stage, "red")) == 1


@rule("DL-ROM-3")
def test_a_room_never_lies_next_to_another_conquered_ones_included() -> None:
    red = {"tunnels": ["r0c2", "r1c2", "r2c2", "r1c1", "r0c0"], "rooms": {"r0c1": "souvenir-shop"}}
    for conquered in ([], ["r0c1"]):
        stage = at("room-3", red | {"conquered": conquered}, shop=["hatchery"])
        assert sites(stage, "hatchery") == {"r1c2"}
        assert refused(stage, "red", "build hatchery r0c2") == ("beside-a-room", "DL-ROM-3")
        assert refused(stage, "red", "build hatchery r1c1") == ("beside-a-room", "DL-ROM-3")


@pytest.mark.parametrize(
    ("room", "inside", "outside"),
    [
        ("hatchery", "r0c0 r1c4 r0c2", "r2c0 r3c4"),
        ("mint", "r2c0 r3c4 r2c2", "r0c0 r1c4"),
        ("workshop", "r0c0 r3c2 r1c0 r2c4", "r1c1 r2c3"),
        ("magic-room", "r1c1 r2c3 r1c2", "r0c0 r3c2 r1c0"),
        ("chapel", "r0c0 r3c2 r1c1 r2c3", ""),
    ],
)
@rule("DL-ROM-4")
def test_a_room_lies_in_the_zone_drawn_on_it_and_one_of_the_second_year_anywhere(
    room: str, inside: str, outside: str
) -> None:
    stage = at("room-3", {"tunnels": ALL}, shop=[room])
    for cell in inside.split():
        assert cell in sites(stage, room)
    for cell in outside.split():
        assert refused(stage, "red", f"build {room} {cell}") == ("outside-its-zone", "DL-ROM-4")


@rule("DL-ROM-5", "DL-ROM-2")
def test_a_room_may_replace_a_tunnel_of_a_block_that_lacks_one_cell() -> None:
    stage = at("room-3", {"tunnels": ["r0c2", "r1c2", "r1c3"]}, shop=["hatchery"])
    assert sites(stage, "hatchery") == {"r0c2", "r1c2", "r1c3"}
    stage.play("red", "build hatchery r1c2")
    assert lord(stage, "red").dug.bit_count() == 3


@rule("DL-ROM-6", "DL-ROM-4")
def test_who_has_no_cell_for_any_room_on_offer_cannot_act() -> None:
    stage = at("room-3", {"tunnels": ["r0c2", "r0c3"]}, shop=["mint", "magic-room"])
    assert stage.asked == ("blue",)
    assert told(stage, "no-place-to-build") == ["no-place-to-build red room-3"]
    assert lord(stage, "red").gold == 3


@rule("DL-ROM-6")
def test_one_room_that_fits_is_enough() -> None:
    stage = at("room-3", {"tunnels": ["r0c2", "r0c3"]}, shop=["mint", "hatchery"])
    assert stage.offered("red") == ["build hatchery r0c2", "build hatchery r0c3", "decline_action"]
    stage.play("red", "decline_action")
    assert minions(stage) == {"room-1": "blue"}
    assert lord(stage, "red").gold == 3
