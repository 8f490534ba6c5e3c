"""Tables that begin at a position: it is in the log, so saving, replay and undo work as always."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanterne import registry
from lanterne.engine import Log, LogError, Seat, Table, read_log, write_log
from lanterne.engine.log import parse_log
from tests.engine.cellar import CELLAR, CRYPT, SHELF, WELL, bid, peek, walk
from tests.engine.play import SEED, all_bid, table_of

SEATS = [Seat("Ann"), Seat("Bob")]
DEEP = {"square": ["shelf", "well"], "coins": [1, 2]}
HUNT = {"dwarfs": {"yellow-w1": {"at": "start", "level": 2}, "white-m1": {"at": 6, "level": 3}}, "active": "white"}


def deep_table() -> Table[Any]:
    return Table.new(CELLAR, SEATS, seed=SEED, position=DEEP)


def written(log: Log) -> Log:
    return parse_log(b"\n".join(log.lines()) + b"\n")


def test_a_table_begins_at_its_position() -> None:
    table = deep_table()
    assert [(player.square, player.coins) for player in table.state.players] == [(SHELF, 1), (WELL, 2)]
    all_bid(table, 1, 0)
    table.answer(0, walk(SHELF + 1))
    assert table.state.players[0].square == SHELF + 1


def test_the_log_tells_the_position(tmp_path: Path) -> None:
    table = deep_table()
    table.answer(0, bid(1))
    assert next(iter(table.log.lines())).endswith(b',"position":{"square":["shelf","well"],"coins":[1,2]}}')
    write_log(tmp_path / "game.log", table.log)
    assert read_log(tmp_path / "game.log") == table.log


def test_a_game_from_its_set_up_has_neither_names_nor_position_in_its_log() -> None:
    header = next(iter(table_of("Ann", "Bob").log.lines()))
    assert list(msgspec.json.decode(header)) == ["lanterne", "game", "rules", "options", "seats", "commitment"]


def test_a_table_that_began_at_a_position_is_replayed_and_played_on() -> None:
    table = deep_table()
    all_bid(table, 1, 0)
    table.answer(0, peek())
    again = Table.replay(CELLAR, written(table.log), seed=SEED)
    assert again.state.hash() == table.state.hash()
    for each in (table, again):
        each.answer(0, walk(SHELF + 1))
    assert again.log == table.log
    assert Table.replay(CELLAR, written(table.log), to=0).state.players[1].square == WELL


def test_an_undo_goes_back_as_far_as_the_position() -> None:
    table = deep_table()
    before = table.state.hash()
    all_bid(table, 1, 0)
    table.undo(0, 0, agreed=(1,))
    assert table.state.hash() == before
    all_bid(table, 0, 2)
    table.answer(1, walk(SHELF - 2))
    assert Table.replay(CELLAR, written(table.log)).state.hash() == table.state.hash()


def test_a_position_near_the_end_is_soon_played_out() -> None:
    table = Table.new(CELLAR, SEATS, seed=SEED, position={"square": ["arch", "door"]})
    all_bid(table, 0, 0)
    table.answer(0, walk(CRYPT))
    assert table.over
    assert Table.replay(CELLAR, written(table.log)).log == table.log


def test_seats_go_by_their_names() -> None:
    table = Table.new(registry.box("xorlosch"), SEATS, seed=SEED, names=("yellow", "white"), position=HUNT)
    assert table.box.seat_names(table.state) == ("yellow", "white")
    assert table.asked == (1,)
    table.answer(1, table.box.decode(["step_dwarf", "white-m1", "ruins-07"]))
    again = Table.replay(table.box, written(table.log), seed=SEED)
    assert (again.state.hash(), again.log) == (table.state.hash(), table.log)


def test_names_alone_leave_the_set_up_as_it_is() -> None:
    table = Table.new(registry.box("xorlosch"), SEATS, {"start_player": 2}, SEED, names=("white", "green"))
    assert (table.view(1).decision.name, table.asked) == ("choose_group", (1,))
    assert Table.replay(table.box, written(table.log)).log == table.log


@pytest.mark.parametrize(
    ("names", "position", "said"),
    [
        (("yellow",), {}, "colours must name 2 different colours"),
        (("yellow", "pink"), {}, "there is no colour called 'pink'"),
        (("yellow", "white"), {"dwarfs": {"red-w1": 6}}, "red does not play"),
        (("yellow", "white"), {"goblins": 3}, "a position of xorlosch has no 'goblins'"),
    ],
)
def test_what_cannot_be_gets_a_sentence(names: tuple[str, ...], position: dict[str, Any], said: str) -> None:
    box = registry.box("xorlosch")
    with pytest.raises(ValueError, match=said):
        Table.new(box, SEATS, names=names, position=position)
    good = Table.new(box, SEATS, names=("yellow", "white"), position=HUNT)
    header = msgspec.structs.replace(good.log.header, names=names, position=position)
    with pytest.raises(LogError, match=f"entry 0 does not follow the rules: {said}"):
        Table.replay(box, Log(header, good.log.entries))


def test_a_game_whose_seats_have_no_names_says_so() -> None:
    with pytest.raises(ValueError, match="the seats of cellar have no names to choose"):
        Table.new(CELLAR, SEATS, names=("red", "green"))


def test_a_position_that_is_no_table_is_no_header() -> None:
    lines = list(deep_table().log.lines())
    spoilt = lines[0].replace(b'{"square":["shelf","well"],"coins":[1,2]}', b'"the shelf"')
    with pytest.raises(LogError, match=r"does not begin with the header .* at `\$\.position`"):
        parse_log(b"\n".join([spoilt, *lines[1:]]))
