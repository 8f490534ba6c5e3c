"""Lessons: guided games in which the learner makes the moves. `docs/lessons.md` explains how to write one.

A lesson is played at an ordinary table that begins at the lesson's position. Its current step follows only from the
answers in its log that were not taken back, so undo, saves and replays need no special care.
"""

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from lanterne import registry
from lanterne.engine import Box, Call, EventRecord, Seat, Table, call_to_text, text_to_call
from lanterne.engine.log import Answer, AnyEntry, Header
from lanterne.errors import LanterneError
from lanterne.scene import Say, Scene


class BadLesson(LanterneError):
    """The file is not a valid lesson: it cannot be read, or cannot be played as written. The message is a sentence."""


class WrittenStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as written in the file."""

    note: str = ""
    rules: list[str] = []
    things: list[str] = []
    seat: str = ""
    answer: str = ""
    any_of: list[str] = []
    free: list[str] = []


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as written in its file."""

    game: str
    seats: list[str]
    learner: str
    step: list[WrittenStep]
    fortune: int = 0
    settings: dict[str, Any] = {}
    position: dict[str, Any] = {}


class Page(NamedTuple):
    """What the learner is told at a moment: the words, the rules they teach, and the things they point at, as scenes
    name them (`dwarf:red-w1`)."""

    note: Say
    rules: tuple[str, ...]
    things: tuple[str, ...]


class LessonStep(NamedTuple):
    """One answer of a lesson, and the pages before it.

    `number` counts from 1. `pages` are read in order; the last one stays while `seat` is asked. `answers` are those
    that lead on; the first is the one the lesson itself would give. Options of the steps in `free` may be taken before,
    as often as the rules allow. `by_lesson`: the lesson answers, not the learner. The farewell, after the last answer,
    has no `answers`.
    """

    number: int
    pages: tuple[Page, ...]
    seat: int
    answers: tuple[Call, ...]
    free: frozenset[str]
    by_lesson: bool


class Lesson:
    """A lesson that was played through once, so it works. `title` is its name in words, `learner` the seat of the
    learner; the lesson answers for the others."""

    def __init__(self, name: str, written: LessonFile, steps: tuple[LessonStep, ...]) -> None:
        self.game = written.game
        self.name = name
        self.title = Say(f"lesson-{name}")
        self.learner = written.seats.index(written.learner)
        self.steps = steps
        self._written = written

    def new_table(
        self,
        person: str,
        record: Callable[[AnyEntry], None] | None = None,
        listener: Callable[[int, EventRecord], None] | None = None,
    ) -> Table[Any]:
        """A table for this person at the beginning of the lesson. The other seats have the game's substitute bot; as
        long as the lesson lasts, the lesson answers for them."""
        return _table(self.name, self._written, person, record, listener)

    @property
    def seed(self) -> bytes:
        """The seed of all its tables."""
        return _seed(self.name, self._written)

    def began(self, header: Header) -> bool:
        """Whether a log with this header is from a table of this lesson."""
        mine = self._written
        begun = (header.game, header.settings, list(header.names), header.position)
        return begun == (mine.game, registry.box(self.game).full_settings(mine.settings), mine.seats, mine.position)

    def step(self, table: Table[Any]) -> LessonStep | None:
        """The current step of a table of this lesson: the next answer, or the farewell after the last. None if somebody
        has answered differently; then it has become an ordinary game."""
        place = 0
        for number in table.standing:
            entry = table.log.entries[number]
            if isinstance(entry, Answer):
                call = table.box.decode(entry.answer)
                now = self.steps[place]
                if now.seat == entry.seat and call in now.answers:
                    place += 1
                elif now.seat != entry.seat or call[0] not in now.free:
                    return None
        return self.steps[place]

    def refuses(self, table: Table[Any], seat: int, answer: Call) -> Say | None:
        """What to tell a learner who gives another answer than the lesson asks for; None if the answer fits, or if the
        lesson is over."""
        now = self.step(table)
        if now is None or not now.answers:
            return None
        fits = seat == now.seat and (answer in now.answers or answer[0] in now.free)
        return None if fits else Say("lesson-for-now")


def lesson_of(table: Table[Any]) -> Lesson | None:
    """The lesson that a table began as; None if it is an ordinary game."""
    game = table.box.name
    if not table.log.header.position or game not in registry.GAMES:
        return None
    every = (lesson(game, name) for name in registry.lessons(game))
    return next((found for found in every if found.began(table.log.header)), None)


# --- reading ----------------------------------------------------------------------------------------------------------


@cache
def lesson(game: str, name: str) -> Lesson:
    """The lesson with this name. Raises ValueError with a sentence if there is none, BadLesson if it is not valid."""
    return parse_lesson(registry.lesson_text(game, name), game, name)


