"""Where a game stands, from its last snapshot: nothing is replayed, and nothing is shown that only a seat may know."""

import asyncio
from typing import Any

import msgspec
import sqlalchemy as sa

from lanterne import registry
from lanterne.engine import View
from lanterne.server.loading import readable
from lanterne.server.people import Person
from lanterne.server.schema import seats, tables
from lanterne.server.sentences import RequestRefused
from lanterne.server.store import Store
from lanterne.server.table_plan import TablePlan


async def last_seen(store: Store, table_id: str, person: Person) -> View[Any] | None:
    """What a spectator saw of a table when it was last stored as a whole; None if it has not begun, or cannot be shown.
    For its people. Raises RequestRefused."""
    columns = (tables.c.key, tables.c.host, tables.c.plan, tables.c.snapshot, tables.c.game)
    rows = await store.read(sa.select(*columns).where(tables.c.id == table_id)) if table_id.isascii() else ()
    if not rows or rows[0].game not in registry.GAMES:
        raise RequestRefused(404, "no-such-table")
    row = rows[0]
    sat = sa.select(seats.c.seat).where(seats.c.game_table == row.key, seats.c.person == person.id)
    if row.host != person.id and not await store.read(sat):
        raise RequestRefused(403, "not-at-this-table")
    game = msgspec.json.decode(row.plan, type=TablePlan).game
    state = await asyncio.to_thread(readable, game, row.snapshot) if row.snapshot else None
    return None if state is None else registry.box(game).view(state, -1)
