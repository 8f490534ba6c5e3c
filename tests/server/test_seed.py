"""The seed of a running game, and what chance has brought, stay on the server once a second person has sat at the table
or can still sit down; what somebody alone was shown is said to everybody who comes."""

import base64
import json
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from lanterne.engine import parse_log
from lanterne.engine.log import SeedShown
from lanterne.server.live import LiveTable
from lanterne.server.people import Person
from lanterne.server.services import Services
from lanterne.server.table_plan import PlanSeat, TablePlan
from tests.server.rooms import Client, Guest, app_of, open_services, people, refused, still, table_of, with_services
from tests.server.within import run

BOT = PlanSeat("bot", "", "steady")
TOLD = "seed of its dice"


async def alone(services: Services, host: Person, *others: PlanSeat, game: str = "xorlosch") -> LiveTable:
    """A table of one person with bots."""
    live = await services.tables.new(TablePlan(game, {}, (PlanSeat("me", host.name), *(others or (BOT, BOT))), 0), host)
    await still(live)
    return live


async def take_along(guest: Guest, live: LiveTable) -> httpx.Response:
    return await guest.post(f"/api/tables/{live.id}/take-along")


async def invitation(host: Guest, live: LiveTable, seat: int) -> str:
    """The path under which somebody may take the seat."""
    made = await host.post(f"/api/tables/{live.id}/seats/{seat}/invite")
    assert made.status_code == 201, made.text
    link: str = made.json()["link"]
    return "/api/join/" + link.rpartition("/")[2]


def seeds_in(answer: httpx.Response, live: LiveTable) -> bool:
    assert live.table is not None
    dice: Any = live.table._dice
    return dice.seed.hex() in answer.text


# --- nobody alone any more --------------------------------------------------------------------------------------------


def test_who_hands_the_friends_seat_to_a_bot_is_not_alone_and_gets_no_seed(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, ann_token), (bea, _) = await people(services, "Ann", "Bea")
        live = await table_of(services, "xorlosch", [ann, bea], bots=("steady",))
        host = Guest(app_of(services), ann_token)
        assert (await host.post(f"/api/tables/{live.id}/seats/1/hand-over")).status_code == 204
        await still(live)
        taken = await take_along(host, live)
        assert taken.status_code == 409
        assert not seeds_in(taken, live)
        found = (await host.get(f"/api/tables/{live.id}")).json()
        assert found["private"] is False, "the page offers no file"

    with_services(tmp_path, play)


def test_a_second_person_with_the_same_name_is_a_second_person(tmp_path: Path) -> None:
    """Ann leaves her seat, another Ann takes it and leaves it again: the log has met only one Ann."""

    async def play(services: Services) -> None:
        (ann, ann_token), (_, other_token) = await people(services, "Ann", "Ann")
        live = await alone(services, ann)
        app = app_of(services)
        host, guest = Guest(app, ann_token), Guest(app, other_token)
        link = await invitation(host, live, 0)
        for who in (host, guest):
            if who is guest:
                assert (await guest.post(link, {"name": "Ann"})).status_code == 201
            assert (await who.post(f"/api/tables/{live.id}/seats/0/hand-over")).status_code == 204
        await services.people.forget_seat(live.key, 0)
        live.open_until = 0
        await live.take(0, ann)
        assert live.table is not None
        assert live.table.people == {"Ann"}
        assert (await take_along(host, live)).status_code == 409

    with_services(tmp_path, play)


def test_while_an_invitation_works_there_is_no_seed(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, token)] = await people(services, "Ann")
        live = await alone(services, ann)
        host = Guest(app_of(services), token)
        await invitation(host, live, 1)
        assert (await take_along(host, live)).status_code == 409
        live.open_until = 1  # long ago
        assert (await take_along(host, live)).status_code == 200

    with_services(tmp_path, play)


def test_who_withdraws_the_invitations_is_alone_again(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, token), (_, bea_token) = await people(services, "Ann", "Bea")
        live = await alone(services, ann)
        host, guest = Guest(app_of(services), token), Guest(app_of(services), bea_token)
        link = await invitation(host, live, 1)
        path = f"/api/tables/{live.id}"
        assert (await host.get(path)).json()["invited"] is True
        assert (await guest.ask("DELETE", f"{path}/invitations")).status_code == 403
        assert (await host.ask("DELETE", f"{path}/invitations")).status_code == 204
        assert (await host.get(path)).json()["invited"] is False
        assert (await guest.post(link, {"name": "Bea"})).status_code == 404
        assert (await take_along(host, live)).status_code == 200

    with_services(tmp_path, play)


