"""Lessons: guided games in which the learner makes the moves. `docs/lessons.md` explains how to write one.

A lesson is played at an ordinary table that begins at the lesson's position. Where it stands follows only from the
answers in its log that were not taken back, so undo, saves and replays need no special care. Which notes have been read
is for the program that shows them to know.
"""

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from lanterne import registry
from lanterne.engine import Box, Call, EventRecord, Seat, Table, View, call_to_text, text_to_call
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
    say: dict[str, str] = {}
    seat: str = ""
    answer: str = ""
    any_of: list[str] = []
    way: list[str] = []
    goal: dict[str, Any] = {}
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
    """What the learner is told at a moment: the words, the rules they teach, and what they point at: things, as scenes
    name them (`dwarf:red-w1`), or a part of the page (`page:undo`). A `task` stays until it is done; every other page
    until the learner goes on. `says` are the arguments of the words: where each is found in the position."""

    note: Say
    rules: tuple[str, ...]
    things: tuple[str, ...]
    task: bool = False
    says: tuple[tuple[str, str], ...] = ()


class LessonStep(NamedTuple):
    """What somebody does in a lesson, and the pages before it.

    `number` counts from 1, and so does `task`, which counts only what the learner does. `pages` are read in order
    before `seat` is asked. The step is done when the answers of the `way` are given one after the other, or one of
    `answers` instead; if there is a `goal`, when the position is so, by whatever answers. Steps in `free` may be taken
    meanwhile, as often as the rules allow. `by_lesson`: the lesson answers, not the learner. The farewell has no `way`.
    """

    number: int
    task: int
    pages: tuple[Page, ...]
    seat: int
    way: tuple[Call, ...]
    answers: tuple[Call, ...]
    goal: tuple[tuple[str, tuple[Any, ...]], ...]
    free: frozenset[str]
    by_lesson: bool

    def takes(self, answer: Call, given: int) -> bool:
        """Whether an answer belongs to this step, after `given` of its way."""
        if self.goal or answer[0] in self.free:
            return answer[0] in self.free
        return answer in self.answers or self.way[given : given + 1] == (answer,)


class Story(NamedTuple):
    """Where a table stands in its lesson: the step, how many answers of its way were given, and all that was told so
    far. The pages of this step begin at `first`. `stuck`: what it asks for cannot be done any more until something is
    taken back."""

    step: LessonStep
    given: int
    pages: tuple[Page, ...]
    first: int
    stuck: bool


class Reached(NamedTuple):
    """What an answer has led to: a step, how many answers of its way were given, and the pages that it brings."""

    place: int
    given: int
    pages: tuple[Page, ...]


LEFT = -1
"""The place of a learner who has left the lesson, or has finished it and plays on."""


