"""What a lesson says at a terminal: the words, what they point at, and which answers lead on."""

from typing import Any

from lanterne.engine import Call
from lanterne.lesson import Page
from lanterne.registry import lessons, scene
from lanterne.scene import Node, Say
from lanterne.terminal.menu import Item
from lanterne.terminal.session import Session
from lanterne.words import Words

MARK = "▶"


def heading(session: Session, words: Words) -> str:
    """How far the lesson is: which of its tasks comes next."""
    story, lesson = session.story, session.lesson
    assert story is not None
    assert lesson is not None
    if not story.step.way:
        return words.text("lesson-end")
    return words.text("lesson-task", place=min(story.step.task, lesson.tasks), of=lesson.tasks)


def pointed(session: Session, page: Page, words: Words) -> list[str]:
    """What the page points at, by name, each once."""
    assert session.lesson is not None
    panels = scene(session.view(session.lesson.learner)).panels
    nodes: dict[str, Node[Say]] = {}
    for node in (node for panel in panels for node in panel.nodes):
        nodes.setdefault(node.thing or node.id, node)
        nodes.setdefault(node.id, node)
    return list(dict.fromkeys(words.said(nodes[thing].label) for thing in page.things if thing in nodes))


def next_lines(session: Session, words: Words) -> list[str]:
    """After the farewell: how to go on with the lesson that comes next."""
    lesson = session.lesson
    assert lesson is not None
    later = lessons_after(lesson.game, lesson.name)
    if not later:
        return [words.text("lesson-last", command=f"lanterne play {lesson.game}")]
    return [words.text("lesson-next", command=f"lanterne play {lesson.game} --lesson {later}")]


def lessons_after(game: str, name: str) -> str:
    """The lesson after this one, "" if there is none."""
    names = lessons(game)
    place = names.index(name) + 1
    return names[place] if place < len(names) else ""


def leads_on(session: Session, item: Item, so_far: tuple[Call, ...] = ()) -> bool:
    """Whether the lesson asks for this line of the menu, or for something in it; `so_far` are the picks of a draft."""
    wanted = session.lesson.wanted(session.table) if session.lesson is not None else ()
    if item.shortcut is not None:
        return False
    if item.items:
        return any(leads_on(session, each, so_far) for each in item.items)
    if item.pick is not None:
        return any(item.pick in _left(answer, so_far)[:1] for answer in wanted)
    return item.calls[-1:] != () and item.calls[-1] in wanted


def _left(answer: Call, so_far: tuple[Call, ...]) -> list[Any]:
    """The picks of an answer that are still to be made."""
    left = list(answer[1:])
    for pick in so_far:
        if pick in left:
            left.remove(pick)
    return left
