"""Playing at once: the set-up is answered for you, and you may still choose for yourself."""

import secrets
from itertools import takewhile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import Seat, Table, Undo
from lanterne.engine.log import Answer
from lanterne.server import render, tables
from lanterne.server.live import LiveTable
from lanterne.server.sentences import RequestRefused
from lanterne.server.table_plan import PlanSeat, TablePlan
from lanterne.words import words_for
from tests.server.rooms import open_services, people, still
from tests.server.within import run

FIRST = {
    "xorlosch": "turn_action",
    "heroquest": "turn_choice",
    "warhammer-quest": "own_turn_choice",
    "dungeon-lords": "program_orders",
    "dungeon-run": "choose_hero",
}
"""The first decision of each game for somebody who plays at once, if chance brings nothing before it."""
SETTINGS: dict[str, dict[str, Any]] = {"warhammer-quest": {"adventure": "pit-sword-of-power"}}
"""Some adventures of Warhammer Quest begin with a decision of their own."""


def plan(game: str, ready: bool = True) -> TablePlan:
    alone = registry.box(game).alone
    seats = tuple(PlanSeat("me", "Ann") if mine else PlanSeat("bot", "", "steady") for mine in alone)
    return TablePlan(game, SETTINGS.get(game, {}), seats, 0, ready=ready)


def answered_by_people(live: LiveTable) -> list[str]:
    assert live.table is not None
    given = (live.table.log.entries[n] for n in live.table.standing)
    return [entry.auto for entry in given if isinstance(entry, Answer) and not live.table.seats[entry.seat].bot]


@pytest.mark.parametrize("game", FIRST)
def test_the_first_question_is_a_decision_of_the_game(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = SimpleNamespace(token_bytes=bytes, token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(tables, "secrets", dice)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(ann, _)] = await people(services, "Ann")
            live = await services.tables.new(plan(game), ann)
            await still(live)
            assert live.table is not None
            assert live.table.game.decision.name == FIRST[game]
            assert set(answered_by_people(live)) <= {"ready"}
            assert live.is_being_made_ready()
            mine = next(seat for seat in live.table.asked if seat in live.seats_of(ann))
            assert live.table.view(mine).ready_answer() is None

    run(play())


def test_whatever_the_dice_say_no_question_comes_before_the_first_turn() -> None:
    box = registry.box("warhammer-quest")
    for seed in range(40):
        table = Table.new(box, [Seat("Ann")] * 4, SETTINGS[box.name], seed.to_bytes(32, "big"))
        while (answer := table.view(table.asked[0]).ready_answer()) is not None:
            table.answer(table.asked[0], answer)
        assert table.state.turn == 1, f"{seed}: {table.game.decision.name}"


def test_without_the_wish_everything_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(ann, _)] = await people(services, "Ann")
            live = await services.tables.new(plan("heroquest", ready=False), ann)
            await still(live)
            assert live.table is not None
            assert live.table.game.decision.name == "choose_hero"
            assert not live.is_being_made_ready()

    run(play())


def test_a_player_who_wants_to_choose_is_asked_from_the_beginning(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(ann, _), (bob, _)] = await people(services, "Ann", "Bob")
            live = await services.tables.new(plan("heroquest"), ann)
            await still(live)
            with pytest.raises(RequestRefused):
                await live.choose_oneself(bob)
            await live.choose_oneself(ann)
            await still(live)
            assert live.table is not None
            assert live.table.game.decision.name == "choose_hero"
            assert isinstance(live.table.log.entries[-1], Undo)
            assert not live.table.undone, "there is nothing to do again"
            await live.answer(ann, 0, live.table.choice_id, ["take_hero", "wizard"])
            await still(live)
            assert live.table.game.decision.name == "choose_hero", "the others are asked, too"
            with pytest.raises(RequestRefused):
                await live.choose_oneself(ann)

    run(play())


def test_after_the_first_answer_nothing_is_answered_for_anybody(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(ann, _)] = await people(services, "Ann")
            live = await services.tables.new(plan("heroquest"), ann)
            await still(live)
            assert live.table is not None
            await live.answer(ann, 0, live.table.choice_id, ["roll_movement"])
            assert not live.is_being_made_ready()
            with pytest.raises(RequestRefused):
                await live.choose_oneself(ann)
            assert answered_by_people(live)[-1] == ""

    run(play())


@pytest.mark.parametrize("game", ["xorlosch", "heroquest", "warhammer-quest"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_story_and_who_goes_are_read_before_the_first_decision(game: str, language: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(ann, _)] = await people(services, "Ann")
            live = await services.tables.new(plan(game), ann)
            await still(live)
            assert live.table is not None
            seat = live.table.asked[0]
            shown = render.opening(live.table.look(seat), words_for(live.table.box, language))
            assert shown is not None
            story, *rest = shown.nodes
            assert story.shape == "banner"
            told = [story, *takewhile(lambda node: node.indent, rest)]
            assert len(" ".join(line for node in told for line in node.detail)) > 100, "a story, not a title"
            heads = [node for node in rest if not node.indent]
            assert len(heads) >= len(live.seats_of(ann)), "everybody of mine has a card"
            assert all(node.facts for node in heads if node.shape == "person"), "with numbers"
            spectator = live.table.look(-1)
            assert render.opening(spectator, words_for(live.table.box, language)) is None

    run(play())
