"""Diplomacy: how the talks end (XOR-DIP-16, -18, -19)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.talks import (
    ONE_EACH,
    blue_vetoes,
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


@pytest.mark.parametrize(
    ("settings", "rounds"), [({}, 3), ({"negotiation_round_cap": 1}, 1), ({"negotiation_round_cap": 4}, 4)]
)
@rule("XOR-DIP-16")
def test_the_talks_fail_after_the_agreed_number_of_rounds(settings: dict[str, int], rounds: int) -> None:
    table = blue_vetoes("red-w1 on 12, blue-m1 on 14, green-m1 on 22", settings=settings)
    for _ in range(rounds):
        play(table, "blue: keep", "red: raise_dwarf red-w1", "red: keep")  # a change each time, but no agreement
    assert waits(table) == "red: turn_action"
    assert table.events.count("negotiation-round") == rounds
    assert table.describe()["failed"] == ["blue"]


@rule("XOR-DIP-18")
def test_after_failure_all_answers_lapse_and_the_quest_cannot_be_proposed_again_this_turn() -> None:
    table = blue_vetoes(ONE_EACH + ", green-m2 on 14")
    play(table, "blue: renounce task-blue-14", "green: veto task-blue-14", "green: keep", "red: withdraw")
    told = table.describe()
    assert (told["quest"], told["answers"], told["rounds"]) == ("none", {}, 0)
    assert holder(table, "blue-14") == "blue"
    assert quest_actions(table) == []
    assert forbidding(table, "propose blue") == "XOR-DIP-18"
    play(table, "red: end_turn")
    assert quest_actions(table) == ["propose blue"]


@rule("XOR-DIP-18")
def test_a_failed_quest_may_still_be_announced_and_its_successor_proposed() -> None:
    table = scene(
        "red-w1 on 12, red-m1 on 14, blue-m1 L3 on 14, green-m1 on 22, blue-w1 on 24, blue-w2 on 25, green-m2 on 26",
        blue="12 14 22",
        waiting={"blue": "24 25 26"},
    )
    play(table, "red: propose blue", "red: withdraw")
    play(table, "red: raise_dwarf red-m1", "red: raise_dwarf red-m1")
    assert quest_actions(table) == ["announce blue"]
    play(table, "red: announce blue")
    assert score(table) == {"red": 2, "green": 1}
    assert quest_actions(table) == ["propose blue"]


@rule("XOR-DIP-18")
def test_success_gives_every_holder_his_card() -> None:
    table = blue_vetoes(ONE_EACH)
    play(table, "blue: agree task-blue-14", "red: keep")
    assert [won(table, name) for name in ("red", "blue", "green")] == [["blue-12"], ["blue-14"], ["blue-22"]]
    assert table.describe()["answers"] == {}


@rule("XOR-DIP-19")
def test_a_word_given_in_one_talk_does_not_bind_in_the_next_and_only_cards_change_hands() -> None:
    table = blue_vetoes(ONE_EACH, items="blue boots, green boots")
    before = table.describe()
    play(table, "blue: agree task-blue-14", "red: withdraw", "red: end_turn", "blue: end_turn", "green: propose blue")
    play(table, "green: ask_task task-blue-14")
    assert offered(table) == ["agree task-blue-14", "veto task-blue-14"]
    play(table, "blue: agree task-blue-14", "green: ask_all", "red: agree task-blue-12")
    after = table.describe()
    assert score(table) == {"red": 1, "blue": 1, "green": 1}
    assert [after[part] for part in ("items", "dwarfs", "stock")] == [
        before[part] for part in ("items", "dwarfs", "stock")
    ]


@rule("XOR-DIP-18")
def test_what_was_picked_lapses_with_the_talks() -> None:
    table = scene("red-w1 on 12, red-m1 on 14, blue-m1 L2 on 14, blue-m2 on 22, green-m1 on 22", blue="12 14 22")
    play(table, "red: propose blue", "red: ask_task task-blue-22", "red: pick_holder task-blue-22 2")
    play(table, "green: veto task-blue-22", "red: withdraw", "red: raise_dwarf red-m1", "red: announce blue")
    assert waits(table) == "red: choose_holder"


@rule("XOR-DIP-14", "XOR-DIP-18")
def test_a_forced_completion_forces_nothing_else() -> None:
    table = scene(
        "red-w1 on 12, blue-m1 L2 on 14, red-m1 on 14, green-m1 on 22, blue-m2 on 16, green-w1 on 18",
        blue="12 14 22",
        green="16 18",
    )
    play(table, "red: propose blue", "red: ask_all", "blue: renounce task-blue-14", "red: force")
    assert score(table) == {"red": 2, "green": 1}
    play(table, "red: propose green")
    assert waits(table) == "red: choose_task"
