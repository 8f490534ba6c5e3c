"""Which quests may be announced or proposed, and when (XOR-QST)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.talks import forbidding, play, quest_actions, scene, score, waits


@rule("XOR-QST-1")
def test_nobody_completes_a_quest_in_his_first_turn() -> None:
    dwarfs = "red-w1 on 2, red-m1 on 16, red-w2 on 12, blue-m1 on 14, blue-m2 on 22"
    table = scene(dwarfs, green="2 16", blue="12 14 22", turns={"red": 1, "blue": 2})
    assert quest_actions(table) == []
    assert forbidding(table, "announce green") == "XOR-OPN-7"
    assert forbidding(table, "propose blue") == "XOR-OPN-7"

    second = scene(dwarfs, green="2 16", blue="12 14 22", turns={"red": 2, "blue": 1})
    assert quest_actions(second) == ["announce green", "propose blue"]


@rule("XOR-QST-1")
def test_only_the_active_player_announces_at_any_moment_of_his_turn() -> None:
    table = scene(
        "red-w1 on 1, red-m1 on 16, blue-w1 on 12, blue-m1 on 14, blue-m2 on 22", green="2 16", blue="12 14 22"
    )
    assert quest_actions(table) == ["propose blue"]
    with pytest.raises(ValueError, match="blue is not asked"):
        play(table, "blue: announce blue")
    play(table, "red: step_dwarf red-w1 2", "red: announce green")
    assert score(table) == {"red": 2}
    assert waits(table) == "red: turn_action"
    assert table.is_open("red", "step_dwarf red-w1 7")


@rule("XOR-QST-2")
def test_the_same_dwarf_completes_two_quests_in_one_turn() -> None:
    table = scene("red-w1 L2 on 1, red-m1 on 16, red-m2 on 9", green="2 16", waiting={"green": "7 9"})
    play(table, "red: step_dwarf red-w1 2", "red: announce green")
    assert score(table) == {"red": 2}
    play(table, "red: step_dwarf red-w1 7", "red: announce green")
    assert score(table) == {"red": 4}
    assert table.describe()["points"] == 3


@rule("XOR-QST-3")
def test_every_task_needs_a_candidate_even_against_a_majority() -> None:
    three_of_four = "red-w1 on 17, red-m1 on 19, red-w2 on 20"
    table = scene(three_of_four + ", blue-m1 L3 on 23", red="17 19 20 23")
    assert quest_actions(table) == []
    assert forbidding(table, "announce red") == forbidding(table, "propose red") == "XOR-QST-3"

    table = scene(three_of_four + ", blue-w1 on 23", red="17 19 20 23")
    assert quest_actions(table) == ["announce red"]
    table = scene("red-w1 on 17, red-m1 on 19, blue-w2 on 20, blue-w1 on 23", red="17 19 20 23")
    assert quest_actions(table) == ["propose red"]


@rule("XOR-QST-4")
def test_a_waiting_quest_cannot_be_completed() -> None:
    table = scene(
        "red-w1 on 7, red-m1 on 9, blue-w1 on 12, red-m2 on 14, red-m3 on 22",
        green="2 16",
        blue="12 14 22",
        waiting={"green": "7 9"},
    )
    assert quest_actions(table) == ["announce blue"]
