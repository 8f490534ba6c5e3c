"""Experience (XOR-EXP)."""

from tests.citing import rule
from tests.games.xorlosch.scene import Scene, scene

GREEN_QUEST = {"open": {"green": ["task-green-02", "task-green-16"]}}


@rule("XOR-EXP-1", "XOR-EXP-2")
def test_every_card_won_is_one_saved_experience() -> None:
    table = scene("red-w1 L4 on 2, red-m1 on 16, blue-w1 L2 on 1", quests=GREEN_QUEST)
    assert table.refused("red", "raise_dwarf red-m1") == "XOR-EXP-3"
    table.play("red", "announce green")
    assert table.look("saved") == {"red": 2, "blue": 3, "green": 5}
    table.play("red", "raise_dwarf red-m1")
    table.play("red", "raise_dwarf red-m1")
    assert table.refused("red", "raise_dwarf red-m1") == "XOR-EXP-3"


@rule("XOR-EXP-2")
def test_the_others_gain_experience_by_their_cards_too() -> None:
    table = scene(
        "red-m1 on 1, red-w1 on 4, blue-m1 L5 on 8",
        quests={"open": {"blue": ["task-blue-01", "task-blue-04", "task-blue-08"]}},
    )
    table.play("red", "announce blue")
    assert (table.look("saved")["red"], table.look("saved")["blue"]) == (5, 1)
    table.end_turns("red")
    table.play("blue", "raise_dwarf blue-m1")
    assert table.dwarf("blue-m1")["level"] == 6


@rule("XOR-EXP-1")
def test_the_total_never_falls() -> None:
    table = scene("red-w1 L6 on start", won={"red": ["task-green-29", "task-green-25"]})
    table.play("red", "remove_dwarf red-w1")
    assert table.look("saved")["red"] == 7
    table.end_turns("red", "blue", "green")
    assert table.look("saved")["red"] == 7


@rule("XOR-EXP-3")
def test_several_levels_may_go_to_one_dwarf() -> None:
    table = scene("red-w1 on 1, red-m1 on 2")
    for saved in (2, 1, 0):
        table.play("red", "raise_dwarf red-w1")
        assert table.look("saved")["red"] == saved
    assert (table.dwarf("red-w1")["level"], table.dwarf("red-m1")["level"]) == (4, 1)
    assert table.refused("red", "raise_dwarf red-m1") == "XOR-EXP-3"


@rule("XOR-EXP-3")
def test_dice_off_the_board_are_not_raised() -> None:
    table = scene("red-w1 on start, red-m1 on 2, blue-w1 on 3")
    table.play("red", "remove_dwarf red-w1")
    assert table.things("red", "raise_dwarf") == ["red-m1"]


@rule("XOR-EXP-4")
def test_levels_rise_at_any_moment_of_the_own_turn() -> None:
    table = scene("red-w1 on 2, red-m1 on 16, blue-w1 on 5", points=2, quests=GREEN_QUEST)
    for words in (
        "raise_dwarf red-w1",
        "step_dwarf red-w1 1",
        "raise_dwarf red-w1",
        "step_dwarf red-w1 2",
        "raise_dwarf red-w1",
        "announce green",
        "raise_dwarf red-w1",
    ):
        table.play("red", words)
    assert (table.dwarf("red-w1")["level"], table.points) == (5, 0)


@rule("XOR-EXP-4")
def test_levels_do_not_rise_in_the_turn_of_another() -> None:
    table = scene("red-w1 on 1, blue-w1 on 5", active="blue", items={"red": {"experience-potion": "ready"}})
    assert table.offered("red") == []
    assert table.things("blue", "raise_dwarf") == ["blue-w1"]
    table.play("blue", "call_reactions")
    assert table.steps("red") == {"pass", "drink_potion"}


@rule("XOR-EXP-5")
def test_experience_may_be_saved_for_later_turns() -> None:
    table = scene("red-w1 on 1, blue-w1 on 5", seats=2)
    for _ in range(3):
        table.end_turns("red", "blue")
    assert table.look("saved") == {"red": 4, "blue": 4}
    table.play("red", "raise_dwarf red-w1")
    assert table.dwarf("red-w1")["level"] == 2


@rule("XOR-EXP-6")
def test_levels_may_go_to_dwarfs_that_did_no_task() -> None:
    table = scene("red-w1 L2 on 2, red-m1 L2 on 16, red-m2 on 28", quests=GREEN_QUEST)
    table.play("red", "announce green")
    table.play("red", "raise_dwarf red-m2")
    table.play("red", "raise_dwarf red-m2")
    assert table.dwarf("red-m2")["level"] == 3


@rule("XOR-EXP-7")
def test_levels_come_back_only_through_the_start_square() -> None:
    table = scene("red-w1 on start, red-m1 on 16")
    table.play("red", "raise_dwarf red-w1")
    assert table.steps("red") == {"step_dwarf", "raise_dwarf", "add_dwarf", "remove_dwarf", "end_turn"}
    assert table.things("red", "remove_dwarf") == ["red-w1"]
    table.play("red", "remove_dwarf red-w1")
    assert table.look("saved")["red"] == 4


@rule("XOR-EXP-8")
def test_the_highest_level_is_six() -> None:
    table = scene("red-w1 L5 on 1, red-m1 on 2", won={"red": ["task-green-29", "task-green-25", "task-red-30"]})
    table.play("red", "raise_dwarf red-w1")
    assert table.refused("red", "raise_dwarf red-w1") == "XOR-EXP-8"
    assert (table.look("saved")["red"], table.things("red", "raise_dwarf")) == (1, ["red-m1"])


def negotiation() -> Scene:
    """Red proposes the green quest; blue, stronger on 16, vetoes and keeps his veto."""
    table = scene("red-w1 on 2, red-m1 on 16, red-m2 on 28, blue-m1 L2 on 16", quests=GREEN_QUEST)
    table.play("red", "propose green")
    table.play("red", "ask_task task-green-16")
    table.play("blue", "veto task-green-16")
    table.play("blue", "keep")
    return table


@rule("XOR-EXP-9")
def test_in_a_negotiation_the_proposer_raises_dwarfs_that_count() -> None:
    table = negotiation()
    assert table.things("red", "raise_dwarf") == ["red-w1", "red-m1"]
    assert "force" not in table.steps("red")
    table.play("red", "raise_dwarf red-m1")
    table.play("red", "force")
    assert table.look("score") == {"red": 2, "blue": 0, "green": 0}


@rule("XOR-EXP-9")
def test_in_a_negotiation_nobody_else_raises() -> None:
    table = scene("red-w1 on 2, blue-m1 on 16, green-m1 on 16", quests=GREEN_QUEST)
    table.play("red", "propose green")
    table.play("red", "ask_all")
    assert table.steps("red") == {"pick_holder"}
    table.play("red", "pick_holder task-green-16 1")
    assert table.steps("blue") == {"agree", "veto", "renounce"}
    table.play("blue", "veto task-green-16")
    assert table.steps("blue") == {"keep", "agree", "renounce"}


@rule("XOR-EXP-9")
def test_windows_offer_no_raise() -> None:
    table = scene(
        "red-w1 on 2, red-m1 on 16, blue-m1 on 16",
        items={"red": {"experience-potion": "ready"}, "blue": {"experience-potion": "ready"}},
        quests=GREEN_QUEST,
    )
    table.play("red", "announce green")
    assert (table.asked, table.steps("blue")) == (("blue",), {"pass", "drink_potion"})
    table.play("blue", "drink_potion blue-m1")
    assert (table.asked, table.steps("red")) == (("red",), {"pass", "drink_potion"})
