"""A word of warning before the end of a turn."""

from tests.games.xorlosch.scene import scene

from lanterne.lab.stage import Stage
from lanterne.scene import Say
from lanterne.shelf import scene as shown
from lanterne.shelf import warning


def warned(stage: Stage, words: str) -> Say | None:
    return warning(stage.view("red"), stage.call(words))


def test_a_quest_that_could_be_announced_comes_first() -> None:
    quests = {"open": {"green": ["task-green-02", "task-green-16"]}}
    stage = scene("red-w1 L2 on 2, red-m1 L1 on 16", quests=quests)
    assert warned(stage, "end_turn") == Say("warn-announce", {"quest": Say("quest-green")})
    stage.play("red", "announce green")
    assert warned(stage, "end_turn") == Say("warn-points", {"points": 6})


def test_an_item_that_could_be_taken_is_named() -> None:
    stage = scene("red-w1 L1 on boots-1, red-m1 L1 on boots-2")
    assert warned(stage, "end_turn") == Say("warn-item", {"item": Say("item-travel-boots")})


def test_only_the_end_of_a_turn_with_something_left_is_worth_a_word() -> None:
    stage = scene("red-w1 L1 on 6", points=0, spent=True)
    assert warned(stage, "end_turn") is None
    assert warned(scene("red-w1 L1 on 6"), "step_dwarf red-w1 7") is None


def test_talks_are_about_quests_and_turns_about_the_board() -> None:
    quests = {"open": {"green": ["task-green-02", "task-green-16"]}}
    stage = scene("red-w1 L2 on 2, blue-m1 L1 on 16", quests=quests)
    assert shown(stage.view("red")).focus == "board"
    stage.play("red", "propose green")
    assert shown(stage.view("red")).focus == "quests"
