"""Tables that were begun under earlier rules go on when the program is updated; where they cannot, people are told."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanterne import registry
from lanterne.engine import Seat, Table, parse_log
from lanterne.engine.log import Continued, Undo
from lanterne.engine.proof import prove
from lanterne.engine.upgrade import NotContinued, Upgrade, unchanged
from lanterne.server.continuing import RulesChanged, continued
from lanterne.server.sentences import sentence
from tests.engine.cellar import CELLAR
from tests.server.cellar_registered import register_cellar
from tests.server.databases import run_sql
from tests.server.rooms import Client, Guest, app_of, open_services, people, refused, still, table_of
from tests.server.within import run


def change_rules(monkeypatch: pytest.MonkeyPatch, upgrade: Upgrade) -> None:
    """From now on the Cellar is played under rules 2."""
    monkeypatch.setattr(CELLAR, "version", 2)
    monkeypatch.setattr(CELLAR, "upgrades", {1: upgrade})


async def begun(folder: Path) -> tuple[str, Any, str, int]:
    """A table of Ann and a bot in the middle of a game, on a server that was stopped: its id, Ann, her token, and the
    number of its entries."""
    async with open_services(folder) as services:
        ((ann, token),) = await people(services, "Ann")
        live = await table_of(services, "cellar", [ann], bots=["random"])
        await still(live)
        for _ in range(3):
            await answer(live, ann)
        return live.id, ann, token, live.saved


async def answer(live: Any, ann: Any) -> None:
    assert live.table is not None
    await live.answer(ann, 0, live.table.choice_id, live.table.box.encode(live.table.view(0).default_answer()))
    await still(live)


def sql(folder: Path, statement: str, **values: Any) -> Any:
    return asyncio.to_thread(run_sql, folder, statement, **values)


@pytest.fixture(autouse=True)
def _cellar(monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)


def test_a_table_goes_on_under_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table, ann, token, saved = await begun(tmp_path)
        change_rules(monkeypatch, unchanged)
        async with open_services(tmp_path) as services:
            live = await services.tables.find(table)
            assert live.table is not None
            entry = live.table.log.entries[saved]
            assert isinstance(entry, Continued)
            assert (entry.since, entry.rules, entry.to) == (1, 2, saved - 1)
            window = await Client(live, ann).open()
            lines = [line["text"] for line in window.news()[-1]["told"]]
            assert any(sentence("en", "continued", version=2) in line and "rules-changed-2" in line for line in lines)
            assert "undo" not in window.last or not window.last["undo"]
            await answer(live, ann)
            await window.say("undo")
            last = live.table.log.entries[-1]
            assert isinstance(last, Undo)
            assert last.to == saved
            assert refused(await window.say("undo"))
            app = app_of(services)
            moments = (await Guest(app, token).get(f"/api/tables/{table}/moments")).json()["moments"]
            assert min(moment["n"] for moment in moments) == saved
            assert (await Guest(app, token).get(f"/api/tables/{table}/moments/{saved - 1}")).status_code in (404, 409)
        async with open_services(tmp_path) as services:  # and it is not continued a second time
            live = await services.tables.find(table)
            assert live.table is not None
            window = await Client(live, ann).open()
            await live.hand_over(0, "random")
            await still(live)
            assert live.table.over
            assert sum(isinstance(each, Continued) for each in live.table.log.entries) == 1
            assert prove(CELLAR, live.table.log).continued == saved
            log = await Guest(app_of(services), token).get(f"/api/tables/{table}/log")
            assert log.status_code == 200
            assert b'"continued"' in log.content
            again = await Guest(app_of(services), token).ask("POST", "/api/logs", content=log.content)
            assert again.status_code == 422, "its state could be anything"
            assert "can go on only where it was played" in again.json()["detail"]

    run(play())


def test_the_state_is_brought_into_its_new_shape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def richer(data: dict[str, Any]) -> dict[str, Any]:
        data["left"] += 5
        return data

    async def play() -> None:
        table, _, _, _ = await begun(tmp_path)
        [(snapshot,)] = await sql(tmp_path, "SELECT snapshot FROM tables")
        change_rules(monkeypatch, richer)
        async with open_services(tmp_path) as services:
            live = await services.tables.find(table)
            assert live.table is not None
            assert live.table.state.left == msgspec.json.decode(snapshot)["left"] + 5

    run(play())


def test_after_a_crash_the_last_entries_may_be_lost_and_people_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed server has stored no snapshot at its end."""

    async def play() -> None:
        table, ann, _, saved = await begun(tmp_path)
        log = [bytes(line) for (line,) in await sql(tmp_path, "SELECT line FROM entries ORDER BY n")]
        [(header, seed)] = await sql(tmp_path, "SELECT header, seed FROM tables")

        older = Table.replay(CELLAR, parse_log(b"\n".join((header, *log))), seed=bytes(seed)).state_after(saved - 3)
        await asyncio.to_thread(
            run_sql,
            tmp_path,
            "UPDATE tables SET snapshot = :state, snapshot_at = :at",
            state=older.encode(),
            at=saved - 3,
        )
        change_rules(monkeypatch, unchanged)
        async with open_services(tmp_path) as services:
            live = await services.tables.find(table)
            assert live.table is not None
            assert live.table.state.hash() == older.hash()
            window = await Client(live, ann).open()
            told = " ".join(line["text"] for line in window.news()[-1]["told"])
            assert sentence("en", "continued-lost", entries=2) in told

    run(play())


