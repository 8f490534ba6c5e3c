"""How fast somebody may chat, in however many windows."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.on_port import server_on_port
from tests.server.within import run


def test_who_opens_more_windows_does_not_chat_faster(tmp_path: Path) -> None:
    with server_on_port(tmp_path) as here:
        ann, bea = (known(here, name) for name in ("Ann", "Bea"))
        plan = {"game": "xorlosch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = httpx.post(f"{here}/api/tables", json=plan, headers=ann).json()["id"]
        play = f"{here.replace('http', 'ws')}/api/tables/{table}/play"

        async def evening() -> None:
            await asyncio.gather(*(chatter(play, ann, f"Ann {n}") for n in range(3)))
            await chatter(play, bea, "Bea")

        run(evening())
        said = run(lines(play, bea))
    assert 6 <= sum("Ann" in line for line in said) <= 9, "six, and a few more if the machine is slow"
    assert sum("Bea" in line for line in said) == 6


def known(here: str, name: str) -> dict[str, str]:
    token = httpx.post(f"{here}/api/programs", json={"name": name}, headers={"origin": here}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


async def chatter(play: str, who: dict[str, str], text: str) -> None:
    """Say six things in a window of its own, and wait until all were heard."""
    async with connect(play, additional_headers=who) as socket:
        for n in range(6):
            await socket.send(json.dumps({"do": "say", "id": n + 1, "text": f"{text}: {n}"}))
        await socket.send("that is all")
        while (await news(socket)).get("to") != 0:
            pass


async def lines(play: str, who: dict[str, str]) -> list[str]:
    """All that was said."""
    async with connect(play, additional_headers=who) as socket:
        while (told := await news(socket))["type"] != "chat":
            pass
    return [line["text"] for line in told["lines"]]


async def news(socket: ClientConnection) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(await socket.recv())
    return told
