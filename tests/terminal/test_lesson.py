"""Lessons at the terminal: notes that wait above the board, marks, refusals, and the farewell."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from lanterne import registry
from lanterne.lesson import lesson
from lanterne.terminal.app import TableApp
from lanterne.terminal.learnt import done
from lanterne.terminal.menu import Item, menu
from lanterne.terminal.notes import MARK, leads_on
from lanterne.terminal.plain import PlainTable
from lanterne.terminal.session import Session
from lanterne.words import words_for

FIRST = lesson("xorlosch", "2-quests")
LESSONS = [(game, name) for game in registry.OWN_GAMES for name in registry.lessons(game)]


def way_to(items: Sequence[Item], session: Session, fits: bool) -> list[int]:
    """The numbers to choose one after the other for an answer that the lesson marks, or for one that it refuses."""
    for number, item in enumerate(items, 1):
        inside = way_to(item.items, session, fits)
        refused = bool(item.calls) and session.lesson_refuses(FIRST.learner, item.calls[0]) is not None
        if inside or (not item.items and (leads_on(session, item) if fits else refused)):
            return [number, *inside]
    return []


def choice(session: Session, language: str, fits: bool = True) -> list[int]:
    assert session.lesson is not None
    view = session.view(session.lesson.learner)
    words = words_for(session.table.box, language)
    return way_to(menu(view, words, words.names(view.state, view.seat), view.suggested()), session, fits)


class Learner:
    """Goes on after each note, and does what is marked; in the first lesson something else once at each question."""

    def __init__(self, session: Session, language: str, rebels: bool = False) -> None:
        self.session = session
        self.language = language
        self.rebels = rebels
        self.told: list[str] = []
        self.tried = 0
        self._typed: list[int] = []
        self._before = -1
        self._asked = 0

    def _marked(self) -> int:
        """The number of the line that is marked in the menu that was told last."""
        menu_lines = self.told[self._asked :]
        found = [line for line in menu_lines if line.endswith(MARK)]
        assert found, f"nothing is marked in {menu_lines}"
        return int(found[-1].partition(".")[0])

    def tell(self, line: str) -> None:
        self.told.append(line)

    def ask(self, prompt: str) -> str:
        words = words_for(self.session.table.box, self.language)
        if prompt.startswith(words.text("lesson-go-on")):
            return ""
        if self.session.story is None or not self.session.story.step.way:
            return "q"  # after the farewell
        if not self._typed:
            other = choice(self.session, self.language, fits=False) if self.rebels else []
            if len(other) == 1 and self.session.table.last != self._before:
                self.tried += 1
                self._typed = other
            else:
                self._typed = [self._marked()]
            self._before = self.session.table.last
        self._asked = len(self.told)
        return str(self._typed.pop(0))


@pytest.mark.parametrize(
    ("language", "refusal"), [("en", "Not yet: what the lesson asks for"), ("fr", "Pas encore\N{NO-BREAK SPACE}:")]
)
def test_a_rebel_by_text(language: str, refusal: str, tmp_path: Path) -> None:
    session = Session.learn(FIRST, "me", tmp_path)
    learner = Learner(session, language, rebels=True)
    PlainTable(session, language, learner.ask, learner.tell).play()
    assert learner.tried
    assert sum(line.startswith(refusal) for line in learner.told) == learner.tried


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_note_is_told_once_by_text(game: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "home"))
    session = Session.learn(lesson(game, name), "me", tmp_path)
    learner = Learner(session, "en")
    PlainTable(session, "en", learner.ask, learner.tell).play()
    words = words_for(session.table.box, "en")
    told = "\n".join(learner.told)
    for step in lesson(game, name).steps:
        for page in step.pages:
            assert words.said(page.note) in told
    assert sum(line.startswith(MARK) for line in learner.told) >= len(lesson(game, name).steps) - 3
    assert f"{game}/{name}" in done()


def shown(app: TableApp, widget: str) -> str:
    return str(app.query_one(widget, Static).render())


async def chosen(pilot: Pilot[str], app: TableApp, numbers: list[int]) -> None:
    for number in numbers:
        app.query_one(OptionList).highlighted = number - 1
        await pilot.press("enter")
        await pilot.pause()


def test_on_a_full_screen_the_note_waits_and_leaves_the_board_in_sight(tmp_path: Path) -> None:
    async def play() -> None:
        session = Session.learn(FIRST, "me", tmp_path)
        app = TableApp(session, "en", warnings=False)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            board = shown(app, "#panel")
            assert "A later moment of a game." in shown(app, "#note")
            assert "A later moment" not in board
            assert len(board.splitlines()) > 4, "the board is there"
            assert app.query_one(OptionList).option_count == 1, "nothing but to go on"
            await chosen(pilot, app, [1])
            assert "Bring in a mechanicus." in shown(app, "#note")
            assert "Task 1 of 6" in shown(app, "#note")
            other = choice(session, "en", fits=False)
            await chosen(pilot, app, other)
            assert session.lesson_step == FIRST.steps[0], "the lesson has refused it"
            await pilot.press(*["escape"] * (len(other) - 1))
            await chosen(pilot, app, choice(session, "en"))
            assert session.lesson_step == FIRST.steps[1]

    asyncio.run(play())


def test_on_a_full_screen_others_wait_until_a_note_is_read(tmp_path: Path) -> None:
    async def play() -> None:
        found = lesson("xorlosch", "3-majority")
        session = Session.learn(found, "me", tmp_path)
        app = TableApp(session, "en", pace=0, warnings=False)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause(0.2)
            assert session.table.last == 0, "White waits"
            for _ in range(2):
                await chosen(pilot, app, [1])
            while session.table.last == 0:
                await pilot.pause(0.01)
            await pilot.pause(0.2)
            assert "White holds all three now" in shown(app, "#note")
            assert session.lesson_step == found.steps[1]

    asyncio.run(play())


def test_games_that_are_no_lessons_have_no_notes(tmp_path: Path) -> None:
    async def look() -> None:
        app = TableApp(Session.new("xorlosch", ["me", "random"], {}, tmp_path, seed=bytes(32)), "en")
        async with app.run_test() as pilot:
            await pilot.pause()
            assert not app.query_one("#note").display

    asyncio.run(look())
