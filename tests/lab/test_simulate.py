"""Simulations: the same figures from one seed, whatever the way they are played."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import Table, read_log
from lanterne.engine.log import Answer
from lanterne.errors import BadArgument
from lanterne.lab import one_game, planning
from lanterne.lab import simulate as lab
from lanterne.lab.one_game import Played
from lanterne.lab.simulate import Report, records, simulate
from lanterne.lab.tables import beside, read_table, read_tables

QUICK = {"max_rounds": 30}


def figures(report: Report) -> dict[str, Any]:
    """All but the time it took."""
    return {name: value for name, value in report.figures().items() if name not in ("seconds", "games_per_second")}


@pytest.fixture(scope="module")
def alone() -> Report:
    return simulate("xorlosch", ["random"], games=7, seed=11, settings=QUICK, players=3)


def test_workers_and_logs_change_nothing(alone: Report, tmp_path: Path) -> None:
    for workers in (1, 2):
        logged = simulate("xorlosch", ["random"], 7, 11, workers, QUICK, tmp_path / str(workers), players=3)
        assert figures(logged) == figures(alone)
    logs = sorted((tmp_path / "1").iterdir())
    assert [log.name for log in logs] == [f"xorlosch-11-{number:06}.jsonl" for number in range(1, 8)]
    decisions = 0
    for path in logs:
        assert path.read_bytes() == (tmp_path / "2" / path.name).read_bytes()
        log = read_log(path)
        assert Table.replay(registry.box("xorlosch"), log).over
        assert [seat.bot for seat in log.header.seats] == ["random"] * 3
        decisions += sum(isinstance(entry, Answer) for entry in log.entries)
    assert decisions == alone.decisions


def test_parts_add_up_to_the_whole(alone: Report) -> None:
    parts = [
        simulate("xorlosch", ["random"], games, 11, settings=QUICK, players=3, first=first)
        for first, games in [(1, 3), (4, 4)]
    ]
    assert sum(part.decisions for part in parts) == alone.decisions
    assert [sum(wins) for wins in zip(*(part.wins_by_seat for part in parts), strict=True)] == alone.wins_by_seat


def test_another_seed_gives_other_games(alone: Report) -> None:
    other = simulate("xorlosch", ["random"], games=7, seed=12, settings=QUICK, players=3)
    assert figures(other) != figures(alone) | {"seed": 12}


def test_seats_do_not_share_their_chance() -> None:
    assert len({planning.bot_seed(1, number, seat) for number in range(1, 50) for seat in range(6)}) == 49 * 6
    assert len({planning.chance_seed(seed, number) for seed in range(20) for number in range(1, 50)}) == 20 * 49


def test_settings_have_the_defaults_of_simulations() -> None:
    assert planning.plan("xorlosch", ["random"], 1, 1).settings["max_rounds"] == 150
    assert planning.plan("xorlosch", ["random"], 1, 1, {"max_rounds": "none"}).settings["max_rounds"] is None


def test_one_bot_takes_all_seats() -> None:
    assert planning.plan("xorlosch", ["random"], 1, 1).bots == ("random",) * 2
    assert planning.plan("xorlosch", ["random"], 1, 1, players=5).bots == ("random",) * 5


def test_one_bot_takes_as_many_seats_as_the_settings_are_for() -> None:
    assert planning.plan("dungeon-lords", ["random"], 1, 1).bots == ("random",) * 2
    assert planning.plan("dungeon-lords", ["random"], 1, 1, {"trainer": "first-blood"}).bots == ("random",)
    for players, seats in ((3, ["random"]), (None, ["random", "random"])):
        with pytest.raises(ValueError, match="dungeon-lords with trainer=first-blood is for 1 player, not"):
            planning.plan("dungeon-lords", seats, 1, 1, {"trainer": "first-blood"}, players)


def test_counting() -> None:
    """Two bots, one of them on two seats; a game won alone, a shared victory, a game that was stopped."""
    report = Report("xorlosch", ("a", "b", "a"), 1, 1, {}, endings={"done": 0, "stopped": 0}, wins_by_seat=[0, 0, 0])
    report.add(Played("done", (0,), 10, 4), "stopped")
    report.add(Played("done", (1, 2), 20, 6), "stopped")
    report.add(Played("stopped", (2,), 30, 30), "stopped")
    assert (report.games, report.finished, report.stopped) == (3, 2, 1)
    assert report.endings == {"done": 2, "stopped": 1}
    assert (report.wins_by_seat, report.wins_by_bot, report.shared) == ([1, 1, 2], {"a": 3, "b": 1}, 1)
    assert (report.decisions, report.rounds) == (60, 40)
    assert report.figures()["decisions_per_game"] == 20


def test_a_game_without_rounds_counts_none() -> None:
    report = Report("other", ("a",), 1, 1, {}, endings={"done": 0}, wins_by_seat=[0])
    report.add(Played("done", (0,), 10, None), "stopped")
    assert report.figures()["rounds"] is report.figures()["rounds_per_game"] is None


def test_a_game_that_restarts_its_round_numbers_counts_none() -> None:
    report = simulate("dungeon-lords", ["random"], 1, settings={"trainer": "first-blood"})
    assert report.rounds is None, "the round is that of a combat, which is over"


def test_progress_is_reported_after_every_game() -> None:
    games: list[one_game.Played] = []
    report = lab.run(planning.plan("xorlosch", ["random"], 4, 1, QUICK), each=games.append)
    assert len(games) == 4
    assert sum(game.decisions for game in games) == report.decisions


def test_a_broken_game_travels_from_its_worker() -> None:
    broke = pickle.loads(pickle.dumps(one_game.Broke(7, "AssertionError: a dwarf is missing", "the trace")))
    assert (str(broke), broke.number, broke.trace) == (
        "game 7 broke: AssertionError: a dwarf is missing",
        7,
        "the trace",
    )


@pytest.mark.parametrize("workers", [1, 2])
def test_a_folder_that_goes_away_is_named(workers: int, tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    plan = planning.plan("xorlosch", ["random"], 2, 1, QUICK, logs=folder)
    folder.rmdir()
    with pytest.raises(one_game.Unwritable, match=r"logs/xorlosch-1-000001\.jsonl cannot be written: No such file"):
        lab.run(plan, workers)


def test_records_are_what_the_tables_get(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    settings = {"max_rounds": 30}
    report = simulate("xorlosch", ["random"], 4, settings=settings, players=3, out=out, decisions=True)
    found = list(records("xorlosch", "random", 4, settings=settings, players=3, decisions=True, workers=2))
    assert ([each.game for each in found], [row for each in found for row in each.seats]) == read_tables(out)
    assert [row for each in found for row in each.decisions] == read_table(beside(out, "decisions"))
    assert report.games == len(found) == 4
    bare = next(iter(records("xorlosch", ["random"], 1, settings=settings, players=3)))
    assert (bare.game, bare.decisions) == (found[0].game, [])


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": "3"}, "games must be a whole number, not '3'"),
        ({"games": 0}, "the number of games must be at least 1, not 0"),
        ({"seed": 1.5}, r"seed must be a whole number, not 1\.5"),
        ({"workers": 0}, "the number of workers must be from 1 to 256, not 0"),
        ({"seats": ["stedy"]}, "xorlosch has no bot called 'stedy'"),
        ({"players": 9}, "xorlosch is for 2 to 6 players, not 9"),
    ],
)
def test_what_does_not_fit_is_refused_at_once(wrong: dict[str, Any], sentence: str) -> None:
    arguments: dict[str, Any] = {"game": "xorlosch", "seats": ["random"], "games": 1, **wrong}
    for play in (simulate, records):
        with pytest.raises(BadArgument, match=sentence):
            play(**arguments)
