"""A lesson at a table of the server: all that it says, in both languages."""

from pathlib import Path

import msgspec
import pytest

from lanterne import registry
from lanterne.languages import LANGUAGES
from lanterne.lesson import lesson
from lanterne.words import words_for
from tests.server.rooms import Client, Guest, app_of, open_services, refused, still
from tests.server.within import run

LESSONS = [(game, name) for game in registry.GAMES for name in registry.lessons(game)]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_note_is_in_the_language_of_the_learner(game: str, name: str, tmp_path: Path) -> None:
    told = lesson(game, name)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            made = await guest.post(f"/api/lessons/{game}/{name}?my_name=Ann")
            person = await services.people.by_token(guest.client.cookies["lanterne"])
            live = await services.tables.find(made.json()["id"])
            live.plan = msgspec.structs.replace(live.plan, pace=0)
            windows = {language: await Client(live, person, language).open() for language in LANGUAGES}
            table = live.table
            assert table is not None
            told_before: list[str] = []
            while True:
                await still(live)
                story = told.story(table)
                assert story is not None, "the expected answers stay in the lesson"
                step = story.step
                for language, window in windows.items():
                    window.news()
                    words, note = words_for(table.box, language), window.last["note"]
                    assert [page["text"] for page in note["pages"]] == [words.said(page.note) for page in story.pages]
                    assert (note["name"], note["done"], note["tasks"]) == (name, step.task - 1, told.tasks)
                    assert note["first"] == story.first
                assert [page.note.id for page in story.pages[: len(told_before)]] == told_before, "nothing is forgotten"
                told_before = [page.note.id for page in story.pages]
                unread = [place for place, page in enumerate(story.pages) if place >= story.first and not page.task]
                if unread:
                    entry = table.last
                    for language, window in windows.items():
                        assert table.last == entry, "nobody moves before it is read"
                        if language == LANGUAGES[-1]:
                            await window.say("read", seat=told.learner, pages=unread[-1] + 1)
                    await still(live)
                if not step.way:
                    break
                if step.by_lesson:
                    assert told.story(table) != story, "what is read leads on"
                    continue
                call = next(
                    (each for each in reversed(step.way) if table.view(step.seat).is_open(each)), step.way[story.given]
                )
                answer = {"choice": table.choice_id, "seat": step.seat, "answer": table.box.encode(call)}
                assert refused(await windows["en"].say("answer", **answer)) == ""
            for window in windows.values():
                window.news()
                assert window.last.get("note") is None, "what is over and read says no more"

    run(play())


def test_whoever_leaves_a_lesson_plays_an_ordinary_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            made = await guest.post("/api/lessons/xorlosch/2-quests?my_name=Ann")
            person = await services.people.by_token(guest.client.cookies["lanterne"])
            live = await services.tables.find(made.json()["id"])
            window = await Client(live, person, "en").open()
            await window.say("leave-lesson", seat=0)
            window.news()
            assert window.last.get("note") is None
            assert live.plan.lesson == ""
            table = live.table
            assert table is not None
            answer = {"choice": table.choice_id, "seat": 0, "answer": ["end_turn"]}
            assert refused(await window.say("answer", **answer)) == ""

    run(play())
