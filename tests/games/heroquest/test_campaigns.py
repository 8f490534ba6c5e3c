"""Campaigns of four steady heroes, as `tools/heroquest_campaigns.py` plays and counts them."""

import pytest
from tools.heroquest_campaigns import Chapter, Tale, play_campaign, play_quest, table

from lanterne.engine import Game, SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.state import State
from lanterne.games.heroquest.turns import Bosses, Turns
from lanterne.lab.intervals import share


def test_a_quest_is_played_by_the_party_that_came_to_it() -> None:
    game: Game[State] = BOX.new(5, SearchDice("start"), {"play": "campaign", "max_rounds": 150})
    arrival = game.state.copy()
    chapter = play_quest(arrival, "one")
    assert (chapter.quest, chapter.result in ("success", "defeat", "unfinished")) == (0, True)
    assert chapter.rounds > 0
    assert play_quest(arrival, "one") == chapter, "the arrival can be played again"


def test_the_interval_of_a_win_rate() -> None:
    assert share(20, 100) == pytest.approx((0.2, 0.1334, 0.2888), abs=1e-4)
    assert share(0, 10).low == pytest.approx(0.0)


def test_the_table_has_a_line_for_every_quest() -> None:
    turns, bosses = Turns(100, 10, 20, 1), Bosses(1, 3, 2)
    tried = (Chapter(0, "defeat", 10, 4, turns, bosses), Chapter(0, "success", 30, 1, turns, bosses))
    lines = table([Tale(tried, (), False)], [Chapter(1, "stopped", 150, 0, turns, Bosses())]).splitlines()
    assert lines[2].startswith("| 1 proving-vaults | 2, 2 | 50% |")
    assert lines[2].endswith("| 20 | 2.50 ± 2.94 | 0 | 3.0, 2.0 |")
    assert lines[3].endswith("| 150 | 0.00 ± 0.00 | 1 |  |")
    assert lines[1 + len(BRIEFINGS) + 1].startswith("| all | 3, 2 | 33% |")
    assert "| beside a fight | 60 | 5.0% | 1.7% – 13.7% |" in lines


@pytest.mark.long
def test_every_quest_is_won_often_enough_in_campaigns() -> None:
    chapters = [chapter for number in range(6) for chapter in play_campaign(f"long-{number}", ()).chapters]
    for quest in range(len(BRIEFINGS)):
        results = [chapter.result for chapter in chapters if chapter.quest == quest]
        least = 0.05 if quest == len(BRIEFINGS) - 1 else 0.2
        assert results, "some party comes so far"
        assert results.count("success") / len(results) >= least
