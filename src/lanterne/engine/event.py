"""Events: what happened, for logs, animations, spoken text and statistics."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from lanterne.engine.ids import Faces, Ids
from lanterne.engine.visibility import HIDDEN, SeatSet

StageSound: TypeAlias = Literal["card", "spell", "victory", "doom"]
"""What is heard when an event puts a card on the stage."""


class Several(NamedTuple):
    """A parameter of an event that takes several things of a kind, at least one; with `counted` each comes with a
    number."""

    kind: Ids
    counted: bool = False


def several(kind: Ids) -> Several:
    """The argument is a tuple of things: the cards of a quest."""
    return Several(kind)


def counted(kind: Ids) -> Several:
    """The argument is a tuple of pairs, a thing and its number: the players with their points."""
    return Several(kind, counted=True)


class Event:
    """A kind of event: its message, the rule behind it, and the kinds of its arguments in order. `lists` names the
    arguments that are tuples: dice rolled together, and those declared with `several` or `counted`; `counted` those
    that are tuples of pairs."""

    __slots__ = (
        "_joining",
        "_needing",
        "_plus",
        "befalls",
        "cancels",
        "card",
        "counted",
        "hits",
        "lists",
        "message",
        "params",
        "rule",
        "sound",
    )

    def __init__(self, message: str, rule: str, **params: Ids | Several) -> None:
        self.message = message
        self.rule = rule
        self.params = tuple((name, p.kind if isinstance(p, Several) else p) for name, p in params.items())
        self.lists = frozenset(name for name, p in params.items() if isinstance(p, Several | Faces))
        self.counted = frozenset(name for name, p in params.items() if isinstance(p, Several) and p.counted)
        self._joining: tuple[str, tuple[int, ...]] | None = None
        self._needing = self._plus = ""
        self.hits: frozenset[int] = frozenset()
        self.cancels = False
        self.card = -1
        self.sound: StageSound = "card"
        self.befalls = ""

    def joining(self, *params: str, group: str = "") -> "Event":
        """Let a run of such events read as one: of neighbours with the same values of these arguments, a log shows the
        last. So a walk is one line. Events with the same `group` join each other, so a turn in which nothing happened
        is no line."""
        names = [name for name, _ in self.params]
        self._joining = (group or self.message, tuple(names.index(param) for param in params))
        return self

    def staged(self, card: str, sound: StageSound = "card") -> "Event":
        """Show the event large until people have read it: a card that is drawn, a spell, a quest that is won. `card`
        names the argument that is shown large, `sound` what is heard then."""
        self.card = [name for name, _ in self.params].index(card)
        self.sound = sound
        return self

    def hitting(self, *faces: int) -> "Event":
        """Let these faces count when its dice are shown; the others are dimmed."""
        self.hits = frozenset(faces)
        return self

    def cancelling(self, *faces: int) -> "Event":
        """The same for the roll of a defender: each face that counts cancels one of the roll before."""
        self.cancels = True
        return self.hitting(*faces)

    def needing(self, number: str, plus: str = "") -> "Event":
        """Let dice with pips count if they show at least what is in this argument, with what is in `plus` added to
        them."""
        self._needing, self._plus = number, plus
        return self

    def befalling(self, whom: str) -> "Event":
        """Make sure that the seat it happens to, the argument `whom`, notices it: a trap, a stolen quest, a forced
        battle. A film of what happened meanwhile stops there for that seat."""
        self.befalls = whom
        return self

    def needed(self, args: tuple[Any, ...]) -> int:
        """What a die with pips has to show to count; 0 if that is not declared."""
        if not self._needing:
            return 0
        values = dict(zip((name for name, _ in self.params), args, strict=True))
        return int(values[self._needing]) - int(values.get(self._plus, 0))

    def odds(self, args: tuple[Any, ...]) -> float:
        """How likely a die of the roll was to count; 0 if that is not declared."""
        kind = next((kind for _, kind in self.params if isinstance(kind, Faces)), None)
        if kind is None or not (self.hits or self._needing):
            return 0
        needed = self.needed(args)
        good = self.hits or {face for face, name in enumerate(kind.names) if int(name) >= needed}
        return sum(kind.sides[face] for face in good) / sum(kind.sides)

    def counts(self, args: tuple[Any, ...]) -> tuple[bool, ...]:
        """Which of the dice rolled last count, with these arguments; empty if that is not declared."""
        rolled = [(kind, arg) for (_, kind), arg in zip(self.params, args, strict=True) if isinstance(kind, Faces)]
        if not rolled or rolled[-1][1] is HIDDEN or not (self.hits or self._needing):
            return ()
        kind, faces = rolled[-1]
        if self.hits:
            return tuple(face in self.hits for face in faces)
        needed = self.needed(args)
        return tuple(int(kind.name(face)) >= needed for face in faces)

    def thread(self, args: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """What neighbours must have in common to join an event with these arguments; None if nothing joins it."""
        if self._joining is None:
            return None
        group, places = self._joining
        values = tuple(args[place] for place in places)
        return None if any(value is HIDDEN for value in values) else (group, *values)

    def __repr__(self) -> str:
        return f"<event {self.message}>"


class Remark(Event):
    """What a bot may say with an answer, so that people know why. The first argument is the seat that speaks; the
    others are public facts. A remark is in the log beside the answer, and changes nothing: it is no part of the
    rules."""

    __slots__ = ()


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

    def is_continued_by(self, other: "EventRecord") -> bool:
        """Whether a log shows only the other, which follows (see `Event.joining`)."""
        thread = self.event.thread(self.args)
        return thread is not None and thread == other.event.thread(other.args)

    def seen_by(self, viewers: SeatSet) -> "EventRecord":
        """The event as these seats may know it, with holes for what they may not."""
        if not self.has_secrets:
            return self
        args = tuple(
            (arg.value if arg.seats & viewers else HIDDEN) if isinstance(arg, Secret) else arg for arg in self.args
        )
        return EventRecord(self.event, args)


def story(events: Iterable[EventRecord]) -> Iterator[EventRecord]:
    """The events that a log shows: of those that join each other (see `Event.joining`), the last."""
    last: EventRecord | None = None
    for said in events:
        if last is not None and not last.is_continued_by(said):
            yield last
        last = said
    if last is not None:
        yield last
