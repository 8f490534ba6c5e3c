"""Peeking: a player tries to learn what is hidden from undo, from what is closed, and from how long things take."""

import asyncio
import copy
import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lanterne import registry
from lanterne.bots import RandomBot
from lanterne.engine import Call, EventRecord, Ids, IllegalAnswer, Seat, SeedDice, Table, View
from lanterne.engine.dice import ScriptedDice, UnscriptedChance
from lanterne.engine.log import Answer
from lanterne.server import tables
from lanterne.server.bot_pool import BotAnswer
from lanterne.server.services import Services
from lanterne.server.table_plan import PlanSeat, TablePlan
from tests.server.cellar_registered import register_cellar
from tests.server.dreams import DreamTable
from tests.server.rooms import Client, Quick, people, refused, still, table_of, with_services

GAMES: dict[str, dict[str, Any]] = {
    "cellar": {"rounds": 6},
    "dungeon-lords": {"initial_orders": "chosen"},
    "dungeon-run": {},
    "heroquest": {"play": "single-quest", "quest": 2},
    "warhammer-quest": {},
    "xorlosch": {},
}


class SameDice:
    """Dice that fall as they fell in truth, as long as the rules ask for the same; then as they like."""

    def __init__(self, script: Sequence[Any]) -> None:
        self._script, self._own = ScriptedDice(script), SeedDice(bytes(32))

    def rolls(self, sides: int, number: int) -> tuple[int, ...]:
        try:
            return self._script.rolls(sides, number)
        except UnscriptedChance:
            return self._own.rolls(sides, number)

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        try:
            return self._script.shuffle(kind, things)
        except UnscriptedChance:
            return self._own.shuffle(kind, things)

    def pick(self, kind: Ids, things: Sequence[int]) -> int:
        try:
            return self._script.pick(kind, things)
        except UnscriptedChance:
            return self._own.pick(kind, things)


def dreamt(truth: Table[Any], seat: int, number: int) -> tuple[DreamTable, list[EventRecord]]:
    """The game as it could be for all that the person at `seat` knows, and what will be said there."""
    dream = DreamTable(truth, seat, truth.person_seats(seat), number)
    heard: list[EventRecord] = []
    dream._before = {}
    dream._listener = lambda _, event: heard.append(event)
    return dream, heard


def looks_the_same(truth: Table[Any], dream: Table[Any], seat: int, said: list[EventRecord], heard: Any) -> bool:
    """Whether the person saw the same in both, and was told the same."""
    known, visibility = truth.person_seats(seat), truth.box.visibility
    same = visibility.mask(truth.state, known).encode() == visibility.mask(dream.state, known).encode()
    return same and [one.seen_by(known) for one in said] == [one.seen_by(known) for one in heard]


