"""Production: workers in rooms, in any order, with products that are there at once."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import lord, refused, scene, state, steps, told

from lanterne.games.dungeon_lords.rules.dungeon import tunnels
from lanterne.games.dungeon_lords.state import CELLS, TRAPS, free_imps, free_workers
from lanterne.kit.position import names_of
from lanterne.lab.stage import Stage

TUNNELS = ["r0c2", "r1c2", "r2c2"]


def working(rooms: dict[str, str], *, year: int = 1, position: dict[str, Any] | None = None, **red: Any) -> Stage:
    """Red has these rooms at the beginning of the phase, and Blue one that he can use."""
    lords = {"red": {"rooms": rooms, "tunnels": TUNNELS, **red}, "blue": {"rooms": {"r1c2": "souvenir-shop"}}}
    return scene(lords, seats=4, phase="production", year=year, **(position or {}))


@pytest.mark.parametrize(
    ("room", "workers", "gold", "food", "imps", "evil", "traps"),
    [
        ("hatchery", 3, 3, 4, 6, 4, 0),
        ("mushroom-bed", 3, 3, 4, 6, 4, 0),
        ("souvenir-shop", 3, 4, 3, 6, 4, 0),
        ("mint", 3, 4, 3, 6, 4, 0),
        ("workshop", 4, 3, 3, 6, 4, 1),
        ("printing-press", 3, 3, 3, 6, 3, 0),
        ("magic-room", 2, 3, 2, 7, 4, 0),
    ],
)
@rule("DL-PRD-2", "DL-PRD-7")
def test_so_many_workers_bring_the_product(
    room: str, workers: int, gold: int, food: int, imps: int, evil: int, traps: int
) -> None:
    stage = working({"r1c1": room, "r3c4": "mint"}, imps=6)
    assert stage.asked == ("red",)
    stage.play("red", f"use_room {room} r1c1 red")
    red = lord(stage, "red")
    assert (red.gold, red.food, red.imps, red.evil, len(red.traps)) == (gold, food, imps, evil, traps)
    assert red.imps_in_rooms == workers
    assert free_imps(red) == imps - workers


@rule("DL-PRD-2")
def test_a_room_stands_idle_without_all_its_workers() -> None:
    stage = working({"r1c1": "workshop", "r3c4": "mint"}, imps=3)
    assert refused(stage, "red", "use_room workshop r1c1 red") == ("too-few-workers", "DL-PRD-2")
    assert stage.offered("red") == ["use_room mint r3c4 0", "end_production"]


@rule("DL-PRD-2", "DL-SUP-2")
def test_troll_tokens_work_first_in_any_mix_with_imps() -> None:
    stage = working({"r1c1": "hatchery", "r3c4": "mint"}, imps=4, ready=["troll", "troll"])
    stage.play("red", "use_room hatchery r1c1 red")
    red = lord(stage, "red")
    assert (red.trolls_in_rooms, red.imps_in_rooms) == (2, 1)
    assert told(stage, "room-used") == ["room-used red hatchery 1 2"]
    assert free_workers(red) == 3
    stage.play("red", "use_room mint r3c4 red")
    assert (lord(stage, "red").trolls_in_rooms, lord(stage, "red").imps_in_rooms) == (2, 4)
    assert stage.asked == ("blue",)


@rule("DL-PRD-2")
def test_imps_that_dig_or_mine_do_not_work_in_rooms() -> None:
    stage = working({"r1c1": "hatchery"}, imps=4, digging=["r1c2"], mining=["r0c2"])
    assert stage.asked == ("blue",)


@rule("DL-PRD-3")
def test_in_the_first_year_each_room_works_once_a_round() -> None:
    stage = working({"r1c1": "hatchery", "r3c4": "mint"}, imps=9)
    stage.play("red", "use_room hatchery r1c1 red")
    assert refused(stage, "red", "use_room hatchery r1c1 red") == ("room-used-enough", "DL-PRD-3")
    assert stage.is_open("red", "use_room mint r3c4 red")


@rule("DL-PRD-3")
def test_in_the_second_year_a_room_works_twice_with_all_its_workers_each_time() -> None:
    stage = working({"r1c1": "hatchery"}, year=2, imps=12)
    stage.play("red", "use_room hatchery r1c1 red")
    stage.play("red", "use_room hatchery r1c1 red")
    assert lord(stage, "red").food == 5
    assert lord(stage, "red").imps_in_rooms == 6
    assert stage.asked == ("blue",), "not three times"
    stage = working({"r1c1": "hatchery"}, year=2, imps=5)
    stage.play("red", "use_room hatchery r1c1 red")
    assert stage.asked == ("blue",), "two workers are not enough for the second time"


@rule("DL-PRD-4")
def test_rooms_of_the_second_year_produce_nothing() -> None:
    stage = working({"r1c1": "labyrinth", "r3c4": "chapel"}, year=2, imps=12)
    assert stage.asked == ("blue",)


@rule("DL-PRD-5")
def test_a_conquered_room_cannot_be_used() -> None:
    stage = working({"r1c1": "hatchery", "r3c4": "mint"}, imps=9, conquered=["r1c1"])
    assert refused(stage, "red", "use_room hatchery r1c1 red") == ("room-is-conquered", "DL-PRD-5")
    stage = working({"r1c1": "hatchery"}, imps=9, conquered=["r1c1"])
    assert stage.asked == ("blue",)


@rule("DL-PRD-6", "DL-PRD-7")
def test_the_imp_of_the_magic_room_works_in_the_same_phase() -> None:
    """EX-6."""
    stage = working({"r1c1": "magic-room", "r0c3": "hatchery"}, imps=4, food=1)
    stage.play("red", "use_room magic-room r1c1 red")
    assert (lord(stage, "red").food, free_imps(lord(stage, "red"))) == (0, 3)
    stage.play("red", "use_room hatchery r0c3 red")
    assert (lord(stage, "red").food, free_imps(lord(stage, "red"))) == (1, 0)
    assert stage.asked == ("blue",)


@rule("DL-PRD-7")
def test_the_magic_room_stands_idle_without_food() -> None:
    """EX-6, the other half: 4 imps and no food do not do."""
    stage = working({"r1c1": "magic-room", "r0c3": "hatchery"}, imps=4, food=0)
    assert refused(stage, "red", "use_room magic-room r1c1 red") == ("ingredient-missing", "DL-PRD-7")
    stage.play("red", "use_room hatchery r0c3 red")
    assert stage.asked == ("blue",), "one imp is left, and the magic room needs two"


@rule("DL-PRD-6")
def test_food_of_the_hatchery_pays_the_magic_room() -> None:
    """EX-7."""
    stage = working({"r1c1": "magic-room", "r0c3": "hatchery"}, imps=5, food=0)
    stage.play("red", "use_room hatchery r0c3 red")
    stage.play("red", "use_room magic-room r1c1 red")
    red = lord(stage, "red")
    assert (red.food, red.imps, free_imps(red)) == (0, 6, 1)


@rule("DL-PRD-8", "DL-PRD-1", "DL-GEN-1")
def test_a_room_need_not_be_used_and_lords_produce_in_turn_order() -> None:
    lords = {name: {"rooms": {"r1c2": "hatchery"}} for name in ("red", "blue", "green", "yellow")}
    stage = scene(lords, phase="production", first="green")
    asked: list[str] = []
    while stage.decision == "choose_production":
        asked += stage.asked
        assert steps(stage, stage.asked[0]) == {"use_room", "end_production"}
        stage.play(stage.asked[0], "end_production")
    assert asked == ["green", "yellow", "red", "blue"]
    assert all(each.food == 3 for each in state(stage).lords)


@rule("DL-PRD-1", "DL-REC-1")
def test_a_lord_recovers_his_orders_before_the_next_one_produces() -> None:
    red = {"rooms": {"r1c2": "hatchery"}, "orders": ["dig", "mine", "imps"], "on_cards": [2]}
    stage = scene({"red": red, "blue": {"rooms": {"r1c2": "hatchery"}}}, seats=4, phase="production")
    stage.play("red", "end_production")
    assert (stage.decision, stage.asked) == ("choose_order", ("red",))
    stage.play("red", "take_back mine red")
    assert (stage.decision, stage.asked) == ("choose_production", ("blue",))


@rule("DL-PRD-2", "DL-ROM-2")
def test_a_room_built_this_round_works() -> None:
    red = {"orders": ["room", "dig", "mine"], "inaccessible": ["food", "traps"]}
    stage = scene({"red": red}, seats=4, spaces={"room-1": "red"}, shop=["hatchery"])
    stage.play("red", "build hatchery r1c2")
    assert stage.decision == "choose_production"
    assert stage.offered("red")[0] == "use_room hatchery r1c2 0"


@rule("DL-SUP-3", "DL-PRD-7")
def test_the_workshop_stands_idle_without_a_trap_to_draw() -> None:
    stage = working({"r1c1": "workshop", "r3c4": "mint"}, imps=6, position={"trap_pile": []})
    assert refused(stage, "red", "use_room workshop r1c1 red") == ("no-trap-to-make", "DL-SUP-3")


@rule("DL-TRP-3")
def test_the_workshop_draws_one_trap_in_the_second_year_too() -> None:
    pile = {"trap_pile": ["pendulum", "fire-wall", "trap-door"]}
    stage = working({"r1c1": "workshop"}, year=2, imps=5, traps=["cursed-ring"], position=pile)
    stage.play("red", "use_room workshop r1c1 red")
    assert [TRAPS.names[trap] for trap in lord(stage, "red").traps] == ["cursed-ring", "pendulum"]
    assert stage.asked == ("blue",), "and nothing is given up"


# --- the Tool Shed ----------------------------------------------------------------------------------------------------


@rule("DL-PRD-7", "DL-DIG-3", "DL-DIG-4")
def test_the_tool_shed_lays_a_tunnel_by_the_rules_of_digging() -> None:
    stage = working({"r1c1": "tool-shed"}, imps=3)
    stage.play("red", "use_room tool-shed r1c1 red")
    assert stage.decision == "choose_tunnel"
    assert steps(stage, "red") == {"lay_tunnel"}, "nobody declines now"
    cells = {words.split()[1] for words in stage.offered("red")}
    assert "r0c1" not in cells, "r0c1, r0c2, r1c1 and r1c2 would be a full block"
    assert {"r1c0", "r3c2", "r0c3"} <= cells
    assert "r3c3" not in cells
    stage.play("red", "lay_tunnel r1c0 red")
    red = lord(stage, "red")
    assert "r1c0" in names_of(CELLS, tunnels(red))
    assert free_imps(red) == 1, "two work in the shed, none on the tunnel"
    assert red.digging == 0


FULL = [f"r{row}c{col}" for row in range(4) for col in range(5) if (row, col) not in ((0, 1), (0, 3), (2, 1), (2, 3))]


@rule("DL-PRD-7")
def test_the_tool_shed_stands_idle_without_a_cell() -> None:
    stage = working({"r0c0": "tool-shed", "r3c4": "mint"}, imps=9, tunnels=FULL)
    assert refused(stage, "red", "use_room tool-shed r0c0 red") == ("no-cell-for-tunnel", "DL-PRD-7")


@rule("DL-GEN-7", "DL-PRD-7")
def test_the_only_cell_is_taken_without_asking() -> None:
    nearly = [cell for cell in FULL if cell != "r3c4"]
    stage = working({"r0c0": "tool-shed"}, imps=3, tunnels=nearly)
    stage.play("red", "use_room tool-shed r0c0 red")
    assert told(stage, "tunnel-laid") == ["tunnel-laid red r3c4"]
    assert stage.asked == ("blue",)
