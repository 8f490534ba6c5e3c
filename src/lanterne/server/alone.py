"""Playing alone: what a person may do because nobody else is affected, and what others are told about it later.

Somebody alone with bots may save a running game with its seed, and take back anything, even what chance has brought.
Both would be cheating once somebody else plays. So one rule, `is_private`, covers everything that lets the seed or
outcomes of chance leave the server before the end; and what was done alone stays in the log and is shown to everybody
who joins (`told`).
"""

import time
from typing import TYPE_CHECKING

from lanterne.server.sentences import Language, sentence

if TYPE_CHECKING:
    from lanterne.server.open_table import OpenTable


def is_private(live: "OpenTable", seat: int) -> bool:
    """Whether only the person at `seat` is affected: nobody else has ever sat at the table, at another seat, at this
    one or at the same device, and no invitation to it is valid."""
    table = live.table
    if table is None or not table.is_alone(seat) or len(table.people) > 1:
        return False
    return not live.plan.shared and not is_open(live)


def is_open(live: "OpenTable") -> bool:
    """Whether somebody may have a valid link to a seat."""
    return live.open_until > time.time()


def told(live: "OpenTable", language: Language) -> tuple[str, ...]:
    """Warnings for everybody who plays here: somebody who played alone may know future dice, or took back answers after
    seeing their outcome."""
    table = live.table
    if table is None or table.box.workshop is not None:
        return ()
    found = [sentence(language, "seed-shown")] if table.seed_shown else []
    if table.taken_back_alone and not live.plan.lesson:
        found.append(sentence(language, "taken-back-alone", count=table.taken_back_alone))
    return tuple(found)
