"""Every lesson can be played to its end in both languages, with words for all it says and in sight of all it shows."""

import itertools
import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import Call, Log, Seat, Table
from lanterne.engine.log import Answer, parse_log
from lanterne.languages import LANGUAGES
from lanterne.lesson import Lesson, LessonStep, Story, lesson, lesson_of
from lanterne.words import Words

LESSONS = [(game, name) for game in registry.GAMES for name in registry.lessons(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def played(found: Lesson, table: Table[Any], choices: Iterator[int] | None = None) -> Iterator[Story]:
    """Where the lesson stands before each answer; of several answers `choices` says which."""
    while (now := found.story(table)) is not None:
        yield now
        step = now.step
        if not step.way:
            return
        call = step.way[now.given] if not step.goal else way_on(table, step)
        if len(step.answers) > 1 and choices is not None:
            call = step.answers[next(choices)]
        table.answer(step.seat, call)


def way_on(table: Table[Any], step: LessonStep) -> Call:
    """The next answer of the way to a goal: the last that is open, for none of them is open again later."""
    view = table.view(step.seat)
    return next(call for call in reversed(step.way) if view.is_open(call))


def steps_of(stories: Iterable[Story]) -> list[LessonStep]:
    return list({story.step.number: story.step for story in stories}.values())


def stopped_at(found: Lesson, number: int) -> Table[Any]:
    """A table of the lesson that waits for the answer of this step."""
    table = found.new_table("Ann")
    next(now for now in played(found, table) if now.step.number == number)
    return table


def another_answer(table: Table[Any], now: Story) -> Call | None:
    """Something else that is open to the seat of the step: an option, or the first that can be put together."""
    view = table.view(now.step.seat)
    calls = [*view.options(), view.default_answer()] if now.step.way else []
    return next((call for call in calls if not now.step.takes(call, now.given)), None)


def written(log: Log) -> Log:
    return parse_log(b"\n".join(log.lines()) + b"\n")


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_learner_plays_it_to_the_end(game: str, name: str, language: str) -> None:
    found = lesson(game, name)
    table = found.new_table("Ann")
    words = Words(table.box, language, strict=True)
    assert words.said(found.title)
    assert words.said(found.about)
    stories = []
    for now in played(found, table):
        stories.append(now)
        step = now.step
        scene = registry.scene(table.view(found.learner))
        shown = {each for panel in scene.panels for node in panel.nodes for each in (node.id, node.thing)}
        for page in now.pages[now.first :] if now.given == 0 else ():
            told = words.said(page.note)
            assert 1 <= len(re.findall(r"[.!?](?:\s|$)", told)) <= 4, told
            assert page.things, f"{page.note.id} points at nothing"
            assert {thing for thing in page.things if not thing.startswith("page:")} <= shown or step.goal
            assert page.rules
        if step.way:
            assert step.seat in table.asked
            assert step.by_lesson == (step.seat != found.learner)
        assert not now.stuck
    assert steps_of(stories) == list(found.steps)
    assert [step.number for step in found.steps] == list(range(1, len(found.steps) + 1))
    assert not stories[-1].step.way
    assert found.tasks >= 1


@every_lesson
def test_the_numbers_of_a_note_are_those_of_the_position(game: str, name: str) -> None:
    """What a note says by a placeholder is what stands there, also when somebody has walked another way."""
    found = lesson(game, name)
    for now in played(found, found.new_table("Ann")):
        for page, written in zip(now.pages[now.first :], now.step.pages, strict=True):
            assert page.note == written.note, "on the way of the lesson everything is as when it was checked"


@every_lesson
def test_every_note_waits(game: str, name: str) -> None:
    """A page either asks the learner for something, and then the learner is asked, or is read before anybody moves."""
    found = lesson(game, name)
    for step in found.steps:
        tasks = [page.task for page in step.pages]
        assert tasks == [False] * (len(tasks) - 1) + [True] if step.way and not step.by_lesson else not any(tasks)


@every_lesson
def test_it_can_be_played_whatever_the_learner_chooses(game: str, name: str) -> None:
    found = lesson(game, name)
    open_to_choice = [range(len(now.answers)) for now in found.steps if len(now.answers) > 1]
    for choices in itertools.product(*open_to_choice):
        assert list(played(found, found.new_table("Ann"), iter(choices)))[-1].step == found.steps[-1]


@every_lesson
def test_a_rebel_is_asked_again_and_never_stuck(game: str, name: str) -> None:
    """Whatever else is open is refused with words, or leads nowhere; then taking back leads on."""
    found = lesson(game, name)
    table = found.new_table("Ann")
    both = [Words(table.box, language, strict=True) for language in LANGUAGES]
    tried = 0
    for now in played(found, table):
        other = another_answer(table, now)
        if now.step.way and other is not None:
            said = found.refuses(table, now.step.seat, other)
            assert said is not None
            assert all(words.said(said) for words in both)
            tried += 1
        if now.step.goal and not now.step.by_lesson:
            strays(found, table, now)
    assert tried
    assert found.refuses(table, found.learner, found.steps[0].way[0]) is None, "a lesson that is over refuses nothing"


def strays(found: Lesson, table: Table[Any], now: Story) -> None:
    """Take other free steps until none is open or the goal is reached, then take all of them back."""
    begun, seat = table.last, now.step.seat
    for _ in range(40):
        here = found.story(table)
        assert here is not None
        if here.step is not now.step or here.stuck:
            break
        free = [call for call in table.view(seat).options() if call[0] in now.step.free]
        other = [call for call in free if call not in now.step.way] or free
        if not other:
            break
        assert found.refuses(table, seat, other[0]) is None
        table.answer(seat, other[0])
    here = found.story(table)
    assert here is not None
    if here.stuck:
        assert found.refuses(table, seat, now.step.way[0]) is not None
    if table.last != begun:
        table.undo(seat, begun)
    again = found.story(table)
    assert again is not None
    assert again.step == now.step
    assert not again.stuck


@every_lesson
def test_another_answer_ends_the_lesson(game: str, name: str) -> None:
    found = lesson(game, name)
    table = found.new_table("Ann")
    for now in played(found, table):
        other = another_answer(table, now)
        if other is not None and not now.step.by_lesson:
            table.answer(now.step.seat, other)
            break
    assert found.step(table) is None
    options = table.view(table.asked[0]).options() if table.asked else []
    assert all(found.refuses(table, table.asked[0], call) is None for call in options)


@every_lesson
def test_taking_back_brings_back_the_earlier_step(game: str, name: str) -> None:
    found = lesson(game, name)
    table = found.new_table("Ann")
    for now in played(found, table):
        last = table.log.entries[table.last]
        if table.over or not isinstance(last, Answer) or last.chance or table.last <= table.chapter:
            continue  # dice fall differently
        table.undo(found.learner)
        table.redo()
        again = found.story(table)
        assert again is not None
        assert (again.step, again.pages) == (now.step, now.pages)
    if not table.over and not table.chapter:
        table.undo(found.learner, 0)
        assert found.step(table) == found.steps[0]


@every_lesson
def test_it_goes_on_from_a_saved_game(game: str, name: str) -> None:
    found = lesson(game, name)
    middle = len(found.steps) // 2
    table = stopped_at(found, middle)
    again = Table.replay(table.box, written(table.log), seed=found.seed)
    assert lesson_of(again) is found
    assert found.story(again) == found.story(table)
    assert steps_of(played(found, again)) == list(found.steps[middle - 1 :])


@every_lesson
def test_its_tables_are_all_alike(game: str, name: str) -> None:
    found = lesson(game, name)
    one, other = stopped_at(found, len(found.steps)), stopped_at(found, len(found.steps))
    assert list(one.log.lines()) == list(other.log.lines())


@every_lesson
def test_only_the_learner_is_a_person(game: str, name: str) -> None:
    table = lesson(game, name).new_table("Ann")
    people = [seat for seat, held in enumerate(table.seats) if not held.bot]
    assert people == [lesson(game, name).learner]
    assert table.seats[people[0]].person == "Ann"
    assert {held.bot for held in table.seats if held.bot} <= set(registry.bots(game))


@pytest.mark.parametrize("game", registry.GAMES)
def test_other_games_are_of_no_lesson(game: str) -> None:
    box = registry.box(game)
    assert lesson_of(Table.new(box, [Seat("Ann"), Seat("Bob")][: box.seats[-1]])) is None
    with pytest.raises(ValueError, match=f"{game} has no lesson called 'dancing'; it has "):
        lesson(game, "dancing")


def test_a_new_player_finds_several_short_lessons() -> None:
    for game in registry.OWN_GAMES:
        names = registry.lessons(game)
        assert not names or 3 <= len(names) <= 6
        assert all(lesson(game, name).tasks <= 9 for name in names)
    with pytest.raises(ValueError, match="there is no game called 'tag'"):
        registry.lessons("tag")
