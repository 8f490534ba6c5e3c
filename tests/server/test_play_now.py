"""A person who does not want to wait tells bots that think to play now; who has no seat cannot."""

import asyncio
from pathlib import Path
from typing import Any

from lanterne.engine import View
from lanterne.server.bot_pool import BotAnswer
from lanterne.server.services import Services
from lanterne.server.table_plan import PlanSeat, TablePlan
from tests.server.rooms import Client, Quick, people, refused, still, with_services


class Ponderers(Quick):
    """Bots that think until they are hurried."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()

    async def choose(self, view: View[Any], bot: str, seed: str, hurried: asyncio.Event | None = None) -> BotAnswer:
        assert hurried is not None
        self.begun.set()
        await hurried.wait()
        return await super().choose(view, bot, seed)


def test_bots_play_now_until_a_person_is_asked_again_and_then_think_again(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, _), (eve, _) = await people(services, "Ann", "Eve")
        pool = Ponderers()
        services.tables._bot_pool = pool
        seats = (PlanSeat("me", "Ann"), PlanSeat("bot", "", "random"))
        live = await services.tables.new(TablePlan("xorlosch", {}, seats, 0), ann)
        window, stranger = await Client(live, ann).open(), await Client(live, eve).open()
        table = live.table
        assert table is not None
        rounds = 0
        while rounds < 2:
            if not table.seats[seat := table.asked[0]].bot:
                call = table.box.encode(table.view(seat).default_answer())
                assert not refused(await window.say("answer", choice=table.choice_id, seat=seat, answer=call))
                continue
            await asyncio.wait_for(pool.begun.wait(), 10)
            at = live.saved
            assert refused(await stranger.say("now"))
            await live.later(at - 1, 0.05)
            assert live.saved == at, "the bot still thinks"
            assert not refused(await window.say("now"))
            await asyncio.wait_for(still(live), 10)
            assert not table.seats[table.asked[0]].bot, "all bots in a row have played"
            pool.begun.clear()
            rounds += 1

    with_services(tmp_path, play)