@pytest.mark.parametrize("game", GAMES)
def test_whether_undo_is_free_tells_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo is free if nothing hidden was involved. So a player could give an answer, look whether the button asks
    others, and conclude what is hidden. But it says the same in every game that looks the same."""
    register_cellar(monkeypatch)
    assert_undo_tells_nothing(game)


def test_an_undo_that_tells_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)
    monkeypatch.setattr(Table, "_could_be_predicted", lambda table, *_: table.state.deck[0].face < 5)
    with pytest.raises(AssertionError, match="undo tells"):
        assert_undo_tells_nothing("cellar")


def assert_undo_tells_nothing(game: str) -> None:
    said: list[EventRecord] = []
    seats = [Seat("Ann"), Seat("Bea"), Seat("Cas")]
    table = Table.new(
        registry.box(game), seats, GAMES[game], bytes(range(32)), listener=lambda _, event: said.append(event)
    )
    compared = {True: 0, False: 0}
    for n in range(150):
        if table.over:
            break
        seat = table.asked[n % len(table.asked)]
        answer = RandomBot(f"move {n}").choose(table.view(seat))
        dreams = [dreamt(table, seat, number) for number in range(1, 4)]
        said.clear()
        table.answer(seat, answer)
        entry = table.log.entries[-1]
        if not isinstance(entry, Answer):
            break
        free = table.history.is_free(entry.n)
        for dream, heard in dreams:
            if also_free(dream, seat, answer, entry) is not None and looks_the_same(table, dream, seat, said, heard):
                assert dream.history.is_free(entry.n) == free, f"undo tells something after answer {n}, {answer}"
                compared[free] += 1
    assert compared[True] + compared[False] > 30, compared


def also_free(dream: Table[Any], seat: int, answer: Call, entry: Answer) -> bool | None:
    """Give the answer in a dream with the dice of the truth; None if it is not possible there."""
    dream._dice = SameDice(entry.chance)
    dream.game = dream._play(dream.state, dream._dice)
    try:
        dream.answer(seat, answer)
    except (IllegalAnswer, AssertionError, LookupError, ValueError):  # what is hidden does not fit what was found
        return None
    return dream.history.is_free(entry.n)


def test_after_an_undo_everything_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is open, what is closed and why, and how far things can go is the same, byte for byte."""
    chance = SimpleNamespace(token_bytes=lambda size: bytes(range(1, 1 + size)), token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(tables, "secrets", chance)

    async def play(services: Services) -> None:
        known = await people(services, "Ann", "Bea", "Cas")
        live = await table_of(services, "heroquest", [person for person, _ in known], settings=GAMES["heroquest"])
        windows = [await Client(live, person).open() for person, _ in known]
        table = live.table
        assert table is not None
        taken = 0
        for n in range(120):
            seat = table.asked[0]
            window = windows[seat]
            before = await all_said(window, seat)
            call = table.box.encode(registry.bot("heroquest", "steady")(f"{n}").choose(table.view(seat)))
            assert not refused(await window.say("answer", choice=table.choice_id, seat=seat, answer=call))
            if window.last.get("undo") == "free":
                taken += 1
                assert not refused(await window.say("undo"))
                assert await all_said(window, seat) == before
                assert not refused(await window.say("redo"))
        assert taken > 5

    with_services(tmp_path, play)


async def all_said(window: Client, seat: int) -> str:
    """Everything that the person can find out now, but for numbers of entries and what was just done."""
    table = window.live.table
    assert table is not None
    await window.say("speak", language="en")
    [closed] = await window.say("closed", choice=table.choice_id, seat=seat)
    now = copy.deepcopy(window.last)
    for passing in ("entry", "choice", "told", "undo", "redo"):
        now.pop(passing, None)
    return json.dumps([now, {**closed, "choice": 0}])


class Thinkers(Quick):
    """Bots that think longer the more they hold."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    async def choose(self, view: View[Any], bot: str, seed: str, hurried: asyncio.Event | None = None) -> BotAnswer:
        await asyncio.sleep(self.seconds)
        return await super().choose(view, bot, seed)


@pytest.mark.parametrize("seconds", [0.0, 0.15])
def test_how_long_a_bot_thinks_does_not_show_at_the_usual_pace(tmp_path: Path, seconds: float) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        services.tables._bot_pool = Thinkers(seconds)
        seats = (PlanSeat("me", "Ann"), PlanSeat("bot", "", "random"), PlanSeat("bot", "", "random"))
        live = await services.tables.new(TablePlan("xorlosch", {}, seats, 250), ann)
        window = await Client(live, ann).open()
        table = live.table
        assert table is not None
        waited: list[float] = []
        while len(waited) < 5:
            if not table.seats[table.asked[0]].bot:
                seat = table.asked[0]
                call = table.box.encode(RandomBot("1").choose(table.view(seat)))
                assert not refused(await window.say("answer", choice=table.choice_id, seat=seat, answer=call))
                continue
            begun, at = asyncio.get_running_loop().time(), live.saved - 1
            await live.later(at, 10)
            waited.append(asyncio.get_running_loop().time() - begun)
        await live.change_status("paused")
        await still(live)
        assert 0.2 < min(waited) < 0.37, waited

    with_services(tmp_path, play)
