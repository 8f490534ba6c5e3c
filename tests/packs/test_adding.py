"""Packs that are added to a server and removed from it: who may, what people are told, and that nothing else
happens."""

import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lanterne import packs
from lanterne.server.guard import Limits
from lanterne.server.services import Services
from tests.games.heroquest.heroscribe import quest
from tests.packs import written
from tests.packs.archives import zipped
from tests.server.rooms import Guest, app_of, open_services, people, table_of
from tests.server.within import run

CELLAR = quest(("Orc", 8, 17), ("Mummy", 40, 2), notes=["Beware of {smoke}."])
HEROQUEST = "/api/games/heroquest/packs"


async def add(guest: Guest, data: bytes, file: str = "cellar.xml", game: str = "heroquest") -> httpx.Response:
    return await guest.ask("POST", f"/api/games/{game}/packs", content=data, params={"file": file})


def from_elsewhere(app: FastAPI, language: Any = "en") -> Guest:
    """Somebody at another machine of the network."""
    guest = Guest(app, language=language)
    guest.client = httpx.AsyncClient(
        transport=httpx.ASGITransport(app, client=("192.168.1.7", 50000)),
        base_url="http://192.168.1.2:8765",
        headers={"origin": "http://192.168.1.2:8765", "accept-language": language},
    )
    return guest


def open_to_others(services: Services, **more: Any) -> Services:
    return services._replace(settings=services.settings._replace(loopback=False, **more))


def test_a_file_becomes_a_pack_with_a_report_and_is_played(folder: Path, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services), language="fr")
            added = await add(guest, CELLAR)
            assert added.status_code == 201
            told = added.json()
            assert (told["pack"]["name"], told["pack"]["flaw"], told["pack"]["adds"]) == (
                "the-cellar",
                "",
                ["The Cellar"],
            )
            assert (await add(guest, CELLAR)).json() == told, "the same file is the same pack"
            other = quest(("Orc", 8, 16))
            assert (await add(guest, other)).json()["pack"]["name"] == "the-cellar-no2"
            assert (await add(guest, other)).json()["pack"]["name"] == "the-cellar-no2"
            assert (await guest.ask("DELETE", f"{HEROQUEST}/the-cellar-no2")).status_code == 204
            assert told["report"][1] == {
                "heading": "Laissé de côté\u00a0:",
                "sentences": ["Mummy en 40, 2 est laissé de côté\u00a0: il n’est pas sur le plateau."],
            }
            assert [pack["name"] for pack in (await guest.get(HEROQUEST)).json()] == ["the-cellar"]
            [ann] = await people(services, "Ann")
            table = {
                "game": "heroquest",
                "packs": ["the-cellar"],
                "seats": [{"kind": "me"}, {"kind": "bot", "bot": "steady"}],
                "settings": {"play": "single-quest", "quest": "the-cellar"},
                "name": "Ann",
            }
            made = await Guest(app_of(services), ann[1]).post("/api/tables", table)
            assert made.status_code == 201
            live = await services.tables.find(made.json()["id"])
            assert (await guest.ask("DELETE", f"{HEROQUEST}/the-cellar")).status_code == 204
            assert (await guest.get(HEROQUEST)).json() == []
            assert live.table is not None
            assert live.table.log.header.game.startswith("heroquest+the-cellar@")
            assert (await Guest(app_of(services), ann[1]).post("/api/tables", table)).status_code == 422

    run(play())
    assert list(folder.iterdir()) == []


REFUSED = [
    (b"<svg/>", "its root element is “svg”", "il commence par «\u00a0svg\u00a0»"),
    (b"", "the file is empty", "il est vide"),
    (
        b'{"id": 3}',
        "Expected `str`, got `int` - at `$.id`.",
        "il faut «\u00a0str\u00a0», non «\u00a0int\u00a0» (en $.id).",
    ),
    (b"{", "This is not a Lanterne quest", "Ce n’est pas une quête de Lanterne"),
    (b"PK", "The archive cannot be read", "L’archive ne peut pas être lue"),
    (zipped({"pack.toml": "game ="}), "pack.toml: Invalid value", "une valeur manque"),
]


