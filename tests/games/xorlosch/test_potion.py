"""Experience potion (XOR-POT)."""

from typing import Any

from tests.citing import rule
from tests.games.xorlosch.scene import Scene, scene

POTION = {"experience-potion": "ready"}
BLUE_QUEST = {"open": {"blue": ["task-blue-01", "task-blue-04", "task-blue-12"]}}
GREEN_QUEST = {"open": {"green": ["task-green-02", "task-green-16"]}}


def quarry(dwarfs: str, **position: Any) -> Scene:
    """A scene in which a warrior is wanted on square 12."""
    return scene(dwarfs, quests=BLUE_QUEST, won={"blue": ["task-red-30"]}, **position)


def holder(table: Scene, card: str = "task-blue-12") -> str:
    """Who would receive the task."""
    return str(table.look("tasks")[card]["holder"])


@rule("XOR-POT-1")
def test_a_potion_is_drunk_in_the_turn_of_another_too() -> None:
    table = quarry("red-w1 on 11, blue-w1 on 12", items={"red": POTION, "blue": POTION})
    table.play("red", "step_dwarf red-w1 12")
    table.play("blue", "drink_potion blue-w1")
    table.play("red", "drink_potion red-w1")
    assert table.dwarf("red-w1")["potion"]
    assert table.dwarf("blue-w1")["potion"]
    assert {side["experience-potion"] for side in table.look("items").values()} == {"none"}


@rule("XOR-POT-1", "XOR-ITM-4")
def test_a_potion_must_be_there_and_ready() -> None:
    assert quarry("red-w1 on 12, blue-w1 on 12").refused("red", "drink_potion red-w1") == "XOR-POT-1"
    table = quarry("red-w1 on 12, blue-w1 on 12", items={"red": {"experience-potion": "crossed"}})
    assert table.refused("red", "drink_potion red-w1") == "XOR-ITM-4"
    assert table.refused("red", "call_reactions") == "XOR-INT-6"


@rule("XOR-POT-1")
def test_a_potion_answers_an_announcement() -> None:
    table = scene(
        "red-w1 L2 on 2, red-m1 on 16, blue-w1 on 2, green-w1 on 2",
        items={"blue": POTION, "green": {"experience-potion": "crossed"}},
        quests=GREEN_QUEST,
    )
    table.play("red", "announce green")
    assert table.offered("blue") == ["pass", "drink_potion blue-w1"]
    table.play("blue", "drink_potion blue-w1")
    assert (table.decision, holder(table, "task-green-02")) == ("convert", "blue")


@rule("XOR-POT-2")
def test_a_potion_outranks_every_dwarf_without_one() -> None:
    table = quarry("red-w1 on 12, blue-w1 L6 on 12", items={"red": POTION})
    assert holder(table) == "blue"
    table.play("red", "drink_potion red-w1")
    assert holder(table) == "red"


@rule("XOR-POT-2")
def test_a_potion_outranks_several_dwarfs_together() -> None:
    table = quarry("red-w1 on 12 potion, blue-w1 L3 on 12, blue-w2 L2 on 12, blue-w3 on 12")
    assert table.look("tasks")["task-blue-12"]["power"] == {"red": 1000, "blue": 6}
    assert holder(table) == "red"


@rule("XOR-POT-2")
def test_a_potion_works_for_its_own_dwarf_until_the_turn_ends() -> None:
    table = quarry("red-w1 on 12, red-w2 on 4, blue-w1 L5 on 12, blue-w2 on 4", items={"red": POTION})
    table.play("red", "drink_potion red-w1")
    assert table.look("tasks")["task-blue-04"]["power"] == {"red": 1, "blue": 1}
    table.play("red", "end_turn")
    assert holder(table) == "blue"


@rule("XOR-POT-2")
def test_a_dwarf_under_a_potion_does_not_drink_another() -> None:
    table = quarry("red-w1 on 12 potion, red-m1 on 1", items={"red": POTION})
    assert table.refused("red", "drink_potion red-w1") == "XOR-POT-2"
    assert table.things("red", "drink_potion") == ["red-m1"]


