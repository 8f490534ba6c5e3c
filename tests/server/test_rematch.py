"""A new game with the same people: what they keep."""

from pathlib import Path

import pytest

from lanterne import registry
from lanterne.games.warhammer_quest.state import WARRIORS
from lanterne.server.table_plan import PlanSeat, TablePlan
from lanterne.words import words_for
from tests.server.rooms import open_services, people, still
from tests.server.within import run


def test_the_same_party_goes_into_a_new_dungeon(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(ann, _)] = await people(services, "Ann")
            seats = (PlanSeat("bot", "", "steady"), PlanSeat("me", "Ann", "", {"take_warrior": "wizard"}))
            settings: dict[str, str | int | None] = {"adventure": "first-game", "difficulty": "gentler"}
            live = await services.tables.new(TablePlan("warhammer-quest", settings, seats, 0), ann)
            await still(live)
            assert live.table is not None
            first = [WARRIORS.name(warrior) for warrior in live.table.state.party]
            await live.change_status("closed")
            again = await services.tables.again(live, ann)
            await still(again)
            assert again.table is not None
            assert [WARRIORS.name(warrior) for warrior in again.table.state.party] == first
            assert first == ["barbarian", "wizard"]
            assert again.plan.settings == {"adventure": "random", "difficulty": "gentler"}
            assert [seat.preferences["take_warrior"] for seat in again.plan.seats] == first

    run(play())


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Same party, new dungeon"), ("fr", "Même groupe, nouveau donjon")]
)
def test_a_game_may_call_it_by_a_name(language: str, words: str) -> None:
    assert words_for(registry.box("warhammer-quest"), language).rematch == words
    assert words_for(registry.box("xorlosch"), language).rematch == ""
