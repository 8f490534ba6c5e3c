"""Group size (XOR-GRP)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.scene import group, new_game, scene


@rule("XOR-GRP-1")
def test_before_the_first_point_the_group_changes_freely() -> None:
    table = scene("red-w1 L2 on start, red-m1 on start, blue-w1 on 1")
    for words in (
        "remove_dwarf red-w1",
        "remove_dwarf red-m1",
        "add_dwarf mechanicus",
        "add_dwarf mechanicus",
        "add_dwarf mechanicus",
    ):
        table.play("red", words)
    assert [table.at(name) for name in ("red-w1", "red-m1", "red-m2", "red-m3")] == ["off", "start", "start", "start"]
    assert (table.points, table.look("spent")) == (5, False)


@rule("XOR-GRP-1")
def test_the_first_point_closes_the_group() -> None:
    table = scene("red-w1 on start, red-m1 on 1")
    table.play("red", "step_dwarf red-m1 2")
    assert table.refused("red", "add_dwarf warrior") == "XOR-GRP-1"
    assert table.refused("red", "remove_dwarf red-w1") == "XOR-GRP-1"


@rule("XOR-GRP-2")
def test_only_on_the_start_square_are_dwarfs_removed() -> None:
    table = scene("red-w1 on start, red-m1 on 6", seats=2)
    assert table.refused("red", "remove_dwarf red-m1") == "XOR-GRP-2"
    table.play("red", "step_dwarf red-m1 start")
    assert table.refused("red", "remove_dwarf red-m1") == "XOR-GRP-1"
    table.end_turns("red", "blue")
    table.play("red", "remove_dwarf red-m1")
    assert table.at("red-m1") == "off"


@rule("XOR-GRP-2")
@pytest.mark.parametrize("board", ["ruins", "dungeon"])
def test_dwarfs_enter_on_the_start_square_of_the_side(board: str) -> None:
    table = scene("red-w1 on 6", settings={"board": board})
    table.play("red", "add_dwarf warrior")
    assert table.dwarf("red-w2")["at"] == f"{board}-start"
    table.play("red", "remove_dwarf red-w2")
    assert table.at("red-w2") == "off"


@rule("XOR-GRP-3")
def test_the_levels_of_a_removed_dwarf_are_saved_again() -> None:
    table = scene("red-w1 L3 on start, red-m1 L2 on 17")
    assert table.look("saved")["red"] == 0
    table.play("red", "remove_dwarf red-w1")
    assert (table.look("saved")["red"], table.look("group")["red"]) == (3, 1)
    table.play("red", "add_dwarf warrior")
    assert table.dwarf("red-w1")["level"] == 1


@rule("XOR-GRP-4")
def test_an_added_dwarf_costs_one_saved_experience() -> None:
    table = scene("red-w1 L4 on 1")
    table.play("red", "add_dwarf mechanicus")
    assert (table.dwarf("red-m1")["level"], table.look("saved")["red"]) == (1, 0)
    assert table.refused("red", "add_dwarf mechanicus") == "XOR-GRP-4"
    assert table.refused("red", "add_dwarf warrior") == "XOR-GRP-4"


@rule("XOR-GRP-5")
def test_a_removed_die_returns_at_once_and_is_raised() -> None:
    table = scene("red-w1 L3 on start, red-m1 L2 on 17")
    told = []
    for words in ("remove_dwarf red-w1", "add_dwarf warrior", "raise_dwarf red-w1", "add_dwarf warrior"):
        table.play("red", words)
        told.append((table.look("saved")["red"], table.look("group")["red"], table.points))
    assert told == [(3, 1, 7), (2, 2, 6), (1, 2, 6), (0, 3, 5)]
    assert [table.dwarf(name)["level"] for name in ("red-w1", "red-w2")] == [2, 1]


@rule("XOR-GRP-6")
def test_dice_off_the_board_do_not_count() -> None:
    table = scene("red-w1 on start, red-w2 on 2, red-m1 on 3, blue-w1 on 1")
    table.play("red", "remove_dwarf red-w1")
    assert (table.points, table.look("group")["red"]) == (6, 2)
    table.end_turns("red", "blue", "green")
    assert table.points == 6


@rule("XOR-GRP-7")
def test_levels_on_the_board_never_exceed_the_total() -> None:
    table = scene(
        "red-w1 L4 on 2, red-m1 on 16",
        quests={"open": {"green": ["task-green-02", "task-green-16"]}},
    )
    assert table.steps("red").isdisjoint({"add_dwarf", "raise_dwarf"})
    table.play("red", "announce green")
    table.play("red", "add_dwarf warrior")
    table.play("red", "raise_dwarf red-w1")
    assert sum(dwarf["level"] for dwarf in table.look("dwarfs").values()) == 7
    assert table.steps("red").isdisjoint({"add_dwarf", "raise_dwarf"})


@rule("XOR-GRP-8")
def test_quests_items_and_raises_leave_the_group_open() -> None:
    table = scene(
        "red-w1 on 2, red-m1 on 16, red-w2 on boots-1, red-m2 on boots-2",
        items={"red": {"experience-potion": "ready"}},
        quests={"open": {"green": ["task-green-02", "task-green-16"]}},
    )
    for words in (
        "raise_dwarf red-w1",
        "drink_potion red-w1",
        "announce green",
        "add_dwarf warrior",
        "take_item travel-boots",
        "remove_dwarf red-w3",
        "add_dwarf mechanicus",
    ):
        table.play("red", words)
    assert (table.look("changes"), table.points) == (3, 3)


@rule("XOR-GRP-8")
def test_a_boots_point_closes_the_group_too() -> None:
    table = scene("red-w1 on start, red-m1 on start", items={"red": {"travel-boots": "ready"}})
    table.play("red", "put_on_boots red-w1")
    assert table.is_open("red", "add_dwarf warrior")
    table.play("red", "step_dwarf red-w1 6")
    assert (table.points, table.refused("red", "add_dwarf warrior")) == (6, "XOR-GRP-1")
    assert table.refused("red", "remove_dwarf red-m1") == "XOR-GRP-1"


@rule("XOR-GRP-9")
def test_the_last_dwarf_may_go_and_the_player_plays_on() -> None:
    table = scene("red-w1 L5 on start, blue-w1 on 1", seats=2)
    table.play("red", "remove_dwarf red-w1")
    assert (table.look("group")["red"], table.look("saved")["red"], table.points) == (0, 5, 8)
    table.end_turns("red", "blue")
    assert table.steps("red") == {"add_dwarf", "end_turn"}
    table.play("red", "add_dwarf mechanicus")
    assert (table.at("red-m1"), table.points) == ("start", 7)


@rule("XOR-GRP-10")
def test_a_turn_has_at_most_twelve_changes() -> None:
    table = scene("red-w1 on start, blue-w1 on start", seats=2)
    for _ in range(6):
        table.play("red", "remove_dwarf red-w1")
        table.play("red", "add_dwarf warrior")
    assert table.look("changes") == 12
    assert table.refused("red", "remove_dwarf red-w1") == "XOR-GRP-10"
    assert table.refused("red", "add_dwarf mechanicus") == "XOR-GRP-10"
    table.end_turns("red")
    table.play("blue", "remove_dwarf blue-w1")


@rule("XOR-GRP-11")
def test_the_die_with_the_lowest_number_enters() -> None:
    table = scene("red-w1 on 1, red-w3 on start, red-m1 on start, red-m2 on 2", won={"red": ["task-green-29"]})
    table.play("red", "add_dwarf warrior")
    assert table.at("red-w2") == "start"
    assert table.refused("red", "add_dwarf warrior") == "XOR-GRP-11"
    table.play("red", "remove_dwarf red-m1")
    table.play("red", "add_dwarf mechanicus")
    assert (table.at("red-m1"), table.at("red-m3")) == ("start", "off")


@rule("XOR-GRP-11")
def test_dice_of_a_type_are_alike_in_the_opening() -> None:
    table = new_game(2)
    table.play(1, "take_colour red")
    table.play(2, "take_colour blue")
    table.play("red", group([1, 2], [1]))
    assert {name: dwarf["level"] for name, dwarf in table.look("dwarfs").items()} == {
        "red-w1": 2,
        "red-w2": 1,
        "red-m1": 1,
    }
