"""What happened in a game, as data and in words."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from lanterne.engine import HIDDEN, Box, EventRecord, Ids
from lanterne.words import words_for

UNKNOWN = "unknown"
"""What stands for an argument that the seat may not know."""


class Event(NamedTuple):
    """Something that happened: its kind by name, its arguments by name, the rule behind it, and a sentence. Things are
    called by their names; what the seat may not know is `unknown`.

    >>> import lanterne
    >>> table = lanterne.new_table("xorlosch", seed=1)
    >>> table.play("take_colour blue")
    >>> event = table.events()[-1]
    >>> event.name, event.args, event.rule
    ('colour-chosen', {'seat': 0, 'colour': 'blue'}, 'XOR-SET-2')
    >>> event.text
    'Player 1 will be Blue.'
    """

    name: str
    args: dict[str, Any]
    rule: str
    text: str


def told(box: Box[Any], said: Iterable[EventRecord], state: Any, seat: int, lang: str) -> tuple[Event, ...]:
    """Events as a seat may know them; -1 is a spectator."""
    words = words_for(box, lang)
    names = words.names(state, seat)
    found = []
    for each in said:
        seen = each.seen_by(1 << seat if seat >= 0 else 0)
        event = seen.event
        args = {
            name: _named(kind, value, name in event.counted)
            for (name, kind), value in zip(event.params, seen.args, strict=True)
        }
        found.append(Event(event.message, args, event.rule, words.event(seen, names)))
    return tuple(found)


def _named(kind: Ids, value: Any, counted: bool) -> Any:
    """An argument with the names of things. A list of things with a number each becomes a dictionary."""
    if value is HIDDEN:
        return UNKNOWN
    if isinstance(value, tuple):
        if counted:
            return {_named(kind, thing, False): number for thing, number in value}
        return tuple(_named(kind, each, False) for each in value)
    return kind.name(value) if isinstance(value, int) else value
