"""Who keeps live tables: what a table asks of the place in which it is written down."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from lanterne.engine.log import AnyEntry
from lanterne.server.messages import ChatLine

if TYPE_CHECKING:
    from lanterne.server.live import LiveTable


class TableStore(Protocol):
    """Where a live table is kept."""

    async def append(self, table: "LiveTable", entries: Sequence[AnyEntry]) -> None:
        """Write entries, and who is asked; they are on the disk when this returns. Raises StoreError."""

    async def keep(self, table: "LiveTable") -> None:
        """Write plan, status and who sits where. Raises StoreError."""

    async def append_and_keep(self, table: "LiveTable", entries: Sequence[AnyEntry]) -> None:
        """Both, or none of it. Raises StoreError."""

    async def chat(self, table: "LiveTable", seat: int, name: str, text: str) -> ChatLine:
        """Write something that was said. Raises StoreError."""

    async def reload(self, table: "LiveTable") -> None:
        """Let everything be as it is on the disk. Raises StoreError."""

    def drop(self, table: "LiveTable") -> None:
        """What is on the disk is not known any more: whoever comes next finds the table there again."""

    def asked(self, table: "LiveTable") -> None:
        """Somebody new is asked: those who are away may want to be told."""
