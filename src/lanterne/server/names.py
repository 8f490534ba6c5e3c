"""What people at a table are called."""

from typing import Any

from lanterne.engine import Table, View
from lanterne.words import Names, Words


def names_of(table: Table[Any], words: Words, view: View[Any]) -> Names:
    """What the seats are called now. Where the game has no name for a seat yet, such as a hero, a person is called by
    their own name, and not "Player 2"."""
    names = words.names(view.state, view.seat)
    called = table.box.seat_names(view.state)
    return names._replace(
        seats=tuple(
            held.person if name.isdigit() and not held.bot else said
            for name, said, held in zip(called, names.seats, table.seats, strict=True)
        )
    )
