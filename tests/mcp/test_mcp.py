"""The server for language models, spoken to by the client of the protocol's own library."""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from mcp.types import TextContent
from tests.server.test_durability import free_port, serving

import lanterne
from lanterne.errors import BadArgument
from lanterne.mcp.joined_table import JoinedTable
from lanterne.mcp.server import made_server
from mcp import Client, StdioServerParameters


async def told(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    assert result.structured_content is not None
    return result.structured_content.get("result", result.structured_content)


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """The sentence of a refusal."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    said = result.content[0]
    assert isinstance(said, TextContent)
    return said.text


async def plays_on(client: Client, table: str, now: dict[str, Any], decisions: int) -> dict[str, Any]:
    """A model that answers at random."""
    chance = random.Random(1)
    for _ in range(decisions):
        if now["outcome"] is not None:
            break
        picks: list[str] = []
        while True:
            open_now = await told(client, "options", table=table, picks=picks)
            if not open_now["draft"] or open_now["can_confirm"]:
                break
            picks.append(chance.choice(open_now["picks"])["answer"])
        if open_now["draft"]:
            now = await told(client, "answer", table=table, picks=picks)
        else:
            now = await told(client, "answer", table=table, answer=chance.choice(open_now["options"])["answer"])
    return now


def test_a_model_plays_a_whole_game() -> None:
    async def evening() -> None:
        async with Client(made_server()) as client:
            names = {game["game"] for game in await told(client, "list_games")}
            assert {"xorlosch", "dungeon-run"} <= names
            now = await told(client, "new_table", game="dungeon-run", seats=["me", "steady"], seed=1)
            assert now["your_seats"] == [now["names"][0]]
            now = await plays_on(client, now["table"], now, 500)
            assert now["outcome"]["ending"]
            assert await refused(client, "answer", table=now.get("table", "1"), answer="end_turn")

    asyncio.run(evening())


def test_a_model_is_told_what_its_seat_may_know_and_why_things_are_closed() -> None:
    async def evening() -> None:
        async with Client(made_server()) as client:
            now = await told(client, "new_table", game="dungeon-lords", seats=["me", "steady", "steady"], seed=1)
            table = lanterne.new_table("dungeon-lords", players=3, seed=1)
            assert now["position"] == json.loads(json.dumps(table.view(0).describe()))
            open_now = await told(client, "options", table="1")
            assert open_now["draft"] == "slots"
            assert open_now["closed"]
            assert all(each["reason"] and each["rule"].startswith("DL-") for each in open_now["closed"])

    asyncio.run(evening())


def test_what_is_not_possible_gets_a_sentence() -> None:
    async def evening() -> None:
        async with Client(made_server()) as client:
            assert "give yourself a seat" in await refused(client, "new_table", game="xorlosch", seats=["steady"] * 2)
            assert "no game called" in await refused(client, "new_table", game="chess", seats=["me"])
            assert "there is no table" in await refused(client, "observe", table="9")
            await told(client, "new_table", game="xorlosch", seats=["me", "me"], seed=1)
            assert "is not open" in await refused(client, "answer", table="1", answer="end_turn")
            assert "there is no step" in await refused(client, "answer", table="1", answer="fly away")
            assert "not an invitation link" in await refused(client, "join_table", link="http://x/", name="Ann")
            assert "XOR-MOV-3" in await told(client, "rule", game="xorlosch", rule_id="XOR-MOV-3")

    asyncio.run(evening())


def test_the_command_speaks_over_standard_input() -> None:
    async def evening() -> None:
        server = StdioServerParameters(command=sys.executable, args=["-m", "lanterne.cli", "mcp"])
        async with Client(server) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"list_games", "new_table", "join_table", "observe", "options", "answer", "rule"}

    asyncio.run(evening())


def test_a_model_takes_a_seat_at_a_table_of_people(tmp_path: Path) -> None:
    port = free_port()
    here = f"http://127.0.0.1:{port}"

    async def evening() -> None:
        host = httpx.post(f"{here}/api/programs", json={"name": "Ann"}, headers={"origin": here}).json()["token"]
        known = {"Authorization": f"Bearer {host}"}
        plan = {"game": "xorlosch", "seats": [{"kind": "friend"}, {"kind": "friend"}]}
        table = httpx.post(f"{here}/api/tables", json=plan, headers=known).json()["id"]
        link = httpx.post(f"{here}/api/tables/{table}/seats/0/invite", headers=known).json()["link"]
        async with Client(made_server()) as client:
            now = await told(client, "join_table", link=link, name="Model")
            assert "has not begun" in now["waiting"]
            httpx.post(f"{here}/api/tables/{table}/start", headers=known).raise_for_status()
            now |= await told(client, "observe", table=now["table"])
            answer = json.dumps(now["options"][0]["answer"])
            after = await told(client, "answer", table=now["table"], answer=answer)
            assert after["entry"] > now["entry"]

    with serving(port, f"sqlite:///{tmp_path / 'lanterne.sqlite'}"):
        asyncio.run(evening())


@pytest.mark.parametrize("words", ["end_turn", "{"])
def test_answers_to_people_are_json(words: str) -> None:
    table = JoinedTable.__new__(JoinedTable)
    table._now = {"seat": 0, "asked": [0], "choice": 1}
    with pytest.raises(BadArgument, match="an answer is JSON"):
        table.answer(words, [])
