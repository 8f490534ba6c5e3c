"""Diplomacy: proposing, and the opening in which every task is asked once (XOR-DIP)."""

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
    waits,
    won,
)

ONE_EACH = "red-w1 L5 on 12, blue-m1 on 14, green-m1 on 22"
"""The blue quest with one task for each of three players; red has nothing to raise."""


# --- proposing ------------------------------------------------------------------------------------------------------


@rule("XOR-DIP-1")
def test_a_quest_is_proposed_only_without_a_majority_and_with_a_candidate_for_every_task() -> None:
    table = scene("red-w1 on 12, red-m1 on 14, green-m1 on 22", blue="12 14 22")
    assert quest_actions(table) == ["announce blue"]
    assert forbidding(table, "propose blue") == "XOR-DIP-1"
    table = scene("red-w1 on 12, blue-m1 on 14, green-w1 on 22", blue="12 14 22")
    assert forbidding(table, "propose blue") == "XOR-QST-3"
    assert quest_actions(scene(ONE_EACH, blue="12 14 22")) == ["propose blue"]


@rule("XOR-DIP-2")
def test_a_proposal_is_made_by_the_active_player_and_never_by_itself() -> None:
    table = scene(ONE_EACH, blue="12 14 22")
    play(table, "red: end_turn")
    assert waits(table) == "blue: turn_action"
    play(table, "blue: propose blue")
    assert waits(table) == "blue: choose_task"
    assert offered(table) == [
        "ask_task task-blue-12",
        "ask_task task-blue-22",
        "ask_all",
        "raise_dwarf blue-m1",
        "withdraw",
    ]


@rule("XOR-DIP-11")
def test_a_quest_may_be_proposed_without_holding_anything_in_it() -> None:
    table = scene("red-w1 on 1, blue-w1 on 12, blue-m1 on 14, green-m1 on 22", blue="12 14 22")
    play(table, "red: propose blue", "red: ask_all")
    play(table, "blue: agree task-blue-12", "blue: agree task-blue-14", "green: agree task-blue-22")
    assert score(table) == {"blue": 2, "green": 1}


@rule("XOR-DIP-11")
def test_the_active_player_agrees_to_what_he_holds_without_being_asked() -> None:
    table = scene("red-w1 on 12, blue-w1 on 12, blue-m1 on 14, green-m1 on 22", blue="12 14 22")
    play(table, "red: propose blue", "red: ask_all", "blue: agree task-blue-14", "green: agree task-blue-22")
    assert score(table) == {"red": 1, "blue": 1, "green": 1}


# --- asking ---------------------------------------------------------------------------------------------------------


@rule("XOR-DIP-3")
def test_the_active_player_chooses_which_task_to_ask_next() -> None:
    table = scene(ONE_EACH, blue="12 14 22")
    play(table, "red: propose blue")
    assert offered(table) == ["ask_task task-blue-14", "ask_task task-blue-22", "ask_all", "withdraw"]
    assert default(table) == "ask_all"
    play(table, "red: ask_task task-blue-22")
    assert waits(table) == "green: answer_task"
    play(table, "green: agree task-blue-22")
    assert waits(table) == "red: choose_task"
    assert offered(table) == ["ask_task task-blue-14", "ask_all", "withdraw"]
    play(table, "red: ask_task task-blue-14", "blue: agree task-blue-14")
    assert score(table) == {"red": 1, "blue": 1, "green": 1}


@rule("XOR-DIP-3")
def test_all_the_rest_is_asked_in_card_order() -> None:
    table = scene("red-w1 on 17, blue-w1 on 23, green-m1 on 19, blue-w2 on 20", red="23 20 17 19")
    play(table, "red: propose red", "red: ask_task task-red-20", "blue: agree task-red-20", "red: ask_all")
    assert offered(table) == ["agree task-red-19", "veto task-red-19"]
    play(table, "green: agree task-red-19")
    assert offered(table) == ["agree task-red-23", "veto task-red-23"]
    play(table, "blue: veto task-red-23")
    assert waits(table) == "blue: reconsider"