class Lesson:
    """A lesson that was played through once, so it works. `title` is its name in words, `about` says what it teaches;
    `learner` is the seat of the learner, and `tasks` how many things the learner does. The lesson answers for the
    others."""

    def __init__(self, name: str, written: LessonFile, steps: tuple[LessonStep, ...]) -> None:
        self.game = written.game
        self.name = name
        self.title = Say(f"lesson-{name}")
        self.about = Say(f"lesson-{name}.about")
        self.learner = written.seats.index(written.learner)
        self.steps = steps
        self.tasks = sum(bool(step.way) and not step.by_lesson for step in steps)
        self._written = written
        self._reached: WeakKeyDictionary[Table[Any], dict[int, Reached]] = WeakKeyDictionary()

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

    def story(self, table: Table[Any]) -> Story | None:
        """Where a table of this lesson stands. None if somebody has answered something else, or has played on after the
        farewell; then it is an ordinary game."""
        told: list[Page] = []
        at, first = Reached(LEFT, 0, ()), 0
        for n in table.standing:
            if n == 0 or isinstance(table.log.entries[n], Answer):
                before, at = at.place, self._after(table, n, at)
                first = len(told) if at.place != before else first
                told += at.pages
        if at.place == LEFT:
            return None
        step = self.steps[at.place]
        return Story(step, at.given, tuple(told), first, self._is_stuck(table, step, at.given))

    def step(self, table: Table[Any]) -> LessonStep | None:
        """The step at which a table of this lesson stands; None as for `story`."""
        story = self.story(table)
        return story.step if story is not None else None

    def next_answer(self, table: Table[Any]) -> tuple[int, Call] | None:
        """What the lesson answers now, and for which seat; None if it is the learner's turn."""
        story = self.story(table)
        if story is None or not story.step.by_lesson:
            return None
        return story.step.seat, story.step.way[story.given]

    def wanted(self, table: Table[Any]) -> tuple[Call, ...]:
        """The answers of the learner that lead on now; of the way to a goal, the farthest one that is open."""
        story = self.story(table)
        if story is None or story.stuck or not story.step.way or story.step.by_lesson:
            return ()
        step = story.step
        if step.answers or not step.goal:
            return step.answers or step.way[story.given : story.given + 1]
        view = table.view(step.seat)
        return tuple([call for call in reversed(step.way) if view.is_open(call)][:1])

    def refuses(self, table: Table[Any], seat: int, answer: Call) -> Say | None:
        """What to tell a learner who gives another answer than the lesson asks for; None if the answer fits, or if the
        lesson is over."""
        story = self.story(table)
        if story is None or not story.step.way:
            return None
        if story.stuck:
            return Say("lesson-stuck")
        fits = seat == story.step.seat and story.step.takes(answer, story.given)
        return None if fits else Say("lesson-for-now")

    def _after(self, table: Table[Any], n: int, before: Reached) -> Reached:
        """What entry n has led to. An entry never changes, so neither does this."""
        known = self._reached.setdefault(table, {})
        if n not in known:
            known[n] = self._reach(table, n, before)
        return known[n]

    def _reach(self, table: Table[Any], n: int, before: Reached) -> Reached:
        entry = table.log.entries[n]
        if not isinstance(entry, Answer):
            return self._at(table, n, 0)
        now = self.steps[before.place] if before.place != LEFT else None
        call = table.box.decode(entry.answer)
        if now is None or not now.way or entry.seat != now.seat or not now.takes(call, before.given):
            return Reached(LEFT, 0, ())
        if now.goal:
            done = _is_so(self._view(table, n), now.goal)
            return self._at(table, n, before.place + 1) if done else Reached(before.place, 0, ())
        given = before.given + (call[0] not in now.free or call in now.answers)
        return self._at(table, n, before.place + 1) if given == len(now.way) else Reached(before.place, given, ())

    def _at(self, table: Table[Any], n: int, place: int) -> Reached:
        pages = self.steps[place].pages
        if any(page.says for page in pages):
            known = _known(self._view(table, n), table, n)
            pages = tuple([_filled(page, known) for page in pages])
        return Reached(place, 0, pages)

    def _view(self, table: Table[Any], n: int) -> View[Any]:
        return table.view(self.learner) if n == table.last else View(table.box, table.state_after(n), self.learner)

    def _is_stuck(self, table: Table[Any], step: LessonStep, given: int) -> bool:
        if not step.way or step.by_lesson or table.over:
            return False
        if step.seat not in table.asked:
            return True
        view = table.view(step.seat)
        if any(view.is_open(call) for call in (*step.answers, *step.way[given : given + 1])):
            return False
        return not any(call[0] in step.free for call in view.options())


def lesson_of(table: Table[Any]) -> Lesson | None:
    """The lesson that a table began as; None if it is an ordinary game."""
    game = table.box.name
    if not table.log.header.names or game not in registry.GAMES:
        return None
    every = (lesson(game, name) for name in registry.lessons(game))
    return next((found for found in every if found.began(table.log.header)), None)


# --- positions --------------------------------------------------------------------------------------------------------


def _known(view: View[Any], table: Table[Any], n: int) -> dict[str, Any]:
    """What the learner can know by the names of a position, and as `dice` what fell in the answer before."""
    entry = table.log.entries[n]
    rolled = [list(outcome.result) for outcome in entry.chance] if isinstance(entry, Answer) else []
    return {**table.box.describe(view), "dice": rolled}


def _found(known: Any, path: str) -> Any:
    """What stands at a path. At the end of one, `#5` counts how often that stands there, `#4-5` one of these."""
    way, _, counted = path.partition("#")
    value = known
    for part in way.split("."):
        try:
            value = value[int(part)] if isinstance(value, list | tuple) else value[part]
        except (KeyError, IndexError, ValueError, TypeError):
            raise ValueError(f"there is no {part!r} in {path!r}") from None
    if not counted:
        return value
    least, _, most = counted.partition("-")
    return sum(int(least) <= each <= int(most or least) for each in value)


def _is_so(view: View[Any], goal: tuple[tuple[str, tuple[Any, ...]], ...]) -> bool:
    """Whether a position is as the goal says; what is not there is "absent"."""
    known = view.box.describe(view)
    return all(_found_or(known, path, "absent") in values for path, values in goal)


def _found_or(known: Any, path: str, otherwise: str) -> Any:
    try:
        return _found(known, path)
    except ValueError:
        return otherwise


