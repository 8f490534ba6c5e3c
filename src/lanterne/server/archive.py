"""Archives finished tables that nobody has opened for long: writes them to files and removes them from the database."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from lanterne.engine import Log, LogError, parse_log
from lanterne.engine.log import write_log
from lanterne.server.schema import chats, entries, seats, tables, tokens
from lanterne.server.store import Change, Store, StoreError

DAY = 86_400_000
FINISHED = ("over", "closed")


async def archive(store: Store, days: int, folder: Path) -> list[Path]:
    """Write the logs of finished tables in which nothing has happened for that many days to files, then remove the
    tables. Returns the files. Raises StoreError with a sentence; what is removed by then is in its file."""
    before = int(time.time() * 1000) - days * DAY
    query = (
        sa.select(tables.c.key, tables.c.id, tables.c.game, tables.c.header)
        .where(tables.c.status.in_(FINISHED), tables.c.updated < before)
        .order_by(tables.c.key)
    )
    files = []
    for row in await store.read(query):
        lines = [
            bytes(line)
            for (line,) in await store.read(
                sa.select(entries.c.line).where(entries.c.game_table == row.key).order_by(entries.c.n)
            )
        ]
        if row.header:
            files.append(await asyncio.to_thread(_write, folder, row, lines))
        await store.write(*removal(row.key))
    return files


def removal(key: int) -> tuple[Change, ...]:
    """What removes a table from the database."""
    others = (seats, entries, chats, tokens)
    return (
        *(Change(sa.delete(each).where(each.c.game_table == key)) for each in others),
        Change(sa.delete(tables).where(tables.c.key == key)),
    )


def _write(folder: Path, row: Any, lines: Sequence[bytes]) -> Path:
    file = folder / f"{row.game}-{row.id}.jsonl"
    try:
        log: Log = parse_log(b"\n".join((row.header, *lines)), f"the log of table {row.id}")
        folder.mkdir(parents=True, exist_ok=True)
        write_log(file, log)
    except (LogError, msgspec.MsgspecError, OSError) as error:
        raise StoreError(f"table {row.id} is left where it is: {error}") from None
    return file
