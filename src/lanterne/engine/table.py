"""A table: a game as persons play it, with its log, undo and motions.

The table holds the true state. It hands out views and takes answers, and every one of them becomes an entry of the
log before anything else sees it.
"""

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Generic, TypeVar

from lanterne.engine.box import Box, Motion
from lanterne.engine.choice import Refusal
from lanterne.engine.dice import (
    Dice,
    NoDice,
    Outcome,
    RecordedDice,
    ScriptedDice,
    SeedDice,
    UnscriptedChance,
    commitment,
)
from lanterne.engine.event import Said
from lanterne.engine.game import Game, IllegalAnswer
from lanterne.engine.log import (
    FORMAT,
    Answer,
    AnyEntry,
    HandedOver,
    Header,
    Log,
    LogError,
    LogSeat,
    MotionPassed,
    SeedOpened,
    Setup,
    Undo,
)
from lanterne.engine.moments import Moments
from lanterne.engine.seat import Seat
from lanterne.engine.sight import HiddenRead
from lanterne.engine.state import State
from lanterne.engine.step import Call
from lanterne.engine.view import View

S = TypeVar("S", bound=State)


class Stale(Exception):
    """An answer to a choice that is closed. Nothing was changed."""


class Table(Generic[S]):
    """A live or replayed game.

    `choice_id` names the choice that waits: an answer to another one is stale. `standing` lists the entries of the log
    that stand. `chapter` is the one in which the last chapter ended, 0 if none has: nobody goes back beyond it. A table
    loaded from a log of a running game needs its seed to go on; without it the
    table can be looked at but not played.
    """

    def __init__(
        self,
        box: Box[S],
        header: Header,
        dice: Dice,
        record: Callable[[AnyEntry], None] | None = None,
        listener: Callable[[int, Said], None] | None = None,
    ) -> None:
        self.box = box
        self.log = Log(header, [])
        self.seats = tuple(Seat(seat.person, seat.bot) for seat in header.seats)
        self.moments: Moments[S] = Moments(box, self.log)
        self.choice_id = 0
        self.motion: tuple[Motion, int, frozenset[int], str] | None = None
        self.undone: list[tuple[int, Call]] = []
        self.standing: list[int] = []
        self.chapter = 0
        self._dice = dice
        self._record = record
        self._listener = listener
        self._chance: list[Outcome] = []
        self._said: list[Said] = []
        self._turn_ended = False
        self._chapter_ended = False
        options = box.agreed(header.options)
        box.check_seats(len(header.seats))
        state = box.setup(options, len(header.seats))
        if header.names:
            box.sit(state, header.names)
        if header.position:
            box.arrange(state, header.position)
        self.game: Game[S] = self._play(state, dice)
        self._enter(Setup(0, tuple(self._chance)), free=False)

    # --- starting and replaying --------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        box: Box[S],
        seats: Sequence[Seat],
        options: dict[str, Any] | None = None,
        seed: bytes | None = None,
        record: Callable[[AnyEntry], None] | None = None,
        listener: Callable[[int, Said], None] | None = None,
        names: Sequence[str] = (),
        position: Mapping[str, Any] | None = None,
    ) -> "Table[S]":
        """A new table. Without a seed one is drawn. With `names` the seats go by them; with a `position` the game
        begins at it. Raises ValueError with a sentence for what cannot be."""
        seed = secrets.token_bytes(32) if seed is None else seed
        header = Header(
            FORMAT,
            box.name,
            box.version,
            box.options(options or {}),
            tuple(LogSeat(seat.person, seat.bot) for seat in seats),
            commitment(seed),
            tuple(names),
            dict(position or {}),
        )
        return cls(box, header, SeedDice(seed), record, listener)

    @classmethod
    def replay(
        cls,
        box: Box[S],
        log: Log,
        to: int | None = None,
        seed: bytes | None = None,
        listener: Callable[[int, Said], None] | None = None,
        watch: Callable[[Dice], Dice] = lambda recorded: recorded,
    ) -> "Table[S]":
        """The table after entry `to` of a log (default: the last). With its `seed` it can be played on. `watch` may put
        dice of its own around the recorded ones, to look at what the rules ask for.

        Raises LogError with a sentence if the log is of another game or does not follow the rules, or if this is not
        its seed.
        """
        header = log.header
        if seed is not None and not _fits(header, seed):
            raise LogError("this is not the seed that the table committed to")
        if (header.game, header.rules) != (box.name, box.version):
            raise LogError(
                f"the log is of {header.game} under rules {header.rules}, "
                f"this Lanterne plays {box.name} under rules {box.version}"
            )
        entries = log.entries if to is None else log.entries[: to + 1]
        if to is not None and not 0 <= to < len(log.entries):
            raise LogError(f"the log has entries 0 to {len(log.entries) - 1}, not {to}")
        script: list[Any] = [outcome for entry in entries for outcome in getattr(entry, "chance", ())]
        dice = watch(ScriptedDice(script))
        entry: AnyEntry = entries[0]
        try:
            table = cls(box, header, dice, listener=listener)
            for entry in entries[1:]:
                table._redo_entry(entry)
        except (ValueError, UnscriptedChance, IllegalAnswer, Stale, AssertionError) as error:
            raise LogError(f"entry {entry.n} does not follow the rules: {error}") from None
        if table.log.entries != entries:
            where = next(n for n, (a, b) in enumerate(zip(table.log.entries, entries, strict=True)) if a != b)
            raise LogError(f"entry {where} does not replay as it was recorded")
        table._dice = SeedDice(seed, table.log.chance_numbers()[1]) if seed is not None else NoDice()
        table.game = table._play(table.game.state, table._dice)
        if seed is not None and table.over and not table._seed_is_open and to is None:
            table._enter(SeedOpened(len(table.log.entries), seed.hex()), free=False)  # its last line was lost
        return table

    def _redo_entry(self, entry: AnyEntry) -> None:
        if isinstance(entry, Answer):
            self.answer(entry.seat, self.box.decode(entry.answer), auto=entry.auto)
        elif isinstance(entry, Undo):
            self.undo(entry.by, entry.to, entry.agreed)
        elif isinstance(entry, MotionPassed):
            found = next((m for m in self.box.motions if m.step.name == entry.step), None)
            if found is None:
                raise ValueError(f"there is no motion called {entry.step!r}")
            self._check_seats(entry.seat)
            self.motion = (found, entry.seat, frozenset(entry.agreed), entry.words)
            refused = self.motion_refused(found, entry.seat, entry.words) is not None
            if self.over or self.motion_waits_for or refused or (entry.words and found.unfit is None):
                raise ValueError(f"{entry.step} was not open to seat {entry.seat}, or not agreed to")
            self._maybe_carry()
        elif isinstance(entry, HandedOver):
            self.hand_over(entry.seat, Seat(entry.person, entry.bot))
        elif isinstance(entry, SeedOpened):
            if not self.over or self._seed_is_open or not _fits(self.log.header, bytes.fromhex(entry.seed)):
                raise ValueError("this is not the seed that the table committed to, or not the time to open it")
            self._enter(entry, free=False)
        else:
            raise ValueError("a set-up stands in the middle of the log")

    def _play(self, state: S, dice: Dice) -> Game[S]:
        def turn_ended() -> None:
            self._turn_ended = True

        def chapter_ended() -> None:
            self._chapter_ended = True

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
        return self.game.over

    def view(self, seat: int) -> View[S]:
        """What this seat alone may know; -1 is a spectator."""
        return View(self.box, self.game.state, seat)

    def view_of_person(self, seat: int) -> View[S]:
        """What the person at `seat` may know: the knowledge of all seats of that person adds up."""
        return View(self.box, self.game.state, seat, self.person_seats(seat))

    def person_seats(self, seat: int) -> int:
        """All seats of the person at `seat`, as a set."""
        return _together(self.seats)[seat]

    def is_alone(self, seat: int) -> bool:
        """Whether the person at `seat` plays with bots only."""
        return _alone(self.seats)[seat]

    def assent(self, seat: int) -> Call | None:
        """The answer of a seat that is asked to agree to what the same person has proposed, or agreed to, at another;
        None if it has to be asked."""
        agreeing = self.box.assents.get(self.game.decision.name) if seat in self.asked else None
        if agreeing is None:
            return None
        person = self.seats[seat].person
        for n in reversed(self.standing):
            entry = self.log.entries[n]
            if isinstance(entry, Answer):
                if self.seats[entry.seat].person == person:
                    return next((call for call in self.view(seat).options() if call[0] == agreeing), None)
                if entry.answer[0] not in self.box.assents.values():
                    return None
        return None

    def state_after(self, n: int) -> S:
        """The true state as it was after entry n of the log, a copy of its own; made again from the log if that is
        long ago. Raises IndexError if there is no such entry."""
        return self.moments.state(n).copy()

    # --- playing -----------------------------------------------------------------------------------------------

    def answer(self, seat: int, answer: Call, choice_id: int | None = None, auto: str = "") -> None:
        """Take an answer. Raises Stale or IllegalAnswer, and changes nothing, if it cannot be taken.

        `choice_id` names the choice it answers (default: the one that waits). `auto` says on whose behalf it was
        given if not by the seat itself.
        """
        self._check_live()
        if choice_id is not None and choice_id != self.choice_id:
            raise Stale(f"choice {choice_id} is closed; choice {self.choice_id} waits now")
        if self.game.choice is None or seat not in self.game.choice.seats:
            raise IllegalAnswer(f"seat {seat} is not asked")
        with self._whole_or_not_at_all():
            self.game.answer(seat, answer)
            foreseen = self._foreseen(seat, answer)
            words = tuple(self.box.encode(answer))
            self._enter(Answer(len(self.log.entries), seat, words, tuple(self._chance), auto), foreseen)
        if self.undone[-1:] == [(seat, answer)]:
            self.undone.pop()
        else:
            self.undone.clear()

    @contextmanager
    def _whole_or_not_at_all(self) -> Iterator[None]:
        """Should a rule break or the entry not be recorded, the table stands as it stood after the last entry."""
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

    def _foreseen(self, seat: int, answer: Call) -> bool:
        """Whether the person could have foreseen all that followed. Then nothing was learnt, and taking the answer
        back costs nobody anything: no chance, nothing hidden read or shown, nobody else asked, no turn ended."""
        if self._turn_ended or self._chapter_ended or self._chance:
            return False
        if any(self.seats[other].person != self.seats[seat].person for other in self.game.asked):
            return False
        known, mask = self.person_seats(seat), self.box.sights.mask
        guess = Game(self.box, mask(self.moments.last, known), NoDice())
        try:
            guess.play(seat, answer)
            return bool(guess.state == mask(self.game.state, known))  # a hole is equal to nothing but a hole
        except (HiddenRead, UnscriptedChance):
            return False

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
        if self.over:
            self.motion = None
        if self.over and isinstance(self._dice, SeedDice) and not isinstance(entry, SeedOpened):
            self._enter(SeedOpened(len(self.log.entries), self._dice.seed.hex()), free=False)

    def _still_sealed(self) -> bool:
        """Whether the choice that waits is a sealed one that has answers already."""
        choice = self.game.choice
        return choice is not None and choice.reveal is not None and self.game.asked != choice.seats

    # --- leaving -----------------------------------------------------------------------------------------------

    def hand_over(self, seat: int, to: Seat) -> None:
        """Somebody leaves: from here on `to` plays the seat. Game, answers and the choice that waits stay as they are,
        and an undo does not bring anybody back. Raises IllegalAnswer if there is nothing left to play."""
        self._check_live()
        self._check_seats(seat)
        if self.over:
            raise IllegalAnswer("the game is over: no seat is handed over any more")
        self._enter(HandedOver(len(self.log.entries), seat, to.person, to.bot), free=False)
        self.seats = (*self.seats[:seat], to, *self.seats[seat + 1 :])
        self.undone.clear()

    def leave(self, seat: int) -> None:
        """The person at this seat goes home: the game's substitute plays on. Raises IllegalAnswer as `hand_over`."""
        self._check_seats(seat)
        bot = self.box.substitute(self.state, seat)
        self.hand_over(seat, Seat(f"{bot} {seat + 1}", bot))

    # --- taking back -------------------------------------------------------------------------------------------

    @property
    def _seed_is_open(self) -> bool:
        return isinstance(self.log.entries[-1], SeedOpened)

    def undo_limit(self, seat: int) -> int:
        """The earliest entry to which the person at `seat` may go back without asking anyone."""
        person = self.seats[seat].person
        to = len(self.log.entries) - 1
        while to > 0:
            entry = self.log.entries[to]
            if isinstance(entry, Undo):
                to = entry.to
                continue
            if not (isinstance(entry, Answer) and self.moments.is_free(to) and self.seats[entry.seat].person == person):
                break
            to -= 1
        return to

    def undo(self, seat: int, to: int | None = None, agreed: Iterable[int] = ()) -> None:
        """Go back to where the game stood after entry `to` (default: before the last answer).

        Beyond `undo_limit` every person must have agreed: `agreed` names one seat of each. Beyond the last chapter
        nobody goes back. Raises IllegalAnswer.
        """
        agreed = tuple(sorted(set(agreed)))
        self._check_live()
        self._check_seats(seat, *agreed)
        if self._seed_is_open:
            raise IllegalAnswer("the game is over and its seed is open: what chance would bring is known")
        last = self.last
        line = self.standing
        to = line[line.index(last) - 1] if to is None and last else to
        if to is None or not 0 <= to < last:
            raise IllegalAnswer("there is nothing to take back")
        if to not in line:
            raise IllegalAnswer(f"entry {to} has been taken back itself")
        if to < self.chapter:
            raise IllegalAnswer("a chapter has ended since: its secrets are open")
        if to < self.undo_limit(seat):
            persons = {self.seats[s].person for s in (*agreed, seat)} | {s.person for s in self.seats if s.bot}
            if persons != {s.person for s in self.seats}:
                raise IllegalAnswer("this can only be taken back if everybody agrees")
        taken = [self.log.entries[n] for n in line if n > to]
        self.undone += [(e.seat, self.box.decode(e.answer)) for e in reversed(taken) if isinstance(e, Answer)]
        self._go_back(to, seat, agreed)

    def _check_live(self) -> None:
        if isinstance(self._dice, NoDice):
            raise IllegalAnswer("this table was loaded without its seed: it can be looked at, not played")

    def _check_seats(self, *seats: int) -> None:
        for seat in seats:
            if not 0 <= seat < len(self.seats):
                raise IllegalAnswer(f"there is no seat {seat}")

    def redo(self) -> None:
        """Answer again what was just taken back. Raises IllegalAnswer if there is nothing, or it is no longer open."""
        if not self.undone:
            raise IllegalAnswer("there is nothing to do again")
        self.answer(*self.undone[-1])

    @property
    def last(self) -> int:
        """The last entry that stands and is not a hand-over: the game stands where it stood after it."""
        return next(n for n in reversed(self.standing) if not isinstance(self.log.entries[n], HandedOver))

    def before_last_answer(self, seat: int) -> int | None:
        """The entry after which the person at `seat` gave the last answer of this chapter that stands; None if there is
        none."""
        seats = self.person_seats(seat)
        line, entries = self.standing, self.log.entries
        for place in range(len(line) - 1, 0, -1):
            if line[place] <= self.chapter:
                break
            entry = entries[line[place]]
            if type(entry) is Answer and seats >> entry.seat & 1 and not entry.auto:
                return line[place - 1]
        return None

    def _go_back(self, to: int, by: int, agreed: tuple[int, ...]) -> None:
        with self._whole_or_not_at_all():
            self.game = self._play(self.state_after(to), self._dice)
            self._enter(Undo(len(self.log.entries), to, by, agreed), free=False)
            if isinstance(self._dice, SeedDice):
                self._dice.count = self.log.chance_numbers()[1]

    # --- motions -----------------------------------------------------------------------------------------------

    def motion_refused(self, motion: Motion, seat: int, words: str = "") -> Refusal | None:
        """Why `seat` may not raise the motion now with these words, or None if it may."""
        return motion.refused(self.view(seat).state, seat, words)

    def raise_motion(self, seat: int, motion: Motion, words: str = "") -> None:
        """Raise a motion, with words where it needs some; it takes effect when all concerned agree. Raises
        IllegalAnswer if it may not be raised."""
        self._check_live()
        self._check_seats(seat)
        words = " ".join(words.split()) if motion.unfit is not None else ""
        if self.motion is not None or self.over or self.motion_refused(motion, seat, words) is not None:
            raise IllegalAnswer(f"seat {seat} may not raise {motion.step.name} now")
        self.motion = (motion, seat, frozenset(), words)
        self._maybe_carry()

    def answer_motion(self, seat: int, agree: bool) -> None:
        """Agree to the motion that was raised, or let it fall. Raises IllegalAnswer if the seat is not concerned.

        A motion falls, too, if it could no longer be raised when the last seat agrees, or if the game ends before."""
        if self.motion is None or seat not in self.motion_waits_for:
            raise IllegalAnswer(f"seat {seat} has no motion to answer")
        motion, by, agreed, words = self.motion
        self.motion = (motion, by, agreed | {seat}, words) if agree else None
        self._maybe_carry()

    @property
    def motion_waits_for(self) -> tuple[int, ...]:
        """The seats that must still agree to the motion that was raised."""
        if self.motion is None:
            return ()
        motion, by, agreed, _ = self.motion
        return tuple(s for s in motion.answers(self.state, by) if s not in agreed and s != by)

    def _maybe_carry(self) -> None:
        if self.motion is not None and not self.motion_waits_for:
            motion, by, agreed, words = self.motion
            self.motion = None
            if self.motion_refused(motion, by, words) is None:
                self._carry(motion, by, tuple(sorted(agreed)), words)

    def _carry(self, motion: Motion, seat: int, agreed: tuple[int, ...], words: str) -> None:
        with self._whole_or_not_at_all():
            self.game.state.agenda.append(motion.call(seat, words))
            self.game.run()
            n = len(self.log.entries)
            entry = MotionPassed(n, seat, motion.step.name, agreed, tuple(self._chance), words)
            self._enter(entry, free=False)


@lru_cache(maxsize=4096)
def _together(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """For each seat all seats of the same person, as a set."""
    persons = [held.person for held in seats]
    return tuple(sum(1 << other for other, same in enumerate(persons) if same == person) for person in persons)


@lru_cache(maxsize=4096)
def _alone(seats: tuple[Seat, ...]) -> tuple[bool, ...]:
    """For each seat whether the others are the same person's or bots."""
    return tuple(all(held.bot or held.person == own.person for held in seats) for own in seats)


def _fits(header: Header, seed: bytes) -> bool:
    return not header.commitment or commitment(seed) == header.commitment