@rule("XOR-DIP-4")
def test_of_others_who_tie_the_active_player_chooses_whom_to_ask() -> None:
    table = scene(ONE_EACH + ", blue-m2 on 22", blue="12 14 22", won={"green": "red-30"})
    play(table, "red: propose blue", "red: ask_task task-blue-22")
    assert waits(table) == "red: choose_holder"
    assert offered(table) == ["pick_holder task-blue-22 1", "pick_holder task-blue-22 2"]
    assert default(table) == "pick_holder task-blue-22 1"
    play(table, "red: pick_holder task-blue-22 2")
    assert waits(table) == "green: answer_task"
    play(table, "green: agree task-blue-22", "red: ask_all", "blue: agree task-blue-14")
    assert score(table) == {"red": 1, "blue": 1, "green": 2}


@rule("XOR-DIP-5")
def test_who_is_asked_agrees_or_vetoes_and_silence_is_a_veto() -> None:
    table = scene(ONE_EACH, blue="12 14 22")
    play(table, "red: propose blue", "red: ask_all")
    assert waits(table) == "blue: answer_task"
    assert offered(table) == ["agree task-blue-14", "veto task-blue-14"]
    assert default(table) == "veto task-blue-14"
    play(table, "blue: agree task-blue-14", "green: agree task-blue-22")
    assert score(table) == {"red": 1, "blue": 1, "green": 1}


@rule("XOR-DIP-5")
def test_one_veto_is_enough_to_stop_a_quest() -> None:
    table = scene(ONE_EACH, blue="12 14 22")
    play(table, "red: propose blue", "red: ask_all", "blue: agree task-blue-14", "green: veto task-blue-22")
    assert waits(table) == "green: reconsider"
    play(table, "green: keep", "red: keep")
    assert score(table) == {}
    assert table.describe()["failed"] == ["blue"]


@rule("XOR-DIP-13", "XOR-DIP-20")
def test_a_first_veto_does_not_stop_the_opening() -> None:
    table = scene(ONE_EACH, blue="12 14 22")
    play(table, "red: propose blue", "red: ask_task task-blue-14", "blue: veto task-blue-14")
    assert waits(table) == "red: choose_task"
    assert table.describe()["answers"] == {"task-blue-14": {"blue": "veto"}}
    assert offered(table) == ["ask_task task-blue-22", "ask_all", "withdraw"]
    play(table, "red: ask_all")
    assert waits(table) == "green: answer_task"


@rule("XOR-DIP-13")
def test_the_active_player_may_withdraw_between_two_questions() -> None:
    table = scene(ONE_EACH, blue="12 14 22")
    play(table, "red: propose blue", "red: ask_task task-blue-14", "blue: agree task-blue-14", "red: withdraw")
    assert waits(table) == "red: turn_action"
    assert table.describe()["failed"] == ["blue"]
    assert score(table) == {}


# --- renouncing -----------------------------------------------------------------------------------------------------

CHAIN = "red-w1 L5 on 12, blue-m1 on 14, green-m1 L3 on 22, blue-m2 L2 on 22, yellow-m1 on 22"
"""Three players, one stronger than the other, on the square of one task."""


@rule("XOR-DIP-7", "XOR-DIP-10")
def test_what_is_renounced_passes_to_the_next_highest_until_one_is_left() -> None:
    table = scene(CHAIN, blue="12 14 22", seats=4)
    play(table, "red: propose blue", "red: ask_task task-blue-22")
    assert waits(table) == "green: answer_task"
    assert offered(table)[:3] == ["agree task-blue-22", "veto task-blue-22", "renounce task-blue-22"]
    play(table, "green: renounce task-blue-22")
    assert waits(table) == "blue: answer_task"
    assert "renounce task-blue-22" in offered(table)
    play(table, "blue: renounce task-blue-22")
    assert waits(table) == "yellow: answer_task"
    assert offered(table) == ["agree task-blue-22", "veto task-blue-22"]
    assert forbidding(table, "renounce task-blue-22") == "XOR-DIP-10"
    play(table, "yellow: agree task-blue-22", "red: ask_all", "blue: agree task-blue-14")
    assert score(table) == {"red": 1, "blue": 1, "yellow": 1}


@rule("XOR-DIP-10")
def test_where_no_successor_is_named_the_active_player_settles_ties() -> None:
    table = scene(CHAIN + ", yellow-m2 on 22", blue="12 14 22", seats=4)
    play(table, "red: propose blue", "red: ask_task task-blue-22", "green: renounce task-blue-22")
    assert waits(table) == "red: choose_holder"
    assert offered(table) == ["pick_holder task-blue-22 1", "pick_holder task-blue-22 3"]
    play(table, "red: pick_holder task-blue-22 3")
    assert waits(table) == "yellow: answer_task"
    play(table, "yellow: renounce task-blue-22")
    assert waits(table) == "blue: answer_task"