def _filled(page: Page, known: dict[str, Any]) -> Page:
    args = {name: _found(known, path) for name, path in page.says}
    for name, value in args.items():
        if not isinstance(value, int | str):
            raise ValueError(f"{name!r} of {page.note.id!r} is no number or name: {value!r}")
    return page._replace(note=Say(page.note.id, args))


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
    number = task = 1
    for place, step in enumerate(written.step, start=1):
        try:
            if step.note:
                pages.append(_page(name, table, learner, step))
            if not (step.answer or step.any_of or step.way):
                if step.seat or step.free or step.goal:
                    raise ValueError("it names a seat, a goal or free moves, but no answer")
                if not step.note:
                    raise ValueError("it has neither a note nor an answer")
                continue
            now = _played(table, step, written, number, task)
            if not now.by_lesson and not step.note:
                raise ValueError("the learner is asked without a note")
        except ValueError as error:
            raise ValueError(f"step {place}: {error}") from None
        if not now.by_lesson:
            pages[-1] = pages[-1]._replace(task=True)
            task += 1
        yield now._replace(pages=tuple(pages))
        pages, number = [], number + 1
    if not pages:
        raise ValueError("it has no farewell: its last step must be a note without an answer")
    yield LessonStep(number, task, tuple(pages), learner, (), (), (), frozenset(), by_lesson=False)


def _page(name: str, table: Table[Any], learner: int, step: WrittenStep) -> Page:
    known = registry.rule_ids(table.box.name)
    for rule in step.rules:
        if rule not in known:
            raise ValueError(f"{table.box.name} has no rule {rule!r}")
    shown = _shown(registry.scene(table.view(learner)))
    for thing in step.things:
        if thing not in shown and thing != "page:sight":
            raise ValueError(f"{thing!r} cannot be seen at that moment")
    says = tuple(step.say.items())
    page = Page(Say(f"lesson-{name}-{step.note}"), tuple(step.rules), tuple(step.things), says=says)
    return _filled(page, _known(table.view(learner), table, table.last))


def _shown(scene: Scene) -> set[str]:
    nodes = [node for panel in scene.panels for node in panel.nodes]
    return {node.id for node in nodes} | {node.thing for node in nodes if node.thing}


def _played(table: Table[Any], step: WrittenStep, written: LessonFile, number: int, task: int) -> LessonStep:
    """A step without its pages, once it has been played."""
    if sum(map(bool, (step.answer, step.any_of, step.way))) > 1:
        raise ValueError("it has more than one of answer, any_of and way")
    name = step.seat or written.learner
    if name not in written.seats:
        raise ValueError(f"there is no seat {name!r}; there are {', '.join(written.seats)}")
    seat = written.seats.index(name)
    if seat not in table.asked:
        asked = ", ".join(written.seats[each] for each in table.asked)
        raise ValueError(f"{name} is not asked; {asked or 'nobody'} is")
    for kind in step.free:
        if kind not in table.box.steps:
            raise ValueError(f"{written.game} has no step {kind!r}")
    by_lesson = name != written.learner
    if by_lesson and (step.goal or step.free or step.any_of):
        raise ValueError("the lesson answers for this seat: only the learner has goals and choices")
    goal = tuple((path, _values(value)) for path, value in step.goal.items())
    answers = tuple(_open_call(table, seat, name, words) for words in step.any_of or [step.answer] if words)
    way = []
    for words in step.way:
        way.append(_open_call(table, seat, name, words))
        table.answer(seat, way[-1])
    for call in answers[:1]:
        way.append(call)
        table.answer(seat, call)
    if goal and not _is_so(table.view(written.seats.index(written.learner)), goal):
        raise ValueError("its answers do not lead to its goal")
    free = frozenset((*step.free, *(call[0] for call in way))) if goal else frozenset(step.free)
    return LessonStep(number, task, (), seat, tuple(way), answers, goal, free, by_lesson)


def _values(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, list) else (value,)


def _open_call(table: Table[Any], seat: int, name: str, words: str) -> Call:
    """An answer that is written as text, as the seat would give it. Raises ValueError with a sentence if it is not
    open."""
    view = table.view(seat)
    call = text_to_call(table.box, words, table.state)
    draft = view.choice.draft if view.choice else None
    if draft is not None and call[0] == draft.step.name and all(isinstance(part, tuple) for part in call[1:]):
        call = draft.confirm(call[1:])
    if seat not in table.asked or not view.is_open(call):
        raise ValueError(f"{name} may not {words} then; open are: {_listed(table.box, view.options())}")
    return call


def _listed(box: Box[Any], calls: list[Call]) -> str:
    return "; ".join(call_to_text(box, call) for call in calls) or "none"
