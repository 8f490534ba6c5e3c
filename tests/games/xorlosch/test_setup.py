"""Set-up (XOR-SET)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.scene import SHUFFLED, begin, group, new_game, scene


@rule("XOR-SET-1")
def test_only_the_chosen_side_exists() -> None:
    table = begin(new_game(2, board="dungeon"), "red", "blue")
    assert table.dwarf("red-w1")["at"] == "dungeon-start"
    assert table.things("red", "step_dwarf") == [
        f"red-{dwarf} dungeon-path-{number}" for dwarf in ("w1", "m1") for number in ("04", "06", "07", "09")
    ]
    with pytest.raises(ValueError, match="may not"):
        table.play("red", "step_dwarf red-w1 ruins-06")


@rule("XOR-SET-1")
def test_the_side_may_be_left_to_chance() -> None:
    table = new_game(2, [("roll", 2, [2]), *SHUFFLED], board="random")
    assert table.look("board") == "dungeon"
    drawn = next(said for said in table.said if said.event.message == "side-drawn")
    assert drawn.event.params[0][1].name(drawn.args[0]) == "dungeon"
    assert new_game(2, [("roll", 2, [1]), *SHUFFLED], board="random").look("board") == "ruins"


@rule("XOR-SET-1")
def test_a_chosen_side_is_not_drawn() -> None:
    table = new_game(2, board="ruins")
    assert (table.look("board"), table.dice.left) == ("ruins", 0)
    assert "side-drawn" not in table.events


@rule("XOR-SET-1", "XOR-SET-2", "XOR-SET-6", "XOR-SET-7")
@pytest.mark.parametrize("board", ["ruins", "dungeon"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_sides_are_set_up_for_two_to_six(board: str, seats: int) -> None:
    colours = ("white", "black", "yellow", "green", "blue", "red")[:seats]
    table = begin(new_game(seats, board=board), *colours)
    assert (table.decision, table.asked, table.points) == ("turn_action", ("white",), 6)
    assert {name: dwarf["at"] for name, dwarf in table.look("dwarfs").items()} == {
        f"{colour}-{die}": f"{board}-start" for colour in colours for die in ("w1", "m1")
    }
    quests = table.look("quests")
    assert [len(cards) for cards in (*quests["open"].values(), *quests["waiting"].values())] == [2, 3, 4, 2, 3, 4]
    assert table.box.components(table.game.state)["different cards"] == 36


@rule("XOR-SET-2")
def test_colours_are_chosen_in_seat_order_among_those_left() -> None:
    table = new_game(3)
    assert table.asked == ("1",)
    table.play(1, "take_colour green")
    assert table.asked == ("2",)
    assert table.things("2", "take_colour") == ["red", "blue", "yellow", "black", "white"]
    table.play(2, "take_colour white")
    assert table.things("3", "take_colour") == ["red", "blue", "yellow", "black"]
    table.play(3, "take_colour red")
    assert table.look("colours") == ["green", "white", "red"]


@rule("XOR-SET-2")
def test_a_player_plays_the_dice_of_his_colour() -> None:
    table = begin(new_game(2), "white", "black")
    assert set(table.look("dwarfs")) == {"white-w1", "white-m1", "black-w1", "black-m1"}
    assert {words.split()[0] for words in table.things("white", "step_dwarf")} == {"white-w1", "white-m1"}


@rule("XOR-SET-3")
def test_a_die_has_the_type_of_its_symbol_for_ever() -> None:
    table = new_game(2)
    table.play(1, "take_colour red")
    table.play(2, "take_colour blue")
    table.play("red", group([1], [4]))
    assert {name: dwarf["level"] for name, dwarf in table.look("dwarfs").items()} == {"red-w1": 1, "red-m1": 4}
    table.play("blue", group([1]))
    table.play("red", "remove_dwarf red-m1")
    table.play("red", "add_dwarf mechanicus")
    table.play("red", "add_dwarf warrior")
    assert set(table.look("dwarfs")) == {"red-w1", "red-w2", "red-m1", "blue-w1"}


@rule("XOR-SET-3", "XOR-SET-4")
def test_axes_are_warriors_and_pliers_are_mechanici() -> None:
    table = scene(
        "red-w1 on 2, red-w2 on 16, red-w3 on 2, blue-m1 on 2, blue-m2 on 16, blue-m3 on 16",
        quests={"open": {"green": ["task-green-02", "task-green-16"]}},
    )
    assert table.look("tasks")["task-green-02"]["power"] == {"red": 2}
    assert table.look("tasks")["task-green-16"]["power"] == {"blue": 2}


@rule("XOR-SET-4")
def test_no_group_has_more_than_three_dwarfs_of_a_type() -> None:
    table = new_game(2)
    table.play(1, "take_colour red")
    table.play(2, "take_colour blue")
    for four in (group([1, 1, 1, 1]), group([], [1, 1, 1, 1])):
        with pytest.raises(ValueError, match="may not"):
            table.play("red", four)
    table.play("red", group([1, 1, 1], [1, 1]))
    assert set(table.look("dwarfs")) == {"red-w1", "red-w2", "red-w3", "red-m1", "red-m2"}


@rule("XOR-SET-4")
def test_a_fourth_dwarf_of_a_type_cannot_be_added() -> None:
    table = scene("red-w1 on 1, red-w2 on 2, red-w3 on 3")
    assert table.refused("red", "add_dwarf warrior") == "XOR-GRP-11"
    assert table.is_open("red", "add_dwarf mechanicus")


GREEN = ["task-green-29", "task-green-02", "task-green-25", "task-green-03", "task-green-16"]
BLUE = ["task-blue-26", "task-blue-01", "task-blue-25", "task-blue-04", "task-blue-24", "task-blue-08"]
RED = ["task-red-30", "task-red-03", "task-red-28", "task-red-05", "task-red-27", "task-red-10"]
RED += ["task-red-23", "task-red-13"]
SHUFFLES = [("shuffle", "card", pile) for pile in (GREEN, BLUE, RED)]


@rule("XOR-SET-5", "XOR-SET-6", "XOR-SET-7")
def test_two_three_and_four_cards_are_open_the_next_ones_wait() -> None:
    quests = new_game(2, SHUFFLES).look("quests")
    assert quests["open"] == {"green": GREEN[:2], "blue": BLUE[:3], "red": RED[:4]}
    assert quests["waiting"] == {"green": GREEN[2:4], "blue": BLUE[3:6], "red": RED[4:8]}


@rule("XOR-SET-5", "XOR-SET-7")
def test_eight_six_and_four_cards_are_left_in_piles_that_nobody_knows() -> None:
    table = new_game(2, SHUFFLES)
    assert table.look("quests")["pile"] == {"green": 8, "blue": 6, "red": 4}
    assert "task-green-16" not in str(table.describe())


@rule("XOR-SET-5")
def test_every_pile_is_shuffled_for_itself() -> None:
    table = new_game(2, [("shuffle", "card", ["task-green-29"]), ("shuffle", "card", []), ("shuffle", "card", RED)])
    opened = table.look("quests")["open"]
    assert opened["green"] == ["task-green-29", "task-green-02"]
    assert opened["blue"] == ["task-blue-01", "task-blue-04", "task-blue-08"]
    assert table.dice.left == 0


@rule("XOR-SET-6")
def test_the_cards_lie_on_the_squares_of_their_numbers() -> None:
    for board in ("ruins", "dungeon"):
        table = scene("red-w1 on 2, blue-m1 on 29", settings={"board": board}, quests={"open": {"green": GREEN[:2]}})
        tasks = table.look("tasks")
        assert (tasks["task-green-02"]["holder"], tasks["task-green-29"]["holder"]) == ("red", "blue")
        assert table.dwarf("red-w1")["at"] == f"{board}-02"


@pytest.mark.parametrize(
    ("seats", "potions", "traps", "boots"),
    [(2, 1, 1, 1), (3, 2, 2, 2), (4, 2, 2, 2), (5, 3, 2, 3), (6, 3, 2, 3)],
)
@rule("XOR-SET-8", "XOR-SET-10")
def test_the_number_of_items_follows_the_players(seats: int, potions: int, traps: int, boots: int) -> None:
    table = new_game(seats)
    assert table.look("stock") == {"experience-potion": potions, "dragon-trap": traps, "travel-boots": boots}
    assert set(table.look("crossed").values()) == {0}


@rule("XOR-SET-9")
@pytest.mark.parametrize(("seats", "traps"), [(2, 1), (4, 2), (5, 3), (6, 3)])
def test_the_third_trap_plays_with_five_or_six_if_so_agreed(seats: int, traps: int) -> None:
    assert new_game(seats, items_5_6="all_nine").look("stock")["dragon-trap"] == traps


@rule("XOR-SET-10")
def test_items_lie_ready_from_the_first_turn_on() -> None:
    table = begin(new_game(2), "red", "blue")
    assert table.look("stock") == {"travel-boots": 1, "experience-potion": 1, "dragon-trap": 1}
    table.play("red", "step_dwarf red-w1 6")
    table.play("red", "step_dwarf red-w1 boots-1")
    table.play("red", "step_dwarf red-m1 21")
    table.play("red", "step_dwarf red-m1 boots-2")
    table.play("red", "take_item travel-boots")
    assert table.look("items")["red"]["travel-boots"] == "crossed"


@rule("XOR-SET-12")
def test_two_cards_may_lie_on_one_square() -> None:
    piles = [["task-green-15", "task-green-03"], [], ["task-red-15", "task-red-03", "task-red-05", "task-red-10"]]
    table = new_game(2, [("shuffle", "card", pile) for pile in piles])
    assert table.look("quests")["open"]["green"] == piles[0]
    assert table.look("quests")["open"]["red"] == piles[2]


@rule("XOR-SET-12")
def test_each_card_of_a_shared_square_is_a_task_of_its_own() -> None:
    table = scene(
        "red-m1 on 3, red-w1 on 15, blue-m1 on 15",
        quests={
            "open": {
                "green": ["task-green-03", "task-green-15"],
                "red": ["task-red-03", "task-red-05", "task-red-10", "task-red-15"],
            }
        },
    )
    holders = {card: task["holder"] for card, task in table.look("tasks").items()}
    assert (holders["task-green-03"], holders["task-red-03"]) == ("red", "red")
    assert (holders["task-green-15"], holders["task-red-15"]) == ("red", "blue")
