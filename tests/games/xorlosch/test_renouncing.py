"""Renouncing in favour of somebody, and the move that follows it (XOR-DIP-7, XOR-DIP-10, XOR-EXP-9)."""

from typing import Any

from tests.citing import rule
from tests.games.xorlosch.talks import ONE_EACH, holder, offered, play, scene, score, waits

from lanterne.lab.stage import Stage

CHAIN = "red-w1 L5 on 12, blue-m1 on 14, green-m1 L3 on 22, blue-m2 L2 on 22, yellow-m1 on 22"
"""Three players, one stronger than the other, on the square of one task; red has nothing to raise."""


def asked_about_22(dwarfs: str = CHAIN, **more: Any) -> Stage:
    """Red has asked about 14, which blue agreed to, and asks about 22 last."""
    table = scene(dwarfs, blue="12 14 22", seats=4, **more)
    play(table, "red: propose blue", "red: ask_task task-blue-14", "blue: agree task-blue-14")
    play(table, "red: ask_task task-blue-22")
    return table


# --- in whose favour ------------------------------------------------------------------------------------------------


@rule("XOR-DIP-10")
def test_a_holder_may_name_any_other_candidate_and_nobody_else() -> None:
    table = asked_about_22()
    named = [words for words in offered(table) if words.startswith("renounce_for")]
    assert named == ["renounce_for task-blue-22 1", "renounce_for task-blue-22 3"]
    play(table, "green: renounce_for task-blue-22 3")
    assert waits(table) == "yellow: answer_task"
    assert holder(table, "blue-22") == "yellow"


@rule("XOR-DIP-10")
def test_where_only_one_other_is_left_there_is_nothing_to_name() -> None:
    table = asked_about_22()
    play(table, "green: renounce task-blue-22")
    assert offered(table) == ["agree task-blue-22", "veto task-blue-22", "renounce task-blue-22"]


@rule("XOR-DIP-10")
def test_naming_can_be_agreed_away() -> None:
    assert "renounce_for task-blue-22 3" in offered(asked_about_22(settings={"renouncing": "in_favour"}))
    table = asked_about_22(settings={"renouncing": "in_line"})
    assert offered(table) == ["agree task-blue-22", "veto task-blue-22", "renounce task-blue-22"]
    play(table, "green: renounce task-blue-22")
    assert waits(table) == "blue: answer_task"


@rule("XOR-DIP-10", "XOR-TSK-6")
def test_who_is_named_counts_with_the_power_of_the_one_who_stepped_back() -> None:
    dwarfs = CHAIN.replace("red-w1 L5", "red-w1") + ", red-m1 on 22"
    table = asked_about_22(dwarfs)
    play(table, "green: renounce_for task-blue-22 3", "yellow: agree task-blue-22", "red: raise_dwarf red-m1")
    assert holder(table, "blue-22") == "yellow"  # level 2 against green's 3
    play(table, "red: raise_dwarf red-m1")
    assert holder(table, "blue-22") == "red"


@rule("XOR-DIP-10")
def test_who_is_named_keeps_a_higher_power_of_their_own() -> None:
    table = asked_about_22(CHAIN + ", yellow-w1 on 14", items="yellow trap, green potion")
    play(table, "green: renounce_for task-blue-22 3", "yellow: agree task-blue-22", "red: keep")
    assert waits(table) == "yellow: last_call/ask"  # green has renounced the only task a potion could serve
    play(table, "yellow: set_trap yellow-m1 task-blue-22")
    assert score(table) == {"red": 1, "blue": 1, "yellow": 1}


@rule("XOR-DIP-10", "XOR-TSK-7")
def test_where_others_tie_with_that_power_the_one_who_is_named_has_the_task() -> None:
    dwarfs = CHAIN.replace("blue-m2 L2", "blue-m2 L3")
    table = asked_about_22(dwarfs)
    play(table, "red: pick_holder task-blue-22 2", "green: renounce_for task-blue-22 3")
    assert waits(table) == "yellow: answer_task"
    play(table, "yellow: veto task-blue-22", "yellow: keep")
    assert "pick_again task-blue-22 1" in offered(table)  # blue ties, and the active player may still turn there


@rule("XOR-DIP-10", "XOR-DIP-20")
def test_the_active_player_may_name_somebody_too() -> None:
    table = scene(
        "red-w1 L3 on 17, red-m1 L2 on 19, blue-m1 on 19, green-m1 on 19, blue-w1 on 20, green-w1 on 23",
        red="17 19 20 23",
    )
    play(table, "red: propose red", "red: renounce_for task-red-19 2")
    assert waits(table) == "green: answer_task"
    play(table, "green: agree task-red-19", "red: ask_all", "blue: agree task-red-20", "green: agree task-red-23")
    assert score(table) == {"red": 1, "blue": 1, "green": 2}  # what red gave away brings no further question


@rule("XOR-DIP-10", "XOR-DIP-15")
def test_in_a_round_a_task_is_renounced_in_favour_of_somebody_too() -> None:
    table = asked_about_22()
    play(table, "green: veto task-blue-22")
    assert waits(table) == "green: reconsider"
    play(table, "green: renounce_for task-blue-22 3", "yellow: agree task-blue-22", "yellow: keep", "red: keep")
    assert score(table) == {"red": 1, "blue": 1, "yellow": 1}


