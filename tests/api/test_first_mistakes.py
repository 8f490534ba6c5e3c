"""What somebody who comes from another library types at first, and what they read then."""

from typing import Any

import pytest

import lanterne


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ("board=ruins", "settings are a dictionary"),
        ({"board": []}, "board has an empty list"),
        ({"board": ["ruins", "moon"]}, "board cannot be 'moon'"),
    ],
)
def test_settings_that_are_none(settings: Any, told: str) -> None:
    with pytest.raises(lanterne.BadArgument, match=told):
        lanterne.simulate("xorlosch", "random", 1, settings=settings)


def test_the_title_of_a_game_instead_of_its_name() -> None:
    with pytest.raises(lanterne.BadArgument, match="did you mean dungeon-run"):
        lanterne.load("Dungeon Run")


def test_a_function_is_no_bot() -> None:
    def first(view: lanterne.View) -> lanterne.Option:
        return view.default()

    with pytest.raises(lanterne.BadArgument, match=r"first is not a bot: it has no method choose\(view\)"):
        lanterne.simulate("xorlosch", [first, "random"], 1)


def test_one_bot_in_a_list_for_two_seats() -> None:
    table = lanterne.new_table("xorlosch", players=2, seed=1)
    with pytest.raises(lanterne.BadArgument, match="there is 1 bot for 2 seats; a single name, not in a list"):
        table.let_play(["random"])


def test_a_report_of_no_file_or_of_one(tmp_path: Any) -> None:
    with pytest.raises(lanterne.TableError, match="at least one file"):
        lanterne.write_report([], tmp_path / "page.html")
    with pytest.raises(lanterne.TableError, match=r"none\.parquet cannot be read"):
        lanterne.write_report("none.parquet", tmp_path / "page.html")


def test_a_table_says_which_seats_are_asked_by_their_numbers() -> None:
    assert repr(lanterne.new_table("xorlosch", players=2, seed=1)) == (
        "<Table of xorlosch: seat 0 is asked, choose_colour>"
    )
    assert "seats 0, 1 are asked" in repr(lanterne.new_table("dungeon-lords", players=2, seed=1))
