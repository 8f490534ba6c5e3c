"""Magic items (XOR-ITM)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.scene import Scene, scene

BOOTS, POTION, TRAP = "travel-boots", "experience-potion", "dragon-trap"
GREEN_QUEST = {"open": {"green": ["task-green-02", "task-green-16"]}}
ON_BOOTS = "red-w1 on boots-1, red-m1 on boots-2"


def items(table: Scene, seat: str) -> tuple[str, ...]:
    """What the player has of boots, potion and trap."""
    return tuple(table.look("items")[seat].values())


@rule("XOR-ITM-1", "XOR-ITM-2")
@pytest.mark.parametrize("board", ["ruins", "dungeon"])
@pytest.mark.parametrize(("item", "square"), [(BOOTS, "boots"), (POTION, "potion"), (TRAP, "trap")])
def test_an_item_needs_dwarfs_on_both_its_squares(board: str, item: str, square: str) -> None:
    table = scene(
        f"red-w1 on {square}-1, red-w2 on {square}-2, blue-w1 on 1",
        settings={"board": board},
    )
    assert table.things("red", "take_item") == [item]
    others = {BOOTS, POTION, TRAP} - {item}
    assert {table.refused("red", f"take_item {other}") for other in others} == {"XOR-ITM-2"}
    table.play("red", f"take_item {item}")
    assert table.look("stock")[item] == 1


@rule("XOR-ITM-2")
@pytest.mark.parametrize(
    "dwarfs",
    [
        "red-w1 on boots-1, red-w2 on boots-1, red-m1 on potion-2",
        "red-w1 on boots-1, blue-w1 on boots-2",
        "red-w1 on boots-2, red-m1 on 21",
        "red-w1 on potion-1, red-m1 on potion-2",
    ],
)
def test_one_square_or_the_dwarf_of_another_is_not_enough(dwarfs: str) -> None:
    assert scene(dwarfs).refused("red", "take_item travel-boots") == "XOR-ITM-2"


@rule("XOR-ITM-2")
def test_foreign_dwarfs_on_the_squares_do_not_matter() -> None:
    table = scene("red-w1 on boots-1, red-w2 on boots-2, blue-m1 L5 on boots-1, green-w1 L5 on boots-2")
    table.play("red", "take_item travel-boots")
    assert items(table, "red") == ("crossed", "none", "none")


@rule("XOR-ITM-2")
def test_standing_there_one_after_the_other_is_not_enough() -> None:
    table = scene("red-w1 on boots-2, red-m1 on start")
    table.play("red", "step_dwarf red-w1 21")
    for square in ("6", "boots-1"):
        table.play("red", f"step_dwarf red-m1 {square}")
    assert table.refused("red", "take_item travel-boots") == "XOR-ITM-2"
    table.play("red", "step_dwarf red-w1 boots-2")
    assert table.is_open("red", "take_item travel-boots")


@rule("XOR-ITM-3")
def test_a_ready_item_must_be_in_the_stock() -> None:
    table = scene(ON_BOOTS, seats=2, items={"blue": {BOOTS: "ready"}})
    assert table.refused("red", "take_item travel-boots") == "XOR-ITM-3"


@rule("XOR-ITM-3", "XOR-ITM-6")
def test_crossed_items_of_the_stock_cannot_be_taken() -> None:
    table = scene(ON_BOOTS, seats=2, crossed={BOOTS: 1})
    assert table.refused("red", "take_item travel-boots") == "XOR-ITM-3"
    table.end_turns("red", "blue")
    table.play("red", "take_item travel-boots")
    assert (table.look("stock")[BOOTS], items(table, "red")[0]) == (0, "crossed")


@rule("XOR-ITM-4")
@pytest.mark.parametrize(("item", "square"), [(BOOTS, "boots"), (POTION, "potion"), (TRAP, "trap")])
def test_a_gained_item_waits_for_the_next_own_turn(item: str, square: str) -> None:
    table = scene(
        f"red-w1 on {square}-1, red-m1 on {square}-2, red-w2 on 2, blue-w1 on 2, green-w1 on 5",
        items={"green": {POTION: "ready"}},
        quests=GREEN_QUEST,
    )
    uses = {"put_on_boots", "drink_potion", "set_trap"}
    table.play("red", f"take_item {item}")
    assert uses.isdisjoint(table.steps("red"))
    table.end_turns("red")
    table.play("blue", "call_reactions")
    assert table.asked == ("green",)
    table.play("green", "pass")
    table.end_turns("blue", "green")
    assert len(uses & table.steps("red")) == 1


@rule("XOR-ITM-5")
def test_a_player_holds_one_item_of_each_type() -> None:
    squares = ("boots-1", "boots-2", "potion-1", "potion-2", "trap-1", "trap-2")
    names = ("red-w1", "red-w2", "red-w3", "red-m1", "red-m2", "red-m3")
    table = scene(
        ", ".join(f"{name} on {square}" for name, square in zip(names, squares, strict=True)),
        seats=5,
        won={"red": ["task-green-29"]},
        items={"red": {POTION: "ready"}},
    )
    assert table.refused("red", f"take_item {POTION}") == "XOR-ITM-5"
    table.play("red", f"take_item {BOOTS}")
    table.play("red", f"take_item {TRAP}")
    assert items(table, "red") == ("crossed", "ready", "crossed")
    for item in (BOOTS, POTION, TRAP):
        assert table.refused("red", f"take_item {item}") == "XOR-ITM-5"


@rule("XOR-ITM-6")
def test_a_used_item_lies_crossed_in_its_stock_for_this_turn() -> None:
    table = scene(ON_BOOTS + ", blue-w1 on boots-1, blue-m1 on boots-2", seats=2, items={"red": {BOOTS: "ready"}})
    table.play("red", "put_on_boots red-w1")
    assert items(table, "red") == ("none", "none", "none")
    assert (table.look("stock")[BOOTS], table.look("crossed")[BOOTS]) == (0, 1)
    assert table.refused("red", "take_item travel-boots") == "XOR-ITM-3"
    assert table.refused("red", "put_on_boots red-m1") == "XOR-BOO-1"
    table.end_turns("red")
    table.play("blue", "take_item travel-boots")
    assert items(table, "blue") == ("crossed", "none", "none")


@rule("XOR-ITM-7")
def test_after_using_an_item_another_of_its_type_may_be_taken() -> None:
    table = scene(ON_BOOTS + ", blue-w1 on 1", items={"red": {BOOTS: "ready"}})
    assert table.refused("red", "take_item travel-boots") == "XOR-ITM-5"
    table.play("red", "put_on_boots red-w1")
    table.play("red", "take_item travel-boots")
    assert items(table, "red") == ("crossed", "none", "none")
    assert (table.look("stock")[BOOTS], table.look("crossed")[BOOTS]) == (0, 1)
    assert table.refused("red", "put_on_boots red-m1") == "XOR-ITM-4"


@rule("XOR-ITM-7")
def test_several_items_may_be_taken_and_used_in_one_turn() -> None:
    table = scene(
        "red-w1 on boots-1, red-m1 on boots-2, red-w2 on potion-1, red-m2 on potion-2, red-w3 on 2",
        items={"red": {BOOTS: "ready", POTION: "ready", TRAP: "ready"}},
        quests=GREEN_QUEST,
    )
    for words in (
        "set_trap red-w3 task-green-02",
        "put_on_boots red-w3",
        "drink_potion red-w3",
        "take_item travel-boots",
        "take_item experience-potion",
    ):
        table.play("red", words)
    assert items(table, "red") == ("crossed", "crossed", "none")


@rule("XOR-ITM-8")
def test_items_turn_ready_at_the_start_of_the_turn_of_their_owner() -> None:
    table = scene(
        "red-w1 on boots-1, red-m1 on boots-2, blue-w1 on 1, green-w1 on 5",
        items={"green": {TRAP: "crossed"}},
        crossed={POTION: 2},
    )
    table.play("red", "take_item travel-boots")
    table.end_turns("red")
    assert (items(table, "red")[0], items(table, "green")[2], table.look("stock")[POTION]) == ("crossed", "crossed", 2)
    table.end_turns("blue")
    assert (items(table, "red")[0], items(table, "green")[2]) == ("crossed", "ready")
    table.end_turns("green")
    assert items(table, "red")[0] == "ready"


@rule("XOR-ITM-9")
def test_taking_is_free_at_any_moment_even_in_the_first_turn() -> None:
    table = scene("red-w1 on boots-1, red-m1 on 21, red-w2 on 1", turns={"red": 1})
    table.play("red", "step_dwarf red-m1 boots-2")
    table.play("red", "take_item travel-boots")
    assert table.points == 4
    table.play("red", "step_dwarf red-m1 21")
    assert items(table, "red") == ("crossed", "none", "none")


@rule("XOR-ITM-9")
def test_nobody_has_to_take() -> None:
    table = scene(ON_BOOTS)
    assert "take_item" in table.steps("red")
    table.play("red", "end_turn")
    assert (items(table, "red"), table.look("stock")[BOOTS]) == (("none", "none", "none"), 2)


@rule("XOR-ITM-10")
def test_an_effect_ends_with_the_turn_no_matter_whose() -> None:
    table = scene("red-w1 on 1, blue-w1 on 2, green-w1 on 5", items={"green": {POTION: "ready"}})
    table.play("red", "call_reactions")
    table.play("green", "drink_potion green-w1")
    assert table.dwarf("green-w1")["potion"]
    table.end_turns("red")
    assert not table.dwarf("green-w1")["potion"]


@rule("XOR-ITM-10")
def test_items_are_used_or_kept_and_return_to_the_board() -> None:
    table = scene("red-w1 on 2, blue-w1 on 2", items={"red": {BOOTS: "ready", POTION: "ready", TRAP: "ready"}})
    known = {"step_dwarf", "raise_dwarf", "add_dwarf", "end_turn"}
    assert table.steps("red") - known == {"put_on_boots", "drink_potion", "set_trap"}
    for words in ("put_on_boots red-w1", "drink_potion red-w1", "set_trap red-w1 task-green-02"):
        table.play("red", words)
    assert items(table, "red") == items(table, "blue") == ("none", "none", "none")
    assert table.look("crossed") == {BOOTS: 1, POTION: 1, TRAP: 1}


@rule("XOR-ITM-11")
def test_items_work_on_own_dwarfs_only() -> None:
    table = scene(
        "red-w1 on 2, red-m1 on 28, blue-w1 on 2, blue-m1 on 16, green-w1 on 2",
        items={"red": {BOOTS: "ready", POTION: "ready", TRAP: "ready"}, "blue": {POTION: "ready", TRAP: "ready"}},
        quests=GREEN_QUEST,
    )
    assert table.things("red", "put_on_boots") == ["red-w1", "red-m1"]
    assert table.things("red", "drink_potion") == ["red-w1", "red-m1"]
    assert table.things("red", "set_trap") == ["red-w1 task-green-02"]
    table.play("red", "call_reactions")
    assert table.things("blue", "drink_potion") == ["blue-w1", "blue-m1"]
    assert table.things("blue", "set_trap") == ["blue-w1 task-green-02", "blue-m1 task-green-16"]
    table.play("blue", "set_trap blue-m1 task-green-16")
    assert (items(table, "blue"), items(table, "red")) == (("none", "ready", "none"), ("ready", "ready", "ready"))


@rule("XOR-ITM-11")
def test_an_item_works_on_the_one_dwarf_that_was_named() -> None:
    table = scene(
        "red-w1 on 2, red-m1 on 2, red-w2 on 2, blue-w1 on 2",
        items={"red": {BOOTS: "ready", POTION: "ready", TRAP: "ready"}},
        quests=GREEN_QUEST,
    )
    for words in ("put_on_boots red-w1", "drink_potion red-w2", "set_trap red-m1 task-green-02"):
        table.play("red", words)
    dwarfs = table.look("dwarfs")
    assert {name: dwarf["boots"] for name, dwarf in dwarfs.items() if dwarf["boots"]} == {"red-w1": 2}
    assert [name for name, dwarf in dwarfs.items() if dwarf["potion"]] == ["red-w2"]
    assert table.look("traps") == {"red-m1": "task-green-02"}


@rule("XOR-INT-2")
@pytest.mark.parametrize("use", ["put_on_boots red-w1", "drink_potion red-w1", "set_trap red-w1 task-green-02"])
def test_with_full_windows_others_may_react_to_an_item(use: str) -> None:
    table = scene(
        "red-w1 on 2, blue-w1 on 2",
        settings={"interrupt_mode": "full"},
        items={"red": {BOOTS: "ready", POTION: "ready", TRAP: "ready"}, "blue": {TRAP: "ready"}},
        quests=GREEN_QUEST,
    )
    table.play("red", use)
    assert (table.asked, table.decision) == (("blue",), "action_window/ask")
    assert sum(table.look("crossed").values()) == 1
