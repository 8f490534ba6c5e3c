"""Events: what happened, for logs, animations, spoken text and statistics."""

from typing import Any, NamedTuple

from lanterne.engine.ids import Ids
from lanterne.engine.visibility import HIDDEN, SeatSet


class Event:
    """A kind of event: its message, the rule behind it, and the kinds of its arguments in order."""

    __slots__ = ("message", "params", "rule")

    def __init__(self, message: str, rule: str, **params: Ids) -> None:
        self.message = message
        self.rule = rule
        self.params = tuple(params.items())

    def __repr__(self) -> str:
        return f"<event {self.message}>"


class Secret(NamedTuple):
    """An argument that only some seats may know."""

    value: Any
    seats: SeatSet


def only(value: Any, *seats: int) -> Secret:
    """An argument of an event that only these seats may know; the others learn only that the event happened."""
    return Secret(value, sum(1 << seat for seat in seats))


class EventRecord(NamedTuple):
    """An event that happened, with its arguments."""

    event: Event
    args: tuple[Any, ...]

    @property
    def has_secrets(self) -> bool:
        """Whether some seats may know more of it than others."""
        return Secret in map(type, self.args)

    def seen_by(self, viewers: SeatSet) -> "EventRecord":
        """The event as these seats may know it, with holes for what they may not."""
        if not self.has_secrets:
            return self
        args = tuple(
            (arg.value if arg.seats & viewers else HIDDEN) if isinstance(arg, Secret) else arg for arg in self.args
        )
        return EventRecord(self.event, args)
