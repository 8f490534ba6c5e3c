"""End and scoring (XOR-END), the short game (XOR-SHT)."""

from tests.citing import rule
from tests.games.xorlosch.talks import all_cards_but, play, scene, score, waits

from lanterne.engine import View
from lanterne.games.xorlosch import BOX
from lanterne.games.xorlosch.content.cards import CARDS, QUEST_NAMES
from lanterne.games.xorlosch.scene import scene as bare_scene
from lanterne.lab.stage import Stage

SHORT = {"mode": "short-game"}


def last_quests(dwarfs: str, settings: dict[str, str] | None = None, **left: str) -> Stage:
    """A table of two where only these open quests are left; blue has won all the other cards."""
    cards = [f"{quest}-{int(number):02d}" for quest, numbers in left.items() for number in numbers.split()]
    told = {quest: left.get(quest, "") for quest in QUEST_NAMES}
    return scene(
        dwarfs,
        seats=2,
        green=told["green"],
        blue=told["blue"],
        red=told["red"],
        waiting=dict.fromkeys(QUEST_NAMES, ""),
        won={"blue": " ".join(all_cards_but(*cards))},
        settings=settings,
    )


def ending(table: Stage) -> str:
    """The name of the ending; "" while the game goes on."""
    return str(table.game.state.ending)


# --- when it ends ---------------------------------------------------------------------------------------------------

GREEN_AND_BLUE = "red-w1 on 2, red-m1 on 16, red-w2 on 12, red-m2 on 14, blue-m1 on 22"
DRAGONS = "red-w1 on 17, red-m1 on 19, red-w2 on 20, blue-w1 on 23"


@rule("XOR-END-1")
def test_the_full_game_ends_with_the_last_quest_of_all() -> None:
    table = last_quests(GREEN_AND_BLUE, green="2 16", blue="12 14 22")
    play(table, "red: announce green")
    assert ending(table) == ""
    play(table, "red: announce blue")
    assert ending(table) == "all-quests-done"
    assert sum(score(table).values()) == 36


@rule("XOR-END-2")
def test_it_ends_at_once_and_the_last_experience_is_not_distributed() -> None:
    table = last_quests("red-w1 on 2, red-m1 on 16", green="2 16")
    play(table, "red: announce green")
    assert table.game.over
    assert table.asked == ()
    assert "turn-over" not in table.events
    assert table.describe()["saved"]["red"] == 5 + 2 - 2


@rule("XOR-SHT-1", "XOR-SHT-3")
def test_the_short_game_ends_with_the_last_dragon_quest_whatever_is_left() -> None:
    table = last_quests(DRAGONS, SHORT, green="2 16", blue="12 14 22", red="17 19 20 23")
    play(table, "red: announce red")
    assert ending(table) == "dragons-slain"
    assert score(table) == {"red": 3, "blue": 28}  # green and blue cards that were won count

    full = last_quests(DRAGONS, green="2 16", blue="12 14 22", red="17 19 20 23")
    play(full, "red: announce red")
    assert ending(full) == ""


@rule("XOR-SHT-1")
def test_the_short_game_goes_on_while_a_dragon_quest_waits() -> None:
    table = scene(DRAGONS, seats=2, red="17 19 20 23", settings=SHORT)
    play(table, "red: announce red")
    assert ending(table) == ""


@rule("XOR-SHT-1")
def test_dragons_end_the_short_game_also_as_the_last_quest_of_all() -> None:
    table = last_quests(DRAGONS, SHORT, red="17 19 20 23")
    play(table, "red: announce red")
    assert ending(table) == "dragons-slain"


def test_after_the_end_nobody_would_receive_a_task_any_more() -> None:
    table = last_quests(f"{DRAGONS}, blue-m1 on 2", SHORT, green="2 16", red="17 19 20 23")

    def told() -> set[str]:
        listed = bare_scene(View(BOX, table.game.state, -1)).panels[1]
        return {say.id for node in listed.nodes for say in node.detail}

    assert told() >= {"task-holder", "task-nobody"}
    play(table, "red: announce red")
    assert ending(table) == "dragons-slain"
    assert told().isdisjoint({"task-holder", "task-tied", "task-nobody", "task-power"})


