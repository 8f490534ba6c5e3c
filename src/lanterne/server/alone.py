"""Playing alone: what one person may do because nobody else is concerned, and what others are told of it later.

Somebody alone with bots may save a running game with its seed, and take back anything, even what chance has brought.
Both would be cheating as soon as somebody else plays. So there is one rule, `is_private`, for everything that would let
the seed or outcomes of chance leave the server before the end; and what was done alone stays in the log and is said to
everybody who comes (`told`).
"""

import time
from typing import TYPE_CHECKING

from lanterne.server.sentences import Language, sentence

if TYPE_CHECKING:
    from lanterne.server.open_table import OpenTable


def is_private(live: "OpenTable", seat: int) -> bool:
    """Whether nobody but the person at `seat` is concerned: nobody else has ever sat at the table, at another seat, at
    this one or at the same device, and no invitation to it works."""
    table = live.table
    if table is None or not table.is_alone(seat) or len(table.people) > 1:
        return False
    return not live.plan.shared and not is_open(live)


def is_open(live: "OpenTable") -> bool:
    """Whether somebody may have a link with which to sit down."""
    return live.open_until > time.time()


def told(live: "OpenTable", language: Language) -> tuple[str, ...]:
    """What everybody must know who plays here: that somebody alone may know what chance will bring, or has seen what
    came of an answer and took it back."""
    table = live.table
    if table is None or table.box.workshop is not None:
        return ()
    found = [sentence(language, "seed-shown")] if table.seed_shown else []
    if table.taken_back_alone and not live.plan.lesson:
        found.append(sentence(language, "taken-back-alone", count=table.taken_back_alone))
    return tuple(found)
