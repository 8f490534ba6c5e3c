"""Tables of results: the same rows whatever the way they are played, and what games declare."""

from pathlib import Path
from typing import Any

import pytest

from lanterne import registry
from lanterne.lab import simulate as lab
from lanterne.lab.results import Rows
from lanterne.lab.tables import TableError, TableWriter, beside, read_table, read_tables

PLAYED = [
    ("xorlosch", 3, {"max_rounds": 30}),
    ("dungeon-lords", 3, {}),
    ("dungeon-run", 3, {}),
    ("heroquest", 5, {}),
    ("warhammer-quest", 4, {}),
]


def recorded(
    game: str, players: int, settings: dict[str, Any], games: int = 2, logs: Path | None = None, workers: int = 1
) -> list[Rows]:
    plan = lab.plan(game, ["steady"], games, 5, settings, players, logs=logs, record="decisions")
    found: list[Rows] = []

    def keep(played: lab.Played) -> None:
        assert played.rows is not None
        found.append(played.rows)

    lab.run(plan, workers, keep)
    return found


@pytest.mark.parametrize(("game", "players", "settings"), PLAYED)
def test_every_declared_column_has_a_figure_in_every_row(game: str, players: int, settings: dict[str, Any]) -> None:
    declared = registry.manifest(game).statistics
    for rows in recorded(game, players, settings, games=1):
        assert {*declared.game, *declared.game_events} <= rows.game.keys()
        assert len(rows.seats) == players
        for row in rows.seats:
            assert {*declared.seat, *declared.seat_events, *declared.first} <= row.keys()
        assert len(rows.decisions) == rows.game["decisions"]
        for column in declared.first:
            assert sum(bool(row[column]) for row in rows.seats) <= 1


@pytest.mark.parametrize(("game", "players", "settings"), PLAYED)
def test_events_that_tallies_count_belong_to_the_game(game: str, players: int, settings: dict[str, Any]) -> None:
    declared, events = registry.manifest(game).statistics, registry.box(game).events
    tallies = [tally for column in (*declared.seat_events.values(), *declared.first.values()) for tally in column]
    counted = [event for column in declared.game_events.values() for event in column]
    assert {tally.event.message for tally in tallies} | {event.message for event in counted} <= events.keys()


def test_workers_and_logs_change_no_row(tmp_path: Path) -> None:
    rows = recorded("dungeon-run", 3, {}, games=4)
    assert recorded("dungeon-run", 3, {}, games=4, logs=tmp_path) == rows
    assert recorded("dungeon-run", 3, {}, games=4, workers=2) == rows


def test_points_of_dungeon_lords_are_the_sum_of_their_sources() -> None:
    for rows in recorded("dungeon-lords", 4, {}):
        for row in rows.seats:
            sources = [value for name, value in row.items() if name.startswith("points_")]
            assert sum(int(value or 0) for value in sources) == row["points"]
            assert bool(row["tiles_lost"]) == (row["points_conquered_tile"] != 0)


def test_cards_of_xorlosch_are_the_points() -> None:
    for rows in recorded("xorlosch", 3, {"mode": "short-game"}):
        best = max(int(row["points"] or 0) for row in rows.seats)
        assert all(row["points"] == best for row in rows.seats if row["won"])
        assert sum(bool(row["first_card"]) for row in rows.seats) == 1


# --- files ------------------------------------------------------------------------------------------------------------


def written(path: Path, games: list[Rows]) -> None:
    with TableWriter(path, decisions=True) as tables:
        for rows in games:
            tables.add(rows)


def test_equal_simulations_write_equal_files(tmp_path: Path) -> None:
    rows = recorded("dungeon-run", 2, {}, games=3)
    for name in ("one", "two"):
        written(tmp_path / f"{name}.parquet", rows)
    for table in ("", ".seats", ".decisions"):
        first, second = (tmp_path / f"{name}{table}.parquet" for name in ("one", "two"))
        assert first.read_bytes() == second.read_bytes()
    assert read_tables(tmp_path / "one.parquet") == (
        [each.game for each in rows],
        [s for each in rows for s in each.seats],
    )
    assert read_table(beside(tmp_path / "one.parquet", "decisions")) == [d for each in rows for d in each.decisions]


def test_nothing_is_left_of_a_simulation_that_fails(tmp_path: Path) -> None:
    rows = recorded("dungeon-run", 2, {}, games=1)[0]

    def fail_after_a_game() -> None:
        with TableWriter(tmp_path / "games.parquet") as tables:
            tables.add(rows)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail_after_a_game()
    assert list(tmp_path.iterdir()) == []


def test_bad_files_get_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"must end in \.parquet"):
        TableWriter(tmp_path / "games.csv")
    (tmp_path / "folder").touch()
    with pytest.raises(TableError, match="cannot be written"):
        TableWriter(tmp_path / "folder" / "games.parquet")
    with pytest.raises(TableError, match="cannot be read as a Parquet file"):
        read_table(tmp_path / "nothing.parquet")
    (tmp_path / "broken.parquet").write_bytes(b"PAR1 not really")
    with pytest.raises(TableError, match="cannot be read as a Parquet file"):
        read_table(tmp_path / "broken.parquet")
    games = tmp_path / "games.parquet"
    written(games, recorded("dungeon-run", 2, {}, games=1))
    beside(games, "seats").rename(tmp_path / "other.parquet")
    with pytest.raises(TableError, match=r"games\.seats\.parquet"):
        read_tables(games)
    (tmp_path / "other.parquet").rename(games)
    beside(games, "seats").write_bytes(games.read_bytes())
    with pytest.raises(TableError, match="was not written by"):
        read_tables(games)
