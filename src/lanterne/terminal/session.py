"""An evening at the terminal: a table, the bots at it, and the file it saves itself to."""

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from lanterne.api.bots import bot, bot_names, is_bot, is_by_module
from lanterne.bots import Bot
from lanterne.data_folder import home
from lanterne.engine import (
    Call,
    EventRecord,
    IllegalAnswer,
    Log,
    LogError,
    Motion,
    Refusal,
    Seat,
    Shortcut,
    Table,
    View,
)
from lanterne.engine.log import Header, Undo, read_torn_log, with_seed, without_seed, write_log
from lanterne.engine.walk import Walks
from lanterne.lesson import Lesson, LessonStep, Page, Story, lesson_of
from lanterne.packs import keep
from lanterne.registry import box, remark, usual_bot
from lanterne.scene import Say
from lanterne.search import SearchBot
from lanterne.terminal.learnt import note_done


class Session:
    """A game between the people at this terminal and bots.

    Everything that happens is saved at once to `path`; the secret seed is in a file beside it until the game is over.
    `events` are those that were not taken back, each with the number of its log entry. `mended`: the last line of
    the file was incomplete and was left out.
    """

    def __init__(
        self, table: Table[Any], path: Path, events: list[tuple[int, EventRecord]], saved: int, mended: bool = False
    ) -> None:
        self.table = table
        self.path = path
        self.lesson = lesson_of(table)
        self._read = (0, 0)
        self.events = events
        self._forget_undone()
        self.mended = mended
        self._saved = saved
        self._walks = Walks()
        self._auto_answers: dict[tuple[int, str], bool] = {}
        self._size = path.stat().st_size
        self._bots: dict[int, Bot] = {
            seat: bot(table.box.name, held.bot)(f"{path.stem} seat {seat}")
            for seat, held in enumerate(table.seats)
            if held.bot
        }
        self.save()

    # --- starting and resuming --------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls, game: str, seats: Sequence[str], settings: Mapping[str, Any], folder: Path | None = None, seed: bytes = b""
    ) -> "Session":
        """A new game. A seat is the name of a bot, `package.module:Class` for one of your own, or else the name of a
        person, who may have several seats. Raises ValueError with a sentence if seats or settings do not fit, LogError
        if nothing can be saved."""
        found = box(game)
        held = [
            Seat(f"{name} {number}", name) if is_bot(game, name) else Seat(name) for number, name in enumerate(seats, 1)
        ]
        found.check_seats(len(held), settings)
        if all(seat.bot for seat in held):
            raise ValueError("at least one seat must be a person's")
        known = bot_names(game)
        mistaken = next((seat.person for seat in held if not seat.bot and seat.person.partition(":")[0] in known), None)
        if mistaken is not None:
            raise ValueError(f"{game} has no bot called {mistaken!r}; it has {', '.join(sorted(known))}")
        for seat in held:
            if seat.bot:
                bot(game, seat.bot)  # raises before anything is saved
        seed = seed or secrets.token_bytes(32)
        events: list[tuple[int, EventRecord]] = []
        table = Table.new(found, held, dict(settings), seed, listener=lambda n, said: events.append((n, said)))
        return cls(table, _begun(table, seed, folder), events, 0)

    @classmethod
    def learn(cls, lesson: Lesson, person: str, folder: Path | None = None) -> "Session":
        """A lesson from its beginning. Raises LogError with a sentence if it cannot be saved."""
        events: list[tuple[int, EventRecord]] = []
        table = lesson.new_table(person, listener=lambda n, said: events.append((n, said)))
        return cls(table, _begun(table, lesson.seed, folder), events, 0)

    @classmethod
    def resume(cls, path: Path, named: Collection[str] = ()) -> "Session":
        """The game saved at `path`; an incomplete last line is left out. Bots that the file names by their module play
        only if they are `named` here as well: a file must not decide which code is run. Raises LogError or ValueError
        with a sentence if it cannot be continued."""
        log, mended = read_torn_log(path)
        found = box(log.header.game)
        events: list[tuple[int, EventRecord]] = []
        seed: bytes | None = None
        if _seed_file(path).is_file():
            try:
                seed = bytes.fromhex(_seed_file(path).read_text(encoding="ascii").strip())
            except (ValueError, OSError) as error:
                raise LogError(f"the seed beside {path} cannot be read: {error}") from None
        table = Table.replay(found, log, seed=seed, listener=lambda n, said: events.append((n, said)))
        if seed is None and not table.over:
            raise LogError(f"{path} cannot be played on: its seed, {_seed_file(path).name}, is missing")
        unnamed = bots_by_module(found.name, (seat.bot for seat in table.seats)) - set(named)
        if unnamed:
            seats = ",".join(seat.bot or seat.person for seat in table.seats)
            raise LogError(
                f"{', '.join(sorted(unnamed))} is not part of Lanterne; to let it play: "
                f"lanterne play {found.name} --resume {path} --seats {seats}"
            )
        if seed is not None:
            _mend(path, table.log)
        return cls(table, path, events, len(table.log.entries), mended)

    @classmethod
    def take_in(cls, exported: Path, folder: Path | None = None) -> "Session":
        """A game that `export` wrote, as a new saved game. Raises LogError or ValueError with a sentence if the file is
        not such a game or cannot be continued."""
        log, seed = without_seed(read_torn_log(exported)[0])
        if seed is None:
            raise LogError(f"{exported} was not exported to be played on: its dice are still secret")
        table = Table.replay(box(log.header.game), log, seed=seed)
        if table.over:
            raise LogError(f"{exported} is a game that is over; look at it with: lanterne replay {exported}")
        path = _begun(table, seed, folder)
        write_log(path, table.log)
        return cls.resume(path)

    # --- playing ----------------------------------------------------------------------------------------------------

    @property
    def person_asked(self) -> int | None:
        """The seat of the person who is asked now; None if a bot is, or nobody."""
        return next((seat for seat in self.table.asked if seat not in self._bots), None)

    @property
    def thinker(self) -> int | None:
        """The seat of the bot that is asked now, if it takes time to think; else None."""
        seat = next((seat for seat in self.table.asked if seat in self._bots), None)
        if self.person_asked is not None or seat is None or self.is_reading or self._own_answer() is not None:
            return None
        return seat if isinstance(self._bots[seat], SearchBot) else None

    def thought(self, seat: int, hurried: Callable[[], bool] = lambda: False) -> Call:
        """What the bot of this seat answers. One that thinks ahead takes no longer than its level may, and comes to an
        end as soon as it is `hurried`. Changes nothing."""
        bot = self._bots[seat]
        if isinstance(bot, SearchBot):
            bot.has(bot.effort.seconds, hurried)
        return bot.choose(self.table.view(seat))

    def bot_moves(self, call: Call | None = None) -> bool:
        """Let one bot (or the lesson in its place) answer, if one is asked and no person is; with `call` if it has
        thought already. False if there was nothing to do, or a note of the lesson is still to be read."""
        if self.is_reading:
            return False
        own = self._own_answer()
        seat = own[0] if own else next((seat for seat in self.table.asked if seat in self._bots), None)
        if seat is None:
            return False
        call = own[1] if own else call or self.thought(seat)
        self.table.answer(seat, call, remark=None if own else remark(self.table, seat, call))
        self._answer_automatically()
        self.save()
        return True

    def _own_answer(self) -> tuple[int, Call] | None:
        """What the lesson answers in the place of a bot, and for which seat."""
        return self.lesson.next_answer(self.table) if self.lesson else None

    def answer(self, seat: int, answer: Call) -> None:
        """Answer for a person. Agreement counts for all their seats. Raises IllegalAnswer, and changes nothing, if the
        answer is not open."""
        self.table.answer(seat, answer)
        self._answer_automatically()
        self.save()

    def _answer_automatically(self) -> None:
        """Answer for people who need not be asked."""
        while (decided := self._decided()) is not None:
            seat, call, auto = decided
            self.table.answer(seat, call, auto=auto)

    def _decided(self) -> tuple[int, Call, str] | None:
        for seat in self.table.asked:
            if seat in self._bots:
                continue
            assent = self.table.assent(seat)
            if assent is not None:
                return seat, assent, "agreed"
            view = self.table.view(seat)
            if self._is_auto_answered(view):
                return seat, view.default_answer(), "spared"
        return None

    @property
    def saying(self) -> Motion | None:
        """The motion of this game that needs a text; None if there is none."""
        return next((motion for motion in self.table.box.motions if motion.unfit is not None), None)

    def say(self, seat: int, words: str) -> Refusal | None:
        """Raise that motion with this text. Returns the reason if it cannot be raised."""
        assert self.saying is not None
        refusal = self.saying.refused(self.view(seat).state, seat, " ".join(words.split()))
        if refusal is None:
            self.table.raise_motion(seat, self.saying, words)
            self.save()
        return refusal

    def set_auto_answer(self, seat: int) -> None:
        """Never ask this seat the open question again; the default answer is given for it. Raises IllegalAnswer if this
        question must be asked."""
        question = self.table.view(seat).auto_answerable
        if not question:
            raise IllegalAnswer("this is always asked")
        self._auto_answers[seat, question] = True
        self._answer_automatically()
        self.save()

    def ask_again(self, seat: int) -> None:
        """Ask this seat everything again."""
        self._auto_answers |= {(seat, question): False for question in self.table.box.auto_answers}

    def _is_auto_answered(self, view: View[Any]) -> bool:
        """Whether the waiting question is answered automatically for the view's seat: by its own choice, or else by the
        game's default. In a lesson the learner makes every move."""
        if not view.auto_answerable:
            return False
        said = self._auto_answers.get((view.seat, view.auto_answerable))
        if said is None and self.lesson is None:
            return view.box.auto_answers[view.auto_answerable].by_default(view.state, view.seat)
        return bool(said)

    def walk(self, seat: int, calls: Sequence[Call], shortcut: Shortcut | None = None) -> int:
        """Give these answers, or those of the shortcut, one after the other, up to the first surprise: somebody else is
        asked, the next one is not open, something new has happened, or the lesson refuses it. Returns how many were
        given."""
        done, walks = 0, self._walks
        steps = walks.follow(self.table, seat, shortcut) if shortcut else walks.walk(self.table, seat, calls)
        for asked, call in steps:
            if self.is_reading or self.lesson_refuses(asked, call) is not None:
                break
            self.answer(asked, call)
            done += 1
        return done

    def undo(self, seat: int) -> None:
        """Take back the person's last answer, or last walk, and all that followed. Alone with bots that is always
        possible, except at the very beginning; otherwise only as far as `Table.undo_limit`. Raises IllegalAnswer if it
        is not possible."""
        found = self._walks.back(self.table, seat)
        if found is None:
            raise IllegalAnswer("there is nothing to take back")
        self.table.undo(seat, found[0])
        self._forget_undone()
        self.save()

    def _forget_undone(self) -> None:
        undos = [entry for entry in self.table.log.entries if isinstance(entry, Undo)]
        self.events[:] = [(n, said) for n, said in self.events if not any(undo.to < n < undo.n for undo in undos)]

    # --- learning ---------------------------------------------------------------------------------------------------

    @property
    def story(self) -> Story | None:
        """Where the lesson stands; None if this is not a lesson, or no longer."""
        return self.lesson.story(self.table) if self.lesson else None

    @property
    def lesson_step(self) -> LessonStep | None:
        """The current step of the lesson; None if this is not a lesson, or no longer."""
        story = self.story
        return story.step if story is not None else None

    def lesson_refuses(self, seat: int, answer: Call) -> Say | None:
        """Why the lesson does not accept this answer; None if it does."""
        return self.lesson.refuses(self.table, seat, answer) if self.lesson else None

    @property
    def pages_read(self) -> int:
        """How many pages of all that the lesson has told have been read; 0 without a lesson."""
        story, (step, pages) = self.story, self._read
        if story is None:
            return 0
        return max(story.first, pages) if step == story.step.number else story.first

    @property
    def is_reading(self) -> bool:
        """Whether the lesson has told something that is not read yet: everybody waits for that."""
        story = self.story
        return story is not None and any(not page.task for page in story.pages[self.pages_read :])

    @property
    def page(self) -> Page | None:
        """The page of the lesson that is to be read, or that says what to do; None after its farewell."""
        story = self.story
        if story is None or (not story.step.way and not self.is_reading):
            return None
        return story.pages[min(self.pages_read, len(story.pages) - 1)]

    def go_on(self) -> None:
        """The page that is shown has been read."""
        story = self.story
        assert story is not None
        self._read = (story.step.number, self.pages_read + 1)
        if not story.step.way and not self.is_reading and self.lesson is not None:
            note_done(self.lesson)

    # --- looking ----------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View[Any]:
        """What the person at this seat may know."""
        return self.table.view_of_person(seat)

    @property
    def people(self) -> list[str]:
        """The people at this terminal, in seat order."""
        return list(dict.fromkeys(seat.person for seat in self.table.seats if not seat.bot))

    # --- saving -----------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Append what is new to the file. Raises LogError with a sentence if it cannot be written, or if another
        process has written to it: then this game is being played twice, and the other one is kept."""
        new = self.table.log.entries[self._saved :]
        if new:
            lines = b"".join(msgspec.json.encode(entry) + b"\n" for entry in new)
            try:
                with self.path.open("ab") as file:
                    if file.tell() != self._size:
                        raise LogError(
                            f"{self.path} has been played elsewhere in the meantime; resume it to go on from there"
                        )
                    file.write(lines)
            except OSError as error:
                raise LogError(f"{self.path} cannot be written: {error.strerror}") from None
            self._saved += len(new)
            self._size += len(lines)
        if self.table.over:
            _seed_file(self.path).unlink(missing_ok=True)  # the log has revealed it

    def export(self, to: Path) -> None:
        """Write the game and its seed into one file with which it can be continued elsewhere. Raises LogError with a
        sentence if it cannot be written, or if the game is over."""
        if self.table.over:
            raise LogError(f"{self.path} is over: the file itself is all there is")
        if not self.table.seed_shown:
            self.table.show_seed(0, "taken-along")
            self.save()
        try:
            seed = bytes.fromhex(_seed_file(self.path).read_text(encoding="ascii").strip())
            write_log(to, with_seed(self.table.log, seed))
        except OSError as error:
            raise LogError(f"{to} cannot be written: {error.strerror}") from None


def bots_by_module(game: str, names: Iterable[str]) -> set[str]:
    """Those of these bots that are named by their module."""
    return {name for name in names if is_by_module(game, name)}


def seats_alone(game: str, settings: Mapping[str, Any]) -> list[str]:
    """The seats of one person who plays alone with these settings: "me" for their own, bots for the others. Raises
    ValueError with a sentence for settings that do not fit."""
    other = usual_bot(game)
    return ["me" if mine else other for mine in box(game).alone_with(settings)]


def _begun(table: Table[Any], seed: bytes, folder: Path | None) -> Path:
    """The new file of a table, with its header, and its seed beside it. Raises LogError with a sentence."""
    folder = folder or home() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        keep(table.box.name)
        path = _free(folder, f"{table.box.name}-{datetime.now():%Y-%m-%d-%H%M%S}")
        _seed_file(path).touch(mode=0o600)
        _seed_file(path).write_text(seed.hex(), encoding="ascii")
        path.write_bytes(msgspec.json.encode(table.log.header) + b"\n")
    except OSError as error:
        raise LogError(f"games cannot be saved in {folder}: {error.strerror}") from None
    return path


def _mend(path: Path, log: Log) -> None:
    """Make sure that the file ends where the log ends, so that what is appended begins on a new line."""
    try:
        if path.stat().st_size != sum(len(line) + 1 for line in log.lines()):
            write_log(path, log)
    except OSError as error:
        raise LogError(f"{path} cannot be written: {error.strerror}") from None


def _seed_file(path: Path) -> Path:
    return path.with_suffix(".seed")


def _free(folder: Path, stem: str) -> Path:
    path = folder / f"{stem}.log"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.log"
        number += 1
    return path


def saved_games(game: str | None = None, folder: Path | None = None) -> list[tuple[Path, Header]]:
    """The games that can be resumed, newest first. Files that are not logs are ignored."""
    found: list[tuple[Path, Header]] = []
    for path in sorted((folder or home() / "games").glob("*.log"), reverse=True):
        if not _seed_file(path).is_file():
            continue
        try:
            header = read_torn_log(path)[0].header
        except LogError:
            continue
        if game in (None, header.game):
            found.append((path, header))
    return found
