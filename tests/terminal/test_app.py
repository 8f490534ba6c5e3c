"""The full screen, driven by keys alone."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from lanterne.terminal.app import Curtain, TableApp
from lanterne.terminal.session import Session


def shown(app: TableApp, part: str) -> str:
    """The text of a part of the screen."""
    return str(app.query_one(part, Static).render())


def labels(app: TableApp) -> list[str]:
    """The options as the person reads them, without their keys."""
    options = app.query_one(OptionList)
    return [str(options.get_option_at_index(place).prompt)[2:] for place in range(options.option_count)]


async def choose(pilot: Pilot[None], app: TableApp, *wishes: str) -> None:
    """Press the keys for the first option that begins with one of the wishes; else for the last one."""
    offered = labels(app)
    place = next((offered.index(label) for wish in wishes for label in offered if label.startswith(wish)), -1)
    place = place % len(offered)
    if place < 9:
        await pilot.press(str(place + 1))
    else:
        await pilot.press(*["down"] * place, "enter")
    await pilot.pause()


async def until_asked(pilot: Pilot[None], app: TableApp) -> None:
    """Wait while bots move."""
    while not app.session.table.over and app.session.person_asked is None:
        await pilot.pause(0.01)
    await pilot.pause()


def test_a_whole_short_game_by_keys(tmp_path: Path) -> None:
    async def play() -> None:
        session = Session.new("xorlosch", ["me", "steady"], {"mode": "short-game"}, tmp_path, seed=bytes(32))
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(pilot, app)
            while not session.table.over:
                await choose(pilot, app, "Send out 3", "Red", "Announce", "Agree", "Pass", "Warrior, level 1", "End")
                await until_asked(pilot, app)
            assert session.table.state.ending == "dragons-slain"
            assert "The last dragon quest is done" in shown(app, "#panel")
            assert "took the lead for good" in shown(app, "#panel")

    asyncio.run(play())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_keys_for_panels_reasons_rules_language_and_undo(size: tuple[int, int], tmp_path: Path) -> None:
    async def play() -> None:
        options = {"start_player": "1"}
        session = Session.new("xorlosch", ["me", "random"], options, tmp_path, seed=bytes(32))
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=size) as pilot:
            await until_asked(pilot, app)
            await choose(pilot, app, "Red")
            await until_asked(pilot, app)
            await choose(pilot, app, "Warrior, level 1")
            await choose(pilot, app, "Mechanicus, level 2")
            await pilot.press("escape")
            await pilot.pause()
            assert "Send out one dwarf: Warrior, level 1" in labels(app), "Escape takes the last pick back"
            await choose(pilot, app, "Send out")
            await until_asked(pilot, app)
            assert "What do you do?" in shown(app, "#prompt")
            assert "XOR-TRN-3" in shown(app, "#prompt")
            await pilot.press("w")
            await pilot.pause()
            assert "No quest can be completed in your first turn. XOR-OPN-7" in shown(app, "#panel")
            await pilot.press("r")
            await pilot.pause()
            assert "XOR-TRN-3" in shown(app, "#panel")
            await pilot.press("escape", "tab")
            await pilot.pause()
            assert "Healing Herbs" in shown(app, "#panel") or "quest" in shown(app, "#panel")
            before = session.table.state.hash()
            await choose(pilot, app, "Raise")
            await choose(pilot, app, "")
            assert session.table.state.hash() != before
            await pilot.press("u")
            await pilot.pause()
            assert session.table.state.hash() == before
            await pilot.press("l")
            await pilot.pause()
            assert "Que faites-vous" in shown(app, "#prompt")
            await pilot.press("u", "u", "u")
            await pilot.pause()
            assert "Quelle couleur" in shown(app, "#prompt"), "alone with bots everything can be taken back"

    asyncio.run(play())


def test_a_curtain_hides_the_table_between_two_persons(tmp_path: Path) -> None:
    async def play() -> None:
        session = Session.new("xorlosch", ["Anna", "Bob"], {}, tmp_path, seed=bytes(32))
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, Curtain)
            await pilot.press("enter")
            await pilot.pause()
            await choose(pilot, app, "Red")
            assert isinstance(app.screen, Curtain), "the screen is Bob's now"

    asyncio.run(play())
