"""The turn (XOR-TRN)."""

from tests.citing import rule
from tests.games.xorlosch.scene import begin, new_game, scene

GREEN_QUEST = {"open": {"green": ["task-green-02", "task-green-16"]}}


@rule("XOR-TRN-1")
def test_whole_turns_go_clockwise() -> None:
    table = begin(new_game(4, start_player=3), "red", "blue", "green", "yellow")
    for seat in ("green", "yellow", "red", "blue", "green"):
        assert (table.asked, table.look("active"), table.points) == ((seat,), seat, 6)
        table.play(seat, f"step_dwarf {seat}-w1 {'06' if table.at(f'{seat}-w1') == 'start' else '07'}")
        assert table.asked == (seat,)
        table.play(seat, "end_turn")
    assert table.look("turns") == {"red": 1, "blue": 1, "green": 2, "yellow": 2}


@rule("XOR-TRN-2")
def test_at_the_start_the_own_items_and_those_of_the_stocks_turn_ready() -> None:
    table = scene(
        "red-w1 on 1, blue-w1 on 2, green-w1 on 4",
        items={
            "red": {"travel-boots": "crossed"},
            "blue": {"experience-potion": "crossed", "dragon-trap": "crossed"},
            "green": {"experience-potion": "crossed"},
        },
        crossed={"travel-boots": 1, "dragon-trap": 1},
    )
    table.end_turns("red")
    items = table.look("items")
    assert items["blue"] == {"travel-boots": "none", "experience-potion": "ready", "dragon-trap": "ready"}
    assert items["red"]["travel-boots"] == "crossed"
    assert items["green"]["experience-potion"] == "crossed"
    assert table.look("stock") == {"travel-boots": 1, "experience-potion": 0, "dragon-trap": 1}
    assert set(table.look("crossed").values()) == {0}


@rule("XOR-TRN-3")
def test_actions_come_in_any_order_and_as_often_as_allowed() -> None:
    table = scene(
        "red-w1 on 1, red-m1 on 16, red-w2 on start",
        items={"red": {"experience-potion": "ready", "travel-boots": "ready"}},
        quests=GREEN_QUEST,
    )
    for words in (
        "put_on_boots red-w2",
        "raise_dwarf red-w2",
        "add_dwarf mechanicus",
        "remove_dwarf red-w2",
        "step_dwarf red-w1 2",
        "drink_potion red-w1",
        "announce green",
        "step_dwarf red-m2 path-01",
        "raise_dwarf red-m2",
        "step_dwarf red-w1 7",
        "raise_dwarf red-m2",
    ):
        table.play("red", words)
    assert table.refused("red", "add_dwarf warrior") == "XOR-GRP-1"
    assert (table.points, table.look("score")["red"], table.dwarf("red-m2")["level"]) == (2, 2, 3)


@rule("XOR-TRN-4")
def test_nothing_is_compulsory() -> None:
    table = scene("red-w1 on 2, red-m1 on 16, red-w2 on boots-1, red-m2 on boots-2", quests=GREEN_QUEST)
    assert {"announce", "take_item", "raise_dwarf", "step_dwarf"} <= table.steps("red")
    before = table.look("dwarfs")
    table.play("red", "end_turn")
    assert table.asked == ("blue",)
    assert (table.look("dwarfs"), table.look("score")["red"]) == (before, 0)
    assert table.look("items")["red"]["travel-boots"] == "none"


@rule("XOR-TRN-5")
def test_at_the_end_all_effects_end() -> None:
    table = scene(
        "red-w1 on start, red-m1 on 2, red-w2 on 5, blue-w1 L3 on 6",
        seats=2,
        items={"red": {"travel-boots": "ready", "experience-potion": "ready", "dragon-trap": "ready"}},
        quests=GREEN_QUEST,
    )
    for words in (
        "put_on_boots red-w1",
        "drink_potion red-w2",
        "set_trap red-m1 task-green-02",
        "step_dwarf red-w1 6",
    ):
        table.play("red", words)
    assert table.dwarf("red-w1")["owes"]
    table.play("red", "end_turn")
    assert not any(d["potion"] or d["owes"] or d["boots"] for d in table.look("dwarfs").values())
    assert (table.look("traps"), table.points) == ({}, 7)
    table.end_turns("blue")
    assert table.points == 5
    table.play("red", "step_dwarf red-w1 start")
    assert table.points == 4
    assert table.refused("red", "step_dwarf red-w1 boots-1") == "XOR-MOV-4"


@rule("XOR-TRN-5")
def test_the_limits_of_a_turn_begin_anew() -> None:
    table = scene("red-w1 on start, blue-w1 on start", changes=12, calls=3, spent=1, points=0, failed=["green"])
    table.end_turns("red")
    assert (table.look("changes"), table.look("calls"), table.look("spent"), table.look("failed")) == (0, 0, False, [])
    assert table.is_open("blue", "remove_dwarf blue-w1")


@rule("XOR-TRN-6")
def test_a_round_is_one_turn_of_every_player() -> None:
    table = begin(new_game(3, start_player=2), "red", "blue", "green")
    rounds = []
    for seat in ("blue", "green", "red", "blue", "green", "red"):
        table.play(seat, "end_turn")
        rounds.append(table.look("round"))
    assert rounds == [0, 0, 1, 1, 1, 2]


@rule("XOR-TRN-6")
def test_the_agreed_number_of_rounds_ends_with_the_last_player() -> None:
    table = scene("red-w1 on 1", settings={"max_rounds": 30, "start_player": 3}, active="red", round=29)
    table.end_turns("red")
    assert table.decision == "turn_action"
    table.end_turns("blue")
    assert (table.decision, table.look("round"), table.game.state.ending) == ("", 30, "stopped")
