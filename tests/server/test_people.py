"""People and their tokens: who is known, by what, and for how long."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lanterne.server import people as people_module
from lanterne.server.people import RECOVERY_SECONDS, clean_name
from lanterne.server.schema import schema
from lanterne.server.sentences import language_of
from tests.server.cellar_registered import register_cellar
from tests.server.databases import run_sql
from tests.server.rooms import Guest, app_of, open_services, people, table_of
from tests.server.within import run

SECOND = "A second person, with the address alone"


def everything_in(folder: Path) -> bytes:
    """All that is on the disk."""
    return repr([run_sql(folder, f"SELECT * FROM {table.name}") for table in schema.sorted_tables]).encode()


def test_tokens_are_on_the_disk_as_hashes_only(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            await guest.post("/api/me", {"name": "Ann"})
            tokens.append(guest.client.cookies["lanterne"])
            tokens.append((await guest.post("/api/me/recovery")).json()["link"].rpartition("/")[2])
            tokens.append((await guest.post("/api/programs", {"name": "Robot"})).json()["token"])
            seats = [{"kind": "me"}, {"kind": "friend"}]
            table = (await guest.post("/api/tables", {"game": "xorlosch", "seats": seats})).json()["id"]
            tokens.append((await guest.post(f"/api/tables/{table}/seats/1/invite")).json()["link"].rpartition("/")[2])

    run(play())
    disk = everything_in(tmp_path)
    assert b"Ann" in disk
    for token in tokens:
        assert len(token) > 40
        assert token.encode() not in disk
        assert token.encode().hex().encode() not in disk.lower()


def test_the_cookie_is_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            answer = await Guest(app_of(services)).post("/api/me", {"name": "Ann"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "path=/" in cookie

    run(play())


@pytest.mark.parametrize("token", ["", "x", "x" * 5000, "%00", "a=b; c", '"', "é".encode().decode("latin-1")])
def test_the_holder_of_an_invalid_token_is_unknown(tmp_path: Path, token: str) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            for headers in ({"cookie": f"lanterne={token}"}, {"authorization": f"Bearer {token}"}):
                sent = {name: value.encode("latin-1") for name, value in headers.items()}
                answer = await guest.get("/api/me", headers=sent)
                assert (answer.status_code, answer.json()["known"]) == (200, False)
                answer = await guest.post("/api/me/recovery", headers=sent)
                assert answer.status_code == 401
                assert "say your name" in answer.json()["detail"]

    run(play())


def test_a_recovery_link_is_good_once_and_for_a_short_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            app = app_of(services)
            ann, phone = Guest(app), Guest(app)
            await ann.post("/api/me", {"name": "Ann"})
            old, new = [(await ann.post("/api/me/recovery")).json()["link"].rpartition("/")[2] for _ in range(2)]
            at_once = await asyncio.gather(*(Guest(app).post(f"/api/recovery/{new}") for _ in range(5)))
            assert sorted(answer.status_code for answer in at_once) == [201, 404, 404, 404, 404]
            assert (await phone.post(f"/api/recovery/{new}")).status_code == 404
            now = people_module._now()
            monkeypatch.setattr(people_module, "_now", lambda: now + RECOVERY_SECONDS + 1)
            assert (await phone.post(f"/api/recovery/{old}")).status_code == 404
            assert not (await phone.get("/api/me")).json()["known"]
            monkeypatch.setattr(people_module, "_now", lambda: now)
            assert (await phone.post(f"/api/recovery/{old}")).json() == {"name": "Ann"}
            assert (await phone.get("/api/me")).json()["name"] == "Ann"
            assert phone.client.cookies["lanterne"] != ann.client.cookies["lanterne"]
            # A token of one kind is none of another.
            assert (await phone.get("/api/me", headers={"authorization": f"Bearer {old}"})).json()["known"] is False

    run(play())


def test_a_new_name_is_known_at_once_and_a_forgotten_person_is_unknown(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            app = app_of(services)
            ann = Guest(app)
            await ann.post("/api/me", {"name": "Ann", "language": "fr"})
            token = ann.client.cookies["lanterne"]
            changed = await ann.ask("PUT", "/api/me", json={"name": "  Anna\u202e <b> "})
            assert changed.json()["name"] == "Anna <b>"
            assert (await Guest(app, token).get("/api/me")).json()["name"] == "Anna <b>"
            assert (await ann.ask("PUT", "/api/me", json={"name": "\u200b \n"})).status_code == 422
            assert (await ann.ask("PUT", "/api/me", json={"webhook": "https://example.org"})).status_code == 409
            assert (await ann.ask("DELETE", "/api/me")).status_code == 204
            assert "lanterne" not in ann.client.cookies
            assert (await Guest(app, token).get("/api/me")).json()["known"] is False

    run(play())


def test_names_are_one_visible_line() -> None:
    assert clean_name(" a\tb\n\u2066c\x00 ") == "a b c"
    assert clean_name("\u200b\u202e") == ""
    assert len(clean_name("x" * 500)) == 40
    assert clean_name("\ud800x") == "x"


def test_the_address_of_a_table_alone_shows_what_a_spectator_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_cellar(monkeypatch)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            app = app_of(services)
            known = await people(services, "Ann", "Bea")
            live = await table_of(services, "cellar", [person for person, _ in known])
            path = f"/api/tables/{live.id}"
            for stranger in (Guest(app), Guest(app, (await people(services, SECOND))[0][1])):
                assert (await stranger.get(path)).json()["mine"] == []
                seen: dict[str, Any] = (await stranger.get(f"{path}/position")).json()
                assert (seen["seat"], seen.get("options")) == (-1, None)
                assert (await stranger.get(f"{path}/moments")).json()["seats"] == [-1]
                assert (await stranger.get(f"{path}/moments/0?seat=0")).status_code == 403
                assert (await stranger.get(f"{path}/picture.svg?seat=1")).status_code == 403
                assert (await stranger.get(f"{path}/log")).status_code == 409
                for what in (
                    "start",
                    "pause",
                    "close",
                    "rematch",
                    "seats/0/take",
                    "seats/0/hand-over",
                    "seats/0/invite",
                ):
                    assert (await stranger.post(f"{path}/{what}")).status_code in (401, 403, 409), what
                answer = {"choice": 0, "seat": 0, "answer": ["bid", 1]}
                assert (await stranger.post(f"{path}/answers", answer)).status_code in (401, 403)
            assert live.status == "playing"
            program = Guest(app)
            ann = {"authorization": f"Bearer {known[0][1]}"}
            assert (await program.get(f"{path}/position", headers=ann)).json()["seat"] == 0
            assert (await program.post(f"{path}/answers", answer, headers=ann)).json() == {"entry": live.saved - 1}

    run(play())


def test_refusals_are_sentences_in_both_languages(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            asked: list[tuple[str, str, int]] = [
                ("GET", "/api/tables/nowhere", 404),
                ("GET", "/api/nowhere", 404),
                ("DELETE", "/api/games", 405),
                ("GET", "/api/join/nothing", 404),
                ("POST", "/api/me/recovery", 401),
                ("POST", "/api/tables", 422),
                ("POST", "/api/lessons/xorlosch/none", 404),
                ("GET", "/api/games/chess/rulebook", 404),
            ]
            for method, path, status in asked:
                told = []
                for language in ("en", "fr"):
                    body: Any = None if method == "GET" else {}
                    answer = await guest.ask(method, f"{path}?lang={language}", json=body)
                    assert answer.status_code == status, (path, answer.text)
                    told.append(answer.json()["detail"])
                assert all(sentence.endswith(".") for sentence in told), told
                assert told[0] != told[1]

    run(play())


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [
        ("fr", "en", "fr"),
        ("de", "fr-CA, en;q=0.5", "fr"),
        (None, "de, en;q=0.1, fr;q=0.2", "fr"),
        (None, "fr;q=0", "en"),
        (None, "fr;q=nonsense, ,;;", "en"),
        ("", None, "en"),
        (None, "*", "en"),
    ],
)
def test_the_language_of_an_answer(asked: str | None, accepted: str | None, language: str) -> None:
    assert language_of(asked, accepted) == language


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ED%A0%80", "%F0%9F%8E%B2"])
def test_a_table_with_an_impossible_name_is_not_there(tmp_path: Path, table: str) -> None:
    """PostgreSQL takes no NUL in a text."""

    async def play() -> None:
        async with open_services(tmp_path) as services:
            for path in ("", "/position", "/moments"):
                answer = await Guest(app_of(services)).get(f"/api/tables/{table}{path}")
                assert answer.status_code == 404, answer.text

    run(play())
