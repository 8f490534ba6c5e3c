"""Tables that are not played like others: guided games, and those whose log can no longer be replayed."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanterne.engine.log import Answer
from lanterne.lesson import lesson
from lanterne.registry import box
from lanterne.server.sentences import sentence
from lanterne.words import words_for
from tests.server.cellar_registered import own_cards, register_cellar
from tests.server.databases import run_sql
from tests.server.rooms import Client, Guest, app_of, open_services, people, refused, still, table_of
from tests.server.within import run


def change_rules(folder: Path) -> None:
    """Let the log be one of another version of the rules."""
    [(header,)] = run_sql(folder, "SELECT header FROM tables")
    changed = msgspec.json.encode({**msgspec.json.decode(header), "rules": 99})
    run_sql(folder, "UPDATE tables SET header = :header", header=changed)


@pytest.mark.parametrize("readable", [True, False])
def test_a_game_of_other_rules_is_shown_where_it_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, readable: bool
) -> None:
    register_cellar(monkeypatch)

    async def before() -> tuple[str, list[tuple[Any, str]]]:
        async with open_services(tmp_path) as services:
            known = await people(services, "Ann", "Bea")
            live = await table_of(services, "cellar", [person for person, _ in known])
            for seat in (0, 1):
                assert live.table is not None
                await live.answer(known[seat][0], seat, live.table.choice_id, ["bid", 1])
            return live.id, known

    async def after(table_id: str, known: list[tuple[Any, str]]) -> None:
        async with open_services(tmp_path) as services:
            live = await services.tables.find(table_id)
            assert live.table is None
            for seat, (person, token) in enumerate([*known, (None, "")]):
                window = await Client(live, person, "fr").open()
                now = window.news()[-1]
                assert now["type"] == "now"
                assert now["whole"]
                assert now["prompt"]["text"] == sentence("fr", "rules-newer")
                assert "options" not in now
                assert "draft" not in now
                assert bool(now.get("panels")) == readable
                for other in (0, 1):
                    assert bool(own_cards(now, other)) == (readable and other == seat)
                guest = Guest(app_of(services), token)
                found = (await guest.get(f"/api/tables/{table_id}")).json()
                assert found["read_only"] == sentence("en", "rules-newer")
                assert (await guest.get(f"/api/tables/{table_id}/moments")).status_code == 409
                assert (await guest.get(f"/api/tables/{table_id}/position")).json()["detail"] == sentence(
                    "en", "rules-newer"
                )
            ann = await Client(live, known[0][0]).open()
            answer = {"choice": 0, "seat": 0, "answer": ["rest"]}
            assert refused(await ann.say("answer", **answer)) == sentence("en", "rules-newer")
            assert refused(await ann.say("undo")) == sentence("en", "rules-newer")
            [listed] = (await Guest(app_of(services), known[0][1]).get("/api/tables")).json()
            assert listed["id"] == table_id

    made = run(before())
    change_rules(tmp_path)
    if not readable:
        run_sql(tmp_path, "UPDATE tables SET snapshot = :torn", torn=b"torn")
    run(after(*made))


@pytest.mark.parametrize(("game", "name"), [("xorlosch", "4-bargains"), ("dungeon-lords", "1-orders")])
def test_a_lesson_takes_only_the_answers_it_waits_for_and_answers_for_the_others(
    game: str, name: str, tmp_path: Path
) -> None:
    first = lesson(game, name)
    asks = words_for(box(game), "en").text("lesson-for-now")

    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            made = await guest.post(f"/api/lessons/{game}/{name}?my_name=Ann")
            person = await services.people.by_token(guest.client.cookies["lanterne"])
            live = await services.tables.find(made.json()["id"])
            assert live.plan.pace
            live.plan = msgspec.structs.replace(live.plan, pace=0)
            window = await Client(live, person).open()
            table = live.table
            assert table is not None
            refusals = 0
            while (story := first.story(table)) is not None and story.step.way:
                await window.say("read", seat=first.learner, pages=len(story.pages))
                await still(live)
                story = first.story(table)
                assert story is not None
                step = story.step
                if step.by_lesson or not step.way:
                    continue
                for call in table.view(first.learner).options()[:6]:
                    if not step.takes(call, story.given):
                        request = {"choice": table.choice_id, "seat": first.learner, "answer": table.box.encode(call)}
                        assert refused(await window.say("answer", **request)) == asks
                        refusals += 1
                view = table.view(first.learner)
                call = next(call for call in reversed(step.way) if view.is_open(call))
                request = {"choice": table.choice_id, "seat": first.learner, "answer": table.box.encode(call)}
                assert refused(await window.say("answer", **request)) == ""
                await still(live)
            assert story is not None, "the lesson came to its farewell"
            assert refusals > 5
            assert window.last["note"]["done"] == window.last["note"]["tasks"]
            answers = [entry for entry in table.log.entries if isinstance(entry, Answer)]
            assert {entry.auto for entry in answers if entry.seat != first.learner} == {"lesson"}
            assert {entry.auto for entry in answers if entry.seat == first.learner} == {""}

    run(play())
