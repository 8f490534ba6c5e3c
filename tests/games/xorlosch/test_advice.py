"""A word of warning before the end of a turn, and before an item is used for nothing."""

from tests.games.xorlosch.scene import scene

from lanterne.games.xorlosch.advice import warning
from lanterne.lab.stage import Stage
from lanterne.registry import notes
from lanterne.registry import scene as shown
from lanterne.scene import Say


def warned(stage: Stage, words: str, seat: str = "red") -> Say | None:
    return warning(stage.view(seat), stage.call(words))


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


FOR_NOTHING = Say("warn-use")


def test_an_item_that_would_change_nothing_in_the_quest_is_worth_a_word() -> None:
    stage = scene(
        "red-w1 L2 on 12, red-m1 L1 on 14, blue-w1 L1 on 12, blue-m1 L1 on 22, blue-w2 L1 on 22",
        quests={"open": {"blue": ["task-blue-12", "task-blue-14", "task-blue-22"]}},
        items={"blue": {"experience-potion": "ready", "dragon-trap": "ready"}, "red": {"experience-potion": "ready"}},
    )
    assert warned(stage, "drink_potion red-w1") is None  # no quest is being settled
    stage.play("red", "announce blue")
    assert warned(stage, "drink_potion blue-w1", "blue") is None
    assert warned(stage, "drink_potion blue-m1", "blue") == FOR_NOTHING
    assert warned(stage, "set_trap blue-w1 task-blue-12", "blue") is None
    assert warned(stage, "set_trap blue-w2 task-blue-22", "blue") == FOR_NOTHING
    assert warned(stage, "pass", "blue") is None


def test_against_the_potion_of_the_active_player_a_potion_changes_nothing() -> None:
    stage = scene(
        "red-w1 L1 on 2 potion, red-m1 L1 on 16, blue-w1 L5 on 2",
        quests={"open": {"green": ["task-green-02", "task-green-16"]}},
        items={"blue": {"experience-potion": "ready"}},
    )
    stage.play("red", "announce green")
    assert warned(stage, "drink_potion blue-w1", "blue") == FOR_NOTHING


def noted(stage: Stage, words: str, seat: str = "red") -> tuple[Say, ...]:
    return notes(stage.view(seat)).get(stage.call(words), ())


BLUE_QUEST = {"open": {"blue": ["task-blue-12", "task-blue-14", "task-blue-22"]}}
RED, BLUE = Say("colour-red"), Say("colour-blue")


def test_beside_a_quest_stands_what_would_happen_now() -> None:
    stage = scene("red-w1 L2 on 12, red-m1 L1 on 14, blue-w1 L1 on 12, blue-m1 L1 on 22", quests=BLUE_QUEST)
    shares = Say("note-share", {"player": RED, "count": 2}), Say("note-share", {"player": BLUE, "count": 1})
    assert noted(stage, "announce blue") == shares
    assert noted(stage, "end_turn") == ()
    talks = scene("red-m1 L1 on 14, blue-w1 L1 on 12, blue-m1 L1 on 22", quests=BLUE_QUEST)
    assert noted(talks, "propose blue") == (Say("note-needs", {"player": BLUE}),)


def test_beside_an_item_stands_what_it_would_change() -> None:
    stage = scene(
        "red-w1 L2 on 12, red-m1 L1 on 14, blue-w1 L1 on 12, blue-m1 L1 on 22",
        quests=BLUE_QUEST,
        items={"blue": {"experience-potion": "ready"}},
    )
    stage.play("red", "announce blue")
    change = Say("note-change", {"card": Say("card-task-blue-12"), "player": BLUE})
    assert noted(stage, "drink_potion blue-w1", "blue") == (change,)
    assert noted(stage, "drink_potion blue-m1", "blue") == ()


def test_talks_are_about_quests_and_turns_about_the_board() -> None:
    quests = {"open": {"green": ["task-green-02", "task-green-16"]}}
    stage = scene("red-w1 L2 on 2, blue-m1 L1 on 16", quests=quests)
    assert shown(stage.view("red")).focus == "board"
    stage.play("red", "propose green")
    assert shown(stage.view("red")).focus == "quests"
