"""Tables in a server's database: laid there as if they had been played up to a moment, and read as they are kept."""

import secrets
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from playwright.sync_api import Page

from lanterne import registry
from lanterne.engine import Seat as Held
from lanterne.engine import Table, parse_log, text_to_call
from lanterne.server.people import hashed
from lanterne.server.schema import entries, seats, tables, tokens
from lanterne.server.services import COOKIE
from lanterne.server.table_plan import PlanSeat, TablePlan
from tests.browser.pages import DESK, NOWHERE, Pages, Size
from tests.browser.seat import Seat
from tests.browser.server import Server

SEED = bytes(range(32))
XORLOSCH = "xorlosch"


class Laid(NamedTuple):
    """A table that is ready to be played: who plays the seats (a name, or a bot by its name in brackets), what the
    seats go by, the settings of the game, where it begins, the answers that were given since, each with its seat, and
    the seed of its chance."""

    seats: tuple[str, ...]
    names: tuple[str, ...] = ()
    settings: Mapping[str, Any] = {}
    position: Mapping[str, Any] = {}
    answers: Iterable[tuple[int, str]] = ()
    game: str = XORLOSCH
    seed: bytes = SEED

    def table(self) -> Table[Any]:
        """The game at that moment."""
        box = registry.box(self.game)
        held = [Held(name, name.strip("[]") if name.startswith("[") else "") for name in self.seats]
        table = Table.new(box, held, dict(self.settings), self.seed, names=self.names, position=self.position)
        for seat, words in self.answers:
            table.answer(seat, text_to_call(box, words, table.state))
        return table


def set_players(server: Server, page: Page, name: str) -> None:
    """Let the browser of this page be somebody of that name. What it shows does not know it before it is loaded
    again."""
    given = {"name": name, "language": "en"}
    page.request.post(f"{server.address}/api/me", data=given, headers={"Origin": server.address})


def newcomer(new_page: Pages, server: Server, name: str = "Ida", *, size: Size = DESK, locale: str = "en-GB") -> Page:
    """The page of somebody who is known to the server and has not gone anywhere yet."""
    page = new_page(NOWHERE, size=size, locale=locale)
    set_players(server, page, name)
    return page


def sit(new_page: Pages, server: Server, locale: str = "en-GB") -> Seat:
    """Ida, who is known to the server, before she goes to a table."""
    return Seat(newcomer(new_page, server, locale=locale))


def lay(
    server: Server, laid: Laid, sitting: Mapping[int, Page], *, pace: int = 0, curtain: bool = False, quiet: int = 0
) -> str:
    """Lay a table at which the browsers of these pages sit, and return its address. The person with the lowest seat is
    the host."""
    table = laid.table()
    now = time.time_ns() // 1_000_000
    planned = tuple(
        PlanSeat("bot", bot=seat.bot) if seat.bot else PlanSeat("here", seat.person) for seat in table.seats
    )
    plan = TablePlan(laid.game, dict(table.log.header.settings), planned, pace, quiet, curtain)
    name = secrets.token_urlsafe(16)
    with _database(server) as database:
        people = {seat: _person(database, server, page) for seat, page in sitting.items()}
        row: dict[str, Any] = {"id": name, "game": laid.game, "host": people[min(people)]}
        row |= {"created": now, "updated": now}
        row |= {"plan": msgspec.json.encode(plan), "header": msgspec.json.encode(table.log.header), "seed": laid.seed}
        row |= {"status": "over" if table.over else "playing", "asked": " ".join(map(str, table.asked))}
        database.execute(sa.insert(tables).values(row))
        key = database.execute(sa.select(tables.c.key).where(tables.c.id == name)).scalar_one()
        lines = [{"game_table": key, "n": entry.n, "line": msgspec.json.encode(entry)} for entry in table.log.entries]
        database.execute(sa.insert(entries), lines)
        held = [{"game_table": key, "seat": seat, "person": person} for seat, person in people.items()]
        database.execute(sa.insert(seats), held)
    return f"{server.address}/table/{name}"


def kept(server: Server, address: str) -> Table[Any]:
    """The table at this address as it is on the disk."""
    name = address.partition("/table/")[2].partition("/")[0]
    with _database(server) as database:
        row = database.execute(sa.select(tables).where(tables.c.id == name)).one()
        query = sa.select(entries.c.line).where(entries.c.game_table == row.key).order_by(entries.c.n)
        lines = database.execute(query).scalars().all()
    log = parse_log(b"\n".join((row.header, *lines)))
    return Table.replay(registry.box(log.header.game), log, seed=row.seed)


@contextmanager
def _database(server: Server) -> Iterator[sa.Connection]:
    engine = sa.create_engine(f"sqlite:///{server.home / 'lanterne.sqlite'}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _person(database: sa.Connection, server: Server, page: Page) -> str:
    (token,) = (cookie["value"] for cookie in page.context.cookies(server.address) if cookie["name"] == COOKIE)
    person: str = database.execute(sa.select(tokens.c.person).where(tokens.c.hash == hashed(token))).scalar_one()
    return person
