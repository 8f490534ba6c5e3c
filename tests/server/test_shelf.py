"""My tables: named, put away, removed, and seen at a glance."""

from pathlib import Path

import pytest

from lanterne.server.schema import chats, entries, seats, tables, tokens
from lanterne.server.services import Services
from tests.server.cellar_registered import register_cellar
from tests.server.rooms import Client, Guest, app_of, open_services, people, still, table_of, with_services
from tests.server.within import run


@pytest.fixture(autouse=True)
def _cellar(monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)


def test_a_table_gets_a_name_and_each_person_puts_it_away_alone(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, a), (bea, b), (_, c) = await people(services, "Ann", "Bea", "Cas")
        live = await table_of(services, "cellar", [ann, bea])
        host, friend, stranger = (Guest(app_of(services), token) for token in (a, b, c))
        place = f"/api/tables/{live.id}"
        assert (await host.ask("PUT", place, json={"called": " Friday\nnight "})).status_code == 204
        assert (await friend.ask("PUT", place, json={"called": "mine"})).status_code == 403
        assert (await friend.ask("PUT", f"{place}/shelf", json={"put_away": True})).status_code == 204
        assert (await stranger.ask("PUT", f"{place}/shelf", json={"put_away": True})).status_code == 403
        listed = [(await guest.get("/api/tables")).json()[0] for guest in (host, friend)]
        assert [(row["called"], row["put_away"]) for row in listed] == [("Friday night", False), ("Friday night", True)]
        assert (await friend.ask("PUT", f"{place}/shelf", json={"put_away": False})).status_code == 204
        assert not (await friend.get("/api/tables")).json()[0]["put_away"]

    with_services(tmp_path, play)


def test_the_host_removes_a_table_for_good_but_not_under_the_others_hands(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, a), (bea, b) = await people(services, "Ann", "Bea")
        live = await table_of(services, "cellar", [ann, bea])
        host, friend = Guest(app_of(services), a), Guest(app_of(services), b)
        place = f"/api/tables/{live.id}"
        window = await Client(live, bea).open()
        await window.say("chat", text="Hello")
        refused = await host.ask("DELETE", place)
        assert (refused.status_code, "End the game first" in refused.json()["detail"]) == (409, True)
        assert (await friend.ask("DELETE", place)).status_code == 403
        assert (await host.post(f"{place}/close")).status_code == 204
        assert (await host.ask("DELETE", place)).status_code == 204
        assert (await host.get(place)).status_code == 404
        assert window.connection.gone
        for guest in (host, friend):
            assert (await guest.get("/api/tables")).json() == []
        for each in (tables, seats, entries, chats, tokens):
            column = each.c.key if each is tables else each.c.game_table
            assert await services.store.read(each.select().where(column == live.key)) == []

    with_services(tmp_path, play)


def test_a_table_is_removed_while_bots_play_there(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        ((ann, token),) = await people(services, "Ann")
        live = await table_of(services, "cellar", [ann], bots=["random"])
        host = Guest(app_of(services), token)
        await Client(live, None).open()
        assert (await host.post(f"/api/tables/{live.id}/seats/0/hand-over")).status_code == 204
        assert (await host.ask("DELETE", f"/api/tables/{live.id}")).status_code == 204
        await still(live)
        assert await services.store.read(entries.select().where(entries.c.game_table == live.key)) == []

    with_services(tmp_path, play)


def test_a_glance_shows_its_people_where_a_game_stands_and_replays_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_services(tmp_path) as services:
            (ann, a), (_, b) = await people(services, "Ann", "Bea")
            live = await table_of(services, "xorlosch", [ann], bots=["random"])
            now = (await Guest(app_of(services), a).get(f"/api/tables/{live.id}/glance")).json()
            assert now["status"]
        async with open_services(tmp_path) as services:
            mine, strangers = Guest(app_of(services), a), Guest(app_of(services), b)
            assert (await mine.get(f"/api/tables/{live.id}/glance")).json() == now
            picture = await mine.get(f"/api/tables/{live.id}/glance.svg")
            assert (picture.headers["content-type"], picture.text[:4]) == ("image/svg+xml", "<svg")
            assert services.tables._live == {}
            for guest, status in ((strangers, 403), (Guest(app_of(services)), 401)):
                assert (await guest.get(f"/api/tables/{live.id}/glance")).status_code == status
                assert (await guest.get(f"/api/tables/{live.id}/glance.svg")).status_code == status
            assert (await mine.get("/api/tables/nothing/glance")).status_code == 404
            plan = {"game": "xorlosch", "seats": [{"kind": "me"}, {"kind": "friend"}]}
            gathering = (await mine.post("/api/tables", plan)).json()["id"]
            assert (await mine.get(f"/api/tables/{gathering}/glance")).json() == {"status": []}
            assert (await mine.get(f"/api/tables/{gathering}/glance.svg")).status_code == 204

    run(evening())