@rule("XOR-POT-2")
def test_a_potion_outranks_for_respect_too() -> None:
    table = quarry("red-w1 on 11, blue-w1 L6 on 12", items={"red": POTION})
    table.play("red", "drink_potion red-w1")
    table.play("red", "step_dwarf red-w1 12")
    table.play("red", "step_dwarf red-w1 13")
    assert table.points == 5


@rule("XOR-POT-3")
def test_the_type_must_still_be_right() -> None:
    table = quarry("red-m1 L2 on 12 potion, blue-w1 on 12")
    assert table.look("tasks")["task-blue-12"]["power"] == {"blue": 1}
    assert holder(table) == "blue"


@rule("XOR-POT-3")
def test_a_window_of_a_quest_offers_the_potion_to_the_right_type_only() -> None:
    table = scene(
        "red-w1 L2 on 2, red-m1 on 16, blue-m1 on 2, blue-w1 on 16, green-m1 on 16, green-w1 on 5, green-m2 on 2",
        items={"blue": POTION, "green": POTION},
        quests=GREEN_QUEST,
    )
    table.play("red", "announce green")
    assert (table.asked, table.offered("green")) == (("green",), ["pass", "drink_potion green-m1"])


@rule("XOR-POT-4")
def test_two_potions_are_equal_and_the_active_player_has_the_right() -> None:
    dwarfs = "red-w1 on 12 potion, blue-w1 L6 on 12 potion, green-w1 L5 on 12"
    assert [holder(quarry(dwarfs, active=seat)) for seat in ("red", "blue", "green")] == ["red", "blue", "none"]
    powers = quarry(dwarfs).look("tasks")["task-blue-12"]["power"]
    assert powers == {"red": 1000, "blue": 1000, "green": 5}


@rule("XOR-POT-4")
def test_a_player_not_concerned_chooses_between_two_potions() -> None:
    table = quarry("green-m1 on 1, green-w2 on 4, red-w1 on 12 potion, blue-w1 L5 on 12 potion", active="green")
    table.play("green", "announce blue")
    assert table.offered("green") == ["pick_holder task-blue-12 0", "pick_holder task-blue-12 1"]
    table.play("green", "pick_holder task-blue-12 0")
    assert table.look("score") == {"red": 1, "blue": 1, "green": 2}


@rule("XOR-POT-5")
def test_the_printed_level_does_not_change() -> None:
    table = quarry("red-w1 L2 on 12, red-m1 on 1", items={"red": POTION})
    table.play("red", "drink_potion red-w1")
    assert (table.dwarf("red-w1")["level"], table.look("saved")["red"]) == (2, 2)
    assert table.look("tasks")["task-blue-12"]["power"] == {"red": 1000}
    table.play("red", "raise_dwarf red-w1")
    assert (table.dwarf("red-w1")["level"], table.look("saved")["red"]) == (3, 1)
    table.play("red", "end_turn")
    assert table.look("tasks")["task-blue-12"]["power"] == {"red": 3}


@rule("XOR-POT-5")
def test_a_potion_does_not_count_in_the_final_comparison() -> None:
    table = scene("red-w1 on 12 potion, blue-w1 L2 on 12, green-w1 L2 on 3 potion")
    assert table.box.ranking(table.game.state) == (3, 1, 1)


@rule("XOR-POT-6")
def test_removing_the_dwarf_ends_the_potion() -> None:
    table = scene("red-w1 on start, red-m1 on 1, blue-w1 L3 on 6", items={"red": POTION})
    table.play("red", "drink_potion red-w1")
    table.play("red", "remove_dwarf red-w1")
    table.play("red", "add_dwarf warrior")
    assert not table.dwarf("red-w1")["potion"]
    table.play("red", "step_dwarf red-w1 6")
    assert table.dwarf("red-w1")["owes"]