def test_who_began_without_the_friend_who_has_a_link_gets_no_seed(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, token)] = await people(services, "Ann")
        seats = (PlanSeat("me", "Ann"), PlanSeat("friend"), BOT)
        live = await services.tables.new(TablePlan("xorlosch", {}, seats, 0), ann)
        host = Guest(app_of(services), token)
        await invitation(host, live, 1)
        assert (await host.post(f"/api/tables/{live.id}/start")).status_code == 204
        await still(live)
        assert (await take_along(host, live)).status_code == 409

    with_services(tmp_path, play)


def test_all_this_is_remembered_over_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_services(tmp_path) as services:
            (ann, token), (bea, _) = await people(services, "Ann", "Bea")
            invited, shared = await alone(services, ann), await table_of(services, "xorlosch", [ann, bea])
            taken = await alone(services, ann)
            host = Guest(app_of(services), token)
            await invitation(host, invited, 1)
            await shared.hand_over(1, "steady")
            assert (await take_along(host, taken)).status_code == 200
        async with open_services(tmp_path) as services:
            host = Guest(app_of(services), token)
            for live in (invited, shared):
                assert (await take_along(host, live)).status_code == 409
            found = (await host.get(f"/api/tables/{taken.id}")).json()
            assert TOLD in found["told"][0]

    run(evening())


def test_nobody_but_who_plays_alone_gets_the_seed_and_by_no_link_on_another_page(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, ann_token), (_, bea_token) = await people(services, "Ann", "Bea")
        live = await alone(services, ann)
        app = app_of(services)
        for guest in (Guest(app, bea_token), Guest(app)):
            assert (await take_along(guest, live)).status_code in (401, 403, 409)
        assert (await Guest(app, ann_token).get(f"/api/tables/{live.id}/log")).status_code == 409
        assert live.table is not None
        assert not live.table.seed_shown, "nothing was shown"

    with_services(tmp_path, play)


def test_closing_the_table_learning_and_playing_again_lead_to_no_seed(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, token), (bea, _) = await people(services, "Ann", "Bea")
        host = Guest(app_of(services), token)
        live = await table_of(services, "xorlosch", [ann, bea], bots=("steady",))
        await live.hand_over(1, "steady")
        assert (await host.post(f"/api/tables/{live.id}/close")).status_code == 204
        assert (await take_along(host, live)).status_code == 409
        assert (await host.get(f"/api/tables/{live.id}/log")).status_code == 409
        again = await services.tables.find((await host.post(f"/api/tables/{live.id}/rematch")).json()["id"])
        assert live.table is not None
        assert again.table is not None
        assert again.table.log.header.commitment != live.table.log.header.commitment
        lesson = await services.tables.new_lesson("xorlosch", "2-quests", ann)
        assert (await take_along(host, lesson)).status_code == 409

    with_services(tmp_path, play)


def test_no_door_of_the_server_leads_to_the_seed(tmp_path: Path) -> None:
    """Every address about a table, asked by the host who sent the friend away, by the friend, by a stranger, and by the
    host without a cookie, in another browser."""

    async def play(services: Services) -> None:
        (ann, ann_token), (bea, bea_token), (_, token) = await people(services, "Ann", "Bea", "Cas")
        live = await table_of(services, "dungeon-lords", [ann, bea], bots=("random", "random"))
        await live.hand_over(1, "random")
        app = app_of(services)
        windows = [await Client(live, person).open() for person in (ann, bea, None)]
        asked = 0
        for cookie in (ann_token, bea_token, token, ""):
            guest = Guest(app, cookie)
            for method, path in doors(app, live):
                answer = await guest.ask(method, path, json={} if method == "POST" else None)
                assert answer.status_code < 500, (method, path)
                assert not seeds_in(answer, live), (method, path)
                asked += answer.status_code == 200
        assert asked > 20
        assert live.table is not None
        dice: Any = live.table._dice
        secret = (dice.seed.hex().encode(), live.secret.encode(), base64.b64encode(dice.seed))
        for window in windows:
            assert not any(each in message for message in window.written() for each in secret)

    with_services(tmp_path, play)


CHANGES = ("/close", "/pause", "/resume", "/start", "/hand-over", "/take", "/invite", "/answers")


def doors(app: FastAPI, live: LiveTable) -> list[tuple[str, str]]:
    """All that can be asked about a table, read from the description of the server."""
    found = [
        (method.upper(), path.replace("{table}", live.id).replace("{n}", n).replace("{seat}", n))
        for path, methods in app.openapi()["paths"].items()
        for method in ("get", "post")
        for n in ("0", "1")
        if method in methods and path.startswith("/api/") and not path.endswith(CHANGES)
    ]
    assert ("POST", f"/api/tables/{live.id}/take-along") in found
    return [(method, path) for method, path in found if "{" not in path]


# --- who was alone, and is no longer ----------------------------------------------------------------------------------


