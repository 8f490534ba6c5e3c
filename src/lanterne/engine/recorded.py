"""A game with its log: the true state, and every entry that led to it.

What happens is recorded as an entry of the log before anybody hears of it. Entries are atomic, and the game can go back
to the state after any earlier entry. Who may do what is decided in `table.py`.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

import msgspec

from lanterne.engine.beats import Beat
from lanterne.engine.box import Box
from lanterne.engine.choice import Choice
from lanterne.engine.dice import Dice, NoDice, Outcome, RecordedDice, SeedDice
from lanterne.engine.event import EventRecord
from lanterne.engine.game import Game, IllegalAnswer
from lanterne.engine.history import History
from lanterne.engine.log import (
    ASIDE,
    Answer,
    AnyEntry,
    Continued,
    HandedOver,
    Header,
    Log,
    SeedOpened,
    SeedShown,
    Setup,
    Undo,
)
from lanterne.engine.state import State
from lanterne.engine.view import View

S = TypeVar("S", bound=State)


class Seat(NamedTuple):
    """Who plays a seat: a person, who may hold several seats, or a bot."""

    person: str
    bot: str = ""


@lru_cache(maxsize=4096)
def _together(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """For each seat, the set of all seats of the same person."""
    people = [held.person for held in seats]
    return tuple(sum(1 << other for other, same in enumerate(people) if same == person) for person in people)


def _players(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """For each seat, the first seat of the same player. A bot plays one seat."""
    people = [None if held.bot else held.person for held in seats]
    return tuple(seat if person is None else people.index(person) for seat, person in enumerate(people))


@lru_cache(maxsize=4096)
def _alone(seats: tuple[Seat, ...]) -> tuple[bool, ...]:
    """For each seat, whether all others belong to the same person or to bots."""
    return tuple(all(held.bot or held.person == own.person for held in seats) for own in seats)


class RecordedGame(Generic[S]):
    """A game whose every entry is recorded.

    `choice_id` names the choice that waits. `standing` lists the entries that were not taken back. `chapter` is the
    entry in which the last chapter ended, 0 if none has. `people` are all who have sat at the table, by name.
    `seed_shown`: the seed left the table before the end.

    A game that was continued under other rules begins with `earlier`, its entries up to and with the one that says so:
    what came before that one stays in the log, but no longer in `standing`, and has no states.
    """

    def __init__(
        self,
        box: Box[S],
        header: Header,
        dice: Dice,
        record: Callable[[AnyEntry], None] | None = None,
        listener: Callable[[int, EventRecord], None] | None = None,
        earlier: Sequence[AnyEntry] = (),
    ) -> None:
        settings = box.settled(header.settings)
        box.check_seats(len(header.seats), settings)  # first: a log from somewhere may name thousands
        self.box = box
        self.log = Log(header, [])
        self.people: frozenset[str] = frozenset()
        self._sit_down(tuple(Seat(seat.person, seat.bot) for seat in header.seats))
        self.history: History[S] = History(box, self.log)
        self.choice_id = 0
        self.standing: list[int] = []
        self.chapter = 0
        self.seed_shown = False
        self._dice = dice
        self._record = record
        self._listener = listener
        self._chance: list[Outcome] = []
        self._said: list[EventRecord] = []
        self._seen: dict[int, tuple[S, Choice | None]] = {}
        self._turn_ended = False
        self._chapter_ended = False
        if earlier:
            self._take_up(earlier, dice)
            return
        state = box.setup(settings, len(header.seats))
        box.set_players(state, _players(self.seats))
        if header.names:
            box.sit(state, header.names)
        if header.position:
            box.arrange(state, header.position)
        self.game: Game[S] = self._play(state, dice)
        self._enter(Setup(0, tuple(self._chance)), free=False)

    def _take_up(self, earlier: Sequence[AnyEntry], dice: Dice) -> None:
        """Begin where a game was continued under other rules. Raises ValueError if its state is not one."""
        self.log.entries += earlier
        for entry in earlier:
            if isinstance(entry, HandedOver):
                self._check_seats(entry.seat)
                self._sit_down(
                    (*self.seats[: entry.seat], Seat(entry.person, entry.bot), *self.seats[entry.seat + 1 :])
                )
            self.seed_shown |= isinstance(entry, SeedShown)
        last = earlier[-1]
        assert isinstance(last, Continued)
        state = self.box.state.decode(msgspec.json.encode(last.state))
        if state.hash() != last.hash:
            raise ValueError("the state in which it was continued does not have the hash that stands beside it")
        self.game = self._play(state, dice)
        self.standing, self.choice_id, self.chapter = [last.n], last.n, last.n
        self.history.skip(last.n)
        self.history.add(state.copy(), free=False)

    def _sit_down(self, seats: tuple[Seat, ...]) -> None:
        """Set who plays from here on."""
        self.seats, self._together, self._alone = seats, _together(seats), _alone(seats)
        self.people |= {held.person for held in seats if not held.bot}

    def _play(self, state: S, dice: Dice) -> Game[S]:
        def turn_ended() -> None:
            self._turn_ended = True

        def chapter_ended() -> None:
            self._chapter_ended = True

        self._seen = {}
        hear = self._said.append if self._listener is not None else None
        return Game(self.box, state, RecordedDice(dice, self._chance.append), hear, turn_ended, chapter_ended)

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The true state. Only the code that runs the table reads it; everybody else gets a view."""
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
        """Like `view_of_person`, or a spectator's view for -1, but shared: viewers with the same knowledge get the same
        state, which must not be changed."""
        seats = self.person_seats(seat) if seat >= 0 else 0
        key = self._alike(self.game.state, seats)
        seen = self._seen.get(key)
        if seen is None:
            state = self.box.visibility.mask(self.game.state, seats)
            seen = self._seen[key] = (state, Game(self.box, state, NoDice()).choice)
        return View.through_holes(self.box, *seen, seat, seats)

    def _alike(self, state: S, seats: int) -> int:
        """The key under which a view is shared: equal for seats that may know the same."""
        return 0 if self.box.visibility.are_alike(state) else seats

    def person_seats(self, seat: int) -> int:
        """All seats of the person at `seat`, as a set."""
        return self._together[seat]

    def is_alone(self, seat: int) -> bool:
        """Whether the person at `seat` plays with bots only."""
        return self._alone[seat]

    @property
    def last(self) -> int:
        """The last standing entry that changed the game: it is in the state after it."""
        return next(n for n in reversed(self.standing) if not isinstance(self.log.entries[n], ASIDE))

    def state_after(self, n: int) -> S:
        """A copy of the true state after entry n of the log, replayed from the log if that was long ago. Raises
        IndexError if there is no such entry."""
        return self.history.state(n).copy()

    def beats(self, n: int) -> list[Beat]:
        """The beats of entry n of the log, with copies of the true states. Raises IndexError if there is no such entry,
        or none before it."""
        return self.history.beats(n)

    # --- entries -----------------------------------------------------------------------------------------------

    def _check_live(self) -> None:
        if isinstance(self._dice, NoDice):
            raise IllegalAnswer("this table was loaded without its seed: it can be looked at, but not played")

    def _check_seats(self, *seats: int) -> None:
        for seat in seats:
            if not 0 <= seat < len(self.seats):
                raise IllegalAnswer(f"there is no seat {seat}")

    @contextmanager
    def _atomic(self) -> Iterator[None]:
        """Record one entry or none: if a rule fails or recording fails, the table is as it was after the last entry."""
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
                self.game = self._play(self.history.last.copy(), dice)
            raise

    def _enter(self, entry: AnyEntry, free: bool) -> None:
        """Record the entry, then report its events. `free`: whether it can be taken back without asking."""
        if self._record is not None:
            self._record(entry)
        self.log.entries.append(entry)
        if isinstance(entry, Undo):
            del self.standing[self.standing.index(entry.to) + 1 :]
        else:
            self.standing.append(entry.n)
        self.seed_shown |= isinstance(entry, SeedShown)
        if self._chapter_ended:
            self.chapter = entry.n
        self._chance.clear()
        self._turn_ended = self._chapter_ended = False
        sealed_on = isinstance(entry, Answer) and self.game.choice is not None and self._still_sealed()
        if not sealed_on and not isinstance(entry, ASIDE):
            self.choice_id = entry.n
        self.history.add(self.game.state.copy(), free)
        said, listener = self._said[:], self._listener
        self._said.clear()
        if listener is not None:
            for each in said:
                listener(entry.n, each)
        if self.over and isinstance(self._dice, SeedDice) and not isinstance(entry, SeedOpened):
            self._enter(SeedOpened(len(self.log.entries), self._dice.seed.hex()), free=False)

    def _still_sealed(self) -> bool:
        """Whether the waiting choice is sealed and some seats have answered it."""
        choice = self.game.choice
        return choice is not None and choice.reveal is not None and self.game.asked != choice.seats

    def _go_back(self, to: int, by: int, agreed: tuple[int, ...]) -> None:
        with self._atomic():
            self.game = self._play(self.state_after(to), self._dice)
            self._enter(Undo(len(self.log.entries), to, by, agreed), free=False)
            if isinstance(self._dice, SeedDice):
                self._dice.count = self.log.chance_numbers()[1]

    @property
    def _seed_is_open(self) -> bool:
        return isinstance(self.log.entries[-1], SeedOpened)
