"""Respect (XOR-RES)."""

from tests.citing import rule
from tests.games.xorlosch.scene import Scene, scene

POTION = {"experience-potion": "ready"}


def spent_on(table: Scene, *steps: str) -> list[int]:
    """What each of red's steps costs in common points."""
    costs = []
    for step in steps:
        before = table.points
        table.play("red", f"step_dwarf {step}")
        costs.append(before - table.points)
    return costs


@rule("XOR-RES-1")
def test_a_dwarf_owes_respect_to_a_stronger_foreign_dwarf() -> None:
    table = scene("red-w1 L2 on start, red-m1 L3 on start, blue-m1 L3 on 6")
    table.play("red", "step_dwarf red-w1 6")
    table.play("red", "step_dwarf red-m1 6")
    assert table.dwarf("red-w1")["owes"]
    assert not table.dwarf("red-m1")["owes"]


@rule("XOR-RES-1")
def test_one_stronger_dwarf_among_weaker_ones_is_enough() -> None:
    table = scene("red-w1 L2 on start, blue-w1 on 6, blue-m1 on 6, green-m1 L3 on 6, green-w1 on 6")
    table.play("red", "step_dwarf red-w1 6")
    assert table.dwarf("red-w1")["owes"]


@rule("XOR-RES-2")
def test_respect_is_paid_once_however_many_are_there() -> None:
    table = scene("red-w1 L2 on start, blue-m1 L3 on 6, green-w1 L5 on 6")
    assert spent_on(table, "red-w1 6", "red-w1 7") == [1, 2]


@rule("XOR-RES-2")
def test_respect_is_paid_for_every_entry() -> None:
    table = scene("red-w1 L2 on start, blue-m1 L3 on 6")
    assert spent_on(table, "red-w1 6", "red-w1 7", "red-w1 6", "red-w1 7") == [1, 2, 1, 2]


@rule("XOR-RES-3")
def test_respect_is_due_even_if_others_have_moved_in_between() -> None:
    table = scene("red-w1 on start, red-m1 on 21, blue-m1 L3 on 6")
    assert spent_on(table, "red-w1 6", "red-m1 22", "red-m1 21", "red-w1 7") == [1, 1, 1, 2]
    assert not table.dwarf("red-w1")["owes"]


@rule("XOR-RES-3")
def test_who_cannot_pay_stays() -> None:
    table = scene("red-w1 on start, red-m1 on 21, blue-m1 L3 on 6", points=2)
    table.play("red", "step_dwarf red-w1 6")
    assert table.refused("red", "step_dwarf red-w1 7") == "XOR-RES-3"
    assert table.refused("red", "step_dwarf red-w1 start") == "XOR-RES-3"
    table.play("red", "step_dwarf red-m1 22")
    assert (table.at("red-w1"), table.points) == ("06", 0)


@rule("XOR-RES-4")
def test_who_ends_the_turn_there_pays_nothing() -> None:
    table = scene("red-w1 on start, blue-m1 L3 on 6", seats=2, points=2)
    table.play("red", "step_dwarf red-w1 6")
    assert table.points == 1
    table.end_turns("red", "blue")
    assert (table.points, table.dwarf("red-w1")["owes"]) == (7, False)
    assert spent_on(table, "red-w1 7") == [1]


@rule("XOR-RES-5")
def test_who_began_the_turn_there_leaves_for_one_point() -> None:
    table = scene("red-w1 on 6, red-m1 on start, blue-m1 L5 on 6")
    assert spent_on(table, "red-m1 6", "red-w1 7", "red-m1 7") == [1, 1, 2]


@rule("XOR-RES-6")
def test_who_comes_back_has_entered() -> None:
    table = scene("red-w1 on 6, blue-m1 L5 on 6")
    assert spent_on(table, "red-w1 7", "red-w1 6", "red-w1 7") == [1, 1, 2]


@rule("XOR-RES-7")
def test_a_later_raise_does_not_cancel_respect() -> None:
    table = scene("red-w1 L2 on start, blue-m1 L3 on 6")
    table.play("red", "step_dwarf red-w1 6")
    table.play("red", "raise_dwarf red-w1")
    table.play("red", "raise_dwarf red-w1")
    assert table.dwarf("red-w1")["level"] == 4
    assert spent_on(table, "red-w1 7") == [2]


