"""A game with its log: the true state, and every entry that led to it.

What happens becomes an entry of the log before anything else sees it. An entry stands or falls as a whole, and the game
can go back to where it stood after an earlier one. Who may do what at a table: `table.py`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from lanterne.engine.beats import Beat
from lanterne.engine.box import Box
from lanterne.engine.choice import Choice
from lanterne.engine.dice import Dice, NoDice, Outcome, RecordedDice, SeedDice
from lanterne.engine.event import EventRecord
from lanterne.engine.game import Game, IllegalAnswer
from lanterne.engine.history import History
from lanterne.engine.log import Answer, AnyEntry, HandedOver, Header, Log, SeedOpened, Setup, Undo
from lanterne.engine.seat import Seat, alone, players, together
from lanterne.engine.state import State
from lanterne.engine.view import View

S = TypeVar("S", bound=State)


class RecordedGame(Generic[S]):
    """A game whose every entry is recorded.

    `choice_id` names the choice that waits. `standing` lists the entries of the log that stand. `chapter` is the one in
    which the last chapter ended, 0 if none has.
    """

    def __init__(
        self,
        box: Box[S],
        header: Header,
        dice: Dice,
        record: Callable[[AnyEntry], None] | None = None,
        listener: Callable[[int, EventRecord], None] | None = None,
    ) -> None:
        self.box = box
        self.log = Log(header, [])
        self._sit_down(tuple(Seat(seat.person, seat.bot) for seat in header.seats))
        self.moments: History[S] = History(box, self.log)
        self.choice_id = 0
        self.standing: list[int] = []
        self.chapter = 0
        self._dice = dice
        self._record = record
        self._listener = listener
        self._chance: list[Outcome] = []
        self._said: list[EventRecord] = []
        self._seen: dict[int, tuple[S, Choice | None]] = {}
        self._turn_ended = False
        self._chapter_ended = False
        settings = box.agreed(header.settings)
        box.check_seats(len(header.seats), settings)
        state = box.setup(settings, len(header.seats))
        box.set_players(state, players(self.seats))
        if header.names:
            box.sit(state, header.names)
        if header.position:
            box.arrange(state, header.position)
        self.game: Game[S] = self._play(state, dice)
        self._enter(Setup(0, tuple(self._chance)), free=False)

    def _sit_down(self, seats: tuple[Seat, ...]) -> None:
        """From here on these persons and bots play."""
        self.seats, self._together, self._alone = seats, together(seats), alone(seats)

    def _play(self, state: S, dice: Dice) -> Game[S]:
        def turn_ended() -> None:
            self._turn_ended = True

        def chapter_ended() -> None:
            self._chapter_ended = True

        self._seen = {}
        told = self._said.append if self._listener is not None else None
        return Game(self.box, state, RecordedDice(dice, self._chance.append), told, turn_ended, chapter_ended)

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The true state. Only the table's keeper looks at it; everybody else gets a view."""
        return self.game.state

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose answer is awaited."""
        return self.game.asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.choice is None

    def view(self, seat: int) -> View[S]:
        """What this seat alone may know; -1 is a spectator."""
        return View(self.box, self.game.state, seat)

    def view_of_person(self, seat: int) -> View[S]:
        """What the person at `seat` may know: the knowledge of all seats of that person adds up."""
        return View(self.box, self.game.state, seat, self.person_seats(seat))

    def look(self, seat: int) -> View[S]:
        """Like `view_of_person`, and -1 is a spectator; for those who all look at one moment. They share what they see,
        so nobody may change its state."""
        seats = self.person_seats(seat) if seat >= 0 else 0
        key = self._alike(self.game.state, seats)
        seen = self._seen.get(key)
        if seen is None:
            state = self.box.visibility.mask(self.game.state, seats)
            seen = self._seen[key] = (state, Game(self.box, state, NoDice()).choice)
        return View.through_holes(self.box, *seen, seat, seats)

    def _alike(self, state: S, seats: int) -> int:
        """What these seats may know, as the key of what was seen of a moment: all that see the same have the same."""
        return 0 if self.box.visibility.are_alike(state) else seats

    def person_seats(self, seat: int) -> int:
        """All seats of the person at `seat`, as a set."""
        return self._together[seat]

    def is_alone(self, seat: int) -> bool:
        """Whether the person at `seat` plays with bots only."""
        return self._alone[seat]

    @property
    def last(self) -> int:
        """The last entry that stands and is not a hand-over: the game stands where it stood after it."""
        return next(n for n in reversed(self.standing) if not isinstance(self.log.entries[n], HandedOver))

    def state_after(self, n: int) -> S:
        """The true state as it was after entry n of the log, a copy of its own; made again from the log if that is
        long ago. Raises IndexError if there is no such entry."""
        return self.moments.state(n).copy()

    def beats(self, n: int) -> list[Beat]:
        """What happened one after the other in entry n of the log: true states, each a copy of its own. Raises
        IndexError if there is no such entry, or none before it."""
        return self.moments.beats(n)

    # --- entries -----------------------------------------------------------------------------------------------

    def _check_live(self) -> None:
        if isinstance(self._dice, NoDice):
            raise IllegalAnswer("this table was loaded without its seed: it can be looked at, not played")

    def _check_seats(self, *seats: int) -> None:
        for seat in seats:
            if not 0 <= seat < len(self.seats):
                raise IllegalAnswer(f"there is no seat {seat}")

    @contextmanager
    def _whole_or_not_at_all(self) -> Iterator[None]:
        """Should a rule break or the entry not be recorded, the table stands as it stood after the last entry."""
        self._seen = {}
        entries, dice = len(self.log.entries), self._dice
        outcomes = dice.count if isinstance(dice, SeedDice) else 0
        try:
            yield
        except BaseException:
            if len(self.log.entries) == entries:
                if isinstance(dice, SeedDice):
                    dice.count = outcomes
                self._chance.clear()
                self._said.clear()
                self._turn_ended = self._chapter_ended = False
                self.game = self._play(self.moments.last.copy(), dice)
            raise

    def _enter(self, entry: AnyEntry, free: bool) -> None:
        """Record the entry; only then does anybody hear of it."""
        if self._record is not None:
            self._record(entry)
        self.log.entries.append(entry)
        if isinstance(entry, Undo):
            del self.standing[self.standing.index(entry.to) + 1 :]
        else:
            self.standing.append(entry.n)
        if self._chapter_ended:
            self.chapter = entry.n
        self._chance.clear()
        self._turn_ended = self._chapter_ended = False
        sealed_on = isinstance(entry, Answer) and self.game.choice is not None and self._still_sealed()
        if not sealed_on and not isinstance(entry, HandedOver):
            self.choice_id = entry.n
        self.moments.add(self.game.state.copy(), self.choice_id, free)
        said, listener = self._said[:], self._listener
        self._said.clear()
        if listener is not None:
            for each in said:
                listener(entry.n, each)
        if self.over and isinstance(self._dice, SeedDice) and not isinstance(entry, SeedOpened):
            self._enter(SeedOpened(len(self.log.entries), self._dice.seed.hex()), free=False)

    def _still_sealed(self) -> bool:
        """Whether the choice that waits is a sealed one that has answers already."""
        choice = self.game.choice
        return choice is not None and choice.reveal is not None and self.game.asked != choice.seats

    def _go_back(self, to: int, by: int, agreed: tuple[int, ...]) -> None:
        with self._whole_or_not_at_all():
            self.game = self._play(self.state_after(to), self._dice)
            self._enter(Undo(len(self.log.entries), to, by, agreed), free=False)
            if isinstance(self._dice, SeedDice):
                self._dice.count = self.log.chance_numbers()[1]

    @property
    def _seed_is_open(self) -> bool:
        return isinstance(self.log.entries[-1], SeedOpened)