def fails(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != "players"}


@pytest.mark.parametrize(
    ("upgrade", "message", "more"),
    [
        (NotContinued("rules-ended-2"), "rules-ended", "rules-ended-2"),
        (NotContinued(""), "rules-too-old", ""),
        (fails, "unreplayable", ""),
    ],
)
def test_where_it_cannot_go_on_it_says_why_and_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, upgrade: Upgrade, message: str, more: str
) -> None:
    async def play() -> None:
        table, ann, _, saved = await begun(tmp_path)
        change_rules(monkeypatch, upgrade)
        async with open_services(tmp_path) as services:
            live = await services.tables.find(table)
            assert live.table is None
            now = (await Client(live, ann).open()).news()[-1]
            assert now["prompt"]["text"].startswith(sentence("en", message))
            assert more in now["prompt"]["text"]
            assert now["panels"]
        count = await sql(tmp_path, "SELECT count(*) FROM entries")
        assert count == [(saved,)], "nothing was written"

    run(play())


def test_without_a_snapshot_it_cannot_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table, _, _, _ = await begun(tmp_path)
        await sql(tmp_path, "UPDATE tables SET snapshot_at = -1")
        change_rules(monkeypatch, unchanged)
        async with open_services(tmp_path) as services:
            live = await services.tables.find(table)
            assert live.unreplayable is not None
            assert live.unreplayable.why.message == "rules-not-kept"

    run(play())


def test_a_stopped_server_has_stored_where_every_game_stands(tmp_path: Path) -> None:
    async def play() -> None:
        await begun(tmp_path)
        [(at, last)] = await sql(tmp_path, "SELECT snapshot_at, (SELECT max(n) FROM entries) FROM tables")
        assert at == last

    run(play())


BROKEN = b'{"agenda": [["no_such_step"]], "sealed": [], "ending": ""}'

# --- the games --------------------------------------------------------------------------------------------------------


@pytest.mark.sqlite
@pytest.mark.parametrize("game", ["xorlosch", "dungeon-lords", "warhammer-quest", "dungeon-run", "heroquest"])
def test_every_game_goes_on_from_its_state(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From whatever moment: half-way through a game of bots, under rules that have a new number and are the same."""
    box = registry.box(game)
    seats = next(number for number in box.seats if number >= 3 or number == max(box.seats))
    seed = bytes(range(32))
    table = Table.new(box, [Seat(f"bot {seat}", "random") for seat in range(seats)], seed=seed)
    bots = [registry.bot(game, "random")(f"{seat}") for seat in range(seats)]

    def play(table: Table[Any], answers: int) -> None:
        for _ in range(answers):
            if table.over:
                return
            seat = table.asked[0]
            table.answer(seat, bots[seat].choose(table.view_of_person(seat)))

    play(table, 60)
    assert not table.over
    monkeypatch.setattr(box, "version", box.version + 1)
    monkeypatch.setattr(box, "upgrades", {**box.upgrades, box.version - 1: unchanged})
    at = len(table.log.entries) - 1
    new = continued(box, table.log, table.state.encode(), at, seed, lambda n, event: None)
    assert new.state.hash() == table.state.hash()
    assert new.asked == table.asked
    play(new, 60)
    assert Table.replay(box, new.log).state.hash() == new.state.hash()
    with pytest.raises(RulesChanged):
        continued(
            box, table.log, b'{"agenda": [["no_such_step"]], "sealed": [], "ending": ""}', at, seed, lambda *_: None
        )
