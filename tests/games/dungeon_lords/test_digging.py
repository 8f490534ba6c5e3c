"""Dig Tunnels: one imp a tunnel, a foreman on space III, no full block of two by two cells."""

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.minions import at, minions
from tests.games.dungeon_lords.scene import lord, refused, steps, told

from lanterne.games.dungeon_lords.rules.dungeon import tunnels
from lanterne.games.dungeon_lords.state import CELLS, free_imps
from lanterne.kit.position import names_of
from lanterne.lab.stage import Stage


def cells(stage: Stage) -> set[str]:
    """Where red may dig next."""
    return {words.split()[1] for words in stage.offered("red") if words.startswith("dig ")}


def dig_all(stage: Stage) -> int:
    """Dig as long as it is offered; how many tunnels it were."""
    number = 0
    while stage.asked == ("red",):
        stage.play("red", stage.offered("red")[0])
        number += 1
    return number


@pytest.mark.parametrize(
    ("space", "imps", "dug", "left"),
    [
        ("dig-1", 6, 2, 4),
        ("dig-2", 6, 3, 3),
        ("dig-3", 6, 4, 1),
        ("dig-3", 4, 3, 0),
        ("dig-3", 2, 1, 0),
        ("dig-2", 2, 2, 0),
        ("dig-1", 1, 1, 0),
    ],
)
@rule("DL-DIG-1", "DL-DIG-2", "DL-DIG-6")
def test_one_imp_a_tunnel_up_to_the_number_of_the_space_and_a_foreman_for_the_third(
    space: str, imps: int, dug: int, left: int
) -> None:
    stage = at(space, {"imps": imps})
    assert dig_all(stage) == dug
    red = lord(stage, "red")
    assert tunnels(red).bit_count() == 3 + dug
    assert free_imps(red) == left, "they are busy until the end of the round"
    assert red.imps == imps
    assert red.foremen == (1 if space == "dig-3" else 0)


@rule("DL-DIG-6", "DL-EOR-1")
def test_diggers_are_back_in_the_next_round() -> None:
    stage = at("dig-3", {"imps": 4})
    assert dig_all(stage) == 3
    assert free_imps(lord(stage, "red")) == 0
    stage.play("blue", "decline_action")
    while stage.decision != "program_orders":
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[0])
    assert free_imps(lord(stage, "red")) == 4
    assert lord(stage, "red").foremen == 0


@rule("DL-DIG-2")
def test_the_foreman_is_needed_whatever_the_number_of_tunnels() -> None:
    stage = at("dig-3", {"imps": 5})
    stage.play("red", "dig r0c1")
    stage.play("red", "stop_digging")
    assert free_imps(lord(stage, "red")) == 3
    assert told(stage, "foreman") == ["foreman red"]


@rule("DL-DIG-7")
def test_trolls_neither_dig_nor_stand_by_as_foremen() -> None:
    stage = at("dig-3", {"imps": 2, "ready": ["troll", "troll"]})
    assert dig_all(stage) == 1
    stage = at("dig-1", {"imps": 0, "ready": ["troll"]})
    assert stage.asked == ("blue",)


@rule("DL-DIG-3", "DL-DIG-9")
def test_a_tunnel_lies_beside_a_tile_and_inside_the_grid() -> None:
    stage = at("dig-1", {"tunnels": ["r0c0", "r3c4"]})
    assert cells(stage) == {"r0c1", "r1c0", "r2c4", "r3c3"}


@rule("DL-DIG-3")
def test_one_may_dig_from_rooms_and_conquered_tiles_but_not_on_them() -> None:
    stage = at("dig-1", {"tunnels": ["r0c2"], "rooms": {"r0c3": "mint"}, "conquered": ["r0c2", "r0c3"]})
    assert cells(stage) == {"r0c1", "r0c4", "r1c2", "r1c3"}


@rule("DL-DIG-4", "DL-DIG-3")
def test_no_block_of_two_by_two_cells_is_completely_dug() -> None:
    red = {"tunnels": ["r0c2", "r1c2"], "rooms": {"r1c3": "hatchery"}, "conquered": ["r0c2"]}
    stage = at("dig-1", red)
    assert refused(stage, "red", "dig r0c3") == ("full-block", "DL-DIG-4"), "rooms and conquered tiles count too"
    assert cells(stage) == {"r0c1", "r1c1", "r2c2", "r2c3", "r1c4"}


@rule("DL-DIG-5", "DL-DIG-4")
def test_each_tunnel_may_build_on_the_one_before_and_closes_cells() -> None:
    stage = at("dig-2")
    assert "r0c4" not in cells(stage)
    stage.play("red", "dig r0c3")
    assert "r0c4" in cells(stage)
    assert "r1c3" not in cells(stage), "it would now complete a block"
    stage.play("red", "dig r0c4")
    stage.play("red", "dig r1c4")
    assert names_of(CELLS, lord(stage, "red").digging) == ["r0c3", "r0c4", "r1c4"]
    assert stage.asked == ("blue",)


@rule("DL-DIG-1", "DL-ACT-4")
def test_he_may_stop_after_any_tunnel_and_decline_only_before_the_first() -> None:
    stage = at("dig-2")
    assert steps(stage, "red") == {"dig", "decline_action"}
    stage.play("red", "dig r1c1")
    assert steps(stage, "red") == {"dig", "stop_digging"}
    assert minions(stage)["dig-2"] == "red"
    stage.play("red", "stop_digging")
    assert stage.asked == ("blue",)
    assert lord(stage, "red").on_cards == 0
    assert "dig-2" not in minions(stage)


FULL = [f"r{row}c{col}" for row in range(4) for col in range(5) if (row, col) not in ((0, 1), (0, 3), (2, 1), (2, 3))]


@rule("DL-DIG-4", "DL-DIG-9", "DL-ACT-4")
def test_sixteen_tiles_leave_nowhere_to_dig() -> None:
    stage = at("dig-1", {"tunnels": FULL})
    assert len(FULL) == 16
    assert stage.asked == ("blue",)
    assert told(stage, "nowhere-to-dig") == ["nowhere-to-dig red dig-1"]


@rule("DL-DIG-4", "DL-DIG-5")
def test_digging_ends_when_no_cell_is_left() -> None:
    stage = at("dig-3", {"tunnels": [cell for cell in FULL if cell != "r0c0"], "imps": 9})
    assert cells(stage) == {"r0c0"}
    stage.play("red", "dig r0c0")
    assert stage.asked == ("blue",)
    assert minions(stage) == {"room-1": "blue"}
