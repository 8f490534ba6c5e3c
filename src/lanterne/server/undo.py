"""Undo requests: taking back what others have seen needs everybody's consent."""

from typing import Any, NamedTuple

from lanterne.engine import Table
from lanterne.engine.log import Answer


class UndoRequest(NamedTuple):
    """The person at seat `by` wants to go back to entry `to`. `agreed` are the seats that have agreed so far."""

    by: int
    to: int
    agreed: frozenset[int] = frozenset()

    def waits_for(self, table: Table[Any]) -> tuple[int, ...]:
        """One seat of each person who has not agreed yet."""
        agreed = {table.seats[seat].person for seat in (*self.agreed, self.by)}
        waiting: dict[str, int] = {}
        for seat, held in enumerate(table.seats):
            if not held.bot and held.person not in agreed:
                waiting.setdefault(held.person, seat)
        return tuple(waiting.values())

    def answers(self, table: Table[Any]) -> int:
        """How many answers it would take back."""
        return sum(isinstance(table.log.entries[n], Answer) for n in table.standing if n > self.to)
