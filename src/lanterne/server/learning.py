"""A lesson at a table of the server: which of its notes have been read, and what waits until they are.

Reading changes nothing in the game, so it is not in the log. After a restart of the server the learner reads again what
was told last.
"""

from typing import TYPE_CHECKING

import msgspec

from lanterne import registry
from lanterne.engine import Call
from lanterne.lesson import Story
from lanterne.server.messages import Note, NotePage
from lanterne.server.open_table import OpenTable
from lanterne.server.people import Person
from lanterne.words import Words

if TYPE_CHECKING:
    from lanterne.server.live import LiveTable


def pages_read(live: OpenTable, story: Story) -> int:
    """How many of the pages that were told so far have been read."""
    step, pages = live.read
    return max(story.first, min(pages, len(story.pages))) if step == story.step.number else story.first


def is_reading(live: OpenTable) -> bool:
    """Whether the lesson has told something that is not read yet. Nobody is asked before, and the lesson answers for
    nobody."""
    if live.lesson is None or live.table is None or (story := live.lesson.story(live.table)) is None:
        return False
    return any(not page.task for page in story.pages[pages_read(live, story) :])


def lesson_answer(live: OpenTable) -> tuple[int, Call] | None:
    """What the lesson answers next and for which seat, once its notes are read."""
    if live.lesson is None or live.table is None or is_reading(live):
        return None
    return live.lesson.next_answer(live.table)


def is_led(live: OpenTable) -> bool:
    """Whether the lesson decides who answers. After its farewell it does not, once that is read."""
    if live.lesson is None or live.table is None or (story := live.lesson.story(live.table)) is None:
        return False
    return bool(story.step.way) or is_reading(live)


async def go_on(live: "LiveTable", person: Person | None, seat: int, pages: int) -> None:
    """This many pages have been read. Raises RequestRefused."""
    live.must_hold(person, seat)
    async with live.lock:
        story = live.lesson.story(live.table) if live.lesson is not None and live.table is not None else None
        if story is None:
            return
        live.read = (story.step.number, max(pages, pages_read(live, story)))
        live.show_all()
    live.drive()


async def play_freely(live: "LiveTable", person: Person | None, seat: int) -> None:
    """Give up the lesson: from here on it is an ordinary game. Raises RequestRefused."""
    live.must_hold(person, seat)
    async with live.lock:
        live.plan = msgspec.structs.replace(live.plan, lesson="")
        live.lesson = None
        await live.keep()
        live.show_all()
        live.show_people()
    live.drive()


def note(live: OpenTable, words: Words) -> Note | None:
    """What the lesson has said, and what it asks for; None if there is no lesson, or none any more."""
    table, lesson = live.table, live.lesson
    if lesson is None or table is None or (story := lesson.story(table)) is None:
        return None
    step, read = story.step, pages_read(live, story)
    if not step.way and read == len(story.pages):
        return None
    return Note(
        lesson.name,
        tuple([NotePage(words.said(page.note), page.rules, page.things, page.task) for page in story.pages]),
        story.first,
        read,
        step.task - 1,
        lesson.tasks,
        tuple([table.box.encode(call) for call in lesson.wanted(table)]),
        words.text("lesson-stuck") if story.stuck else "",
        not step.way,
        "" if step.way else next_lesson(lesson.game, lesson.name),
    )


def next_lesson(game: str, name: str) -> str:
    """The lesson that comes after this one, "" if it is the last."""
    names = registry.lessons(game)
    place = names.index(name) + 1
    return names[place] if place < len(names) else ""
