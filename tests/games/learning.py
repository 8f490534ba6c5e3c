"""Lessons: the table at the moment in which a note is told, and what it says there."""

from functools import cache
from typing import Any

from lanterne.engine import Table
from lanterne.engine.log import Answer
from lanterne.lesson import Lesson


@cache
def moments(lesson: Lesson) -> dict[str, Table[Any]]:
    """By note: a table at the moment in which it is told."""
    found: dict[str, Table[Any]] = {}
    answered: list[Any] = []
    for now in lesson.steps:
        for page in now.pages:
            moment = lesson.new_table("Ann")
            for seat, call in answered:
                moment.answer(seat, call)
            found.setdefault(page.note.id.removeprefix(f"lesson-{lesson.name}-"), moment)
        if now.answers:
            answered.append((now.seat, now.answers[0]))
    return found


def told(lesson: Lesson, note: str, path: str = "") -> Any:
    """What the learner can know when a note is told, by the names of a position; or what stands there at a path."""
    table = moments(lesson)[note]
    value: Any = table.box.describe(table.view(lesson.learner))
    for part in filter(None, path.split(".")):
        value = value[part]
    return value


def rolled(lesson: Lesson, note: str) -> list[tuple[int | str, ...]]:
    """The dice that fell in the answer before a note."""
    last = [entry for entry in moments(lesson)[note].log.entries if isinstance(entry, Answer)][-1]
    return [tuple(outcome.result) for outcome in last.chance]
