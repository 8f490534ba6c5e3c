"""Diplomacy: rounds of reconsideration, success and failure (XOR-DIP)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.talks import (
    ONE_EACH,
    blue_vetoes,
    default,
    forbidding,
    holder,
    offered,
    play,
    scene,
    score,
    uses,
    waits,
)

from lanterne.lab.stage import Stage

# --- changing answers -----------------------------------------------------------------------------------------------


@rule("XOR-DIP-8", "XOR-DIP-9")
def test_answers_move_forward_from_veto_to_agreement_to_renunciation() -> None:
    table = blue_vetoes(ONE_EACH + ", green-m2 on 14")
    assert waits(table) == "blue: reconsider"
    assert offered(table) == ["keep", "agree task-blue-14", "renounce task-blue-14"]
    assert default(table) == "keep"
    play(table, "blue: agree task-blue-14")
    assert waits(table) == "blue: reconsider"
    assert offered(table) == ["keep", "renounce task-blue-14"]  # an agreement is never a veto again
    play(table, "blue: renounce task-blue-14")
    assert waits(table) == "green: answer_task"
    play(table, "green: agree task-blue-14")
    assert waits(table) == "red: propose_on"  # neither blue nor green has anything left to change
    play(table, "red: keep")
    assert score(table) == {"red": 1, "green": 2}


@rule("XOR-DIP-8", "XOR-DIP-10")
def test_a_renunciation_is_final() -> None:
    table = blue_vetoes(ONE_EACH + ", green-m2 on 14")
    play(table, "blue: renounce task-blue-14", "green: veto task-blue-14")
    assert waits(table) == "green: reconsider"
    assert offered(table) == ["keep", "agree task-blue-14"]  # nobody is left to renounce it to
    assert forbidding(table, "renounce task-blue-14") == "XOR-DIP-10"
    play(table, "green: keep", "red: keep")
    assert waits(table) == "green: reconsider"  # the next round passes blue by


# --- the order of a round -------------------------------------------------------------------------------------------


@rule("XOR-DIP-15")
def test_a_round_goes_clockwise_and_skips_who_has_nothing_to_change() -> None:
    table = scene(
        "green-w1 L5 on 17, yellow-m1 on 19, red-w1 on 20, blue-w1 on 23", red="17 19 20 23", seats=4, active="green"
    )
    play(table, "green: propose red", "green: ask_all")
    play(table, "yellow: veto task-red-19", "red: agree task-red-20", "blue: veto task-red-23")
    asked = []
    for _ in range(3):
        asked.append(waits(table))
        play(table, f"{table.asked[0]}: keep")
    assert asked == ["yellow: reconsider", "blue: reconsider", "green: propose_on"]
    assert table.describe()["failed"] == ["red"]  # nothing has changed
    assert waits(table) == "green: turn_action"


@rule("XOR-DIP-15")
def test_a_round_once_begun_is_finished_before_success_is_tested() -> None:
    table = blue_vetoes(ONE_EACH + ", blue-m2 on 22, green-m2 L2 on 22")
    play(table, "blue: agree task-blue-14")
    assert waits(table) == "green: reconsider"
    assert offered(table) == ["keep", "renounce task-blue-22"]
    play(table, "green: renounce task-blue-22", "blue: agree task-blue-22")
    assert waits(table) == "red: propose_on"
    assert offered(table) == ["keep", "withdraw"]
    assert default(table) == "keep"
    play(table, "red: keep")
    assert score(table) == {"red": 1, "blue": 2}


@rule("XOR-DIP-13", "XOR-DIP-15")
def test_the_active_player_may_withdraw_at_the_end_of_a_round_though_all_agree() -> None:
    table = blue_vetoes(ONE_EACH)
    play(table, "blue: agree task-blue-14", "red: withdraw")
    assert score(table) == {}
    assert table.describe()["failed"] == ["blue"]


@rule("XOR-DIP-12", "XOR-DIP-15", "XOR-INT-4")
def test_an_item_may_be_used_in_a_round_and_its_owner_is_asked_at_once_for_what_he_gains() -> None:
    table = blue_vetoes(ONE_EACH + ", green-w2 on 12, blue-m2 on 12", items="blue trap, green potion")
    assert offered(table) == [
        "keep",
        "agree task-blue-14",
        "set_trap blue-m1 task-blue-14",
        "set_trap blue-m2 task-blue-12",
    ]
    play(table, "blue: set_trap blue-m2 task-blue-12")
    assert waits(table) == "blue: answer_task"
    play(table, "blue: agree task-blue-12")
    assert waits(table) == "blue: reconsider"
    play(table, "blue: agree task-blue-14", "blue: keep")
    assert waits(table) == "green: reconsider"
    assert uses(table) == ["drink_potion green-w2", "drink_potion green-m1"]
    play(table, "green: keep", "red: keep", "green: pass")
    assert score(table) == {"blue": 2, "green": 1}


# --- the proposer's move --------------------------------------------------------------------------------------------

TIE_OF_THREE = "red-w1 L5 on 12, red-m1 on 22, blue-m1 on 14, blue-m2 L2 on 22, green-m1 L2 on 22, yellow-m1 L2 on 22"


def blue_vetoes_a_tie() -> Stage:
    table = scene(TIE_OF_THREE, blue="12 14 22", seats=4, won={"red": "red-30"})
    play(table, "red: propose blue", "red: ask_all", "blue: agree task-blue-14")
    play(table, "red: pick_holder task-blue-22 1", "blue: veto task-blue-22", "blue: keep")
    return table


@rule("XOR-DIP-12", "XOR-DIP-15")
def test_another_of_the_tied_may_be_picked_once_a_round_if_he_has_not_vetoed() -> None:
    table = blue_vetoes_a_tie()
    assert waits(table) == "red: propose_on"
    assert offered(table) == ["keep", "pick_again task-blue-22 2", "pick_again task-blue-22 3", "withdraw"]
    play(table, "red: pick_again task-blue-22 2")
    assert waits(table) == "green: answer_task"
    play(table, "green: veto task-blue-22")
    assert waits(table) == "red: propose_on"
    assert offered(table) == ["keep", "withdraw"]  # yellow must wait for the next round
    play(table, "red: keep", "green: keep")
    assert waits(table) == "red: propose_on"
    assert offered(table) == ["keep", "pick_again task-blue-22 3", "withdraw"]  # blue has vetoed
    play(table, "red: pick_again task-blue-22 3", "yellow: agree task-blue-22", "red: keep")
    assert score(table) == {"red": 2, "blue": 1, "yellow": 1}


@rule("XOR-DIP-15")
def test_a_new_pick_alone_is_a_change_that_leads_to_another_round() -> None:
    table = scene("red-w1 L5 on 12, yellow-m1 on 14, blue-m1 on 22, green-m1 on 22", blue="12 14 22", seats=4)
    play(table, "red: propose blue", "red: ask_all", "yellow: veto task-blue-14")
    play(table, "red: pick_holder task-blue-22 1", "blue: agree task-blue-22")
    play(
        table, "blue: keep", "yellow: keep", "red: pick_again task-blue-22 2", "green: agree task-blue-22", "red: keep"
    )
    play(table, "green: keep", "yellow: keep", "red: pick_again task-blue-22 1")
    assert waits(table) == "red: propose_on"  # blue has agreed already and is not asked again
    play(table, "red: keep")
    assert table.describe()["rounds"] == 3


@rule("XOR-DIP-15")
def test_a_tie_with_the_active_player_is_his_and_cannot_be_picked_again() -> None:
    table = blue_vetoes(ONE_EACH.replace("L5", "L3") + ", green-w1 L3 on 12, blue-w1 L3 on 12")
    play(table, "blue: keep")
    assert "pick_again" not in str(offered(table))


@rule("XOR-DIP-15", "XOR-EXP-9")
def test_only_a_dwarf_that_counts_may_be_raised_in_the_talks() -> None:
    table = blue_vetoes("red-w1 on 12, red-m1 on 12, red-w2 on 14, red-m2 on 13, blue-m1 L2 on 14, green-m1 on 22")
    play(table, "blue: keep")
    assert offered(table) == ["keep", "raise_dwarf red-w1", "withdraw"]
    play(table, "red: raise_dwarf red-w1")
    assert offered(table) == ["keep", "withdraw"]  # nothing is saved any more


@rule("XOR-DIP-14", "XOR-DIP-15")
def test_raising_may_win_a_majority_that_can_be_forced() -> None:
    table = blue_vetoes("red-w1 on 12, red-m1 on 14, blue-m1 L2 on 14, green-m1 on 22")
    play(table, "blue: keep")
    assert forbidding(table, "force") == "XOR-DIP-14"
    play(table, "red: raise_dwarf red-m1")
    assert holder(table, "blue-14") == "red"
    assert "force" in offered(table)
    play(table, "red: force")
    assert score(table) == {"red": 2, "green": 1}


@pytest.mark.parametrize("use", ["drink_potion red-m1", "set_trap red-m1 task-blue-14"])
@rule("XOR-DIP-15", "XOR-INT-7")
def test_an_item_alone_is_a_change_that_leads_to_another_round(use: str) -> None:
    table = scene(
        "red-w1 L4 on 12, red-m1 on 14, blue-m1 L2 on 14, green-m1 on 22", blue="12 14 22", items="red potion, red trap"
    )
    play(table, "red: propose blue", "red: ask_all", "blue: agree task-blue-14", "green: veto task-blue-22")
    play(table, "blue: keep", "green: keep", f"red: {use}")
    assert holder(table, "blue-14") == "red"
    play(table, "red: keep")
    assert waits(table) == "green: reconsider"
    assert table.describe()["rounds"] == 2


@rule("XOR-DIP-11", "XOR-DIP-12")
def test_the_active_player_too_may_renounce_and_the_next_is_asked_at_once() -> None:
    table = blue_vetoes(ONE_EACH + ", blue-w1 on 12")
    play(table, "blue: keep")
    assert offered(table) == ["keep", "renounce task-blue-12", "withdraw"]
    play(table, "red: renounce task-blue-12")
    assert waits(table) == "blue: answer_task"
    play(table, "blue: agree task-blue-12")
    assert waits(table) == "red: propose_on"
    play(table, "red: keep", "blue: agree task-blue-14", "red: keep")
    assert score(table) == {"blue": 2, "green": 1}


@rule("XOR-DIP-21")
def test_no_item_gives_back_what_was_renounced() -> None:
    table = scene(
        "red-w1 L5 on 12, blue-m1 L2 on 14, green-m2 on 14, blue-w2 on 14, blue-m2 on 22, green-m1 L2 on 22",
        blue="12 14 22",
        items="blue trap, blue potion",
    )
    play(table, "red: propose blue", "red: ask_all", "blue: renounce task-blue-14", "green: agree task-blue-14")
    play(table, "green: veto task-blue-22")
    assert waits(table) == "blue: reconsider"
    assert offered(table) == ["keep", "drink_potion blue-m2", "set_trap blue-m2 task-blue-22"]  # nothing for 14
    play(table, "blue: keep", "green: agree task-blue-22", "green: keep", "red: keep")
    assert waits(table) == "blue: last_call/ask"
    assert offered(table) == ["pass", "drink_potion blue-m2", "set_trap blue-m2 task-blue-22"]
