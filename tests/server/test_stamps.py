"""What the lobby reads of a table (who is asked, when something last happened) is stored beside its log."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from lanterne.server import live as live_module
from lanterne.server.live import LiveTable
from lanterne.server.schema import tables
from lanterne.server.services import Services
from lanterne.server.table_rows import STAMP_EVERY
from tests.server.rooms import open_services, refused
from tests.server.test_durability import Disk, bid, disk, two
from tests.server.within import run

__all__ = ["disk"]

STEP = STAMP_EVERY // 4


class Clock:
    """A clock in milliseconds that moves only when the test moves it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000
        monkeypatch.setattr(live_module, "milliseconds", lambda: self.now)


async def noted(services: Services, live: LiveTable) -> tuple[str, int]:
    """Who is asked, and when something last happened, according to the disk."""
    row = (await services.store.read(sa.select(tables).where(tables.c.id == live.id)))[0]
    return row.asked, row.updated


async def any_answer(live: LiveTable, windows: Any) -> None:
    table = live.table
    assert table is not None
    seat = table.asked[-1]
    view = table.view(seat)
    call = view.options()[-1] if view.options() else view.default_answer()
    said = await windows[seat].say("answer", choice=table.choice_id, seat=seat, answer=list(table.box.encode(call)))
    assert refused(said) == ""


def test_who_is_asked_is_always_right_and_the_time_to_a_second(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            live, *windows = await two(services)
            spared = 0
            for _ in range(40):
                if live.table is None or live.table.over:
                    break
                clock.now += STEP
                await any_answer(live, windows)
                asked, at = await noted(services, live)
                assert asked == " ".join(str(seat) for seat in live.table.asked)
                assert clock.now - at < STAMP_EVERY
                spared += at < clock.now
            assert spared > 0, "while the same seat is asked, not every answer needs a note"

    run(play())


def test_a_note_that_was_not_written_is_written_with_the_next_answer(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    Clock(monkeypatch)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            live, ann, _ = await two(services)
            disk.full = True
            assert "could not be saved" in refused(await ann.say("answer", **bid(live, 0)))
            disk.full = False
            assert refused(await ann.say("answer", **bid(live, 0))) == ""
            assert (await noted(services, live))[0] == "1"

    run(play())
