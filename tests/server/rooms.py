"""A server without a port and without processes: its services, its people, and what each of them is sent."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from lanterne import registry
from lanterne.engine import View
from lanterne.server.app import create_app
from lanterne.server.bot_pool import BotAnswer, BotPool
from lanterne.server.connection import Connection
from lanterne.server.guard import Limits
from lanterne.server.live import LiveTable
from lanterne.server.measures import Measures
from lanterne.server.notify import TurnNotifier
from lanterne.server.people import People, Person
from lanterne.server.rates import Rate, TokenBucket
from lanterne.server.sentences import Language
from lanterne.server.services import Services, Settings
from lanterne.server.store import Store
from lanterne.server.table_plan import PlanSeat, TablePlan
from lanterne.server.tables import Tables
from lanterne.server.websocket import hear
from tests.server.databases import url_in
from tests.server.within import run

HERE = "http://localhost:8765"
NO_LIMITS = Limits(play=Rate(1e9, 1e9), making=Rate(1e9, 1e9))


class Quick(BotPool):
    """Bots that think in this process, at once."""

    async def choose(self, view: View[Any], bot: str, seed: str, hurried: asyncio.Event | None = None) -> BotAnswer:
        return BotAnswer(registry.bot(view.box.name, bot)(seed).choose(view), "")


@asynccontextmanager
async def open_services(folder: Path) -> AsyncIterator[Services]:
    """Services with their database in this folder; opened again, they find what was there."""
    settings = Settings(url_in(folder), limits=NO_LIMITS)
    measures = Measures()
    kept = Store(settings.database, measures)
    await kept.open()
    people, bot_pool = People(kept), Quick(measures=measures)
    tables = Tables(kept, bot_pool, TurnNotifier(people, None, ""), measures)
    try:
        yield Services(settings, kept, people, tables, bot_pool, measures)
    finally:
        await tables.close()
        await kept.close()


def with_services(folder: Path, play: Callable[[Services], Awaitable[None]]) -> None:
    """Run an evening with services: they are opened, used and closed."""

    async def evening() -> None:
        async with open_services(folder) as services:
            await play(services)

    run(evening())


def app_of(services: Services) -> FastAPI:
    """The application around the services."""
    app = create_app(services.settings)
    app.state.services = services
    return app


class Guest:
    """Somebody with a browser; without a token, somebody unknown."""

    def __init__(self, app: FastAPI, token: str = "", language: Language = "en") -> None:
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app, client=("127.0.0.1", 50000)),
            base_url=HERE,
            headers={"origin": HERE, "accept-language": language},
            cookies={"lanterne": token} if token else {},
        )

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.client.request(method, path, **more)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.ask("POST", path, json={} if body is None else body, **more)


class Client:
    """A window onto a table: what it says is heard at once, and what it was sent since it last looked is `news`."""

    def __init__(self, live: LiveTable, person: Person | None, language: Language = "en") -> None:
        self.live = live
        self.connection = Connection(person, language)
        self.last: dict[str, Any] = {}
        self._sayings = TokenBucket(Rate(1e9, 1e9))

    async def open(self) -> "Client":
        await self.live.until_saved()
        self.live.come(self.connection)
        return self

    async def say(self, do: str, **request: Any) -> list[dict[str, Any]]:
        """Ask for something; all that came after it."""
        return await self.send(json.dumps({"do": do, "id": 1, **request}))

    async def send(self, data: str) -> list[dict[str, Any]]:
        await hear(self.live, self.connection, data, self._sayings)
        return self.news()

    def news(self) -> list[dict[str, Any]]:
        """What was sent since, each message as data; `last` is the last `now` of them."""
        found = [json.loads(message) for message in self.written()]
        self.last = next((message for message in reversed(found) if message["type"] == "now"), self.last)
        return found

    def written(self) -> list[bytes]:
        """What was sent since, as it was sent."""
        found = []
        while not self.connection.waiting.empty():
            message = self.connection.waiting.get_nowait()
            found += [message] if message is not None else []
        return found


def refused(news: list[dict[str, Any]]) -> str:
    """The sentence with which something was refused, "" if it was not."""
    return next((message["sentence"] for message in news if message["type"] == "refused"), "")


async def still(live: LiveTable) -> None:
    """Wait until bots have answered, and everybody with automatic answers."""
    while live._driver.is_busy and live._driver._driving is not None:
        await live._driver._driving


async def people(services: Services, *names: str) -> list[tuple[Person, str]]:
    """People with these names, and their tokens."""
    return [await services.people.new(name, "en") for name in names]


async def table_of(services: Services, game: str, people: list[Person], **plan: Any) -> LiveTable:
    """A table at which each of these people has a seat, the first is the host; it has begun."""
    settings = plan.pop("settings", {})
    bots = plan.pop("bots", ())
    friends = tuple(PlanSeat("friend") for _ in people[1:])
    seats = (PlanSeat("me", people[0].name), *friends, *(PlanSeat("bot", "", bot) for bot in bots))
    live = await services.tables.new(TablePlan(game, settings, seats, 0, **plan), people[0])
    for seat, person in enumerate(people[1:], start=1):
        await services.tables.join(live, seat, person)
    return live