def test_who_is_invited_later_is_told_before_and_after_sitting_down(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, ann_token), (bea, bea_token) = await people(services, "Ann", "Bea")
        live = await alone(services, ann)
        app = app_of(services)
        host, guest = Guest(app, ann_token), Guest(app, bea_token, "fr")
        window = await Client(live, ann).open()
        window.news()
        taken = await take_along(host, live)
        assert taken.status_code == 200
        assert seeds_in(taken, live)
        heard = window.news()
        assert any(line.get("kind") == "shown" for now in heard if now["type"] == "now" for line in now["told"])
        link = await invitation(host, live, 1)
        [sentence] = (await guest.get(link)).json()["told"]
        assert "nombre secret" in sentence
        assert (await guest.post(link, {"name": "Bea"})).status_code == 201
        came = (await Client(live, bea).open()).news()
        [told] = next(message for message in came if message["type"] == "people")["told"]
        assert TOLD in told
        assert (await take_along(host, live)).status_code == 409, "now there are two"

    with_services(tmp_path, play)


def test_taking_along_twice_is_said_once_and_undo_does_not_unsay_it(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, token)] = await people(services, "Ann")
        live = await alone(services, ann)
        host = Guest(app_of(services), token)
        window = await Client(live, ann).open()
        window.news()
        await some_answer(window)
        for _ in range(2):
            assert (await take_along(host, live)).status_code == 200
        assert live.table is not None
        assert sum(isinstance(entry, SeedShown) for entry in live.table.log.entries) == 1
        assert not refused(await window.say("undo"))
        await still(live)
        fresh = (await Client(live, ann).open()).news()
        assert TOLD in next(message for message in fresh if message["type"] == "people")["told"][0]
        [now] = [message for message in fresh if message["type"] == "now"]
        assert [line.get("kind") for line in now["told"]].count("shown") == 1

    with_services(tmp_path, play)


def test_a_game_that_came_in_a_file_says_so_even_if_the_file_does_not(tmp_path: Path) -> None:
    """Take the game along, strike out the line that says so, bring it back, invite a friend."""

    async def play(services: Services) -> None:
        [(ann, token)] = await people(services, "Ann")
        live = await alone(services, ann)
        host = Guest(app_of(services), token)
        lines = (await take_along(host, live)).content.splitlines()
        *head, shown, seed = lines
        assert json.loads(shown)["type"] == "seed-shown"
        struck = json.dumps({**json.loads(seed), "n": json.loads(shown)["n"]}).encode()
        for file in (lines, [*head, struck]):
            made = await host.ask("POST", "/api/logs", content=b"\n".join(file))
            assert made.status_code == 201, made.text
            found = (await host.get(f"/api/tables/{made.json()['id']}")).json()
            assert (found["status"], len(found["told"])) == ("playing", 1)
            assert TOLD in found["told"][0]

    with_services(tmp_path, play)


def test_the_taken_log_replays_and_old_logs_too(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, token)] = await people(services, "Ann")
        live = await alone(services, ann)
        log = parse_log((await take_along(Guest(app_of(services), token), live)).content)
        assert isinstance(log.entries[-2], SeedShown)

    with_services(tmp_path, play)


# --- taking back ------------------------------------------------------------------------------------------------------


async def some_answer(window: Client) -> None:
    """The first option."""
    table = window.live.table
    assert table is not None
    seat = table.asked[0]
    call = table.box.encode(table.view(seat).options()[0])
    assert not refused(await window.say("answer", choice=table.choice_id, seat=seat, answer=call))
    await still(window.live)
    window.news()


async def until_chance(window: Client) -> None:
    """Answer until something cannot be taken back freely by who is not alone."""
    table = window.live.table
    assert table is not None
    for _ in range(200):
        await some_answer(window)
        if table.undo_limit(0) > (table.before_last_answer(0) or 0):
            return
    raise AssertionError("nothing ever came of chance")


def test_who_sent_the_friend_away_cannot_look_ahead_and_take_it_back(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        ((ann, _), (bea, _)) = await people(services, "Ann", "Bea")
        live = await table_of(services, "xorlosch", [ann, bea], bots=("steady",))
        await live.hand_over(1, "steady")
        await still(live)
        window = await Client(live, ann).open()
        window.news()
        await until_chance(window)
        assert window.last.get("undo", "") == ""
        assert "agree" in refused(await window.say("undo"))
        assert live.undo_request is None

    with_services(tmp_path, play)


def test_what_was_taken_back_alone_is_said_to_who_comes_later(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, token)] = await people(services, "Ann")
        live = await alone(services, ann)
        window = await Client(live, ann).open()
        window.news()
        await until_chance(window)
        assert window.last["undo"] == "free"
        assert not refused(await window.say("undo"))
        await still(live)
        host = Guest(app_of(services), token)
        link = await invitation(host, live, 1)
        told = (await host.get(link)).json()["told"]
        assert told == ["While one person played here alone, one answer was taken back after its outcome was seen."]

    with_services(tmp_path, play)
