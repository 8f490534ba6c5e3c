"""A stage: a game at a chosen position, played in words with scripted chance. Scenarios and rule tests use it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lanterne.engine import (
    SEATS,
    Amount,
    Box,
    Call,
    EventRecord,
    Game,
    Ids,
    Offer,
    Refusal,
    View,
    call_to_text,
    text_to_call,
)
from lanterne.engine.box import Motion, Raised, words_of_motion
from lanterne.engine.dice import Outcome, RecordedDice
from lanterne.engine.event import Secret
from lanterne.lab.chance import NamingDice


class RulesAgainst(NamedTuple):
    """The rules of all refusals of a candidate, the one shown to players first; for anything else, those cited by the
    list of candidates."""

    found: list[str]
    cited: list[str]


def against_pick(view: View[Any], so_far: tuple[Call, ...], pick: Call) -> RulesAgainst:
    """The rules that forbid the view's seat this pick of a draft, after those so far."""
    choice = view.choice
    if choice is None or choice.draft is None:
        return RulesAgainst([], [])
    return _against(choice.draft.offers, (view.state, view.seat, so_far, *choice.about), pick)


def _against(offers: tuple[Offer, ...], head: tuple[Any, ...], call: Call) -> RulesAgainst:
    against = RulesAgainst([], [])
    for offer in offers:
        if (offer.step.name,) != call[:1]:
            continue
        against.cited.extend(getattr(offer.things, "rules", ()))
        against.found.extend(refusal.rule for refuses in offer.closed if (refusal := refuses(*head)))
        if call[1:] in [tuple(args) for args in offer.things(*head)]:
            against.found.extend(refusal.rule for refuses in offer.each if (refusal := refuses(*head, *call[1:])))
            against.found.extend([offer.never.rule] if offer.never else [])
    return against


