"""Whatever comes over a WebSocket, the connection stays open and the table unchanged."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.types import Message

from lanterne.server import connection as connections
from tests.server.cellar_registered import register_cellar
from tests.server.rooms import HERE, Client, Guest, app_of, open_services, people, refused, table_of
from tests.server.within import run

DOING = (
    "answer",
    "walk",
    "seen",
    "closed",
    "draft",
    "undo",
    "redo",
    "motion",
    "agree",
    "say",
    "look",
    "speak",
    "prefer",
    "?",
)
FIELDS = ("do", "id", "choice", "seat", "answer", "thing", "to", "picked", "name", "yes", "text", "language", "passing")

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(st.characters(), max_size=8)
    | st.sampled_from(["bid", "walk", "crypt", "seat:0", "card:rat-1", "\ud800", "always", "fr"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
REQUESTS = st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6).flatmap(
    lambda fields: st.sampled_from(DOING).map(lambda do: json.dumps({**fields, "do": do}))
)
SHAPED = st.builds(
    lambda do, seat, words: json.dumps({"do": do, "seat": seat, "choice": 0, "answer": words, "picked": words}),
    st.sampled_from(["answer", "draft"]),
    st.sampled_from([0, 1, -1, 2**63]),
    st.lists(VALUES, max_size=4),
)
NASTY = (
    "",
    "null",
    "[]",
    "{}",
    '{"do":"answer","do":"say","text":"twice"}',
    '{"do":"say","text":"\\ud800"}',
    '{"do":"say","text":"' + "x" * 60_000 + '"}',
    '{"do":"answer","seat":0,"choice":0,"answer":[NaN]}',
    '{"do":"answer","seat":0,"choice":0,"answer":[1e999]}',
    '{"do":"answer","seat":0,"choice":0,"answer":' + "[" * 900 + "]" * 900 + "}",
    '{"do":"draft","seat":0,"choice":0,"picked":[' + "[" * 400 + "]" * 400 + "]}",
    "[" * 60_000,
    '{"do":"seen","thing":"' + "\\u0000" * 100 + '"}',
    '{"do":"look","seat":' + "9" * 400 + "}",
)


def test_nothing_that_is_said_brings_a_table_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)

    @settings(
        max_examples=60,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(REQUESTS | SHAPED | st.text(max_size=20) | st.sampled_from(NASTY), max_size=12))
    def fuzz(frames: list[str]) -> None:
        run(said(frames))

    async def said(frames: list[str]) -> None:
        async with open_services(tmp_path) as services:
            known = [person for person, _ in await people(services, "Ann", "Bea")]
            live = await table_of(services, "cellar", known)
            windows = [await Client(live, person).open() for person in (*known, None)]
            for frame in frames:
                for window in windows:
                    await window.send(frame)
            assert live.table is not None
            assert not any(window.connection.gone for window in windows)
            for window in windows:
                live.show(window.connection)
                window.news()

    fuzz()


@pytest.mark.parametrize("frame", NASTY, ids=range(len(NASTY)))
def test_nasty_frames_are_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frame: str) -> None:
    register_cellar(monkeypatch)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = await people(services, "Ann", "Bea")
            live = await table_of(services, "cellar", [person for person, _ in known])
            window = await Client(live, known[0][0]).open()
            saved = live.saved
            news = await window.send(frame)
            assert refused(news) or any(message["type"] in ("chat", "seen") for message in news)
            assert live.saved == saved
            guest = Guest(app_of(services), known[0][1])
            answer = await guest.ask("POST", f"/api/tables/{live.id}/answers", content=frame)
            assert 400 <= answer.status_code < 500, answer.text

    run(play())


@pytest.mark.parametrize("answer", [["\ud800"], [["bid", "\udfff"]], {"\ud800": 1}, [{"\ud800": "\ud800"}]])
def test_broken_text_in_an_answer_over_http_is_refused(tmp_path: Path, answer: Any) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = await people(services, "Ann", "Bea")
            live = await table_of(services, "xorlosch", [person for person, _ in known])
            assert live.table is not None
            guest = Guest(app_of(services), known[0][1])
            body = json.dumps({"choice": live.table.choice_id, "seat": 0, "answer": answer})
            told = await guest.ask("POST", f"/api/tables/{live.id}/answers", content=body)
            assert told.status_code in (409, 422), told.text

    run(play())


class Socket:
    """A WebSocket without a port: what is sent to it, and what it says, in order."""

    def __init__(self, table: str, *said: Message, cookie: str = "") -> None:
        self.said = [{"type": "websocket.connect"}, *said, {"type": "websocket.disconnect", "code": 1001}]
        self.heard: list[Message] = []
        self.scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/play",
            "raw_path": b"",
            "query_string": b"lang=fr",
            "headers": [
                (b"host", b"localhost:8765"),
                (b"origin", HERE.encode()),
                (b"cookie", f"lanterne={cookie}".encode()),
            ],
            "client": ("127.0.0.1", 50000),
            "subprotocols": [],
            "scheme": "ws",
            "extensions": {},
        }

    async def receive(self) -> Message:
        return self.said.pop(0)

    async def send(self, message: Message) -> None:
        self.heard.append(message)

    def news(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message["text"]) for message in self.heard if message["type"] == "websocket.send"]


def test_bytes_are_not_understood_and_the_connection_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)
    frames: list[Message] = [
        {"type": "websocket.receive", "bytes": b"\x00\xff"},
        {"type": "websocket.receive", "bytes": b'{"do":"undo"}', "text": None},
        {"type": "websocket.receive", "text": '{"do":"look","seat":1}'},
    ]

    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = await people(services, "Ann", "Bea")
            live = await table_of(services, "cellar", [person for person, _ in known])
            socket = Socket(live.id, *frames, cookie=known[1][1])
            await app_of(services)(socket.scope, socket.receive, socket.send)
            kinds = [message["type"] for message in socket.news()]
            assert kinds[:3] == ["people", "chat", "now"]
            assert kinds.count("refused") == 2
            assert kinds[-1] == "now"
            assert live.connections == set()
            nowhere = Socket("nowhere")
            await app_of(services)(nowhere.scope, nowhere.receive, nowhere.send)
            assert nowhere.heard[-1]["code"] == 4404

    run(play())


def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)
    monkeypatch.setattr(connections, "WAITING", 8)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            known = [person for person, _ in await people(services, "Ann", "Bea")]
            live = await table_of(services, "cellar", known)
            slow, quick = [await Client(live, person).open() for person in known]
            for n in range(20):
                quick.news()
                await live.say(known[1], f"Number {n}")
            assert slow.connection.gone
            assert not quick.connection.gone
            waiting = [slow.connection.waiting.get_nowait() for _ in range(slow.connection.waiting.qsize())]
            assert waiting[-1] is None
            assert slow.connection.code == connections.TRY_AGAIN

    run(play())
