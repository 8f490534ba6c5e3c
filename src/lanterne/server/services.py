"""The services: everything that a running server consists of, opened and closed together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, NamedTuple

from fastapi import Depends
from starlette.requests import HTTPConnection

from lanterne.server.bot_pool import BotPool
from lanterne.server.guard import Limits
from lanterne.server.measures import Measures
from lanterne.server.notify import TurnNotifier
from lanterne.server.origin import LOOPBACK, host_of
from lanterne.server.people import People, Person
from lanterne.server.sentences import RequestRefused
from lanterne.server.store import Store, StoreError
from lanterne.server.tables import Tables
from lanterne.server.webhooks import Webhooks

_log = logging.getLogger(__name__)

COOKIE = "lanterne"
SWEEP_SECONDS = 5


class Settings(NamedTuple):
    """How a server is run. `database`: "" for the embedded one. `address`: how the world reaches it, "" if that is how
    it was called. `webhooks`: whether people may be told elsewhere that it is their turn. `open_packs`: whether
    everybody may add packs, not only somebody at the machine itself. `outside_bots`: whether the bots of installed
    packages may play. `open_metrics`: whether everybody may read the figures of the server, not only somebody at the
    machine itself."""

    database: str = ""
    address: str = ""
    webhooks: bool = False
    loopback: bool = True
    limits: Limits = Limits()
    open_packs: bool = False
    outside_bots: bool = False
    open_metrics: bool = False


class Services(NamedTuple):
    """What the routes use."""

    settings: Settings
    store: Store
    people: People
    tables: Tables
    bot_pool: BotPool
    measures: Measures = Measures()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Services]:
    """The services while they are open. Raises StoreError with a sentence if the database cannot be used."""
    measures = Measures()
    store = Store(settings.database, measures)
    await store.open()
    bot_pool = BotPool(outside_bots=settings.outside_bots, measures=measures)
    webhooks = Webhooks() if settings.webhooks else None
    if webhooks is not None:
        await webhooks.start()
    people = People(store)
    tables = Tables(store, bot_pool, TurnNotifier(people, webhooks, settings.address), measures)
    sweeper, waking = asyncio.create_task(_sweep(tables)), asyncio.create_task(_wake(tables))
    try:
        yield Services(settings, store, people, tables, bot_pool, measures)
    finally:
        for task in (sweeper, waking):
            task.cancel()
        await asyncio.gather(sweeper, waking, return_exceptions=True)
        await tables.close()
        if webhooks is not None:
            await webhooks.stop()
        await bot_pool.stop()
        await store.close()


async def _wake(tables: Tables) -> None:
    try:
        await tables.wake()
    except StoreError as error:
        _log.error("tables that wait for bots cannot be loaded: %s", error)


async def _sweep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        tables.let_go()


def services_of(connection: HTTPConnection) -> Services:
    """The services behind a request. Raises StoreError if the database is gone: what is in memory is not on the disk
    then."""
    found: Services = connection.app.state.services
    found.store.check()
    return found


def is_here(connection: HTTPConnection) -> bool:
    """Whether the request comes from this machine itself, not through a proxy on it."""
    host = host_of(connection.headers.get("host", ""))
    at_home = connection.client is not None and connection.client.host in ("127.0.0.1", "::1")
    return at_home and host is not None and host.name in LOOPBACK


def token_of(connection: HTTPConnection) -> str:
    """The token that a request carries, "" if none: a program's in its header, a browser's in its cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")


async def visitor_of(connection: HTTPConnection) -> Person | None:
    """Who makes a request; None for somebody unknown, even with an invalid cookie."""
    token = token_of(connection)
    return await services_of(connection).people.by_token(token) if token else None


async def person_of(connection: HTTPConnection) -> Person:
    """Who makes a request. Raises RequestRefused if that is not known."""
    person = await visitor_of(connection)
    if person is None:
        raise RequestRefused(401, "say-who-you-are")
    return person


WithServices = Annotated[Services, Depends(services_of)]
Visitor = Annotated[Person | None, Depends(visitor_of)]
Known = Annotated[Person, Depends(person_of)]
