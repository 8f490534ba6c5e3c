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
            reached = []
            while True:
                await still(live)
                step = told.step(table)
                assert step is not None, "the expected answers stay in the lesson"
                reached.append(step.number)
                for language, window in windows.items():
                    window.news()
                    words, note = words_for(table.box, language), window.last["note"]
                    assert [page["text"] for page in note["pages"]] == [words.said(page.note) for page in step.pages]
                    assert (note["place"], note["of"]) == (step.number, len(told.steps))
                if not step.answers:
                    break
                answer = {"choice": table.choice_id, "seat": step.seat, "answer": table.box.encode(step.answers[0])}
                assert refused(await windows["en"].say("answer", **answer)) == ""
            asked = [step.number for step in told.steps if not step.by_lesson]
            assert reached == asked, "every step that asks the learner has had its note"

    run(play())
