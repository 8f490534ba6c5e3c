"""Who sits where: inviting, joining, handing over, taking over, playing again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import Table
from lanterne.engine.log import Answer
from lanterne.server.services import Services
from lanterne.server.table_plan import PlanSeat, TablePlan, players_of
from tests.server.cellar_registered import register_cellar
from tests.server.rooms import Client, Guest, app_of, open_services, people, refused, still, table_of
from tests.server.within import run

SEATS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]


@pytest.fixture(autouse=True)
def _cellar(monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)


async def host(services: Services, seats: list[dict[str, str]], **more: Any) -> tuple[Guest, str]:
    """Somebody who has made a table of the Cellar."""
    guest = Guest(app_of(services))
    made = await guest.post("/api/tables", {"game": "cellar", "seats": seats, "name": "Ann", "pace": 0, **more})
    assert made.status_code == 201, made.text
    return guest, f"/api/tables/{made.json()['id']}"


async def token_for(guest: Guest, table: str, seat: int) -> str:
    link: str = (await guest.post(f"{table}/seats/{seat}/invite")).json()["link"]
    return link.rpartition("/")[2]


def test_friends_join_by_link_and_the_game_begins_with_the_last(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            ann, table = await host(services, SEATS)
            app = app_of(services)
            names = []
            for seat in (1, 2):
                friend = Guest(app)
                token = await token_for(ann, table, seat)
                told = (await friend.get(f"/api/join/{token}")).json()
                assert (told["host"], told["seat"], told["taken"], told["status"]) == ("Ann", seat, False, "gathering")
                assert (await friend.post(f"/api/join/{token}", {"name": "Ann"})).status_code == 201
                assert (await friend.post(f"/api/join/{token}", {})).status_code == 201  # it is mine: only led there
                late = await Guest(app).post(f"/api/join/{token}", {"name": "Late"})
                assert (late.status_code, late.json()["detail"]) == (409, "Somebody already sits there.")
                names.append((await friend.get(table)).json()["mine"])
            assert names == [[1], [2]]
            found = (await ann.get(table)).json()
            assert found["status"] == "playing"
            # Three with one name are three people: their knowledge must not add up.
            assert [seat["name"] for seat in found["seats"]] == ["Ann", "Ann 2", "Ann 3"]

    run(play())


@pytest.mark.parametrize("name", ["random 2", "steady 2"])
def test_a_person_with_the_name_of_a_bot_is_not_that_bot(name: str) -> None:
    for kind in ("me", "here", "friend"):
        seats = (PlanSeat(kind, name), PlanSeat("bot", "", name.split()[0]), PlanSeat("friend"))
        sat = [seat.person for seat in players_of(TablePlan("xorlosch", {}, seats))]
        assert len(set(sat)) == 3


def test_a_bot_that_takes_over_is_nobody_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = [person for person, _ in await people(services, "random 2", "Bea", "Cas")]
            live = await table_of(services, "cellar", known)
            await live.hand_over(1, "random")
            assert live.table is not None
            assert len({seat.person for seat in live.table.seats}) == 3
            assert live.table.person_seats(0) == 1

    run(play())


def test_a_link_to_the_seat_of_a_bot_is_for_a_person_also_before_the_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            ann, table = await host(services, [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "friend"}])
            friend = Guest(app_of(services))
            assert (
                await friend.post(f"/api/join/{await token_for(ann, table, 1)}", {"name": "Bea"})
            ).status_code == 201
            assert (await ann.post(f"{table}/start")).status_code == 204
            seats = (await friend.get(table)).json()["seats"]
            assert [(seat["kind"], seat["mine"]) for seat in seats] == [
                ("person", False),
                ("person", True),
                ("bot", False),
            ]

    run(play())


def test_a_closed_table_does_not_begin(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            ann, table = await host(services, SEATS)
            token = await token_for(ann, table, 1)
            assert (await ann.post(f"{table}/close")).status_code == 204
            assert (await ann.post(f"{table}/start")).status_code == 409
            assert (await Guest(app_of(services)).post(f"/api/join/{token}", {"name": "Bea"})).status_code == 409
            assert (await ann.get(table)).json()["status"] == "closed"

    run(play())


def test_a_game_that_cannot_be_set_up_is_refused_with_its_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_args: object, **_options: object) -> None:
        raise ValueError("nobody can begin with seat 5.")

    async def play() -> None:
        async with open_services(tmp_path) as services:
            ann, table = await host(services, SEATS)
            await Guest(app_of(services)).post(f"/api/join/{await token_for(ann, table, 1)}", {"name": "Bea"})
            monkeypatch.setattr(Table, "new", refuses)
            refused = await ann.post(f"{table}/start")
            assert refused.status_code == 409
            assert "nobody can begin with seat 5." in refused.text
            assert (await ann.get(table)).json()["status"] == "gathering"

    run(play())


def test_knowledge_goes_with_the_seat_when_it_is_handed_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            ann, bea, cas = [person for person, _ in await people(services, "Ann", "Bea", "Ann")]
            live = await table_of(services, "cellar", [ann, bea])
            window = await Client(live, bea).open()
            window.news()
            assert window.last["seat"] == 1
            live.passing[1] = "always"
            await live.hand_over(1, "random")
            assert live.seats_of(bea) == ()
            assert live.passing == {}
            window.news()
            assert window.last["seat"] == -1
            assert "not your seat" in refused(await window.say("look", seat=1))
            results = await asyncio.gather(live.take(1, cas), live.take(1, bea), return_exceptions=True)
            assert [getattr(result, "message", None) for result in results] == [None, "seat-taken"]
            assert live.table is not None
            assert live.table.seats[1].person == "Ann 2"
            assert live.table.person_seats(0) == 1
            new = await Client(live, cas).open()
            new.news()
            assert new.last["seat"] == 1

    run(play())


def test_who_may_hand_over_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            app = app_of(services)
            known = await people(services, "Ann", "Bea", "Cas", "Dan")
            live = await table_of(services, "cellar", [person for person, _ in known[:3]], quiet=60)
            ann, bea, cas, dan = [Guest(app, token) for _, token in known]
            path = f"/api/tables/{live.id}/seats"
            assert live.table is not None
            assert live.table.asked == (0, 1, 2)
            for guest in (cas, dan):
                assert (await guest.post(f"{path}/1/hand-over")).status_code == 403
            live.since -= 61_000
            assert (await dan.post(f"{path}/1/hand-over")).status_code == 403
            assert (await cas.post(f"{path}/1/hand-over", {"bot": "nobody"})).status_code == 422
            assert (await cas.post(f"{path}/1/hand-over", {"bot": "random"})).status_code == 204
            assert (await cas.post(f"{path}/1/hand-over")).status_code == 409
            assert (await dan.post(f"{path}/1/take")).status_code == 403
            assert (await bea.post(f"{path}/1/take")).status_code == 403  # she sits there no longer
            assert (await ann.post(f"{path}/9/take")).status_code == 404
            token = await token_for(ann, f"/api/tables/{live.id}", 2)
            assert (await ann.post(f"{path}/2/hand-over", {"bot": "random"})).status_code == 204
            removed = await cas.post(f"/api/join/{token}", {})
            assert removed.status_code == 404, "who was removed does not come back by the old link"
            await still(live)

    run(play())


def test_playing_again_everybody_sits_where_he_sat(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = [person for person, _ in await people(services, "Ann", "Bea")]
            live = await table_of(services, "cellar", known, bots=["random"])
            again = await services.tables.again(live, known[1])
            assert again.id != live.id
            assert again.holders == live.holders
            assert again.host == known[1].id
            assert again.table is not None
            assert live.table is not None
            assert [seat.bot for seat in again.table.seats] == ["", "", "random"]
            assert again.table.log.header.commitment != live.table.log.header.commitment
            await live.change_status("closed")

    run(play())


def test_a_log_from_elsewhere_is_only_looked_at_and_played_again_with_free_seats(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = await people(services, "Ann", "Bea")
            live = await table_of(services, "cellar", [person for person, _ in known])
            assert live.table is not None
            ann = Guest(app_of(services), known[0][1])
            data = b"\n".join(live.table.log.lines())
            made = await ann.ask("POST", "/api/logs", content=data)
            assert made.status_code == 201, made.text
            path = f"/api/tables/{made.json()['id']}"
            found = (await ann.get(path)).json()
            assert (found["imported"], found["mine"], found["status"]) == (True, [], "closed")
            assert (await ann.get(f"{path}/moments?seat=1")).status_code == 200
            assert (await ann.get(f"{path}/log")).content.splitlines() == data.splitlines()
            assert (
                await ann.post(f"{path}/answers", {"choice": 0, "seat": 0, "answer": ["bid", 1]})
            ).status_code == 409
            again = await ann.post(f"{path}/rematch")
            seats = (await ann.get(f"/api/tables/{again.json()['id']}")).json()["seats"]
            assert {seat["kind"] for seat in seats} == {"free"}
            torn = await ann.ask("POST", "/api/logs", content=data[:-20])
            assert (torn.status_code, "cannot be replayed" in torn.json()["detail"]) == (422, True)

    run(play())


def test_what_a_seat_wished_before_the_game_is_answered_for_it(tmp_path: Path) -> None:
    [wish] = registry.box("xorlosch").preferences
    colour = wish.params[0][1].names[1]

    async def play() -> None:
        async with open_services(tmp_path) as services:
            [(ann, _)] = await people(services, "Ann")
            seats = (PlanSeat("me", "Ann", "", {wish.name: str(colour)}), PlanSeat("bot", "", "random"))
            live = await services.tables.new(TablePlan("xorlosch", {"start_player": 1}, seats, 0), ann)
            await still(live)
            assert live.table is not None
            answers = [entry for entry in live.table.log.entries if isinstance(entry, Answer) and entry.seat == 0]
            assert [(entry.answer, entry.auto) for entry in answers[:1]] == [((wish.name, colour), "wish")]
            window = await Client(live, ann).open()
            assert any(line.get("kind") == "auto" for line in window.news()[-1]["told"])

    run(play())


def test_a_waiting_program_is_answered_as_soon_as_something_happens(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = await people(services, "Ann", "Bea")
            live = await table_of(services, "cellar", [person for person, _ in known])
            guest = Guest(app_of(services), known[1][1])
            path = f"/api/tables/{live.id}/position?after={live.saved - 1}"
            assert (await guest.get(f"{path}&wait=0")).json()["entry"] == live.saved - 1
            waiting = asyncio.create_task(guest.get(f"{path}&wait=25"))
            while live._changed is None:  # nobody waits yet
                await asyncio.sleep(0)
            assert live.table is not None
            entry = await live.answer(known[0][0], 0, live.table.choice_id, ["bid", 1])
            assert (await waiting).json()["entry"] == entry

    run(play())