def parse_lesson(text: str, game: str, name: str) -> Lesson:
    """The lesson in a text. It is played through once to check it. Raises BadLesson with a sentence."""
    try:
        written = msgspec.convert(tomllib.loads(text), LessonFile)
        if written.game != game:
            raise ValueError(f"it is a lesson of {written.game!r} in the folder of {game}")
        if written.learner not in written.seats:
            raise ValueError(f"the learner {written.learner!r} has no seat; there are {', '.join(written.seats)}")
        if not written.position:
            raise ValueError("it has no position to begin at")
        return Lesson(name, written, tuple(_played_through(name, written)))
    except (ValueError, RecursionError) as error:
        said = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise BadLesson(f"lesson {name} of {game}: {said}") from None


def _seed(name: str, written: LessonFile) -> bytes:
    fortune = f", fortune {written.fortune}" if written.fortune else ""
    return sha256(f"lesson {name} of {written.game}{fortune}".encode()).digest()


def _table(
    name: str,
    written: LessonFile,
    person: str,
    record: Callable[[AnyEntry], None] | None = None,
    listener: Callable[[int, EventRecord], None] | None = None,
) -> Table[Any]:
    box = registry.box(written.game)
    box.check_seats(len(written.seats), written.settings)
    blank = box.setup(box.full_settings(written.settings), len(written.seats))
    bots = [box.substitute(blank, seat) for seat in range(len(written.seats))]
    seats = [
        Seat(person) if seat == written.learner else Seat(f"{bot} {number}", bot)
        for number, (seat, bot) in enumerate(zip(written.seats, bots, strict=True), start=1)
    ]
    return Table.new(
        box, seats, written.settings, _seed(name, written), record, listener, written.seats, written.position
    )


def _played_through(name: str, written: LessonFile) -> Iterator[LessonStep]:
    table = _table(name, written, "learner")
    learner = written.seats.index(written.learner)
    pages: list[Page] = []
    last: Page | None = None
    number = 1
    for place, step in enumerate(written.step, start=1):
        try:
            last = _page(name, table, learner, step, last)
            pages.append(last)
            if not step.answer and not step.any_of:
                if step.seat or step.free:
                    raise ValueError("it names a seat or free moves, but no answer")
                continue
            seat, answers = _answers(table, step, written)
        except ValueError as error:
            raise ValueError(f"step {place}: {error}") from None
        yield LessonStep(number, tuple(pages), seat, answers, frozenset(step.free), seat != learner)
        table.answer(seat, answers[0])
        pages, number = [], number + 1
    if not pages:
        raise ValueError("it has no farewell: its last step must be a note without an answer")
    yield LessonStep(number, tuple(pages), learner, (), frozenset(), by_lesson=False)


def _page(name: str, table: Table[Any], learner: int, step: WrittenStep, last: Page | None) -> Page:
    """The page of a step; a step without a note keeps the last one."""
    known = registry.rule_ids(table.box.name)
    for rule in step.rules:
        if rule not in known:
            raise ValueError(f"{table.box.name} has no rule {rule!r}")
    shown = _shown(registry.scene(table.view(learner)))
    for thing in step.things:
        if thing not in shown:
            raise ValueError(f"{thing!r} cannot be seen at that moment")
    if step.note:
        return Page(Say(f"lesson-{name}-{step.note}"), tuple(step.rules), tuple(step.things))
    if last is None:
        raise ValueError("the first step has no note")
    return Page(last.note, tuple(step.rules) or last.rules, tuple(step.things))


def _shown(scene: Scene) -> set[str]:
    nodes = [node for panel in scene.panels for node in panel.nodes]
    return {node.id for node in nodes} | {node.thing for node in nodes if node.thing}


def _answers(table: Table[Any], step: WrittenStep, written: LessonFile) -> tuple[int, tuple[Call, ...]]:
    if step.answer and step.any_of:
        raise ValueError("it has both answer and any_of")
    name = step.seat or written.learner
    if name not in written.seats:
        raise ValueError(f"there is no seat {name!r}; there are {', '.join(written.seats)}")
    seat = written.seats.index(name)
    if seat not in table.asked:
        asked = ", ".join(written.seats[each] for each in table.asked)
        raise ValueError(f"{name} is not asked; {asked or 'nobody'} is")
    for free in step.free:
        if free not in table.box.steps:
            raise ValueError(f"{written.game} has no step {free!r}")
    return seat, tuple(_open_call(table, seat, name, words) for words in step.any_of or [step.answer])


def _open_call(table: Table[Any], seat: int, name: str, words: str) -> Call:
    view = table.view(seat)
    call = text_to_call(table.box, words, table.state)
    draft = view.choice.draft if view.choice else None
    if draft is not None and call[0] == draft.step.name and all(isinstance(part, tuple) for part in call[1:]):
        call = draft.confirm(call[1:])
    if not view.is_open(call):
        raise ValueError(f"{name} may not {words} then; open are: {_listed(table.box, view.options())}")
    return call


def _listed(box: Box[Any], calls: list[Call]) -> str:
    return "; ".join(call_to_text(box, call) for call in calls) or "none"
