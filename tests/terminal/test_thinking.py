"""Bots that think for long: the screen stays awake, and the person at the keyboard can have them decide."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lanterne.engine import Call, View
from lanterne.manifest import Effort
from lanterne.registry import bot, search
from lanterne.search import SearchBot
from lanterne.terminal.app import TableApp
from lanterne.terminal.plain import PlainTable
from lanterne.terminal.session import Session
from tests.terminal.test_app import shown, until_asked

LONG = 60.0


class Ponders(SearchBot):
    """Thinks until it is hurried, and answers as the steady bot does."""

    def __init__(self) -> None:
        thinking = search("xorlosch")
        assert thinking is not None
        super().__init__("ponders", thinking, Effort(1, LONG))
        self.thoughts = 0
        self.begun = threading.Event()

    def choose(self, view: View[Any]) -> Call:
        assert self.budget is not None
        end = time.monotonic() + LONG
        self.begun.set()
        while not self.budget.stop() and time.monotonic() < end:
            time.sleep(0.005)
        self.thoughts += self.budget.stop()
        return bot("xorlosch", "steady")("ponders").choose(view)


def at_a_table(folder: Path) -> tuple[Session, Ponders]:
    """A game in which the person is the second player and the first one ponders."""
    session = Session.new("xorlosch", ["steady", "me"], {"start_player": "1"}, folder, seed=bytes(32))
    session._bots[0] = ponders = Ponders()
    return session, ponders


def test_a_key_tells_a_bot_that_thinks_to_decide(tmp_path: Path) -> None:
    async def play() -> None:
        session, ponders = at_a_table(tmp_path)
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            while not ponders.begun.is_set():
                await pilot.pause(0.01)
            before = session.table.last
            await pilot.press("tab")
            await pilot.pause()
            assert "Thinking" in shown(app, "#prompt"), "the screen is awake"
            assert session.table.last == before
            await pilot.press(".")
            await until_asked(pilot, app)
            assert session.table.last > before
            assert ponders.thoughts > 0
            assert "Thinking" not in shown(app, "#prompt")

    asyncio.run(play())


def test_a_bot_that_thinks_keeps_nobody_from_leaving(tmp_path: Path) -> None:
    async def play() -> None:
        session, ponders = at_a_table(tmp_path)
        app = TableApp(session, "fr", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            while not ponders.begun.is_set():
                await pilot.pause(0.01)
            started = time.monotonic()
            await pilot.press("q")
        assert time.monotonic() - started < LONG / 2

    asyncio.run(play())


@pytest.fixture
def after_a_moment() -> Callable[[threading.Event], None]:
    """Press Ctrl-C once the bot has begun to think."""

    def press(begun: threading.Event) -> None:
        def wait() -> None:
            begun.wait(LONG)
            os.kill(os.getpid(), signal.SIGINT)

        threading.Thread(target=wait, daemon=True).start()

    return press


def test_ctrl_c_in_plain_text_tells_it_too(tmp_path: Path, after_a_moment: Callable[[threading.Event], None]) -> None:
    session, ponders = at_a_table(tmp_path)
    told: list[str] = []

    def ask(prompt: str) -> str:
        return "q"

    def tell(line: str) -> None:
        told.append(line)
        if "Ctrl-C" in line:
            ponders.begun.clear()
            after_a_moment(ponders.begun)

    PlainTable(session, "en", ask, tell).play()
    assert ponders.thoughts > 0
    assert any("is thinking" in line for line in told)
