"""Tables of results: the same rows whatever the way they are played, and what games declare."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lanterne import registry
from lanterne.lab import one_game, planning
from lanterne.lab import simulate as lab
from lanterne.lab.parties import Unreached
from lanterne.lab.results import Rows
from lanterne.lab.tables import TableError, TableWriter, beside, read_chapters, read_table, read_tables

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
    plan = planning.plan(game, ["steady"], games, 5, settings, players, logs=logs, record="decisions")
    found: list[Rows] = []

    def keep(played: one_game.Played) -> None:
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
        for part, whole in declared.shares.items():
            found = [row for row in (rows.game, *rows.seats, *rows.chapters) if {part, whole} <= row.keys()]
            assert found, f"{part} and {whole} are columns of one table"
            assert all(int(row[part] or 0) <= int(row[whole] or 0) for row in found)
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


# --- several settings, parties, chapters ------------------------------------------------------------------------------


def planned(**settings: Any) -> planning.SimulationPlan:
    return planning.plan("heroquest", ["steady"], 4, 5, settings, 5, record="games", parties=2)


def test_settings_with_several_values_take_turns() -> None:
    plan = planning.plan("dungeon-run", ["random"], 4, 1, {"mercy": "off,on", "round_limit": ["30", 40]}, 2)
    of = [tuple(plan.settings_of(number)[name] for name in ("mercy", "round_limit")) for number in range(1, 6)]
    assert of == [("off", 30), ("off", 40), ("on", 30), ("on", 40), ("off", 30)]
    assert plan.agreed["round_limit"] == "30, 40"
    assert plan.agreed["mercy"] == "off, on"
    adventures = planning.plan("warhammer-quest", ["random"], 1, 1, {"adventure": "all"}, 4).variants
    assert {each["adventure"] for each in adventures} >= {"pit-the-beast", "idol-sword-of-the-electors"}
    assert "random" not in {each["adventure"] for each in adventures}
    with pytest.raises(ValueError, match="mercy"):
        planning.plan("dungeon-run", ["random"], 1, 1, {"mercy": "off,often"}, 2)


def test_a_game_of_several_settings_is_the_game_of_its_number() -> None:
    both = recorded("dungeon-run", 2, {"mercy": "off,on"}, games=2)
    plan = planning.plan("dungeon-run", ["steady"], 1, 5, {"mercy": "on"}, 2, first=2, record="decisions")
    alone: list[one_game.Played] = []
    lab.run(plan, 1, alone.append)
    assert [both[1]] == [each.rows for each in alone]


def test_parties_try_quests_in_turn() -> None:
    plan = planned(quest="1,2")
    assert [(plan.settings_of(number)["quest"], plan.party_of(number)) for number in range(1, 6)] == [
        *((1, 1), (2, 1), (1, 2), (2, 2), (1, 1)),
    ]
    played: list[one_game.Played] = []
    lab.run(plan, 1, played.append)
    rows = [each.rows for each in played]
    assert all(each is not None for each in rows)
    assert [each.game["quest"] for each in rows if each] == ["proving-vaults", "goblin-toll"] * 2
    assert [each.game["party"] for each in rows if each] == [1, 1, 2, 2]
    assert all(len(each.chapters) == 1 for each in rows if each)
    again: list[one_game.Played] = []
    lab.run(planning.plan("heroquest", ["steady"], 1, 5, {"quest": "1,2"}, 5, 4, None, "games", 2), 1, again.append)
    assert [each.rows for each in again] == rows[3:], "a game of the second party alone"


def test_parties_need_quests_of_a_campaign(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="quest"):
        planning.plan("dungeon-run", ["steady"], 1, 1, {}, 2, parties=2)
    with pytest.raises(ValueError, match="single quests of the campaign"):
        planned(play="campaign")
    with pytest.raises(ValueError, match="has no log"):
        planning.plan("heroquest", ["steady"], 1, 1, {}, 5, logs=tmp_path, parties=1)
    with pytest.raises(ValueError, match="at least 0"):
        planning.plan("heroquest", ["steady"], 1, 1, {}, 5, parties=-1)


def test_a_party_that_gave_up_makes_room_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    real = one_game._campaign

    class GaveUp:
        def party(self, quest: int, of: Sequence[int]) -> None:
            return None

    def campaign(beginning: Any, party: int) -> Any:
        asked.append(party)
        return GaveUp() if party == 1 else real(beginning, party)

    monkeypatch.setattr(one_game, "_campaign", campaign)
    one_game.play_game(planned(quest=1), 1)
    assert asked == [1, 2]
    monkeypatch.setattr(one_game, "_campaign", lambda beginning, party: GaveUp())
    with pytest.raises(Unreached, match="none of 2 parties has come to quest 1"):
        one_game.play_game(planned(quest=1), 1)


def test_a_chapter_is_one_try_of_a_quest() -> None:
    settings = {"quest": 1, "difficulty": "tale"}
    (rows,) = recorded("heroquest", 5, settings, games=1)
    (chapter,) = rows.chapters
    assert (chapter["chapter"], chapter["quest"], chapter["rounds"]) == (1, "proving-vaults", rows.game["rounds"])
    assert chapter["won"] == (rows.game["ending"] == "success")
    assert (rows.game["tries"], rows.game["tries_won"]) == (1, int(bool(chapter["won"])))
    assert int(chapter["turns"] or 0) >= int(chapter["turns_empty"] or 0) > 0


# --- files ------------------------------------------------------------------------------------------------------------


def written(path: Path, games: list[Rows], decisions: bool = True) -> None:
    with TableWriter(path, decisions) as tables:
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


def test_files_of_an_earlier_simulation_do_not_stay_beside_the_new_ones(tmp_path: Path) -> None:
    games = tmp_path / "games.parquet"
    (quests,) = recorded("heroquest", 5, {"quest": 1, "difficulty": "tale"}, games=1)
    written(games, [quests])
    assert read_chapters(games) == quests.chapters
    assert beside(games, "decisions").is_file()
    written(games, recorded("dungeon-run", 2, {}, games=1), decisions=False)
    assert read_chapters(games) == []
    assert {path.name for path in tmp_path.iterdir()} == {"games.parquet", "games.seats.parquet"}


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
