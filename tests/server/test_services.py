"""What a server does before it is needed: as little as possible."""

import sys
from functools import partial
from pathlib import Path

import pytest

from lanterne.server import services as services_module
from lanterne.server.app import create_app
from lanterne.server.bot_pool import BotPool
from lanterne.server.services import Settings
from tests.server.databases import url_in
from tests.server.rooms import Guest
from tests.server.within import run


def test_the_first_page_does_not_wait_for_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With bot processes that leave a note when they start and never get ready."""
    note = tmp_path / "started"
    never_ready = (sys.executable, "-c", f"open({str(note)!r}, 'w').close(); import time; time.sleep(3600)")
    monkeypatch.setattr(services_module, "BotPool", partial(BotPool, command=never_ready))

    async def visit() -> None:
        app = create_app(Settings(url_in(tmp_path)))
        async with app.router.lifespan_context(app):
            guest = Guest(app)
            assert (await guest.get("/")).status_code == 200
            assert (await guest.get("/api/games")).status_code == 200
        assert not note.exists()

    run(visit())
