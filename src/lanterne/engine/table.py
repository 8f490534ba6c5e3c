"""A table: a game as people play it. It gives out views and takes answers, undo and motions."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from lanterne.engine.box import Box, Motion, Raised, words_of_motion
from lanterne.engine.choice import Choice, Refusal
from lanterne.engine.dice import (
    Dice,
    NoDice,
    ScriptedDice,
    SeedDice,
    UnscriptedChance,
    commitment,
)
from lanterne.engine.event import EventRecord
from lanterne.engine.game import Game, IllegalAnswer
from lanterne.engine.ids import has
from lanterne.engine.log import (
    FORMAT,
    Answer,
    AnyEntry,
    Continued,
    HandedOver,
    Header,
    Log,
    LogError,
    LogSeat,
    MotionPassed,
    SeedOpened,
    SeedShown,
    Undo,
)
from lanterne.engine.recorded import RecordedGame, Seat
from lanterne.engine.state import State
from lanterne.engine.step import Call
from lanterne.engine.visibility import HiddenRead
from lanterne.errors import LanterneError

S = TypeVar("S", bound=State)


class Stale(LanterneError):
    """An answer to a choice that is already closed. Nothing was changed."""


class Table(RecordedGame[S]):
    """A live or replayed game.

    An answer must name the choice that waits, otherwise it is stale. `motion` is the motion that was raised: the
    motion, by whom, who has agreed, and its text. `undone` are the answers that were taken back; redo takes the last
    one first. `taken_back_alone` counts the answers that somebody alone with bots took back after seeing their outcome.
    A table loaded from the log of an unfinished game needs its seed to go on; without it the table can be looked at but
    not played."""

    def __init__(
        self,
        box: Box[S],
        header: Header,
        dice: Dice,
        record: Callable[[AnyEntry], None] | None = None,
        listener: Callable[[int, EventRecord], None] | None = None,
        earlier: Sequence[AnyEntry] = (),
    ) -> None:
        self.motion: Raised | None = None
        self.undone: list[tuple[int, Call]] = []
        self.taken_back_alone = 0
        self._before: dict[int, int | None] = {}
        super().__init__(box, header, dice, record, listener, earlier)

    # --- starting and replaying --------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        box: Box[S],
        seats: Sequence[Seat],
        settings: dict[str, Any] | None = None,
        seed: bytes | None = None,
        record: Callable[[AnyEntry], None] | None = None,
        listener: Callable[[int, EventRecord], None] | None = None,
        names: Sequence[str] = (),
        position: Mapping[str, Any] | None = None,
    ) -> "Table[S]":
        """A new table. Without a seed, a random one is used. `names` are the names of the seats; `position` is where
        the game begins. Raises ValueError with a sentence if the settings or seats do not fit the game."""
        seed = secrets.token_bytes(32) if seed is None else seed
        header = Header(
            FORMAT,
            box.name,
            box.version,
            box.full_settings(settings or {}),
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
        listener: Callable[[int, EventRecord], None] | None = None,
        watch: Callable[[Dice], Dice] = lambda recorded: recorded,
        before_each: Callable[[], None] = lambda: None,
    ) -> "Table[S]":
        """The table after entry `to` of a log (default: the last). With its `seed` it can be played on. `watch` can
        wrap the recorded dice, to observe what the rules ask for. `before_each` is called before each entry, and may
        raise to give up.

        Raises LogError with a sentence if the log is of another game, does not follow the rules, or has another seed.
        """
        header = log.header
        if seed is not None and not _fits(header, seed):
            raise LogError("this is not the seed that the table committed to")
        if to is not None and not 0 <= to < len(log.entries):
            raise LogError(f"the log has entries 0 to {len(log.entries) - 1}, not {to}")
        part = Log(header, log.entries if to is None else log.entries[: to + 1])
        if (header.game, part.rules) != (box.name, box.version):
            raise LogError(
                f"the log is of {header.game} under rules {part.rules}, "
                f"this Lanterne plays {box.name} under rules {box.version}"
            )
        first = 0 if part.continued is None else part.continued.n
        entries, earlier = part.entries, part.entries[: first + 1] if first else []
        script: list[Any] = [outcome for entry in entries[first:] for outcome in getattr(entry, "chance", ())]
        dice = watch(ScriptedDice(script))
        entry: AnyEntry = entries[first]
        before_each()
        try:
            table = cls(box, header, dice, listener=listener, earlier=earlier)
            for entry in entries[first + 1 :]:
                before_each()
                table._redo_entry(entry)
        except (ValueError, msgspec.MsgspecError, UnscriptedChance, IllegalAnswer, Stale, AssertionError) as error:
            raise LogError(f"entry {entry.n} does not follow the rules: {error}") from None
        if table.log.entries != entries:
            where = next(n for n, (a, b) in enumerate(zip(table.log.entries, entries, strict=True)) if a != b)
            raise LogError(f"entry {where} does not replay as it was recorded")
        table._dice = SeedDice(seed, table.log.chance_numbers()[1]) if seed is not None else NoDice()
        table.game = table._play(table.game.state, table._dice)
        if seed is not None and table.over and not table._seed_is_open and to is None:
            table._enter(
                SeedOpened(len(table.log.entries), seed.hex()), free=False
            )  # the last line of the log was lost
        return table

    @classmethod
    def continued(
        cls,
        box: Box[S],
        log: Log,
        state: S,
        to: int,
        seed: bytes | None = None,
        listener: Callable[[int, EventRecord], None] | None = None,
    ) -> "Table[S]":
        """The table of a log that was played under earlier rules, continued under today's in `state`: the one after
        entry `to`, brought into today's shape. The log gets an entry that says so. Raises LogError with a sentence."""
        data = msgspec.json.decode(state.encode())
        entry = Continued(len(log.entries), box.version, log.rules, to, state.hash(), data)
        return cls.replay(box, Log(log.header, [*log.entries, entry]), seed=seed, listener=listener)

    def _redo_entry(self, entry: AnyEntry) -> None:
        if isinstance(entry, Answer):
            remark = self.box.decode_remark(entry.remark, len(self.seats)) if entry.remark else None
            self._answer(entry.seat, self.box.decode(entry.answer), entry.auto, remark)  # older logs repeat answers
        elif isinstance(entry, Undo):
            self.undo(entry.by, entry.to, entry.agreed)
        elif isinstance(entry, MotionPassed):
            found = next((m for m in self.box.motions if m.step.name == entry.step), None)
            if found is None:
                raise ValueError(f"there is no motion called {entry.step!r}")
            self._check_seats(entry.seat)
            self.motion = Raised(found, entry.seat, frozenset(entry.agreed), entry.words)
            refused = self.motion_refused(found, entry.seat, entry.words) is not None
            if self.over or self.motion_waits_for or refused or (entry.words and found.unfit is None):
                raise ValueError(f"{entry.step} was not open to seat {entry.seat}, or not agreed to")
            self._carry_if_agreed()
        elif isinstance(entry, HandedOver):
            self.hand_over(entry.seat, Seat(entry.person, entry.bot))
        elif isinstance(entry, SeedShown):
            self.show_seed(entry.seat, entry.how)
        elif isinstance(entry, SeedOpened):
            if not self.over or self._seed_is_open or not _fits(self.log.header, bytes.fromhex(entry.seed)):
                raise ValueError("this is not the seed that the table committed to, or not the time to open it")
            self._enter(entry, free=False)
        else:
            raise ValueError("there is a set-up entry in the middle of the log")

    # --- playing -----------------------------------------------------------------------------------------------

    def answer(
        self,
        seat: int,
        answer: Call,
        choice_id: int | None = None,
        auto: str = "",
        remark: EventRecord | None = None,
    ) -> None:
        """Answer for a seat. Raises Stale or IllegalAnswer, and changes nothing, if it is not legal.

        `choice_id` names the choice it answers (default: the one that waits). `auto` says why it was given
        automatically, "" if the seat gave it; `remark` is what a bot says with it. The rules may run twice: once for
        real, and once on the player's view, to find out whether the answer can be taken back freely
        (`_could_be_predicted`). A sealed answer that is given once more makes no entry.
        """
        self._check_live()
        if choice_id is not None and choice_id != self.choice_id:
            raise Stale(f"choice {choice_id} is closed; choice {self.choice_id} waits now")
        choice = self.game.choice
        if choice is None or choice.reveal is None or seat not in choice.seats or self.state.sealed[seat] != answer:
            self._answer(seat, answer, auto, remark)

    def _answer(self, seat: int, answer: Call, auto: str, remark: EventRecord | None) -> None:
        if self.game.choice is None or seat not in self.game.choice.seats:
            raise IllegalAnswer(f"seat {seat} is not asked")
        before = self._seen
        with self._atomic():
            self.game.answer(seat, answer)
            predictable = self._could_be_predicted(seat, answer, before)
            words, comment = tuple(self.box.encode(answer)), ()
            if remark is not None:
                comment = self.box.encode_remark(remark)
                self._said.insert(0, remark)
            self._enter(Answer(len(self.log.entries), seat, words, tuple(self._chance), auto, comment), predictable)
        if self.undone[-1:] == [(seat, answer)]:
            self.undone.pop()
        else:
            self.undone.clear()

    def _could_be_predicted(self, seat: int, answer: Call, before: dict[int, tuple[S, Choice | None]]) -> bool:
        """Whether the person could have computed everything that followed from this answer.

        If so, they learnt nothing and may take it back without asking: no chance was involved, nothing hidden was read
        or revealed, nobody else was asked, no turn ended. To find out, the answer is played on the person's view of the
        moment before (from `before` if it was looked at) without dice. If that runs through and gives the person's view
        of the new state, the answer was predictable; the result is then reused as that view.
        """
        if self._turn_ended or self._chapter_ended or self._chance:
            return False
        known, visibility, last = self.person_seats(seat), self.box.visibility, self.history.last
        if not all(has(known, other) for other in self.game.asked):
            return False
        seen = before.get(self._alike(last, known))  # present if the person has looked at it
        if seen is not None:
            guess = Game.at(self.box, seen[0].copy(), NoDice(), seen[1])
        else:
            guess = Game(self.box, visibility.mask(last, known), NoDice())
        now = self.game.state
        try:
            guess.play(seat, answer)
            right = bool(guess.state == visibility.mask(now, known))  # a hole equals only a hole
        except (HiddenRead, UnscriptedChance):
            return False
        if right:
            self._seen[self._alike(now, known)] = (guess.state, guess.choice)
        return right

    def assent(self, seat: int) -> Call | None:
        """The answer of a seat that is asked to agree to something its person has proposed or agreed to at another
        seat; None if it has to be asked."""
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

    # --- leaving -----------------------------------------------------------------------------------------------

    def hand_over(self, seat: int, to: Seat) -> None:
        """From here on `to` plays the seat. The game, its answers and the waiting choice stay as they are, and an undo
        does not reverse it. Raises IllegalAnswer if the game is over."""
        self._check_live()
        self._check_seats(seat)
        if self.over:
            raise IllegalAnswer("the game is over: no seat can be handed over")
        self._enter(HandedOver(len(self.log.entries), seat, to.person, to.bot), free=False)
        self._sit_down((*self.seats[:seat], to, *self.seats[seat + 1 :]))
        self.undone.clear()

    def leave(self, seat: int) -> None:
        """The person at this seat leaves, and the game's substitute bot plays on. Raises IllegalAnswer as `hand_over`
        does."""
        self._check_seats(seat)
        bot = self.box.substitute(self.state, seat)
        self.hand_over(seat, Seat(f"{bot} {seat + 1}", bot))

    def show_seed(self, seat: int, how: Literal["taken-along", "taken-in"]) -> None:
        """Note that the person at `seat` gets to see the seed before the end. Raises IllegalAnswer if the game is
        over."""
        self._check_live()
        self._check_seats(seat)
        if self.over:
            raise IllegalAnswer("the game is over: its seed is public")
        self._enter(SeedShown(len(self.log.entries), seat, how), free=False)

    # --- taking back -------------------------------------------------------------------------------------------

    def undo_limit(self, seat: int) -> int:
        """The earliest entry to which the person at `seat` may go back without asking the others."""
        person = self.seats[seat].person
        to = len(self.log.entries) - 1
        while to > 0:
            entry = self.log.entries[to]
            if isinstance(entry, Undo):
                to = entry.to
                continue
            if isinstance(entry, SeedShown):
                to -= 1
                continue
            if not (isinstance(entry, Answer) and self.history.is_free(to) and self.seats[entry.seat].person == person):
                break
            to -= 1
        return to

    def undo(self, seat: int, to: int | None = None, agreed: Iterable[int] = ()) -> None:
        """Go back to the state after entry `to` (default: before the last answer).

        Beyond `undo_limit` every person must have agreed: `agreed` names one seat of each. Nobody can go back beyond
        the end of a chapter. Raises IllegalAnswer."""
        agreed = tuple(sorted(set(agreed)))
        self._check_live()
        self._check_seats(seat, *agreed)
        if self._seed_is_open:
            raise IllegalAnswer("the game is over and its seed is public: the next outcomes of chance are known")
        last = self.last
        line = self.standing
        place = line.index(last)
        to = line[place - 1] if to is None and place else to
        if to is None or not 0 <= to < last:
            raise IllegalAnswer("there is nothing to take back")
        if to < line[0]:
            raise IllegalAnswer("the rules have changed since: nobody can go back beyond that")
        if to not in line:
            raise IllegalAnswer(f"entry {to} has been taken back itself")
        if to < self.chapter:
            raise IllegalAnswer("a chapter has ended since: its secrets are open")
        seen = to < self.undo_limit(seat)
        if seen:
            willing = {self.seats[s].person for s in (*agreed, seat)} | {s.person for s in self.seats if s.bot}
            if willing != {s.person for s in self.seats}:
                raise IllegalAnswer("this can only be taken back if everybody agrees")
        taken = [entry for n in line if n > to and isinstance(entry := self.log.entries[n], Answer)]
        self.undone += [(answer.seat, self.box.decode(answer.answer)) for answer in reversed(taken)]
        self._go_back(to, seat, agreed)
        if seen and self.is_alone(seat):
            self.taken_back_alone += sum(has(self.person_seats(seat), answer.seat) for answer in taken)

    def redo(self) -> None:
        """Give the answer again that was just taken back. Raises IllegalAnswer if there is none or it is not open."""
        if not self.undone:
            raise IllegalAnswer("there is nothing to do again")
        self.answer(*self.undone[-1])

    def before_last_answer(self, seat: int) -> int | None:
        """The entry before the last standing answer of the person at `seat` in this chapter; None if there is none."""
        seats = self.person_seats(seat)
        if seats not in self._before:
            self._before[seats] = self._before_last_of(seats)
        return self._before[seats]

    def _before_last_of(self, seats: int) -> int | None:
        line, entries = self.standing, self.log.entries
        for place in range(len(line) - 1, 0, -1):
            if line[place] <= self.chapter:
                break
            entry = entries[line[place]]
            if type(entry) is Answer and has(seats, entry.seat) and not entry.auto:
                return line[place - 1]
        return None

    # --- motions -----------------------------------------------------------------------------------------------

    def _enter(self, entry: AnyEntry, free: bool) -> None:
        if type(entry) is Answer and not self._chapter_ended:  # the last answers of other people are unchanged
            self._before.pop(self.person_seats(entry.seat), None)
        else:
            self._before.clear()
        super()._enter(entry, free)
        if self.over:
            self.motion = None  # a motion lapses when the game ends

    def motion_refused(self, motion: Motion, seat: int, words: str = "") -> Refusal | None:
        """Why `seat` may not raise the motion now with this text, or None if it may."""
        return motion.refused(self.view(seat).state, seat, words)

    def raise_motion(self, seat: int, motion: Motion, words: str = "") -> None:
        """Raise a motion, with a text if it needs one. It takes effect when all concerned agree. Raises IllegalAnswer
        if it may not be raised."""
        self._check_live()
        self._check_seats(seat)
        words = words_of_motion(motion, words)
        if self.motion is not None or self.over or self.motion_refused(motion, seat, words) is not None:
            raise IllegalAnswer(f"seat {seat} may not raise {motion.step.name} now")
        self.motion = Raised(motion, seat, frozenset(), words)
        self._carry_if_agreed()

    def answer_motion(self, seat: int, agree: bool) -> None:
        """Agree to the motion that was raised, or reject it. Raises IllegalAnswer if the seat is not concerned.

        A motion also lapses if it could no longer be raised when the last seat agrees, or if the game ends first."""
        if self.motion is None or seat not in self.motion_waits_for:
            raise IllegalAnswer(f"seat {seat} has no motion to answer")
        self.motion = self.motion.with_consent(seat) if agree else None
        self._carry_if_agreed()

    @property
    def motion_waits_for(self) -> tuple[int, ...]:
        """The seats that must still agree to the motion that was raised."""
        return () if self.motion is None else self.motion.waits_for(self.state)

    def _carry_if_agreed(self) -> None:
        if self.motion is not None and not self.motion_waits_for:
            raised = self.motion
            self.motion = None
            if self.motion_refused(raised.motion, raised.by, raised.words) is None:
                self._carry(raised)

    def _carry(self, raised: Raised) -> None:
        with self._atomic():
            self.game.carry(raised.call)
            n = len(self.log.entries)
            name, agreed = raised.motion.step.name, tuple(sorted(raised.agreed))
            self._enter(MotionPassed(n, raised.by, name, agreed, tuple(self._chance), raised.words), free=False)


def _fits(header: Header, seed: bytes) -> bool:
    return not header.commitment or commitment(seed) == header.commitment
