"""What is written of a table: its log, what the lobby reads beside it, a snapshot now and then, who sits where."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from lanterne.engine import Table
from lanterne.engine.log import AnyEntry
from lanterne.server.open_table import OpenTable, Stamp
from lanterne.server.schema import seats, tables
from lanterne.server.store import APPEND, SNAPSHOT, STAMP, Change
from lanterne.server.table_plan import Outcome

_encoder = msgspec.json.Encoder()

STAMP_EVERY = 1000
"""While the same seats are asked, the time of the last change is stored at most once in this many milliseconds: walking
step by step need not write it with every step."""
SNAPSHOT_EVERY = 50
"""Entries of a log between two snapshots."""


def entered(live: OpenTable, new: Sequence[AnyEntry]) -> list[Change]:
    """The new entries of a log, and what stands beside them."""
    table = live.table
    assert table is not None
    changes = [Change(APPEND, lines_of(live, new))] if new else []
    asked = asked_at(table)
    if live.stamped.asked != asked or live.since - live.stamped.at >= STAMP_EVERY:
        live.stamped = Stamp(asked, live.since)
        changes.append(Change(STAMP, [{"which": live.key, "now": live.since, "seats": asked}]))
    place = live.saved + live.key  # spread out, so that tables that began together do not all store it together
    if table.over or place // SNAPSHOT_EVERY != (place + len(new)) // SNAPSHOT_EVERY:
        changes.append(snapshot(live, table))
    return changes


def snapshot(live: OpenTable, table: Table[Any]) -> Change:
    """The state after the last entry, which is written with it or before it."""
    live.snapshot_at = len(table.log.entries) - 1
    row = {"which": live.key, "state": table.state.encode(), "at": live.snapshot_at}
    return Change(SNAPSHOT, [row | {"now": live.status, "result": outcome_of(table)}])


def lines_of(live: OpenTable, new: Sequence[AnyEntry]) -> list[dict[str, Any]]:
    """Entries of a log as rows of the database."""
    return [{"game_table": live.key, "n": entry.n, "line": _encoder.encode(entry)} for entry in new]


def is_behind(live: OpenTable) -> bool:
    """Whether the last snapshot of a running game is older than its log."""
    return live.goes_on and live.snapshot_at < live.saved - 1


def asked_at(table: Table[Any]) -> str:
    """The seats that are asked, as the database has them."""
    return " ".join(map(str, table.asked))


def kept(live: OpenTable) -> list[Change]:
    """The plan of a table, its status, and who may answer for which seat."""
    row = {"plan": msgspec.json.encode(live.plan), "status": live.status, "updated": live.since}
    changes = [
        Change(sa.update(tables).where(tables.c.key == live.key).values(row)),
        Change(sa.delete(seats).where(seats.c.game_table == live.key)),
    ]
    held = [{"game_table": live.key, "seat": seat, "person": person} for seat, person in live.holders.items()]
    return [*changes, Change(sa.insert(seats), held)] if held else changes


def outcome_of(table: Table[Any]) -> bytes:
    """How the game ended, as the database has it; empty if it has not."""
    if not table.over:
        return b""
    return msgspec.json.encode(Outcome(table.state.ending, table.box.ranking(table.state)))