@rule("XOR-DIP-10")
def test_the_active_player_may_be_named_and_may_force_then() -> None:
    table = asked_about_22(CHAIN.replace("red-w1 L5", "red-w1 L4") + ", red-m1 on 22")
    play(table, "green: renounce_for task-blue-22 0")
    assert waits(table) == "red: force_or_go_on"


@rule("XOR-DIP-18")
def test_with_the_talks_the_naming_is_forgotten() -> None:
    table = asked_about_22()
    play(table, "green: renounce_for task-blue-22 3", "yellow: agree task-blue-22", "red: withdraw")
    assert table.describe()["heirs"] == {}
    assert holder(table, "blue-22") == "green"


# --- a tie that comes back ------------------------------------------------------------------------------------------


@rule("XOR-DIP-4", "XOR-MAJ-8")
def test_a_tie_that_comes_back_after_a_renunciation_is_asked_about_again() -> None:
    table = scene(
        "red-w1 L5 on 12, blue-w1 on 14, green-m1 L3 on 14, blue-m1 on 22, green-m2 on 22, yellow-m1 on 22",
        blue="12 14 22",
        seats=4,
        items="yellow potion",
    )
    ask_22 = "red: ask_task task-blue-22"
    play(table, "red: propose blue", ask_22, "red: pick_holder task-blue-22 2", "green: agree task-blue-22")
    play(table, "red: ask_all", "green: agree task-blue-14", "yellow: drink_potion yellow-m1")
    assert waits(table) == "yellow: answer_task"
    play(table, "yellow: renounce task-blue-22")
    assert waits(table) == "red: choose_holder"


@rule("XOR-MAJ-8")
def test_a_third_player_in_a_tie_makes_a_new_one() -> None:
    table = scene(
        "red-w1 on 12, red-m1 on 14, blue-m1 on 22 potion, green-m1 on 22 potion, yellow-m1 on 22",
        blue="12 14 22",
        seats=4,
        items="yellow potion",
    )
    play(table, "red: announce blue", "red: pick_holder task-blue-22 1", "yellow: drink_potion yellow-m1")
    assert offered(table) == [f"pick_holder task-blue-22 {seat}" for seat in (1, 2, 3)]


@rule("XOR-MAJ-8")
def test_an_item_elsewhere_leaves_a_choice_as_it_is() -> None:
    table = scene(
        "red-w1 on 12, red-m1 L2 on 14, blue-m1 on 22, green-m1 on 22, blue-m2 on 14",
        blue="12 14 22",
        items="blue trap",
    )
    play(table, "red: announce blue", "red: pick_holder task-blue-22 2", "blue: set_trap blue-m2 task-blue-14")
    assert waits(table) == "red: convert"
    assert holder(table, "blue-22") == "green"


# --- the move after a renunciation ----------------------------------------------------------------------------------


@rule("XOR-EXP-9", "XOR-DIP-7")
def test_a_move_after_the_renunciation_is_enough() -> None:
    table = scene(CHAIN, blue="12 14 22", seats=4)
    play(table, "red: propose blue", "red: ask_task task-blue-22", "green: renounce task-blue-22")
    play(table, "blue: agree task-blue-22")
    assert waits(table) == "red: choose_task"
    play(table, "red: ask_all", "blue: agree task-blue-14")
    assert score(table) == {"red": 1, "blue": 2}


@rule("XOR-EXP-9", "XOR-DIP-7")
def test_without_a_renunciation_there_is_no_further_question() -> None:
    table = scene(ONE_EACH, blue="12 14 22")
    play(table, "red: propose blue", "red: ask_all", "blue: agree task-blue-14", "green: agree task-blue-22")
    assert score(table) == {"red": 1, "blue": 1, "green": 1}


@rule("XOR-EXP-9", "XOR-DIP-7")
def test_the_move_comes_after_the_last_call_too() -> None:
    table = scene(ONE_EACH + ", blue-m2 on 22", blue="12 14 22", items="blue potion")
    play(table, "red: propose blue", "red: ask_all", "blue: agree task-blue-14")
    play(table, "red: pick_holder task-blue-22 2", "green: agree task-blue-22", "blue: drink_potion blue-m2")
    play(table, "blue: renounce task-blue-22")
    assert waits(table) == "red: propose_on"  # green, who has agreed, holds the task again
    play(table, "red: keep")
    assert score(table) == {"red": 1, "blue": 1, "green": 1}


@rule("XOR-EXP-9", "XOR-DIP-7")
def test_if_not_all_agree_the_move_is_that_of_the_round() -> None:
    table = asked_about_22()
    play(table, "green: renounce task-blue-22", "blue: veto task-blue-22")
    assert waits(table) == "blue: reconsider"
    play(table, "blue: agree task-blue-22", "blue: keep")
    assert waits(table) == "red: propose_on"
    play(table, "red: keep")
    assert score(table) == {"red": 1, "blue": 2}
