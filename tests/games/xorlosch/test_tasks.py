"""Tasks and power (XOR-TSK)."""

from tests.citing import rule
from tests.games.xorlosch.talks import default, holder, offered, play, quest_actions, scene, score, waits, won

from lanterne.lab.stage import Stage


def power(table: Stage, card: str) -> dict[str, int]:
    """The power of each player for the task."""
    found: dict[str, int] = table.describe()["tasks"][f"task-{card}"]["power"]
    return found


@rule("XOR-TSK-1")
def test_a_quest_is_done_with_all_its_tasks_or_not_at_all() -> None:
    two_of_three = scene("red-w1 on 12, red-m1 on 14", blue="12 14 22")
    assert quest_actions(two_of_three) == []

    table = scene("red-w1 on 12, red-m1 on 14, red-m2 on 22", blue="12 14 22")
    play(table, "red: announce blue")
    assert won(table, "red") == ["blue-12", "blue-14", "blue-22"]


@rule("XOR-TSK-2")
def test_a_task_needs_the_shown_type_on_its_square() -> None:
    table = scene(
        "red-m1 L5 on 12, blue-w1 on 12, green-w1 on 13, red-w1 on 14", blue="12 14 22", won={"red": "blue-01"}
    )
    assert power(table, "blue-12") == {"blue": 1}
    assert power(table, "blue-14") == {}
    assert holder(table, "blue-12") == "blue"


@rule("XOR-TSK-3")
def test_the_highest_level_decides_and_the_wrong_type_does_not_count_at_all() -> None:
    table = scene("red-w1 L2 on 12, red-m1 L3 on 12, blue-w1 L3 on 12, green-w1 on 12", blue="12 14 22")
    assert holder(table, "blue-12") == "blue"
    assert power(table, "blue-12") == {"red": 2, "blue": 3, "green": 1}


@rule("XOR-TSK-4")
def test_own_dwarfs_on_a_square_count_as_one_stronger_dwarf() -> None:
    table = scene("red-w1 L3 on 12, blue-w1 L2 on 12, blue-w2 L2 on 12, blue-w3 on 13", blue="12 14 22")
    assert power(table, "blue-12") == {"red": 3, "blue": 4}
    assert holder(table, "blue-12") == "blue"


@rule("XOR-TSK-4")
def test_potion_and_trap_are_added_to_nothing_and_the_trap_counts_before_the_potion() -> None:
    table = scene(
        "red-w1 L2 on 12 potion, red-w2 L2 on 12, blue-w1 on 12 potion, green-w1 L4 on 12 potion, green-m1 on 12",
        blue="12 14 22",
        traps={"green-m1": "task-blue-12"},
    )
    assert power(table, "blue-12") == {"red": 1000, "blue": 1000, "green": 2000}


@rule("XOR-TSK-5")
def test_candidates_are_those_with_any_power() -> None:
    table = scene("red-m1 L2 on 12, blue-w1 on 12, green-w1 L3 on 12, green-w2 on 13", blue="12 14 22")
    assert table.describe()["tasks"]["task-blue-12"]["candidates"] == ["blue", "green"]


@rule("XOR-TSK-6")
def test_a_tie_is_the_active_players_alone() -> None:
    dwarfs = "red-w1 L2 on 12, blue-w1 L2 on 12, green-w1 L2 on 12"
    assert [holder(scene(dwarfs, blue="12 14 22", active=name), "blue-12") for name in ("red", "blue", "green")] == [
        "red",
        "blue",
        "green",
    ]


TIE_OF_OTHERS = "red-w1 on 12, red-m1 on 14, blue-m1 L2 on 22, green-m1 L2 on 22, red-m2 on 22"


@rule("XOR-TSK-7")
def test_the_active_player_chooses_among_others_who_tie() -> None:
    table = scene(TIE_OF_OTHERS, blue="12 14 22")
    assert holder(table, "blue-22") == "none"
    play(table, "red: announce blue")
    assert waits(table) == "red: choose_holder"
    assert offered(table) == ["pick_holder task-blue-22 1", "pick_holder task-blue-22 2"]
    play(table, "red: pick_holder task-blue-22 2")
    assert score(table) == {"red": 2, "green": 1}


@rule("XOR-TSK-8")
def test_preselected_is_who_has_fewest_cards() -> None:
    table = scene(TIE_OF_OTHERS, blue="12 14 22", won={"blue": "red-30"})
    play(table, "red: announce blue")
    assert default(table) == "pick_holder task-blue-22 2"


@rule("XOR-TSK-8")
def test_preselected_among_equals_is_the_next_clockwise_after_the_active_player() -> None:
    table = scene(
        "green-w1 on 12, green-m1 on 14, red-m1 on 22, blue-m1 on 22, yellow-m1 on 22",
        blue="12 14 22",
        seats=4,
        active="green",
    )
    play(table, "green: announce blue")
    assert default(table) == "pick_holder task-blue-22 3"
    play(table, "green: pick_holder task-blue-22 0")  # the default binds nobody
    assert score(table) == {"green": 2, "red": 1}


@rule("XOR-TSK-9")
def test_one_dwarf_serves_both_tasks_of_its_square_if_its_type_fits_each() -> None:
    dwarfs = "red-m1 on 3, red-m2 on 16, red-m3 on 13, red-w1 on 5, blue-m1 on 19"
    table = scene(dwarfs, green="3 16", red="3 5 13 19")
    assert quest_actions(table) == ["announce green", "announce red"]
    play(table, "red: announce green", "red: announce red")
    assert score(table) == {"red": 5, "blue": 1}

    one_type = scene("red-m1 on 15, red-m2 on 16", green="15 16", red="15 19 20 23")
    assert (holder(one_type, "red-15"), holder(one_type, "green-15")) == ("red", "none")


@rule("XOR-TSK-10")
def test_doing_a_task_leaves_the_dwarf_where_and_as_it_is() -> None:
    table = scene("red-w1 L2 on 12, red-m1 on 14, blue-m1 L3 on 22", blue="12 14 22")
    before = table.describe()
    play(table, "red: announce blue")
    assert score(table) == {"red": 2, "blue": 1}
    assert table.describe()["dwarfs"] == before["dwarfs"]
    assert table.describe()["points"] == before["points"]
