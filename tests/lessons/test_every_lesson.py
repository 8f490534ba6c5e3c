"""Every lesson can be played to its end in both languages, with words for all it says and in sight of all it shows."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import Call, Log, Seat, Table
from lanterne.engine.log import parse_log
from lanterne.languages import LANGUAGES
from lanterne.lesson import Lesson, LessonStep, lesson, lesson_of
from lanterne.words import Words

LESSONS = [(game, name) for game in registry.GAMES for name in registry.lessons(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def played(found: Lesson, table: Table[Any], choices: Iterator[int] | None = None) -> Iterator[LessonStep]:
    """The steps of a lesson, each before it is answered; of several answers `choices` says which."""
    while (now := found.step(table)) is not None:
        yield now
        if not now.answers:
            return
        table.answer(now.seat, now.answers[next(choices) if choices and len(now.answers) > 1 else 0])


def stopped_at(found: Lesson, number: int) -> Table[Any]:
    """A table of the lesson that waits for the answer of this step."""
    table = found.new_table("Ann")
    next(now for now in played(found, table) if now.number == number)
    return table


def another_answer(table: Table[Any], now: LessonStep) -> Call | None:
    """Something else that is open to the seat of the step: an option, or the first that can be put together."""
    view = table.view(now.seat)
    calls = [*view.options(), view.default_answer()] if now.answers else []
    return next((call for call in calls if call not in now.answers and call[0] not in now.free), None)


def written(log: Log) -> Log:
    return parse_log(b"\n".join(log.lines()) + b"\n")


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_learner_plays_it_to_the_end(game: str, name: str, language: str) -> None:
    found = lesson(game, name)
    table = found.new_table("Ann")
    words = Words(table.box, language, strict=True)
    assert words.said(found.title)
    steps = []
    for now in played(found, table):
        steps.append(now)
        scene = registry.scene(table.view(found.learner))
        shown = {each for panel in scene.panels for node in panel.nodes for each in (node.id, node.thing)}
        for page in now.pages:
            told = words.said(page.note)
            assert 1 <= len(re.findall(r"[.!?](?:\s|$)", told)) <= 3, told
            assert set(page.things) <= shown
            assert page.rules
        if now.answers:
            assert now.seat in table.asked
            assert all(table.view(now.seat).is_open(call) for call in now.answers)
            assert now.by_lesson == (now.seat != found.learner)
    assert steps == list(found.steps)
    assert [now.number for now in steps] == list(range(1, len(steps) + 1))
    assert not steps[-1].answers


@every_lesson
def test_it_can_be_played_whatever_the_learner_chooses(game: str, name: str) -> None:
    found = lesson(game, name)
    open_to_choice = [range(len(now.answers)) for now in found.steps if len(now.answers) > 1]
    for choices in itertools.product(*open_to_choice):
        assert list(played(found, found.new_table("Ann"), iter(choices)))[-1] == found.steps[-1]


@every_lesson
def test_every_other_answer_is_refused_with_words(game: str, name: str) -> None:
    found = lesson(game, name)
    table = found.new_table("Ann")
    both = [Words(table.box, language, strict=True) for language in LANGUAGES]
    refused = 0
    for now in played(found, table):
        assert all(found.refuses(table, now.seat, call) is None for call in now.answers)
        other = another_answer(table, now)
        if now.answers and other is not None:
            said = found.refuses(table, now.seat, other)
            assert said is not None
            assert all(words.said(said) for words in both)
            refused += 1
    assert refused > len(found.steps) / 2
    assert found.refuses(table, found.learner, found.steps[0].answers[0]) is None, (
        "a lesson that is over refuses nothing"
    )


@every_lesson
def test_another_answer_ends_the_lesson(game: str, name: str) -> None:
    found = lesson(game, name)
    table = found.new_table("Ann")
    other = another_answer(table, found.steps[0])
    assert other is not None
    table.answer(found.learner, other)
    assert found.step(table) is None
    options = table.view(table.asked[0]).options()
    assert all(found.refuses(table, table.asked[0], call) is None for call in options)


@every_lesson
def test_taking_back_brings_back_the_earlier_step(game: str, name: str) -> None:
    found = lesson(game, name)
    table = found.new_table("Ann")
    for number, now in enumerate(found.steps[:-2]):
        table.answer(now.seat, now.answers[0])
        assert found.step(table) == found.steps[number + 1]
        table.undo(found.learner)
        assert found.step(table) == now
        table.redo()
    table.undo(found.learner, 0)
    assert found.step(table) == found.steps[0]


@every_lesson
def test_it_goes_on_from_a_saved_game(game: str, name: str) -> None:
    found = lesson(game, name)
    middle = len(found.steps) // 2
    table = stopped_at(found, middle)
    again = Table.replay(table.box, written(table.log), seed=found.seed)
    assert lesson_of(again) is found
    assert found.step(again) == found.steps[middle - 1]
    assert list(played(found, again)) == list(found.steps[middle - 1 :])


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


def test_a_new_player_of_xorlosch_finds_a_first_game() -> None:
    assert "first-game" in registry.lessons("xorlosch")
    with pytest.raises(ValueError, match="there is no game called 'tag'"):
        registry.lessons("tag")
