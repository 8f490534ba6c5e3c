"""One conformance suite for every game: a new game only has to be registered."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lanterne.bots import RandomBot
from lanterne.engine import Answer, Log, Seat, Table, Undo, read_log, write_log
from lanterne.lab.conformance import play_and_check, survives_saving
from lanterne.lab.cover import pairwise, tables
from lanterne.registry import GAMES, bots, box
from tests.engine.play import states_of


def mixes(game: str) -> list[tuple[str, ...]]:
    """All random, all of the game's own first bot, and half and half."""
    own = [name for name in bots(game) if name != "random"][:1]
    return [("random",), *((name,) for name in own), *((name, "random") for name in own)]


COVER = {
    f"{game}-{number}": (game, seats, settings)
    for game in GAMES
    for number, (seats, settings) in enumerate(tables(box(game), mixes(game)))
}
ONE_OF_EACH_MIX = {(game, frozenset(seats)): (game, seats, settings) for game, seats, settings in COVER.values()}
"""Of the tables of each game at which the same bots sit, one."""


@pytest.mark.parametrize(("game", "seats", "settings"), COVER.values(), ids=COVER)
def test_whole_games_hold(game: str, seats: list[str], settings: dict[str, Any]) -> None:
    """Play ends by a rule or the named stop, offers something, keeps components and secrets, survives saving."""
    found = box(game)
    assert play_and_check(found, seats, settings, seed="conformance", looks=20).ending in found.endings


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    ONE_OF_EACH_MIX.values(),
    ids=["-".join((game, *sorted(mix))) for game, mix in ONE_OF_EACH_MIX],
)
def test_the_same_seed_leads_to_the_same_end(game: str, seats: list[str], settings: dict[str, Any]) -> None:
    """Nothing is left behind by one game that another would meet, and no chance but the seed's."""
    first, second = (play_and_check(box(game), seats, settings, seed="again", looks=0) for _ in range(2))
    assert first == second


def random_table(game: str, seed: int, decisions: int, undos: bool = False) -> Table[Any]:
    """A table on which random bots have played, taking some of it back where that is free, or where all agree."""
    found = box(game)
    seats = [Seat(f"person {number}") for number in range(min(found.seats[0] + 1, found.seats[-1]))]
    table = Table.new(found, seats, {}, seed=bytes([seed]) * 32)
    bot, chance = RandomBot(str(seed)), random.Random(seed)
    for _ in range(decisions):
        if table.over:
            break
        seat = table.asked[0]
        if undos and table.undo_limit(seat) < table.last and chance.random() < 0.4:
            before, undone_before = table.state.hash(), len(table.undone)
            table.undo(seat, table.undo_limit(seat))
            while len(table.undone) > undone_before and chance.random() < 0.9:
                table.redo()
            if len(table.undone) == undone_before:
                assert table.state.hash() == before, "taking back and doing again leads elsewhere"
            continue
        if undos and table.last > max(table.chapter, 0) and chance.random() < 0.05:
            table.undo(seat, agreed=range(len(seats)))
            continue
        table.answer(seat, bot.choose(table.view(seat)))
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_log_replays_to_the_same_hash_after_undo_and_redo(game: str, seed: int, tmp_path: Path) -> None:
    table = random_table(game, seed, 400, undos=True)
    assert any(isinstance(entry, Undo) for entry in table.log.entries)
    write_log(tmp_path / "game.log", table.log)
    again = Table.replay(box(game), read_log(tmp_path / "game.log"))
    assert again.state.hash() == table.state.hash()
    assert [state.hash() for state in states_of(again)] == [state.hash() for state in states_of(table)]


@pytest.mark.parametrize("game", GAMES)
def test_another_process_replays_the_log_to_the_same_hash(game: str, tmp_path: Path) -> None:
    table = random_table(game, 5, 300, undos=True)
    write_log(tmp_path / "game.log", table.log)
    code = (
        "import sys, pathlib; from lanterne.engine import Table, read_log; from lanterne.registry import box; "
        f"print(Table.replay(box({game!r}), read_log(pathlib.Path(sys.argv[1]))).state.hash())"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "game.log")]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert printed.stdout.strip() == table.state.hash()


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_game_can_be_saved_and_played_on(game: str) -> None:
    table = random_table(game, 9, 250)
    for state in states_of(table):
        survives_saving(box(game), state)
    answers = [entry for entry in table.log.entries if isinstance(entry, Answer)]
    for cut in range(0, len(table.log.entries), 40):
        part = Table.replay(box(game), Log(table.log.header, table.log.entries[: cut + 1]), seed=bytes([9]) * 32)
        for entry in answers[cut:]:
            part.answer(entry.seat, part.box.decode(list(entry.answer)))
        assert part.log.entries == table.log.entries, f"resumed after entry {cut}, the game goes otherwise"


def test_a_pairwise_cover_covers_every_pair() -> None:
    settings: dict[str, list[Any]] = {"a": [1, 2, 3], "b": ["x", "y"], "c": [True, False], "d": list("pqrst")}
    cover = pairwise(settings)
    for one in settings:
        for other in settings:
            if one < other:
                met = {(combination[one], combination[other]) for combination in cover}
                assert met == {(a, b) for a in settings[one] for b in settings[other]}
    assert len(cover) < 3 * 2 * 2 * 5


def test_values_that_cannot_meet_are_kept_apart() -> None:
    """ "far" asks for "x", and "x" for 1: so "far" is never with 2 or 3, although nothing forbids just that."""
    settings: dict[str, list[Any]] = {"a": [1, 2, 3], "b": ["x", "y"], "c": ["near", "far"]}
    never = [{("a", 2), ("b", "x")}, {("a", 3), ("b", "x")}, {("b", "y"), ("c", "far")}]
    cover = pairwise(settings, lambda one, other: {one, other} in never)
    assert {(each["a"], each["b"]) for each in cover} == {(1, "x"), (1, "y"), (2, "y"), (3, "y")}
    assert {(each["b"], each["c"]) for each in cover} == {("x", "near"), ("x", "far"), ("y", "near")}
    assert {(each["a"], each["c"]) for each in cover} == {(1, "near"), (1, "far"), (2, "near"), (3, "near")}


@pytest.mark.parametrize("game", GAMES)
def test_every_value_is_played_by_as_many_as_it_is_for(game: str) -> None:
    found = box(game)
    played = [(len(seats), settings) for seats, settings in tables(found, mixes(game))]
    for seats, settings in played:
        found.check_seats(seats, settings)
        found.full_settings(settings, simulation=True)
    for setting in (each for each in found.settings if each.simulation is None and each.seats):
        for value, numbers in zip(setting.values, setting.seats, strict=True):
            assert {seats for seats, settings in played if settings[setting.name] == value} == set(numbers)
