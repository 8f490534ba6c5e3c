"""Announcing a quest and completing it by majority (XOR-MAJ)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.talks import (
    default,
    forbidding,
    holder,
    offered,
    play,
    quest_actions,
    scene,
    score,
    uses,
    waits,
    won,
)


@rule("XOR-MAJ-1")
def test_who_holds_all_tasks_completes_the_quest_alone() -> None:
    dwarfs = "red-w2 on 2, red-m1 on 16"
    table = scene(dwarfs, green="2 16")
    play(table, "red: announce green")
    assert won(table, "red") == ["green-02", "green-16"]

    blues_turn = scene(dwarfs, green="2 16", active="blue")
    assert quest_actions(blues_turn) == ["propose green"]


@pytest.mark.parametrize(
    ("quest", "dwarfs", "allowed"),
    [
        ("green", "red-m1 on 16, blue-w1 on 18", False),
        ("green", "red-m1 on 16, red-w1 on 18", True),
        ("blue", "red-w1 on 12, blue-m1 on 14, green-m1 on 22", False),
        ("blue", "red-w1 on 12, red-m1 on 14, green-m1 on 22", True),
        ("red", "red-w1 on 17, red-m1 on 19, blue-w1 on 20, green-w1 on 23", False),
        ("red", "red-w1 on 17, red-m1 on 19, red-w2 on 20, green-w1 on 23", True),
    ],
)
@rule("XOR-MAJ-2")
def test_forcing_needs_more_than_half_of_the_tasks(quest: str, dwarfs: str, allowed: bool) -> None:
    table = scene(dwarfs, green="16 18", blue="12 14 22", red="17 19 20 23")
    assert quest_actions(table) == [f"announce {quest}" if allowed else f"propose {quest}"]
    assert forbidding(table, f"announce {quest}") == ("" if allowed else "XOR-MAJ-2")


@rule("XOR-MAJ-3")
def test_the_rest_goes_to_its_holders_who_are_not_asked() -> None:
    table = scene(
        "blue-w1 L3 on 17, red-w1 L2 on 17, blue-m1 on 19, blue-w2 on 23, green-w1 on 20",
        red="17 19 20 23",
        active="blue",
    )
    play(table, "blue: announce red")
    assert waits(table) == "blue: turn_action"
    assert won(table, "blue") == ["red-17", "red-19", "red-23"]
    assert won(table, "green") == ["red-20"]
    assert won(table, "red") == []


@rule("XOR-MAJ-4")
def test_nobody_is_obliged_to_announce() -> None:
    table = scene("red-w2 on 2, red-m1 on 16, blue-w1 on 1", green="2 16", seats=2)
    play(table, "red: end_turn", "blue: end_turn")
    assert score(table) == {}
    play(table, "red: announce green")
    assert score(table) == {"red": 2}


@rule("XOR-MAJ-5")
def test_a_tied_task_is_the_active_players_without_a_choice() -> None:
    table = scene(
        "red-m1 on 22, blue-m1 on 22, blue-w1 on 12, green-m1 on 14, red-m2 on 14", blue="12 14 22", active="blue"
    )
    assert holder(table, "blue-22") == "blue"
    play(table, "blue: announce blue")
    assert waits(table) == "blue: choose_holder"  # for the tie of the two others only
    assert offered(table) == ["pick_holder task-blue-14 0", "pick_holder task-blue-14 2"]
    play(table, "blue: pick_holder task-blue-14 0")
    assert won(table, "blue") == ["blue-12", "blue-22"]


FOUR_OF_RED = "red-w1 on 17, red-m1 on 19, red-w2 on 20, red-w3 on 23"


@rule("XOR-MAJ-6")
def test_an_announcement_binds_and_is_counted_again_after_the_reactions() -> None:
    table = scene(FOUR_OF_RED + ", blue-w1 on 23", red="17 19 20 23", items="blue potion")
    play(table, "red: announce red")
    assert waits(table) == "blue: announcement_window/ask"
    play(table, "blue: drink_potion blue-w1")
    assert score(table) == {"red": 3, "blue": 1}  # red, who has lost a task, was not asked


TWO_OF_THREE = "red-w1 on 12, red-m1 on 14, blue-m1 on 14, green-m1 on 22"


@rule("XOR-MAJ-7")
def test_who_loses_his_majority_may_withdraw_and_that_is_no_failed_diplomacy() -> None:
    table = scene(TWO_OF_THREE, blue="12 14 22", items="blue potion")
    play(table, "red: announce blue", "blue: drink_potion blue-m1")
    assert waits(table) == "red: convert"
    assert offered(table) == ["propose_now blue", "withdraw_announcement blue"]
    assert default(table) == "withdraw_announcement blue"
    play(table, "red: withdraw_announcement blue")
    assert "announcement-withdrawn" in table.events
    assert score(table) == {}
    assert table.describe()["items"]["blue"]["experience-potion"] == "none"
    assert quest_actions(table) == ["propose blue"]


@rule("XOR-MAJ-7")
def test_who_loses_his_majority_may_propose_at_once() -> None:
    table = scene(TWO_OF_THREE, blue="12 14 22", items="blue potion")
    play(table, "red: announce blue", "blue: drink_potion blue-m1", "red: propose_now blue")
    assert waits(table) == "red: choose_task"
    play(table, "red: ask_all", "blue: agree task-blue-14", "green: agree task-blue-22")
    assert score(table) == {"red": 1, "blue": 1, "green": 1}


@rule("XOR-MAJ-7")
def test_a_quest_that_failed_this_turn_cannot_be_turned_into_diplomacy() -> None:
    table = scene(TWO_OF_THREE, blue="12 14 22", items="blue potion", failed=["blue"])
    play(table, "red: announce blue", "blue: drink_potion blue-m1")
    assert offered(table) == ["withdraw_announcement blue"]
    assert forbidding(table, "propose_now blue") == "XOR-DIP-18"


@rule("XOR-MAJ-8")
def test_ties_are_settled_before_the_window_so_that_who_is_passed_over_can_answer() -> None:
    table = scene(
        "red-w1 on 12, red-m1 on 14, blue-m1 L2 on 22, green-m1 L2 on 22",
        blue="12 14 22",
        items="green trap, blue potion",
    )
    play(table, "red: announce blue")
    assert waits(table) == "red: choose_holder"
    play(table, "red: pick_holder task-blue-22 1", "blue: pass")
    assert waits(table) == "green: announcement_window/ask"
    play(table, "green: set_trap green-m1 task-blue-22", "blue: pass")
    assert score(table) == {"red": 2, "green": 1}


@rule("XOR-MAJ-8")
def test_a_tie_that_stays_is_not_settled_twice() -> None:
    table = scene(
        "red-w1 on 12, red-m1 on 14, blue-m1 L2 on 22, green-m1 L2 on 22, green-w1 on 12",
        blue="12 14 22",
        items="green potion",
    )
    play(table, "red: announce blue", "red: pick_holder task-blue-22 1", "green: pass")
    assert score(table) == {"red": 2, "blue": 1}


@rule("XOR-MAJ-8")
def test_a_new_tie_is_settled_after_the_window_and_no_window_follows() -> None:
    table = scene(
        FOUR_OF_RED + ", blue-w1 on 23, green-w1 on 23, yellow-w1 on 17",
        red="17 19 20 23",
        seats=4,
        items="blue potion, green potion, yellow trap",
    )
    play(table, "red: announce red")
    play(table, "blue: drink_potion blue-w1", "green: drink_potion green-w1", "yellow: pass", "yellow: pass")
    assert waits(table) == "red: choose_holder"
    assert offered(table) == ["pick_holder task-red-23 1", "pick_holder task-red-23 2"]
    play(table, "red: pick_holder task-red-23 2")
    assert waits(table) == "red: turn_action"
    assert score(table) == {"red": 3, "green": 1}
    assert uses(table) == []


@rule("XOR-MAJ-8")
def test_who_was_picked_and_no_longer_ties_makes_room_for_a_new_choice() -> None:
    table = scene(
        "red-w1 on 12, red-m1 on 14, blue-m1 L2 on 22, green-m1 L2 on 22, yellow-m1 on 22",
        blue="12 14 22",
        seats=4,
        items="green potion, yellow potion",
    )
    play(table, "red: announce blue", "red: pick_holder task-blue-22 1")
    play(table, "green: drink_potion green-m1", "yellow: drink_potion yellow-m1")
    assert offered(table) == ["pick_holder task-blue-22 2", "pick_holder task-blue-22 3"]


@rule("XOR-MAJ-7")
def test_a_proposal_after_a_lost_majority_begins_with_nothing_settled() -> None:
    table = scene(TWO_OF_THREE + ", blue-m2 on 22", blue="12 14 22", items="blue potion")
    play(table, "red: announce blue", "red: pick_holder task-blue-22 2", "blue: drink_potion blue-m1")
    play(table, "red: propose_now blue", "red: ask_task task-blue-22")
    assert waits(table) == "red: choose_holder"
