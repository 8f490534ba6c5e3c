"""A quest made at a table of the server: written, taken away, tried, and brought to another table."""

import json
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from tests.games.quest_workshop.sheets import WHOLE, WORDS
from tests.server.rooms import Client, Guest, app_of, open_services, people, refused, still, table_of
from tests.server.within import run

from lanterne import packs
from lanterne.packs import archives

GAME = "quest-workshop"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))


async def answer(window: Client, *words: Any) -> list[dict[str, Any]]:
    """Answer what waits."""
    return await window.say("answer", choice=window.last["choice"], seat=0, answer=list(words))


def test_a_quest_is_drawn_taken_away_tried_and_brought_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(ann, token), (_, other)] = await people(services, "Ann", "Bo")
            live = await table_of(services, GAME, [ann])
            window = await Client(live, ann).open()
            window.news()
            guest = Guest(app_of(services), token)
            place = f"/api/tables/{live.id}"
            name = live.table.state.quest.id if live.table else ""
            made = (await guest.get(f"{place}/made")).json()
            assert ([file["name"] for file in made["files"]], made["tries"]) == ([f"{name}.json", f"{name}.svg"], False)
            assert (await guest.post(f"{place}/try")).status_code == 409
            assert (await Guest(app_of(services), other).get(f"{place}/made")).status_code == 409
            for words in WHOLE:
                assert refused(await answer(window, *words)) == ""
            await answer(window, "write_subject", "title", "en")
            assert "nothing has been written" in refused(await answer(window, "write", "  ")).lower()
            await answer(window, "leave_text")
            for what, english, french in WORDS:
                for language, text in (("en", english), ("fr", french)):
                    await answer(window, *what, language)
                    assert refused(await answer(window, "write", text)) == ""
            made = (await guest.get(f"{place}/made")).json()
            assert ([file["name"] for file in made["files"]], made["tries"]) == (
                [f"{name}.json", f"{name}.zip", f"{name}.xml", f"{name}.svg"],
                True,
            )
            assert "workshop" in made["files"][0]["label"]
            packed = ZipFile(BytesIO((await guest.get(f"{place}/made/{name}.zip")).content))
            assert f"{name}/pack.toml" in packed.namelist()
            assert (await guest.get(f"{place}/made/other.zip")).status_code == 404
            drawn = (await guest.get(f"{place}/made/{name}.svg")).text
            assert ElementTree.fromstring(drawn).get("role") == "img"
            assert 'href="#icon-stairs"' in drawn
            with monkeypatch.context() as full:
                full.setattr(archives, "MOST_PACKS", 0)
                refusal = await guest.post(f"{place}/try")
                assert (refusal.status_code, "packs already" in refusal.text) == (409, True)
            tried = (await guest.post(f"{place}/try")).json()["id"]
            there = await services.tables.find(tried)
            assert packs.base(there.plan.game) == "heroquest"
            assert there.table is not None
            assert there.table.box.full_settings(there.plan.settings)["quest"] == name
            await still(there)
            assert there.table.game.decision.name == "shopping", "the party stands, and has gold to spend"
            assert (await guest.get(f"/api/tables/{tried}")).json()["drawing"] == live.id
            listed = "/api/games/heroquest/packs"
            assert len((await guest.get(listed)).json()) == 1
            assert (await Guest(app_of(services), other).get(listed)).json() == [], "a trial is for the author alone"
            once_more = (await guest.post(f"{place}/try")).json()["id"]
            mine = [row["id"] for row in (await guest.get("/api/tables")).json()]
            assert (once_more in mine, tried in mine, live.id in mine) == (True, False, True)
            assert (await guest.get(f"/api/tables/{tried}")).status_code == 404
            file = (await guest.get(f"{place}/made/{name}.json")).text
            again = await table_of(services, GAME, [ann])
            window = await Client(again, ann).open()
            window.news()
            await answer(window, "turn_to", "words")
            await answer(window, "bring")
            assert "no quest" in refused(await answer(window, "load", json.dumps({"quest": 1})))
            assert refused(await answer(window, "load", file)) == ""
            assert again.table is not None
            assert live.table is not None
            assert again.table.state.quest == live.table.state.quest
            assert again.table.state.texts == live.table.state.texts

    run(play())
