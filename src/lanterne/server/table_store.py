"""Where a live table is stored."""

from collections.abc import Sequence
from typing import Protocol

from lanterne.engine.log import AnyEntry
from lanterne.server.measures import Measures
from lanterne.server.messages import ChatLine
from lanterne.server.open_table import OpenTable


class TableStore(Protocol):
    """What a live table needs of its store. `lanterne.server.tables.Tables` is one."""

    measures: Measures

    async def append(self, table: OpenTable, entries: Sequence[AnyEntry], plan_too: bool = False) -> None:
        """Write log entries and who is asked, and with `plan_too` what `keep` writes; all of it or nothing. It is on
        the disk when this returns. Raises StoreError."""

    async def keep(self, table: OpenTable) -> None:
        """Write plan, status and who sits where. Raises StoreError."""

    async def chat(self, table: OpenTable, seat: int, name: str, text: str) -> ChatLine:
        """Write a chat message. Raises StoreError."""

    async def reload(self, table: OpenTable) -> None:
        """Set everything to what is on the disk. Raises StoreError."""

    def drop(self, table: OpenTable) -> None:
        """Forget the table in memory, because it may differ from the disk. It is loaded again when it is needed."""

    def asked(self, table: OpenTable) -> None:
        """Tell the store that the question has changed: people who are away may want a message."""
