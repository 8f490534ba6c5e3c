"""Award and new quests (XOR-NEW)."""

from tests.citing import rule
from tests.games.xorlosch.talks import all_cards_but, play, quest_actions, scene, score, waits, won

ALL_BLUE = "red-w1 on 12, red-m1 on 14, blue-m1 on 22"


@rule("XOR-NEW-1")
def test_every_player_takes_the_cards_of_his_tasks_face_up() -> None:
    table = scene(ALL_BLUE, blue="12 14 22", won={"blue": "red-30"})
    play(table, "red: announce blue")
    assert won(table, "red") == ["blue-12", "blue-14"]  # as a spectator sees it
    assert won(table, "blue") == ["red-30", "blue-22"]
    assert table.describe("green")["score"] == {"red": 2, "blue": 2, "green": 0}
    assert table.events.count("card-won") == 3


@rule("XOR-NEW-1")
def test_who_was_able_and_gets_nothing_is_told() -> None:
    table = scene(
        "red-w1 L3 on 12, red-m1 on 14, blue-m1 on 22, blue-w1 L2 on 12, green-w1 on 12, green-m1 on 9", blue="12 14 22"
    )
    play(table, "red: announce blue")
    [told] = [said for said in table.said if said.event.message == "left-out"]
    assert told.args[0] == (2,), "blue has a task; green is weaker than red and has none"
    assert told.event.befalls == "seats"


@rule("XOR-NEW-1")
def test_nobody_is_left_out_of_what_they_could_not_do() -> None:
    table = scene(f"{ALL_BLUE}, green-m1 on 12", blue="12 14 22")
    play(table, "red: announce blue")
    assert table.events.count("left-out") == 0


@rule("XOR-NEW-2", "XOR-NEW-3")
def test_the_waiting_quest_opens_at_once_and_the_next_cards_of_the_pile_wait() -> None:
    table = scene(ALL_BLUE, blue="12 14 22", waiting={"blue": "24 25 26"}, pile={"blue": "23 08 01 10"})
    before = table.describe()["quests"]
    play(table, "red: announce blue")
    quests = table.describe()["quests"]
    assert quests["open"]["blue"] == ["task-blue-24", "task-blue-25", "task-blue-26"]
    assert quests["waiting"]["blue"] == ["task-blue-23", "task-blue-08", "task-blue-01"]
    assert quests["pile"]["blue"] == before["pile"]["blue"] - 3
    assert quests["open"]["green"] == before["open"]["green"]
    assert waits(table) == "red: turn_action"


@rule("XOR-NEW-2", "XOR-NEW-3")
def test_with_an_empty_pile_nothing_waits() -> None:
    left = ["blue-12", "blue-14", "blue-22", "blue-24", "blue-25", "blue-26"]
    rest = [card for card in all_cards_but(*left) if card.startswith("blue")]
    table = scene(ALL_BLUE, blue="12 14 22", waiting={"blue": "24 25 26"}, won={"green": " ".join(rest)})
    play(table, "red: announce blue")
    quests = table.describe()["quests"]
    assert quests["open"]["blue"] == ["task-blue-24", "task-blue-25", "task-blue-26"]
    assert (quests["waiting"]["blue"], quests["pile"]["blue"]) == ([], 0)


@rule("XOR-NEW-4")
def test_the_new_quest_may_be_completed_immediately() -> None:
    table = scene("red-w1 on 2, red-m1 on 16, red-w2 on 7, red-m2 on 9", green="2 16", waiting={"green": "7 9"})
    play(table, "red: announce green")
    assert quest_actions(table) == ["announce green"]
    play(table, "red: announce green")
    assert score(table) == {"red": 4}


@rule("XOR-NEW-5")
def test_an_exhausted_colour_has_no_quest_to_complete() -> None:
    greens = [card for card in all_cards_but("green-02", "green-16") if card.startswith("green")]
    table = scene(
        "red-w1 on 2, red-m1 on 16, blue-w1 on 12, blue-m1 on 14, blue-m2 on 22",
        green="2 16",
        blue="12 14 22",
        waiting={"green": ""},
        won={"green": " ".join(greens)},
    )
    play(table, "red: announce green")
    assert table.describe()["quests"]["open"]["green"] == []
    assert quest_actions(table) == ["propose blue"]
