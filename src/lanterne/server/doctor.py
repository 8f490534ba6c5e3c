"""Checks a database: whether every table can be loaded and every log is valid, and what is orphaned."""

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from lanterne import registry
from lanterne.engine import LogError, Table, parse_log
from lanterne.engine.proof import prove
from lanterne.packs import PackError
from lanterne.server.schema import chats, entries, people, seats, tables, tokens
from lanterne.server.store import Change, Store
from lanterne.server.table_plan import TablePlan
from lanterne.server.table_rows import asked_at, outcome_of


class Finding(NamedTuple):
    """Something that is wrong: a sentence, and the function that mends it, if there is one."""

    what: str
    mend: tuple[Change, ...] = ()
    mended: str = ""


_no_table = sa.select(tables.c.key)
_no_person = sa.select(people.c.id)


async def examine(store: Store, lost: Path, tell: Callable[[str], None]) -> list[Finding]:
    """Everything that is wrong in an open store. Logs that belong to no table would be written to the folder `lost`
    before they are removed. `tell` hears how far it has come."""
    found = await _orphans(store, lost)
    rows = await store.read(sa.select(tables).order_by(tables.c.key))
    for number, row in enumerate(rows, start=1):
        tell(f"table {number} of {len(rows)}")
        lines = [
            bytes(line)
            for (line,) in await store.read(
                sa.select(entries.c.line).where(entries.c.game_table == row.key).order_by(entries.c.n)
            )
        ]
        found += await asyncio.to_thread(_table, row, lines)
    return found


async def mend(store: Store, found: Sequence[Finding], lost: Path) -> None:
    """Mend what can be mended. Raises StoreError or OSError with what could not be written."""
    await _save_orphaned_logs(store, lost)
    for finding in found:
        if finding.mend:
            await store.write(*finding.mend)


# --- orphans ----------------------------------------------------------------------------------------------------------


async def _orphans(store: Store, lost: Path) -> list[Finding]:
    found = []
    now = int(time.time())
    for what, table, where, mended in (
        ("log entries of tables that are gone", entries, entries.c.game_table.not_in(_no_table), f"moved to {lost}"),
        ("seats of tables that are gone", seats, seats.c.game_table.not_in(_no_table), "removed"),
        ("seats of people who are gone", seats, seats.c.person.not_in(_no_person), "freed"),
        ("chat lines of tables that are gone", chats, chats.c.game_table.not_in(_no_table), "removed"),
        ("tokens of people who are gone", tokens, _orphaned_person(), "removed"),
        ("links to seats of tables that are gone", tokens, _orphaned_link(), "removed"),
        ("tokens that have expired", tokens, tokens.c.expires < now, "removed"),
    ):
        count = (await store.read(sa.select(sa.func.count()).select_from(table).where(where)))[0][0]
        if count:
            found.append(Finding(f"{count} {what}", (Change(sa.delete(table).where(where)),), mended))
    return found


def _orphaned_person() -> sa.ColumnElement[bool]:
    return sa.and_(tokens.c.kind != "seat", tokens.c.person.not_in(_no_person))


def _orphaned_link() -> sa.ColumnElement[bool]:
    return sa.and_(tokens.c.kind == "seat", tokens.c.game_table.not_in(_no_table))


async def _save_orphaned_logs(store: Store, lost: Path) -> None:
    orphaned = sa.select(entries).where(entries.c.game_table.not_in(_no_table))
    logs: dict[int, list[bytes]] = {}
    for row in await store.read(orphaned.order_by(entries.c.game_table, entries.c.n)):
        logs.setdefault(row.game_table, []).append(bytes(row.line))
    if logs:
        lost.mkdir(parents=True, exist_ok=True)
    for key, lines in logs.items():
        (lost / f"table-{key}.jsonl").write_bytes(b"\n".join((*lines, b"")))


# --- tables -----------------------------------------------------------------------------------------------------------


def _table(row: Any, lines: Sequence[bytes]) -> list[Finding]:
    """What is wrong with one table."""
    name = f"table {row.id} ({row.game})"
    if row.game not in registry.GAMES:
        return [Finding(f"{name}: this Lanterne has no such game")]
    try:
        plan = msgspec.json.decode(row.plan, type=TablePlan)
    except msgspec.DecodeError as error:
        return [Finding(f"{name}: its plan cannot be read: {error}")]
    if row.status == "gathering" and not row.header:
        return [Finding(f"{name}: it has a log, but it has not begun")] if lines else []
    try:
        box = registry.box(plan.game)
        log = parse_log(b"\n".join((row.header, *lines)), "its log")
        table = Table.replay(box, log, seed=row.seed or None)
        if table.over and not plan.imported:
            prove(box, log)
    except PackError as error:
        return [Finding(f"{name}: it cannot be loaded: {error}")]
    except LogError as error:
        return [Finding(f"{name}: its log is not right: {error}")]
    except Exception as error:  # a log that was written by other rules may fail in any way
        return [Finding(f"{name}: it cannot be replayed: {type(error).__name__}: {error}")]
    return _stored_beside(name, row, table)


def _stored_beside(name: str, row: Any, table: Table[Any]) -> list[Finding]:
    """Whether what is stored beside the log says the same."""
    wrong: dict[str, Any] = {}
    if row.asked != asked_at(table):
        wrong["asked"] = asked_at(table)
    if bytes(row.outcome) != outcome_of(table):
        wrong["outcome"] = outcome_of(table)
    if table.over and row.status not in ("over", "closed"):
        wrong["status"] = "over"
    try:
        table.box.state.decode(row.snapshot)
    except Exception:  # of other rules, or torn
        wrong["snapshot"] = table.state.encode()
    if not wrong:
        return []
    change = Change(sa.update(tables).where(tables.c.key == row.key).values(wrong))
    return [Finding(f"{name}: {', '.join(wrong)} are not as the log says", (change,), "written again from the log")]
