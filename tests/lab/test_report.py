"""Reports: what a page says about simulations, and that it needs nothing from elsewhere."""

import re
from pathlib import Path

import pytest

from lanterne.lab import one_game, planning
from lanterne.lab import simulate as lab
from lanterne.lab.intervals import Interval, difference, mean, share
from lanterne.lab.report import report, write_report
from lanterne.lab.simulate import simulate
from lanterne.lab.tables import TableError, TableWriter


def simulated(path: Path, game: str = "dungeon-run", bots: str = "steady", players: int = 2, seed: int = 1) -> Path:
    names = [bots] if "," not in bots else bots.split(",")
    plan = planning.plan(game, names, 8, seed, None, players if len(names) == 1 else None, record="games")
    with TableWriter(path) as tables:

        def keep(played: one_game.Played) -> None:
            assert played.rows is not None
            tables.add(played.rows)

        lab.run(plan, 1, keep)
    return path


def test_a_page_needs_no_script_and_no_network(tmp_path: Path) -> None:
    page = report([simulated(tmp_path / "games.parquet")])
    assert "<script" not in page
    assert not re.search(r"(src|href)=", page.replace('xlink:href="#', ""))
    assert not re.search(r"https?://(?!www\.w3\.org)", page)
    for heading in (
        "How games ended",
        "Victories by seat",
        "Victories by bot",
        "Victories by hero",
        "How long games are",
    ):
        assert f"<h2>{heading}</h2>" in page
    assert page.count("<svg") >= 6


def test_two_simulations_stand_beside_each_other_with_their_difference(tmp_path: Path) -> None:
    first = simulated(tmp_path / "steady.parquet")
    second = simulated(tmp_path / "mixed.parquet", bots="steady,random")
    page = report([first, second])
    assert "difference" in page
    assert "<td>random</td><td>mixed</td>" in page
    assert re.search(r"<td>steady</td><td>mixed</td><td>[^<]+</td><td>[+-]\d", page)


def test_a_markdown_page_has_the_tables_alone(tmp_path: Path) -> None:
    first = simulated(tmp_path / "steady.parquet")
    second = simulated(tmp_path / "mixed.parquet", bots="steady,random")
    page = tmp_path / "tables.md"
    write_report([first], page)
    lines = page.read_text("utf-8").splitlines()
    assert lines[0] == "### Dungeon Run"
    assert "### Victories by hero" in lines
    assert next(line for line in lines if line.startswith("| tiles ")).count("|") == 3
    write_report([first, second], page)
    lines = page.read_text("utf-8").splitlines()
    assert "|  | steady | mixed |" in lines
    rows = [line for line in lines if line.startswith("|")]
    assert all(line.startswith("|---") or line.count("|") >= 3 for line in rows)
    assert "<" not in page.read_text("utf-8")


def test_what_took_turns_is_told_value_by_value(tmp_path: Path) -> None:
    out = tmp_path / "run.parquet"
    settings = {"mercy": ["off", "on"], "hostile_dungeon": "off"}
    simulate("dungeon-run", ["random"], 6, players=2, settings=settings, out=out)
    page = tmp_path / "tables.md"
    write_report([out], page)
    told = page.read_text("utf-8")
    assert "mercy off, on" in told
    table = told.partition("### By mercy\n")[2].strip().split("\n\n")[0].splitlines()
    assert [line.split("|")[1:3] for line in table[2:]] == [[" off ", " 3 "], [" on ", " 3 "], [" all ", " 6 "]]
    assert "By hostile" not in told


def test_quests_are_told_one_by_one(tmp_path: Path) -> None:
    out = tmp_path / "quests.parquet"
    settings = {"quest": [1, 2], "difficulty": "tale"}
    simulate("heroquest", ["steady"], 4, players=5, settings=settings, out=out)
    page = tmp_path / "tables.md"
    write_report([out], page)
    table = page.read_text("utf-8").rpartition("### By quest\n")[2].strip().split("\n\n")[0].splitlines()
    assert [line.split("|")[1] for line in table[2:]] == [" proving-vaults ", " goblin-toll ", " all "]
    assert table[0].startswith("|  | chapters | won, 95 % | rounds | turns empty, of turns |")


def test_games_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    files = [simulated(tmp_path / "run.parquet"), simulated(tmp_path / "xor.parquet", "xorlosch", "random")]
    with pytest.raises(TableError, match="games of dungeon-run and of xorlosch cannot be compared"):
        report(files)


def test_intervals() -> None:
    assert share(0, 10).low == pytest.approx(0.0)
    assert share(10, 10).high == pytest.approx(1.0)
    assert mean([3.0]) == Interval(3.0, 3.0, 3.0)
    assert difference(share(50, 100), share(50, 100)).value == 0
    apart = difference(share(20, 100), share(60, 100))
    assert apart == pytest.approx((0.4, 0.2678, 0.5124), abs=2e-4)
