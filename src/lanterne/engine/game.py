"""A game being played: a state, the dice it is played with, and the agenda that drives it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from lanterne.engine.choice import Choice, Refusal, is_open, options, why_not
from lanterne.engine.dice import Dice
from lanterne.engine.event import Event, EventRecord
from lanterne.engine.ids import Ids
from lanterne.engine.state import State
from lanterne.engine.step import Call, Step, step
from lanterne.errors import LanterneError

if TYPE_CHECKING:
    from lanterne.engine.box import Box

S = TypeVar("S", bound=State)


class IllegalAnswer(LanterneError):
    """An answer that is not among the options."""


@step()
def scope_(game: "Game[Any]", name: str, cleanup: Call | None) -> None:
    """Marks a scope on the agenda. When everything above it is done, `Game.run` runs its cleanup."""


SCOPE = scope_.name


class Game(Generic[S]):
    """Runs steps until a decision waits or the game is over.

    Steps use `then`, `at_once`, `open`, `leave`, `say`, `end` and the chance methods; callers use `choice`, `options`,
    `why_not` and `answer`. `listener`, if set, gets every event; without one, events cost next to nothing. `on_step`,
    if set, is called after every step except decisions, when the state can be looked at.
    """

    __slots__ = ("_base", "box", "choice", "dice", "listener", "on_chapter_end", "on_step", "on_turn_end", "state")

    def __init__(
        self,
        box: "Box[S]",
        state: S,
        dice: Dice,
        listener: Callable[[EventRecord], None] | None = None,
        on_turn_end: Callable[[], None] | None = None,
        on_chapter_end: Callable[[], None] | None = None,
    ) -> None:
        self.box = box
        self.state = state
        self.dice = dice
        self.listener = listener
        self.on_turn_end = on_turn_end
        self.on_chapter_end = on_chapter_end
        self.on_step: Callable[[], None] | None = None
        self.choice: Choice | None = None
        self._base = 0
        self.run()

    @classmethod
    def at(cls, box: "Box[S]", state: S, dice: Dice, choice: Choice | None) -> "Game[S]":
        """A game without a listener whose waiting choice is already known, so nothing is run to find it."""
        game: Game[S] = cls.__new__(cls)
        game.box, game.state, game.dice, game.choice, game._base = box, state, dice, choice, 0
        game.listener = game.on_turn_end = game.on_chapter_end = game.on_step = None
        return game

    # --- for steps ---------------------------------------------------------------------------------------------

    def then(self, *calls: Call) -> None:
        """Put steps on the agenda. They run in reading order, before everything already there."""
        base, agenda = self._base, self.state.agenda
        for call in calls:
            agenda.insert(base, call)

    def at_once(self, *calls: Call) -> None:
        """Like `then`, but runs the steps immediately if nothing is on the agenda before them. Not for decisions.

        The effect is the same and saves the way over the agenda. With `on_step` set, all steps go over the agenda.
        Nothing runs after the end of the game. Only the last step given may open or leave a scope."""
        if self.on_step is not None:
            self.then(*calls)
            return
        state, steps = self.state, self.box.steps
        agenda = state.agenda
        for call in calls:
            if len(agenda) != self._base:
                agenda.insert(self._base, call)
                continue
            do = steps[call[0]].run
            if len(call) == 1:  # as in `run`
                do(self)
            elif len(call) == 2:
                do(self, call[1])
            else:
                do(self, *call[1:])
            if state.ending:
                return

    def open(self, scope: str, cleanup: Call | None = None) -> None:
        """Open a scope: what is put on the agenda from now on belongs to it. When all of that is done, or the scope is
        left, `cleanup` runs. It must not be a decision."""
        self.state.agenda.insert(self._base, (SCOPE, scope, cleanup))
        self._base += 1

    def leave(self, scope: str) -> None:
        """Drop everything still to be done in the scope and run its cleanup next. Scopes inside it are dropped together
        with their cleanups."""
        agenda = self.state.agenda
        for place in range(len(agenda) - 1, -1, -1):
            call = agenda[place]
            if call[0] == SCOPE and call[1] == scope:
                del agenda[place:]
                if call[2] is not None:
                    agenda.append(call[2])
                self._base = place
                return
        raise AssertionError(f"scope {scope} is not open: {agenda}")

    def sealed(self, seat: int) -> Call:
        """For a reveal step: the sealed answer of `seat`. It is cleared after the step."""
        answer = self.state.sealed[seat]
        assert answer is not None, f"seat {seat} was not asked"
        return answer

    def say(self, event: Event, *args: Any) -> None:
        """Report an event to the listener, if there is one. Wrap an argument in `only(...)` to keep it secret."""
        if self.listener is not None:
            assert len(args) == len(event.params), f"{event} takes {event.params}, not {args}"
            self.listener(EventRecord(event, args))

    def roll(self, sides: int) -> int:
        """One roll of a die with faces 1 to `sides`."""
        return self.dice.rolls(sides, 1)[0]

    def rolls(self, sides: int, number: int) -> tuple[int, ...]:
        """Several dice rolled together."""
        return self.dice.rolls(sides, number)

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        """The things in random order, the first on top."""
        return self.dice.shuffle(kind, things)

    def pick(self, kind: Ids, things: Sequence[int]) -> int:
        """One of the things at random."""
        return self.dice.pick(kind, things)

    def turn_ends(self) -> None:
        """A turn is over: a player can no longer take back what was done in it without the others' consent."""
        if self.on_turn_end is not None:
            self.on_turn_end()

    def chapter_ends(self) -> None:
        """A chapter is over and its secrets may be revealed: nothing done in it can be taken back, even if everybody
        agrees."""
        if self.on_chapter_end is not None:
            self.on_chapter_end()

    def end(self, ending: str) -> None:
        """End the game by a named ending or the named stop. The step must put nothing on the agenda afterwards."""
        assert ending in self.box.endings or ending == self.box.stop, f"{ending} is not an ending of {self.box.name}"
        self.state.agenda.clear()
        self.state.ending = ending
        self._base = 0

    # --- for callers -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.choice is None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now; of a sealed choice, those that have not answered yet."""
        choice = self.choice
        if choice is None:
            return ()
        if choice.reveal is None:
            return choice.seats
        answers = self.state.sealed
        return tuple([seat for seat in choice.seats if answers[seat] is None])

    @property
    def decision(self) -> Step[...]:
        """The decision that waits."""
        assert self.state.agenda, "the game is over: no decision waits"
        return self.box.steps[self.state.agenda[-1][0]]

    def options(self, seat: int) -> list[Call]:
        """The options of `seat`, in the order of the decision's table; empty if it is not asked, or asked for a draft.
        Never changes the state."""
        choice = self.choice
        if choice is None or seat not in choice.seats:
            return []
        return options(self.state, choice, seat)

    def why_not(self, seat: int) -> list[tuple[Call, Refusal]]:
        """The closed candidates of `seat` with the reason against each; empty if it is not asked."""
        choice = self.choice
        if choice is None or seat not in choice.seats:
            return []
        return why_not(self.state, choice, seat)

    def answer(self, seat: int, answer: Call) -> None:
        """Answer the waiting decision and run on to the next. Raises IllegalAnswer, and changes nothing, if the answer
        is not open. In a sealed choice a seat may replace its answer until the last is in."""
        choice = self.choice
        if choice is None or not is_open(self.state, choice, seat, answer):
            raise IllegalAnswer(f"{answer} is not open to seat {seat}")
        self.play(seat, answer)

    def play(self, seat: int, answer: Call) -> None:
        """Like `answer`, but without checking: the answer must be one of `options` or a confirmed draft."""
        choice, agenda = self.choice, self.state.agenda
        assert choice is not None
        if choice.reveal is not None:
            self.state.sealed[seat] = answer
        elif self.box.steps[agenda[-1][0]].repeats:
            agenda.append(answer)
        else:
            agenda[-1] = answer
        self.run()

    def carry(self, call: Call) -> None:
        """Do what all have agreed to (see `Motion`) before the decision that waits."""
        self.state.agenda.append(call)
        self.run()

    def run(self) -> None:
        """Run steps until a decision waits or nothing is left to do."""
        state = self.state
        agenda = state.agenda
        steps = self.box.steps
        on_step = self.on_step
        me = (self,)  # joining tuples is quicker than unpacking after an argument
        while agenda:
            call = agenda.pop()
            found = steps[call[0]]
            do, size = found.run, len(call)
            if not found.asks:
                self._base = len(agenda)
                # Most steps have at most one argument, and a plain call is twice as quick as unpacking.
                if size == 1:
                    do(self)
                elif size == 2:
                    do(self, call[1])
                elif call[0] != SCOPE:
                    do(*me + call[1:])
                elif call[2] is not None:
                    agenda.append(call[2])
                if on_step is not None:
                    on_step()
                continue
            agenda.append(call)  # a decision stays until it is answered
            choice = do(self, call[1]) if size == 2 else do(*me + call[1:])
            if choice is None:
                agenda.pop()
                continue
            assert not state.ending, f"the game is over by {state.ending}, and {call} is still on the agenda"
            self.choice = choice
            if choice.reveal is None or self.asked:
                return
            agenda.pop()
            self._base = len(agenda)
            steps[choice.reveal[0]].run(self, *choice.reveal[1:])
            state.sealed[:] = [None] * len(state.sealed)
            if on_step is not None:
                on_step()
        assert state.ending, "nothing is left to do, and the game has no ending"
        self.choice = None
