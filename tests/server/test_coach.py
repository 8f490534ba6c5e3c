"""Who may ask the coach at a table, what is refused, and that nobody waits for it."""

import asyncio
from pathlib import Path
from typing import Any

from lanterne.server.live import LiveTable
from lanterne.server.services import Services
from tests.server.rooms import Client, Guest, app_of, people, refused, still, table_of, with_services


async def asked_first(live: LiveTable, client: Client) -> dict[str, Any]:
    """What the one person at a table is asked, once the bots are done."""
    await still(live)
    client.news()
    assert live.table is not None
    return {"choice": live.table.choice_id, "seat": 0}


async def advice(client: Client, kind: str) -> dict[str, Any]:
    """The coach's next message of this kind."""
    async with asyncio.timeout(60):
        while True:
            for message in client.news():
                if message["type"] in (kind, "refused"):
                    return message
            await asyncio.sleep(0.05)


def test_a_hint_comes_while_other_requests_are_answered(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        ((ann, _),) = await people(services, "Ann")
        live = await table_of(services, "xorlosch", [ann], bots=("steady", "steady"))
        client = await Client(live, ann).open()
        question = await asked_first(live, client)
        assert not refused(await client.say("hint", **question))
        assert "still thinking" in refused(await client.say("hint", **question))
        closed = await client.say("closed", **question)
        assert [message["type"] for message in closed] == ["closed"], "the coach holds nobody up"
        hint = await advice(client, "hint")
        assert hint["type"] == "hint"
        assert (hint["choice"], hint["seat"]) == (question["choice"], 0)
        labels = [option["label"] for option in client.last.get("options", ())]
        assert hint["text"] in labels

    with_services(tmp_path, play)


def test_people_say_whether_they_may_be_coached(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, _), (bea, _) = await people(services, "Ann", "Bea")
        alone = await table_of(services, "xorlosch", [ann], bots=("steady",))
        together = await table_of(services, "xorlosch", [ann, bea], bots=("steady",))
        for live, may in ((alone, True), (together, False)):
            client = await Client(live, ann).open()
            told = next(message for message in client.news() if message["type"] == "people")
            assert told.get("coach", False) is may

    with_services(tmp_path, play)


def test_what_is_refused(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, _), (bea, _) = await people(services, "Ann", "Bea")
        together = await table_of(services, "xorlosch", [ann, bea], bots=("steady",))
        client = await Client(together, ann).open()
        question = await asked_first(together, client)
        assert "no hints here" in refused(await client.say("hint", **question))
        alone = await table_of(services, "xorlosch", [ann], bots=("steady",))
        stranger = await Client(alone, bea).open()
        question = await asked_first(alone, stranger)
        assert refused(await stranger.say("hint", **question))
        client = await Client(alone, ann).open()
        assert refused(await client.say("hint", choice=question["choice"] + 1, seat=0))
        await client.say("second-thought", **question, answer=["raise_dwarf", "red-w1"])
        assert (await advice(client, "second-thought"))["type"] == "refused"
        assert alone.table is not None
        assert alone.table.choice_id == question["choice"], "nothing was answered"

    with_services(tmp_path, play)


def test_a_game_is_reviewed_when_it_is_over_and_played_on_from_a_moment(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, token), (_, other) = await people(services, "Ann", "Bea")
        live = await table_of(services, "dungeon-run", [ann], bots=("steady",), settings={"begin": "race"})
        host, stranger = Guest(app_of(services), token), Guest(app_of(services), other)
        path = f"/api/tables/{live.id}"
        assert (await host.get(f"{path}/review")).status_code == 409, "it is not over"
        table = live.table
        assert table is not None
        while not table.over:
            await still(live)
            if not table.over:
                view = table.view(0)
                words = table.box.encode(view.default_answer())
                await live.answer(ann, 0, table.choice_id, words)
        review = (await host.get(f"{path}/review")).json()
        assert review["seats"] == [0]
        assert not review["together"]
        assert all(abs(sum(point["chances"]) - 1) < 1e-6 for point in review["points"])
        places = table.box.ranking(table.state)
        assert (review["points"][-1]["chances"][0] > 0) == (places[0] == 1)
        assert (await stranger.get(f"{path}/review")).status_code == 403
        n = review["points"][0]["n"]
        made = await host.post(f"{path}/play-on?n={n}")
        assert made.status_code == 201, made.text
        again = await services.tables.find(made.json()["id"])
        assert again.table is not None
        assert not again.table.over
        assert again.table.log.entries[: n - 1] == table.log.entries[: n - 1]
        assert again.table.asked == (0,)
        assert (await host.post(f"{path}/play-on?n=999999")).status_code == 404
        assert (await stranger.post(f"{path}/play-on?n={n}")).status_code == 403

    with_services(tmp_path, play)
