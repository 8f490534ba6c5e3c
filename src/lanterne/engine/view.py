"""Views: what some seats may know, and what they can do with it.

Everything a person, a bot or a program receives is computed from a view and never from the state itself, so a
rule that needs something hidden in order to offer, refuse or explain fails loudly instead of leaking.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from lanterne.engine.choice import Amount, Choice, Draft, Refusal, is_open, options, sorted_out
from lanterne.engine.dice import Dice, NoDice
from lanterne.engine.game import Game
from lanterne.engine.ids import NUMBER
from lanterne.engine.state import State
from lanterne.engine.step import Call, Step, encode_call
from lanterne.engine.visibility import HIDDEN

if TYPE_CHECKING:
    from lanterne.engine.box import Box

S = TypeVar("S", bound=State)

_MOST_PICKS = 64
_MOST_LOOKS = 500
"""How many unfinished drafts `_first_draft` looks at before it gives up."""


class Way(msgspec.Struct, frozen=True, gc=False):
    """How to reach a far destination: the options to answer, one after the other, and their total cost. The walk stops
    at the first surprise."""

    calls: tuple[Call, ...]
    cost: int


class Shortcut(NamedTuple):
    """Several answers by one choice of a player, given one after the other up to the first surprise.

    `follow(view, begun)` is the next answer of the view's seat; `begun` is the view in which the player chose. None
    ends it, and where `follow(view, view)` is None it is not offered. All seats of the player are followed, each when
    it is asked."""

    name: str
    follow: "Callable[[View[Any], View[Any]], Call | None]"


class Seen(NamedTuple):
    """What can be seen from a place, by the ids that scenes give to things.

    `here` is the place looked from, `places` are those in view. `figures` can be seen along a free line. `hidden`
    figures are in view too, but something stands in the line, so they cannot be targets.
    """

    here: str
    places: tuple[str, ...]
    figures: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()


class View(Generic[S]):
    """What one seat (or all seats of one person) may know: `state` with holes, and the choice that waits.

    `seat` is the seat that looks, -1 for a spectator. `seats` is the set of seats whose knowledge adds up.
    """

    __slots__ = ("_closed", "_options", "box", "choice", "seat", "seats", "state")

    def __init__(self, box: "Box[S]", state: S, seat: int, seats: int | None = None) -> None:
        self.box = box
        self.seat = seat
        self.seats = seats if seats is not None else (1 << seat if seat >= 0 else 0)
        self.state: S = box.visibility.mask(state, self.seats)
        self.choice: Choice | None = Game(box, self.state, NoDice()).choice
        self._options: list[Call] | None = None
        self._closed: list[tuple[Call, Refusal]] | None = None

    @classmethod
    def through_holes(cls, box: "Box[S]", seen: S, choice: Choice | None, seat: int, seats: int) -> "View[S]":
        """The view of a state that has its holes already (`seen`, what `seats` may know), with the choice that waits
        there."""
        found: View[S] = cls.__new__(cls)
        found.box, found.state, found.choice = box, seen, choice
        found.seat, found.seats = seat, seats
        found._options = found._closed = None
        return found

    @classmethod
    def between(cls, box: "Box[S]", state: S, seat: int, seats: int) -> "View[S]":
        """The view of a moment between two decisions, when the game runs by itself (see `lanterne.engine.beats`).
        Nobody is asked, and no step is run to find out who will be."""
        found: View[S] = cls.__new__(cls)
        found.box, found.state, found.choice = box, box.visibility.mask(state, seats), None
        found.seat, found.seats = seat, seats
        found._options = found._closed = None
        return found

    def through(self, seat: int, seats: int) -> "View[S]":
        """The same moment as another seat sees it, with the knowledge of `seats`. Only for when everybody may know the
        same (see `StateVisibility.are_alike`): the state is shared, so it costs next to nothing."""
        other: View[S] = View.__new__(View)
        other.box, other.state, other.choice = self.box, self.state, self.choice
        other.seat, other.seats = seat, seats
        other._options = other._closed = None
        return other

    @property
    def decision(self) -> Step[...]:
        """The decision that waits; everybody may know which one it is."""
        assert self.state.agenda, "the game is over: no decision waits"
        return self.box.steps[self.state.agenda[-1][0]]

    @property
    def auto_answerable(self) -> str:
        """The decision that waits for this seat if it can be answered automatically (`Box.auto_answers`); else ""."""
        if not self.box.auto_answers or not self.is_asked:
            return ""
        name = self.decision.name.partition("/")[0]
        return name if name in self.box.auto_answers else ""

    @property
    def is_asked(self) -> bool:
        """Whether this seat is asked. A sealed answer that is in may still be replaced."""
        return self.choice is not None and self.seat in self.choice.seats

    def options(self) -> list[Call]:
        """What this seat may answer now, drafts aside; empty if it is not asked or asked for a draft alone."""
        if self._options is None:  # a view does not change
            self._options = options(self.state, self.choice, self.seat) if self.choice and self.is_asked else []
        return self._options[:]

    def default_answer(self) -> Call:
        """What happens if this seat does not answer: the default of the choice if it is open, else the first draft that
        can be confirmed, else the first option."""
        choice = self.choice
        assert choice is not None, "nobody is asked"
        if choice.default is not None and self.is_open(choice.default):
            return choice.default
        if choice.draft is None:
            return self.options()[0]
        # The first pick again and again nearly always gets there. Where it does not, few picks get there soonest.
        for most, wide in ((_MOST_PICKS, 1), *((most, None) for most in (1, 2, 3, 4, 8, _MOST_PICKS))):
            if (found := self._first_draft(choice.draft, most, wide)) is not None:
                return found
        raise AssertionError(f"no draft of {self.decision.name} can be confirmed")

    def ready_answer(self) -> Call | None:
        """What this seat answers in the set-up if its person wants to play at once (`Seats.ready`); None where it is
        asked for a decision of the game."""
        if not self.is_asked or self.decision.name not in self.box.ready:
            return None
        answer = self.box.ready[self.decision.name]
        return self.default_answer() if answer is None else answer(self.state, self.seat)

    def _first_draft(self, draft: Draft, most: int, wide: int | None) -> Call | None:
        """The first draft that can be confirmed with at most `most` picks, each among the first `wide` that are
        legal."""
        ahead: list[tuple[Call, ...]] = [()]
        for _ in range(_MOST_LOOKS):
            if not ahead:
                break
            so_far = ahead.pop()
            if self.unfinished(so_far) is None:
                return draft.confirm(so_far)
            if len(so_far) < most:
                ahead += [(*so_far, pick) for pick in reversed(self.picks(so_far)[:wide])]
        return None

    def touchable(self) -> frozenset[str]:
        """The ids, kind and name, of all things that the options or next picks point at: what lights up."""
        calls = self.options() + self.picks(())
        return frozenset(thing for call in calls for thing in self.pointed_at(call))

    def pointed_at(self, call: Call) -> frozenset[str]:
        """The ids of the things that a call points at, as scenes name them: `dwarf:red-w1`. Numbers and "none" are not
        things."""
        step = self.box.steps[call[0]]
        args = [(step.kind(place), arg) for place, arg in enumerate(call[1:]) if isinstance(arg, int)]
        return frozenset(kind.thing(arg) for kind, arg in args if kind is not NUMBER and arg != -1)

    def why_not(self) -> list[tuple[Call, Refusal]]:
        """What is closed to this seat now, and why."""
        if self._closed is None:  # a caller that wants the reasons wants the options too, and both are found together
            asked = self.choice if self.is_asked else None
            self._options, self._closed = sorted_out(self.state, asked, self.seat) if asked else ([], [])
        return self._closed[:]

    def picks(self, so_far: tuple[Call, ...]) -> list[Call]:
        """Of a draft: the legal next picks."""
        choice = self.choice
        if choice is None or choice.draft is None or not self.is_asked:
            return []
        return list(choice.draft.picks(self.state, self.seat, so_far, *choice.about))

    def why_not_pick(self, so_far: tuple[Call, ...]) -> list[tuple[Call, Refusal]]:
        """Of a draft: what may not be picked next, and why."""
        choice = self.choice
        if choice is None or choice.draft is None or not self.is_asked:
            return []
        return choice.draft.sorted_out(self.state, self.seat, so_far, *choice.about)[1]

    def suggested(self) -> tuple[Call, ...]:
        """Of a draft: picks to begin with; none if the game suggests nothing."""
        choice = self.choice
        if choice is None or choice.draft is None or choice.draft.suggested is None or not self.is_asked:
            return ()
        return choice.draft.suggested(self.state, self.seat, *choice.about)

    def takes(self, so_far: tuple[Call, ...], pick: Call) -> bool:
        """Of a draft: whether this may be picked next."""
        choice = self.choice
        if choice is None or choice.draft is None or not self.is_asked:
            return False
        return choice.draft.takes(self.state, self.seat, so_far, pick, *choice.about)

    def amount(self) -> tuple[range, Call] | None:
        """Of a draft that asks for a number: its bounds, and the pick without the number at its end. None if it asks
        for something else."""
        choice = self.choice
        if choice is None or not isinstance(choice.draft, Amount) or not self.is_asked:
            return None
        return choice.draft.bounds(self.state, self.seat, *choice.about), choice.draft.pick(*choice.about)

    def unfinished(self, so_far: tuple[Call, ...]) -> Refusal | None:
        """Of a draft: why it cannot be confirmed yet, or None if it can."""
        choice = self.choice
        if choice is None or choice.draft is None:
            raise ValueError("no draft is asked for")
        return choice.draft.unfinished(self.state, self.seat, so_far, *choice.about)

    def is_open(self, answer: Call) -> bool:
        """Whether this seat may give this answer now."""
        choice = self.choice
        if choice is not None and choice.draft is not None:
            return is_open(self.state, choice, self.seat, answer)
        return answer in self.options()

    def ways(self, thing: int = -1) -> dict[int, Way]:
        """Where the thing (of the game's moving kind) can go now: destination -> options in order and their cost.
        Without a thing: where the figure whose turn it is can go, in games whose options need not name it."""
        return self.box.ways(self, thing) if self.is_asked else {}

    def shortcuts(self) -> list[Shortcut]:
        """What this seat may do by several answers at once."""
        return [each for each in self.box.shortcuts if each.follow(self, self) is not None] if self.is_asked else []

    def seen_from(self, thing: str) -> Seen | None:
        """What can be seen from a thing (a figure or a place, by its id in scenes); None if nobody can look from there,
        or the game has no lines of sight. It does not matter whether the seat is asked."""
        return self.box.seen_from(self, thing) if self.box.seen_from is not None else None

    def sample(self, dice: Dice) -> S:
        """A full state that agrees with this view, made without looking at the truth. Seats that have answered a sealed
        choice get some answer that is open to them."""
        state = self.box.sample(self, dice)
        for seat, answer in enumerate(state.sealed):
            if answer is HIDDEN:
                state.sealed[seat] = self._some_answer(state, seat, dice)
        return state

    def _some_answer(self, state: S, seat: int, dice: Dice) -> Call:
        choice = self.choice
        assert choice is not None
        found = options(state, choice, seat)
        place = dice.rolls(len(found) + (choice.draft is not None), 1)[0] - 1 if found else 0
        if choice.draft is None or place < len(found):
            return found[place]
        so_far: tuple[Call, ...] = ()
        while choice.draft.unfinished(state, seat, so_far, *choice.about) is not None:
            picks = list(choice.draft.picks(state, seat, so_far, *choice.about))
            so_far += (picks[dice.rolls(len(picks), 1)[0] - 1],)
        return choice.draft.confirm(so_far)

    def message(self) -> bytes:
        """All that a seat is sent about the position, as canonical JSON: view, prompt, options, refusals, shortcuts."""
        steps = self.box.steps
        closed, closed_picks = (
            [[encode_call(steps, call), refusal] for call, refusal in refused]
            for refused in (self.why_not(), self.why_not_pick(()))
        )
        content: dict[str, Any] = {
            "state": msgspec.Raw(self.state.encode()),
            "asked": list(self.choice.seats) if self.choice else [],
            "options": [encode_call(steps, call) for call in self.options()],
            "closed": closed,
            "picks": [encode_call(steps, call) for call in self.picks(())] if self.amount() is None else [],
            "closed_picks": closed_picks,
            "amount": self._amount(),
            "shortcuts": [each.name for each in self.shortcuts()],
        }
        return msgspec.json.encode(content)

    def _amount(self) -> list[Any] | None:
        asked = self.amount()
        if asked is None:
            return None
        bounds, pick = asked
        return [bounds.start, bounds[-1], bounds.step, encode_call(self.box.steps, pick)]
