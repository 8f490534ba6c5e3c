"""Reactions: the windows of quests and of calls, and their form (XOR-INT)."""

from tests.citing import rule
from tests.games.xorlosch.talks import (
    default,
    forbidding,
    offered,
    play,
    quest_actions,
    scene,
    score,
    uses,
    waits,
)

FOUR_OF_RED = "red-w1 on 17, red-m1 on 19, red-w2 on 20, red-w3 on 23"


@rule("XOR-INT-1", "XOR-INT-4")
def test_after_an_announcement_others_may_use_what_can_change_its_result() -> None:
    table = scene(
        FOUR_OF_RED + ", blue-w1 on 17, blue-m1 on 17, blue-w2 on 19, blue-w3 on 16, blue-m2 on 12",
        red="17 19 20 23",
        green="16 18",
        items="blue potion, blue trap",
    )
    play(table, "red: announce red")
    assert waits(table) == "blue: announcement_window/ask"
    assert offered(table) == [
        "pass",
        "drink_potion blue-w1",  # of the right type; blue-m1 and blue-w2 are not
        "set_trap blue-w1 task-red-17",
        "set_trap blue-w2 task-red-19",
        "set_trap blue-m1 task-red-17",
    ]
    assert default(table) == "pass"
    play(table, "blue: set_trap blue-w2 task-red-19", "blue: drink_potion blue-w1")
    assert waits(table) == "red: convert"


@rule("XOR-INT-4")
def test_a_dwarf_under_a_potion_does_not_drink_another() -> None:
    table = scene(FOUR_OF_RED + ", blue-w1 on 17 potion, blue-w2 on 20", red="17 19 20 23", items="blue potion")
    play(table, "red: announce red")
    assert offered(table) == ["pass", "drink_potion blue-w2"]


@rule("XOR-INT-3")
def test_a_window_goes_clockwise_with_the_active_player_last_and_skips_who_has_no_use() -> None:
    table = scene(
        "green-w1 on 17, green-m1 on 19, green-w2 on 20, green-w3 on 23, yellow-w1 on 17, blue-w1 on 17, red-m1 on 12",
        red="17 19 20 23",
        seats=4,
        active="green",
        items="green potion, yellow trap, blue trap, red potion",
    )
    play(table, "green: announce red")
    asked = []
    while waits(table).endswith("window/ask"):
        asked.append(table.asked[0])
        play(table, f"{table.asked[0]}: pass")
    assert asked == ["yellow", "blue", "green"]  # red stands on no task of the quest
    assert score(table) == {"green": 4}


@rule("XOR-INT-3")
def test_after_a_use_another_cycle_follows_so_that_answers_can_be_answered() -> None:
    table = scene(
        FOUR_OF_RED + ", blue-w1 on 17, green-m1 on 19",
        red="17 19 20 23",
        items="red potion, blue potion, green trap, blue trap",
    )
    play(table, "red: announce red")
    play(table, "blue: pass")
    play(table, "green: set_trap green-m1 task-red-19")
    play(table, "red: pass")
    assert waits(table) == "blue: announcement_window/ask"  # he may change his mind now
    play(table, "blue: drink_potion blue-w1")
    assert waits(table) == "red: announcement_window/ask"  # one use a cycle
    play(table, "red: drink_potion red-w1")
    assert waits(table) == "blue: announcement_window/ask"
    assert uses(table) == ["set_trap blue-w1 task-red-17"]
    play(table, "blue: pass")
    assert score(table) == {"red": 3, "green": 1}


@rule("XOR-INT-6")
def test_the_active_player_may_call_and_all_uses_are_open() -> None:
    table = scene(
        "red-w1 on 12, green-m1 on 22, blue-w1 on 14, blue-m1 on path-01, blue-w2 on 18",
        blue="12 14 22",
        green="16 18",
        items="blue trap, blue potion",
    )
    assert quest_actions(table) == []  # nobody on 14 has the right type
    play(table, "red: call_reactions")
    assert waits(table) == "blue: call_window/ask"
    assert offered(table) == [
        "pass",
        "drink_potion blue-w1",
        "drink_potion blue-w2",
        "drink_potion blue-m1",
        "set_trap blue-w1 task-blue-14",
        "set_trap blue-w2 task-green-18",
    ]
    play(table, "blue: set_trap blue-w1 task-blue-14", "blue: pass")
    assert quest_actions(table) == ["propose blue"]
    assert table.describe()["calls"] == 1


@rule("XOR-INT-6", "XOR-INT-3")
def test_a_called_window_asks_the_active_player_last() -> None:
    table = scene("red-w1 on 12, blue-w1 on 13", blue="12 14 22", items="red potion, blue potion")
    play(table, "red: call_reactions", "blue: pass")
    assert waits(table) == "red: call_window/ask"
    assert uses(table) == ["drink_potion red-w1"]


@rule("XOR-INT-6")
def test_three_calls_a_turn_and_only_if_another_has_something_ready() -> None:
    dwarfs = "red-w1 on 12, blue-w1 on path-01"
    table = scene(dwarfs, items="blue trap, red potion")
    for _ in range(3):
        play(table, "red: call_reactions", "red: pass")  # blue's trap is ready, but no task lies where his dwarf stands
    assert forbidding(table, "call_reactions") == "XOR-INT-6"
    assert "call_reactions" not in offered(table)
    play(table, "red: end_turn", "blue: end_turn", "green: end_turn")
    assert "call_reactions" in offered(table)

    alone = scene(dwarfs, items="red potion, red trap, blue boots, green trap crossed")
    assert forbidding(alone, "call_reactions") == "XOR-INT-6"
    assert "call_reactions" not in offered(alone)


@rule("XOR-INT-7")
def test_the_active_player_uses_his_items_at_every_decision_of_his_turn() -> None:
    dwarfs = "red-w1 on 12, red-m1 L3 on 12, blue-m1 on 14, green-m1 on 22"
    table = scene(dwarfs, blue="12 14 22", items="red potion, red trap")
    traps = ["set_trap red-w1 task-blue-12", "set_trap red-m1 task-blue-12"]
    assert uses(table) == ["drink_potion red-w1", "drink_potion red-m1", *traps]

    play(table, "red: propose blue", "red: ask_all", "blue: agree task-blue-14", "green: veto task-blue-22")
    play(table, "green: keep")
    assert waits(table) == "red: propose_on"
    assert uses(table) == ["drink_potion red-w1", *traps]  # what can change this quest
    play(table, "red: keep")
    assert waits(table) == "red: turn_action"

    table = scene(dwarfs.replace("blue-m1", "red-m2"), blue="12 14 22", items="red trap")
    play(table, "red: announce blue")
    assert waits(table) == "red: announcement_window/ask"
    assert offered(table) == ["pass", *traps, "set_trap red-m2 task-blue-14"]
