"""Campaigns of four steady heroes, as `lanterne simulate` plays and counts them."""

import pytest
from tests.games.watched import watched

from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.lab.intervals import share
from lanterne.lab.simulate import records

NAMES = [briefing.id for briefing in BRIEFINGS]


def test_a_quest_is_played_by_the_party_that_came_to_it() -> None:
    settings = {"quest": 2, "difficulty": "tale"}
    (played,) = records("heroquest", "steady", 1, players=5, settings=settings, parties=1)
    (chapter,) = played.chapters
    assert (chapter["quest"], chapter["result"] in ("success", "defeat", "unfinished")) == ("goblin-toll", True)
    assert (played.game["party"], played.game["setting_play"]) == (1, "single-quest")
    assert [played] == list(records("heroquest", "steady", 1, players=5, settings=settings, parties=1))


def test_the_interval_of_a_win_rate() -> None:
    assert share(20, 100) == pytest.approx((0.2, 0.1334, 0.2888), abs=1e-4)
    assert share(0, 10).low == pytest.approx(0.0)


@pytest.mark.long
def test_every_quest_is_won_often_enough_in_campaigns() -> None:
    settings = {"play": "campaign", "max_rounds": 150}
    campaigns = [watched("heroquest", ["steady"] * 5, f"long-{game}", settings, bot_seed="") for game in range(6)]
    chapters = [chapter for rows in campaigns for chapter in rows.chapters]
    for quest in NAMES:
        results = [chapter["result"] for chapter in chapters if chapter["quest"] == quest]
        least = 0.05 if quest == NAMES[-1] else 0.2
        assert results, "some party comes so far"
        assert results.count("success") / len(results) >= least