@rule("XOR-RES-7")
def test_a_potion_drunk_after_the_entry_creates_no_respect() -> None:
    table = scene("red-w1 L2 on start, blue-m1 on 6", items={"blue": POTION})
    table.play("red", "step_dwarf red-w1 6")
    table.play("blue", "pass")
    table.play("red", "call_reactions")
    table.play("blue", "drink_potion blue-m1")
    assert table.dwarf("blue-m1")["potion"]
    assert spent_on(table, "red-w1 7") == [1]


@rule("XOR-RES-8")
def test_a_potion_of_the_owing_dwarf_cancels_its_respect() -> None:
    table = scene("red-w1 on start, red-m1 on start, blue-m1 L3 on 6", items={"red": POTION})
    table.play("red", "step_dwarf red-w1 6")
    table.play("red", "step_dwarf red-m1 6")
    table.play("red", "drink_potion red-w1")
    assert not table.dwarf("red-w1")["owes"]
    assert spent_on(table, "red-w1 7", "red-m1 7") == [1, 2]


@rule("XOR-RES-9")
def test_levels_are_never_added_for_respect() -> None:
    table = scene("red-w1 L2 on start, blue-m1 L2 on 6, blue-m2 L2 on 6, green-w1 on 6")
    assert spent_on(table, "red-w1 6", "red-w1 7") == [1, 1]


@rule("XOR-RES-9")
def test_own_company_does_not_help() -> None:
    table = scene("red-w1 L2 on start, red-w2 L2 on 6, blue-w1 L3 on 6")
    assert spent_on(table, "red-w1 6", "red-w1 7") == [1, 2]


@rule("XOR-RES-9")
def test_types_and_traps_do_not_matter() -> None:
    table = scene(
        "red-m1 on start, blue-w1 L2 on 6, red-w1 L2 on 1, green-w1 on 2",
        traps={"green-w1": "task-green-02"},
        quests={"open": {"green": ["task-green-02", "task-green-16"]}},
    )
    assert spent_on(table, "red-m1 6", "red-m1 7") == [1, 2]
    assert spent_on(table, "red-w1 2", "red-w1 7") == [1, 1]


@rule("XOR-RES-10")
def test_a_dwarf_under_a_potion_owes_nothing() -> None:
    table = scene("red-w1 on start potion, blue-m1 L5 on 6, green-w1 on 6 potion")
    assert spent_on(table, "red-w1 6", "red-w1 7") == [1, 1]


@rule("XOR-RES-10")
def test_a_potion_commands_the_respect_of_every_other_dwarf() -> None:
    table = scene("red-w1 L5 on start, blue-m1 on 6 potion")
    assert spent_on(table, "red-w1 6", "red-w1 7") == [1, 2]


@rule("XOR-RES-10")
def test_a_potion_drunk_between_paying_and_entering_counts() -> None:
    table = scene("red-w1 L5 on start, blue-m1 on 6", items={"blue": POTION})
    table.play("red", "step_dwarf red-w1 6")
    assert table.at("red-w1") == "start"
    table.play("blue", "drink_potion blue-m1")
    assert (table.at("red-w1"), table.dwarf("red-w1")["owes"]) == ("06", True)


@rule("XOR-RES-11")
def test_own_dwarfs_and_equals_cause_no_respect() -> None:
    table = scene("red-w1 on start, red-m1 L4 on 6, blue-m1 on 6, green-w1 on 6, green-m1 L2 on 7")
    assert spent_on(table, "red-w1 6", "red-w1 7", "red-w1 8") == [1, 1, 2]


@rule("XOR-RES-12")
def test_respect_is_owed_on_the_start_square_too() -> None:
    table = scene("red-w1 on 6, blue-m1 L3 on start")
    assert spent_on(table, "red-w1 start", "red-w1 21") == [1, 2]


@rule("XOR-RES-12")
def test_a_dwarf_that_is_added_has_not_entered() -> None:
    table = scene("red-w1 on 6, blue-m1 L3 on start")
    table.play("red", "add_dwarf mechanicus")
    assert spent_on(table, "red-m1 21") == [1]


@rule("XOR-RES-12")
def test_boots_points_pay_the_respect_of_the_wearer() -> None:
    table = scene("red-w1 on start, blue-m1 L3 on 6", points=1, items={"red": {"travel-boots": "ready"}})
    table.play("red", "put_on_boots red-w1")
    assert spent_on(table, "red-w1 6", "red-w1 7") == [0, 1]
