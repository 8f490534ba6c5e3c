"""How many clicks a quest takes: HeroQuest's first one, played by one person with four heroes as a bot would, through
what the page sends. A click answers, walks or takes a shortcut; what stands under a heading, because more than seven
things could be done, takes two; and a warning is a click more."""

from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import Call, SearchDice, View
from lanterne.engine.game import Game
from lanterne.server.live import LiveTable
from lanterne.server.people import Person
from lanterne.server.table_plan import PlanSeat, TablePlan
from tests.server.rooms import open_services, people, still
from tests.server.within import run

FEW = 7
"""This many options, at most, stand in the prompt one by one."""
MOST = 220
GAMES = 3
WISHES = ("stand_and_fight", "walk_and_end")
SEARCHES = ("search_for_traps", "search_for_treasure", "search_for_secret_doors")


class Player:
    """One person who plays all heroes of a table, and counts."""

    def __init__(self, live: LiveTable, person: Person) -> None:
        self.live, self.person = live, person
        self.bot = registry.bot("heroquest", "steady")("a sensible person")
        self.clicks: Counter[str] = Counter()

    async def play(self) -> None:
        """To the end of the first quest."""
        table = self.live.table
        assert table is not None
        self.clicks["wishes"] = 1 + len(WISHES)  # the people are opened; each setting is for all seats
        for seat in self.live.seats_of(self.person):
            for name in WISHES:
                self.live.set_auto_answer(self.person, seat, name, True)
        for _ in range(2000):
            await still(self.live)
            if table.over:
                return
            await self._click(table.view(table.asked[0]))
        raise AssertionError("it never ends")

    async def _click(self, view: View[Any]) -> None:
        table = self.live.table
        assert table is not None
        seat, choice = view.seat, table.choice_id
        call = self.bot.choose(view)
        offered = {each.name for each in table.view_of_person(seat).shortcuts()}
        if "march_back" in offered and self._heads_home(view):
            await self._takes("march_back", seat, choice)
        elif call[0] in SEARCHES and "search_in_turn" in offered:
            await self._takes("search_in_turn", seat, choice)
        elif call[0] in ("roll_movement", "walk") and (to := self._far(view, call)):
            self.clicks["walk"] += 1
            await self.live.walk(self.person, seat, choice, "", to)
        else:
            self.clicks[call[0]] += self._cost(view, call)
            await self.live.answer(self.person, seat, choice, table.box.encode(call))

    async def _takes(self, name: str, seat: int, choice: int) -> None:
        self.clicks[name] += 1
        await self.live.take_shortcut(self.person, seat, choice, name)

    def _cost(self, view: View[Any], call: Call) -> int:
        looks = registry.looks(view)
        options = view.options()
        alike = sum(option[0] == call[0] for option in options)
        return 1 + (len(options) > FEW and alike > 1) + (looks.warning(view, call) is not None)

    def _heads_home(self, view: View[Any]) -> bool:
        return bool(getattr(view.state, "achieved", False) or getattr(view.state, "homeward", False))

    def _far(self, view: View[Any], call: Call) -> str:
        """Where the bot would walk, as far as it can tell; "" if it would not leave the square."""
        dice = SearchDice(self.clicks.total())
        ahead = Game(view.box, view.sample(dice), dice)
        reached = view.ways(-1)
        found = ""
        while call[0] in ("roll_movement", "walk"):
            if call[0] == "walk" and call[1] in reached:
                found = view.box.steps["walk"].kind(0).thing(call[1])
            ahead.answer(view.seat, call)
            if ahead.choice is None or ahead.choice.seats != (view.seat,):
                break
            call = self.bot.choose(view.box.view(ahead.state, view.seat))
        return found


async def played(folder: Path) -> int:
    """The clicks of a game that is won."""
    async with open_services(folder) as services:
        [(ann, _)] = await people(services, "Ann")
        seats = (*(PlanSeat("me", "Ann"),) * 4, PlanSeat("bot", "", "steady"))
        plan = TablePlan("heroquest", {"play": "single-quest"}, seats, 0, ready=True, eased=True)
        player = Player(await services.tables.new(plan, ann), ann)
        await player.play()
        assert player.live.table is not None
        state = player.live.table.state
        told = f"{state.ending} in {state.round} rounds: {player.clicks.total()} clicks, {dict(player.clicks)}"
        print(told)
        assert state.ending == "success", told
        return player.clicks.total()


@pytest.mark.long
def test_the_first_quest_takes_few_clicks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr("secrets.token_bytes", lambda size: bytes(next(numbers) % 256 for _ in range(size)))
    found = []
    for game in range(GAMES):
        folder = tmp_path / str(game)
        folder.mkdir()
        found.append(run(played(folder)))
    assert sum(found) / GAMES <= MOST, f"{found}"
