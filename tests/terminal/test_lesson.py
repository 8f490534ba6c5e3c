"""The first game of Xorlosch at the terminal: its notes above the questions, its refusals, and its farewell."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from lanterne.lesson import lesson
from lanterne.terminal.app import TableApp
from lanterne.terminal.menu import Item, menu
from lanterne.terminal.plain import PlainTable
from lanterne.terminal.session import Session
from lanterne.words import words_for

FIRST = lesson("xorlosch", "first-game")


def way_to(items: Sequence[Item], session: Session, fits: bool) -> list[int]:
    """The numbers to choose one after the other for an answer that fits the lesson, or for one that does not."""
    for number, item in enumerate(items, 1):
        if item.calls and (session.lesson_refuses(0, item.calls[0]) is None) == fits:
            return [number]
        if item.items and (inside := way_to(item.items, session, fits)):
            return [number, *inside]
    return []


def choice(session: Session, language: str, fits: bool = True) -> list[int]:
    view = session.view(0)
    words = words_for(session.table.box, language)
    return way_to(menu(view, words, words.names(view.state, 0)), session, fits)


class Learner:
    """Tries something else before every third answer, then does what the lesson asks for."""

    def __init__(self, session: Session, language: str) -> None:
        self.session = session
        self.language = language
        self.told: list[str] = []
        self.tried = 0
        self._typed: list[int] = []
        self._before = -1

    def tell(self, line: str) -> None:
        self.told.append(line)

    def ask(self, prompt: str) -> str:
        if not self._typed:
            now = self.session.lesson_step
            assert now is not None
            other = choice(self.session, self.language, fits=False)
            if now.number % 3 == 0 and now.number != self._before and len(other) == 1:
                self.tried += 1
                self._typed = other
            else:
                self._typed = choice(self.session, self.language)
            self._before = now.number
        return str(self._typed.pop(0))


@pytest.mark.parametrize(
    ("language", "refusal", "farewell"),
    [
        ("en", "For now, please do what the lesson asks.", "Now you know how to walk"),
        ("fr", "Pour l’instant, faites ce que la leçon vous demande.", "Vous savez maintenant marcher"),
    ],
)
def test_the_first_game_by_text(language: str, refusal: str, farewell: str, tmp_path: Path) -> None:
    session = Session.learn(FIRST, "me", tmp_path)
    learner = Learner(session, language)
    PlainTable(session, language, learner.ask, learner.tell).play()
    words = words_for(session.table.box, language)
    assert session.table.state.ending == "dragons-slain"
    assert learner.tried
    assert sum(line.startswith(refusal) for line in learner.told) == learner.tried
    told = "\n".join(learner.told)
    last = FIRST.steps[-1].pages[-1]
    for page in (page for step in FIRST.steps for page in step.pages):
        assert words.said(page.note) in told
    assert learner.told[-1] == words.said(last.note)
    assert learner.told[-1].startswith(farewell)


def test_a_lesson_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    session = Session.learn(FIRST, "me", tmp_path)
    for _ in range(4):
        now = session.lesson_step
        assert now is not None
        session.answer(0, now.answers[0])
    again = Session.resume(session.path)
    assert again.lesson is FIRST
    assert again.lesson_step == FIRST.steps[4]
    again.undo(0)
    assert again.lesson_step == FIRST.steps[3]


def test_where_all_are_asked_at_once_the_lesson_answers_for_the_others(tmp_path: Path) -> None:
    autumn = lesson("dungeon-lords", "first-autumn")
    session = Session.learn(autumn, "me", tmp_path)
    while (now := session.lesson_step) is not None and now.answers:
        if now.by_lesson:
            assert session.person_asked is None
            assert session.bot_moves()
        else:
            assert session.person_asked == now.seat
            session.answer(now.seat, now.answers[0])
    assert now == autumn.steps[-1]


def test_a_walk_goes_only_as_far_as_the_lesson(tmp_path: Path) -> None:
    session = Session.learn(FIRST, "me", tmp_path)
    decode = session.table.box.decode
    session.answer(0, decode(["add_dwarf", "mechanicus"]))
    steps = [decode(["step_dwarf", "yellow-w1", square]) for square in ("ruins-06", "ruins-boots-1")]
    assert session.walk(0, steps) == 1
    assert session.lesson_step == FIRST.steps[2]


def shown(app: TableApp, part: str) -> str:
    return str(app.query_one(part, Static).render())


async def chosen(pilot: Pilot[str], app: TableApp, numbers: list[int]) -> None:
    for number in numbers:
        app.query_one(OptionList).highlighted = number - 1
        await pilot.press("enter")
        await pilot.pause()


def test_on_a_full_screen_the_note_stands_above_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        session = Session.learn(FIRST, "me", tmp_path)
        app = TableApp(session, "en", warnings=False)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "Add a mechanicus." in shown(app, "#note")
            assert app.query_one("#note").size.height >= 3
            assert "Welcome to the ruins of Xorlosch!" in shown(app, "#panel"), "what else there is to read"
            await pilot.press("tab")
            await pilot.pause()
            assert "Welcome" not in shown(app, "#panel")
            other = choice(session, "en", fits=False)
            await chosen(pilot, app, other)
            assert session.lesson_step == FIRST.steps[0], "the lesson has refused it"
            await pilot.press(*["escape"] * (len(other) - 1))
            await chosen(pilot, app, choice(session, "en"))
            assert session.lesson_step == FIRST.steps[1]
            assert "Send your warrior to the Council Steps (6)." in shown(app, "#note")

    asyncio.run(play())


def test_on_a_full_screen_the_lesson_tells_what_the_others_did(tmp_path: Path) -> None:
    async def play() -> None:
        session = Session.learn(FIRST, "me", tmp_path)
        for now in FIRST.steps[:7]:
            session.answer(now.seat, now.answers[0])
        app = TableApp(session, "en", pace=0, warnings=False)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            ending = menu(session.view(0), app.words, app.names)
            await chosen(pilot, app, [next(n for n, item in enumerate(ending, 1) if item.calls == (("end_turn",),))])
            while session.person_asked is None:
                await pilot.pause(0.01)
            await pilot.pause()
            assert session.lesson_step == FIRST.steps[10]
            assert "Now it is White’s turn." in shown(app, "#panel")
            assert "Let your mechanicus on the Foundry Shell (22) drink yours" in shown(app, "#note")

    asyncio.run(play())


def test_games_that_are_no_lessons_have_no_notes(tmp_path: Path) -> None:
    async def look() -> None:
        app = TableApp(Session.new("xorlosch", ["me", "random"], {}, tmp_path, seed=bytes(32)), "en")
        async with app.run_test() as pilot:
            await pilot.pause()
            assert not app.query_one("#note").display

    asyncio.run(look())
