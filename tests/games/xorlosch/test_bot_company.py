"""The bots in company: they ask, bargain, keep to what they paid for, and no game of theirs stands still."""

from collections import Counter
from functools import cache

import pytest
from tests.games.watched import watched, whole
from tests.games.xorlosch.talks import ONE_EACH, play, scene

from lanterne.engine import call_to_text
from lanterne.games.xorlosch import BOX
from lanterne.games.xorlosch.bot import BOTS
from lanterne.lab.results import Rows
from lanterne.lab.stage import Stage

STALL = 12
"""Rounds in which no quest is done: more, and the game stands still."""


def says(table: Stage, bot: str = "steady") -> str:
    """The bot's answer for the seat that is asked."""
    (seat,) = table.asked
    return call_to_text(BOX, BOTS[bot]("test").choose(table.view(seat)))


def goes_on(table: Stage, seat: str, bot: str = "steady") -> list[str]:
    """Let one bot play for the seat until somebody else is asked, or its turn ends."""
    player, words = BOTS[bot]("test"), [""]
    while table.asked == (seat,) and words[-1] != "end_turn":
        words.append(call_to_text(BOX, player.choose(table.view(seat))))
        table.play(seat, words[-1])
    return words[1:]


LEAD = "green-02 green-03 green-06 green-07 green-09 green-11"


# --- asking -----------------------------------------------------------------------------------------------------------


def test_it_asks_although_somebody_may_refuse() -> None:
    """Red leads, so blue will hardly agree; but a proposal costs nothing."""
    table = scene(
        "red-w1 L6 on 17, red-m1 L5 on 19, blue-w1 L3 on 20, blue-w2 on 23", red="17 19 20 23", won={"red": LEAD}
    )
    assert "propose red" in goes_on(table, "red")


def test_it_does_not_ask_twice_for_the_same_share() -> None:
    def asks() -> bool:
        table = scene(ONE_EACH, blue="12 14 22", points=0, spent=True, won={"red": LEAD}, round=turn)
        return call_to_text(BOX, red.choose(table.view("red"))) == "propose blue"

    red, turn = BOTS["steady"]("test"), 3
    assert asks()
    turn = 4
    assert not asks()


# --- answering --------------------------------------------------------------------------------------------------------


def with_one_of_four(seats: int) -> Stage:
    """Red proposes the red quest and would have two tasks; green has one, and blue, who is asked, one."""
    table = scene("red-w1 L3 on 17, red-m1 L2 on 19, green-w1 on 20, blue-w1 on 23", red="17 19 20 23", seats=seats)
    play(table, "red: propose red", "red: ask_task task-red-23")
    return table


def test_the_more_players_the_less_a_rivals_card_hurts() -> None:
    assert says(with_one_of_four(3), "steady") == "veto task-red-23"
    assert says(with_one_of_four(6), "steady") == "agree task-red-23"


def test_it_never_objects_to_a_task_it_has_spent_a_trap_on() -> None:
    """A trap takes away red's majority; red proposes instead, and blue gets one card of two: no gain, with two players,
    but what the trap was for."""
    dwarfs = "red-w1 on 2, red-m1 on 16, blue-w1 on 16"
    table = scene(dwarfs, green="2 16", items="blue trap", seats=2)
    play(table, "red: announce green")
    assert says(table) == "set_trap blue-w1 task-green-16"
    play(table, "blue: set_trap blue-w1 task-green-16", "red: propose_now green", "red: ask_all")
    assert says(table) == "agree task-green-16"


def test_it_spends_nothing_on_talks_that_fail_anyway() -> None:
    """Blue's trap could take 20 from green, who objects; but yellow objects too."""
    dwarfs = "red-w1 L5 on 17, blue-m1 L2 on 19, green-w1 L2 on 20, blue-w1 on 20, yellow-w1 on 23"

    def answer(yellow: str) -> str:
        table = scene(dwarfs, red="17 19 20 23", items="blue trap", seats=4)
        play(table, "red: propose red", "red: ask_all", "blue: agree task-red-19", "green: veto task-red-20")
        play(table, f"yellow: {yellow} task-red-23")
        assert table.asked == ("blue",)
        return says(table)

    assert answer("agree") == "set_trap blue-w1 task-red-20"
    assert answer("veto") == "keep"


def test_favours_are_returned_and_wrongs_remembered() -> None:
    def answer(bot: str, **did: int) -> str:
        return says(asked_about_22(**did), bot)

    assert answer("steady:avenger") == "agree task-blue-22"
    assert answer("steady:avenger", hurt=3) == "veto task-blue-22"
    assert answer("steady:slayer", hurt=3) == answer("steady:slayer")


def asked_about_22(**did: int) -> Stage:
    """Red proposes the blue quest; green, with one task of three as everybody, is asked."""
    table = scene(ONE_EACH, blue="12 14 22", seats=4, favours={"red": {"green": did}})
    play(table, "red: propose blue", "red: ask_task task-blue-22")
    return table


# --- recruits ---------------------------------------------------------------------------------------------------------


def test_a_recruit_is_not_sent_home_before_it_has_taken_a_step() -> None:
    table = scene("red-w1 L3 on 17, red-m1 on start, red-m2 on start, blue-w1 L5 on 20", red="17 19 20 23")
    assert not [words for words in goes_on(table, "red") if words.startswith("remove_dwarf")]


# --- whole games ------------------------------------------------------------------------------------------------------


def seated(players: int, bots: list[str], game: int) -> list[str]:
    """Who sits where: the bots in turn, one place further in each game."""
    return [bots[(place + game) % len(bots)] for place in range(players)]


@cache
def some_games(players: int, games: int = 12) -> list[Rows]:
    """Games of steady bots with one in the place of a person, who goes round the table."""
    people = [["silent" if place == n % players else "steady" for place in range(players)] for n in range(games)]
    return [watched("xorlosch", bots, f"company {n}") for n, bots in enumerate(people)]


def total(games: list[Rows], column: str) -> int:
    """A column of all seats of all games together."""
    return sum(whole(seat[column]) for rows in games for seat in rows.seats)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_people_are_asked_in_most_games(players: int) -> None:
    games = some_games(players)
    people = [seat for rows in games for seat in rows.seats if seat["bot"] == "silent"]
    assert sum(bool(person["was_asked"]) for person in people) >= 0.75 * len(games)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_recruits_items_and_traps(players: int) -> None:
    games = some_games(players)
    assert total(games, "dwarfs_added_idle") < 0.05 * total(games, "dwarfs_added")
    assert total(games, "items_used") >= 0.8 * players * len(games)
    assert total(games, "traps_wasted") == 0


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("board", ["ruins", "dungeon"])
def test_no_game_stands_still(players: int, board: str) -> None:
    characters = list(BOTS)
    for game in range(4):
        names = seated(players, characters, game)
        told = watched("xorlosch", names, f"stall {board} {game}", {"board": board}).game
        assert not told["stopped"]
        stall = whole(told["longest_stall"])
        assert stall < STALL, f"no quest was done for {stall} rounds in game {game} of {names}"


def test_the_characters_differ() -> None:
    """The go-between asks more often than the others, the dragon slayer least."""
    asked: Counter[str] = Counter()
    for name in BOTS:
        asked[name] = total([watched("xorlosch", [name] * 4, f"characters {game}") for game in range(6)], "proposed")
    assert asked["steady:broker"] > asked["steady"] > asked["steady:slayer"]
