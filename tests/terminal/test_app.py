"""The full screen, driven by keys alone."""

import asyncio
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from lanterne.terminal.app import TableApp
from lanterne.terminal.screens import Curtain
from lanterne.terminal.session import Session


def shown(app: TableApp, part: str) -> str:
    """The text of a part of the screen."""
    return str(app.query_one(part, Static).render())


def labels(app: TableApp) -> list[str]:
    """The options as the person reads them, without their keys."""
    options = app.query_one(OptionList)
    return [str(options.get_option_at_index(place).prompt)[2:] for place in range(options.option_count)]


async def choose(pilot: Pilot[str], app: TableApp, *wishes: str) -> None:
    """Press the keys for the first option that begins with one of `wishes`, or else for the last one."""
    offered = labels(app)
    place = next((offered.index(label) for wish in wishes for label in offered if label.startswith(wish)), -1)
    place = place % len(offered)
    if place < 9:
        await pilot.press(str(place + 1))
    else:
        await pilot.press(*["down"] * place, "enter")
    await pilot.pause()


async def until_asked(pilot: Pilot[str], app: TableApp) -> None:
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
            assert "to play" not in shown(app, "#status")
            await pilot.press("tab")
            await pilot.pause()
            assert "Quests" in shown(app, "#panel"), "the table can still be looked at"

    asyncio.run(play())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_keys_for_panels_reasons_rules_language_and_undo(size: tuple[int, int], tmp_path: Path) -> None:
    async def play() -> None:
        settings = {"start_player": "1"}
        session = Session.new("xorlosch", ["me", "random"], settings, tmp_path, seed=bytes(32))
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
            assert "raises" not in shown(app, "#log"), "what was taken back is not told any more"
            await pilot.press("l")
            await pilot.pause()
            assert "Que faites-vous" in shown(app, "#prompt")
            await pilot.press("u", "u", "u")
            await pilot.pause()
            assert "Quelle couleur" in shown(app, "#prompt"), "alone with bots everything can be taken back"

    asyncio.run(play())


def test_the_highlighted_option_is_shown_on_the_board_and_the_way_to_it_in_the_question(tmp_path: Path) -> None:
    async def play() -> None:
        settings = {"start_player": "1"}
        session = Session.new("xorlosch", ["me", "random"], settings, tmp_path, seed=bytes(32))
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(pilot, app)
            await choose(pilot, app, "Red")
            await until_asked(pilot, app)
            await choose(pilot, app, "Warrior, level 1")
            await choose(pilot, app, "Send out")
            await until_asked(pilot, app)
            await choose(pilot, app, "Move a dwarf")
            await choose(pilot, app, "Red warrior 1")
            assert "Move a dwarf › Red warrior 1" in shown(app, "#prompt")
            assert labels(app)[0] == "Council Steps (6) (1 point)"
            assert reversed_on_the_board(app) == ["«6»"]
            await pilot.press("down")
            await pilot.pause()
            assert reversed_on_the_board(app) == ["«21»"]
            await pilot.press("escape")
            await pilot.pause()
            assert "›" not in shown(app, "#prompt")

    asyncio.run(play())


def reversed_on_the_board(app: TableApp) -> list[str]:
    """What is highlighted on the panel, without the tabs."""
    text = app.query_one("#panel", Static).content
    assert isinstance(text, Text)
    spans = [span for span in text.spans if "reverse" in str(span.style)]
    return [text.plain[span.start : span.end] for span in spans[1:]]


def test_the_bars_fit_a_small_screen(tmp_path: Path) -> None:
    async def play() -> None:
        settings = {"start_player": "1"}
        session = Session.new("xorlosch", ["me", "random"], settings, tmp_path, seed=bytes(32))
        app = TableApp(session, "fr", pace=1)
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(pilot, app)
            await choose(pilot, app, "Rouge")
            await until_asked(pilot, app)
            await choose(pilot, app, "Guerrier, niveau 1")
            await choose(pilot, app, "Envoyer", "Partir")
            await until_asked(pilot, app)
            for _ in range(2):
                assert len(shown(app, "#status")) <= 80
                assert len(shown(app, "#keys")) <= 80
                await pilot.press("l")
                await pilot.pause()
            assert shown(app, "#status").endswith("points de déplacement"), (
                "whose turn it is and what is left comes first"
            )

    asyncio.run(play())


def test_an_answer_that_cannot_be_saved_ends_the_app_with_a_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        session = Session.new("xorlosch", ["me", "random"], {"start_player": "1"}, tmp_path, seed=bytes(32))
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(pilot, app)
            session.path.write_bytes(session.path.read_bytes() + b"more")
            await choose(pilot, app, "Red")
        assert "has been played elsewhere in the meantime" in str(app.return_value)

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
