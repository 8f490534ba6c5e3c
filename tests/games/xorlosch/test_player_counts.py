"""Numbers of players (XOR-PLC)."""

import pytest
from tests.citing import rule
from tests.games.xorlosch.talks import offered, play, scene, score, waits

from lanterne import registry
from lanterne.engine import Call, IllegalAnswer, Log, Seat, SeedDice, Table
from lanterne.engine.log import HandedOver, parse_log
from lanterne.games.xorlosch import BOX
from lanterne.games.xorlosch.content.cards import ITEM_NAMES
from lanterne.games.xorlosch.state import State

SEED = bytes(32)


@pytest.mark.parametrize(
    ("players", "boots", "potions", "traps"), [(2, 1, 1, 1), (3, 2, 2, 2), (4, 2, 2, 2), (5, 3, 3, 2), (6, 3, 3, 2)]
)
@rule("XOR-PLC-1")
def test_only_the_items_depend_on_the_number_of_players(players: int, boots: int, potions: int, traps: int) -> None:
    told = BOX.describe(BOX.view(BOX.new(players, SeedDice(SEED)).state, -1))
    assert [told["stock"][item] for item in ITEM_NAMES] == [boots, potions, traps]
    assert {name: len(cards) for name, cards in told["quests"]["open"].items()} == {"green": 2, "blue": 3, "red": 4}
    assert {name: len(cards) for name, cards in told["quests"]["waiting"].items()} == {"green": 2, "blue": 3, "red": 4}
    assert told["quests"]["pile"] == {"green": 8, "blue": 6, "red": 4}


@rule("XOR-PLC-2")
def test_two_players_negotiate_like_more() -> None:
    table = scene("red-w1 L5 on 12, blue-m1 on 14, blue-m2 on 22", blue="12 14 22", seats=2)
    play(table, "red: propose blue", "red: ask_all", "blue: agree task-blue-14", "blue: veto task-blue-22")
    assert score(table) == {}
    assert waits(table) == "blue: reconsider"
    play(table, "blue: agree task-blue-22")
    assert waits(table) == "red: propose_on"
    assert offered(table) == ["keep", "withdraw"]
    play(table, "red: keep")
    assert score(table) == {"red": 1, "blue": 2}


# --- a player leaves ------------------------------------------------------------------------------------------------


def opened() -> Table[State]:
    """Ann and Ben have chosen their colours; Ann is asked for her group."""
    table = Table.new(BOX, [Seat("Ann"), Seat("Ben")], {"start_player": 1}, SEED)
    for seat in (0, 1):
        table.answer(seat, table.view(seat).options()[0])
    return table


def balanced(table: Table[State]) -> Call:
    choice = table.game.choice
    assert choice is not None
    assert choice.default is not None
    return choice.default


@rule("XOR-PLC-3")
def test_a_bot_takes_over_the_seat_of_a_player_who_leaves_and_the_game_stays_as_it_is() -> None:
    table = opened()
    before, waiting = table.state.hash(), table.choice_id
    table.hand_over(0, Seat("a bot", "random"))
    assert table.seats == (Seat("a bot", "random"), Seat("Ben"))
    assert (table.state.hash(), table.choice_id, table.asked) == (before, waiting, (0,))
    table.answer(0, balanced(table), waiting)
    assert table.asked == (1,)


@rule("XOR-PLC-3")
def test_a_player_who_leaves_has_a_steady_substitute() -> None:
    table = opened()
    table.leave(0)
    assert table.seats == (Seat("steady 1", "steady"), Seat("Ben"))
    answer = registry.bot("xorlosch", table.seats[0].bot)("substitute").choose(table.view(0))
    table.answer(0, answer)
    assert table.asked == (1,)


@rule("XOR-PLC-3")
def test_who_left_stands_in_the_log() -> None:
    table = opened()
    table.hand_over(0, Seat("a bot", "random"))
    table.answer(0, balanced(table))
    log: Log = parse_log(b"\n".join(table.log.lines()))
    assert log.entries[3] == HandedOver(3, 0, "a bot", "random")
    assert log.header.seats[0].person == "Ann"
    again = Table.replay(BOX, log, seed=SEED)
    assert (again.state.hash(), again.seats) == (table.state.hash(), table.seats)


@rule("XOR-PLC-3")
def test_taking_back_passes_by_a_hand_over_but_brings_nobody_back() -> None:
    table = opened()
    start = table.state_after(1).hash()
    table.hand_over(0, Seat("a bot", "random"))
    table.undo(1)  # Ben's choice of a colour; the bot does not mind
    assert table.state.hash() == start
    assert table.seats[0].bot == "random"


@rule("XOR-PLC-3")
def test_a_seat_that_is_not_there_cannot_be_handed_over() -> None:
    with pytest.raises(IllegalAnswer, match="there is no seat 2"):
        opened().hand_over(2, Seat("a bot", "random"))
