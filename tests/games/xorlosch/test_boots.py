"""Travel boots (XOR-BOO)."""

from tests.citing import rule
from tests.games.xorlosch.scene import Scene, scene

BOOTS = {"travel-boots": "ready"}


def boots_points(table: Scene, name: str) -> int:
    """The points that the boots of this dwarf still give."""
    return int(table.dwarf(name)["boots"])


@rule("XOR-BOO-1")
def test_only_the_active_player_puts_boots_on() -> None:
    table = scene(
        "red-w1 on 2, blue-w1 on 2, green-w1 on 2",
        settings={"interrupt_mode": "full"},
        items={"red": BOOTS, "blue": {"experience-potion": "ready", **BOOTS}},
    )
    assert table.things("red", "put_on_boots") == ["red-w1"]
    table.play("red", "step_dwarf red-w1 1")
    assert (table.asked, "put_on_boots" in table.steps("blue")) == (("blue",), False)
    table.play("blue", "pass")
    table.play("red", "call_reactions")
    assert (table.asked, "put_on_boots" in table.steps("blue")) == (("blue",), False)


@rule("XOR-BOO-1")
def test_boots_are_put_on_at_any_time_of_the_turn() -> None:
    table = scene("red-w1 on start, red-m1 on 1", items={"red": BOOTS}, points=1)
    table.play("red", "step_dwarf red-m1 2")
    table.play("red", "put_on_boots red-w1")
    table.play("red", "step_dwarf red-w1 6")
    assert table.at("red-w1") == "06"


@rule("XOR-BOO-1", "XOR-ITM-4")
def test_boots_must_be_there_and_ready() -> None:
    assert scene("red-w1 on 1").refused("red", "put_on_boots red-w1") == "XOR-BOO-1"
    table = scene("red-w1 on 1", items={"red": {"travel-boots": "crossed"}})
    assert table.refused("red", "put_on_boots red-w1") == "XOR-ITM-4"


@rule("XOR-BOO-2")
def test_the_wearer_has_two_points_more() -> None:
    table = scene("red-w1 on 6, red-m1 on 2, red-m2 on 2", items={"red": BOOTS})
    table.play("red", "put_on_boots red-w1")
    for place in range(7):
        table.play("red", f"step_dwarf red-w1 {6 if place % 2 else 7}")
    assert (table.points, boots_points(table, "red-w1")) == (0, 0)
    refusal = table.refusal("red", "step_dwarf red-w1 6")
    assert refusal is not None
    assert refusal.message == "no-points-left"


@rule("XOR-BOO-3")
def test_the_wearer_passes_obstacles_for_the_rest_of_the_turn() -> None:
    table = scene("red-w1 on start, red-m1 on 2, blue-w1 on 1", seats=2, items={"red": BOOTS})
    table.play("red", "put_on_boots red-w1")
    for square in ("boots-2", "start", "boots-1", "start"):
        table.play("red", f"step_dwarf red-w1 {square}")
    assert (table.points, boots_points(table, "red-w1")) == (4, 0)
    assert table.is_open("red", "step_dwarf red-w1 boots-2")
    table.end_turns("red", "blue")
    assert table.refused("red", "step_dwarf red-w1 boots-2") == "XOR-MOV-4"


@rule("XOR-BOO-3")
def test_boots_pass_crevasses_and_debris_of_the_dungeon() -> None:
    table = scene("red-w1 on 9", settings={"board": "dungeon"}, items={"red": BOOTS})
    assert table.refused("red", "step_dwarf red-w1 8") == "XOR-MOV-4"
    table.play("red", "put_on_boots red-w1")
    table.play("red", "step_dwarf red-w1 8")
    assert table.at("red-w1") == "08"


@rule("XOR-BOO-4")
def test_boots_points_are_spent_before_common_points() -> None:
    table = scene("red-w1 on start, red-m1 on 2, red-m2 on 2", items={"red": BOOTS})
    table.play("red", "put_on_boots red-w1")
    told = []
    for square in ("boots-1", "path-04", "12"):
        table.play("red", f"step_dwarf red-w1 {square}")
        told.append((boots_points(table, "red-w1"), table.points))
    assert told == [(1, 5), (0, 5), (0, 4)]


@rule("XOR-BOO-4")
def test_boots_points_serve_no_other_dwarf() -> None:
    table = scene("red-w1 on start, red-m1 on 2", points=0, spent=1, items={"red": BOOTS})
    table.play("red", "put_on_boots red-w1")
    assert table.refused("red", "step_dwarf red-m1 1") == "XOR-BOO-4"
    table.play("red", "step_dwarf red-w1 6")
    table.play("red", "step_dwarf red-w1 start")
    assert "step_dwarf" not in table.steps("red")


@rule("XOR-BOO-4")
def test_boots_points_and_common_points_pay_respect_together() -> None:
    table = scene("red-w1 on start, red-m1 on 6, blue-w1 L3 on 6, blue-m1 L2 on 7", points=1, items={"red": BOOTS})
    table.play("red", "put_on_boots red-w1")
    table.play("red", "step_dwarf red-w1 6")
    assert (boots_points(table, "red-w1"), table.points) == (1, 1)
    table.play("red", "step_dwarf red-w1 7")
    assert (boots_points(table, "red-w1"), table.points, table.at("red-w1")) == (0, 0, "07")


@rule("XOR-BOO-5")
def test_boots_change_neither_the_group_nor_the_common_points() -> None:
    table = scene("red-w1 on start, red-m1 on 2", items={"red": BOOTS})
    table.play("red", "put_on_boots red-w1")
    assert (table.points, table.look("group")["red"]) == (6, 2)
    table.play("red", "add_dwarf warrior")
    assert (table.points, boots_points(table, "red-w1")) == (5, 2)


@rule("XOR-BOO-5")
def test_removing_the_wearer_ends_the_boots() -> None:
    table = scene("red-w1 on start, red-m1 on start", items={"red": BOOTS})
    table.play("red", "put_on_boots red-w1")
    table.play("red", "remove_dwarf red-w1")
    table.play("red", "add_dwarf warrior")
    assert (table.at("red-w1"), boots_points(table, "red-w1"), table.points) == ("start", 0, 6)
    assert table.refused("red", "step_dwarf red-w1 boots-1") == "XOR-MOV-4"
    table.play("red", "step_dwarf red-w1 6")
    assert table.points == 5
