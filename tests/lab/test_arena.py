"""The arena: every seating, the same games in each, and ratings that follow from the results."""

import json
import random
from pathlib import Path

import pytest

from lanterne.cli.arena import arena as command
from lanterne.errors import BadArgument
from lanterne.lab.arena import Arena, Met, rated
from lanterne.lab.report import arena_page
from lanterne.lab.tables import read_tables

SHORT = {"max_rounds": 30}


def seatings(game: str, bots: list[str], players: int | None = None) -> list[tuple[str, ...]]:
    return [each.bots for each in Arena(game, bots, 1, 1, players, {}).plans]


def test_every_different_order_of_the_bots_is_a_seating() -> None:
    assert seatings("xorlosch", ["steady", "random"]) == [("random", "steady"), ("steady", "random")]
    assert len(seatings("xorlosch", ["steady", "random", "random", "random"])) == 4
    assert len(seatings("xorlosch", ["steady", "random"], 3)) == 6


def test_seats_that_play_together_are_taken_by_one_bot() -> None:
    assert seatings("warhammer-quest", ["steady", "random"], 2) == [("steady",) * 2, ("random",) * 2]
    assert seatings("heroquest", ["steady", "random"], 3) == [
        ("steady", "steady", "steady"),
        ("steady", "steady", "random"),
        ("random", "random", "steady"),
        ("random", "random", "random"),
    ]


def test_too_many_seatings_are_refused() -> None:
    with pytest.raises(BadArgument, match="at most 60"):
        Arena("xorlosch", ["steady", "random"], 1, 1, 6, {})


def test_in_every_seating_the_same_games_are_played() -> None:
    met = Arena("xorlosch", ["random", "steady"], 2, 7, None, SHORT)
    met.play()
    assert [each.bots for each in met.met] == [each.bots for each in met.plans for _ in range(2)]
    assert met.games == 4
    again = Arena("xorlosch", ["random", "steady"], 2, 7, None, SHORT)
    again.play(workers=2)
    assert again.met == met.met
    steady, weak = met.standings()
    assert (steady.bot, weak.bot) == ("steady", "random")
    assert steady.won.value == 1.0
    assert steady.rating is not None
    assert weak.rating is not None
    assert steady.rating.low > weak.rating.high
    assert steady.most_seconds >= steady.median_seconds > 0


def test_a_rating_is_what_the_chances_say() -> None:
    """A bot that wins three games in four is 400 log10(3) points ahead of the other."""
    chance = random.Random(1)
    met = []
    for _ in range(2000):
        first = chance.random() < 0.75
        met.append(Met(("good", "bad"), (1, 2) if first else (2, 1), (float(first), float(not first))))
    found = rated(met)
    ahead = found["good"].value - found["bad"].value
    assert 170 < ahead < 212
    assert found["good"].low < found["good"].value < found["good"].high


def test_nobody_is_rated_alone() -> None:
    assert rated([Met(("steady", "steady"), (1, 2), (1.0, 0.0))]) == {}


def test_the_command_writes_the_games_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, page = tmp_path / "arena.parquet", tmp_path / "arena.html"
    command(
        "xorlosch",
        bots="steady,random",
        games=1,
        workers=1,
        setting=("max_rounds=30",),
        out=games,
        page=page,
        json=True,
    )
    told = json.loads(capsys.readouterr().out)
    assert [each["bot"] for each in told] == ["steady", "random"]
    rows, seats = read_tables(games)
    assert len(rows) == 2
    assert {row["bot"] for row in seats} == {"steady", "random"}
    assert "Ratings" in page.read_text("utf-8")


def test_the_page_of_a_game_that_is_played_together_has_no_ratings() -> None:
    met = Arena("warhammer-quest", ["steady"], 1, 1, 2, {})
    met.play()
    written = arena_page(met)
    assert "Ratings" not in written
    assert "seats 1, 2" in written