@rule("XOR-SHT-2")
def test_the_dragon_quests_are_the_red_ones() -> None:
    dragons = {card.theme for card in CARDS if card.color == "red"}
    assert len(dragons) == 3
    assert not dragons & {card.theme for card in CARDS if card.color != "red"}

    table = last_quests(GREEN_AND_BLUE, SHORT, green="2 16", blue="12 14 22", red="17 19 20 23")
    play(table, "red: announce green", "red: announce blue")
    assert ending(table) == ""  # no other quest is left, but the dragons are
    table = last_quests(DRAGONS, SHORT, red="17 19 20 23", green="2 16")
    play(table, "red: announce red")
    assert ending(table) == "dragons-slain"


@rule("XOR-END-8")
def test_an_agreed_limit_of_rounds_stops_the_game_after_that_round() -> None:
    table = scene("red-w1 on 1, blue-w1 on 2", seats=2, settings={"max_rounds": 30}, round=29)
    play(table, "red: end_turn")
    assert waits(table) == "blue: turn_action"  # the round is played to its end
    play(table, "blue: end_turn")
    assert ending(table) == "stopped"
    assert "game-stopped" in table.events

    unlimited = scene("red-w1 on 1, blue-w1 on 2", seats=2, round=29)
    play(unlimited, "red: end_turn", "blue: end_turn")
    assert waits(unlimited) == "red: turn_action"


# --- who has won ----------------------------------------------------------------------------------------------------


def places(dwarfs: str, seats: int = 2, **won: str) -> tuple[int, ...]:
    """The places of the seats in this position."""
    return BOX.ranking(scene(dwarfs, seats=seats, won=won).game.state)


@rule("XOR-END-3")
def test_most_cards_win_whatever_their_colour() -> None:
    assert places("red-w1 L5 on 1, blue-w1 on 2", red="red-03 red-05", blue="green-02 green-03 green-06") == (2, 1)


@rule("XOR-END-4")
def test_among_equals_the_highest_single_dwarf_wins() -> None:
    assert places("red-w1 L2 on 1, red-w2 L2 on 1, red-m1 on 1, blue-m1 L3 on 2", red="red-03", blue="green-02") == (
        2,
        1,
    )
    assert places("red-w1 L5 on 1, blue-w1 on 2, blue-m1 L4 on 3", red="red-03", blue="red-05") == (1, 2)


@rule("XOR-END-5")
def test_then_the_next_highest_and_so_on_and_a_missing_dwarf_counts_nothing() -> None:
    assert places("red-w1 L2 on 1, red-m1 on 1, blue-m1 L2 on 2, blue-m2 L2 on 2") == (2, 1)
    assert places("red-w1 L3 on 1, blue-m1 L3 on 2, blue-m2 on 2") == (2, 1)  # red has more saved
    assert places("red-w1 L2 on 1 potion, blue-m1 L3 on 2") == (2, 1)


@rule("XOR-END-6")
def test_who_is_equal_in_everything_shares_the_victory() -> None:
    dwarfs = "red-w1 L2 on 1, red-m1 on 1, blue-m3 L2 on 9, blue-m1 on 2, green-w1 on 3"
    assert places(dwarfs, seats=3, red="red-03", blue="green-02", green="green-03") == (1, 1, 3)


@rule("XOR-END-7")
def test_all_places_are_found_by_the_same_comparison() -> None:
    dwarfs = "red-w1 L2 on 1, blue-w1 L3 on 1, green-w1 L2 on 1, yellow-w1 L5 on 1, black-w1 L2 on 3, black-m1 on 3"
    assert places(dwarfs, seats=5, red="red-03", blue="red-05", green="red-10", black="red-13") == (3, 1, 3, 5, 2)
