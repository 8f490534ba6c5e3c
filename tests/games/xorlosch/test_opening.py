"""Opening groups and first turns (XOR-OPN)."""

from itertools import combinations_with_replacement

import pytest
from tests.citing import rule
from tests.games.staging import closed_picks
from tests.games.xorlosch.scene import SHUFFLED, Scene, begin, group, new_game, scene

GREEN_QUEST = {"open": {"green": ["task-green-02", "task-green-16"]}}


def coloured(seats: int = 2, start_player: int = 1) -> Scene:
    """A new game in which the colours are chosen."""
    table = new_game(seats, start_player=start_player)
    for seat, colour in enumerate(("red", "blue", "green", "yellow", "black", "white")[:seats], start=1):
        table.play(seat, f"take_colour {colour}")
    return table


@rule("XOR-OPN-1", "XOR-OPN-3")
@pytest.mark.parametrize("levels", [[5], [1, 1, 1], [3, 1, 1], [2, 2], [2, 3]])
def test_five_levels_are_there_for_the_group(levels: list[int]) -> None:
    table = coloured()
    table.play("red", group(levels))
    assert sorted(dwarf["level"] for dwarf in table.look("dwarfs").values()) == sorted(levels)
    assert table.look("saved") == {"red": 5 - sum(levels), "blue": 5}


@rule("XOR-OPN-1", "XOR-OPN-3")
@pytest.mark.parametrize("words", [group([6]), group([3, 3]), group([1, 1, 1], [1, 1, 1]), group([3], [3])])
def test_more_than_five_levels_are_not(words: str) -> None:
    table = coloured()
    with pytest.raises(ValueError, match="may not"):
        table.play("red", words)


@rule("XOR-OPN-3", "XOR-OPN-5")
def test_there_are_65_different_groups() -> None:
    def levels() -> list[tuple[int, ...]]:
        return [found for size in range(4) for found in combinations_with_replacement(range(7), size)]

    table = coloured()
    view = table.view("red")
    assert sum(view.is_open(table.call(group(w, m))) for w in levels() for m in levels()) == 65


@rule("XOR-OPN-2", "XOR-OPN-3", "XOR-OPN-6")
def test_from_the_first_player_clockwise_all_place_and_then_all_play() -> None:
    table = coloured(3, start_player=2)
    for seat in ("blue", "green", "red"):
        assert (table.asked, table.decision) == ((seat,), "choose_group")
        table.play(seat, group([2], [1]))
    for seat in ("blue", "green", "red", "blue"):
        assert (table.asked, table.decision) == ((seat,), "turn_action")
        table.play(seat, "end_turn")


@rule("XOR-OPN-2")
def test_the_first_player_may_be_drawn() -> None:
    table = new_game(3, [*SHUFFLED, ("pick", "seat", [2])], start_player="random")
    begin(table, "red", "blue", "green")
    assert (table.look("first"), table.asked) == ("green", ("green",))


@rule("XOR-OPN-2")
def test_the_first_player_sits_at_the_table() -> None:
    with pytest.raises(ValueError, match="start_player=3 is for 3 to 6 players, not 2"):
        new_game(2, start_player=3)


@rule("XOR-OPN-3")
def test_groups_are_placed_openly_on_the_start_square() -> None:
    table = coloured()
    table.play("red", group([3, 1], [1]))
    assert {name: dwarf["at"] for name, dwarf in table.describe("blue")["dwarfs"].items()} == dict.fromkeys(
        ("red-w1", "red-w2", "red-m1"), "ruins-start"
    )


@rule("XOR-OPN-4")
def test_levels_left_over_are_saved_for_later() -> None:
    table = coloured()
    table.play("red", group([2, 1]))
    table.play("blue", group([5]))
    assert table.look("saved") == {"red": 2, "blue": 0}
    table.play("red", "add_dwarf mechanicus")
    table.play("red", "raise_dwarf red-w1")
    assert table.look("saved")["red"] == 0
    assert table.refused("red", "raise_dwarf red-w1") == "XOR-EXP-3"


@rule("XOR-OPN-5")
def test_a_group_has_at_least_one_dwarf() -> None:
    table = coloured()
    refusal = table.view("red").unfinished(())
    assert refusal is not None
    assert refusal.rule == "XOR-OPN-5"
    for nobody in ("place_group", "place_group [recruit warrior 0]"):
        with pytest.raises(ValueError, match="may not"):
            table.play("red", nobody)


@rule("XOR-OPN-1", "XOR-OPN-3", "XOR-SET-4")
def test_a_dwarf_that_cannot_join_the_group_says_why() -> None:
    table = coloured()
    assert closed_picks(table, "red") == {}

    def dear(left: int, *levels: int) -> dict[str, tuple[str, str, int]]:
        kinds = ("warrior", "mechanicus")
        return {
            f"recruit {kind} {level}": ("no-experience-left", "XOR-OPN-3", left) for kind in kinds for level in levels
        }

    assert closed_picks(table, "red", "recruit warrior 3") == dear(2, 3, 4, 5)
    three = ["recruit warrior 1"] * 3
    no_more = {f"recruit warrior {level}": ("no-dwarf-left", "XOR-SET-4") for level in range(1, 6)}
    assert closed_picks(table, "red", *three) == dear(2, 3, 4, 5) | no_more
    all_spent = closed_picks(table, "red", "recruit mechanicus 5")
    assert (len(all_spent), set(all_spent.values())) == (10, {("experience-spent", "XOR-OPN-1")})


@rule("XOR-OPN-7")
def test_no_quest_is_completed_in_the_first_turn_of_a_player() -> None:
    table = scene(
        "blue-w1 on 2, blue-m1 on 16, red-w1 on 4, red-m1 on 1, blue-m2 on 8",
        active="blue",
        turns={"red": 2, "blue": 1},
        quests={"open": {**GREEN_QUEST["open"], "blue": ["task-blue-01", "task-blue-04", "task-blue-08"]}},
    )
    assert table.look("majority") == ["green"]
    assert table.refused("blue", "announce green") == "XOR-OPN-7"
    assert table.refused("blue", "propose blue") == "XOR-OPN-7"


@rule("XOR-OPN-7")
def test_quests_are_completed_from_the_second_turn_on() -> None:
    table = scene("red-w1 on 2, red-m1 on 16", seats=2, turns={"red": 1, "blue": 0}, quests=GREEN_QUEST)
    assert table.refused("red", "announce green") == "XOR-OPN-7"
    table.end_turns("red")
    assert table.refused("blue", "propose green") == "XOR-OPN-7"
    table.end_turns("blue")
    table.play("red", "announce green")
    assert table.look("score") == {"red": 2, "blue": 0}


@rule("XOR-OPN-8")
def test_everything_else_is_allowed_in_a_first_turn() -> None:
    table = coloured()
    table.play("red", group([2]))
    table.play("blue", group([1]))
    assert table.look("turns") == {"red": 1, "blue": 0}
    table.play("red", "remove_dwarf red-w1")
    table.play("red", "add_dwarf warrior")
    table.play("red", "add_dwarf mechanicus")
    table.play("red", "raise_dwarf red-m1")
    for step in ("red-w1 6", "red-w1 boots-1", "red-m1 21", "red-m1 boots-2"):
        table.play("red", f"step_dwarf {step}")
    table.play("red", "take_item travel-boots")
    assert (table.at("red-w1"), table.at("red-m1"), table.points) == ("boots-1", "boots-2", 2)
    assert table.look("items")["red"]["travel-boots"] == "crossed"
