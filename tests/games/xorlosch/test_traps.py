"""Dragon traps (XOR-TRP)."""

from tests.citing import rule
from tests.games.xorlosch.talks import holder, offered, play, quest_actions, scene, score, uses, waits


@rule("XOR-TRP-1")
def test_a_trap_is_used_in_the_own_turn_and_in_that_of_another() -> None:
    dwarfs = "red-w1 on 12, red-m1 on 14, blue-w1 on 22, green-m1 on 22, red-w2 on 14"
    own = scene(dwarfs, blue="12 14 22", items="red trap")
    play(own, "red: set_trap red-w2 task-blue-14")
    assert own.describe()["traps"] == {"red-w2": "task-blue-14"}
    assert own.describe()["items"]["red"]["dragon-trap"] == "none"

    foreign = scene(dwarfs, blue="12 14 22", items="blue trap")
    assert uses(foreign) == []  # red has none
    play(foreign, "red: announce blue", "blue: set_trap blue-w1 task-blue-22")
    assert score(foreign) == {"red": 2, "blue": 1}


@rule("XOR-TRP-2")
def test_a_trap_does_a_task_against_level_potion_and_type() -> None:
    table = scene(
        "red-w1 on 12 potion, blue-w1 L5 on 12, green-m1 on 12", blue="12 14 22", items="green trap", active="green"
    )
    assert holder(table, "blue-12") == "red"
    play(table, "green: set_trap green-m1 task-blue-12")
    assert holder(table, "blue-12") == "green"


@rule("XOR-TRP-3")
def test_two_traps_are_equal() -> None:
    traps = {"blue-m1": "task-blue-12", "green-m1": "task-blue-12"}
    dwarfs = "red-w1 L4 on 12, red-m1 on 14, red-m2 on 22, blue-m1 L3 on 12, green-m1 on 12"
    blues_turn = scene(dwarfs, blue="12 14 22", traps=traps, active="blue", won={"red": "red-30"})
    assert holder(blues_turn, "blue-12") == "blue"

    reds_turn = scene(dwarfs, blue="12 14 22", traps=traps, won={"red": "red-30"})
    play(reds_turn, "red: announce blue")
    assert offered(reds_turn) == ["pick_holder task-blue-12 1", "pick_holder task-blue-12 2"]


@rule("XOR-TRP-4")
def test_a_trap_is_bound_to_one_dwarf_and_one_card_of_its_square() -> None:
    table = scene(
        "red-m1 on 15, red-w1 on 16, blue-w1 on 15, blue-m1 L3 on 15",
        green="15 16",
        red="15 19 20 23",
        items="red trap",
    )
    assert uses(table) == [
        "set_trap red-w1 task-green-16",
        "set_trap red-m1 task-green-15",
        "set_trap red-m1 task-red-15",
    ]
    play(table, "red: set_trap red-m1 task-green-15")
    assert (holder(table, "green-15"), holder(table, "red-15")) == ("red", "blue")


@rule("XOR-TRP-4")
def test_a_trap_stays_behind_when_its_dwarf_goes_and_is_gone_when_it_comes_back() -> None:
    table = scene("red-m1 on 12, blue-w1 on 12", blue="12 14 22", items="red trap")
    play(table, "red: set_trap red-m1 task-blue-12")
    assert holder(table, "blue-12") == "red"
    play(table, "red: step_dwarf red-m1 13")
    assert holder(table, "blue-12") == "blue"
    play(table, "red: step_dwarf red-m1 12")
    assert holder(table, "blue-12") == "blue"


@rule("XOR-TRP-4")
def test_a_trap_ends_when_its_task_is_won() -> None:
    table = scene("red-m1 on 12, red-m2 on 14, blue-m1 on 22", blue="12 14 22", traps={"red-m1": "task-blue-12"})
    play(table, "red: announce blue")
    assert score(table) == {"red": 2, "blue": 1}
    assert table.describe()["traps"] == {}


@rule("XOR-TRP-4")
def test_a_trap_ends_with_the_turn() -> None:
    table = scene("red-m1 on 12, blue-w1 on 12", blue="12 14 22", items="red trap")
    play(table, "red: set_trap red-m1 task-blue-12", "red: end_turn")
    assert waits(table) == "blue: turn_action"
    assert holder(table, "blue-12") == "blue"


@rule("XOR-TRP-5")
def test_a_task_held_by_a_trap_counts_for_the_majority() -> None:
    table = scene("red-w1 on 12, red-w2 on 14, blue-m1 L3 on 14, green-m1 on 22", blue="12 14 22", items="red trap")
    assert quest_actions(table) == ["propose blue"]
    play(table, "red: set_trap red-w2 task-blue-14")
    assert quest_actions(table) == ["announce blue"]


@rule("XOR-TRP-5")
def test_a_trap_may_make_its_owner_the_only_candidate() -> None:
    table = scene("red-w1 on 12, red-w2 on 14, red-w3 on 22, green-m1 on 22", blue="12 14 22", items="red trap")
    assert quest_actions(table) == []
    play(table, "red: set_trap red-w2 task-blue-14", "red: announce blue")
    assert score(table) == {"red": 2, "green": 1}