class Stage:
    """Set up a position, play, look at the result.

    The game begins at `position`, or without one at the set-up. `chance` lists scripted outcomes as `ScriptedDice`
    takes them; an outcome that is needed but not scripted is an error. `seats` is their number, or their names in
    order. Seats go by the names of the game (colours, heroes) or by number from 1. Answers are words: the name of the
    step and its arguments, `raise_dwarf red-w1`. The picks of a draft are in brackets, in any order if it is a set:
    `place_group [recruit warrior 3] [recruit mechanicus 2]`. All methods raise ValueError with a sentence for words
    they do not understand.
    """

    def __init__(
        self,
        box: Box[Any],
        seats: int | Sequence[str],
        position: Mapping[str, Any] | None = None,
        chance: Sequence[tuple[str, int | str, Sequence[Any]]] = (),
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        self.box = box
        self.dice = NamingDice(chance, self.seat)
        self.said: list[EventRecord] = []
        self.outcomes: list[Outcome] = []
        self.raised: Raised | None = None
        number = seats if isinstance(seats, int) else len(seats)
        box.check_seats(number, settings)
        state = box.setup(box.full_settings({**box.before, **(settings or {})}), number)
        if not isinstance(seats, int):
            box.sit(state, seats)
        if position is not None:
            box.arrange(state, position)
        self._state = state
        dice = RecordedDice(self.dice, self.outcomes.append)
        self.game: Game[Any] = Game(box, state, dice, self.said.append)

    # --- words --------------------------------------------------------------------------------------------------------

    def seat(self, name: str | int) -> int:
        """The seat of this name."""
        names = self.box.seat_names(self._state)
        if str(name) in names:
            return names.index(str(name))
        if str(name).isdigit() and 1 <= int(name) <= len(names):
            return int(name) - 1
        raise ValueError(f"there is no seat {name!r}; there are {', '.join(names)}")

    def call(self, words: str) -> Call:
        """The call that the words mean. Seats among its arguments go by name, too."""
        call = text_to_call(self.box, words, self.game.state)
        draft = self.game.choice.draft if self.game.choice else None
        if draft is not None and call[0] == draft.step.name and all(isinstance(part, tuple) for part in call[1:]):
            return draft.confirm(call[1:])
        return call

    def words(self, call: Call) -> str:
        """The words for a call, with seats by name."""
        known = self.box.steps[call[0]]
        seats = [place for place, (name, _) in enumerate(known.params) if name == "seat"]
        parts = (
            f"[{self.words(arg)}]"
            if isinstance(arg, tuple)
            else self.named(SEATS if place in seats else known.kind(place), arg)
            for place, arg in enumerate(call[1:])
        )
        return " ".join((known.name, *parts))

    def named(self, kind: Ids, number: int | tuple[int | tuple[int, int], ...]) -> str:
        """The name of a thing or seat; of several, and of dice rolled together, the names separated by commas; of
        things that are counted `red=5,blue=3`."""
        if isinstance(number, tuple):
            return ",".join(self._one_of(kind, each) for each in number) or "none"
        names = self.box.seat_names(self.game.state)
        return names[number] if kind is SEATS and 0 <= number < len(names) else str(kind.name(number))

    def _one_of(self, kind: Ids, each: int | tuple[int, int]) -> str:
        return f"{self.named(kind, each[0])}={each[1]}" if isinstance(each, tuple) else self.named(kind, each)

    def told(self, said: EventRecord) -> str:
        """An event in words: its message, then its arguments, including secret ones."""
        args = [arg.value if isinstance(arg, Secret) else arg for arg in said.args]
        kinds = [kind for _, kind in said.event.params]
        return " ".join((said.event.message, *map(self.named, kinds, args)))

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: str | int, words: str) -> None:
        """Answer for the seat. Raises ValueError if the answer is not open, with the rule that forbids it if there is
        one."""
        number, call = self.seat(seat), self.call(words)
        if number not in (self.game.choice.seats if self.game.choice else ()):
            raise ValueError(f"{seat} is not asked; {', '.join(self.asked) or 'nobody'} is")
        refusal = self.refusal(seat, words)
        view = self.view(seat)
        if not view.is_open(call):
            because = f": {refusal.message} ({refusal.rule})" if refusal else ""
            raise ValueError(
                f"{seat} may not {words}{because}; the options are: {'; '.join(self.offered(seat)) or 'none'}"
            )
        self.game.answer(number, call)
        if self.game.over:
            self.raised = None

    # --- motions ------------------------------------------------------------------------------------------------------

    def is_motion(self, words: str) -> bool:
        """Whether the words begin with the name of a motion, and not with an answer to the decision that waits."""
        return words.partition(" ")[0] in [motion.step.name for motion in self.box.motions]

    def motion(self, words: str) -> tuple[Motion, str]:
        """The motion that the words name, and its text."""
        name, _, text = words.strip().partition(" ")
        for motion in self.box.motions:
            if motion.step.name == name:
                return motion, words_of_motion(motion, text)
        known = ", ".join(motion.step.name for motion in self.box.motions) or "none"
        raise ValueError(f"there is no motion {name!r}; there are: {known}")

    def rules_against_motion(self, seat: str | int, words: str) -> tuple[str, ...]:
        """The rules that forbid the seat to raise this motion now; empty if it may."""
        number, (motion, text) = self.seat(seat), self.motion(words)
        state = self.view(seat).state
        if self.game.over or self.raised is not None or not motion.belongs(state, number):
            return motion.step.rules
        refusal = motion.refused(state, number, text)
        return () if refusal is None else (refusal.rule,)

    def raise_motion(self, seat: str | int, words: str) -> None:
        """Raise a motion: its name, then its text if it needs one. Raises ValueError if the seat may not."""
        motion, text = self.motion(words)
        if against := self.rules_against_motion(seat, words):
            raise ValueError(f"{seat} may not raise {words} ({', '.join(against)})")
        self.raised = Raised(motion, self.seat(seat), frozenset(), text)
        self._carry_if_agreed()

    def answer_motion(self, seat: str | int, agree: bool) -> None:
        """Agree to the motion that was raised, or reject it. Raises ValueError if the seat has nothing to say to it."""
        number = self.seat(seat)
        if self.raised is None or number not in self.raised.waits_for(self.game.state):
            raise ValueError(f"{seat} has no motion to answer; it waits for {', '.join(self.waits_for) or 'nobody'}")
        self.raised = self.raised.with_consent(number) if agree else None
        self._carry_if_agreed()

    @property
    def waits_for(self) -> tuple[str, ...]:
        """The names of the seats that must still agree to the motion that was raised."""
        names = self.box.seat_names(self.game.state)
        return tuple(names[seat] for seat in self.raised.waits_for(self.game.state)) if self.raised else ()

    def _carry_if_agreed(self) -> None:
        """A motion that could no longer be raised lapses."""
        raised = self.raised
        if raised is not None and not self.waits_for:
            self.raised = None
            if raised.motion.refused(self.box.view(self.game.state, raised.by).state, raised.by, raised.words) is None:
                self.game.carry(raised.call)

    # --- looking ------------------------------------------------------------------------------------------------------

    def view(self, seat: str | int = "") -> View[Any]:
        """The view of the seat, or of a spectator."""
        return self.box.view(self.game.state, self.seat(seat) if seat != "" else -1)

    @property
    def asked(self) -> tuple[str, ...]:
        """The names of the seats that are asked."""
        names = self.box.seat_names(self.game.state)
        return tuple(names[seat] for seat in self.game.asked)

    @property
    def decision(self) -> str:
        """The name of the decision that waits, "" when the game is over."""
        return "" if self.game.over else self.game.decision.name

    def offered(self, seat: str | int) -> list[str]:
        """The options of the seat, in words."""
        return [call_to_text(self.box, call) for call in self.view(seat).options()]

    def is_open(self, seat: str | int, words: str) -> bool:
        """Whether the seat may give this answer now."""
        return self.view(seat).is_open(self.call(words))

    def refusal(self, seat: str | int, words: str) -> Refusal | None:
        """Why the seat may not give this answer now. None if it may, or if the answer is not even a candidate."""
        call = self.call(words)
        return next((refusal for closed, refusal in self.view(seat).why_not() if closed == call), None)

    def closed_picks(self, seat: str | int, *so_far: str) -> dict[str, Refusal]:
        """What the seat may not pick next, after these picks of a draft, and why."""
        made = tuple(self.call(words) for words in so_far)
        return {call_to_text(self.box, call): refusal for call, refusal in self.view(seat).why_not_pick(made)}

    def rules_against(self, seat: str | int, words: str) -> tuple[str, ...]:
        """The rules that forbid the seat this answer; empty if it is open.

        For a closed candidate: the rules of all refusals, the one shown to players first. For an answer that is not a
        candidate: the rules cited by the step, the decision and the list of its candidates.
        """
        number, call, view = self.seat(seat), self.call(words), self.view(seat)
        if view.is_open(call):
            return ()
        found: list[str] = []
        cited = list(self.box.steps[call[0]].rules)
        choice = view.choice
        if choice is not None and number in choice.seats:
            cited += self.game.decision.rules
            against = _against(choice.offers, (view.state, number, *choice.about), call)
            draft = choice.draft
            if draft is not None and call[0] == draft.step.name:
                wrong = next((place for place in range(1, len(call)) if not view.takes(call[1:place], call[place])), 0)
                if isinstance(draft, Amount):
                    cited += getattr(draft.bounds, "rules", ())
                if wrong:
                    against = against_pick(view, call[1:wrong], call[wrong])
                elif unfinished := view.unfinished(call[1:]):
                    found.append(unfinished.rule)
            found += against.found
            cited += against.cited
        return tuple(dict.fromkeys(found or cited))

    def truth(self) -> dict[str, Any]:
        """The true position by names, with nothing hidden."""
        view = self.view()
        view.state = self.game.state
        return self.box.describe(view)

    def describe(self, seat: str | int = "") -> dict[str, Any]:
        """The position by names, as far as the seat may know it."""
        return self.box.describe(self.view(seat))

    @property
    def events(self) -> list[str]:
        """The messages of everything that has happened on the stage, in order."""
        return [said.event.message for said in self.said]
