"""Movement (XOR-MOV)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.scene import scene

from lanterne.games.xorlosch.state import DICE, SQUARES

SIX = ("red-w1", "red-m1", "red-w2", "red-m2", "red-w3", "red-m3")
WON = {"red": ["task-green-29", "task-green-25"]}


def dwarfs(number: int, square: str = "start") -> str:
    """This many dwarfs of red on the square."""
    return ", ".join(f"{name} on {square}" for name in SIX[:number])


@rule("XOR-MOV-1")
@pytest.mark.parametrize(("number", "points"), [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_points_are_eight_less_the_number_of_dwarfs(number: int, points: int) -> None:
    table = scene(dwarfs(number) + ", green-w1 on 1, green-w2 on 2", active="green", won=WON)
    table.end_turns("green")
    assert (table.asked, table.points) == (("red",), points)
    for place in range(points):
        table.play("red", f"step_dwarf red-w1 {'start' if place % 2 else '06'}")
    assert table.points == 0
    assert "step_dwarf" not in table.steps("red")


@rule("XOR-MOV-1", "XOR-MOV-6")
def test_without_points_nobody_moves() -> None:
    table = scene("red-w1 on start, red-m1 on 6", points=0, spent=1)
    for words in ("step_dwarf red-w1 21", "step_dwarf red-m1 7", "step_dwarf red-w1 boots-1"):
        refusal = table.refusal("red", words)
        assert refusal is not None
        assert (refusal.message, refusal.rule) == ("no-points-left", "XOR-MOV-1")


@rule("XOR-MOV-2")
def test_until_the_first_point_is_spent_points_follow_the_group() -> None:
    table = scene("red-w1 on start, red-m1 on 1")
    points = [table.points]
    for words in ("add_dwarf warrior", "add_dwarf mechanicus", "remove_dwarf red-w1", "raise_dwarf red-m1"):
        table.play("red", words)
        points.append(table.points)
    assert points == [6, 5, 4, 5, 5]
    table.play("red", "step_dwarf red-w2 6")
    assert table.points == 4
    table.play("red", "raise_dwarf red-m1")
    assert table.points == 4
    assert table.refused("red", "add_dwarf warrior") == "XOR-GRP-1"
    assert table.refused("red", "remove_dwarf red-m2") == "XOR-GRP-1"


@rule("XOR-MOV-3")
def test_a_step_leads_to_an_adjacent_square_for_one_point() -> None:
    table = scene("red-w1 on start")
    assert table.refused("red", "step_dwarf red-w1 7") == ""
    table.play("red", "step_dwarf red-w1 6")
    assert (table.at("red-w1"), table.points) == ("06", 6)
    table.play("red", "step_dwarf red-w1 7")
    assert (table.at("red-w1"), table.points) == ("07", 5)


@rule("XOR-MOV-4")
@pytest.mark.parametrize(
    ("board", "start", "to"),
    [
        ("ruins", "start", "boots-1"),
        ("ruins", "start", "boots-2"),
        ("ruins", "boots-2", "start"),
        ("dungeon", "start", "12"),
        ("dungeon", "start", "21"),
        ("dungeon", "9", "8"),
    ],
)
def test_debris_ladders_and_crevasses_block(board: str, start: str, to: str) -> None:
    table = scene(f"red-w1 on {start}", settings={"board": board})
    assert table.refused("red", f"step_dwarf red-w1 {to}") == "XOR-MOV-4"


@rule("XOR-MOV-5")
def test_only_the_wearer_of_boots_passes_obstacles() -> None:
    table = scene("red-w1 on start, red-m1 on start", items={"red": {"travel-boots": "ready"}})
    assert table.refused("red", "step_dwarf red-w1 boots-1") == "XOR-MOV-4"
    table.play("red", "put_on_boots red-w1")
    assert table.refused("red", "step_dwarf red-m1 boots-1") == "XOR-MOV-4"
    table.play("red", "step_dwarf red-w1 boots-1")
    assert table.at("red-w1") == "boots-1"


@rule("XOR-MOV-6")
def test_the_group_shares_its_points_in_any_order() -> None:
    table = scene(dwarfs(5))
    assert table.points == 3
    for step in ("red-w1 6", "red-m1 21", "red-w1 7"):
        table.play("red", f"step_dwarf {step}")
    assert (table.at("red-w1"), table.at("red-m1"), table.points) == ("07", "21", 0)
    assert "step_dwarf" not in table.steps("red")


@rule("XOR-MOV-7")
def test_a_dwarf_may_enter_a_square_several_times() -> None:
    table = scene("red-w1 on 6")
    for square in ("7", "6", "7", "6", "7"):
        table.play("red", f"step_dwarf red-w1 {square}")
    assert (table.at("red-w1"), table.points) == ("07", 2)


@rule("XOR-MOV-8")
def test_points_may_be_left_and_are_not_kept() -> None:
    table = scene("red-w1 on start, blue-w1 on 5, blue-w2 on 5", seats=2)
    table.play("red", "step_dwarf red-w1 6")
    table.play("red", "end_turn")
    assert (table.asked, table.points) == (("blue",), 6)
    table.end_turns("blue")
    assert table.points == 7


@rule("XOR-MOV-9")
def test_passages_lead_both_ways() -> None:
    table = scene("red-w1 on 9")
    for square in ("5", "9", "8", "9"):
        table.play("red", f"step_dwarf red-w1 {square}")
    assert table.at("red-w1") == "09"


@rule("XOR-MOV-9")
def test_dwarfs_never_block_each_other() -> None:
    crowd = ", ".join(f"{colour}-w{number} on 6" for colour in ("blue", "green") for number in (1, 2, 3))
    table = scene(f"red-w1 on start, red-w2 on 6, {crowd}")
    table.play("red", "step_dwarf red-w1 6")
    table.play("red", "step_dwarf red-w1 7")
    assert (table.at("red-w1"), table.points) == ("07", 4)


@rule("XOR-MOV-10")
def test_other_actions_may_stand_between_two_steps() -> None:
    table = scene(
        "red-w1 on 1, red-m1 on 16, red-w2 on boots-1, red-m2 on 21",
        items={"red": {"dragon-trap": "ready"}},
        quests={"open": {"green": ["task-green-02", "task-green-16"]}},
    )
    for words in (
        "step_dwarf red-w1 2",
        "set_trap red-w1 task-green-02",
        "announce green",
        "raise_dwarf red-w1",
        "step_dwarf red-m2 boots-2",
        "take_item travel-boots",
        "step_dwarf red-w1 7",
    ):
        table.play("red", words)
    assert (table.points, table.look("score")["red"], table.at("red-w1")) == (1, 2, "07")


@rule("XOR-MOV-11")
def test_a_long_way_is_a_list_of_single_steps_with_their_cost() -> None:
    table = scene("red-w1 L2 on start, blue-m1 L3 on 6")
    ways = table.view("red").ways(DICE.number("red-w1"))
    way = ways[SQUARES.number("ruins-08")]
    assert [table.box.encode(call)[2] for call in way.calls] == ["ruins-06", "ruins-07", "ruins-08"]
    assert way.cost == 4
    for call in way.calls:
        table.play("red", " ".join(str(word) for word in table.box.encode(call)))
    assert (table.at("red-w1"), table.points) == ("08", 3)


@rule("XOR-MOV-11")
def test_a_long_way_goes_no_farther_than_the_points_and_the_free_passages() -> None:
    table = scene(dwarfs(6) + ", blue-m1 L3 on 6", won=WON)
    reached = {SQUARES.name(to) for to in table.view("red").ways(DICE.number("red-w1"))}
    near = {"06", "21", "22", "boots-1", "boots-2", "path-01", "01", "path-06", "17"}
    assert reached == {f"ruins-{name}" for name in near}


@rule("XOR-MOV-11")
def test_a_long_way_stops_when_a_reaction_intervenes() -> None:
    table = scene(dwarfs(6) + ", blue-m1 on 6", won=WON, items={"blue": {"experience-potion": "ready"}})
    way = table.view("red").ways(DICE.number("red-w1"))[SQUARES.number("ruins-07")]
    assert way.cost == 2
    table.play("red", "step_dwarf red-w1 6")
    table.play("blue", "drink_potion blue-m1")
    assert (table.at("red-w1"), table.points) == ("06", 1)
    assert table.refused("red", "step_dwarf red-w1 7") == "XOR-RES-3"


@rule("XOR-MOV-11")
def test_nobody_walks_while_others_are_asked() -> None:
    table = scene("red-w1 on start, blue-m1 on 6", items={"blue": {"experience-potion": "ready"}})
    table.play("red", "step_dwarf red-w1 6")
    assert (table.asked, table.decision) == (("blue",), "respect_window/ask")
    assert table.view("blue").ways(DICE.number("blue-m1")) == {}
