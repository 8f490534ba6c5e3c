"""The choices before the game (HQ-VAR)."""

import pytest
from tests.citing import rule

from lanterne.engine import Seat, Table
from lanterne.engine.log import Log
from lanterne.games.heroquest import BOX
from lanterne.lab.cover import tables

SEATS = [Seat("Ann"), Seat("Bob")]


@rule("HQ-VAR-1", "HQ-SET-6")
def test_a_quest_is_chosen_only_where_a_single_one_is_played() -> None:
    with pytest.raises(ValueError, match="setting quest only counts with play=single-quest, and play is campaign"):
        BOX.full_settings({"quest": 2})
    with pytest.raises(ValueError, match="play is campaign"):
        BOX.full_settings({"quest": 2, "play": "campaign"}, simulation=True)
    assert BOX.full_settings({"quest": 1, "play": "campaign"})["quest"] == 1, "that is where a campaign begins"
    assert BOX.full_settings({"quest": 2, "play": "single-quest"})["quest"] == 2
    assert BOX.full_settings({"quest": 2}, simulation=True)["play"] == "single-quest"


def test_a_table_that_agreed_on_both_before_is_still_read() -> None:
    table = Table.new(BOX, SEATS, seed=bytes(32))
    header = table.log.header
    header.settings["quest"] = 5
    again = Table.replay(BOX, Log(header, table.log.entries), seed=bytes(32))
    assert again.state.quest == 0


def test_every_quest_is_among_the_games_that_are_tried() -> None:
    assert {settings.get("quest", 1) for _, settings in tables(BOX)} == set(range(1, 15))