@rule("XOR-DIP-10", "XOR-DIP-12", "XOR-DIP-20")
def test_the_active_player_may_open_by_giving_up_a_task_that_another_can_do() -> None:
    table = scene("red-w1 L3 on 17, red-m1 on 19, blue-m1 on 19, blue-w1 on 20, green-w1 on 23", red="17 19 20 23")
    play(table, "red: propose red")
    assert offered(table) == [
        "ask_task task-red-20",
        "ask_task task-red-23",
        "ask_all",
        "raise_dwarf red-w1",
        "raise_dwarf red-m1",
        "renounce task-red-19",
        "withdraw",
    ]
    assert forbidding(table, "renounce task-red-17") == "XOR-DIP-10"
    play(table, "red: renounce task-red-19")
    assert waits(table) == "blue: answer_task"  # the new holder, at once
    assert offered(table) == ["agree task-red-19", "veto task-red-19"]
    play(table, "blue: agree task-red-19")
    assert waits(table) == "red: choose_task"
    play(table, "red: ask_all", "blue: agree task-red-20", "green: agree task-red-23")
    assert won(table, "blue") == ["red-19", "red-20"]


# --- a majority on the way ------------------------------------------------------------------------------------------

WITHIN_REACH = "red-w1 L4 on 12, blue-m1 L2 on 14, red-m1 on 14, green-m1 on 22, yellow-m1 on 22"
"""If blue renounces, red has two of three; for the third two others tie."""


@rule("XOR-DIP-14")
def test_a_majority_that_arises_while_asking_may_be_used_at_once() -> None:
    table = scene(WITHIN_REACH, blue="12 14 22", seats=4)
    play(table, "red: propose blue")
    assert forbidding(table, "force") == "XOR-DIP-14"
    assert "force" not in offered(table)
    play(table, "red: ask_all", "blue: renounce task-blue-14")
    assert waits(table) == "red: force_or_go_on"
    assert offered(table) == ["force", "go_on"]
    assert default(table) == "force"
    play(table, "red: force")
    assert waits(table) == "red: choose_holder"  # nobody is asked, but the tie is settled
    play(table, "red: pick_holder task-blue-22 3")
    assert score(table) == {"red": 2, "yellow": 1}


@rule("XOR-DIP-14")
def test_forcing_stays_possible_for_who_goes_on() -> None:
    table = scene(WITHIN_REACH, blue="12 14 22", seats=4)
    play(table, "red: propose blue", "red: ask_task task-blue-14", "blue: renounce task-blue-14", "red: go_on")
    assert waits(table) == "red: choose_task"
    assert offered(table) == ["ask_task task-blue-22", "ask_all", "force", "withdraw"]
    play(table, "red: ask_all", "red: pick_holder task-blue-22 2", "green: veto task-blue-22")
    assert waits(table) == "green: reconsider"  # that a majority is still there is no news
    play(table, "green: keep")
    assert waits(table) == "red: propose_on"
    assert "force" in offered(table)
    play(table, "red: force")
    assert score(table) == {"red": 2, "green": 1}


@rule("XOR-DIP-14")
def test_forcing_in_the_opening_leaves_the_rest_unasked() -> None:
    table = scene(WITHIN_REACH, blue="12 14 22", seats=4)
    play(table, "red: propose blue", "red: ask_task task-blue-14", "blue: renounce task-blue-14", "red: go_on")
    play(table, "red: force", "red: pick_holder task-blue-22 2")
    assert score(table) == {"red": 2, "green": 1}
    assert "vetoed" not in table.events
    assert "agreed" not in table.events


@rule("XOR-DIP-12")
def test_a_holder_is_asked_only_once_for_a_task() -> None:
    table = scene(ONE_EACH + ", green-w1 L2 on 12", blue="12 14 22")
    assert holder(table, "blue-12") == "red"
    play(table, "red: propose blue", "red: ask_task task-blue-14", "blue: agree task-blue-14")
    assert "ask_task task-blue-14" not in offered(table)
    play(table, "red: renounce task-blue-12")
    assert waits(table) == "green: answer_task"
    play(table, "green: veto task-blue-12", "red: ask_all", "green: agree task-blue-22")
    assert waits(table) == "green: reconsider"
