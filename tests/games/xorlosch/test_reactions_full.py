"""Reactions: respect windows, windows after every action, passing for the turn (XOR-INT-2, -8, -9)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.xorlosch.talks import offered, play, scene, score, waits

from lanterne.lab.stage import Stage

FULL = {"interrupt_mode": "full"}


# --- windows after every action -------------------------------------------------------------------------------------

BUSY = "red-w1 L2 on boots-1, red-m1 on boots-2, red-w2 on start, blue-w1 on 7"
EVERY_ACTION = (
    "step_dwarf red-w1 6",
    "add_dwarf mechanicus",
    "remove_dwarf red-w2",
    "raise_dwarf red-m1",
    "take_item travel-boots",
    "drink_potion red-w1",
    "set_trap red-w1 task-green-06",
)


@pytest.mark.parametrize("action", EVERY_ACTION)
@rule("XOR-INT-2")
def test_full_windows_open_after_every_single_action(action: str) -> None:
    dwarfs = BUSY.replace("red-w1 L2 on boots-1", "red-w1 L1 on 6") if "trap" in action else BUSY
    for settings, asked in ((FULL, "blue: action_window/ask"), ({}, "red: turn_action")):
        table = scene(
            dwarfs, green="6 16", items="blue potion, red potion, red trap", won={"red": "red-30"}, settings=settings
        )
        play(table, f"red: {action}")
        assert waits(table) == asked


@rule("XOR-INT-2")
def test_full_windows_open_after_boots_and_see_them_used() -> None:
    table = scene(BUSY, items="red boots, blue potion", settings=FULL)
    play(table, "red: put_on_boots red-w1")
    assert waits(table) == "blue: action_window/ask"
    assert table.describe()["items"]["red"]["travel-boots"] == "none"


@rule("XOR-INT-2", "XOR-INT-3")
def test_full_windows_open_after_the_start_step_and_go_on_until_all_pass() -> None:
    table = scene("red-w1 on 1, blue-w1 on 7, green-w1 on 9", items="blue potion, green potion", settings=FULL)
    play(table, "red: end_turn")
    assert waits(table) == "green: action_window/ask"
    assert offered(table) == ["pass", "pass_turn 2", "drink_potion green-w1"]
    play(table, "green: drink_potion green-w1")
    assert waits(table) == "blue: turn_action"  # blue has the next move anyway
    table = scene(
        "red-w1 on 1, blue-w1 on 7, green-w1 on 9, yellow-w1 on 10",
        seats=4,
        items="green potion, yellow potion",
        settings=FULL,
    )
    play(table, "red: end_turn", "green: pass", "yellow: drink_potion yellow-w1")
    assert waits(table) == "green: action_window/ask"  # once more after the use
    play(table, "green: pass")
    assert waits(table) == "blue: turn_action"


@rule("XOR-INT-2", "XOR-INT-3")
def test_after_an_action_of_their_own_the_active_player_is_not_asked() -> None:
    table = scene(BUSY, items="red potion, red trap", settings=FULL)
    play(table, "red: raise_dwarf red-m1")
    assert waits(table) == "red: turn_action"
    play(table, "red: drink_potion red-w1")
    assert waits(table) == "red: turn_action"


# --- respect windows ------------------------------------------------------------------------------------------------


def stepping(dwarfs: str, items: str = "blue potion", **more: Any) -> Stage:
    """Red steps from 1 to 2."""
    table = scene(dwarfs, items=items, **more)
    play(table, "red: step_dwarf red-w1 2")
    return table


@rule("XOR-INT-9")
def test_a_potion_drunk_where_a_dwarf_enters_makes_it_owe_respect() -> None:
    table = stepping("red-w1 L2 on 1, blue-w1 on 2, blue-m1 on 2, blue-w2 on 3")
    assert waits(table) == "blue: respect_window/ask"
    assert offered(table) == ["pass", "pass_turn 1", "drink_potion blue-w1", "drink_potion blue-m1"]
    told = table.describe()
    assert (told["points"], told["dwarfs"]["red-w1"]["at"]) == (6, "ruins-01")  # paid, not yet there
    play(table, "blue: drink_potion blue-m1")
    told = table.describe()
    assert (told["points"], told["dwarfs"]["red-w1"]["at"]) == (6, "ruins-02")  # the step stands
    assert told["dwarfs"]["red-w1"]["owes"]
    play(table, "red: step_dwarf red-w1 7")
    assert table.describe()["points"] == 4


@rule("XOR-INT-9")
def test_who_passes_lets_the_dwarf_enter_freely() -> None:
    table = stepping("red-w1 L2 on 1, blue-w1 on 2")
    play(table, "blue: pass")
    assert not table.describe()["dwarfs"]["red-w1"]["owes"]


@rule("XOR-INT-9")
def test_a_respect_window_closes_at_the_first_use() -> None:
    table = scene("blue-w1 on 1, red-m1 on 2, green-w1 on 2", active="blue", items="red potion, green potion")
    play(table, "blue: step_dwarf blue-w1 2")
    assert waits(table) == "green: respect_window/ask"  # clockwise from blue's left
    play(table, "green: drink_potion green-w1")
    assert waits(table) == "blue: turn_action"


@pytest.mark.parametrize(
    ("dwarfs", "more"),
    [
        ("red-w1 L2 on 1 potion, blue-w1 on 2", {}),  # under a potion itself
        ("red-w1 L2 on 1, blue-w1 L3 on 2", {}),  # it owes respect anyway
        ("red-w1 L2 on 1, blue-w1 on 2", {"points": 1}),  # it cannot go on
        ("red-w1 L2 on 1, red-m1 on 2, blue-w1 on 3", {"items": "red potion, blue potion"}),  # only its own is there
        ("red-w1 L2 on 1, blue-w1 on 2", {"items": "blue potion crossed"}),
        ("red-w1 L2 on 1, blue-w1 on 2", {"items": "blue trap"}),
    ],
)
@rule("XOR-INT-9")
def test_a_respect_window_opens_only_where_it_can_matter(dwarfs: str, more: dict[str, Any]) -> None:
    assert waits(stepping(dwarfs, **more)) == "red: turn_action"
    assert waits(stepping("red-w1 L2 on 1, blue-w1 on 2", points=2)) == "blue: respect_window/ask"


@rule("XOR-INT-9")
def test_the_points_of_boots_let_their_wearer_go_on_and_nobody_else() -> None:
    for wearer, points, asked in (("red-w1", 0, "blue: respect_window/ask"), ("red-m1", 1, "red: turn_action")):
        table = scene("red-w1 on 1, red-m1 on 5, blue-w1 on 2", items="red boots, blue potion", points=points)
        play(table, f"red: put_on_boots {wearer}", "red: step_dwarf red-w1 2")
        assert waits(table) == asked


# --- passing for the turn -------------------------------------------------------------------------------------------


@rule("XOR-INT-8")
def test_who_passes_for_the_turn_is_not_asked_by_respect_windows_any_more() -> None:
    table = stepping("red-w1 on 1, red-m1 on 1, blue-w1 on 2, green-w1 on 2", "blue potion, green potion")
    play(table, "blue: pass_turn 1", "green: pass")
    assert table.describe()["passing"] == ["blue"]
    play(table, "red: step_dwarf red-m1 2")
    assert waits(table) == "green: respect_window/ask"
    play(table, "green: pass", "red: end_turn", "blue: end_turn", "green: end_turn", "red: step_dwarf red-w1 1")
    play(table, "red: step_dwarf red-w1 2")
    assert waits(table) == "blue: respect_window/ask"  # that was another turn


@rule("XOR-INT-8")
def test_who_passes_for_the_turn_is_still_asked_about_quests_and_calls() -> None:
    table = scene(
        "red-w1 on 12, red-m1 on 14, red-m2 L2 on 22, blue-m1 on 22, blue-w1 on 13",
        blue="12 14 22",
        items="blue potion, blue trap",
        settings=FULL,
    )
    play(table, "red: raise_dwarf red-w1", "blue: pass_turn 1")
    assert waits(table) == "red: turn_action"
    play(table, "red: step_dwarf red-m2 21", "red: step_dwarf red-m2 22")
    assert waits(table) == "red: turn_action"
    play(table, "red: call_reactions")
    assert waits(table) == "blue: call_window/ask"
    assert "pass_turn 1" not in offered(table)
    play(table, "blue: pass", "red: announce blue")
    assert waits(table) == "blue: announcement_window/ask"
    assert "pass_turn 1" not in offered(table)
    play(table, "blue: pass")
    assert score(table) == {"red": 3}