@pytest.mark.parametrize(("data", "english", "french"), REFUSED)
def test_what_is_no_pack_is_refused_in_the_readers_language(
    folder: Path, tmp_path: Path, data: bytes, english: str, french: str
) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            for language, sentence in (("en", english), ("fr", french)):
                refused = await add(Guest(app_of(services), language=language), data)  # type: ignore[arg-type]
                assert refused.status_code == 422
                assert sentence in refused.json()["detail"]
                assert refused.json()["detail"].endswith(".")

    run(play())
    assert not folder.exists()


def test_only_somebody_at_the_machine_adds_and_removes(folder: Path, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            shared = app_of(open_to_others(services))
            near, far = Guest(shared), from_elsewhere(shared)
            assert (await far.get("/api/packs")).json() == {
                "add": False,
                "largest": 4_194_304,
                "flaws": [],
            }
            written.write(folder, "broken", {"pack.toml": "game ="})
            rights = (await near.get("/api/packs")).json()
            assert rights["add"] is True
            assert rights["flaws"] == ["The pack broken, pack.toml: Invalid value (at end of document)."]
            assert (await far.get("/api/packs")).json()["flaws"] == []
            refused = await add(far, CELLAR)
            assert (refused.status_code, "on the computer" in refused.json()["detail"]) == (403, True)
            assert (await add(near, CELLAR)).status_code == 201
            assert [pack["removable"] for pack in (await near.get(HEROQUEST)).json() if not pack["flaw"]] == [True]
            assert [pack["removable"] for pack in (await far.get(HEROQUEST)).json() if not pack["flaw"]] == [False]
            assert (await far.ask("DELETE", f"{HEROQUEST}/the-cellar")).status_code == 403
            everybody = from_elsewhere(app_of(open_to_others(services, open_packs=True)), "fr")
            assert (await everybody.get("/api/packs")).json()["add"] is True
            assert (await add(everybody, quest(("Orc", 8, 16)))).json()["pack"]["name"] == "the-cellar-no2"
            refused = await everybody.ask("DELETE", f"{HEROQUEST}/the-cellar")
            assert (refused.status_code, "se retirent" in refused.json()["detail"]) == (403, True)
            assert packs.read("the-cellar").title["en"] == "The Cellar"

    run(play())


def test_a_pack_belongs_to_the_person_who_added_it(folder: Path, tmp_path: Path) -> None:
    """Also on the machine itself: it may be everybody's at home."""

    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(_, ann), (_, bea)] = await people(services, "Ann", "Bea")
            app = app_of(services)
            author, other, stranger = Guest(app, ann), Guest(app, bea, "fr"), Guest(app)
            assert (await add(author, CELLAR)).status_code == 201
            assert (await add(other, CELLAR)).json()["pack"]["name"] == "the-cellar", "adding the same takes nothing"
            for guest, word in ((other, "quelqu’un d’autre"), (stranger, "Somebody else")):
                [pack] = (await guest.get(HEROQUEST)).json()
                assert (pack["name"], pack["removable"]) == ("the-cellar", False)
                refused = await guest.ask("DELETE", f"{HEROQUEST}/the-cellar")
                assert (refused.status_code, word in refused.json()["detail"]) == (403, True)
            [pack] = (await author.get(HEROQUEST)).json()
            assert pack["removable"]
            assert (await author.ask("DELETE", f"{HEROQUEST}/the-cellar")).status_code == 204

    run(play())
    assert list(folder.iterdir()) == []


