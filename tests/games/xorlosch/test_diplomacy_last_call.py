"""Diplomacy: the last call before a diplomatic or forced completion (XOR-DIP-17, XOR-INT-5)."""

from typing import Any

from tests.citing import rule
from tests.games.xorlosch.talks import forbidding, offered, play, scene, score, waits, won

from lanterne.lab.stage import Stage

ONE_EACH = "red-w1 L5 on 12, blue-m1 on 14, green-m1 on 22"


def all_agree(dwarfs: str, items: str, **more: Any) -> Stage:
    """Blue and green have agreed to red's proposal of the blue quest."""
    table = scene(dwarfs, blue="12 14 22", items=items, **more)
    play(table, "red: propose blue", "red: ask_all", "blue: agree task-blue-14", "green: agree task-blue-22")
    return table


@rule("XOR-DIP-17", "XOR-INT-5")
def test_without_a_use_in_the_last_call_the_quest_is_done() -> None:
    table = all_agree(ONE_EACH + ", blue-m2 on 12", "blue trap, red trap")
    assert waits(table) == "blue: last_call/ask"
    assert offered(table) == ["pass", "set_trap blue-m1 task-blue-14", "set_trap blue-m2 task-blue-12"]
    play(table, "blue: pass")
    assert waits(table) == "red: last_call/ask"
    play(table, "red: pass")
    assert score(table) == {"red": 1, "blue": 1, "green": 1}


@rule("XOR-INT-5")
def test_the_last_call_is_for_uses_that_can_change_this_quest() -> None:
    table = all_agree(
        "red-w1 L5 on 12, blue-m1 on 14, green-m1 on 22, blue-w1 on 14, blue-w2 on 12, blue-m2 on 16",
        "blue trap, blue potion",
        green="16 18",
    )
    assert offered(table) == [
        "pass",
        "drink_potion blue-w2",
        "drink_potion blue-m1",
        "set_trap blue-w1 task-blue-14",
        "set_trap blue-w2 task-blue-12",
        "set_trap blue-m1 task-blue-14",
    ]


@rule("XOR-DIP-12", "XOR-DIP-17")
def test_a_player_who_gains_a_task_in_the_last_call_is_asked_and_the_last_call_comes_again() -> None:
    table = all_agree(ONE_EACH + ", blue-m2 on 12, green-w1 on 12", "blue trap, green potion")
    play(table, "blue: set_trap blue-m2 task-blue-12", "green: pass", "green: pass")
    assert waits(table) == "blue: answer_task"
    assert offered(table)[:3] == ["agree task-blue-12", "veto task-blue-12", "renounce task-blue-12"]
    play(table, "blue: agree task-blue-12")
    assert waits(table) == "green: last_call/ask"
    play(table, "green: pass")
    assert score(table) == {"blue": 2, "green": 1}


@rule("XOR-DIP-17")
def test_a_veto_after_the_last_call_leads_to_the_rounds_that_are_left() -> None:
    table = all_agree(ONE_EACH + ", blue-m2 on 12", "blue trap")
    play(table, "blue: set_trap blue-m2 task-blue-12", "blue: veto task-blue-12")
    assert waits(table) == "blue: reconsider"
    assert table.describe()["rounds"] == 1
    play(table, "blue: renounce task-blue-12", "red: keep")
    assert score(table) == {"red": 1, "blue": 1, "green": 1}


@rule("XOR-DIP-16", "XOR-DIP-17")
def test_when_no_round_is_left_a_veto_after_the_last_call_is_the_end() -> None:
    table = scene(
        ONE_EACH + ", blue-m2 on 12", blue="12 14 22", items="blue trap", settings={"negotiation_round_cap": 1}
    )
    play(table, "red: propose blue", "red: ask_all", "blue: veto task-blue-14", "green: agree task-blue-22")
    play(table, "blue: agree task-blue-14", "blue: keep", "red: keep")
    assert waits(table) == "blue: last_call/ask"
    play(table, "blue: set_trap blue-m2 task-blue-12", "blue: veto task-blue-12")
    assert waits(table) == "red: turn_action"
    assert forbidding(table, "propose blue") == "XOR-DIP-18"
    assert score(table) == {}


WITHIN_REACH = "red-w1 on 12, blue-m1 L3 on 14, red-m1 L2 on 14, green-m1 L2 on 22, yellow-m1 on 22"
"""If blue renounces 14, red has two of three."""


def red_forces(dwarfs: str, items: str) -> Stage:
    table = scene(dwarfs, blue="12 14 22", items=items, seats=4)
    play(table, "red: propose blue", "red: ask_all", "blue: renounce task-blue-14", "red: force")
    return table


@rule("XOR-DIP-14", "XOR-DIP-17")
def test_a_forced_completion_that_loses_its_majority_asks_whom_it_had_passed_over() -> None:
    table = red_forces(WITHIN_REACH + ", yellow-w1 on 12", "yellow trap, green trap")
    assert waits(table) == "green: last_call/ask"
    play(table, "green: pass", "yellow: set_trap yellow-w1 task-blue-12", "green: pass")
    assert waits(table) == "yellow: answer_task"
    assert offered(table) == ["agree task-blue-12", "veto task-blue-12", "renounce task-blue-12"]
    play(table, "yellow: agree task-blue-12")
    assert waits(table) == "green: answer_task"
    assert not table.describe()["forced"]
    play(table, "green: veto task-blue-22")
    assert waits(table) == "green: reconsider"
    play(table, "green: agree task-blue-22", "green: keep", "yellow: keep", "red: keep", "green: pass")
    assert score(table) == {"red": 1, "green": 1, "yellow": 1}


@rule("XOR-DIP-14", "XOR-DIP-17")
def test_a_forced_completion_that_keeps_its_majority_gives_the_rest_to_the_new_holders() -> None:
    table = red_forces(WITHIN_REACH, "yellow trap, red potion")
    play(table, "yellow: set_trap yellow-m1 task-blue-22", "red: pass", "red: pass")
    assert waits(table) == "red: last_call/ask"  # counted again, called again
    play(table, "red: pass")
    assert won(table, "yellow") == ["blue-22"]
    assert score(table) == {"red": 2, "yellow": 1}


@rule("XOR-DIP-14", "XOR-DIP-17")
def test_new_ties_of_a_forced_completion_are_settled_before_the_next_last_call() -> None:
    table = red_forces(WITHIN_REACH, "green potion, yellow potion")
    play(table, "green: pass", "yellow: drink_potion yellow-m1", "green: drink_potion green-m1")
    assert waits(table) == "red: choose_holder"
    assert offered(table) == ["pick_holder task-blue-22 2", "pick_holder task-blue-22 3"]
    play(table, "red: pick_holder task-blue-22 3")
    assert score(table) == {"red": 2, "yellow": 1}


@rule("XOR-DIP-17", "XOR-DIP-21")
def test_what_was_renounced_does_not_come_back_by_a_potion_drunk_for_it() -> None:
    table = red_forces(WITHIN_REACH + ", blue-w1 on 12", "blue potion, blue trap")
    assert offered(table) == ["pass", "drink_potion blue-w1", "set_trap blue-w1 task-blue-12"]
    play(table, "blue: drink_potion blue-w1", "blue: pass")
    assert waits(table) == "blue: answer_task"  # for 12 alone; 14 stays red's
    assert offered(table)[0] == "agree task-blue-12"