def test_nobody_takes_over_a_pack_that_was_there_already(folder: Path, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(_, ann)] = await people(services, "Ann")
            app = app_of(services)
            assert (await add(Guest(app), CELLAR)).status_code == 201
            assert (await add(Guest(app, ann), CELLAR)).status_code == 201
            assert (await Guest(app).ask("DELETE", f"{HEROQUEST}/the-cellar")).status_code == 204

    run(play())


def test_a_page_of_another_site_adds_and_removes_nothing(folder: Path, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            await add(guest, CELLAR)
            strange = {"origin": "https://evil.example"}
            assert (await guest.ask("POST", HEROQUEST, content=CELLAR, headers=strange)).status_code == 403
            assert (await guest.ask("DELETE", f"{HEROQUEST}/the-cellar", headers=strange)).status_code == 403
            assert [path.name for path in folder.iterdir()] == ["the-cellar"]

    run(play())


def test_a_file_that_is_too_large_is_not_even_read(folder: Path, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            small = app_of(services._replace(settings=services.settings._replace(limits=Limits(pack=1000))))
            refused = await add(Guest(small, language="fr"), b"x" * 1001)
            assert refused.status_code == 413
            assert (await add(Guest(small), b"x" * 1000)).status_code == 422
            assert (await Guest(small).get("/api/packs")).json()["largest"] == 1000

    run(play())
    assert not folder.exists()


def test_what_there_is_not_is_not_removed(folder: Path, tmp_path: Path) -> None:
    written.write(folder, "sharp-axe", written.sharp_axe())
    (tmp_path / "precious").mkdir()

    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            for name in ("nothing", "sharp-axe", "..%2Fprecious", "..", "."):
                gone = await guest.ask("DELETE", f"{HEROQUEST}/{name}")
                assert gone.status_code in (404, 405), name
            assert (await guest.ask("DELETE", "/api/games/chess/packs/x")).status_code == 404
            assert (await add(guest, CELLAR, game="chess")).status_code == 404

    run(play())
    assert (tmp_path / "precious").is_dir()
    assert (folder / "sharp-axe" / "pack.toml").is_file()


def test_a_changed_pack_is_noticed_without_a_restart(folder: Path, tmp_path: Path) -> None:
    written.write(folder, "deep-halls", written.deep_halls())

    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            [(ann, _)] = await people(services, "Ann")
            before = await table_of(services, "heroquest+deep-halls", [ann], bots=["steady"])
            for language in ("en", "fr"):
                words = written.deep_halls()[f"locale/idol.{language}.ftl"].replace("Silver", "Brass")
                written.write(folder, "deep-halls", {f"locale/idol.{language}.ftl": words})
            [pack] = (await guest.get(HEROQUEST)).json()
            assert pack["adds"] == ["Brass idol"]
            after = await table_of(services, "heroquest+deep-halls", [ann], bots=["steady"])
            assert before.plan.game != after.plan.game
            written.write(folder, "deep-halls", {"content/monstres.json": []})
            [pack] = (await guest.get(f"{HEROQUEST}?lang=fr")).json()
            assert (
                pack["flaw"]
                == "Le pack deep-halls, monstres.json\u00a0: le jeu n’a pas de fichier de données de ce nom."
            )
            shutil.rmtree(folder / "deep-halls")
            assert (await guest.get(HEROQUEST)).json() == []

    run(play())


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.binary(max_size=300) | st.text(max_size=100).map(str.encode),
    st.text(max_size=30),
    st.sampled_from(["heroquest", "dungeon-run", "xorlosch"]),
    st.sampled_from([b"", b"PK\x03\x04", b"{", b"<quest>", b"\xff\xfe"]),
)
def test_whatever_is_sent_the_answer_is_a_sentence(
    folder: Path, tmp_path: Path, data: bytes, file: str, game: str, start: bytes
) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            answer = await add(Guest(app_of(services)), start + data, file.encode("utf-8", "replace").decode(), game)
            assert answer.status_code == 422
            assert answer.json()["detail"]

    run(play())
    assert not folder.exists()
